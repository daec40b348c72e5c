import type { Page } from '@playwright/test'
import { attack } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'
import { turnPages } from './support/story.ts'

const ruby = (page: Page, base: string, reading: string) =>
  page.locator('ruby', { hasText: base }).filter({ has: page.locator(`rt[data-reading="${reading}"]`) })

async function choose(page: Page, word: string): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: '設定' }).click()
  await page.getByRole('tab', { name: '遊びやすさ' }).click()
  await page.getByRole('group', { name: 'ふりがな' }).getByRole('radio', { name: word }).check()
  await page.getByRole('button', { name: '閉じる' }).click()
}

/** Readings that stand outside of the window, or not above their word: none once the fonts have come. */
const astray = (page: Page) =>
  page.locator('with-readings rt').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const word = one.parentElement?.getBoundingClientRect() ?? new DOMRect()
        const isOutside = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight
        return isOutside || Math.abs(left + right - word.left - word.right) > 12 || bottom > word.bottom - word.height / 3
      })
      .map((one) => one.getAttribute('data-reading')),
  )

test('readings stand above the kanji of the town, the shop, a battle and the story once they are chosen, and go again', async ({
  page,
  expectAccessible,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const isAsked = () => asked.some((path) => /\/page-[^/]*\.js$/.test(path))
  await arriveWithParty(page)
  await page.goto('/game/rpg/menu')
  await expect(page.getByRole('link', { name: '広場' })).toBeVisible()
  await expect(page.locator('ruby')).toHaveCount(0)
  expect(isAsked()).toBe(false)

  await choose(page, 'つける')
  await expect(ruby(page, '広場', 'ひろば')).toBeVisible()
  expect(isAsked()).toBe(true)
  await expect.poll(() => astray(page)).toEqual([])
  await expectAccessible()
  // What is read aloud has the kanji alone.
  await page.getByRole('link', { name: 'よろず灯屋', exact: true }).click()
  await expect(ruby(page, '灯飴', 'ひあめ').first()).toBeVisible()
  await page.getByRole('button', { name: /^灯飴/ }).click()
  await expect(page.getByRole('dialog', { name: '灯飴を買う', exact: true })).toBeVisible()
  await expect.poll(() => astray(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.goto('/game/rpg/battle/1/1')
  await expect(attack(page)).toBeVisible({ timeout: 60_000 })
  await expect(ruby(page, '作戦', 'さくせん')).toBeVisible()
  await expect(page.getByRole('button', { name: 'おまかせで進む' })).toBeVisible()
  await expect.poll(() => astray(page)).toEqual([])

  await page.goto('/game/rpg/menu')
  await choose(page, 'つけない')
  await expect(page.getByRole('link', { name: '広場' })).toBeVisible()
  await expect(page.locator('ruby, with-readings')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '広場' })).toHaveText('町広場')
})

test('the prologue is read too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kageakari.furigana', 'on'))
  await page.goto('/game/rpg')
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  await page.getByRole('button', { name: '控えたので、はじめる' }).click()
  await page.getByRole('button', { name: 'はじめから' }).click()
  for (let at = 1; at < 5; at++) {
    await expect(page.locator('[aria-live] ruby').first()).toBeVisible()
    await expect.poll(() => astray(page)).toEqual([])
    await turnPages(page, 8, () => page.getByRole('button', { name: 'つぎへ' }).click(), at + 1, at)
  }
  await expect(page).toHaveURL(/beginning$/)
})
