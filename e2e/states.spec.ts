import type { Page } from '@playwright/test'
import { earn } from './support/earned.ts'
import { attack } from './support/fighting.ts'
import { arriveWithParty, makeQuickAccount } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

const header = (page: Page) => page.getByRole('banner', { name: '画面の状態' })
const shows = (page: Page, state: string) => expect(header(page)).toContainText(new RegExp(`画面\\s*${state}`))

/** Holds the replies of a call back until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('the title is start until the server has answered, then unsigned, signed or ready', async ({ page }) => {
  const answer = await holdBack(page, '**/title/check_situation')
  await page.goto('/game/rpg')
  await shows(page, 'title: start')
  answer()
  await shows(page, 'title: unsigned')
  await makeQuickAccount(page)
  await shows(page, 'title: signed')
  // A call of the page that is open would bring the cookies back.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await arriveWithParty(page)
  await page.goto('/game/rpg')
  await shows(page, 'title: ready')
})

test('the beginning is start until the server has answered, then goes from prologue to monologue, and to the menu [BEGINNING-12]', async ({
  page,
}) => {
  await makeQuickAccount(page)
  const answer = await holdBack(page, '**/beginning/prepare_beginning')
  await page.goto('/game/rpg/beginning')
  await shows(page, 'beginning: start')
  answer()
  await shows(page, 'beginning: prologue')
  await page.getByRole('button', { name: 'とばす' }).click()
  await shows(page, 'beginning: setCharacter')
  for (let member = 0; member < 3; member++) await page.getByRole('button', { name: 'この人にする' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'この三人で行く' }).click()
  await shows(page, 'beginning: monologue')
  await page.getByRole('button', { name: 'とばす' }).click()
  await expect(header(page)).toContainText(/画面\s*menu/)
})

test('the ending is start until the server has answered, then loaded with its view', async ({ page, server }) => {
  await arriveWithParty(page)
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })
  const answer = await holdBack(page, '**/ending/can_be_clear_vast_expanse')
  await page.goto('/game/rpg/ending')
  await shows(page, 'ending: start')
  answer()
  await shows(page, 'ending: loaded end_monologue_1')
})

test('the battle is seen to be start before it asks the server, and encount while it waits', async ({ page }) => {
  await arriveWithParty(page)
  const answer = await holdBack(page, '**/battle/encount')
  await page.addInitScript(() => {
    const seen = { start: false }
    Object.assign(window, { seen })
    // Once in each frame: what is never painted is never seen here.
    const look = (): void => {
      seen.start ||= document.querySelector('header')?.textContent.includes('戦いstart') === true
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/game/rpg/battle/1/1')
  await expect(header(page)).toContainText(/戦い\s*encount/)
  answer()
  await expect(attack(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { readonly seen: { readonly start: boolean } }).seen.start)).toBe(true)
})
