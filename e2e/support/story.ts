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
