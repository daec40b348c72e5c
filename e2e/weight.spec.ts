import { arriveWithParty } from './first-steps.ts'
import { depart } from './fighting.ts'
import { expect, test } from './journey.ts'
import { allFontsKilobytes, GOALS, PageWeight } from './page-weight.ts'

const BUILD = 'dist/web'

test('the title and the first battle load no more than they may', async ({ page }) => {
  const weight = new PageWeight(page, BUILD)
  await page.goto('/game/rpg')
  await expect(page.getByRole('button', { name: 'すぐ作る' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const title = { js: weight.kilobytes('js'), fonts: weight.kilobytes('woff2') }
  expect(title.js, 'JavaScript until the title shows, KB').toBeLessThanOrEqual(GOALS.titleJs)
  expect(title.fonts, 'fonts until the title shows, KB').toBeLessThanOrEqual(GOALS.titleFonts)
  // So that a page that loads nothing does not pass.
  expect(Math.min(title.js, title.fonts)).toBeGreaterThan(10)

  await arriveWithParty(page)
  await depart(page, '灯見ヶ原')
  await page.waitForLoadState('networkidle')
  expect(weight.kilobytes('js'), 'JavaScript until the first battle shows, KB').toBeLessThanOrEqual(GOALS.battleJs)
  expect(weight.kilobytes('css'), 'styles until the first battle shows, KB').toBeLessThanOrEqual(GOALS.battleCss)
  expect(allFontsKilobytes(BUILD), 'all fonts, KB').toBeLessThanOrEqual(GOALS.allFonts)
})
