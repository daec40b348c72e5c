import type { Page } from '@playwright/test'
import { earn } from './support/earned.ts'
import { makeQuickAccount } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'
import { tornIn } from './support/typography.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 844, height: 390 },
]

/** At every size, once it has come to rest. */
async function expectSet(page: Page, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect.poll(() => tornIn(page), { message: `${name} at ${size.width}×${size.height}` }).toEqual([])
  }
  await page.setViewportSize(sizes[0] ?? { width: 1280, height: 800 })
}

test('no word is torn, brackets hang and readings lie free where people speak', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await makeQuickAccount(page)
  await page.getByRole('button', { name: 'はじめから' }).click()
  await expectSet(page, 'the prologue')
  await page.getByRole('button', { name: 'とばす' }).click()
  for (let role = 0; role < 3; role++) {
    await expect(page.getByRole('button', { name: 'この人にする' })).toBeVisible()
    await expectSet(page, `role ${role + 1}`)
    await page.getByRole('button', { name: 'この人にする' }).click()
  }
  await page.getByRole('dialog').getByRole('button', { name: 'この三人で行く' }).click()
  await expect(page.getByText('貼り紙を剥がして持っていった。')).toBeVisible()
  await expectSet(page, 'the notice that the three take along')
  await page.getByRole('button', { name: 'とばす' }).click()
  await expect(page).toHaveURL(/\/menu$/)
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
  for (const place of ['adventure', 'shop', 'plaza']) {
    await page.goto(`/game/rpg/menu/${place}`)
    await expect(page.locator('figure[aria-live] > p').first()).toBeVisible()
    await expectSet(page, place)
  }
  const talk = page.getByRole('region', { name: '広場の話し声' })
  await talk.getByRole('button').click()
  await expectSet(page, 'somebody else of the plaza')
})
