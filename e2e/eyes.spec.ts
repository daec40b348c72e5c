import type { Page } from '@playwright/test'
import { earn } from './support/earned.ts'
import { attack, attackUntilDecided, over } from './support/fighting.ts'
import { arriveWithParty, makeQuickAccount } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'
import { faultsOf } from './support/phone-screen.ts'

const expectFits = (page: Page, name: string) =>
  expect.poll(() => faultsOf(page, { letters: 11, target: 0 }), { message: name }).toEqual([])

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kageakari.letters', 'largest'))
})

test('with the largest letters nothing of a role is covered or cut', async ({ page }) => {
  await makeQuickAccount(page)
  await page.getByRole('button', { name: 'はじめから' }).click()
  await page.getByRole('button', { name: 'とばす' }).click()
  for (let member = 0; member < 3; member++) {
    await expectFits(page, `role ${member + 1}`)
    await page.getByRole('button', { name: 'この人にする' }).click()
  }
})

test('with the largest letters nothing of the town and of a battle is covered or cut', async ({ page, server }) => {
  await arriveWithParty(page)
  await earn(page, server, { exp: 400, gold: 3000, strength: 90 })
  for (const place of ['', 'adventure', 'library', 'refresh', 'shop', 'status', 'journal']) {
    await page.goto(`/game/rpg/menu/${place}`)
    await expect(page.getByRole('link', { name: '広場', exact: true })).toBeVisible()
    await expectFits(page, `the town: ${place}`)
  }
  await page.goto('/game/rpg/battle/1/1')
  await expect(attack(page)).toBeVisible()
  await expectFits(page, 'a battle')
  await page.getByRole('button', { name: 'SKILL' }).click()
  await expectFits(page, 'the skills')
  await page.getByRole('button', { name: 'やめる' }).click()
  await attackUntilDecided(page)
  await expect(over(page)).toContainText('影は畳まれた')
  await expectFits(page, 'the result')
})
