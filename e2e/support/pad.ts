import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Buttons of the standard mapping. */
const buttons = { a: 0, b: 1, y: 3, lb: 4, rb: 5, start: 9, up: 12, down: 13, left: 14, right: 15 } as const
export type PadButton = keyof typeof buttons

/** A pad that the test presses. */
export async function connectPad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const down = new Set<number>()
    const rightStick = [0, 0]
    const pad = () => ({
      axes: [0, 0, ...rightStick],
      buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: down.has(index) })),
    })
    navigator.getGamepads = () => [pad()] as unknown as Gamepad[]
    Object.assign(window, { padDown: down, padRightStick: rightStick })
    window.addEventListener('load', () => window.dispatchEvent(new Event('gamepadconnected')))
  })
}

/**
 * Down for two frames, and up again: each is read, and on a slow machine none is held so long that it repeats. The press may load another page,
 * on which the pad's code has to be loaded anew.
 */
export async function tap(page: Page, button: PadButton): Promise<void> {
  try {
    await page.evaluate(pressFor2Frames, buttons[button])
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('context was destroyed'))) throw error
    await padReady(page)
  }
}

/** Runs in the page. */
async function pressFor2Frames(index: number): Promise<void> {
  const { padDown } = window as unknown as { readonly padDown: Set<number> }
  const frames = async () => {
    for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame)
  }
  padDown.add(index)
  await frames()
  padDown.delete(index)
  await frames()
}

/** Until the pad's own code has been loaded. */
export async function padReady(page: Page): Promise<void> {
  await expect(async () => {
    await tap(page, 'lb')
    await expect(page.locator('html')).toHaveAttribute('data-device', 'pad', { timeout: 500 })
  }).toPass()
}

/** Whoever holds a pad has no other pointer: the focus is somewhere in sight, at the latest when a screen has had its time. */
export const expectFocus = (page: Page) =>
  expect(page.locator('body :focus').filter({ visible: true }), 'the focus is in sight').toHaveCount(1, { timeout: 60_000 })

/** Pushes the right stick, −1 to 1 to the right and down, and holds it there. */
export const pushRightStick = (page: Page, x: number, y: number): Promise<void> =>
  page.evaluate((pushed) => void (window as unknown as { padRightStick: number[] }).padRightStick.splice(0, 2, ...pushed), [x, y])
