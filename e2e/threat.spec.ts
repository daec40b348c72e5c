import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import type { GameServer } from '../tests/servers/game-server.ts'
import { earn } from './support/earned.ts'
import { attack, begin, prompt, startStage } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

/** 跳びかかり, as the first boss announces it. */
const LEAP = 1502

const shadows = (page: Page) => page.locator('[data-part="shadow"]')

/** A battle in which these enemies prepare a leap, as if they had announced it in the turn before. */
async function prepare(page: Page, server: GameServer, enemies: readonly number[]): Promise<void> {
  await startStage(page, 1)
  const database = new Database(server.database, { fileMustExist: true })
  const announce = database.prepare('update adventures set state = json_set(state, ?, ?) where id = (select max(id) from adventures)')
  for (const enemy of enemies) announce.run(`$.battle.combatants[${3 + enemy}].forced`, LEAP)
  database.close()
  await begin(page, '灯見ヶ原')
}

test.beforeEach(async ({ page, server }) => {
  await arriveWithParty(page)
  await earn(page, server, { strength: 60 })
})

test('whoever prepares a blow throws a shadow that climbs the backdrop, until the blow has come', async ({ page, server }) => {
  await begin(page, '灯見ヶ原')
  await expect(shadows(page)).toHaveCount(0)
  await prepare(page, server, [0])
  await expect(shadows(page)).toBeVisible()
  const enemy = page.locator('[data-place]', { has: shadows(page) })
  const figure = await enemy.locator('[data-part="figure"]').boundingBox()
  await expect.poll(async () => (await shadows(page).boundingBox())?.height).toBeGreaterThan((figure?.height ?? Infinity) * 1.7)
  await expect(page.locator('[aria-hidden="true"]', { has: shadows(page) })).toHaveCount(1)
  for (let member = 0; member < 3; member++) {
    await expect(attack(page)).toBeVisible()
    await page.keyboard.press('3')
  }
  await expect(shadows(page)).toBeHidden()
  await expect(attack(page)).toBeVisible()
})

test('it lies on the backdrop, under every enemy and all that is read', async ({ page, server }) => {
  await prepare(page, server, [0])
  await expect(shadows(page)).toBeVisible()
  const order = await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-stage] *')) one.style.pointerEvents = 'auto'
    const [shadow] = document.querySelectorAll('[data-part="shadow"]')
    const read = '[data-place="3"] :is([data-part="picture"], [data-part="plate"] *), [data-tagged] b, [data-tagged] span, ol li'
    return [...document.querySelectorAll(read), ...document.querySelectorAll('[data-place="4"] [data-part="picture"]')].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const seen = document.elementsFromPoint(left + width / 2, top + height / 2)
      const backdrop = seen.findIndex((each) => each.matches('img[src][decoding]:not([data-part])'))
      return shadow && seen.includes(shadow) ? [{ above: seen.indexOf(one), shadow: seen.indexOf(shadow), backdrop }] : []
    })
  })
  expect(order.length).toBeGreaterThan(3)
  for (const { above, shadow, backdrop } of order) {
    expect(above).toBeLessThan(shadow)
    expect(backdrop).toBeGreaterThan(shadow)
  }
})

test('of two who prepare only the first throws one', async ({ page, server }) => {
  await prepare(page, server, [0, 1])
  await expect(page.getByText('気配', { exact: true })).toHaveCount(2)
  await expect(page.locator('[data-place="3"]').locator(shadows(page))).toBeVisible()
  await expect(shadows(page)).toHaveCount(1)
})

test('it falls with whoever throws it', async ({ page, server }) => {
  await prepare(page, server, [1])
  const enemy = page.locator('[data-place="4"]')
  await expect(enemy.locator(shadows(page))).toBeVisible()
  for (let member = 0; member < 3; member++) {
    await expect(attack(page)).toBeVisible()
    await page.keyboard.press('1')
    await expect(prompt(page)).toBeVisible()
    await page.keyboard.press('2')
  }
  await expect(enemy).toHaveAttribute('aria-hidden', 'true')
  await expect(shadows(page)).toBeHidden()
})

test('with less motion it stands at its full size at once', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await prepare(page, server, [0])
  await expect(shadows(page)).toBeVisible()
  const { durations, moving } = await shadows(page).evaluate((one) => ({
    durations: getComputedStyle(one).transitionDuration.split(', '),
    moving: one.getAnimations().length,
  }))
  expect(new Set(durations)).toEqual(new Set(['0.001s']))
  expect(moving).toBe(0)
})

test('where letters stand out more, and where colours are the reader’s own, there is none', async ({ page, server }) => {
  await prepare(page, server, [0])
  await expect(shadows(page)).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(shadows(page)).toBeHidden()
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
  await expect(shadows(page)).toBeHidden()
  await page.emulateMedia({ contrast: 'no-preference' })
  await expect(shadows(page)).toBeVisible()
})

test('with 明かり 「止まる」 it stands at its full size at once, with 「なし」 there is none', async ({ page, server }) => {
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('kageakari.light', 'still'))
  await prepare(page, server, [0])
  await expect(shadows(page)).toBeVisible()
  expect(await shadows(page).evaluate((one) => getComputedStyle(one).transitionDuration)).toBe('0s')
  await page.evaluate(() => localStorage.setItem('kageakari.light', 'off'))
  await page.reload()
  await expect(page.getByText('気配', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(shadows(page)).toHaveCount(0)
})
