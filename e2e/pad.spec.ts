import type { Page } from '@playwright/test'
import { attack, over } from './fighting.ts'
import { arriveWithParty } from './first-steps.ts'
import { expect, test } from './journey.ts'

/** Buttons of the standard mapping. */
const buttons = { a: 0, b: 1, y: 3, lb: 4, rb: 5, start: 9, up: 12, down: 13, left: 14, right: 15 } as const
type Button = keyof typeof buttons

/** A pad that the test presses. */
async function connect(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const down = new Set<number>()
    const pad = () => ({
      axes: [0, 0],
      buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: down.has(index) })),
    })
    navigator.getGamepads = () => [pad()] as unknown as Gamepad[]
    Object.assign(window, { padDown: down })
    window.addEventListener('load', () => window.dispatchEvent(new Event('gamepadconnected')))
  })
}

/** Down for two frames: each is read. */
const tap = (page: Page, button: Button) =>
  page.evaluate(async (index) => {
    const { padDown } = window as unknown as { readonly padDown: Set<number> }
    const frames = async () => {
      for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame)
    }
    padDown.add(index)
    await frames()
    padDown.delete(index)
    await frames()
  }, buttons[button])

/** Until the pad's own code has been loaded. */
async function ready(page: Page): Promise<void> {
  await expect(async () => {
    await tap(page, 'lb')
    await expect(page.locator('html')).toHaveAttribute('data-device', 'pad', { timeout: 500 })
  }).toPass()
}

/** Moves in one direction until this has the focus. */
async function goTo(page: Page, way: Button, name: string | RegExp, role: 'button' | 'link' | 'row' = 'button'): Promise<void> {
  const wanted = page.getByRole(role, { name })
  await expect(async () => {
    if (!(await wanted.evaluate((element) => element === document.activeElement))) await tap(page, way)
    await expect(wanted).toBeFocused({ timeout: 200 })
  }).toPass({ timeout: 20_000 })
}

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
  await connect(page)
})

test('from the title to a played turn with a pad alone', async ({ page, expectAccessible }) => {
  await page.goto('/game/rpg')
  await ready(page)
  await goTo(page, 'rb', '町へ戻る')
  await tap(page, 'a')
  await expect(page).toHaveURL(/\/menu$/)
  await goTo(page, 'rb', '冒険に出る', 'link')
  await tap(page, 'a')
  await expect(page).toHaveURL(/\/adventure$/)
  await goTo(page, 'rb', 'ここへ向かう')
  await tap(page, 'a')
  await expect(page.getByRole('button', { name: '出発する' })).toBeFocused()
  await tap(page, 'a')
  await expect(attack(page)).toBeFocused()
  await expectAccessible()
  await tap(page, 'down')
  await expect(page.getByRole('button', { name: 'SKILL' })).toBeFocused()
  await tap(page, 'up')
  for (const name of ['キリカ', 'トモリ', 'ゴトク']) {
    await expect(page.getByRole('log')).toHaveText(`${name}はどうする？`)
    await expect(attack(page)).toBeFocused()
    await tap(page, 'a')
    await expect(page.locator('[data-pick]:focus')).toHaveCount(1)
    await tap(page, 'a')
  }
  await expect(page.getByRole('button', { name: '早送り' })).toContainText('B')
  await expect(page.getByText('第2回').or(over(page))).toBeVisible({ timeout: 20_000 })
})

test('the settings by pad: they open, tabs and sliders move, and B closes', async ({ page }) => {
  await page.goto('/game/rpg/menu')
  await expect(page.getByRole('link', { name: '広場' })).toBeVisible()
  await ready(page)
  await tap(page, 'start')
  const dialog = page.getByRole('dialog', { name: '設定' })
  await expect(dialog.getByRole('tab', { name: '音' })).toBeFocused()
  await tap(page, 'down')
  await tap(page, 'down')
  const music = dialog.getByRole('slider', { name: '音楽' })
  await expect(music).toBeFocused()
  await tap(page, 'right')
  await expect(music).toHaveValue('8')
  await tap(page, 'up')
  await tap(page, 'up')
  await tap(page, 'right')
  await expect(dialog.getByRole('tab', { name: '見えかた' })).toBeFocused()
  await tap(page, 'b')
  await expect(dialog).toBeHidden()
})

test('hints name the keys again as soon as a key is pressed', async ({ page }) => {
  await page.goto('/game/rpg/battle/1/1')
  await expect(attack(page)).toBeVisible()
  await ready(page)
  const speed = page.getByRole('button', { name: '速さ ×1' })
  await expect(speed.locator('kbd')).toHaveText('LT')
  await page.keyboard.press('Shift')
  await expect(speed.locator('kbd')).toHaveText('S')
})
