import type { ShopInformation } from '../../../../contract/shop.ts'
import { BAG_LIMIT } from '../../../../rules/town/shop.ts'

/** One kind of item that is missing: one call. */
export interface Line {
  readonly item: number
  readonly name: string
  /** At least 1. */
  readonly number: number
  /** In G for one. */
  readonly price: number
  readonly bought: boolean
}

/** What is missing from the usual bag, and how far it was bought. It stays as it was shown until it is left or read again. */
export interface Order {
  readonly lines: readonly Line[]
  /** Gold, and items in the bag, before anything was bought. */
  readonly money: number
  readonly held: number
}

/** The order with this item bought. */
export const withBought = (order: Order, item: number): Order => ({
  ...order,
  lines: order.lines.map((line) => (line.item === item ? { ...line, bought: true } : line)),
})

/** What is missing from the usual bag and can be bought, at the prices as they are; null when that is nothing. */
export function missingOrder({ usual_bag: usual = [], buyItemList, money, current_possession: held }: ShopInformation): Order | null {
  const lines = usual.flatMap(({ item_id, number }) => {
    const goods = buyItemList.find(({ id }) => id === item_id)
    const missing = goods === undefined ? 0 : Math.min(number, goods.max_possession_number) - goods.possession_number
    if (goods === undefined || missing < 1) return []
    return [{ item: goods.id, name: goods.name, number: missing, price: goods.discounted_price, bought: false }]
  })
  return lines.length === 0 ? null : { lines, money, held }
}

/** Gold and items in the bag, as they are by what was bought so far, and after all of it. Gold may fall below 0, items rise above the limit. */
export interface Sums {
  readonly cost: number
  readonly number: number
  readonly moneyNow: number
  readonly moneyAfter: number
  readonly heldNow: number
  readonly heldAfter: number
}

/** `cost` and `number` are of all lines. */
export function sumsOf({ lines, money, held }: Order): Sums {
  const bought = lines.filter((line) => line.bought)
  return {
    cost: costOf(lines),
    number: numberOf(lines),
    moneyNow: money - costOf(bought),
    moneyAfter: money - costOf(lines),
    heldNow: held + numberOf(bought),
    heldAfter: held + numberOf(lines),
  }
}

const costOf = (lines: readonly Line[]): number => lines.reduce((sum, { number, price }) => sum + number * price, 0)
const numberOf = (lines: readonly Line[]): number => lines.reduce((sum, { number }) => sum + number, 0)

/** Why nothing of it is bought; null when all of it can be. */
export function obstacleOf(order: Order): 'overLimit' | 'goldShort' | null {
  const { moneyAfter, heldAfter } = sumsOf(order)
  if (heldAfter > BAG_LIMIT) return 'overLimit'
  return moneyAfter < 0 ? 'goldShort' : null
}
