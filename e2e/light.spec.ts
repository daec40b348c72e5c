import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { faintTexts } from './support/access/contrast.ts'
import { arriveWithParty, framesTake, remembered } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'
import { connectPad, padReady, pushRightStick } from './support/pad.ts'
import { kilobytesOf } from './support/page-weight.ts'

const lamp = (page: Page) => page.locator('[data-part="lamp"]')
const shadows = (page: Page) => page.locator('[data-part="ply-shadow"]')
const lettersShadow = (page: Page) => page.locator('div:has(> h1)').locator(shadows(page))
const toTown = (page: Page) => page.getByRole('button', { name: '町へ戻る' })

const middleOf = async (box: Promise<{ x: number; width: number } | null>): Promise<number> => {
  const { x, width } = (await box) ?? { x: Number.NaN, width: 0 }
  return x + width / 2
}
const lampAt = (page: Page) => middleOf(lamp(page).boundingBox())
/** How far to the right of the letters their shadow falls, in px. */
const shadowOff = async (page: Page): Promise<number> =>
  (await middleOf(lettersShadow(page).boundingBox())) - (await middleOf(page.locator('h1').boundingBox()))

async function openTitle(page: Page): Promise<void> {
  await page.goto('/game/rpg')
  await expect(toTown(page)).toBeFocused()
}

/** Where it rests, far right of the lantern's middle. */
const expectAtRest = async (page: Page): Promise<void> => {
  await expect(lamp(page)).toBeVisible()
  await page.mouse.move(200, 300)
  await page.mouse.move(240, 320)
  await expect.poll(() => shadowOff(page)).toBeLessThan(-8)
  await page.waitForTimeout(1000)
  expect(await lampAt(page)).toBeGreaterThan(800)
}

test.beforeEach(async ({ page }) => {
  await framesTake(page, 16)
  await arriveWithParty(page)
})

test('the lamp comes with the hand and follows it, and the shadow of the logo’s letters falls on the other side', async ({ page }) => {
  await openTitle(page)
  await expect(lamp(page)).toHaveCount(0)
  await page.mouse.move(300, 300)
  await expect.poll(() => lampAt(page)).toBeCloseTo(300, -1)
  await expect.poll(() => shadowOff(page)).toBeGreaterThan(8)
  await expect(shadows(page)).toHaveCount(3)
  await page.mouse.move(1050, 250)
  await expect.poll(() => lampAt(page)).toBeCloseTo(1050, -1)
  await expect.poll(() => shadowOff(page)).toBeLessThan(-8)
})

test('what it loads has at most 5 KB of code', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await openTitle(page)
  await page.waitForLoadState('networkidle')
  const before = new Set(asked)
  await page.mouse.move(300, 300)
  await expect(shadows(page)).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  const scripts = [...asked.difference(before)].filter((path) => path.endsWith('.js'))
  const weight = scripts.reduce((sum, path) => sum + kilobytesOf(join('dist/web', path), 'js'), 0)
  expect(weight, `KB of ${scripts.join(', ')}`).toBeLessThanOrEqual(5)
  expect(weight, 'KB').toBeGreaterThan(1)
})

test('it never goes below the picture, where all is read', async ({ page }) => {
  await openTitle(page)
  await page.mouse.move(640, 780)
  await expect.poll(() => lampAt(page)).toBeCloseTo(640, -1)
  const [picture, menu] = [await lamp(page).boundingBox(), await page.getByRole('button', { name: '設定' }).last().boundingBox()]
  expect((picture?.y ?? Infinity) + (picture?.height ?? 0)).toBeLessThan(menu?.y ?? 0)
})

test('without a hand it is lit after six seconds, and drifts after as many; a hand leads it all the same', async ({ page }) => {
  await page.clock.install()
  await openTitle(page)
  await page.clock.fastForward(6100)
  await expect(lamp(page)).toBeVisible()
  const before = await lampAt(page)
  await page.clock.fastForward(6100)
  await page.clock.runFor(3000)
  await expect.poll(() => lampAt(page)).toBeGreaterThan(before + 40)
  await page.mouse.move(300, 300)
  await page.clock.fastForward(200)
  await expect.poll(() => lampAt(page)).toBeCloseTo(300, -1)
})

test('led once, it drifts about that place', async ({ page }) => {
  await page.clock.install()
  await openTitle(page)
  await page.mouse.move(300, 300)
  await expect.poll(() => lampAt(page)).toBeCloseTo(300, -1)
  await page.clock.fastForward(6100)
  await page.clock.runFor(3000)
  await expect.poll(() => lampAt(page)).toBeGreaterThan(340)
  expect(await lampAt(page)).toBeLessThan(460)
})

test('the right stick of a pad leads it', async ({ page }) => {
  await connectPad(page)
  await openTitle(page)
  await padReady(page)
  await page.mouse.move(640, 300)
  await expect(lamp(page)).toBeVisible()
  await pushRightStick(page, -0.8, 0)
  await expect.poll(() => lampAt(page)).toBeLessThan(200)
  await pushRightStick(page, 0.8, 0)
  await expect.poll(() => lampAt(page)).toBeGreaterThan(1080)
})

test('a finger leads it with its first touch', async ({ page, browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, hasTouch: true, viewport: { width: 1280, height: 800 } })
  await context.addCookies(await page.context().cookies())
  const touched = await context.newPage()
  await framesTake(touched, 16)
  await openTitle(touched)
  await touched.touchscreen.tap(250, 250)
  await expect.poll(() => lampAt(touched)).toBeCloseTo(250, -1)
  await touched.touchscreen.tap(1000, 250)
  await expect.poll(() => shadowOff(touched)).toBeLessThan(-8)
  await context.close()
})

for (const [name, word] of [
  ['light', 'still'],
  ['motion', 'calm'],
] as const) {
  test(`with ${name} ${word} it rests, wherever the pointer is`, async ({ page }) => {
    await remembered(page, name, word)
    await openTitle(page)
    await page.mouse.move(200, 200)
    await expectAtRest(page)
  })
}

test('in a narrow window it rests', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 })
  await openTitle(page)
  await page.mouse.move(100, 200)
  await expect.poll(() => shadowOff(page)).toBeLessThan(-4)
  await page.waitForTimeout(1000)
  expect(await lampAt(page)).toBeGreaterThan(500)
})

test('where frames fall behind it goes to rest, and stays there for the visit', async ({ page }) => {
  await framesTake(page, 60)
  await openTitle(page)
  await page.mouse.move(200, 200)
  await expect(lamp(page)).toBeVisible()
  await expect(async () => {
    await page.mouse.move(180, 200)
    await page.mouse.move(220, 220)
    expect(await lampAt(page)).toBeGreaterThan(800)
  }).toPass()
  await expectAtRest(page)
})

for (const [name, word] of [
  ['light', 'off'],
  ['contrast', 'high'],
] as const) {
  test(`with ${name} ${word} there is nothing of it, not even its code`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.clock.install()
    await remembered(page, name, word)
    await openTitle(page)
    await page.mouse.move(300, 300)
    await page.clock.fastForward(7000)
    await page.waitForLoadState('networkidle')
    await expect(lamp(page).or(shadows(page))).toHaveCount(0)
    expect(asked.filter((url) => url.includes('title-light'))).toEqual([])
  })
}

test('the setting takes effect at once, and goes with the account', async ({ page }) => {
  await openTitle(page)
  await page.mouse.move(300, 300)
  await expect(lamp(page)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '設定' }).click()
  const dialog = page.getByRole('dialog', { name: '設定' })
  await dialog.getByRole('tab', { name: '見え方' }).click()
  const choice = (word: string) => dialog.getByRole('group', { name: '明かり' }).getByRole('radio', { name: word })
  await expect(choice('動く')).toBeChecked()
  const saved = page.waitForRequest((request) => request.url().endsWith('/settings/preferences') && request.method() === 'POST')
  await choice('なし').check()
  await expect(lamp(page).or(shadows(page))).toHaveCount(0)
  expect((await saved).postDataJSON()).toMatchObject({ light: 'off' })
  await choice('止まる').check()
  await expectAtRest(page)
  await page.keyboard.press('Escape')
  await page.reload()
  await page.mouse.move(200, 300)
  await expectAtRest(page)
})

test('with the reader’s own colours nothing of it is shown', { tag: '@chromium' }, async ({ page }) => {
  await openTitle(page)
  await page.mouse.move(300, 300)
  await expect(lamp(page)).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(lamp(page)).toBeHidden()
  for (const shadow of await shadows(page).all()) await expect(shadow).toBeHidden()
})

test('it is nothing to whoever listens, takes no focus and no key', async ({ page, expectAccessible }) => {
  await openTitle(page)
  await page.mouse.move(300, 300)
  await expect(shadows(page)).toHaveCount(3)
  await expectAccessible()
  await expect(lamp(page)).toHaveAttribute('alt', '')
  for (const shadow of await shadows(page).all()) await expect(shadow).toHaveAttribute('aria-hidden', 'true')
  await expect(toTown(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('main').getByRole('button', { name: '設定' })).toBeFocused()
  await page.mouse.move(...(await middle(page)))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/menu$/)
})

const middle = async (page: Page): Promise<[number, number]> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await toTown(page).boundingBox()) ?? {}
  return [x + width / 2, y + height / 2]
}

test('every text of the title stands out as before, with the lamp behind it and beside it', { tag: '@chromium' }, async ({ page }) => {
  await openTitle(page)
  await expect.poll(() => faintTexts(page, 4.5)).toEqual([])
  for (const [x, y] of [
    [640, 560],
    [560, 250],
    [1000, 560],
  ] as const) {
    await page.mouse.move(x, y)
    await expect.poll(() => lampAt(page)).toBeCloseTo(x, -1)
    expect(await faintTexts(page, 4.5)).toEqual([])
  }
})
