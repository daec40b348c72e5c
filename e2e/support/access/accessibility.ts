import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * What axe finds wrong on the page once what opens and fades has ended (half there, letters have half their contrast), a line for each rule:
 * `rule: element, element`. The game has no frames, so axe runs in
 * the page alone; its package for Playwright opens a second page each time, which took ten times as long.
 */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  // The script stays in the page until that is left.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.race([Promise.allSettled(ends.map(({ finished }) => finished)), new Promise((resolve) => setTimeout(resolve, 2000))])
    const { axe } = globalThis as unknown as { readonly axe: typeof Axe }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}
