import { expect, test } from './support/journey.ts'
import { weighTitleAndBattle } from './support/page-weight.ts'

test('the title and the first battle load no more than they may', async ({ page }) => {
  for (const { name, value, most } of await weighTitleAndBattle(page, 'dist/web')) {
    expect(value, `${name}, KB`).toBeLessThanOrEqual(most)
    // A page that loads nothing must not pass.
    expect(value, `${name}, KB`).toBeGreaterThan(5)
  }
})
