import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { expectFocus, padReady, tap } from './pad.ts'

/** How a player controls the game: with the mouse, with the keyboard alone or with a pad alone. */
export interface InputMethod {
  readonly name: string
  /** Presses a button, a link or a tab. */
  readonly press: (what: Locator) => Promise<void>
  /** Raises the number in a field. */
  readonly raise: (field: Locator, by: number) => Promise<void>
  readonly command: (page: Page, command: BattleCommand) => Promise<void>
  /** Takes one of an open list, or one of the targets, counted from 1. */
  readonly choose: (page: Page, nth: number) => Promise<void>
}

const commands = ['ATTACK', 'SKILL', 'DEFENCE', 'ITEM', 'ESCAPE'] as const
export type BattleCommand = (typeof commands)[number]

async function arrowUp(field: Locator, by: number): Promise<void> {
  for (let step = 0; step < by; step++) await field.page().keyboard.press('ArrowUp')
}

const choices = (page: Page) => page.locator('[data-choice], [data-pick]')

export const mouse: InputMethod = {
  name: 'the mouse',
  press: (what) => what.click(),
  raise: async (field, by) => {
    await field.click()
    await arrowUp(field, by)
  },
  command: (page, command) => page.getByRole('button', { name: command }).click(),
  choose: (page, nth) =>
    choices(page)
      .nth(nth - 1)
      .click(),
}

export const keyboard: InputMethod = {
  name: 'the keyboard alone',
  press: async (what) => {
    await walkByKeyboard(what)
    await what.page().keyboard.press('Enter')
  },
  raise: async (field, by) => {
    await walkByKeyboard(field)
    await arrowUp(field, by)
  },
  command: (page, command) => page.keyboard.press(String(commands.indexOf(command) + 1)),
  choose: async (page, nth) => {
    await expect(choices(page).nth(nth - 1)).toBeVisible()
    await page.keyboard.press(String(nth))
  },
}

/** For a page that is touched. */
export const finger: Omit<InputMethod, 'raise'> = {
  name: 'a finger alone',
  press: (what) => what.tap(),
  command: (page, command) => page.getByRole('button', { name: command }).tap(),
  choose: (page, nth) =>
    choices(page)
      .nth(nth - 1)
      .tap(),
}

/** A standard pad (`e2e/support/pad.ts`) alone. Before each step the focus must be somewhere in sight: whoever holds a pad has no other pointer. */
export const pad: InputMethod = {
  name: 'a pad alone',
  press: async (what) => {
    await walkByPad(what)
    await tap(what.page(), 'a')
  },
  raise: async (field, by) => {
    const more = field.locator('..').getByRole('button').last()
    await walkByPad(more)
    for (let step = 0; step < by; step++) await tap(field.page(), 'a')
  },
  command: (page, command) => pad.press(page.getByRole('button', { name: command })),
  choose: (page, nth) => pad.press(choices(page).nth(nth - 1)),
}

const shoulders = { Tab: 'rb', 'Shift+Tab': 'lb', ArrowRight: 'right' } as const

async function walkByPad(what: Locator): Promise<void> {
  if ((await what.page().locator('html').getAttribute('data-device')) !== 'pad') await padReady(what.page())
  await expectFocus(what.page())
  await walk(what, (way) => tap(what.page(), shoulders[way]))
}

const walkByKeyboard = (what: Locator) => walk(what, (way) => what.page().keyboard.press(way))

const longestWalk = 60

type Step = 'Tab' | 'Shift+Tab' | 'ArrowRight'

/**
 * Control by control to the element, the shorter way: in a Firefox without a window, Enter presses nothing once Tab has been round through the
 * browser's own controls. Among tabs, which have one stop for all of them, by arrows.
 */
async function walk(what: Locator, take: (step: Step) => Promise<void>): Promise<void> {
  await expect(what).toBeEnabled()
  for (let count = 0; count < longestWalk; count++) {
    const step = await what.evaluate(wayTo, null, { timeout: 60_000 })
    if (step === 'there') return
    await take(step)
  }
  throw new Error(`The focus does not reach ${String(what)}`)
}

/** Runs in the page: the key that brings the focus nearer. */
function wayTo(target: HTMLElement | SVGElement): 'there' | Step {
  const { activeElement, body } = document
  if (activeElement === target) return 'there'
  const amongTabs = target.closest('[role="tablist"]')?.contains(activeElement) === true
  if (amongTabs && target.tabIndex < 0) return 'ArrowRight'
  const isBefore = activeElement !== body && target.compareDocumentPosition(activeElement ?? body) === Node.DOCUMENT_POSITION_FOLLOWING
  return isBefore ? 'Shift+Tab' : 'Tab'
}
