import type { Route } from '@playwright/test'
import { earn } from './support/earned.ts'
import { arriveWithParty, makeParty, makeQuickAccount, RECOVERY_CODE, write } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

test('the one-click values can be edited, made anew, and are refused with a sentence [TITLE-2, TITLE-3, TITLE-8]', async ({ page }) => {
  await page.goto('/game/rpg')
  const address = page.getByRole('textbox', { name: 'メールアドレス' })
  const password = page.getByRole('textbox', { name: 'パスワード' })
  await expect(address).toHaveValue(/^[0-9a-z]{10}$/)
  await expect(password).toHaveValue(/^[A-Za-z0-9!@#$%]{8}$/)
  await expect(page.getByRole('textbox', { name: '名前' })).toHaveValue('登録くん')
  const first = await address.inputValue()
  await page.getByRole('button', { name: '作り直す' }).click()
  await expect(address).not.toHaveValue(first)
  await password.fill('short')
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  await expect(page.getByText('パスワードは8〜16文字。')).toBeVisible()
})

test('name, address and password can be edited to 10, 10 and 16 characters, prefix and domain cannot [TITLE-4, TITLE-5, TITLE-6]', async ({
  page,
}) => {
  await page.goto('/game/rpg')
  for (const [name, typed, kept] of [
    ['名前', '一二三四五六七八九十あ', '一二三四五六七八九十'],
    ['メールアドレス', 'abcdefghij1', 'abcdefghij'],
    ['パスワード', 'abcdefgh12345678X', 'abcdefgh12345678'],
  ] as const) {
    const field = page.getByRole('textbox', { name })
    await field.fill('')
    await field.pressSequentially(typed)
    await expect(field).toHaveValue(kept)
  }
  const address = page.getByRole('textbox', { name: 'メールアドレス' }).locator('..')
  await expect(address).toContainText('sugutuku_')
  await expect(address).toContainText('@example.com')
  const token = crypto.randomUUID().replaceAll('-', '').slice(0, 10)
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(token)
  const sent = page.waitForRequest('**/title/create_rpg_user')
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  expect((await sent).postDataJSON()).toEqual({
    name: '一二三四五六七八九十',
    email: `sugutuku_${token}@example.com`,
    password: 'abcdefgh12345678',
  })
  await expect(page.getByRole('dialog', { name: '登録しました' })).toBeVisible()
})

test('one press makes the account and signs in, which a line says, with what is lost; what must be kept is told once, and confirming it reloads [TITLE-9, TITLE-10, TITLE-11]', async ({
  page,
}) => {
  await page.goto('/game/rpg')
  const modal = page.getByRole('dialog', { name: '遊ぶ前に' })
  await expect(modal).toContainText('「すぐ作る」なら、その場で登録して始められます。')
  await expect(modal).toContainText('このあと出る三つを書きとめれば、次も続けられます。')
  const token = await page.getByRole('textbox', { name: 'メールアドレス' }).inputValue()
  const password = await page.getByRole('textbox', { name: 'パスワード' }).inputValue()
  await page.evaluate(() => void Object.assign(window, { isMarked: true }))
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  const told = page.getByRole('dialog', { name: '登録しました' })
  await expect(told).toContainText(`sugutuku_${token}@example.com`)
  await expect(told).toContainText(password)
  await expect(told.getByRole('alert')).toContainText('どれも、見られるのは今だけです。')
  expect(await (await page.request.get('/api/game/rpg/title/check_situation')).json()).toMatchObject({ status: 'signed' })
  await page.keyboard.press('Escape')
  await expect(told).toBeVisible()
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
  await told.getByRole('button', { name: '控えたので、はじめる' }).click()
  await expect(page.getByRole('button', { name: 'はじめから' })).toBeVisible()
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(false)
})

test('the title bears the name of the game, and offers what there is: the beginning or the town, deleting, logout, the ending that was chosen [TITLE-26, TITLE-30, TITLE-31, TITLE-32]', async ({
  page,
  server,
}) => {
  const button = (name: string) => page.getByRole('button', { name })
  await makeQuickAccount(page)
  await expect(page.getByRole('heading', { name: '影あかり' })).toBeVisible()
  await expect(button('はじめから')).toBeVisible()
  await expect(button('町へ戻る')).toBeHidden()
  await expect(button('冒険の記録を消す')).toBeHidden()
  await button('ログアウト').click()
  await expect(page.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
  await arriveWithParty(page)
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })
  await page.goto('/game/rpg')
  await expect(button('はじめから')).toBeHidden()
  await expect(button('冒険の記録を消す')).toBeVisible()
  await expect(page.getByText(/選んだ結末/)).toBeHidden()
  await button('町へ戻る').click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  for (const [ending, name] of [
    [1, '白夜の町'],
    [2, '優しい真昼'],
  ] as const) {
    await write(page, '/api/game/rpg/ending/store/clear', { ending })
    await page.goto('/game/rpg')
    await expect(page.getByText(`選んだ結末　「${name}」`)).toBeVisible()
  }
})

test('an address that is taken is told, and everything typed is kept [TITLE-19]', async ({ page, context }) => {
  const { email } = await makeQuickAccount(page)
  await context.clearCookies()
  await page.goto('/game/rpg')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(/sugutuku_(.*)@/.exec(email)?.[1] ?? '')
  await page.getByRole('textbox', { name: '名前' }).fill('すみれ')
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'このメールアドレスはすでに使われています。 再生成または別のアドレスの記入をお試しください。',
  )
  await expect(page.getByRole('textbox', { name: '名前' })).toHaveValue('すみれ')
  await page.getByRole('button', { name: '作り直す' }).click()
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  await expect(page.getByRole('dialog', { name: '登録しました' })).toBeVisible()
})

test('address, password and recovery code are copied to the clipboard together [TITLE-1, TITLE-7]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/game/rpg')
  const password = await page.getByRole('textbox', { name: 'パスワード' }).inputValue()
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  await page.getByRole('button', { name: 'すべてコピーする' }).click()
  await expect(page.getByText('コピーしました')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^sugutuku_[0-9a-z]{10}@example\.com\n/)
  expect(copied.split('\n')[1]).toBe(password)
  expect(copied.split('\n')[2]).toMatch(RECOVERY_CODE)
})

test('a save is deleted after its money and members were shown in red, and the page is read again [TITLE-27, TITLE-28]', async ({
  page,
  expectAccessible,
}) => {
  await makeQuickAccount(page)
  await makeParty(page)
  await page.getByRole('button', { name: 'タイトルへ戻る' }).click()
  await page.getByRole('button', { name: '冒険の記録を消す' }).click()
  const dialog = page.getByRole('dialog', { name: '冒険の記録を消しますか？' })
  await expect(dialog).toContainText('200 G')
  for (const told of ['200 G', 'キリカ', 'トモリ', 'ゴトク']) {
    const colour = await dialog
      .getByText(told)
      .first()
      .evaluate((element) => getComputedStyle(element).color)
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    expect(red > 1.4 * green && red > 1.4 * blue, `${told} ${colour}`).toBe(true)
  }
  await page.evaluate(() => void Object.assign(window, { isMarked: true }))
  await expect(dialog.getByRole('button', { name: 'やめる' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: '冒険の記録を消す' }).click()
  await dialog.getByRole('button', { name: '消す' }).click()
  await expect(page.getByRole('button', { name: 'はじめから' })).toBeVisible()
  await expect(page.getByRole('button', { name: '冒険の記録を消す' })).toBeHidden()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(false)
})

test('a save that could not be shown cannot be deleted', async ({ page, expectTrouble }) => {
  expectTrouble(/500|ERR_FAILED/)
  await arriveWithParty(page)
  await page.goto('/game/rpg')
  await expect(page.getByRole('button', { name: '町へ戻る' })).toBeVisible()
  const reach = await intercept(page, '**/title/check_savedata_info', (route) => route.abort())
  await page.getByRole('button', { name: '冒険の記録を消す' }).click()
  const dialog = page.getByRole('dialog', { name: '冒険の記録を消しますか？' })
  await expect(dialog.getByRole('alert')).toContainText('予期しないエラーが発生しました。画面リロードなどをお試しください。')
  await expect(dialog.getByRole('button', { name: '消す' })).toBeDisabled()
  reach()
  await dialog.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(dialog).toContainText('キリカ')
  await expect(dialog.getByRole('button', { name: '消す' })).toBeEnabled()
})

test('deleting and signing up without an answer show the fixed sentences, and a note about the network [TITLE-21, TITLE-29]', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/)
  await arriveWithParty(page)
  await page.goto('/game/rpg')
  await page.route('**/title/delete_savedata', (route) => route.abort())
  await page.getByRole('button', { name: '冒険の記録を消す' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '消す' }).click()
  await expect(dialog.getByRole('alert')).toContainText('予期しないエラーが発生しました。画面リロードなどをお試しください。')
  await expect(dialog.getByRole('alert')).toContainText('接続')
  await context.clearCookies()
  await page.goto('/game/rpg')
  await page.route('**/title/create_rpg_user', (route) => route.abort())
  const password = await page.getByRole('textbox', { name: 'パスワード' }).inputValue()
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  await expect(dialog.getByRole('alert')).toContainText('予期しないエラーが発生しました。もう一度お試しください。')
  await expect(page.getByRole('textbox', { name: 'パスワード' })).toHaveValue(password)
})

test('an unexpected failure shows the number under which the log has it', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  const body = { code: 'unexpected', request_id: '0123abcd-ffff', message: '予期しないエラーが発生しました。もう一度お試しください。' }
  await intercept(page, '**/title/check_situation', (route) => route.fulfill({ status: 500, json: body }), 1)
  await page.goto('/game/rpg')
  await expect(page.getByRole('alert')).toContainText('番号 0123abcd')
})

test('a title that cannot be read says so and opens at the second try', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await intercept(page, '**/title/check_situation', (route) => route.fulfill({ status: 500, json: {} }), 1)
  await page.goto('/game/rpg')
  await expect(page.getByRole('alert')).toContainText('予期しないエラー')
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(page.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
})

test('after logging out nothing of the account is shown, even when the title cannot be read again', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await arriveWithParty(page)
  await page.goto('/game/rpg')
  await expect(page.getByRole('button', { name: '町へ戻る' })).toBeVisible()
  await intercept(page, '**/title/check_situation', (route) => route.fulfill({ status: 500, json: {} }), 1)
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(page.getByRole('alert')).toContainText('予期しないエラー')
  await expect(page.getByRole('button', { name: '町へ戻る' })).toBeHidden()
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(page.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
})

test('a reply that is lost after the cookies arrived does not fail the sign-up', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/)
  await page.goto('/game/rpg')
  // The server makes the account and the browser gets its cookies, but not the reply.
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await intercept(page, '**/title/create_rpg_user', lose, 1)
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  const slip = page.getByRole('dialog', { name: '登録しました' })
  await expect(slip).toContainText('どれも、見られるのは今だけです。')
  await expect(slip.getByText('戻るための控え')).toBeHidden()
})

test('a reply that is lost altogether does not fail the sign-up', async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/)
  await page.goto('/game/rpg')
  const lose = async (route: Route) => {
    const request = route.request()
    await fetch(request.url(), { method: 'POST', headers: await request.allHeaders(), body: request.postData() })
    await route.abort()
  }
  await intercept(page, '**/title/create_rpg_user', lose, 1)
  await page.getByRole('button', { name: 'すぐ作る' }).click()
  await expect(page.getByRole('dialog', { name: '登録しました' })).toContainText('控えがあれば、パスワードを忘れても入り直せます。')
  await page.getByRole('button', { name: '控えたので、はじめる' }).click()
  await expect(page.getByRole('button', { name: 'はじめから' })).toBeVisible()
})
