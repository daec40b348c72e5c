import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

test('a button that cannot be pressed does not light up under the mouse', async ({ page }) => {
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu/status')
  const give = page.getByRole('button', { name: '割り振る', exact: true })
  await expect(give).toBeDisabled()
  const look = () =>
    give.evaluate((button) => {
      const { borderImageSource, color, filter } = getComputedStyle(button)
      return { borderImageSource, color, filter }
    })
  const before = await look()
  await give.hover({ force: true })
  expect(await give.evaluate((button) => button.matches(':hover'))).toBe(true)
  expect(await look()).toEqual(before)
})
