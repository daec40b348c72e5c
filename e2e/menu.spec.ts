import type { Page } from '@playwright/test'
import { arriveWithParty } from './support/first-steps.ts'
import { earn } from './support/earned.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'
import { turnPages } from './support/story.ts'

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu')
  await expect(page.getByText('三人のようす')).toBeVisible()
})

const pretend = (page: Page, call: string, json: unknown) => page.route(`**/api/game/rpg/${call}`, (route) => route.fulfill({ json }))
const running = (phase: string, stage: number) => ({
  is_cleared: false,
  is_cleared_vast_expanse: false,
  running: { field_id: 3, stage_id: stage, session_id: 'pretended', phase },
})

test('the bar leads to the places of the town, and back to the title [MENU-1]', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: '町の行き先' })
  for (const [name, route] of [
    ['冒険に出る', 'adventure'],
    ['広場', 'plaza'],
    ['よろず灯屋', 'shop'],
    ['仲間のようす', 'status'],
    ['遊びかた', 'other'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/menu/${route}$`))
  }
  await bar.getByRole('button', { name: 'タイトルへ戻る' }).click()
  await expect(page).toHaveURL(/\/game\/rpg$/)
})

test('the plaza opens its places in the bar, and the present one is marked [MENU-2]', async ({ page }) => {
  await pretend(page, 'menu/plaza/check_status', [true])
  const bar = page.getByRole('navigation', { name: '町の行き先' })
  for (const [place, route] of [
    ['積灯庫', 'library'],
    ['貼り壁', 'bbs'],
    ['ほどき屋', 'refresh'],
    ['芯切り場', 'job'],
  ] as const) {
    await page.goto('/game/rpg/menu')
    await expect(bar.getByRole('link', { name: '広場' })).toBeVisible()
    await expect(bar.getByRole('link', { name: place })).toHaveCount(0)
    await bar.getByRole('link', { name: '広場' }).click()
    // For the server the rest house of this save is closed: the way there is what counts.
    const there = page.waitForURL(new RegExp(`/menu/${route}$`))
    await bar.getByRole('link', { name: place }).click()
    await there
  }
  await page.goto('/game/rpg/menu')
  await expect(bar.getByRole('link', { name: '積灯庫' })).toBeHidden()
  await bar.getByRole('link', { name: '広場' }).click()
  await expect(page).toHaveURL(/\/menu\/plaza$/)
  for (const place of ['積灯庫', '貼り壁', '芯切り場']) await expect(bar.getByRole('link', { name: place })).toBeVisible()
  await expect(bar.getByRole('link', { name: '広場' })).toHaveAttribute('aria-current', 'page')
})

test('the bar names the rest house only once it is open, and says why it is closed until then', async ({ page, expectAccessible }) => {
  const bar = page.getByRole('navigation', { name: '町の行き先' })
  await page.goto('/game/rpg/menu/plaza')
  const unknown = bar.getByRole('button', { name: '？？？（改装中）' })
  await expect(unknown).toBeVisible()
  await expect(bar.getByText('まだ入れません。')).toBeVisible()
  await expect(bar.getByText('ほどき屋')).toHaveCount(0)
  await unknown.click({ force: true })
  await expect(page).toHaveURL(/\/menu\/plaza$/)
  await expectAccessible()
  await pretend(page, 'menu/plaza/check_status', [true])
  await page.reload()
  await expect(bar.getByRole('link', { name: 'ほどき屋' })).toBeVisible()
  await expect(unknown).toBeHidden()
})

test('there is no treasure before the altar, and a look at it after, which leads to the ending [MENU-3]', async ({
  page,
  server,
  expectAccessible,
}) => {
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] })
  await page.reload()
  await expect(page.getByText('三人のようす')).toBeVisible()
  await expect(page.getByRole('button', { name: '宝を確かめる' })).toBeHidden()
  await pretend(page, 'menu/can_be_clear', { is_cleared: true, is_cleared_vast_expanse: false, running: null })
  await page.reload()
  await page.getByRole('button', { name: '宝を確かめる' }).click()
  await expect(page.getByRole('dialog', { name: '原灯の火' })).toContainText('火の使いみちを、決めに行きますか？')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '宝を確かめる' })).toBeFocused()
  await page.unroute('**/api/game/rpg/menu/can_be_clear')
  await earn(page, server, { cleared: [11] })
  await page.reload()
  await page.getByRole('button', { name: '宝を確かめる' }).click()
  await page.getByRole('dialog', { name: '原灯の火' }).getByRole('button', { name: '決めに行く' }).click()
  await expect(page).toHaveURL(/\/game\/rpg\/ending$/)
})

test('a scene that is due is told before the town opens, also when it cannot be noted', async ({
  page,
  expectAccessible,
  expectTrouble,
}) => {
  expectTrouble(/500/)
  await page.route('**/journal/seen', (route) => route.fulfill({ status: 500, json: {} }))
  await pretend(page, 'menu/can_be_clear', {
    is_cleared: true,
    is_cleared_vast_expanse: true,
    scenes: ['diary', 'interlude-8'],
    running: null,
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: '灯祖の日記' })).toBeVisible()
  await expectAccessible()
  await turnPages(page, 20, () => page.keyboard.press('ArrowRight'), 18)
  await expect(page.getByRole('button', { name: '振りかえす' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '幕間八　昼寝' })).toBeVisible()
  await page.getByRole('button', { name: 'とばす' }).click()
  await expect(page.getByText('三人のようす')).toBeVisible()
})

test('what comes to be due while a place is open waits for the next place', async ({ page }) => {
  const due = (scene: string) => pretend(page, 'menu/can_be_clear', { is_cleared: false, scenes: [scene], running: null })
  await due('interlude-lamps')
  await page.reload()
  await expect(page.getByRole('heading', { name: '幕間の幕間　余り一' })).toBeVisible()
  await due('interlude-fourteenth')
  const readAgain = page.waitForResponse('**/menu/can_be_clear')
  await page.getByRole('button', { name: 'とばす' }).click()
  await readAgain
  await expect(page.getByText('三人のようす')).toBeVisible()
  await page.getByRole('link', { name: 'よろず灯屋' }).click()
  await expect(page.getByRole('heading', { name: '幕間の幕間　十四組め' })).toBeVisible()
  await page.getByRole('button', { name: 'とばす' }).click()
  await expect(page.getByText('shop: buyable')).toBeVisible()
})

test('what the banner offers depends on how the adventure stands [MENU-7, MENU-8]', async ({ page }) => {
  const banner = page.getByRole('region', { name: '冒険の途中' })
  const offers = () => banner.getByRole('button').allInnerTexts()
  for (const [phase, stage, ways] of [
    ['fighting', 2, ['あきらめて戻る', 'つづける']],
    ['won', 2, ['町へ戻る', 'つぎへ進む']],
    ['won', 4, ['町へ戻る']],
    ['escaped', 2, ['町へ戻る']],
  ] as const) {
    await pretend(page, 'menu/can_be_clear', running(phase, stage))
    await page.reload()
    await expect(banner).toContainText(`炉座火山　第${stage}場`)
    expect(await offers()).toEqual(ways)
  }
  await pretend(page, 'menu/can_be_clear', running('lost', 2))
  await page.reload()
  await expect(page.getByText('三人のようす')).toBeVisible()
  await expect(banner).toBeHidden()
})

test('a town that cannot be read says so and opens at the second try', async ({ page, expectTrouble }) => {
  expectTrouble(/503|ERR_FAILED/)
  await page.route('**/menu/can_be_clear', (route) => route.abort(), { times: 3 })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('通信に失敗しました。')
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(page.getByText('三人のようす')).toBeVisible()
})

test('fields that cannot be read say so, and a short loss heals by itself', async ({ page, expectTrouble }) => {
  expectTrouble(/500|ERR_FAILED/)
  await intercept(page, '**/field/list', (route) => route.fulfill({ status: 500, json: {} }), 1)
  await page.getByRole('link', { name: '冒険に出る' }).click()
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(page.getByRole('button', { name: '灯見ヶ原' })).toBeVisible()
  await intercept(page, '**/field/list', (route) => route.abort(), 1)
  await page.reload()
  await expect(page.getByRole('button', { name: '灯見ヶ原' })).toBeVisible()
})

test('the castle, the altar and the place outside the picture have texts and colours of their own, in the list and in the question [FIELD-8]', async ({
  page,
  expectAccessible,
}) => {
  const names = ['暗幕の古城', '暗幕の古城 上層・祭壇', '茫洋']
  await pretend(
    page,
    'field/list',
    names.map((name, at) => ({ id: 10 + at, name, difficulty: at === 2 ? '？' : '★★★★★★', is_cleared: false, offering: null })),
  )
  await page.getByRole('link', { name: '冒険に出る' }).click()
  const inks = new Set<string>()
  const questions = new Set<string>()
  const rows = new Set<string>()
  const last = page.getByRole('row').filter({ has: page.getByRole('button', { name: '茫洋', exact: true }) })
  await page.getByRole('button', { name: '茫洋', exact: true }).focus()
  await expect(last).toHaveAttribute('data-chosen')
  // Nothing lies over the black of the row when it is chosen.
  await expect(last).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(last.getByRole('cell').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  for (const name of names) {
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) })
    rows.add(await row.evaluate((element) => getComputedStyle(element).color))
    await page.getByRole('button', { name, exact: true }).click()
    const question = page.getByRole('dialog').getByText(/か？$/).locator('..')
    questions.add((await question.innerText()).replaceAll(name, ''))
    inks.add(await question.evaluate((element) => `${getComputedStyle(element).color} on ${getComputedStyle(element).backgroundColor}`))
    await expectAccessible()
    await page.keyboard.press('Escape')
  }
  expect(inks.size).toBe(3)
  expect(questions.size).toBe(3)
  for (const question of questions) expect(question).not.toMatch(/^へ向かいますか？/)
  expect(rows).toEqual(new Set([...inks].map((ink) => ink.split(' on ')[0])))
  await expect(page.getByText('刈り残しの畝が、一本多い。')).toBeVisible()
})

test('the three stand at the gate: their figures show on the card by keyboard, mouse and press, and lead to their page', async ({
  page,
  expectAccessible,
}) => {
  const figure = page.getByRole('button', { name: /トモリ/ })
  const card = page.getByText('次のLvまで 20').nth(1)
  await expect(figure).toContainText('Lv1')
  await expect(page.getByText('力の点 4')).toHaveCount(3)
  await expect(card).toBeHidden()
  await figure.press('Shift')
  await expect(card).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: '冒険に出る' }).focus()
  await expect(card).toBeHidden()
  await figure.press('Enter')
  await page.getByRole('link', { name: '冒険に出る' }).focus()
  await expect(card).toBeVisible()
  await figure.press('Enter')
  await page.getByRole('link', { name: '冒険に出る' }).focus()
  await figure.hover({ position: { x: 158, y: 40 } })
  await expect(card).toBeVisible()
  await page.getByRole('link', { name: 'ようすを見る' }).click()
  await expect(page.getByRole('tab', { name: /トモリ/ })).toHaveAttribute('aria-selected', 'true')
})

test('newcomers are led to their first skill, the others to their points', async ({ page }) => {
  await expect(page.getByText('まだ誰も技を覚えていません。')).toBeVisible()
  await page.getByRole('link', { name: '点を割り振る' }).click()
  await expect(page.getByRole('tab', { name: '技', exact: true, selected: true })).toBeVisible()
  await page.getByRole('button', { name: '一文字' }).click()
  await page.getByRole('button', { name: '覚える' }).click()
  await expect(page.getByText('技が身につきました。')).toBeVisible()
  await page.goto('/game/rpg/menu')
  await expect(page.getByRole('link', { name: '点を割り振る' })).toBeVisible()
  await expect(page.getByText('まだ誰も技を覚えていません。')).toBeHidden()
})
