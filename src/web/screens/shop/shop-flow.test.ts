import { expect, test } from 'vitest'
import type { BuyItem, ShopInformation } from '../../../contract/shop.ts'
import { canSend, initialShop, type ShopEvent, shopFlow, type ShopState } from './shop-flow.ts'

const candy: BuyItem = {
  id: 1,
  name: '灯飴',
  price: 30,
  discounted_price: 27,
  description: '',
  possession_number: 1,
  max_possession_number: 4,
}
const water: BuyItem = { ...candy, id: 6, name: '薄荷水', possession_number: 2, max_possession_number: 3 }
const information: ShopInformation = {
  current_possession: 3,
  money: 200,
  buyItemList: [candy, water],
  sellItemList: [
    { ...candy, price: 12 },
    { ...water, price: 40 },
  ],
}
const read: ShopEvent = { type: 'informationRead', information }
const after = (...events: readonly ShopEvent[]): ShopState => events.reduce(shopFlow, initialShop)
const chosen = (id: number): ShopEvent => ({ type: 'itemChosen', id })
const typed = (number: number): ShopEvent => ({ type: 'numberTyped', number })
const selling: ShopEvent = { type: 'sideChosen', side: 'sell' }

test('it starts, then sells', () => {
  expect(after()).toEqual({ status: 'start', lastAction: null })
  expect(after(read)).toMatchObject({ status: 'buyable', deal: null })
})

test('after a fetch it is buyable again, unless the last action was a sale', () => {
  const bought = after(read, chosen(1), { type: 'dealSent' }, { type: 'dealDone' })
  expect(bought).toMatchObject({ status: 'buyable', lastAction: { side: 'buy', item: '灯飴', number: 1 } })
  expect(shopFlow(shopFlow(bought, selling), read)).toMatchObject({ status: 'buyable' })
  const sold = after(read, selling, chosen(6), { type: 'dealSent' }, { type: 'dealDone' }, read)
  expect(sold).toMatchObject({ status: 'sellable', lastAction: { side: 'sell', number: 2 } })
})

test('a number above the room of item and bag becomes the cap, with the reason', () => {
  expect(after(read, chosen(1), typed(9))).toMatchObject({ deal: { number: 3, correction: 'overLimit' } })
  expect(after(read, chosen(6), typed(2))).toMatchObject({ deal: { number: 1, correction: 'overLimit' } })
  const nearlyFull: ShopEvent = { type: 'informationRead', information: { ...information, current_possession: 9 } }
  expect(after(nearlyFull, chosen(1), typed(3))).toMatchObject({ deal: { number: 1, correction: 'overLimit' } })
})

test('a negative number becomes 0, with the reason; the next good one takes the reason away', () => {
  expect(after(read, chosen(1), typed(-1))).toMatchObject({ deal: { number: 0, correction: 'negative' } })
  expect(after(read, chosen(1), typed(-1), typed(2))).toMatchObject({ deal: { number: 2, correction: null } })
})

test('buying asks for one at least, room for the item and room in the bag', () => {
  const dealOf = (state: ShopState) => (state.status === 'buyable' && state.deal !== null ? state.deal : null)
  const one = dealOf(after(read, chosen(1)))
  const none = dealOf(after(read, chosen(1), typed(0)))
  if (one === null || none === null) throw new Error('no deal')
  expect(canSend(one, 3)).toBe(true)
  expect(canSend(none, 3)).toBe(false)
  expect(canSend(one, 10)).toBe(false)
  expect(canSend({ ...one, item: { ...candy, possession_number: 4 } }, 4)).toBe(false)
})

test('a sale begins with all that is held, and stays between one and that', () => {
  expect(after(read, selling, chosen(6))).toMatchObject({ deal: { number: 2, most: 2 } })
  expect(after(read, selling, chosen(6), typed(3))).toMatchObject({ deal: { number: 2, correction: 'overHeld' } })
  expect(after(read, selling, chosen(6), typed(0))).toMatchObject({ deal: { number: 1 } })
  expect(after(read, selling, chosen(6), typed(-4))).toMatchObject({ deal: { number: 1, correction: 'negative' } })
})

test('a refused deal keeps its number, and the next reading brings the new price into the open modal', () => {
  const refused = after(read, chosen(1), typed(2), { type: 'dealSent' }, { type: 'dealRefused', message: '値段が変わりました。' })
  expect(refused).toMatchObject({ deal: { number: 2, sending: false, error: '値段が変わりました。' } })
  const dearer = { ...information, buyItemList: [{ ...candy, discounted_price: 28 }, water] }
  expect(shopFlow(refused, { type: 'informationRead', information: dearer })).toMatchObject({ deal: { number: 2, price: 28, error: null } })
})

test('a deal under way cannot be left or changed', () => {
  const sending = after(read, chosen(1), { type: 'dealSent' })
  expect(shopFlow(sending, { type: 'dealLeft' })).toEqual(sending)
  expect(shopFlow(sending, typed(3))).toEqual(sending)
})

test('an item that is not there cannot be chosen', () => {
  expect(after(read, chosen(24))).toMatchObject({ deal: null })
})

test('goods that cannot be read leave a way to try again, and the last action is remembered', () => {
  const sold = after(read, selling, chosen(6), { type: 'dealSent' }, { type: 'dealDone' })
  const failed = shopFlow(sold, { type: 'informationFailed', message: 'だめでした。' })
  expect(failed).toMatchObject({ status: 'failed', message: 'だめでした。' })
  expect([{ type: 'loading' } as const, read].reduce(shopFlow, failed)).toMatchObject({ status: 'sellable' })
})
