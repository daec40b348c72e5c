import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'
import { weighTitleAndBattle } from './support/page-weight.ts'

test('the title and the first battle load no more than they may', async ({ page }) => {
  for (const { name, value, most } of await weighTitleAndBattle(page, 'dist/web')) {
    expect(value, `${name}, KB`).toBeLessThanOrEqual(most)
    // A page that loads nothing must not pass.
    expect(value, `${name}, KB`).toBeGreaterThan(5)
  }
})

// A font that arrives later lays out and paints the whole page again, drawings included.
test('a screen of the town asks for its fonts before its first picture', async ({ page }) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu/shop')
  await expect(page.getByText('shop: buyable')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const asked = (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).filter((name) =>
    /\.(woff2|svg)$/.test(name),
  )
  const picture = asked.findIndex((name) => /\/(menu|shop)-[^/]*svg$/.test(name))
  const isFont = (name: string) => name.endsWith('.woff2')
  expect(asked.slice(0, picture).filter(isFont).length).toBeGreaterThan(5)
  expect(asked.slice(picture).filter(isFont)).toEqual([])
})
