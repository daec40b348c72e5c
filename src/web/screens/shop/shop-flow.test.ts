import { expect, test } from 'vitest'
import type { ShopInformation, ShopItem } from '../../../contract/shop.ts'
import { ApiFailure } from '../../server/api.ts'
import { canSend, type Deal, dealOf, initialShop, type ShopEvent, shopFlow, type ShopState } from './shop-flow.ts'

const candy: ShopItem = {
  id: 1,
  name: '灯飴',
  price: 30,
  discounted_price: 27,
  description: '',
  possession_number: 1,
  max_possession_number: 4,
}
const water: ShopItem = { ...candy, id: 6, name: '薄荷水', possession_number: 2, max_possession_number: 3 }
const information: ShopInformation = {
  current_possession: 3,
  money: 200,
  buyItemList: [candy, water],
  sellItemList: [
    { ...candy, price: 12, discounted_price: 12 },
    { ...water, price: 40, discounted_price: 40 },
  ],
}
const failure = new ApiFailure('refused', 409, { message: '値段が変わりました。', code: 'priceChanged' })
const after = (...events: readonly ShopEvent[]): ShopState => events.reduce(shopFlow, initialShop)
const chosen = (id: number): ShopEvent => ({ type: 'itemChosen', id })
const typed = (text: number | string): ShopEvent => ({ type: 'numberTyped', text: String(text) })
const selling: ShopEvent = { type: 'sideChosen', side: 'sell' }
const done = (name: string, number: number): ShopEvent => ({ type: 'dealDone', item: { id: 1, name }, number })
function dealAfter(...events: readonly ShopEvent[]): Deal {
  const deal = dealOf(after(...events), information)
  if (deal === null) throw new Error('no deal')
  return deal
}

test('it opens with the goods to buy', () => {
  expect(after()).toEqual({ side: 'buy', lastAction: null, modal: null })
  expect(dealOf(after(), information)).toBeNull()
})

test('after a fetch it is buyable again, unless the last action was a sale [SHOP-21]', () => {
  const bought = after(chosen(1), { type: 'dealSent' }, done('灯飴', 1))
  expect(bought).toMatchObject({ side: 'buy', modal: null, lastAction: { side: 'buy', item: { id: 1, name: '灯飴' }, number: 1 } })
  expect(shopFlow(bought, { type: 'goodsReadAgain' })).toMatchObject({ side: 'buy' })
  const sold = after(selling, chosen(6), { type: 'dealSent' }, done('薄荷水', 2), { type: 'goodsReadAgain' })
  expect(sold).toMatchObject({ side: 'sell', lastAction: { side: 'sell', number: 2 } })
})

test('who turns to the other side while the goods are read again stays there, with what was opened', () => {
  const bought = after(chosen(1), { type: 'dealSent' }, done('灯飴', 1))
  const turned = shopFlow(shopFlow(bought, selling), chosen(6))
  expect(shopFlow(turned, { type: 'goodsReadAgain' })).toEqual(turned)
})

test('a number above the room of item and bag becomes the cap, with the reason [SHOP-16]', () => {
  expect(dealAfter(chosen(1), typed(9))).toMatchObject({ number: 3, correction: 'overLimit' })
  expect(dealAfter(chosen(6), typed(2))).toMatchObject({ number: 1, correction: 'overLimit' })
  const nearlyFull = dealOf(after(chosen(1), typed(3)), { ...information, current_possession: 9 })
  expect(nearlyFull).toMatchObject({ number: 1, correction: 'overLimit' })
})

test('a negative number becomes 0, with the reason; the next good one takes the reason away', () => {
  expect(dealAfter(chosen(1), typed(-1))).toMatchObject({ number: 0, correction: 'negative' })
  expect(dealAfter(chosen(1), typed(-1), typed(2))).toMatchObject({ number: 2, correction: null })
})

test('buying asks for one at least, room for the item and room in the bag [SHOP-19]', () => {
  expect(canSend(dealAfter(chosen(1)), 200)).toBe(true)
  expect(canSend(dealAfter(chosen(1), typed(0)), 200)).toBe(false)
  const fullBag = dealOf(after(chosen(1)), { ...information, current_possession: 10 })
  expect(fullBag && canSend(fullBag, 200)).toBe(false)
  const fullItem = dealOf(after(chosen(1)), { ...information, buyItemList: [{ ...candy, possession_number: 4 }] })
  expect(fullItem && canSend(fullItem, 200)).toBe(false)
})

test('a purchase that cannot be paid cannot be sent', () => {
  const three = dealAfter(chosen(1), typed(3))
  expect(canSend(three, 81)).toBe(true)
  expect(canSend(three, 80)).toBe(false)
  expect(canSend(dealAfter(selling, chosen(6)), 0)).toBe(true)
})

test('a typed minus never buys: the minus stays as typed, and with its digit it becomes 0', () => {
  const minus = dealAfter(chosen(1), typed('-'))
  expect(minus).toMatchObject({ typed: '-', number: null, correction: 'notANumber' })
  expect(canSend(minus, 200)).toBe(false)
  const negative = dealAfter(chosen(1), typed('-'), typed('-3'))
  expect(negative).toMatchObject({ typed: '0', number: 0, correction: 'negative' })
  expect(canSend(negative, 200)).toBe(false)
})

test.each(['1.5', '1e1', '', '三'])('"%s" is no number: it stays as typed and cannot be bought or sold', (text) => {
  for (const deal of [dealAfter(chosen(1), typed(text)), dealAfter(selling, chosen(6), typed(text))]) {
    expect(deal).toMatchObject({ typed: text, number: null, correction: 'notANumber' })
    expect(canSend(deal, 200)).toBe(false)
  }
})

test('a sale begins with all that is held, and stays between one and that [SHOP-20]', () => {
  expect(dealAfter(selling, chosen(6))).toMatchObject({ number: 2, limits: { least: 1, most: 2 } })
  expect(dealAfter(selling, chosen(6), typed(3))).toMatchObject({ number: 2, correction: 'overHeld' })
  expect(dealAfter(selling, chosen(6), typed(0))).toMatchObject({ number: 1, correction: 'belowOne' })
  expect(dealAfter(selling, chosen(6), typed(-4))).toMatchObject({ number: 1, correction: 'negative' })
})

test('a failed deal keeps its number, and the next reading brings the new price into the open modal', () => {
  const failed = after(chosen(1), typed(2), { type: 'dealSent' }, { type: 'dealFailed', failure })
  expect(dealOf(failed, information)).toMatchObject({ number: 2, sending: false, failure })
  const dearer = { ...information, buyItemList: [{ ...candy, discounted_price: 28 }, water] }
  expect(dealOf(shopFlow(failed, { type: 'goodsReadAgain' }), dearer)).toMatchObject({ number: 2, price: 28, failure: null })
})

test('a deal under way cannot be left or changed', () => {
  const sending = after(chosen(1), { type: 'dealSent' })
  expect(shopFlow(sending, { type: 'modalLeft' })).toEqual(sending)
  expect(shopFlow(sending, typed(3))).toEqual(sending)
})

test('an item that is not there opens no modal', () => {
  expect(dealOf(after(chosen(24)), information)).toBeNull()
})
