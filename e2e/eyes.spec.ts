import type { Page } from '@playwright/test'
import { earn } from './support/earned.ts'
import { faintTexts } from './support/access/contrast.ts'
import { attack, attackUntilDecided, over } from './support/fighting.ts'
import { arriveWithParty, makeQuickAccount, remembered } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'
import { faultsOf } from './support/phone-screen.ts'

const expectFits = (page: Page, name: string) =>
  expect.poll(() => faultsOf(page, { letters: 11, target: 0 }), { message: name }).toEqual([])

test('with the largest letters nothing of a role is covered or cut', async ({ page }) => {
  await remembered(page, 'letters', 'largest')
  await makeQuickAccount(page)
  await page.getByRole('button', { name: 'はじめから' }).click()
  await page.getByRole('button', { name: 'とばす' }).click()
  for (let member = 0; member < 3; member++) {
    await expectFits(page, `role ${member + 1}`)
    await page.getByRole('button', { name: 'この人にする' }).click()
  }
})

test('with the largest letters nothing of the town and of a battle is covered or cut', async ({ page, server }) => {
  await remembered(page, 'letters', 'largest')
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

test('every text stands out: 4.5 times its ground, with 「はっきり」 7 times', { tag: '@chromium' }, async ({ page, shot }) => {
  await arriveWithParty(page)
  for (const least of [4.5, 7]) {
    if (least === 7) await remembered(page, 'contrast', 'high')
    for (const place of ['', 'adventure', 'shop', 'status', 'job', 'other']) {
      await page.goto(`/game/rpg/menu/${place}`)
      await expect(page.getByRole('link', { name: '広場', exact: true })).toBeVisible()
      await expect.poll(() => faintTexts(page, least), { message: `the town: ${place}` }).toEqual([])
    }
    await page.goto('/game/rpg/battle/1/1')
    await expect(attack(page)).toBeFocused()
    await expect.poll(() => faintTexts(page, least), { message: 'a battle' }).toEqual([])
  }
  await shot('a battle, はっきり')
})

test('whoever asks the system for more contrast has 「はっきり」 until something is chosen', { tag: '@chromium' }, async ({ page }) => {
  const root = page.locator(':root')
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/game/rpg')
  await expect(root).toHaveAttribute('data-contrast', 'high')
  await expect(root).toHaveCSS('--text-2', '#ffeccb')
  await page.evaluate(() => localStorage.setItem('kageakari.contrast', 'normal'))
  await page.reload()
  await expect(root).toHaveAttribute('data-contrast', 'normal')
})
