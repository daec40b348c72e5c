import { expect, test } from 'vitest'
import type { ShopInformation, ShopItem } from '../../../../contract/shop.ts'
import { type Line, missingOrder, obstacleOf, type Order, sumsOf, withBought } from './usual-bag.ts'

const goods: ShopItem = {
  id: 1,
  name: '灯飴',
  price: 30,
  discounted_price: 29,
  description: '',
  possession_number: 1,
  max_possession_number: 4,
}
const information: ShopInformation = {
  current_possession: 1,
  money: 200,
  buyItemList: [goods, { ...goods, id: 6, name: '薄荷水', discounted_price: 40, possession_number: 0, max_possession_number: 3 }],
  sellItemList: [],
  usual_bag: [
    { item_id: 1, number: 3 },
    { item_id: 6, number: 1 },
  ],
}
const candy: Line = { item: 1, name: '灯飴', number: 2, price: 29, bought: false }
const mint: Line = { item: 6, name: '薄荷水', number: 1, price: 40, bought: false }
const order: Order = { lines: [candy, mint], money: 200, held: 1 }

test('what is missing from the usual bag is listed at the price that is paid', () => {
  expect(missingOrder(information)).toEqual(order)
})

test('nothing is listed without a departure, when nothing is missing, or when it is not for sale', () => {
  const { usual_bag: _, ...older } = information
  expect(missingOrder(older)).toBeNull()
  expect(missingOrder({ ...information, usual_bag: [] })).toBeNull()
  expect(missingOrder({ ...information, usual_bag: [{ item_id: 1, number: 1 }] })).toBeNull()
  expect(missingOrder({ ...information, usual_bag: [{ item_id: 22, number: 1 }] })).toBeNull()
})

test('no more is listed than the item’s own limit leaves', () => {
  expect(missingOrder({ ...information, usual_bag: [{ item_id: 1, number: 9 }] })?.lines).toEqual([{ ...candy, number: 3 }])
})

test('gold and bag before and after; what was bought counts as spent', () => {
  expect(sumsOf(order)).toEqual({ cost: 98, number: 3, moneyNow: 200, moneyAfter: 102, heldNow: 1, heldAfter: 4 })
  expect(sumsOf({ ...order, lines: [{ ...candy, bought: true }, mint] })).toEqual({
    cost: 98,
    number: 3,
    moneyNow: 142,
    moneyAfter: 102,
    heldNow: 3,
    heldAfter: 4,
  })
})

test('short gold and a full bag each stop all of it', () => {
  expect(obstacleOf(order)).toBeNull()
  expect(obstacleOf({ ...order, money: 98 })).toBeNull()
  expect(obstacleOf({ ...order, money: 97 })).toBe('goldShort')
  expect(obstacleOf({ ...order, held: 7 })).toBeNull()
  expect(obstacleOf({ ...order, held: 8 })).toBe('overLimit')
})

test('what is bought is marked', () => {
  expect(withBought(order, 1)).toEqual({ ...order, lines: [{ ...candy, bought: true }, mint] })
})
