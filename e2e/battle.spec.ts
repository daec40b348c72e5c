import { earn } from './support/earned.ts'
import { attackOnce, attackUntilDecided, begin, decide, depart, startStage } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

test.use({ pace: 'instant' })

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('the first stage is won with attacks alone, and its gold comes home', async ({ page, expectAccessible, shot }) => {
  await depart(page, '灯見ヶ原')
  await expectAccessible()
  await shot('battle-command')
  await attackUntilDecided(page)
  await expect(page.getByRole('region', { name: '影は畳まれた' })).toBeVisible()
  await expectAccessible()
  expect(await page.evaluate(pushedAside), 'what is cut off is scrolled to by nobody').toBe(0)
  await page.getByRole('button', { name: '町へ戻る' }).click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu/)
  await expect(page.getByText('三人のようす')).toBeVisible()
  const welcome = page.getByRole('figure').filter({ hasText: 'カンヌキ' })
  await expect(welcome).toBeVisible()
  await expectAccessible()
  await shot('welcome')
  await expect(page.getByRole('region', { name: '冒険の途中' })).toBeHidden()
  await page.reload()
  await expect(page.getByText('三人のようす')).toBeVisible()
  await expect(welcome).toBeHidden()
  await page.getByRole('button', { name: 'タイトルへ戻る' }).click()
  await page.getByRole('button', { name: '冒険の記録を消す' }).click()
  await expect(page.getByRole('dialog')).toContainText('所持金')
  await expect(page.getByRole('dialog').getByText('200 G')).toBeHidden()
})

test('the result shows the party as it goes on: recovered, with the maxima of a new level', async ({ page, server }) => {
  await earn(page, server, { exp: 15 })
  await begin(page, '灯見ヶ原')
  const hp = page.getByRole('meter', { name: 'キリカ HP' })
  const before = Number(await hp.getAttribute('aria-valuemax'))
  await attackUntilDecided(page)
  await expect(page.getByRole('region', { name: '影は畳まれた' })).toContainText('Lv2になった')
  await page.reload()
  await expect(page.getByRole('region', { name: '影は畳まれた' })).toBeVisible()
  const after = Number(await hp.getAttribute('aria-valuemax'))
  expect(after).toBeGreaterThan(before)
  await expect(hp).toHaveAttribute('aria-valuenow', String(after))
  await page.getByRole('button', { name: '町へ戻る' }).click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  const [kirika] = await (await page.request.get('/api/game/rpg/parties/information')).json()
  expect(kirika.status.value_hp).toBe(after)
})

test('a fight survives a reload and a killed server, and waits in the town', async ({ page, restartServer }) => {
  await begin(page, '灯見ヶ原')
  await attackOnce(page)
  await expect(page.getByRole('button', { name: 'ATTACK' })).toBeVisible()
  await restartServer()
  await page.goto('/game/rpg/menu')
  await expect(page.getByRole('region', { name: '冒険の途中' })).toContainText('灯見ヶ原')
  await page.getByRole('button', { name: 'つづける' }).click()
  await expect(page).toHaveURL(/\/battle\/1\/1$/)
  await attackUntilDecided(page)
  await page.reload()
  await expect(page.getByRole('region', { name: '影は畳まれた' })).toBeVisible()
  await page.goto('/game/rpg/menu')
  await page.getByRole('button', { name: 'つぎへ進む' }).click()
  await expect(page).toHaveURL(/\/battle\/1\/2$/)
  await expect(page.getByRole('button', { name: 'ATTACK' })).toBeVisible()
})

test('a fight waits in the menu, and is given up only after the price is told [MENU-6]', async ({ page, expectAccessible }) => {
  await startStage(page, 1)
  await page.goto('/game/rpg/menu/adventure')
  await expect(page.getByText('冒険の途中です。終えてから、次の土地へ。')).toBeVisible()
  await expect(page.getByRole('button', { name: '灯見ヶ原' })).toBeDisabled()
  await page.getByRole('region', { name: '冒険の途中' }).getByRole('button', { name: 'つづける' }).click()
  await expect(page).toHaveURL(/\/battle\/1\/1$/)
  await page.goto('/game/rpg/menu/adventure')
  await page.getByRole('button', { name: 'あきらめて戻る' }).click()
  await expect(page.getByRole('dialog')).toContainText('EXP')
  await expect(page.getByRole('button', { name: '戦いに戻る' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '灯見ヶ原' })).toBeDisabled()
  await page.getByRole('button', { name: 'あきらめて戻る' }).click()
  await page.getByRole('button', { name: 'あきらめる' }).click()
  await expect(page.getByRole('region', { name: '冒険の途中' })).toBeHidden()
  await expect(page.getByRole('button', { name: '灯見ヶ原' })).toBeEnabled()
})

test('an ending that fails says so, and works at the second try', async ({ page, expectTrouble }) => {
  await decide(page, 1)
  await page.goto('/game/rpg/menu')
  expectTrouble(/500/)
  await intercept(page, '**/battle/finish', (route) => route.fulfill({ status: 500, json: {} }), 1)
  const banner = page.getByRole('region', { name: '冒険の途中' })
  await banner.getByRole('button', { name: '町へ戻る' }).click()
  await expect(banner.getByRole('alert')).toContainText('予期しないエラー')
  await banner.getByRole('button', { name: '町へ戻る' }).click()
  await expect(banner).toBeHidden()
})

/** Runs in the page: how many boxes that cut off what is larger have been scrolled, as a focus can do. */
function pushedAside(): number {
  const isPushed = (box: Element) => getComputedStyle(box).overflowX === 'hidden' && (box.scrollLeft !== 0 || box.scrollTop !== 0)
  return [...document.querySelectorAll('main, main *')].filter(isPushed).length
}
