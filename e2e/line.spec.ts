import type { Locator, Page } from '@playwright/test'
import { attack, attackOnce, attackUntilDecided, begin, depart, over } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

const cut = (page: Page) => page.getByText('通信が切れています。ここまでのぶんは残っています。')
const back = (page: Page) => page.getByText('つながりました。')
const goesOn = (page: Page) => page.getByText('つながりしだい、ひとりでに続きます。')
const missing = (page: Page) => page.getByText('この先の絵と文字が届きませんでした。')
const hurry = (page: Page) => page.getByRole('button', { name: '早送り' })
const secondRound = (page: Page) => page.getByText('第2回')

/** Of the element or of whatever it stands in. */
const layerOf = (of: Locator): Promise<number> =>
  of.evaluate((element) => {
    let at: Element | null = element
    while (at && getComputedStyle(at).zIndex === 'auto') at = at.parentElement
    return at ? Number(getComputedStyle(at).zIndex) : 0
  })

/** The browser may tell of it before its own requests fail: it is told once more. */
async function cutLine(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
}

test.beforeEach(async ({ page, expectTrouble }) => {
  await arriveWithParty(page)
  expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET)/)
})

test('a part that is missing while the line comes back leads to one reload', async ({ page, expectTrouble }) => {
  expectTrouble(/A part of the page did not arrive|ERR_FAILED/)
  await page.goto('/game/rpg/menu')
  await page.route('**/healthz', (route) => route.abort())
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(cut(page)).toBeVisible()
  let loads = 0
  page.on('request', (request) => void (request.isNavigationRequest() && loads++))
  await page.route('**/assets/plaza-*.js', (route) => (loads === 0 ? route.abort() : route.continue()))
  await page.unroute('**/healthz')
  await page.getByRole('link', { name: '広場', exact: true }).click()
  await expect(page.getByRole('heading', { name: '広場' })).toBeVisible()
  expect(loads).toBe(1)
})

test.describe('the line is cut in a fight and comes back', () => {
  test('before the commands are chosen', async ({ page, context, expectAccessible }) => {
    await begin(page, '灯見ヶ原')
    await cutLine(page)
    await expect(cut(page)).toBeVisible()
    // Not behind the strip with the debug header.
    expect(await layerOf(cut(page))).toBeGreaterThan(await layerOf(page.getByRole('banner').first()))
    await attackOnce(page)
    await expect(goesOn(page)).toBeVisible()
    await expectAccessible()
    await context.setOffline(false)
    await expect(back(page)).toBeVisible()
    await expect(hurry(page)).toBeVisible()
    await expect(secondRound(page)).toBeVisible()
  })

  test('while the turn is sent: it is played once', async ({ page, context }) => {
    await begin(page, '灯見ヶ原')
    let sent = 0
    await page.route('**/battle/exec', async (route) => {
      sent++
      if (sent > 1) return route.continue()
      // The server has played the turn, its answer does not arrive.
      await route.fetch()
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await attackOnce(page)
    await expect(goesOn(page)).toBeVisible()
    await context.setOffline(false)
    await expect(hurry(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(attack(page)).toBeVisible()
    await expect(secondRound(page)).toBeVisible()
  })

  test('while the turn plays: it plays on', async ({ page, context }) => {
    await begin(page, '灯見ヶ原')
    await attackOnce(page)
    await expect(hurry(page)).toBeVisible()
    await cutLine(page)
    await expect(cut(page)).toBeVisible()
    await expect(secondRound(page)).toBeVisible()
    await expect(attack(page)).toBeVisible()
    await context.setOffline(false)
    await expect(back(page)).toBeVisible()
    await expect(cut(page)).toBeHidden()
  })

  test('at the result: the way home is there when the line is', async ({ page, context }) => {
    // From the town: what the way home needs has been loaded.
    await depart(page, '灯見ヶ原')
    await attackUntilDecided(page)
    await expect(over(page)).toContainText('三人にEXPが')
    await cutLine(page)
    await expect(cut(page)).toBeVisible()
    await page.getByRole('button', { name: '町へ戻る' }).click()
    await expect(goesOn(page)).toBeVisible()
    await context.setOffline(false)
    const running = page.getByRole('region', { name: '冒険の途中' })
    await running.getByRole('button', { name: '町へ戻る' }).click()
    await expect(running).toBeHidden()
  })
})

test('a server that dies while the menu loads: the page says so, and comes back by itself', async ({
  page,
  restartServer,
  expectAccessible,
}) => {
  await page.goto('/game/rpg')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/menu-*.js', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/menu-*.js')
  await page.getByRole('button', { name: '町へ' }).click()
  await asked
  await restartServer(async () => {
    release()
    await expect(missing(page)).toBeVisible()
    await expectAccessible()
  })
  await expect(page.getByRole('navigation', { name: '町の行き先' })).toBeVisible()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
})

test('a chunk that stays away: one reload, then the player decides', async ({ page }) => {
  await page.goto('/game/rpg/menu')
  await expect(page.getByRole('navigation', { name: '町の行き先' })).toBeVisible()
  let loads = 0
  page.on('request', (request) => void (request.isNavigationRequest() && loads++))
  const reach = await intercept(page, '**/assets/shop-*.js', (route) => route.fulfill({ status: 404, json: {} }))
  await page.getByRole('link', { name: 'よろず灯屋' }).click()
  await expect(page.getByText('読みこみ直しても届きませんでした。')).toBeVisible()
  expect(loads).toBe(1)
  reach()
  await page.getByRole('button', { name: '読みこみ直す' }).click()
  await expect(page).toHaveURL(/\/menu\/shop$/)
  await expect(page.getByRole('heading', { name: 'よろず灯屋' })).toBeVisible()
})

test('a decoration that does not arrive breaks nothing', async ({ page }) => {
  await page.route('**/api/game/rpg/journal/news', (route) => route.fulfill({ json: { deeds: [1] } }))
  const failed = page.waitForResponse((reply) => /news-slip-.*\.js/.test(reply.url()))
  await page.route('**/assets/news-slip-*.js', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/game/rpg/menu')
  await failed
  await page.getByRole('link', { name: '広場' }).click()
  await expect(page.getByRole('heading', { name: '広場' })).toBeVisible()
})

test('an answer that is awaited shows itself after a moment', async ({ page }) => {
  await page.goto('/game/rpg/menu')
  await expect(page.getByRole('navigation', { name: '町の行き先' })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/shop/information', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'よろず灯屋' }).click()
  const lantern = page.locator('[data-part="waiting"]')
  await expect(lantern).toBeVisible()
  release()
  await expect(lantern).toBeHidden()
})
