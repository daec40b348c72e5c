import { expect, test } from 'vitest'
import { give } from '../../../../tests/adventures.ts'
import type { Answer, Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'

const INFORMATION = '/api/game/rpg/shop/information'
const PAYMENT = '/api/game/rpg/shop/payment'
const SELL = '/api/game/rpg/shop/sell_off'

/** 灯飴 costs 30, less 5 % for this party's luck: 29. */
const CANDY = { item_id: 1, name: '灯飴', price: 29 }
const buy = (browser: Browser, order: object): Promise<Answer> => browser.post(PAYMENT, { ...CANDY, number: 1, ...order })
const sell = (browser: Browser, order: object): Promise<Answer> => browser.post(SELL, { ...CANDY, price: 12, number: 1, ...order })

onBothDatabases('the shop', (game) => {
  test('lists what is for sale and what is held', async () => {
    const browser = await game.player()
    await give(game, browser, { bag: [{ item: 2, count: 1 }] })
    const { body } = await browser.get(INFORMATION)
    expect(body).toMatchObject({ current_possession: 1, money: 200 })
    expect(body.buyItemList).toEqual([
      {
        id: 1,
        name: '灯飴',
        price: 30,
        discounted_price: 29,
        description: expect.any(String),
        possession_number: 0,
        max_possession_number: 4,
      },
    ])
    expect(body.sellItemList).toEqual([
      {
        id: 2,
        name: '黒糖飴',
        price: 33,
        discounted_price: 33,
        description: expect.any(String),
        possession_number: 1,
        max_possession_number: 4,
      },
    ])
  })

  test('sells and buys at the shown price', async () => {
    const browser = await game.player()
    expect(await buy(browser, { number: '3', price: '29' })).toMatchObject({ status: 200 })
    expect((await browser.get(INFORMATION)).body).toMatchObject({ money: 113, current_possession: 3 })
    const price = (await browser.get(INFORMATION)).body.sellItemList[0].price
    expect(await sell(browser, { number: 2, price })).toMatchObject({ status: 200 })
    expect((await browser.get(INFORMATION)).body).toMatchObject({ money: 113 + 2 * price, current_possession: 1 })
  })

  test.each([
    ['a lower price', { price: 1 }, 409],
    ['a negative price', { price: -29 }, 409],
    ['more than the item’s limit', { number: 5 }, 400],
    ['an item not yet for sale', { item_id: 2, price: 76 }, 400],
    ['an item that does not exist', { item_id: 999 }, 400],
    ['none at all', { number: 0 }, 400],
    ['a negative number', { number: -1 }, 400],
    ['half an item', { number: 0.5 }, 422],
  ])('refuses to sell %s', async (_, order, status) => {
    const browser = await game.player()
    const answer = await buy(browser, order)
    expect(answer).toMatchObject({ status, body: { error: expect.any(String) } })
    expect(answer.body.error).toBe(answer.body.message)
    expect((await browser.get(INFORMATION)).body).toMatchObject({ money: 200, current_possession: 0 })
  })

  test('refuses what there is no gold or no room for', async () => {
    const browser = await game.player()
    await give(game, browser, { gold: 28 })
    expect(await buy(browser, {})).toMatchObject({ status: 400, body: { error: '所持金が不足しています。' } })
    const full = [2, 3, 6].map((item) => ({ item, count: 3 }))
    await give(game, browser, { gold: 1000, bag: [...full, { item: 9, count: 1 }] })
    expect(await buy(browser, {})).toMatchObject({ status: 400, body: { error: '持てる数を超えては買えません。' } })
  })

  test.each([
    ['more than held', { number: 3 }],
    ['a negative number', { number: -1 }],
    ['an item not held', { item_id: 4 }],
    ['at another price', { price: 30 }],
  ])('refuses to buy %s', async (_, order) => {
    const browser = await game.player()
    await give(game, browser, { bag: [{ item: 1, count: 2 }] })
    expect(await sell(browser, order)).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    expect((await browser.get(INFORMATION)).body).toMatchObject({ money: 200, current_possession: 2 })
  })

  test('refuses to buy and sell during an adventure', async () => {
    const browser = await game.player()
    await browser.post('/api/game/rpg/battle/encount', { field_id: 1, stage_id: 1, clear_stage: 0 })
    expect(await browser.get(INFORMATION)).toMatchObject({ status: 200 })
    expect(await buy(browser, {})).toMatchObject({ status: 409 })
    expect(await sell(browser, {})).toMatchObject({ status: 409 })
  })
})
