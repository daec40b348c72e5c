import type { Page } from '@playwright/test'
import { write } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

const call = '**/chapter8_purchases*'
const one = '**/chapter8_purchases/*'
const dialog = (page: Page) => page.getByRole('dialog')

/** Signed in, and without a save. */
async function signIn(page: Page): Promise<void> {
  await page.request.get('/api/game/rpg/title/check_situation')
  const email = `buyer-${crypto.randomUUID().slice(0, 12)}@example.com`
  await write(page, '/api/game/rpg/title/create_rpg_user', { name: '登録くん', email, password: 'abcd1234' })
}

async function fill(page: Page, date: string, price: string, description: string): Promise<void> {
  await dialog(page).getByLabel('Date').fill(date)
  await dialog(page).getByLabel('Price').fill(price)
  await dialog(page).getByLabel('Description').fill(description)
}

test('whoever is not signed in is led to the login [PURCHASE-12]', async ({ page }) => {
  for (const path of ['/purchases', '/study/techbook/vue/chapter8']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('a purchase is created by keyboard, edited and deleted [PURCHASE-13, PURCHASE-14, PURCHASE-15, PURCHASE-16, PURCHASE-17, PURCHASE-18, PURCHASE-21]', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page)
  await page.goto('/study/techbook/vue/chapter8')
  await expect(page.getByRole('heading', { name: 'Purchases', exact: true })).toBeVisible()
  await expect(page.getByText('You Have not created any purchases.')).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
  await expectAccessible()
  await page.getByRole('link', { name: 'Create New Purchase' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Create Purchase' }).getByLabel('Date')).toBeFocused()
  await expect(dialog(page).getByRole('button')).toHaveText(['Close', 'Create'])
  await fill(page, '2026-01-05', '19.9', 'Lamp oil')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('row', { name: /2026-01-05 19\.90 Lamp oil/ })).toBeVisible()
  await expect(page.getByText('You Have not created any purchases.')).toBeHidden()
  expect((await page.getByRole('columnheader').allInnerTexts()).slice(0, 4)).toEqual(['id', 'Date', 'Price', 'Description'])
  const cells = await page
    .getByRole('row', { name: /Lamp oil/ })
    .getByRole('cell')
    .allInnerTexts()
  expect(cells.slice(0, 4)).toEqual([expect.stringMatching(/^\d+$/), '2026-01-05', '19.90', 'Lamp oil'])
  await expect(page.getByRole('row', { name: /Lamp oil/ }).getByRole('link')).toHaveText(['Edit', 'Delete'])
  await page.getByRole('link', { name: 'Create New Purchase' }).click()
  await expect(dialog(page).getByLabel('Description')).toHaveValue('')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Purchase' }).getByLabel('Date')).toBeFocused()
  for (const [name, value] of [
    ['Date', '2026-01-05'],
    ['Price', '19.90'],
    ['Description', 'Lamp oil'],
  ] as const)
    await expect(dialog(page).getByLabel(name)).toHaveValue(value)
  await expect(dialog(page).getByRole('button')).toHaveText(['Close', 'Save Changes'])
  await expectAccessible()
  await fill(page, '2026-01-06', '20', 'Lamp oil, good')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /2026-01-06 20\.00 Lamp oil, good/ })).toBeVisible()
  await page.getByRole('link', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete Purchase?' })).toContainText(/Purchase id: \d+/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('You Have not created any purchases.')).toBeVisible()
})

test('the server’s sentences are listed, and what was typed is kept [PURCHASE-19]', async ({ page, expectAccessible }) => {
  await signIn(page)
  await page.goto('/purchases')
  await page.getByRole('link', { name: 'Create New Purchase' }).click()
  await fill(page, '2026-02-30', '', 'Lamp oil')
  await page.getByRole('button', { name: 'Create' }).click()
  const alert = dialog(page).getByRole('alert')
  await expect(alert).toContainText('Whoops! Something went wrong!')
  await expect(alert.getByRole('listitem')).toHaveText(['The date is not a valid date.', 'The price field is required.'])
  await expect(dialog(page).getByLabel('Description')).toHaveValue('Lamp oil')
  await expect(dialog(page).locator('[aria-invalid]')).toHaveCount(2)
  await expect(dialog(page).getByLabel('Price')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await fill(page, '2026-02-28', '5', 'Lamp oil')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Edit' }).click()
  await fill(page, '2026-02-28', 'five', 'Lamp oil')
  await page.keyboard.press('Enter')
  await expect(alert).toContainText('Whoops! Something went wrong.')
  await expect(alert.getByRole('listitem')).toHaveText(['The price must be between 0 and 999,999.99, with at most two decimals.'])
})

test('a failure without sentences shows the fallback, in create and in edit [PURCHASE-20]', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await signIn(page)
  await page.route(call, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: [{ id: 4, date: '2026-01-01', price: '1.00', description: 'Wick' }] })
      : route.fulfill({ status: 500, json: {} }),
  )
  await page.route(one, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/purchases')
  for (const way of ['Create New Purchase', 'Edit']) {
    await page.getByRole('link', { name: way }).click()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('listitem')).toHaveText(['Something went wrong. Please try again.'])
    await page.keyboard.press('Escape')
  }
  await page.getByRole('link', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('The purchase could not be deleted. Please try again.')
})

test('a list that cannot be read and a row that cannot be deleted say so, and can be tried again [PURCHASE-22]', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/500/)
  await signIn(page)
  await intercept(page, call, (route) => route.fulfill({ status: 500, json: {} }), 1)
  await page.goto('/purchases')
  await expect(page.getByRole('alert')).toContainText('The purchases could not be loaded.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('You Have not created any purchases.')).toBeVisible()
  await page.getByRole('link', { name: 'Create New Purchase' }).click()
  await fill(page, '2026-01-05', '1', 'Wick')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Delete' }).click()
  await intercept(page, one, (route) => route.fulfill({ status: 500, json: {} }), 1)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('The purchase could not be deleted. Please try again.')
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('You Have not created any purchases.')).toBeVisible()
})

test('the panel comes to every mount point, on any page [PURCHASE-11]', async ({ page }) => {
  await signIn(page)
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Purchases' })).toBeHidden()
  for (let mount = 0; mount < 2; mount++) {
    await page.evaluate(() => {
      const place = document.createElement('div')
      place.dataset.purchases = ''
      document.body.append(place)
    })
  }
  await expect(page.getByRole('heading', { name: 'Purchases' })).toHaveCount(2)
  await expect(page.getByText('You Have not created any purchases.')).toHaveCount(2)
})
