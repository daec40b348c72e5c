import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * What axe finds wrong on the page as it stands, a line for each rule: `rule: element, element`. The game has no frames, so axe runs in
 * the page alone; its package for Playwright opens a second page each time, which took ten times as long.
 */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  // The script stays in the page until that is left.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: typeof Axe }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}
