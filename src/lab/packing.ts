import { itemEntry } from '../content/catalog.ts'
import { type Bag, countOf, withItems } from '../rules/battle/state.ts'
import { buyRefusal, discountedPrice, salePrice } from '../rules/town/shop.ts'

/**
 * What the solver packs for a field, the most urgent first. Chosen within what the fields before pay, so it says nothing about whether earnings
 * suffice: that shows in how often careers repeat older fields for money.
 */
export const packingLists: Readonly<Record<number, Bag>> = {
  1: pack([1, 4]),
  2: pack([1, 3], [6, 1]),
  3: pack([2, 2], [1, 2]),
  4: pack([2, 3], [1, 2]),
  5: pack([9, 1], [2, 3], [6, 1]),
  6: pack([9, 1], [2, 3], [4, 1], [7, 1]),
  7: pack([9, 2], [7, 2], [4, 1], [2, 3], [3, 1]),
  8: pack([10, 1], [9, 1], [7, 2], [5, 2], [3, 3]),
  9: pack([9, 2], [7, 2], [3, 3], [5, 1]),
  10: pack([10, 2], [8, 1], [5, 2], [3, 3], [7, 1]),
  11: pack([10, 2], [8, 1], [5, 2], [3, 3], [7, 1]),
  12: pack([10, 2], [8, 2], [5, 2], [3, 3], [17, 1]),
}

function pack(...slots: readonly (readonly [item: number, count: number])[]): Bag {
  return slots.map(([item, count]) => ({ item, count }))
}

export interface Purse {
  readonly gold: number
  readonly bag: Bag
}

/** What a shop asks and has. */
export interface Market {
  /** The party's LUC, for the discount. */
  readonly luck: number
  readonly onSale: (item: number) => boolean
}

/** Sells what the list does not name, then buys what is missing of it as far as money and room go, one piece at a time in the list's order. */
export function buyFor(field: number, purse: Purse, { luck, onSale }: Market): Purse {
  const list = packingLists[field] ?? []
  let { gold, bag } = sellOthers(list, purse, luck)
  for (const { item, count } of list) {
    const goods = itemEntry(item)
    const price = discountedPrice(goods.price, luck)
    while (countOf(bag, item) < count && onSale(item) && buyRefusal({ gold, bag }, goods, 1, price) === null) {
      gold -= price
      bag = withItems(bag, item, 1)
    }
  }
  return { gold, bag }
}

function sellOthers(list: Bag, { gold, bag }: Purse, luck: number): Purse {
  const kept = (item: number) => countOf(list, item)
  const surplus = bag.map(({ item, count }) => ({ item, count: Math.max(0, count - kept(item)) }))
  return {
    gold: surplus.reduce((sum, { item, count }) => sum + count * salePrice(itemEntry(item).price, luck), gold),
    bag: bag.map(({ item, count }) => ({ item, count: Math.min(count, kept(item)) })).filter(({ count }) => count > 0),
  }
}

/** Share of the field's list that the bag holds, by full price. */
export function packedShare(field: number, bag: Bag): number {
  const list = packingLists[field] ?? []
  const value = (share: (item: number, count: number) => number) =>
    list.reduce((sum, { item, count }) => sum + itemEntry(item).price * share(item, count), 0)
  return value((item, count) => Math.min(count, countOf(bag, item))) / value((_, count) => count)
}
