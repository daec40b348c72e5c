import type { Page } from '@playwright/test'
import { attackOnce, begin } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: '設定' })
const choice = (page: Page, legend: string, word: string) =>
  dialog(page).getByRole('group', { name: legend }).getByRole('radio', { name: word, exact: true })
const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name })

async function openInTown(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: '広場' })).toBeVisible()
  await page.keyboard.press('c')
}

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('the settings open from the title, the town and a battle, by keyboard alone, and give the focus back', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/game/rpg')
  await expect(page.getByRole('button', { name: '町へ戻る' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(tab(page, '音')).toBeFocused()
  await expectAccessible()
  for (const section of ['見え方', '進み方', '遊びやすさ', 'キーとパッド']) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, section)).toBeFocused()
    await expectAccessible()
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: '設定' })).toBeFocused()
  await page.goto('/game/rpg/menu')
  await page.getByRole('navigation').getByRole('button', { name: '設定' }).click()
  await tab(page, '進み方').click()
  await expect(dialog(page).getByRole('radio', { name: '通常' })).toBeChecked()
  await dialog(page).getByRole('radio', { name: '物語' }).check()
  await expect(dialog(page).getByRole('radio', { name: '物語' })).toBeChecked()
  await page.keyboard.press('Escape')
  await begin(page, '灯見ヶ原')
  await page.getByRole('banner').getByRole('button', { name: '設定' }).click()
  await tab(page, '進み方').click()
  await expect(dialog(page).getByText('旅の難しさは、町にいるときに変えられます。')).toBeVisible()
  await choice(page, '戦いの速さ', '×2').check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '速さ ×2' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: '設定' })).toBeFocused()
})

test('a sound to try is offered while sound is on, and every section is as high as the first', async ({ page }) => {
  await page.goto('/game/rpg/menu')
  await openInTown(page)
  const sample = dialog(page).getByRole('button', { name: '鳴らす' })
  await expect(sample).toBeDisabled()
  await choice(page, '音', '出す').check()
  await expect(sample).toBeEnabled()
  // Laid out, not as drawn: the dialog is still growing while it opens.
  const height = () => dialog(page).evaluate((element: HTMLElement) => element.offsetHeight)
  const first = await height()
  for (const section of ['見え方', '進み方', '遊びやすさ', 'キーとパッド']) {
    await tab(page, section).click()
    await expect.poll(height).toBe(first)
  }
})

test('letters, motion and the pace of words take effect at once and outlast a reload', async ({ page }) => {
  await page.goto('/game/rpg/menu')
  const size = () => page.getByRole('link', { name: '広場' }).evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-motion', 'full')
  const before = await size()
  await openInTown(page)
  await tab(page, '見え方').click()
  await choice(page, '文字の大きさ', '大').check()
  await choice(page, '動き', 'なし').check()
  await choice(page, '文字の出る速さ', '速い').check()
  expect(await size()).toBeGreaterThan(before)
  await page.reload()
  await expect(page.getByRole('link', { name: '広場' })).toBeVisible()
  await expect(root).toHaveAttribute('data-letters', 'large')
  expect(await size()).toBeGreaterThan(before)
  await expect(root).toHaveAttribute('data-motion', 'none')
  expect(await root.evaluate((element) => element.style.getPropertyValue('--text-pace'))).toBe('0.5')
})

test('the wish of the system for less motion holds until something is chosen', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/game/rpg/menu')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-motion', 'calm')
  await openInTown(page)
  await tab(page, '見え方').click()
  await expect(choice(page, '動き', '控えめ')).toBeChecked()
  await choice(page, '動き', 'すべて').check()
  await expect(root).toHaveAttribute('data-motion', 'full')
})

test('a battle without motion still shows one thing after the other', async ({ page }) => {
  await page.goto('/game/rpg')
  await page.evaluate(() => localStorage.setItem('kageakari.motion', 'none'))
  await begin(page, '灯見ヶ原')
  const told = new Map<string, number>()
  await page.exposeFunction('tell', (line: string, at: number) => void (told.has(line) || told.set(line, at)))
  await page.getByRole('log').evaluate((log) => {
    const { tell } = window as unknown as { readonly tell: (line: string, at: number) => void }
    new MutationObserver(() => tell(log.textContent ?? '', performance.now())).observe(log.parentElement ?? log, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await attackOnce(page)
  await expect(page.getByText('第2回')).toBeVisible()
  const times = [...told.values()]
  expect(times.length).toBeGreaterThan(4)
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(1500)
})

test('the account knows the settings: another browser has them after signing in', async ({ page, browser, server }) => {
  await page.goto('/game/rpg/menu')
  await openInTown(page)
  await tab(page, '見え方').click()
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/settings/preferences') && reply.request().method() === 'POST')
  await choice(page, '文字の大きさ', '大').check()
  expect((await saved).status()).toBe(200)
  const other = await browser.newContext({ baseURL: server.url, locale: 'ja-JP' })
  await other.addCookies(await page.context().cookies())
  // Something was chosen there before, and has not been sent.
  await other.addInitScript(() => {
    if (localStorage.getItem('kageakari.shake') !== null) return
    localStorage.setItem('kageakari.shake', 'off')
    localStorage.setItem('kageakari.settings-unsent', 'yes')
  })
  const there = await other.newPage()
  await there.goto('/game/rpg/menu')
  await expect(there.locator('html')).toHaveAttribute('data-letters', 'large')
  await expect
    .poll(async () => (await page.request.get('/api/game/rpg/settings/preferences')).json())
    .toEqual({ settings: { letters: 'large', shake: 'off' } })
  await other.close()
})

test('a key of one’s own: two letters change places, everywhere and with the account, and all can be usual again', async ({
  page,
  shot,
}) => {
  await page.goto('/game/rpg/menu')
  await openInTown(page)
  await tab(page, 'キーとパッド').click()
  await page.keyboard.press('Tab')
  const change = dialog(page).getByRole('button', { name: 'キーを変える' })
  await change.press('Enter')
  const repeat = dialog(page).getByRole('button', { name: /^もう一度同じ。今のキーは/ })
  await repeat.click()
  await expect(dialog(page).getByRole('status')).toHaveText('新しいキーを押してください。Escでやめます。')
  await page.keyboard.press('4')
  await expect(dialog(page).getByRole('status')).toHaveText('アルファベットのキーから選んでください。')
  await page.keyboard.press('Escape')
  await expect(repeat).toHaveText('R')
  await repeat.click()
  await shot('settings-own-keys')
  await page.keyboard.press('l')
  await expect(dialog(page).getByRole('status')).toHaveText('「もう一度同じ」は、Lキーになりました。')
  await expect(repeat).toHaveText('L')
  await expect(dialog(page).getByRole('button', { name: '戦いの記録。今のキーはR' })).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/api/game/rpg/settings/preferences')).json())
    .toMatchObject({ settings: { own_keys: 'lr rl' } })
  await dialog(page).getByRole('button', { name: '変更を終える' }).click()
  await page.keyboard.press('Escape')
  await begin(page, '灯見ヶ原')
  await attackOnce(page)
  await expect(page.getByRole('button', { name: 'もう一度同じ' })).toContainText('L')
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog', { name: '戦いの記録' })).toBeVisible()
  await page.keyboard.press('Escape')
  const ordered = page.waitForRequest('**/battle/exec')
  await page.keyboard.press('l')
  await ordered
  await page.keyboard.press('c')
  await tab(page, 'キーとパッド').click()
  await change.click()
  await dialog(page).getByRole('button', { name: '元に戻す' }).click()
  await expect(repeat).toHaveText('R')
})
