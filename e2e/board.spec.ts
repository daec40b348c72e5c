import type { Page } from '@playwright/test'
import { earn } from './support/earned.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

const fetchPost = '**/menu/plaza/bbs/fetch_post'
const field = (page: Page) => page.getByRole('textbox', { name: '貼る言葉' })
const posts = (page: Page) => page.getByRole('region', { name: /貼り紙/ })
/** The posts alone, without the papers that were there before. */
const rowsOf = (page: Page) => page.getByRole('list', { name: /^貼り紙/ }).getByRole('listitem')
const send = (page: Page) => page.getByRole('button', { name: '貼る', exact: true })

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

const post = (id: number, savedata_id: number, is_spoiled = false) => ({
  id,
  savedata_id,
  message: `文の${id}`,
  is_spoiled,
  created_at: '2026-01-05 09:03:00',
})

test('a post goes up by keyboard, is one’s own, and comes down again [BOARD-15, BOARD-19, BOARD-20, BOARD-21, BOARD-23]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/game/rpg/menu/bbs')
  await expect(page.getByText('0／20文字')).toBeVisible()
  await field(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('※投稿する文章は20文字以内で入力してください。')
  await expect(field(page)).toHaveAttribute('maxlength', '20')
  await field(page).fill('団子を三つ')
  await expect(page.getByText('5／20文字')).toBeVisible()
  await field(page).press('Enter')
  await expect(page.getByRole('status').getByText('貼りました。')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  const row = rowsOf(page).filter({ hasText: '団子を三つ' }).first()
  await expect(row).toContainText(/\[\d+\]/)
  await expectAccessible()
  const { promise: goOn, resolve } = Promise.withResolvers<null>()
  await page.route('**/bbs/delete', async (route) => {
    await goOn
    await route.continue()
  })
  await row.getByRole('button', { name: '剥がす' }).press('Enter')
  await expect(row.getByRole('button', { name: '剥がしています' })).toBeDisabled()
  resolve(null)
  await expect(page.getByRole('status').getByText('剥がしました。')).toBeVisible()
  await expect(posts(page).getByText('団子を三つ')).toBeHidden()
  await expect(posts(page)).toBeFocused()
})

test('twenty rare characters fit, counted as a reader counts', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/game/rpg/menu/bbs')
  await field(page).focus()
  await page.keyboard.insertText('𠮷'.repeat(12))
  await page.keyboard.insertText('𠮷'.repeat(12))
  await expect(field(page)).toHaveValue('𠮷'.repeat(20))
  await expect(page.getByText('20／20文字')).toBeVisible()
  await field(page).press('Enter')
  await expect(page.getByRole('status').getByText('貼りました。')).toBeVisible()
  await expect(posts(page).getByText('𠮷'.repeat(20))).toBeVisible()
})

test('a row shows the moment as the server gives it, and an empty wall says so once', async ({ page }) => {
  await intercept(page, fetchPost, (route) => route.fulfill({ json: [7, [post(3, 9)]] }), 1)
  await page.goto('/game/rpg/menu/bbs')
  await expect(rowsOf(page)).toContainText('2026-01-05 09:03:00')
  await page.route(fetchPost, (route) => route.fulfill({ json: [7, []] }))
  await page.reload()
  await expect(page.getByText('新しい紙は、まだない。')).toHaveCount(1)
})

test('papers older than any post hang there, nobody takes them down, and the journey adds to them', async ({ page, server }) => {
  const old = page.getByRole('list', { name: '前からある紙' })
  await page.goto('/game/rpg/menu/bbs')
  await expect(old.getByRole('listitem')).toHaveCount(10)
  await expect(old.getByRole('listitem').first()).toHaveText('十一年前灯が見えたら帰る。三人とも')
  await expect(page.getByText('（釘だけが新しい。誰かが、毎年打ち直している）')).toBeVisible()
  await expect(old.getByRole('button')).toHaveCount(0)
  await expect(rowsOf(page).filter({ hasText: '三人とも' })).toHaveCount(0)
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], read: [409] })
  await write(page, '/api/game/rpg/ending/store/clear', { ending: 3 })
  await write(page, '/api/game/rpg/journal/seen', { scene: 'curtain-3' })
  await page.reload()
  await expect(old.getByRole('listitem')).toHaveCount(13)
  await expect(old.getByRole('listitem').first()).toHaveText('十一年前灯が見えたら帰る。三人とも帰った。一は、守れず')
  await expect(old.getByRole('listitem').nth(1)).toHaveText('十年前弁当は半分残した。あとで食う半分は、温め直しておく')
  await expect(old.getByRole('listitem').last()).toContainText('城下町の隣の畑、畝が一本多い')
})

test('a wall that cannot be read again keeps its posts and what was typed', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  let reads = 0
  await page.route(fetchPost, (route) =>
    (reads += 1) === 1
      ? route.fulfill({ json: [7, [post(3, 7), post(2, 7)]] })
      : route.fulfill({
          status: 500,
          json: { code: 'unexpected', request_id: 'abcdefgh-1234', message: '予期しないエラーが発生しました。' },
        }),
  )
  await page.goto('/game/rpg/menu/bbs')
  await field(page).fill('書きかけ')
  await posts(page).getByRole('button', { name: '剥がす' }).first().click()
  await expect(page.getByText('番号 abcdefgh')).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(field(page)).toHaveValue('書きかけ')
})

test('a refused post says why and keeps what was typed [BOARD-22, BOARD-24]', async ({ page, expectTrouble }) => {
  await page.goto('/game/rpg/menu/bbs')
  await field(page).fill('一枚目')
  await send(page).click()
  await expect(page.getByText('貼りました。')).toBeVisible()
  await field(page).fill('二枚目')
  await page.getByRole('checkbox', { name: 'ネタバレ有' }).check()
  // The limits of the journeys' server are raised, this one too.
  const tooSoon = '貼れるのは30秒に1枚までです。少し待ってからどうぞ。'
  await intercept(page, '**/bbs/store', (route) => route.fulfill({ status: 429, json: { message: tooSoon, errorMessage: tooSoon } }), 1)
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText(tooSoon)
  await expect(field(page)).toHaveValue('二枚目')
  await expect(page.getByRole('checkbox', { name: 'ネタバレ有' })).toBeChecked()
  expectTrouble(/ERR_FAILED/)
  await page.route('**/bbs/store', (route) => route.abort())
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('通信に失敗しました。')
  await expect(field(page)).toHaveValue('二枚目')
})

test('a post is shown as text, whatever marks it has [BOARD-13]', async ({ page }) => {
  const messages = ['<b>太字</b>', '<img src=x onerror=1>', '&lt;i&gt;', '[[enemy:11]]｜灯《ひ》']
  await page.goto('/game/rpg/menu/bbs')
  await field(page).fill('<u>灯</u>')
  await field(page).press('Enter')
  await expect(posts(page)).toContainText('<u>灯</u>')
  await page.route(fetchPost, (route) => route.fulfill({ json: [7, messages.map((message, at) => ({ ...post(9 - at, 9), message }))] }))
  await page.reload()
  await expect(rowsOf(page)).toHaveCount(4)
  for (const [at, message] of messages.entries()) await expect(rowsOf(page).nth(at)).toContainText(message)
  await expect(posts(page).locator('b, img[src="x"], i, ruby')).toHaveCount(0)
})

test('spoilers hang face down until turned over, and only own posts can be taken down [BOARD-14, BOARD-16, BOARD-17, BOARD-18]', async ({
  page,
  expectAccessible,
}) => {
  await page.route(fetchPost, (route) => route.fulfill({ json: [7, [post(3, 9, true), post(2, 9), post(1, 7, true)]] }))
  await page.goto('/game/rpg/menu/bbs')
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(3)
  // The board is as high with little on it.
  expect((await posts(page).locator('..').boundingBox())?.height).toBeGreaterThan(300)
  await expect(posts(page).getByText('文の3')).toBeHidden()
  await expect(rows.nth(0).getByRole('button', { name: '剥がす' })).toBeHidden()
  await expect(rows.nth(1).getByRole('button')).toHaveCount(0)
  await expect(rows.nth(2).getByRole('button', { name: '剥がす' })).toBeVisible()
  await rows.nth(0).getByRole('button', { name: '表を見る' }).press('Enter')
  await expect(posts(page).getByText('文の3')).toBeVisible()
  await expect(posts(page).getByText('文の1')).toBeHidden()
  await expectAccessible()
  await page.reload()
  await expect(rows).toHaveCount(3)
  await expect(posts(page).getByText('文の3')).toBeHidden()
})

test('the list is at most 330 px high; a failed deletion says so, and after any the wall is read again [BOARD-25, BOARD-26, BOARD-27]', async ({
  page,
}) => {
  let reads = 0
  await page.route(fetchPost, (route) => {
    reads += 1
    return route.fulfill({ json: [7, Array.from({ length: 20 }, (_, at) => post(40 - at, 7))] })
  })
  await page.goto('/game/rpg/menu/bbs')
  await expect(rowsOf(page)).toHaveCount(20)
  expect((await posts(page).boundingBox())?.height).toBeLessThanOrEqual(330)
  await expect(posts(page)).toHaveCSS('max-height', '330px')
  const before = reads
  // The server does not know this post.
  await posts(page).getByRole('button', { name: '剥がす' }).first().click()
  await expect(page.getByRole('alert')).toHaveText('削除に失敗しました。すでに消えている可能性があります。')
  await expect.poll(() => reads).toBeGreaterThan(before)
  await page.route('**/bbs/delete', (route) => route.fulfill({ json: { successMessage: '剥がしました。' } }))
  const failed = reads
  await posts(page).getByRole('button', { name: '剥がす' }).first().click()
  await expect(page.getByRole('status').getByText('剥がしました。')).toBeVisible()
  await expect.poll(() => reads).toBeGreaterThan(failed)
})

test('a wall that cannot be read can be tried again', async ({ page, expectTrouble, expectAccessible }) => {
  expectTrouble(/500/)
  await intercept(page, fetchPost, (route) => route.fulfill({ status: 500, json: {} }), 1)
  await page.goto('/game/rpg/menu/bbs')
  await expect(page.getByRole('alert')).toContainText('壁まで道が混んでいる。')
  await expectAccessible()
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(field(page)).toBeVisible()
  await page.getByRole('link', { name: '広場へ戻る' }).click()
  await expect(page).toHaveURL(/\/menu\/plaza$/)
})
