import type { Page } from '@playwright/test'
import { begin, attack } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'
import { connectPad, padReady, tap } from './support/pad.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: '作戦' })
const told = (page: Page, member: string, tactic: string) => page.getByRole('radio', { name: `${member}、${tactic}` })
const tool = (page: Page) => page.getByRole('button', { name: '作戦' })
const auto = (page: Page) => page.getByRole('button', { name: 'おまかせ', exact: true })
const kept = (page: Page) => page.waitForResponse('**/parties/tactics')
/** What おまかせ would order, as it is read aloud with the button. */
const planned = async (page: Page) => (await auto(page).getAttribute('aria-description')) ?? ''

test.use({ pace: 'instant' })

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('in a battle each member is told how to fight, おまかせ goes by it at once, and the save keeps it', async ({
  page,
  expectAccessible,
  shot,
}) => {
  await begin(page, '灯見ヶ原')
  await tool(page).click()
  await expect(told(page, 'キリカ', 'いつもどおり')).toBeFocused()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(3)
  await expectAccessible()
  await shot('tactics-battle')
  const one = kept(page)
  await told(page, 'トモリ', '灯を守る').check()
  expect((await one).status()).toBe(200)
  const all = kept(page)
  await page.getByRole('button', { name: '三人とも、技を仕舞う' }).click()
  expect((await all).status()).toBe(200)
  await expect(told(page, 'トモリ', '技を仕舞う')).toBeChecked()
  await page.getByRole('button', { name: '閉じる' }).click()
  await expect(tool(page)).toBeFocused()
  await page.reload()
  await expect(attack(page)).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('radio', { name: /、技を仕舞う$/, checked: true })).toHaveCount(3)
})

test('what おまかせ would order changes with the tactic', async ({ page }) => {
  await page.goto('/game/rpg/menu/status')
  await page.getByRole('tab', { name: '技', exact: true }).click()
  await page.getByRole('group', { name: 'キリカの技の樹' }).getByRole('button', { name: '一文字' }).click()
  await page.getByRole('button', { name: '覚える' }).click()
  await expect(page.getByText('技が身につきました。')).toBeVisible()
  await begin(page, '灯見ヶ原')
  const changed = async (name: string) => {
    await page.keyboard.press('t')
    await page.getByRole('button', { name: `三人とも、${name}` }).click()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    return planned(page)
  }
  expect(await changed('惜しまず攻める')).toContain('一文字')
  expect(await changed('技を仕舞う')).not.toContain('一文字')
})

test('with the keyboard alone, and with a pad alone', async ({ page }) => {
  await connectPad(page)
  await begin(page, '灯見ヶ原')
  await page.keyboard.press('t')
  await expect(told(page, 'キリカ', 'いつもどおり')).toBeFocused()
  const first = kept(page)
  await page.keyboard.press('ArrowDown')
  await expect(told(page, 'キリカ', '惜しまず攻める')).toBeChecked()
  await first
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '三人とも、惜しまず攻める' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await padReady(page)
  await tool(page).focus()
  await tap(page, 'a')
  await expect(sheet(page)).toBeVisible()
  await expect(told(page, 'キリカ', '惜しまず攻める')).toBeFocused()
  const second = kept(page)
  await tap(page, 'down')
  await expect(told(page, 'キリカ', '灯を守る')).toBeFocused()
  await tap(page, 'a')
  await second
  await expect(told(page, 'キリカ', '灯を守る')).toBeChecked()
  await tap(page, 'b')
  await expect(sheet(page)).toBeHidden()
})

test('when it cannot be kept, that is said, and it holds for this battle', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await begin(page, '灯見ヶ原')
  await intercept(page, '**/parties/tactics', (route) => route.fulfill({ status: 500, json: {} }), 1)
  await page.keyboard.press('t')
  await told(page, 'ゴトク', '支えに回る').check()
  await expect(sheet(page).getByText('書きとめられませんでした。作戦が効くのは、この戦いだけです。')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect(told(page, 'ゴトク', '支えに回る')).toBeChecked()
  await page.reload()
  await expect(attack(page)).toBeVisible()
  await page.keyboard.press('t')
  await expect(told(page, 'ゴトク', 'いつもどおり')).toBeChecked()
})

test('of two choices in a row the last one is kept', async ({ page }) => {
  await begin(page, '灯見ヶ原')
  await intercept(
    page,
    '**/parties/tactics',
    async (route) => {
      await new Promise((later) => setTimeout(later, 500))
      await route.continue()
    },
    1,
  )
  await page.keyboard.press('t')
  const last = page.waitForResponse(
    (reply) => reply.url().endsWith('/parties/tactics') && reply.request().postData()?.includes('guarding') === true,
  )
  for (const name of ['惜しまず攻める', '技を仕舞う', '灯を守る']) await told(page, 'キリカ', name).check()
  expect((await last).status()).toBe(200)
  await page.reload()
  await expect(attack(page)).toBeVisible()
  await page.keyboard.press('t')
  await expect(told(page, 'キリカ', '灯を守る')).toBeChecked()
})

test('on the status screen it stands beside powers and skills, and can be changed while an adventure is on', async ({
  page,
  expectAccessible,
  expectTrouble,
  shot,
}) => {
  expectTrouble(/500/)
  await begin(page, '灯見ヶ原')
  await page.goto('/game/rpg/menu/status')
  await page.getByRole('tab', { name: '作戦' }).click()
  await expect(page.getByText('status: status')).toBeVisible()
  await expectAccessible()
  await shot('tactics-status')
  const choice = (name: string) => page.getByRole('group', { name: 'キリカの作戦' }).getByRole('radio', { name: new RegExp(name) })
  await expect(choice('いつもどおり')).toBeChecked()
  const done = kept(page)
  await choice('支えに回る').check()
  await done
  await page.getByRole('tab', { name: /トモリ/ }).click()
  await expect(page.getByRole('group', { name: 'トモリの作戦' }).getByRole('radio', { name: /いつもどおり/ })).toBeChecked()
  await page.getByRole('tab', { name: /キリカ/ }).click()
  await expect(choice('支えに回る')).toBeChecked()
  await intercept(page, '**/parties/tactics', (route) => route.fulfill({ status: 500, json: {} }), 1)
  await choice('技を仕舞う').click()
  await expect(page.getByText('書きとめられませんでした。もう一度お選びください。')).toBeVisible()
  await expect(choice('支えに回る')).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 667, height: 375 }, hasTouch: true, isMobile: true })

  test('a finger tells each member how to fight, and nothing of the bar lies on its neighbour', async ({ page }) => {
    await begin(page, '灯見ヶ原')
    await tool(page).tap()
    const done = kept(page)
    await told(page, 'ゴトク', '灯を守る').tap()
    await done
    await expect(told(page, 'ゴトク', '灯を守る')).toBeChecked()
    await page.getByRole('button', { name: '閉じる' }).tap()
    await auto(page).tap()
    await expect(page.getByRole('button', { name: /もう一度同じ/ })).toBeVisible()
    const plaque = await page.getByRole('heading', { level: 1 }).boundingBox()
    const again = await page.getByRole('button', { name: /もう一度同じ/ }).boundingBox()
    expect((plaque?.x ?? 0) + (plaque?.width ?? 0)).toBeLessThanOrEqual(again?.x ?? 0)
    expect(plaque?.height).toBeLessThan(40)
  })
})
