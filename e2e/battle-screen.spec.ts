import type { Page } from '@playwright/test'
import { attackOnce, attackUntilDecided, depart } from './fighting.ts'
import { arriveWithParty } from './first-steps.ts'
import { expect, test } from './journey.ts'

const attack = (page: Page) => page.getByRole('button', { name: 'ATTACK' })
const ribbon = (page: Page) => page.getByRole('log')

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('commands are given, taken back and repeated with the keyboard alone', async ({ page, expectAccessible }) => {
  await depart(page, '灯見ヶ原')
  await expect(attack(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'SKILL' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /の技$/ })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(attack(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByText('どの影に？')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('2')
  await page.keyboard.press('3')
  await expect(page.getByText('みがまえ').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'ひとつ戻る' })).toBeDisabled()

  await attackOnce(page)
  await expect(page.getByRole('button', { name: '早送り' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(attack(page)).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: '早送り' })).toBeVisible()
})

test('record, modifiers and notes open over the battle and give the focus back', async ({ page, expectAccessible }) => {
  await depart(page, '灯見ヶ原')
  await attackOnce(page)
  await page.keyboard.press('Escape')
  await expect(attack(page)).toBeFocused({ timeout: 20_000 })
  await page.keyboard.press('l')
  await expect(page.getByRole('dialog', { name: '戦いの記録' })).toContainText('第1回 ここまで')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(attack(page)).toBeFocused()
  await page.keyboard.press('b')
  await expect(page.getByRole('dialog', { name: '強化と弱体' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await page.keyboard.type('Aから先に')
  await page.keyboard.press('Escape')
  await page.reload()
  await attack(page).waitFor()
  await page.keyboard.press('m')
  await expect(page.getByRole('textbox')).toHaveValue('Aから先に')
})

test('a round whose answer is lost is played once', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_CONNECTION_RESET/)
  await depart(page, '灯見ヶ原')
  let lost = 0
  await page.route('**/battle/exec', async (route) => {
    if (lost > 0) return route.continue()
    lost++
    // The deed is done, only its answer does not arrive.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await attackOnce(page)
  await expect(page.getByRole('button', { name: '早送り' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('第2回')).toBeVisible({ timeout: 20_000 })
  expect(lost).toBe(1)
})

test('a server in trouble is told, nothing is dropped, and trying again goes on', async ({ page, expectTrouble, expectAccessible }) => {
  expectTrouble(/500/)
  await depart(page, '灯見ヶ原')
  await page.route('**/battle/exec', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await attackOnce(page)
  const retry = page.getByRole('button', { name: 'もう一度読みこむ' })
  await expect(retry).toBeFocused()
  await expectAccessible()
  await page.mouse.click(640, 120)
  await expect(retry).toBeVisible()
  await retry.click()
  await expect(ribbon(page)).toContainText(/！|た。/)
})

test('another field leads to the adventure that is running', async ({ page, expectAccessible }) => {
  await depart(page, '灯見ヶ原')
  await page.goto('/game/rpg/battle/2/1')
  const resume = page.getByRole('button', { name: 'つづける' })
  await expect(resume).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/battle\/1\/1$/)
  await expect(attack(page)).toBeVisible()
})

test('a locked field with nothing running: a click anywhere goes back to town', async ({ page }) => {
  await page.goto('/game/rpg/battle/9/1')
  await expect(page.getByText('読みこみに失敗しました。画面を押すと戻ります。')).toBeVisible()
  await page.mouse.click(200, 600)
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
})

test('a sign-in that ends in mid-play is told, and the adventure waits', async ({ page, context }) => {
  await depart(page, '灯見ヶ原')
  await context.clearCookies()
  await attackOnce(page)
  const told = page.getByRole('dialog', { name: 'ログインが切れました' })
  await expect(told.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
})

test('the next stage is entered and its route read anew', async ({ page }) => {
  await depart(page, '灯見ヶ原')
  await attackUntilDecided(page)
  await page.getByRole('button', { name: 'つぎへ進む' }).click()
  await expect(page).toHaveURL(/\/battle\/1\/2$/)
  await expect(page.getByText('第2場').first()).toBeVisible()
  await expect(attack(page)).toBeVisible()
})
