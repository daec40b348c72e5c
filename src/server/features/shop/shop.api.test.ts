import { expect, test } from 'vitest'
import { encount, give } from '../../../../tests/adventures.ts'
import { firstOf } from '../../../../tests/first-of.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { items } from '../../../content/items.ts'
import type { Unlock } from '../../../rules/town/unlock.ts'
import { api } from '../../../contract/api.ts'

/** 灯飴 costs 30, less 5 % for this party's luck: 29. */
const CANDY = { item_id: 1, name: '灯飴', price: 29 }
const purchase = (order: object) => ({ ...CANDY, number: 1, ...order })
const sale = (order: object) => ({ ...CANDY, price: 12, number: 1, ...order })

/** Tries to buy what the shop does not sell so. */
const refusedPurchase = (browser: Browser, order: object) => browser.refusal(api.shop.payment, purchase(order))
const refusedSale = (browser: Browser, order: object) => browser.refusal(api.shop.sellOff, sale(order))

onBothDatabases('the shop', (game) => {
  test('lists what is for sale and what is held [SHOP-1, SHOP-2]', async () => {
    const browser = await game.player()
    await give(game, browser, { bag: [{ item: 2, count: 1 }] })
    const body = await browser.call(api.shop.information)
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

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'sells after %i cleared fields what is unlocked by then [SHOP-15]',
    async (count) => {
      const browser = await game.player()
      const cleared = Array.from({ length: count }, (_, index) => index + 1)
      await give(game, browser, { cleared })
      const isOpen = (unlock: Unlock): boolean => {
        if (unlock.type === 'always') return true
        if (unlock.type === 'clears') return count >= unlock.count
        if (unlock.type === 'cleared') return cleared.includes(unlock.field)
        return unlock.type === 'all' && unlock.of.every(isOpen)
      }
      const expected = items.filter(({ unlock }) => isOpen(unlock)).map(({ id }) => id)
      const sold = (await browser.call(api.shop.information)).buyItemList.map(({ id }) => id)
      expect(sold.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
      expect(sold).toHaveLength(count === 0 ? 1 : expected.length)
      for (const item of items.filter(({ id }) => !sold.includes(id)))
        expect(await refusedPurchase(browser, { item_id: item.id, price: item.price })).toMatchObject({ code: 'notForSale' })
      expect(sold.length === items.length).toBe(
        count >= Math.max(...items.map(({ unlock }) => (unlock.type === 'clears' ? unlock.count : 0))),
      )
    },
  )

  test('sells and buys at the shown price [SHOP-3, SHOP-10]', async () => {
    const browser = await game.player()
    await browser.call(api.shop.payment, purchase({ number: '3', price: '29' }))
    expect(await browser.call(api.shop.information)).toMatchObject({ money: 113, current_possession: 3 })
    const { price } = firstOf((await browser.call(api.shop.information)).sellItemList)
    await browser.call(api.shop.sellOff, sale({ number: 2, price }))
    expect(await browser.call(api.shop.information)).toMatchObject({ money: 113 + 2 * price, current_possession: 1 })
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
  ])('refuses to sell %s [SHOP-4, SHOP-5, SHOP-7, SHOP-9]', async (_, order, status) => {
    const browser = await game.player()
    const refused = await refusedPurchase(browser, order)
    expect(refused).toMatchObject({ status, error: expect.any(String) })
    expect(refused.error).toBe(refused.message)
    expect(await browser.call(api.shop.information)).toMatchObject({ money: 200, current_possession: 0 })
  })

  test('refuses what there is no gold or no room for [SHOP-6, SHOP-8]', async () => {
    const browser = await game.player()
    await give(game, browser, { gold: 28 })
    expect(await refusedPurchase(browser, {})).toMatchObject({ status: 400, error: '所持金が不足しています。' })
    const full = [2, 3, 6].map((item) => ({ item, count: 3 }))
    await give(game, browser, { gold: 1000, bag: [...full, { item: 9, count: 1 }] })
    expect(await refusedPurchase(browser, {})).toMatchObject({ status: 400, error: '持てる数を超えては買えません。' })
  })

  test.each([
    ['more than held', { number: 3 }],
    ['a negative number', { number: -1 }],
    ['none at all', { number: 0 }],
    ['an item not held', { item_id: 4 }],
    ['what is no goods', { item_id: 999 }],
    ['at another price', { price: 30 }],
  ])('refuses to buy %s [SHOP-11, SHOP-12, SHOP-13, SHOP-14]', async (_, order) => {
    const browser = await game.player()
    await give(game, browser, { bag: [{ item: 1, count: 2 }] })
    expect(await refusedSale(browser, order)).toMatchObject({ status: 400, error: expect.any(String) })
    expect(await browser.call(api.shop.information)).toMatchObject({ money: 200, current_possession: 2 })
  })

  test('buys the last of a kind for the price of that kind [SHOP-10]', async () => {
    const browser = await game.player()
    await give(game, browser, { bag: [{ item: 2, count: 2 }] })
    await browser.call(api.shop.sellOff, sale({ item_id: 2, price: 33, number: 2 }))
    expect(await browser.call(api.shop.information)).toMatchObject({ money: 266, current_possession: 0, sellItemList: [] })
  })

  test('remembers the bag of the last departure with anything in it', async () => {
    const browser = await game.player()
    const usual = async () => (await browser.call(api.shop.information)).usual_bag
    const departAndFlee = async () => {
      const { session } = await encount(browser, 1, 1)
      await browser.call(api.battle.refresh, { session_id: session })
    }
    expect(await usual()).toEqual([])
    await departAndFlee()
    expect(await usual()).toEqual([])
    await give(game, browser, {
      bag: [
        { item: 1, count: 3 },
        { item: 6, count: 1 },
      ],
    })
    expect(await usual()).toEqual([])
    await departAndFlee()
    await give(game, browser, { bag: [] })
    expect(await usual()).toEqual([
      { item_id: 1, number: 3 },
      { item_id: 6, number: 1 },
    ])
    await departAndFlee()
    expect(await usual()).toMatchObject([{ item_id: 1 }, { item_id: 6 }])
    await give(game, browser, { bag: [{ item: 2, count: 2 }] })
    await departAndFlee()
    expect(await usual()).toEqual([{ item_id: 2, number: 2 }])
  })

  test('refuses to buy and sell during an adventure', async () => {
    const browser = await game.player()
    await encount(browser, 1, 1)
    await browser.call(api.shop.information)
    expect(await refusedPurchase(browser, {})).toMatchObject({ status: 409 })
    expect(await refusedSale(browser, {})).toMatchObject({ status: 409 })
  })
})
