import type { Page } from '@playwright/test'
import { withAuthenticator } from './support/authenticator.ts'
import { makeQuickAccount } from './support/first-steps.ts'
import { expect, test as base } from './support/journey.ts'
import { faultsOf, phone } from './support/phone-screen.ts'

/** Browsers make passkeys for names, not for addresses of machines. */
const test = base.extend({
  baseURL: async ({ server }, use) => {
    await use(server.url.replace('127.0.0.1', 'localhost'))
  },
})

/** On the page of the account, with the mouse. */
async function makePasskey(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'パスキーを作る' }).click()
  await page.getByRole('dialog').getByLabel('パスワード').fill(password)
  await page.getByRole('button', { name: '作る', exact: true }).click()
  await expect(page.getByText('パスキーを作りました。次から、これで入れます。')).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login')
}

const passkeys = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /」を消す$/ }) })
const signedIn = (page: Page) => page.getByText('「登録くん」でログイン中')

test('a passkey is made, signs in, is renamed and removed [PASSKEY-4, PASSKEY-7]', async ({ page, shot }) => {
  await withAuthenticator(page)
  const { password } = await makeQuickAccount(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'パスキー' })).toBeVisible()
  await expect(passkeys(page)).toHaveCount(0)
  await makePasskey(page, password)
  await expect(passkeys(page)).toHaveCount(1)
  await expect(passkeys(page)).toContainText('日に作成')

  await signOut(page)
  await shot('passkeys-login')
  await page.getByRole('button', { name: 'パスキーで入る' }).click()
  await expect(signedIn(page)).toBeVisible()

  await page.goto('/account')
  await expect(passkeys(page)).toContainText('最後に使ったのは')
  await page.getByRole('button', { name: /の名前を変える$/ }).click()
  await page.getByRole('textbox', { name: 'パスキーの名前' }).fill('  ')
  await page.getByRole('dialog').getByRole('button', { name: '変える' }).click()
  await expect(page.getByText('名前は1〜24文字にしてください。')).toBeVisible()
  await page.getByRole('textbox', { name: 'パスキーの名前' }).fill('机の鍵')
  await page.getByRole('dialog').getByRole('button', { name: '変える' }).click()
  await expect(passkeys(page)).toContainText('机の鍵')

  // This device has one already.
  await page.getByRole('button', { name: 'パスキーを作る' }).click()
  await page.getByRole('dialog').getByLabel('パスワード').fill(password)
  await page.getByRole('button', { name: '作る', exact: true }).click()
  await expect(page.getByText('この端末のパスキーはもう作ってあります。')).toBeVisible()
  await page.getByRole('button', { name: 'やめる' }).click()

  await page.getByRole('button', { name: '「机の鍵」を消す' }).click()
  await page.getByRole('dialog').getByLabel('パスワード').fill('not the one')
  await page.getByRole('button', { name: '消す', exact: true }).click()
  await expect(page.getByText('今のパスワードが違います。')).toBeVisible()
  await page.getByRole('dialog').getByLabel('パスワード').fill(password)
  await page.getByRole('button', { name: '消す', exact: true }).click()
  await expect(page.getByText('パスキーを消しました。ログイン中の端末は、そのままです。')).toBeVisible()
  await expect(passkeys(page)).toHaveCount(0)

  await signOut(page)
  await page.getByRole('button', { name: 'パスキーで入る' }).click()
  await expect(page.getByText('そのパスキーはもう使えません。ほかの入り方でどうぞ。')).toBeVisible()
})

test('a forgotten password: in by the passkey, and a new one with it, by keyboard alone [PASSKEY-18]', async ({
  page,
  expectAccessible,
}) => {
  await withAuthenticator(page)
  const { keyboard } = page
  const { email, password } = await makeQuickAccount(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'パスキーを作る' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('パスワード')).toBeFocused()
  await expectAccessible()
  await keyboard.type(password)
  await keyboard.press('Enter')
  await expect(passkeys(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'パスキーを作る' })).toBeFocused()
  await expectAccessible()

  await signOut(page)
  await page.getByRole('button', { name: 'パスキーで入る' }).focus()
  await expectAccessible()
  await keyboard.press('Enter')
  await expect(signedIn(page)).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: '今のパスワードを忘れた' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText('変えるときにパスキーで確かめます。')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('新しいパスワード').focus()
  await keyboard.type('quite another')
  await keyboard.press('Tab')
  await keyboard.type('quite another')
  await keyboard.press('Enter')
  await expect(page.getByText('パスワードを変えました。')).toBeVisible()
  await expect(passkeys(page)).toHaveCount(1)

  // In place of the password for another code, too.
  await page.getByRole('button', { name: '控えを作り直す' }).press('Enter')
  await page.getByRole('button', { name: 'パスキーで確かめる' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText('この控えを見られるのは、今だけです。')).toBeVisible()
  await keyboard.press('Enter')

  await signOut(page)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill('quite another')
  await keyboard.press('Enter')
  await expect(signedIn(page)).toBeVisible()
})

test('whoever closes the dialog of the browser is told so quietly, and may try again', async ({ page }) => {
  const recognise = await withAuthenticator(page)
  const { password } = await makeQuickAccount(page)
  const cancelled = page.getByRole('status').filter({ hasText: 'やめました。何も変わっていません。' })
  await page.goto('/account')
  await recognise(false)
  await page.getByRole('button', { name: 'パスキーを作る' }).click()
  await page.getByRole('dialog').getByLabel('パスワード').fill(password)
  await page.getByRole('button', { name: '作る', exact: true }).click()
  await expect(cancelled).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await recognise(true)
  await page.getByRole('button', { name: '作る', exact: true }).click()
  await expect(passkeys(page)).toHaveCount(1)

  await recognise(false)
  await page.getByRole('button', { name: /」を消す$/ }).click()
  await page.getByRole('button', { name: 'パスキーで確かめる' }).click()
  await expect(cancelled).toBeVisible()
  await page.getByRole('button', { name: 'やめる' }).click()
  await expect(passkeys(page)).toHaveCount(1)

  await signOut(page)
  await page.waitForLoadState('networkidle')
  const scripts = new Set<string>()
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.add(request.url())))
  await page.getByRole('button', { name: 'パスキーで入る' }).click()
  await expect(cancelled).toBeVisible()
  expect(scripts.size, 'what speaks with the authenticator is loaded by the press').toBe(1)
  await recognise(true)
  await page.getByRole('button', { name: 'パスキーで入る' }).click()
  await expect(signedIn(page)).toBeVisible()
})

test('at another address, and in a browser that knows none, there are no passkeys [PASSKEY-19]', async ({
  page,
  server,
  browser,
  baseURL,
}) => {
  for (const [context, without] of [
    [await browser.newContext({ baseURL: server.url, locale: 'ja-JP' }), false],
    [await browser.newContext({ baseURL: baseURL ?? '', locale: 'ja-JP' }), true],
  ] as const) {
    const visitor = await context.newPage()
    if (without) await visitor.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    await makeQuickAccount(visitor)
    await visitor.goto('/account', { waitUntil: 'networkidle' })
    await expect(visitor.getByText('この端末')).toBeVisible()
    await expect(visitor.getByText('パスキー')).toHaveCount(0)
    await context.clearCookies()
    await visitor.goto('/login', { waitUntil: 'networkidle' })
    await expect(visitor.getByRole('button', { name: 'ログインする' })).toBeVisible()
    await expect(visitor.getByText('パスキー')).toHaveCount(0)
    await context.close()
  }
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'パスキーで入る' })).toBeVisible()
})

test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use(phone)

  test('by finger: passkeys and their dialogs are whole', async ({ page, shot }) => {
    await withAuthenticator(page)
    const { password } = await makeQuickAccount(page)
    await page.goto('/account')
    await page.getByRole('button', { name: 'パスキーを作る' }).tap()
    await expect.poll(() => faultsOf(page)).toEqual([])
    await page.getByRole('dialog').getByLabel('パスワード').fill(password)
    await page.getByRole('button', { name: '作る', exact: true }).tap()
    await expect(passkeys(page)).toHaveCount(1)
    await page.getByRole('heading', { name: 'パスキー' }).evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
    await expect.poll(() => faultsOf(page)).toEqual([])
    await shot('passkeys-account-phone')
    await page.getByRole('button', { name: /の名前を変える$/ }).tap()
    await expect.poll(() => faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'やめる' }).tap()
    await page.getByRole('button', { name: /」を消す$/ }).tap()
    await expect.poll(() => faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'やめる' }).tap()
    await signOut(page)
    await expect.poll(() => faultsOf(page)).toEqual([])
    await shot('passkeys-login-phone')
    await page.getByRole('button', { name: 'パスキーで入る' }).tap()
    await expect(signedIn(page)).toBeVisible()
  })
})
