import type { Browser, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { runCommand } from '../tests/commands.ts'
import { typeAsPeopleDo } from './support/firefox.ts'
import { expect, test } from './support/journey.ts'
import { arriveWithParty, kept, makeQuickAccount, RECOVERY_CODE, register, toldCode } from './support/first-steps.ts'
import { faultsOf, phone } from './support/phone-screen.ts'

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
}

/** Another device, signed in. */
async function deviceOf(browser: Browser, url: string, userAgent: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, userAgent, locale: 'ja-JP' })).newPage()
  if (browser.browserType().name() === 'firefox') await typeAsPeopleDo(page)
  await logIn(page, email, 'long enough')
  await expect(page.getByText('「旅の者」でログイン中')).toBeVisible()
  return page
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1'

test('a lost password: back by the code that was written down, with the keyboard alone, and another code is told', async ({
  page,
  expectAccessible,
}) => {
  const email = `code${Date.now()}@example.com`
  const { keyboard } = page
  const code = await register(page, email)
  await expectAccessible()
  await expect(kept(page)).toBeFocused()
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await page.goto('/login')
  await page.getByRole('link', { name: 'パスワードを忘れた' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByLabel('メールアドレス')).toBeFocused()
  await expectAccessible()
  await keyboard.press('Enter')
  await expect(page.getByText('控えを入れてください。')).toBeVisible()
  for (const typed of [email, 'AAAAA-AAAAA-AAAAA-AAAAA', 'password', 'password']) {
    await keyboard.type(typed)
    await keyboard.press('Tab')
  }
  await page.getByLabel('もう一度、同じパスワード').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('メールアドレスか控えが違います。控えは、5文字ずつ4組です。')
  // As it may be copied by hand.
  await page.getByLabel('戻るための控え').fill(code.toLowerCase().replaceAll('-', ' '))
  await keyboard.press('Enter')
  await expect(page.getByText('よく使われるパスワードです。ほかのものにしてください。')).toBeVisible()
  await expectAccessible()
  for (const label of ['新しいパスワード', 'もう一度、同じパスワード']) await page.getByLabel(label).fill('quite another')
  await keyboard.press('Enter')
  await expect(toldCode(page)).toHaveText(RECOVERY_CODE)
  await expect(toldCode(page)).not.toHaveText(code)
  await expectAccessible()
  await keyboard.press('Enter')
  await expect(page.getByText('「旅の者」でログイン中')).toBeVisible()
  await page.context().clearCookies()
  await logIn(page, email, 'long enough')
  await expect(page.getByRole('alert')).toHaveText('メールアドレスかパスワードが違います。確かめて、もう一度どうぞ。')
  await logIn(page, email, 'quite another')
  await expect(page.getByText('「旅の者」でログイン中')).toBeVisible()
})

test('a lost password and a lost code: back by the operator, with the mouse', async ({ page, server }) => {
  const { email } = await makeQuickAccount(page)
  const { stdout } = await runCommand('moderate', `file:${server.database}`, 'reset-account', email, '--by', 'taro')
  const code = /once: (\S+)/.exec(stdout)?.[1] ?? ''
  await page.goto('/recover')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('戻るための控え').fill(code)
  for (const label of ['新しいパスワード', 'もう一度、同じパスワード']) await page.getByLabel(label).fill('quite another')
  await page.getByRole('button', { name: 'パスワードを変えて入る' }).click()
  await kept(page).click()
  await expect(page.getByText('「登録くん」でログイン中')).toBeVisible()
})

test('a stolen session is ended from another device, then all others', async ({ page, browser, server, expectAccessible }) => {
  const email = `device${Date.now()}@example.com`
  await register(page, email)
  const thief = await deviceOf(browser, server.url, FIREFOX, email)
  const own = await deviceOf(browser, server.url, IPHONE, email)
  await page.goto('/account')
  const sessions = page.getByRole('listitem')
  await expect(sessions).toHaveCount(3)
  await expect(sessions.filter({ hasText: 'この端末' })).toHaveCount(1)
  await expectAccessible()
  await page.getByRole('button', { name: 'Windows・Firefoxをログアウトさせる' }).click()
  await expect(page.getByText('その端末をログアウトさせました。')).toBeVisible()
  await expect(sessions).toHaveCount(2)
  await thief.reload()
  await expect(thief.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
  await own.reload()
  await expect(own.getByText('「旅の者」でログイン中')).toBeVisible()
  const third = await deviceOf(browser, server.url, FIREFOX, email)
  await page.reload()
  // Firefox gives keys to the window in front.
  await page.bringToFront()
  await page.getByRole('button', { name: 'ほかの端末をすべてログアウトさせる' }).press('Enter')
  await expect(page.getByText('ほかの端末をすべてログアウトさせました。')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  for (const other of [own, third]) {
    await other.reload()
    await expect(other.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
    await other.context().close()
  }
  await thief.context().close()
})

test('whoever has no code is told so in town, once, and makes one with the password', async ({ page, server, expectAccessible }) => {
  await arriveWithParty(page)
  const database = new Database(server.database)
  database.exec('delete from recovery_codes')
  database.close()
  await page.goto('/game/rpg/menu')
  await expect(page.getByText('戻るための控えが、アカウントの頁で作れます。')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('navigation', { name: '町の行き先' })).toBeVisible()
  await expect(page.getByText('戻るための控えが、アカウントの頁で作れます。')).toBeHidden()
  await page.goto('/account')
  await expect(page.getByText('控えはまだありません。')).toBeVisible()
  await page.getByRole('button', { name: '控えを作る' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('パスワード')).toBeFocused()
  await expectAccessible()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('今のパスワードが違います。')).toBeVisible()
  await dialog.getByLabel('パスワード').fill('abcd1234')
  await page.keyboard.press('Enter')
  await expect(toldCode(page)).toHaveText(RECOVERY_CODE)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(toldCode(page)).toBeVisible()
  await dialog.getByRole('button', { name: '控えた' }).click()
  await expect(page.getByText('控えはもう作ってあります。')).toBeVisible()
})

test('what is told once is printed alone', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/game/rpg')
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  await expect(toldCode(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // First what goes: then the sheet for print holds.
  await expect(kept(page)).toBeHidden()
  await expect(page.getByText('© 影あかり')).toBeHidden()
  await expect(toldCode(page)).toBeVisible()
})

test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use(phone)

  test('by finger: the code, the sessions and the way back are whole', async ({ page }) => {
    const email = `phone${Date.now()}@example.com`
    const code = await register(page, email)
    await expect.poll(() => faultsOf(page)).toEqual([])
    await kept(page).tap()
    await page.getByRole('link', { name: 'アカウント' }).tap()
    await expect(page.getByText('この端末')).toBeVisible()
    await expect.poll(() => faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: '控えを作り直す' }).tap()
    await expect.poll(() => faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'やめる' }).tap()
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByRole('link', { name: 'パスワードを忘れた' }).tap()
    // The page before has a field for the address too.
    await page.getByLabel('戻るための控え').fill(code)
    await page.getByLabel('メールアドレス').fill(email)
    for (const label of ['新しいパスワード', 'もう一度、同じパスワード']) await page.getByLabel(label).fill('quite another')
    await expect.poll(() => faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'パスワードを変えて入る' }).tap()
    await kept(page).tap()
    await expect(page.getByText('「旅の者」でログイン中')).toBeVisible()
  })
})
