import type { Page } from '@playwright/test'
import type { SoundReport } from '../src/web/sound/player.ts'
import { bundledStudio } from '../tests/studio.ts'
import { arriveWithParty } from './first-steps.ts'
import { expect, test } from './journey.ts'

/** Collects what the sound's player reports, from every page of this tab. */
async function listen(page: Page): Promise<() => Promise<readonly SoundReport[]>> {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('kageakari:sound', (event) => heard.push((event as CustomEvent<unknown>).detail))
  })
  return () => page.evaluate(() => (window as unknown as { readonly heard: readonly SoundReport[] }).heard)
}

/** Goes to a screen without loading the page again, which would need another tap. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('with sound off nothing of it is loaded, and nothing sounds before the first tap', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const heard = await listen(page)
  await arriveWithParty(page)
  await page.goto('/game/rpg')
  await press(page, '音なし')
  await expect(page.getByRole('button', { name: '音なし' })).toBeHidden()
  await page.getByRole('button', { name: '町へ戻る' }).click()
  await expect(page).toHaveURL(/menu$/)
  expect(loaded.filter((path) => /player|pieces/.test(path))).toEqual([])
  await page.evaluate(() => localStorage.setItem('kageakari.sound', 'on'))
  await page.reload()
  await page.getByRole('heading').first().waitFor()
  expect(loaded.filter((path) => /player|pieces/.test(path))).toEqual([])
  expect(await heard()).toEqual([])
  await page.keyboard.press('Shift')
  await expect.poll(async () => (await heard()).map((report) => report.type)).toContain('music')
})

test('every piece begins and goes round without a click, and every effect sounds', async ({ page }) => {
  await page.addScriptTag({ content: await bundledStudio() })
  const names = await page.evaluate(() => window.studio.pieces)
  for (const name of names) {
    const { nan, peak, lufs, seam } = await page.evaluate((each) => window.studio.glanceAtPiece(each, 6), name)
    expect(nan, name).toBe(false)
    expect(peak, name).toBeLessThanOrEqual(-1)
    expect(lufs, name).toBeGreaterThan(-45)
    if (seam !== null) expect(seam.step, `${name}: step at the seam`).toBeLessThanOrEqual(Math.max(-40, seam.around))
  }
})
