import type { Locator, Page } from '@playwright/test'
import { afterEndings, endingKey } from '../src/content/story/scenes.ts'
import { earn } from './support/earned.ts'
import { arriveWithParty, framesTake, remembered } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

const lamp = (page: Page) => page.locator('[data-part="lamp"]')
/** Of the eight lanterns on the ropes, from the left edge and then from the right one, each towards the gate. */
const lanterns = (page: Page) => page.locator('[data-part="answers"] > div:not(:has(img))')
const opacityOf = async (part: Locator): Promise<number> => Number(await part.evaluate((element) => getComputedStyle(element).opacity))
const middleOf = async (part: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: Number.NaN, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

test.beforeEach(async ({ page }) => {
  await framesTake(page, 16)
  await arriveWithParty(page)
})

async function openPlaza(page: Page): Promise<void> {
  await page.goto('/game/rpg/menu/plaza')
  await expect(page.getByRole('button', { name: '積灯庫' })).toBeEnabled()
}

test('over the town the lamp follows the hand, the lanterns near it answer, and the floor shows it once more', async ({
  page,
  expectAccessible,
}) => {
  await openPlaza(page)
  await expect(lamp(page)).toBeVisible()
  await page.mouse.move(330, 300)
  await expect(lanterns(page)).toHaveCount(8)
  await expect.poll(() => opacityOf(lanterns(page).nth(0))).toBeGreaterThan(0.4)
  await expect.poll(() => opacityOf(lanterns(page).nth(4))).toBe(0)
  await page.mouse.move(1180, 240)
  await expect.poll(() => opacityOf(lanterns(page).nth(4))).toBeGreaterThan(0.6)
  await expect.poll(() => opacityOf(lanterns(page).nth(0))).toBe(0)
  const mirrored = page.locator('[data-part="answers"] img')
  await expect.poll(async () => Math.abs((await middleOf(mirrored)).x - (await middleOf(lamp(page))).x)).toBeLessThan(2)
  // As far below the edge of the floor as the flame is above it, times 0.62.
  const map = await page.getByRole('group', { name: '広場' }).boundingBox()
  const px = (map?.width ?? 0) / 1280
  const floor = (map?.y ?? 0) + 488 * px
  await expect(async () => {
    const [flameY, shownY] = [
      (await lamp(page).boundingBox())?.y ?? 0,
      await mirrored.evaluate((img) => img.getBoundingClientRect().bottom),
    ]
    expect(shownY - 44 * 0.62 * px - floor).toBeCloseTo(0.62 * (floor - flameY - 44 * px), -1)
  }).toPass()
  await expectAccessible()
})

test('the lamp stays above the signs, and houses are entered as without it', async ({ page }) => {
  await openPlaza(page)
  const sign = page.getByRole('button', { name: /正門/ }).locator('span').first()
  await sign.hover()
  await expect(lamp(page)).toBeVisible()
  await expect.poll(async () => Math.abs((await middleOf(lamp(page))).x - (await middleOf(sign)).x)).toBeLessThan(12)
  const [over, read] = [await lamp(page).boundingBox(), await sign.boundingBox()]
  expect((over?.y ?? Infinity) + (over?.height ?? 0)).toBeLessThan((read?.y ?? 0) + 12)
  await sign.click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu\/adventure$/)
})

test('with 明かり 「なし」 the town has no lamp', async ({ page }) => {
  await remembered(page, 'light', 'off')
  await openPlaza(page)
  await page.mouse.move(330, 300)
  await page.mouse.move(400, 300)
  await page.waitForLoadState('networkidle')
  await expect(lamp(page).or(lanterns(page))).toHaveCount(0)
})

test.describe('the first evening', () => {
  const flame = (page: Page) => page.locator('[data-part="flame"]')

  async function tellEvening(page: Page, server: Parameters<typeof earn>[1]): Promise<void> {
    await earn(page, server, {
      cleared: Array.from({ length: 12 }, (_, at) => at + 1),
      read: [409],
      scenes: [endingKey(3), ...afterEndings.map(({ key }) => key)],
    })
    await page.goto('/game/rpg/menu/journal')
    const ending = page.getByRole('button', { name: '影あかり' })
    await expect(ending).toBeEnabled()
    await ending.click()
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText('どの足元からも、長い人が伸びていた。')).toBeVisible({ timeout: 300 })
    }).toPass()
  }

  test('the first shadows of the town turn with the hand, away from it', async ({ page, server }) => {
    await tellEvening(page, server)
    await page.mouse.move(200, 120)
    await expect(flame(page)).toBeAttached()
    await page.mouse.move(100, 120)
    const lightAt = () => middleOf(flame(page))
    await expect.poll(async () => (await lightAt()).x).toBeLessThan(635)
    const shadows = page.locator('[data-lamp] img[src*="party-shadow"]')
    const right = await widest(shadows)
    await page.mouse.move(1180, 120)
    await expect.poll(async () => (await lightAt()).x).toBeGreaterThan(645)
    await expect.poll(async () => right - (await widest(shadows))).toBeGreaterThan(80)
  })

  test('with 明かり 「なし」 they stand still', async ({ page, server }) => {
    await remembered(page, 'light', 'off')
    await tellEvening(page, server)
    const shadows = page.locator('img[src*="party-shadow"]')
    await page.mouse.move(100, 120)
    // They have grown by then.
    await page.waitForTimeout(3000)
    const turns = () => shadows.evaluateAll((all) => all.map((each) => getComputedStyle(each).transform))
    const before = await turns()
    expect(before.filter((turn) => turn !== 'none').length).toBeGreaterThan(2)
    await page.mouse.move(1180, 120)
    await page.waitForTimeout(1000)
    expect(await turns()).toEqual(before)
    await expect(flame(page)).toHaveCount(0)
  })

  /** How far to the right the shadows reach, in px. */
  async function widest(shadows: Locator): Promise<number> {
    const boxes = await Promise.all((await shadows.all()).map((each) => each.boundingBox()))
    return Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)))
  }
})
