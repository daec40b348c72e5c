import type { Page } from '@playwright/test'
import { attack, over } from './support/fighting.ts'
import { arriveWithParty } from './support/first-steps.ts'
import { pad } from './support/input-methods.ts'
import { expect, test } from './support/journey.ts'
import { connectPad, expectFocus, type PadButton, padReady, tap } from './support/pad.ts'
import { turnPages } from './support/story.ts'

const link = (page: Page, name: string) => page.getByRole('link', { name })

/** Moves in one direction until this has the focus. */
async function goTo(page: Page, way: PadButton, name: string | RegExp, role: 'button' | 'link' | 'row' = 'button'): Promise<void> {
  const wanted = page.getByRole(role, { name })
  await expect(async () => {
    if (!(await wanted.evaluate((element) => element === document.activeElement))) await tap(page, way)
    await expect(wanted).toBeFocused({ timeout: 200 })
  }).toPass({ timeout: 60_000 })
}

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
  await connectPad(page)
})

test('from the title to a played turn with a pad alone', async ({ page, expectAccessible }) => {
  await page.goto('/game/rpg')
  await padReady(page)
  await goTo(page, 'rb', '町へ戻る')
  await tap(page, 'a')
  await expect(page).toHaveURL(/\/menu$/)
  await goTo(page, 'rb', '冒険に出る', 'link')
  await tap(page, 'a')
  await expect(page).toHaveURL(/\/adventure$/)
  await goTo(page, 'rb', 'ここへ向かう')
  await tap(page, 'a')
  await expect(page.getByRole('button', { name: '出発する' })).toBeFocused()
  await tap(page, 'a')
  await expect(attack(page)).toBeFocused()
  await expectAccessible()
  await tap(page, 'down')
  await expect(page.getByRole('button', { name: 'SKILL' })).toBeFocused()
  await tap(page, 'up')
  for (const name of ['キリカ', 'トモリ', 'ゴトク']) {
    await expect(page.getByRole('log')).toHaveText(`${name}はどうする？`)
    await expect(attack(page)).toBeFocused()
    await tap(page, 'a')
    await expect(page.locator('[data-pick]:focus')).toHaveCount(1)
    await tap(page, 'a')
  }
  await expect(page.getByRole('button', { name: '早送り' })).toContainText('B')
  await expect(page.getByText('第2回').or(over(page))).toBeVisible()
})

test('the settings by pad: they open, tabs and sliders move, and B closes', async ({ page }) => {
  await page.goto('/game/rpg/menu')
  await expect(page.getByRole('link', { name: '広場' })).toBeVisible()
  await padReady(page)
  await tap(page, 'start')
  const dialog = page.getByRole('dialog', { name: '設定' })
  await expect(dialog.getByRole('tab', { name: '音' })).toBeFocused()
  await tap(page, 'down')
  await expect(dialog.getByRole('radio').and(page.locator(':focus'))).toHaveCount(1)
  await tap(page, 'down')
  const music = dialog.getByRole('slider', { name: '音楽' })
  await expect(music).toBeFocused()
  await tap(page, 'right')
  await expect(music).toHaveValue('8')
  await tap(page, 'up')
  await tap(page, 'up')
  await tap(page, 'right')
  await expect(dialog.getByRole('tab', { name: '見え方' })).toBeFocused()
  await tap(page, 'b')
  await expect(dialog).toBeHidden()
})

test('a button of one’s own: two change places, in what they do and in what hints say, and with the account', { tag: '@chromium' }, async ({
  page,
}) => {
  await page.goto('/game/rpg/battle/1/1')
  await expect(attack(page)).toBeVisible()
  await padReady(page)
  await tap(page, 'start')
  const dialog = page.getByRole('dialog', { name: '設定' })
  await dialog.getByRole('tab', { name: 'キーとパッド' }).click()
  await dialog.getByRole('button', { name: 'キーを変える' }).click()
  await dialog.getByRole('button', { name: '戦いの速さ。今のボタンはLT' }).focus()
  await padReady(page)
  await dialog.getByRole('button', { name: '戦いの速さ。今のボタンはLT' }).focus()
  await tap(page, 'a')
  await expect(dialog.getByRole('status')).toHaveText('パッドの新しいボタンを押してください。Escでやめます。')
  const saved = page.waitForRequest((request) => request.url().endsWith('/settings/preferences') && request.method() === 'POST')
  await tap(page, 'y')
  await expect(dialog.getByRole('status')).toHaveText('「戦いの速さ」は、Yボタンになりました。')
  await expect(dialog.getByRole('button', { name: 'もう一度同じ。今のボタンはLT' })).toBeVisible()
  expect((await saved).postDataJSON()).toMatchObject({ own_buttons: '36 63' })
  await tap(page, 'b')
  await expect(dialog).toBeHidden()
  const speed = page.getByRole('button', { name: '速さ ×1' })
  await expect(speed.locator('kbd')).toHaveText('Y')
  await tap(page, 'y')
  await expect(page.getByRole('button', { name: '速さ ×2' })).toBeVisible()
})

test('hints name the keys again as soon as a key is pressed', async ({ page }) => {
  await page.goto('/game/rpg/battle/1/1')
  await expect(attack(page)).toBeVisible()
  await padReady(page)
  const speed = page.getByRole('button', { name: '速さ ×1' })
  await expect(speed.locator('kbd')).toHaveText('LT')
  await page.keyboard.press('Shift')
  await expect(speed.locator('kbd')).toHaveText('S')
})

test.describe('every place of the town by pad alone', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/game/rpg/menu')
    await expect(link(page, '広場')).toBeVisible()
    await pad.press(link(page, '広場'))
  })

  test('a book is opened, read to its end, marked as read and put back', async ({ page }) => {
    await pad.press(link(page, '積灯庫'))
    const book = page.getByRole('button', { name: /はじめての三人旅/ })
    await pad.press(book)
    const text = page.getByRole('dialog').getByRole('region', { name: '本文' })
    await expect(text).toBeFocused()
    await tap(page, 'down')
    await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
    await expect(text).toBeFocused()
    await goTo(page, 'down', '読み終えた')
    await tap(page, 'a')
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('読み終えた本')
    await expectFocus(page)
    await tap(page, 'b')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(book).toBeFocused()
  })

  test('a post is put together from slips, put up and taken down', async ({ page }) => {
    await pad.press(link(page, '貼り壁'))
    const slips = page.getByRole('group', { name: 'ことばの札' })
    for (const word of ['猫がいた。', '助かった。', '勝った！', '遅れました。']) await pad.press(slips.getByRole('button', { name: word }))
    const field = page.getByRole('textbox', { name: '貼る言葉' })
    await expect(field).toHaveValue('猫がいた。助かった。勝った！遅れました。')
    // It does not fit a second time, and keeps the focus.
    await tap(page, 'a')
    await expect(field).toHaveValue('猫がいた。助かった。勝った！遅れました。')
    await pad.press(slips.getByRole('button', { name: '一字消す' }))
    await expect(field).toHaveValue('猫がいた。助かった。勝った！遅れました')
    await pad.press(page.getByRole('button', { name: '貼る', exact: true }))
    await expect(page.getByRole('status').getByText('貼りました。')).toBeVisible()
    await pad.press(page.getByRole('button', { name: '剥がす' }))
    await expect(page.getByRole('status').getByText('剥がしました。')).toBeVisible()
    await expectFocus(page)
  })

  test('wicks are snipped and paid', async ({ page }) => {
    await pad.press(link(page, '芯切り場'))
    await pad.press(page.getByRole('button', { name: /PUSH/ }))
    for (let more = 0; more < 9; more++) await tap(page, 'a')
    await pad.press(page.getByRole('button', { name: '精算する' }))
    await pad.press(page.getByRole('dialog').getByRole('button', { name: '精算する' }))
    await expect(page.getByText('今日の仕事は終わり。')).toBeVisible()
    await expectFocus(page)
  })

  test('a choice of the plaza’s talk, the journal and the manual keep the focus', async ({ page }) => {
    await pad.press(page.getByRole('button', { name: 'ほかの話を聞く' }))
    await expectFocus(page)
    await pad.press(link(page, '旅の栞'))
    for (const name of ['土地', '町の声', '日記']) {
      await pad.press(page.getByRole('tab', { name }))
      await expectFocus(page)
    }
    await pad.press(link(page, '遊びかた'))
    await expectFocus(page)
  })
})

test('the ending by pad alone: its pages, its answers, the lamp and the credits', async ({ page }) => {
  await page.route('**/ending/can_be_clear_vast_expanse', (route) =>
    route.fulfill({ json: { is_cleared_vast_expanse: false, days: 9, wicks: 1240, battles: 73, fallen: 41 } }),
  )
  await page.route('**/ending/store/clear', (route) => route.fulfill({ json: { is_game_cleared: true } }))
  await page.goto('/game/rpg/ending')
  await expect(page.getByText('三人は一度門の外へ出た。')).toBeVisible()
  const next = page.getByRole('button', { name: 'つぎへ' })
  await turnPages(page, 10, () => pad.press(next), 3)
  const press = (name: string) => pad.press(page.getByRole('button', { name }))
  for (const name of ['とばす', '何も言わない', 'とばす']) await press(name)
  await expect(page.getByText('町はいつもの明るさで起きている。')).toBeVisible()
  for (const name of ['とばす', '影にも灯を分ける']) await press(name)
  await tap(page, 'b')
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const name of ['影にも灯を分ける', '灯をともす', 'とばす', 'つぎへ', '席を立つ', 'とばす', 'タイトルへ']) await press(name)
  await expect(page).toHaveURL(/\/game\/rpg$/)
  await expectFocus(page)
})
