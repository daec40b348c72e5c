import type { Page, Route } from '@playwright/test'
import { earn } from './support/earned.ts'
import { depart } from './support/fighting.ts'
import { arriveWithParty, write } from './support/first-steps.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/journey.ts'

const shop = '/game/rpg/menu/shop'
const candy = (page: Page) => page.getByRole('button', { name: '灯飴' })
const number = (page: Page) => page.getByRole('spinbutton', { name: '個数' })
const modal = (page: Page) => page.getByRole('dialog')
const bought = (page: Page) => page.getByRole('button', { name: '買う', exact: true })

test.beforeEach(async ({ page }) => {
  await arriveWithParty(page)
})

test('candy is bought and sold, with the totals before and after [SHOP-17, SHOP-20, SHOP-21]', async ({ page, expectAccessible, shot }) => {
  await page.goto(shop)
  await expect(page.getByText('shop: buyable')).toBeVisible()
  await expect(page.getByText('200 G')).toBeVisible()
  await expect(page.getByText('三人のLUCで、全品4%引きです。')).toBeVisible()
  await expectAccessible()
  await candy(page).click()
  await expect(modal(page)).toContainText('灯飴を買う')
  await number(page).fill('9')
  await expect(modal(page)).toContainText('持てる数を超えては買えません。')
  await expect(number(page)).toHaveValue('4')
  await expect(modal(page)).toContainText('116 G')
  await expect(modal(page).getByRole('row', { name: /所持金/ })).toContainText('84 G')
  await expect(modal(page).getByRole('row', { name: /鞄/ })).toContainText('4 / 10')
  await expectAccessible()
  await shot('shop-buy')
  await bought(page).click()
  await expect(modal(page)).toBeHidden()
  await expect(page.getByText('84 G')).toBeVisible()
  await expect(page.getByRole('img', { name: '鞄に4個、10個まで' })).toBeVisible()
  await page.getByRole('tab', { name: '売る' }).click()
  await expect(page.getByText('shop: sellable')).toBeVisible()
  await expectAccessible()
  await candy(page).click()
  await expect(number(page)).toHaveValue('4')
  await number(page).fill('5')
  await expect(modal(page)).toContainText('持っている数より多くは売れません。')
  await number(page).fill('3')
  await expectAccessible()
  await modal(page).getByRole('button', { name: '売る', exact: true }).click()
  await expect(page.getByText('120 G')).toBeVisible()
  await expect(page.getByText('shop: sellable')).toBeVisible()
  await candy(page).click()
  await modal(page).getByRole('button', { name: '売る', exact: true }).click()
  await expect(page.getByText('「空の鞄は、買い取れません」')).toBeVisible()
  await expectAccessible()
})

test('everything can be done with the keyboard alone', async ({ page }) => {
  const { keyboard } = page
  await page.goto(shop)
  await expect(candy(page)).toBeFocused()
  await keyboard.press('Enter')
  await expect(number(page)).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(number(page)).toHaveValue('2')
  await keyboard.press('Escape')
  await expect(candy(page)).toBeFocused()
  await keyboard.press('Enter')
  await expect(number(page)).toHaveValue('1')
  await keyboard.press('Enter')
  await expect(page.getByRole('img', { name: '鞄に1個、10個まで' })).toBeVisible()
  await expect(candy(page)).toBeFocused()
  await page.getByRole('tab', { name: '買う' }).focus()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '売る' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(candy(page)).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await expect(page.getByText('鞄は空です。')).toBeVisible()
})

test('a negative number becomes 0 with its sentence, and nothing can be bought with it [SHOP-18]', async ({ page }) => {
  await page.goto(shop)
  await candy(page).click()
  await number(page).fill('-3')
  await expect(modal(page)).toContainText('マイナスの数は指定できません。')
  await expect(number(page)).toHaveValue('0')
  await expect(bought(page)).toBeDisabled()
  await number(page).fill('2')
  await expect(modal(page)).not.toContainText('マイナスの数は指定できません。')
  await expect(bought(page)).toBeEnabled()
})

test('a minus typed key by key buys nothing: it becomes 0 with its sentence, never plus', async ({ page, expectAccessible }) => {
  await page.goto(shop)
  await candy(page).click()
  await expect(number(page)).toBeFocused()
  for (const [attribute, value] of [
    ['aria-valuemin', '0'],
    ['aria-valuemax', '4'],
    ['aria-valuenow', '1'],
  ] as const) {
    await expect(number(page)).toHaveAttribute(attribute, value)
  }
  await page.keyboard.press('-')
  await expect(number(page)).toHaveValue('-')
  await expect(modal(page)).toContainText('整数で指定してください。')
  await expect(bought(page)).toBeDisabled()
  await expectAccessible()
  await page.keyboard.press('3')
  await expect(modal(page)).toContainText('マイナスの数は指定できません。')
  await expect(number(page)).toHaveValue('0')
  await expect(bought(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeVisible()
  for (const text of ['1.5', '1e1', '', '三']) {
    await number(page).fill('')
    await number(page).pressSequentially(text)
    await expect(number(page)).toHaveValue(text)
    await expect(modal(page)).toContainText('整数で指定してください。')
    await expect(bought(page)).toBeDisabled()
  }
  await number(page).fill('－３')
  await expect(modal(page)).toContainText('マイナスの数は指定できません。')
  await number(page).fill('２')
  await expect(number(page)).toHaveAttribute('aria-valuenow', '2')
  await bought(page).click()
  await expect(page.getByRole('img', { name: '鞄に2個、10個まで' })).toBeVisible()
})

test('what an input method composes is judged when it is finished, not before', { tag: '@chromium' }, async ({ page }) => {
  await page.goto(shop)
  await candy(page).click()
  await expect(number(page)).toBeFocused()
  const ime = await page.context().newCDPSession(page)
  await ime.send('Input.imeSetComposition', { text: '９', selectionStart: 1, selectionEnd: 1 })
  await expect(number(page)).toHaveValue('９')
  await ime.send('Input.insertText', { text: '９' })
  await expect(number(page)).toHaveValue('4')
  await expect(modal(page)).toContainText('持てる数を超えては買えません。')
})

test('an item or a bag that is full cannot take more [SHOP-19]', async ({ page }) => {
  const item = { id: 1, name: '灯飴', description: 'HPを40回復。', price: 30, discounted_price: 29, max_possession_number: 4 }
  const information = { money: 500, sellItemList: [], current_possession: 4, buyItemList: [{ ...item, possession_number: 4 }] }
  await page.route('**/shop/information', (route) => route.fulfill({ json: information }))
  await page.goto(shop)
  await candy(page).click()
  await expect(modal(page)).toContainText('この品はもう鞄に入りません。')
  await expect(bought(page)).toBeDisabled()
  await page.route('**/shop/information', (route) =>
    route.fulfill({ json: { ...information, current_possession: 10, buyItemList: [{ ...item, possession_number: 1 }] } }),
  )
  await page.goto(shop)
  await candy(page).click()
  await expect(modal(page)).toContainText('鞄がいっぱいです。')
  await expect(bought(page)).toBeDisabled()
})

test('a changed price is said in the modal, the number is kept, and the new price can be read', async ({ page, expectAccessible }) => {
  await page.goto(shop)
  await candy(page).click()
  await number(page).fill('3')
  const changed = '値段が変わりました。読みこみ直してお確かめください。'
  await intercept(page, '**/shop/payment', (route) => route.fulfill({ status: 409, json: { message: changed, error: changed } }), 1)
  await bought(page).click()
  await expect(modal(page)).toContainText(changed)
  await expect(number(page)).toHaveValue('3')
  await expectAccessible()
  await page.route('**/shop/information', async (route) => {
    const real = await (await route.fetch()).json()
    await route.fulfill({ json: { ...real, buyItemList: [{ ...real.buyItemList[0], discounted_price: 25 }] } })
  })
  await modal(page).getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(modal(page)).toContainText('75 G')
  await expect(modal(page)).not.toContainText(changed)
  await expect(number(page)).toHaveValue('3')
  await bought(page).click()
  // 25 G is not the server's price.
  await expect(modal(page)).toContainText(changed)
})

test('the modal shows the error field of the server’s reply, whatever else it says [SHOP-22]', async ({ page }) => {
  await page.goto(shop)
  await candy(page).click()
  await intercept(page, '**/shop/payment', (route) => route.fulfill({ status: 400, json: { error: '今日は品切れです。' } }), 1)
  await bought(page).click()
  await expect(modal(page).getByRole('alert')).toContainText('今日は品切れです。')
})

test('a sale that fails says so in the modal and can be tried again [SHOP-23]', async ({ page, expectTrouble }) => {
  expectTrouble(/500/)
  await page.goto(shop)
  await candy(page).click()
  await bought(page).click()
  await page.getByRole('tab', { name: '売る' }).click()
  await candy(page).click()
  await intercept(page, '**/shop/sell_off', (route) => route.fulfill({ status: 500, json: {} }), 1)
  const sell = modal(page).getByRole('button', { name: '売る', exact: true })
  await sell.click()
  await expect(modal(page)).toContainText('予期しないエラーが発生しました。もう一度お試しください。')
  await sell.click()
  await expect(page.getByText('鞄は空です。')).toBeVisible()
})

test('what cannot be paid cannot be bought: the button is off with the reason beside it, and no negative rest is shown', async ({
  page,
}) => {
  await page.route('**/shop/information', async (route) => {
    const reply = await route.fetch()
    const real = await reply.json()
    const dear = {
      id: 22,
      name: '大筒花火',
      description: '',
      price: 600,
      discounted_price: 600,
      possession_number: 0,
      max_possession_number: 2,
    }
    await route.fulfill({ json: { ...real, buyItemList: [...real.buyItemList, dear] } })
  })
  await page.goto(shop)
  await page.getByRole('button', { name: '大筒花火' }).click()
  await expect(modal(page)).toContainText('所持金が不足しています。')
  await expect(modal(page).getByRole('row', { name: /所持金/ })).toContainText('足りません')
  await expect(modal(page)).not.toContainText('-400 G')
  await expect(bought(page)).toBeDisabled()
  await number(page).fill('0')
  await expect(modal(page)).not.toContainText('所持金が不足しています。')
})

test('a lost answer is asked for again and buys once; without a connection the number is kept and the sentence shows', {
  tag: '@chromium',
}, async ({ page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED/)
  await page.goto(shop)
  await candy(page).click()
  await number(page).fill('2')
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await intercept(page, '**/shop/payment', lose, 1)
  await bought(page).click()
  await expect(page.getByRole('img', { name: '鞄に2個、10個まで' })).toBeVisible()
  await expect(page.getByText('142 G')).toBeVisible()
  const reach = await intercept(page, '**/shop/payment', (route) => route.abort())
  await candy(page).click()
  await number(page).fill('2')
  await bought(page).click()
  await expect(modal(page)).toContainText('予期しないエラーが発生しました。もう一度お試しください。')
  await expect(modal(page)).toContainText('サーバーに届きませんでした。')
  await expect(number(page)).toHaveValue('2')
  reach()
  await bought(page).click()
  await expect(page.getByRole('img', { name: '鞄に4個、10個まで' })).toBeVisible()
})

test('the sell tab shows nothing that was said to a buyer', async ({ page }) => {
  await page.goto(shop)
  await candy(page).click()
  await bought(page).click()
  await expect(page.getByText(/毎度どうも|使わずに済む|返品は/)).toBeVisible()
  await page.getByRole('tab', { name: '売る' }).click()
  await expect(page.getByText(/お売りになりますか|拝見します/)).toBeVisible()
  await expect(page.getByText(/毎度どうも|使わずに済む|返品は/)).toBeHidden()
  await expect(page.getByText('三人のLUCなら、定価の42%で引き取ります。')).toBeVisible()
  await expect(page.getByText(/引きです|品が増えます/)).toBeHidden()
})

test('a list with more below shows it until its end is reached', async ({ page, server }) => {
  await earn(page, server, { cleared: [1, 2, 3, 4, 5, 6, 7] })
  await page.goto(shop)
  const goods = page.getByRole('table')
  const more = page.locator('[data-below]')
  await expect(more).toHaveCount(1)
  await goods.getByRole('button').last().focus()
  await page.keyboard.press('End')
  await expect(goods.getByRole('button').last()).toBeInViewport({ ratio: 1 })
  await goods.hover()
  await page.mouse.wheel(0, 5000)
  await expect(more).toHaveCount(0)
})

test('goods that cannot be read say so, and can be read again', async ({ page, expectTrouble, expectAccessible }) => {
  expectTrouble(/500/)
  await intercept(page, '**/shop/information', (route) => route.fulfill({ status: 500, json: {} }), 1)
  await page.goto(shop)
  await expect(page.getByRole('alert')).toContainText('予期しないエラーが発生しました。')
  await expectAccessible()
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(candy(page)).toBeVisible()
})

test('while an adventure is on, the shop says so before anything is tried', async ({ page, expectAccessible }) => {
  await depart(page, '灯見ヶ原')
  await page.goto(shop)
  await expect(page.getByText('冒険の途中です。売り買いは、町へ戻ってからどうぞ。')).toBeVisible()
  await candy(page).click()
  await expect(modal(page)).toContainText('冒険の途中です。')
  await expect(bought(page)).toBeDisabled()
  await expectAccessible()
})

test.describe('いつもの荷物', () => {
  const usual = (page: Page) => page.getByRole('button', { name: 'いつもの荷物' })

  /** Departs with three candies, comes back and has sold two of them. */
  async function comeBackWithOne(page: Page): Promise<void> {
    await write(page, '/api/game/rpg/shop/payment', { item_id: 1, number: 3, name: '灯飴', price: 29 })
    await write(page, '/api/game/rpg/battle/encount', { field_id: 1, stage_id: 1, clear_stage: 0 })
    await write(page, '/api/game/rpg/battle/refresh', { session_id: '' })
    await write(page, '/api/game/rpg/shop/sell_off', { item_id: 1, number: 2, name: '灯飴', price: 12 })
  }

  test('what is missing from the bag of the last departure is shown with its price, and one press buys it', async ({
    page,
    expectAccessible,
    shot,
  }) => {
    await page.goto(shop)
    await expect(candy(page)).toBeFocused()
    await expect(usual(page)).toHaveCount(0)
    await comeBackWithOne(page)
    await page.goto(shop)
    await expect(usual(page)).toContainText('58 G')
    await expectAccessible()
    await usual(page).click()
    await expect(modal(page).getByRole('row', { name: /灯飴/ })).toContainText('2個')
    await expect(modal(page).getByRole('row', { name: /所持金/ })).toContainText('79 G')
    await expect(modal(page).getByRole('row', { name: /鞄/ })).toContainText('3 / 10')
    await expectAccessible()
    await shot('shop-usual')
    await bought(page).click()
    await expect(modal(page)).toBeHidden()
    await expect(page.getByRole('img', { name: '鞄に3個、10個まで' })).toBeVisible()
    await expect(page.getByText('79 G')).toBeVisible()
    await expect(page.getByText('「いつもの、ですね。')).toBeVisible()
    await expect(usual(page)).toHaveCount(0)
    await expect(candy(page)).toBeFocused()
  })

  test('with the keyboard alone, and two presses at once count once', async ({ page }) => {
    await comeBackWithOne(page)
    await page.goto(shop)
    await expect(candy(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(usual(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bought(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(usual(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await bought(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByRole('img', { name: '鞄に3個、10個まで' })).toBeVisible()
    await expect(page.getByText('79 G')).toBeVisible()
  })

  test('when the gold does not suffice, what is missing is said and nothing can be bought', async ({ page, server, expectAccessible }) => {
    await comeBackWithOne(page)
    await earn(page, server, { gold: 50 })
    await page.goto(shop)
    await usual(page).click()
    await expect(modal(page).getByRole('alert')).toContainText('所持金が不足しています。あと 8 G 要ります。')
    await expect(bought(page)).toBeDisabled()
    await expectAccessible()
  })

  test('a changed price is said, the new one can be read, and a call that fails can be tried again', async ({ page }) => {
    await comeBackWithOne(page)
    const changed = '値段が変わりました。読みこみ直してお確かめください。'
    await page.goto(shop)
    await usual(page).click()
    await intercept(page, '**/shop/payment', (route) => route.fulfill({ status: 409, json: { message: changed, error: changed } }), 1)
    await bought(page).click()
    await expect(modal(page)).toContainText(changed)
    await expect(modal(page)).toContainText('灯飴は、まだです。')
    await modal(page).getByRole('button', { name: 'もう一度読みこむ' }).click()
    await expect(modal(page)).not.toContainText(changed)
    await bought(page).click()
    await expect(page.getByRole('img', { name: '鞄に3個、10個まで' })).toBeVisible()
  })
})
