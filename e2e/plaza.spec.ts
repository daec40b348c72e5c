import { earn } from './support/earned.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

const plaza = '/game/rpg/menu/plaza'

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('the map names five spots, says a line on hover and on focus, and keeps the closed house closed [PLAZA-2, PLAZA-4]', async ({
  page,
  expectAccessible,
  shot,
}) => {
  await page.goto(plaza)
  await expect(page.getByText('plaza: loaded')).toBeVisible()
  const map = page.getByRole('group', { name: '広場の地図' })
  await expect(map.getByRole('button')).toHaveCount(5)
  for (const name of ['積灯庫', '冒険者の貼り壁', '？？？（改装中）', '芯切り場', '正門'])
    await expect(map.getByRole('button', { name })).toBeVisible()
  await expectAccessible()
  await map.getByRole('button', { name: '芯切り場' }).hover()
  await expect(page.getByRole('tooltip', { name: '一本切れば、一本ぶん明るい' })).toBeVisible()
  await map.getByRole('button', { name: '冒険者の貼り壁' }).focus()
  await expect(page.getByRole('tooltip', { name: '壁だから、口は堅い' })).toBeVisible()
  const closed = map.getByRole('button', { name: '？？？（改装中）' })
  await closed.focus()
  await expect(page.getByRole('tooltip', { name: '薄紙と糸が届くまで、休業いたします' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/menu\/plaza$/)
  await expect(page.getByText('改装中です。土地をあと5つ開くと、入れます。')).toBeVisible()
  await expectAccessible()
  await shot('plaza')
  await page.route('**/plaza/check_status', (reply) => reply.fulfill({ json: [true] }))
  await page.reload()
  await expect(map.getByRole('button', { name: 'ほどき屋' })).toBeVisible()
  await expect(map.getByRole('button')).toHaveCount(5)
})

for (const [name, route] of [
  ['積灯庫', 'library'],
  ['冒険者の貼り壁', 'bbs'],
  ['正門', 'adventure'],
  ['ほどき屋', 'refresh'],
  ['芯切り場', 'job'],
] as const) {
  test(`the spot ${name} leads to menu/${route} [PLAZA-3]`, async ({ page }) => {
    await page.route('**/plaza/check_status', (reply) => reply.fulfill({ json: [true] }))
    await page.goto(plaza)
    // For the server the rest house of this save is closed: it sends the player back at once, so the way there is what counts.
    const there = page.waitForURL(new RegExp(`menu/${route}$`))
    await page.getByRole('group', { name: '広場の地図' }).getByRole('button', { name }).click()
    await there
  })
}

test('arrows move between the spots, Enter opens one', async ({ page }) => {
  const { keyboard } = page
  await page.goto(plaza)
  const map = page.getByRole('group', { name: '広場の地図' })
  await expect(map.getByRole('button', { name: '積灯庫' })).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(map.getByRole('button', { name: '冒険者の貼り壁' })).toBeFocused()
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/menu\/adventure$/)
})

test('people say something, and the button shows the next speaker', async ({ page }) => {
  await page.goto(plaza)
  const talk = page.getByRole('region', { name: '広場の話し声' })
  await expect(talk).toContainText('「今日も床がきれいだ」')
  await talk.getByRole('button', { name: 'ほかの話を聞く' }).click()
  await expect(talk).toContainText('「ほら、顔が映るだろう」')
})

test('who plays on after an ending finds that two have dreamt it, until another field is cleared', async ({ page, server }) => {
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11] })
  await write(page, '/api/game/rpg/ending/store/clear', { ending: 2 })
  await write(page, '/api/game/rpg/journal/seen', { scene: 'curtain-2' })
  const talk = page.getByRole('region', { name: '広場の話し声' })
  const dreamt = async () => {
    await page.goto(plaza)
    await expect(talk).toContainText('「ポチがいるか、三度見たよ。')
    await talk.getByRole('button', { name: 'ほかの話を聞く' }).click()
    await expect(talk).toContainText('カンヌキ')
    await expect(talk).toContainText('「手を振る夢でね。')
  }
  await dreamt()
  await dreamt()
  await earn(page, server, { cleared: [8] })
  await page.goto(plaza)
  await expect(talk).toContainText('「ヨツジさんの染みが、')
})

test('when the check fails the other houses stay open, and it can be read again', async ({ page, expectTrouble, expectAccessible }) => {
  expectTrouble(/500/)
  await page.route('**/plaza/check_status', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(plaza)
  await expect(page.getByRole('alert')).toContainText('ほどき屋の戸が見えません。もう一度どうぞ。')
  await expect(page.getByRole('group', { name: '広場の地図' }).getByRole('button', { name: '？？？（改装中）' })).toBeVisible()
  await expectAccessible()
  await page.route('**/plaza/check_status', (route) => route.fulfill({ json: [true] }))
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(page.getByRole('button', { name: 'ほどき屋' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
