import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** How a player controls the game: with the mouse, or with the keyboard alone. */
export interface InputMethod {
  readonly name: string
  /** Presses a button, a link or a tab. */
  readonly press: (what: Locator) => Promise<void>
  /** Goes into a field. */
  readonly enter: (field: Locator) => Promise<void>
  readonly command: (page: Page, command: BattleCommand) => Promise<void>
  /** Takes one of an open list, or one of the targets, counted from 1. */
  readonly choose: (page: Page, nth: number) => Promise<void>
}

const commands = ['ATTACK', 'SKILL', 'DEFENCE', 'ITEM', 'ESCAPE'] as const
export type BattleCommand = (typeof commands)[number]

const choices = (page: Page) => page.locator('[data-choice], [data-pick]')

export const mouse: InputMethod = {
  name: 'the mouse',
  press: (what) => what.click(),
  enter: (field) => field.click(),
  command: (page, command) => page.getByRole('button', { name: command }).click(),
  choose: (page, nth) =>
    choices(page)
      .nth(nth - 1)
      .click(),
}

export const keyboard: InputMethod = {
  name: 'the keyboard alone',
  press: async (what) => {
    await walkTo(what)
    await what.page().keyboard.press('Enter')
  },
  enter: walkTo,
  command: (page, command) => page.keyboard.press(String(commands.indexOf(command) + 1)),
  choose: async (page, nth) => {
    await expect(choices(page).nth(nth - 1)).toBeVisible()
    await page.keyboard.press(String(nth))
  },
}

const longestWalk = 60

/** Tab by Tab to the element; among tabs, which have one stop for all of them, by arrows. */
async function walkTo(what: Locator): Promise<void> {
  const { keyboard: keys } = what.page()
  await expect(what).toBeEnabled()
  for (let step = 0; step < longestWalk; step++) {
    const way = await what.evaluate(wayTo, null, { timeout: 10_000 })
    if (way === 'there') return
    await keys.press(way)
  }
  throw new Error(`The focus does not reach ${String(what)}`)
}

/** Runs in the page: the key that brings the focus nearer. */
function wayTo(target: HTMLElement | SVGElement): 'there' | 'Tab' | 'ArrowRight' {
  if (document.activeElement === target) return 'there'
  const amongTabs = target.closest('[role="tablist"]')?.contains(document.activeElement) === true
  return amongTabs && target.tabIndex < 0 ? 'ArrowRight' : 'Tab'
}
