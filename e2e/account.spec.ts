import { readFileSync } from 'node:fs'
import type { Route } from '@playwright/test'
import { makeQuickAccount } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

test('registering, logging out and in, changing name and password, deleting the account', async ({ page, expectAccessible }) => {
  const email = `walker${Date.now()}@example.com`
  await page.goto('/register')
  await expectAccessible()
  await page.getByRole('button', { name: '登録する' }).click()
  await expect(page.getByText('名前は1〜10文字にしてください。')).toBeVisible()
  await page.getByLabel('名前').fill('旅の者')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('新しいパスワード').fill('long enough')
  await page.getByLabel('もう一度、同じパスワード').fill('long enough')
  await page.getByRole('button', { name: '登録する' }).click()
  await page.getByRole('button', { name: '控えたので、はじめる' }).click()
  await expect(page.getByRole('button', { name: 'はじめから' })).toBeVisible()
  await expect(page.getByText('「旅の者」でログイン中')).toBeVisible()

  await page.getByRole('link', { name: 'アカウント' }).click()
  await expect(page.getByLabel('名前')).toHaveValue('旅の者')
  await expectAccessible()
  await page.getByLabel('名前').fill('すみれ')
  await page.getByRole('button', { name: '変える' }).first().click()
  await expect(page.getByText('名前を変えました。')).toBeVisible()
  await page.getByLabel('今のパスワード').fill('wrong')
  await page.getByLabel('新しいパスワード').fill('another one')
  await page.getByLabel('もう一度、同じパスワード').fill('another one')
  await page.getByRole('button', { name: '変える' }).last().click()
  await expect(page.getByText('今のパスワードが違います。')).toBeVisible()
  await page.getByLabel('今のパスワード').fill('long enough')
  await page.getByRole('button', { name: '変える' }).last().click()
  await expect(page.getByText('パスワードを変えました。')).toBeVisible()

  await page.getByRole('link', { name: 'タイトルへ戻る' }).click()
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(page.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
  await page.getByRole('link', { name: 'ログインする' }).click()
  // The title's slip has fields of the same names.
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill('long enough')
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page.getByRole('alert')).toContainText('メールアドレスかパスワードが違います。')
  await page.getByLabel('パスワード').fill('another one')
  await page.keyboard.press('Enter')
  await expect(page.getByText('「すみれ」でログイン中')).toBeVisible()

  await page.goto('/account')
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  await page.getByRole('button', { name: 'アカウントを消す' }).click()
  // The dialog is dark; the sheet that it was opened from is not.
  await expect(page.getByRole('dialog').getByText('すべて消えます。')).toHaveCSS('color', ink)
  await page.getByRole('dialog').getByLabel('パスワード').fill('another one')
  await page.getByRole('dialog').getByRole('button', { name: '消す' }).click()
  await expect(page.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
})

test('a deletion whose reply is lost still ends as a visitor at the title @chromium', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/)
  const { email, password } = await makeQuickAccount(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'アカウントを消す' }).click()
  // The server deletes the account, the browser learns nothing of it and asks again.
  const lose = async (route: Route) => {
    const request = route.request()
    await fetch(request.url(), { method: 'DELETE', headers: await request.allHeaders(), body: request.postData() })
    await route.abort()
  }
  await intercept(page, '**/api/account', lose, 1)
  await page.getByRole('dialog').getByLabel('パスワード').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: '消す' }).click()
  await expect(page.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page.getByRole('alert')).toContainText('メールアドレスかパスワードが違います。')
})

test('the about page is open to everyone and leads to the licences, the account page leads visitors to the login [PAGE-20]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/about')
  const notices = await page.request.get((await page.getByRole('link', { name: 'ライセンスの全文を読む' }).getAttribute('href')) ?? '')
  expect(await notices.text()).toContain('SIL OPEN FONT LICENSE Version 1.1')
  await expect(page.getByRole('heading', { name: 'このゲームについて' })).toBeVisible()
  await expectAccessible()
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login$/)
  await expectAccessible()
})

test('a restart of the server in the middle keeps everyone signed in', async ({ page, restartServer }) => {
  await makeQuickAccount(page)
  await restartServer()
  await page.reload()
  await expect(page.getByRole('button', { name: 'はじめから' })).toBeVisible()
})

test('one’s own records are saved as a file @chromium', async ({ page }) => {
  const { email } = await makeQuickAccount(page)
  await page.goto('/account')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '自分の記録を保存する' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('kageakari.json')
  expect(readFileSync(await file.path(), 'utf8')).toContain(email)
})
