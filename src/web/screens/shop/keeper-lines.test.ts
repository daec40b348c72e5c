import { expect, test } from 'vitest'
import { boughtLines, shopkeeper } from '../../../content/story/town/keepers/shopkeeper.ts'
import { discountNews, keeperLines } from './keeper-lines.ts'

const picked = { entrance: ['入る'], selling: ['売る'], bought: ['{item}を{n}つ買った'], sold: ['{item}を{n}つ売った'] }
const item = { id: 1, name: '灯飴', price: 30, discounted_price: 30, description: '', possession_number: 1, max_possession_number: 4 }
const information = { current_possession: 1, money: 200, buyItemList: [item], sellItemList: [item] }
const bought = { side: 'buy', item: { id: 1, name: '灯飴' }, number: 2 } as const
const sold = { side: 'sell', item: { id: 1, name: '灯飴' }, number: 1 } as const

test('the sell tab never shows what was said to a buyer', () => {
  expect(keeperLines({ side: 'sell', lastAction: null, information }, picked)).toEqual(['売る'])
  expect(keeperLines({ side: 'sell', lastAction: bought, information }, picked)).toEqual(['売る'])
  expect(keeperLines({ side: 'sell', lastAction: sold, information }, picked)).toEqual(['灯飴を1つ売った'])
})

test('the buy tab never shows what was said to a seller', () => {
  expect(keeperLines({ side: 'buy', lastAction: sold, information }, picked)).toEqual(['入る'])
  expect(keeperLines({ side: 'buy', lastAction: bought, information }, picked)).toEqual(['灯飴を2つ買った'])
})

test('of some things the keeper says something of their own when they are bought', () => {
  const needles = { ...bought, item: { id: 24, name: '影留め針' } }
  expect(keeperLines({ side: 'buy', lastAction: needles, information }, picked)).toEqual(boughtLines[24])
  expect(keeperLines({ side: 'sell', lastAction: { ...needles, side: 'sell' }, information }, picked)).toEqual(['影留め針を2つ売った'])
})

test('who bought the usual bag is told that it is known', () => {
  const usual = { side: 'buy', item: null, number: 3 } as const
  expect(keeperLines({ side: 'buy', lastAction: usual, information }, picked)).toBe(shopkeeper.usual)
  expect(keeperLines({ side: 'sell', lastAction: usual, information }, picked)).toEqual(['売る'])
})

test('a full bag is said to a buyer, an empty one to a seller', () => {
  expect(keeperLines({ side: 'buy', lastAction: bought, information: { ...information, current_possession: 10 } }, picked)).toBe(
    shopkeeper.bagFull,
  )
  expect(keeperLines({ side: 'sell', lastAction: bought, information: { ...information, sellItemList: [] } }, picked)).toBe(
    shopkeeper.emptyBag,
  )
})

test('a discount is news once for each size of it', () => {
  const cheaper = (discounted_price: number) => ({ buyItemList: [{ ...item, discounted_price }] })
  expect(discountNews(information)).toEqual([])
  expect(discountNews({ buyItemList: [] })).toEqual([])
  expect(discountNews(cheaper(27))).toEqual([{ key: 'rou-discount-10', lines: shopkeeper.luckyEntrance }])
  expect(discountNews(cheaper(24))).toEqual([{ key: 'rou-discount-20', lines: shopkeeper.luckyEntrance }])
})
