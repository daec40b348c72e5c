import { earn } from './support/earned.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

const library = '/game/rpg/menu/library'

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('the four shelves hold their books; reading marks nothing, only the button does [LIBRARY-1, LIBRARY-9]', async ({
  page,
  expectAccessible,
  shot,
}) => {
  await page.goto(library)
  await expect(page.getByText('library: adventure')).toBeVisible()
  await expectAccessible()
  await expect(page.getByRole('button', { name: /はじめての三人旅.*未読/ })).toBeVisible()
  for (const [tab, status] of [
    ['生業の書', 'job'],
    ['影の図録', 'enemy'],
    ['灯の歴史', 'history'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText(`library: ${status}`)).toBeVisible()
  }
  const book = page.getByRole('button', { name: /原灯縁起/ })
  await book.click()
  const dialog = page.getByRole('dialog', { name: '原灯縁起' })
  await expect(dialog.getByRole('heading', { name: '一 まく' })).toBeVisible()
  await expect(dialog.locator('ruby').first()).toContainText('灯留')
  await expectAccessible()
  await dialog.getByRole('button', { name: '閉じる' }).click()
  await expect(book).toContainText('未読')
  await book.click()
  await dialog.getByRole('button', { name: '読み終えた' }).click()
  await expect(dialog.getByRole('status')).toHaveText('読み終えた本')
  await expectAccessible()
  await shot('library-read')
  await page.keyboard.press('Escape')
  await expect(book).toContainText('既読')
  await expect(page.getByText('「原灯縁起、読了。')).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: '灯の歴史' }).click()
  await expect(page.getByRole('button', { name: /原灯縁起.*既読/ })).toBeVisible()
})

test('the compendium shows its creatures and leads to each chapter', async ({ page, expectAccessible }) => {
  await page.goto(library)
  await page.getByRole('tab', { name: '影の図録' }).click()
  await page.getByRole('button', { name: /灯見ヶ原の影/ }).click()
  const dialog = page.getByRole('dialog', { name: '灯見ヶ原の影' })
  await expect(dialog.getByRole('region', { name: '本文' }).locator('svg')).toHaveCount(5)
  await dialog.getByRole('navigation', { name: '目次' }).getByRole('button', { name: 'クサブセ' }).click()
  await expect(dialog.getByRole('heading', { name: 'クサブセ' })).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'クサブセ' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible()
})

test('a book of loose leaves is turned leaf by leaf without scrolling, and its blank leaf is blank until it is held to the light', async ({
  page,
  server,
  expectAccessible,
}) => {
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
  await page.goto(library)
  await page.getByRole('tab', { name: '灯の歴史' }).click()
  await page.getByRole('button', { name: /表紙のない本/ }).click()
  const dialog = page.getByRole('dialog', { name: '表紙のない本' })
  const leaf = (name: string) => dialog.getByRole('region', { name, exact: true })
  const first = leaf('はじめの一枚')
  await expect(first).toBeFocused()
  await expect(first).toContainText('表紙はない')
  await expect(first).toHaveCSS('font-family', /Kaisei Decol/)
  // Cut to its words, though it was laid before the desk was there.
  await expect.poll(() => first.evaluate((sheet) => Number.parseFloat(sheet.style.width))).toBeGreaterThan(0)
  await expect(dialog.getByRole('navigation')).toHaveCount(0)
  await expectAccessible()
  for (const [at, key] of ['ArrowLeft', 'Enter', 'ArrowDown', 'ArrowLeft', 'Enter', 'ArrowLeft'].entries()) {
    await page.keyboard.press(key)
    const shown = leaf(`8枚のうち${at + 1}枚め`)
    await expect(shown).toBeFocused()
    await expect(shown.getByRole('heading')).toHaveText(`${'一二三四五六'[at]}枚め`)
    expect(await shown.evaluate((sheet) => [sheet.scrollWidth - sheet.clientWidth, sheet.scrollHeight - sheet.clientHeight])).toEqual([
      0, 0,
    ])
  }
  await page.keyboard.press('ArrowRight')
  await expect(leaf('8枚のうち5枚め')).toBeFocused()
  await leaf('8枚のうち5枚め').click()
  const next = dialog.getByRole('button', { name: '次の一枚' })
  await next.click()
  const blank = leaf('8枚のうち7枚め')
  await expect(blank).toBeFocused()
  await expect(blank).toHaveText('白い紙')
  await expectAccessible()
  await dialog.getByRole('button', { name: '灯にかざす' }).click()
  await expect(blank).toContainText('何も書かれていない')
  await expect(dialog.getByText('読み終えたことにしますか')).toHaveCount(0)
  await next.click()
  await expect(leaf('8枚のうち8枚め')).toContainText('まだ、閉じていないのである。')
  await expect(next).toHaveCount(0)
  await dialog.getByRole('button', { name: 'もとの隙間に戻す' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /表紙のない本.*既読/ })).toBeFocused()
})

test('a book is found, read, marked and put back with the keyboard alone', async ({ page }) => {
  const { keyboard } = page
  await page.goto(library)
  await expect(page.getByRole('button', { name: /七つの数字/ })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /はじめての三人旅/ })).toBeFocused()
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'はじめての三人旅' })
  const text = dialog.getByRole('region', { name: '本文' })
  await expect(text).toBeFocused()
  await keyboard.press('End')
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: '読み終えた' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('読み終えた本')
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /はじめての三人旅.*既読/ })).toBeFocused()
})

test('a book’s text is never HTML', async ({ page }) => {
  const markup = '# <b>章</b>\n\n<img src=x onerror="document.title=1">\n\n｜灯《<i>ひ</i>》\n\n[[enemy:99999]]\n\n[[enemy:1]]'
  const book = { id: 101, name: '<u>本</u>', content: '', markup, is_read: false, book_category: 'adventure' }
  await page.route('**/library/fetch_book', (route) => route.fulfill({ json: [[book], [], [], []] }))
  await page.goto(library)
  await page.getByRole('button', { name: /<u>本/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('<img src=x onerror="document.title=1">')
  await expect(dialog.locator('img, b, i, u')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: '生業の書' }).click()
  await expect(page.getByText('まだ棚にありません')).toBeVisible()
})

test('a mark that fails says so, leaves the book open, and can be tried again [LIBRARY-8]', async ({
  page,
  expectTrouble,
  expectAccessible,
}) => {
  expectTrouble(/500|ERR_FAILED/)
  await page.goto(library)
  await page.getByRole('button', { name: /はじめての三人旅/ }).click()
  await intercept(page, '**/mark/finished', (route) => route.fulfill({ status: 500, json: {} }), 1)
  await page.getByRole('button', { name: '読み終えた' }).click()
  await expect(page.getByRole('dialog')).toContainText('通信に失敗しました。画面を読みこみ直してください。')
  await expectAccessible()
  const reach = await intercept(page, '**/mark/finished', (route) => route.abort())
  await page.getByRole('button', { name: '読み終えた' }).click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('通信に失敗しました。画面を読みこみ直してください。')
  await expect(alert).toContainText('サーバーに届きませんでした。')
  // Beside the button, not below the fold of the book.
  await expect(alert).toBeInViewport({ ratio: 1 })
  reach()
  await page.getByRole('button', { name: '読み終えた' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('読み終えた本')
})

test('shelves that cannot be read say so, and can be read again', async ({ page, expectTrouble, expectAccessible }) => {
  expectTrouble(/500/)
  await intercept(page, '**/library/fetch_book', (route) => route.fulfill({ status: 500, json: {} }), 1)
  await page.goto(library)
  await expect(page.getByRole('alert')).toContainText('予期しないエラーが発生しました。')
  await expectAccessible()
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(page.getByRole('button', { name: /はじめての三人旅/ })).toBeVisible()
})
