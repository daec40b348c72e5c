import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { turnPages } from './story.ts'

/** A visitor makes an account with one click and confirms the slip; ends at the title, signed in without a save. */
export async function makeQuickAccount(page: Page): Promise<{ readonly email: string; readonly password: string }> {
  await page.goto('/game/rpg')
  const token = await page.getByRole('textbox', { name: 'メールアドレス' }).inputValue()
  const password = await page.getByRole('textbox', { name: 'パスワード' }).inputValue()
  const email = `sugutuku_${token}@example.com`
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  await expect(page.getByRole('dialog', { name: '登録しました' })).toContainText(email)
  await kept(page).click()
  await expect(page.getByRole('button', { name: 'はじめから' })).toBeVisible()
  return { email, password }
}

export const RECOVERY_CODE = /^[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}$/
export const toldCode = (page: Page) => page.locator('dd').last()
/** The button below what is told once. */
export const kept = (page: Page) => page.getByRole('button', { name: '控えたので、はじめる' })

/** Registers 「旅の者」 in the form; ends where the recovery code is told. @returns the code. */
export async function register(page: Page, email: string): Promise<string> {
  await page.goto('/register')
  await page.getByLabel('名前').fill('旅の者')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('新しいパスワード').fill('long enough')
  await page.getByLabel('もう一度、同じパスワード').fill('long enough')
  await page.getByRole('button', { name: '登録する' }).click()
  await expect(toldCode(page)).toHaveText(RECOVERY_CODE)
  return toldCode(page).innerText()
}

/** From the title to the town with the first three roles under their default names. */
export async function makeParty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'はじめから' }).click()
  await page.getByRole('button', { name: 'とばす' }).click()
  for (let member = 0; member < 3; member++) await page.getByRole('button', { name: 'この人にする' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'この三人で行く' }).click()
  await expect(page.getByText('貼り紙を剥がして持っていった。')).toBeVisible()
  await turnPages(page, 10, () => page.getByRole('button', { name: /^(つぎへ|町へ)$/ }).click())
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
}

/**
 * Arrives in town without the screens, for journeys that begin later: a new account with a party, signed in in this page's
 * context. Roles and names as `makeParty` chooses them, unless others are asked for.
 */
export async function arriveWithParty(page: Page, roles: readonly number[] = [1, 2, 3]): Promise<void> {
  await page.request.get('/api/game/rpg/title/check_situation')
  const email = `guest-${crypto.randomUUID().slice(0, 12)}@example.com`
  await write(page, '/api/game/rpg/title/create_rpg_user', { name: '登録くん', email, password: 'abcd1234' })
  const names = ['キリカ', 'トモリ', 'ゴトク', 'ウツシ', 'ヨイマチ', 'ハヤシ']
  const party = roles.map((roleId) => ({ roleId, roleClassJapanese: '', partyName: names[roleId - 1] }))
  await write(page, '/api/game/rpg/beginning/create', { selected_info: party })
}

/** A writing call with the page's own session and token. */
export async function write(page: Page, path: string, data: unknown): Promise<unknown> {
  const cookies = await page.context().cookies()
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const reply = await page.request.post(path, { data, headers: { 'x-xsrf-token': token } })
  expect(reply.status(), path).toBeLessThan(300)
  return reply.status() === 204 ? null : reply.json()
}

/** What the browser has kept of a setting since an earlier visit. */
export const remembered = (page: Page, name: string, word: string) =>
  page.addInitScript(
    ([key, value]) => {
      // A page without an address has no storage.
      if (self.origin !== 'null') localStorage.setItem(`kageakari.${key}`, value)
    },
    [name, word] as const,
  )

/** As far as the page can tell, all its frames take that long: how fast this machine is is not what is tested. */
export const framesTake = (page: Page, milliseconds: number) =>
  page.addInitScript((step) => {
    const frame = requestAnimationFrame.bind(window)
    let now = 0
    window.requestAnimationFrame = (act) => frame(() => act((now += step)))
  }, milliseconds)
