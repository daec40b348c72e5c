import type { Page } from '@playwright/test'
import { arriveWithParty } from './support/first-steps.ts'
import { expect, test } from './support/journey.ts'
import { check, pretend, store, turnPages } from './support/story.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })

/** The answers leave the picture free: it fills the upper three quarters of the screen. */
async function expectBelowPicture(page: Page, answers: readonly string[]): Promise<void> {
  const screen = await page.locator('main').boundingBox()
  for (const answer of answers) {
    const top = (await button(page, answer).boundingBox())?.y ?? 0
    expect(top, answer).toBeGreaterThan((screen?.y ?? 0) + (screen?.height ?? Infinity) * 0.75)
  }
}

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('without the treasure the ending leads silently back to the title', async ({ page }) => {
  await page.goto('/game/rpg/ending')
  await expect(page).toHaveURL(/\/game\/rpg$/)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('by keyboard alone: silence, the second ending, its credits and the title', { tag: '@chromium' }, async ({
  page,
  expectAccessible,
}) => {
  const enter = () => page.keyboard.press('Enter')
  const stored = await pretend(page, false)
  await page.goto('/game/rpg/ending')
  await expect(page.getByText('三人は一度門の外へ出た。')).toBeVisible()
  await expectAccessible()
  // Turning pages with Enter stops at the choice.
  await turnPages(page, 10, enter)
  for (let more = 0; more < 3; more++) await enter()
  await expect(button(page, '何も言わない')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('ArrowDown')
  await expect(button(page, '見つけた、と告げる')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('「ただの、遠足」')).toBeVisible()
  await turnPages(page, 5, enter)
  await expect(page.getByText('町はいつもの明るさで起きている。')).toBeVisible()
  await turnPages(page, 7, enter)
  await expect(button(page, '影にも灯を分ける')).toBeVisible()
  await expect(button(page, '影とともに暮らす')).toBeHidden()
  await expectBelowPicture(page, ['自分たちと町のために使う', '影にも灯を分ける'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('灯をともすのは、一幕に一度きりです。よろしいですか？')
  await expectAccessible()
  await page.keyboard.press('Escape')
  expect(stored).toEqual([])
  await expect(button(page, '影にも灯を分ける')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('「影にも、灯を」')).toBeVisible()
  expect(stored).toEqual([{ ending: 2 }])
  await turnPages(page, 31, enter, 11)
  await expect(button(page, '灯を増やす')).toBeFocused()
  while (await button(page, '灯を増やす').isVisible()) await enter()
  await turnPages(page, 31, enter, 31, 12)
  await expect(button(page, '幕')).toBeVisible()
  while (await button(page, '幕').isVisible()) await enter()
  await expect(page.getByRole('heading', { name: /優しい真昼/ })).toBeVisible()
  await expect(page.getByRole('list', { name: '出演' })).toContainText('クサブセ')
  await page.waitForTimeout(4400)
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: '出演' })).toContainText('灯を増やすおひとり')
  await page.waitForTimeout(5200)
  await expectAccessible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByText('（積灯庫に、誰も読んでいない本がある）')).toBeVisible()
  await expectAccessible()
  await expect(button(page, 'おまけ：楽屋を覗く')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/game\/rpg$/)
})

test('with the vast expanse: no silence, endings 3 and 4, and the backstage [ENDING-10]', { tag: '@chromium' }, async ({
  page,
  expectAccessible,
}) => {
  const stored = await pretend(page, true)
  await page.goto('/game/rpg/ending')
  // The only answer is no choice: it is the last page's button.
  const enter = () => page.keyboard.press('Enter')
  await turnPages(page, 10, enter, 10)
  const lone = button(page, '見つけた、と告げる')
  await expect(lone).toBeVisible()
  await expect(button(page, '何も言わない')).toBeHidden()
  while (await lone.isVisible()) await enter()
  await expect(page.getByText('キリカはうなずいた。')).toBeVisible()
  await button(page, 'とばす').click()
  await expect(page.getByText('丘には、三人のほかに誰もいない。')).toBeVisible()
  await button(page, 'とばす').click()
  await expect(button(page, '自分たちだけのものにする')).toBeVisible()
  await expect(button(page, '影にも灯を分ける')).toBeHidden()
  await button(page, '影とともに暮らす').click()
  await button(page, '灯をともす').click()
  await expect(page.getByText('三人は丘の上で日記を読んだ。')).toBeVisible()
  expect(stored).toEqual([{ ending: 3 }])
  await button(page, 'とばす').click()
  await button(page, 'つぎへ').click()
  // Who has kept the name that everybody gets is a guest.
  await expect(page.getByRole('list', { name: '出演' })).toContainText('客席おひとり')
  await button(page, '席を立つ').click()
  await button(page, 'とばす').click()
  await button(page, 'おまけ：楽屋を覗く').click()
  await expect(page.getByText('聞いた声　0 / 80')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('「最初に殴られる役、長いんですよ」')).toBeVisible()
  await page.getByRole('group', { name: '一座の名札' }).getByRole('button', { name: '町内会長' }).click()
  await expect(page.getByText('「議題。差し入れが、ひとつ足りない件」')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('「もう、顔を上げていいそうです」')).toBeVisible()
  await expect(page.getByText('聞いた声　3 / 80')).toBeVisible()
  await expect(page.getByText('本日の入り')).toBeVisible()
  await expect(page.getByText('1,240本')).toBeVisible()
  await expect(page.getByText('73場')).toBeVisible()
  await expect(page.getByText('41回')).toBeVisible()
  await expectAccessible()
  const farewell = page.getByRole('dialog').getByText('灯を消すのは、見終わってからでいい。')
  await expect(farewell).toBeHidden()
  await button(page, 'タイトルへ戻る').click()
  await expect(farewell).toBeVisible()
  await expectAccessible()
  await button(page, 'もう少し見ていく').click()
  await button(page, 'タイトルへ戻る').click()
  await page.getByRole('dialog').getByRole('button', { name: 'タイトルへ戻る' }).click()
  await expect(page).toHaveURL(/\/game\/rpg$/)
})

test('after the third ending the seat bears the name of who has watched', async ({ page }) => {
  await pretend(page, true)
  await page.route('**/title/check_situation', async (route) => {
    const situation = await (await route.fetch()).json()
    await route.fulfill({ json: { ...situation, name: 'まどか' } })
  })
  await page.goto('/game/rpg/ending')
  for (const name of ['とばす', 'とばす', 'とばす', '影とともに暮らす', '灯をともす', 'とばす', 'つぎへ']) await button(page, name).click()
  await expect(page.getByRole('list', { name: '出演' })).toContainText('客席まどか')
  await page.goto('/game/rpg/ending')
  for (const name of ['とばす', 'とばす', 'とばす', '自分たちだけのものにする', '灯をともす', 'とばす', 'つぎへ'])
    await button(page, name).click()
  await expect(page.getByRole('list', { name: '出演' })).toContainText('最初の指おひとり')
})

test('everybody without a seat in the backstage has a picture', async ({ page }) => {
  await pretend(page, true)
  await page.goto('/game/rpg/ending')
  for (const name of ['とばす', 'とばす', 'とばす', '影とともに暮らす', '灯をともす', 'とばす', 'つぎへ', '席を立つ', 'とばす']) {
    await button(page, name).click()
  }
  await button(page, 'おまけ：楽屋を覗く').click()
  const cast = page.getByRole('group', { name: '一座の名札' })
  for (const name of ['ヨツジ', 'トキ', 'シオリ', 'ロウ', 'おミガキ', 'カンヌキ', 'マル', '番頭ソロバン', '壁', 'キリカ', '太鼓を持つ影']) {
    await cast.getByRole('button', { name, exact: true }).click()
    const guest = page.getByRole('figure').filter({ hasText: name }).locator('..')
    await expect(guest.locator('[data-bust], [style*="background-image"], svg')).toHaveCount(1)
  }
})

test('a store that fails leads silently back to the title [ENDING-9, ENDING-11]', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await pretend(page, false)
  await page.route(store, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/game/rpg/ending')
  await button(page, 'とばす').click()
  await button(page, '見つけた、と告げる').click()
  await button(page, 'とばす').click()
  await button(page, 'とばす').click()
  await button(page, '自分たちと町のために使う').click()
  await button(page, '灯をともす').click()
  await expect(page).toHaveURL(/\/game\/rpg$/)
})

test('a check that fails leads silently back to the title [ENDING-11]', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await page.route(check, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/game/rpg/ending')
  await expect(page).toHaveURL(/\/game\/rpg$/)
})

test('the treasure button in the town leads to the ending', async ({ page }) => {
  await pretend(page, false)
  await page.route('**/menu/can_be_clear', (route) =>
    route.fulfill({ json: { is_cleared: true, is_cleared_vast_expanse: false, running: null } }),
  )
  await page.goto('/game/rpg/menu')
  await button(page, '宝を確かめる').click()
  await button(page, '決めに行く').click()
  await expect(page).toHaveURL(/\/game\/rpg\/ending$/)
  await expect(page.getByText('三人は一度門の外へ出た。')).toBeVisible()
})
