import type { Page } from '@playwright/test'
import { MailServer } from '../tests/servers/mail-server.ts'
import { kept, makeQuickAccount, register } from './support/first-steps.ts'
import { expect, test as journey } from './support/journey.ts'
import { faultsOf, phone } from './support/phone-screen.ts'
import { startWithSameDice } from './support/same-dice.ts'

interface MailFixtures {
  readonly mail: { readonly server: MailServer; readonly url: string }
}

/** With an operator who has mail. */
const test = journey.extend<object, MailFixtures>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = new MailServer()
      await use({ server, url: await server.start() })
      await server.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const settings = { SMTP_URL: mail.url, MAIL_FROM: 'letters@play.example', PUBLIC_URL: 'http://play.example' }
      const server = await startWithSameDice(settings)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

/** Registers and goes to the title. */
async function arrive(page: Page, email: string): Promise<void> {
  await register(page, email)
  await kept(page).click()
  await expect(page.getByText('「旅の者」でログイン中')).toBeVisible()
}

/** Where the link in the newest letter of this kind leads. */
async function linkIn({ server }: MailFixtures['mail'], address: string, path: '/reset' | '/confirm', count = 1): Promise<string> {
  const letters = () => server.to(address).filter(({ text }) => text.includes(path))
  await expect.poll(() => letters().length, { timeout: 15_000 }).toBe(count)
  return /http:\/\/play\.example(\S+)/.exec(letters().at(-1)?.text ?? '')?.[1] ?? ''
}

test('a lost password: back by a letter, with the keyboard alone; the link is good once', async ({ page, mail, expectAccessible }) => {
  const email = `letter${Date.now()}@post.example`
  const { keyboard } = page
  await arrive(page, email)
  await page.context().clearCookies()
  await page.goto('/login')
  const forgotten = page.getByRole('link', { name: 'パスワードを忘れた' })
  await expect(forgotten).toHaveAttribute('href', '/forgot')
  await forgotten.focus()
  await keyboard.press('Enter')
  await expect(page.getByLabel('メールアドレス')).toBeFocused()
  await expectAccessible()
  await keyboard.press('Enter')
  await expect(page.getByText('メールアドレスを入れてください。')).toBeVisible()
  await keyboard.type(email)
  await keyboard.press('Enter')
  await expect(page.getByText('このアドレスの登録があれば、手紙が届きます。')).toBeVisible()
  await expectAccessible()
  const link = await linkIn(mail, email, '/reset')
  await page.goto(link)
  await expect(page.getByLabel('新しいパスワード')).toBeFocused()
  await expectAccessible()
  await keyboard.type('password')
  await keyboard.press('Tab')
  await keyboard.type('password')
  await keyboard.press('Enter')
  await expect(page.getByText('よく使われるパスワードです。ほかのものにしてください。')).toBeVisible()
  for (const label of ['新しいパスワード', 'もう一度、同じパスワード']) await page.getByLabel(label).fill('quite another')
  await keyboard.press('Enter')
  await expect(page.locator('dd').last()).toHaveText(/^[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}$/)
  await expect(page.locator('dd').first()).toHaveText(email)
  await expect(page).toHaveURL(/\/reset$/)
  await keyboard.press('Enter')
  await expect(page.getByText('「旅の者」でログイン中')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('アドレスは確かめてあります。手紙が届きます。')).toBeVisible()
  await page.goto(link)
  for (const label of ['新しいパスワード', 'もう一度、同じパスワード']) await page.getByLabel(label).fill('yet another')
  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('このリンクはもう使えません。手紙を送り直してください。')
  await expectAccessible()
  await page.getByRole('link', { name: '手紙で入り直す' }).click()
  await expect(page).toHaveURL(/\/forgot$/)
})

test('an address is confirmed by the letter that comes again when asked for, and told of the next password', async ({
  page,
  mail,
  expectAccessible,
}) => {
  const email = `confirm${Date.now()}@post.example`
  await arrive(page, email)
  await linkIn(mail, email, '/confirm')
  await page.goto('/account')
  await page.getByRole('button', { name: '手紙をもう一度送る' }).click()
  await expect(page.getByText('手紙を送りました。')).toBeVisible()
  await expectAccessible()
  await page.goto(await linkIn(mail, email, '/confirm', 2))
  await expectAccessible()
  await page.getByRole('button', { name: 'はい、届きました' }).click()
  await expect(page.getByText('アドレスを確かめました。')).toBeVisible()
  await expectAccessible()
  await page.goto('/account')
  await expect(page.getByText('アドレスは確かめてあります。手紙が届きます。')).toBeVisible()
  await page.getByLabel('今のパスワード').fill('long enough')
  for (const label of ['新しいパスワード', 'もう一度、同じパスワード']) await page.getByLabel(label).fill('quite another')
  await page.getByRole('button', { name: '変える' }).last().click()
  await expect(page.getByText('パスワードを変えました。')).toBeVisible()
  await expect.poll(() => mail.server.to(email).at(-1)?.subject, { timeout: 15_000 }).toBe('影あかり　パスワードが変わりました')
})

test('an account of one press is never written to, and is told nothing of letters', async ({ page, mail }) => {
  await makeQuickAccount(page)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: '戻るための控え' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '手紙' })).toBeHidden()
  expect(mail.server.arrived.filter(({ to }) => to.endsWith('@example.com'))).toEqual([])
})

test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use(phone)

  test('by finger: the letter, its link and the new password are whole', async ({ page, mail }) => {
    const email = `finger${Date.now()}@post.example`
    await arrive(page, email)
    await page.context().clearCookies()
    await page.goto('/recover')
    await page.getByRole('link', { name: '手紙で入り直す' }).tap()
    // The screen before it has a field of this name too.
    await expect(page.getByRole('button', { name: '手紙を送る' })).toBeVisible()
    await page.getByLabel('メールアドレス').fill(email)
    await expect.poll(() => faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: '手紙を送る' }).tap()
    await expect(page.getByRole('status')).toContainText('30分のうちに')
    await expect.poll(() => faultsOf(page)).toEqual([])
    await page.goto(await linkIn(mail, email, '/reset'))
    for (const label of ['新しいパスワード', 'もう一度、同じパスワード']) await page.getByLabel(label).fill('quite another')
    await expect.poll(() => faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'パスワードを変えて入る' }).tap()
    await kept(page).tap()
    await expect(page.getByText('「旅の者」でログイン中')).toBeVisible()
    await page.goto('/account')
    await expect.poll(() => faultsOf(page)).toEqual([])
  })
})
