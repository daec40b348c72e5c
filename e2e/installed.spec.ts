import type { CDPSession, Page } from '@playwright/test'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

interface Devtools {
  readonly manifest: { readonly url: string; readonly errors: readonly unknown[]; readonly data: string }
  readonly obstacles: readonly { readonly errorId: string }[]
}

/** What Chromium's own inspection says of the page as an application. */
async function inspect(devtools: CDPSession): Promise<Devtools> {
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest')
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  return { manifest: { url, errors, data }, obstacles: installabilityErrors }
}

const fitsTheWindow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    return { tooWide: scrollWidth - clientWidth, tooHigh: scrollHeight - clientHeight }
  })

test('Chromium finds nothing in the way of installing the game, from any page of it', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  for (const path of ['/game/rpg', '/login', '/about']) {
    await page.goto(path)
    const { manifest, obstacles } = await inspect(devtools)
    expect(manifest.url, path).toMatch(/\/manifest\.webmanifest$/)
    expect(manifest.errors, path).toEqual([])
    expect(JSON.parse(manifest.data), path).toMatchObject({ start_url: '/game/rpg', display: 'fullscreen', orientation: 'landscape' })
    // Chromium installs nothing from a private window, which every window of the tests is.
    expect(
      obstacles.map(({ errorId }) => errorId).filter((each) => each !== 'in-incognito'),
      path,
    ).toEqual([])
  }
})

for (const [width, height] of [
  [844, 390],
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`in the full screen of ${width} × ${height} title, town, map and battle fit, and nothing scrolls`, async ({ page, shot }) => {
    await page.setViewportSize({ width, height })
    await arriveWithParty(page)
    const seen = async (name: string) => {
      expect(await page.evaluate(() => matchMedia('(display-mode: fullscreen)').matches)).toBe(true)
      expect(await fitsTheWindow(page), name).toEqual({ tooWide: 0, tooHigh: 0 })
      await shot(`installed-${width}-${name}`)
    }
    await page.goto('/game/rpg')
    const toTown = page.getByRole('button', { name: '町へ戻る' })
    await expect(toTown).toBeInViewport({ ratio: 1 })
    // As the installed game is shown; a page of its own would leave it, so the way on is by links.
    await page.evaluate(() => document.documentElement.requestFullscreen())
    await seen('title')
    await toTown.click()
    await expect(page.getByRole('button', { name: 'タイトルへ戻る' })).toBeInViewport({ ratio: 1 })
    await seen('town')
    await page.getByRole('link', { name: '冒険に出る' }).click()
    await page.getByRole('button', { name: '灯見ヶ原' }).click()
    await seen('departure')
    await page.getByRole('button', { name: '出発する' }).click()
    await expect(page.getByRole('button', { name: 'ESCAPE' })).toBeInViewport({ ratio: 1 })
    await seen('battle')
  })
}
