import type { Page } from '@playwright/test'
import { makeParty, makeQuickAccount, write } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'
import { turnPages } from './support/story.ts'

test('a visitor makes an account, a party, and stands at the gate of the first field [FIELD-7]', async ({
  page,
  expectAccessible,
  shot,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/game\/rpg$/)
  await expect(page.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
  await expectAccessible()
  await makeQuickAccount(page)
  await expectAccessible()
  await shot('title-signed')
  await makeParty(page)
  await expect(page.getByText('キリカ', { exact: true })).toBeVisible()
  await expectAccessible()
  await shot('menu')
  await page.getByRole('link', { name: '冒険に出る' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').last()).toContainText('灯見ヶ原')
  await expect(page.getByRole('row').last()).toContainText('★☆☆☆☆☆')
  await expectAccessible()
  await page.getByRole('button', { name: '灯見ヶ原' }).click()
  await expect(page.getByRole('dialog', { name: '灯見ヶ原' })).toContainText('灯見ヶ原へ向かいますか？')
  await expectAccessible()
  await page.getByRole('button', { name: '出発する' }).click()
  await expect(page).toHaveURL(/\/game\/rpg\/battle\/1\/1$/)
})

test('the way from the visitor to the gate can be gone with the keyboard alone', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/game/rpg')
  await expect(page.getByRole('button', { name: 'すぐ作る' })).toBeFocused()
  await keyboard.press('Escape')
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '控えたので、はじめる' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'はじめから' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'つぎへ' })).toBeFocused()
  await expectHurried(page)
  await keyboard.press('ArrowLeft')
  await turnPages(page, 8, () => keyboard.press('Enter'))
  await expect(page.getByRole('button', { name: 'この人にする' })).toBeFocused()
  await keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: '囃子方' })).toBeVisible()
  await keyboard.press('Enter')
  await expect(page.getByText('2／3人め')).toBeVisible()
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'この三人で行く' })).toBeFocused()
  await keyboard.press('Enter')
  await turnPages(page, 10, () => keyboard.press('ArrowRight'))
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  await page.getByRole('link', { name: '冒険に出る' }).focus()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: '広場' })).toBeFocused()
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '灯見ヶ原' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '出発する' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '灯見ヶ原' })).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/game\/rpg\/battle\/1\/1$/)
})

/** A page that still fades in is shown by the first press and turned by the second; the next one stands at once. */
async function expectHurried(page: Page): Promise<void> {
  const words = page.locator('[aria-live="polite"]')
  await words.evaluate((element) => {
    for (const fading of element.getAnimations({ subtree: true })) {
      fading.currentTime = 1
      fading.playbackRate = 0.001
      fading.play()
    }
  })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('1 / 8')).toBeVisible()
  expect(
    await words
      .getByRole('paragraph')
      .last()
      .evaluate((line) => getComputedStyle(line).opacity),
  ).toBe('1')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 / 8')).toBeVisible()
  expect(await words.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
}

test('paging skips the picked roles, names are kept, reset clears all; who is chosen is counted from one [BEGINNING-13, BEGINNING-15, BEGINNING-18]', async ({
  page,
}) => {
  await makeQuickAccount(page)
  await page.getByRole('button', { name: 'はじめから' }).click()
  await page.getByRole('button', { name: 'とばす' }).click()
  await expect(page.getByText('1／3人め')).toBeVisible()
  await page.getByRole('textbox', { name: '名前' }).fill('あかり')
  await page.getByRole('button', { name: 'この人にする' }).click()
  await expect(page.getByText('2／3人め')).toBeVisible()
  await expect(page.getByRole('list', { name: '選んだ三人' })).toContainText('あかり')
  await page.getByRole('button', { name: 'この人にする' }).click()
  await expect(page.getByText('3／3人め')).toBeVisible()
  await page.getByRole('button', { name: '選び直す' }).click()
  await page.getByRole('textbox', { name: '名前' }).fill('あかり')
  await page.getByRole('button', { name: 'この人にする' }).click()
  await page.getByRole('button', { name: '前の生業' }).click()
  await expect(page.getByRole('heading', { name: '囃子方' })).toBeVisible()
  await page.getByRole('button', { name: '次の生業' }).click()
  await expect(page.getByRole('heading', { name: '灯医' })).toBeVisible()
  await page.getByRole('button', { name: '選び直す' }).click()
  await expect(page.getByText('1／3人め')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '名前' })).toHaveValue('キリカ')
})

test('a name stops at six characters, counted as a reader counts [BEGINNING-16]', async ({ page }) => {
  await makeQuickAccount(page)
  await page.getByRole('button', { name: 'はじめから' }).click()
  await page.getByRole('button', { name: 'とばす' }).click()
  const name = page.getByRole('textbox', { name: '名前' })
  await name.fill('')
  await name.pressSequentially('一二三四五六七八')
  await expect(name).toHaveValue('一二三四五六')
  await name.fill('')
  await page.keyboard.insertText('𠮷𠮷𠮷𠮷𠮷𠮷𠮷')
  await expect(name).toHaveValue('𠮷'.repeat(6))
  // In the middle: what is typed beyond the limit goes, what stands behind stays.
  await name.fill('あいうえおか')
  await name.press('ArrowLeft')
  await name.press('ArrowLeft')
  await name.pressSequentially('X')
  await expect(name).toHaveValue('あいうえおか')
  await page.getByRole('button', { name: 'この人にする' }).click()
  await expect(page.getByRole('list', { name: '選んだ三人' })).toContainText('あいうえおか')
})

test('a creation that gets no answer shows the fixed sentence, and can be sent again [BEGINNING-19]', async ({ page, expectTrouble }) => {
  await makeQuickAccount(page)
  await page.getByRole('button', { name: 'はじめから' }).click()
  await page.getByRole('button', { name: 'とばす' }).click()
  for (let member = 0; member < 3; member++) await page.getByRole('button', { name: 'この人にする' }).click()
  expectTrouble(/ERR_FAILED/)
  const reach = await intercept(page, '**/beginning/create', (route) => route.abort())
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'この三人で行く' }).click()
  await expect(dialog.getByRole('alert')).toContainText('予期しないエラーが発生しました。もう一度お試しください。')
  reach()
  await dialog.getByRole('button', { name: 'この三人で行く' }).click()
  await expect(page.getByText('キリカとトモリとゴトクは、')).toBeVisible()
})

test('a party that was made in another tab meanwhile leads to the menu', async ({ page }) => {
  await makeQuickAccount(page)
  await page.getByRole('button', { name: 'はじめから' }).click()
  await page.getByRole('button', { name: 'とばす' }).click()
  for (let member = 0; member < 3; member++) await page.getByRole('button', { name: 'この人にする' }).click()
  const party = ['甲', '乙', '丙'].map((partyName, at) => ({ roleId: at + 1, roleClassJapanese: '', partyName }))
  await write(page, '/api/game/rpg/beginning/create', { selected_info: party })
  await page.getByRole('dialog').getByRole('button', { name: 'この三人で行く' }).click()
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
  await expect(page.getByText('甲', { exact: true })).toBeVisible()
})

test('a party that could not be made is kept on the screen and sent again', async ({ page, expectTrouble }) => {
  await makeQuickAccount(page)
  await page.getByRole('button', { name: 'はじめから' }).click()
  await page.getByRole('button', { name: 'とばす' }).click()
  await page.getByRole('textbox', { name: '名前' }).fill('あかり')
  for (let member = 0; member < 3; member++) await page.getByRole('button', { name: 'この人にする' }).click()
  expectTrouble(/500/)
  await intercept(page, '**/beginning/create', (route) => route.fulfill({ status: 500, json: {} }), 1)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'この三人で行く' }).click()
  await expect(dialog).toContainText('予期しないエラーが発生しました。もう一度お試しください。')
  await expect(dialog).toContainText('あかり')
  await dialog.getByRole('button', { name: 'この三人で行く' }).click()
  await expect(page.getByText('あかりとトモリとゴトクは、')).toBeVisible()
})

test('whoever has a party is led to the menu, whoever has none to the title [BEGINNING-11]', async ({ page }) => {
  await page.goto('/game/rpg/menu/shop')
  await expect(page).toHaveURL(/\/game\/rpg$/)
  await makeQuickAccount(page)
  await page.goto('/game/rpg/battle/1/1')
  await expect(page).toHaveURL(/\/game\/rpg$/)
  await makeParty(page)
  await page.goto('/game/rpg/beginning')
  await expect(page).toHaveURL(/\/game\/rpg\/menu$/)
})
