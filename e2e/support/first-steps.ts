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
  await page.getByRole('button', { name: '控えたので、はじめる' }).click()
  await expect(page.getByRole('button', { name: 'はじめから' })).toBeVisible()
  return { email, password }
}

/** From the title to the town with the first three roles under their default names. */
export async function makeParty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'はじめから' }).click()
  await page.getByRole('button', { name: 'とばす' }).click()
  for (let member = 0; member < 3; member++) await page.getByRole('button', { name: 'この人にする' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'この三人で行く' }).click()
  await expect(page.getByText('貼り紙を剥がして持っていった。')).toBeVisible()
  await turnPages(page, 9, () => page.getByRole('button', { name: /^(次へ|町へ)$/ }).click())
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
}

/**
 * The same without the screens, for journeys that begin later: a new account with a party, signed in in this page's
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
