import type { Locator, Page } from '@playwright/test'
import { earn } from './support/earned.ts'
import { attack, decide, orderOfAction, startStage } from './support/fighting.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

/** To the boss of the first field, which has just announced its leap: the stages before by attacks, its first two turns by crouching. */
async function reachTheLeap(page: Page): Promise<void> {
  for (const stage of [1, 2, 3]) await decide(page, 1, stage)
  const [members, , session_id] = await startStage(page, 1, 4)
  const selectedCommands = members.map(({ id }) => ({ partyId: id, command: 'DEFENCE' }))
  for (let turn = 0; turn < 2; turn++) await write(page, '/api/game/rpg/battle/exec', { session_id, selectedCommands })
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the page')
  return box
}

const tag = (page: Page) => page.getByText('動く前に19ダメージで崩れる', { exact: true })

/** Fulfilled by the first change of the page that shows the words: they stand for a second, and a busy machine leaves out more frames than that. */
const shown = (page: Page, selector: string, words: string): Promise<void> =>
  page.evaluate(
    ([selector, words]) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const found = [...document.querySelectorAll(selector)].some(
            (one) => one.textContent.includes(words) && one.checkVisibility({ visibilityProperty: true }),
          )
          if (!found) return
          observer.disconnect()
          resolve()
        }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
      }),
    [selector, words] as const,
  )

test.beforeEach(async ({ page, server }) => {
  await arriveWithParty(page)
  await earn(page, server, { exp: 60 })
  await reachTheLeap(page)
  await page.goto('/game/rpg/battle/1/4')
  await expect(attack(page)).toBeVisible()
})

test('an announced blow says what comes and what breaks it, to eyes and ears, and striking in time breaks it', async ({
  page,
  expectAccessible,
  shot,
}) => {
  await expect(tag(page)).toBeVisible()
  // It covers neither the face nor the order of action.
  const order = await boxOf(await orderOfAction(page))
  const words = await boxOf(tag(page))
  const enemy = await boxOf(page.locator('[data-boss] [data-part="picture"]'))
  expect(words.y).toBeGreaterThan(order.y + order.height)
  expect(words.y + words.height).toBeLessThan(enemy.y + enemy.height * 0.2)
  await expect(page.getByText('誰か一人', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'DEFENCE' })).toContainText('受け40%')
  await expect(page.getByText(/^クサブセの気配。物理、誰か一人、.*、動く前に19ダメージで崩れる。$/)).toBeAttached()
  await expectAccessible()
  await shot('battle-telegraph')
  const told = shown(page, '[role="log"]', 'クサブセの構えが崩れた！')
  const stamped = shown(page, 'b', '崩れた')
  for (let member = 0; member < 3; member++) {
    await expect(attack(page)).toBeVisible()
    await page.keyboard.press('1')
    await expect(page.getByRole('button', { name: /^クサブセ、気配、物理、誰か一人/ })).toBeVisible()
    await page.keyboard.press('2')
  }
  await stamped
  await told
  await expect(tag(page)).toBeHidden()
  await expect(attack(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'DEFENCE' })).not.toContainText('受け40%')
})

test('what is explained for the first time stands over nobody who speaks, and goes with the first command; of an enemy’s strength only the share is told, to ears as to eyes', async ({
  page,
}) => {
  const gauge = page.locator('[data-boss]').getByRole('meter')
  await expect(gauge).toHaveAttribute('aria-valuetext', /^HP\d+%$/)
  await expect(gauge).toHaveAttribute('aria-valuemax', '100')
  const share = Number((await gauge.getAttribute('aria-valuetext'))?.match(/\d+/)?.[0])
  await expect(gauge).toHaveAttribute('aria-valuenow', String(share))
  const note = page.getByText('「気配」が出た影は、この回に大きな技を使います。')
  await expect(note).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByText('トモリはどうする？')).toBeVisible()
  await expect(note).toBeHidden()
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 667, height: 375 }, hasTouch: true, isMobile: true })

  test('what is announced hangs below the ribbon, and orders and the worth of a crouch are whole', async ({ page }) => {
    const order = await boxOf(await orderOfAction(page))
    const first = await boxOf(page.getByText('気配', { exact: true }))
    expect(first.y).toBeGreaterThan(order.y + order.height)
    await attack(page).tap()
    await page.getByRole('button', { name: /^クサブセ、/ }).tap()
    const isWhole = (words: Locator) => words.evaluate((one) => one.scrollWidth <= one.clientWidth)
    expect(await isWhole(page.getByText('攻→クサブセ'))).toBe(true)
    const worth = await boxOf(page.getByText('受け40%'))
    const defence = await boxOf(page.getByRole('button', { name: 'DEFENCE' }))
    expect(worth.x + worth.width).toBeLessThan(defence.x + defence.width)
  })
})

test('without motion the break is shown too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const stamped = shown(page, 'b', '崩れた')
  for (let member = 0; member < 3; member++) {
    await expect(attack(page)).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.press('2')
  }
  await stamped
})

test('おまかせ leaves a decision to the player, and says so', async ({ page, expectAccessible, shot }) => {
  await page.keyboard.press('a')
  await expect(page.getByText('クサブセの気配で止めました。ここは、ご自分でどうぞ。')).toBeVisible()
  await expect(attack(page)).toBeVisible()
  await expectAccessible()
  await shot('battle-auto-stopped')
})
