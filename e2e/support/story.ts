import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/**
 * Turns the pages of a story, all of them or from page `from` up to page `until`. The first page that still fades in is shown by one press and turned by another, so how many presses it takes
 * is not known.
 */
export async function turnPages(page: Page, pages: number, press: () => Promise<void>, until = pages + 1, from = 1): Promise<void> {
  for (let at = from; at < until; at++) {
    const counter = page.getByText(`${at} / ${pages}`, { exact: true })
    await expect(counter).toBeVisible()
    while (await counter.isVisible()) await press()
  }
}

/** The calls of the ending: what it was reached with, and what is chosen. */
export const check = '**/ending/can_be_clear_vast_expanse'
export const store = '**/ending/store/clear'

/** Answers as the server does once the treasure was found. @returns what is sent to be stored. */
export async function pretend(page: Page, vast: boolean): Promise<unknown[]> {
  const stored: unknown[] = []
  await page.route(check, (route) =>
    route.fulfill({ json: { is_cleared_vast_expanse: vast, days: 9, wicks: 1240, battles: 73, fallen: 41 } }),
  )
  await page.route(store, (route) => {
    stored.push(route.request().postDataJSON())
    return route.fulfill({ json: { is_game_cleared: true } })
  })
  return stored
}
