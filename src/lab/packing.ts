import { itemEntry } from '../content/catalog.ts'
import { type Bag, countOf, withItems } from '../rules/battle/state.ts'
import { buyRefusal, discountedPrice } from '../rules/shop.ts'

/** What a sensible player packs for a field, the dearest need first (game-design 6). */
export const packingLists: Readonly<Record<number, Bag>> = {
  1: pack([1, 4]),
  2: pack([1, 4], [6, 1], [12, 1]),
  3: pack([9, 1], [2, 3], [6, 2], [1, 2]),
  4: pack([9, 1], [2, 4], [6, 2], [4, 1]),
  5: pack([9, 2], [4, 2], [2, 4], [6, 2]),
  6: pack([9, 2], [4, 2], [3, 2], [7, 2], [2, 2]),
  7: pack([9, 2], [4, 2], [3, 3], [7, 2], [2, 1]),
  8: pack([10, 2], [5, 2], [3, 3], [8, 1], [7, 1], [17, 1]),
  9: pack([10, 1], [9, 1], [5, 2], [3, 3], [7, 2], [17, 1]),
  10: pack([10, 2], [5, 2], [3, 3], [8, 2], [17, 1]),
  11: pack([10, 2], [5, 2], [3, 3], [8, 2], [17, 1]),
  12: pack([10, 2], [5, 2], [3, 3], [8, 2], [17, 1]),
}

function pack(...slots: readonly (readonly [item: number, count: number])[]): Bag {
  return slots.map(([item, count]) => ({ item, count }))
}

export interface Purse {
  readonly gold: number
  readonly bag: Bag
}

/** Buys what is missing of the list as far as money and room go, one piece at a time in the list's order. */
export function buyFor(field: number, purse: Purse, luck: number): Purse {
  let { gold, bag } = purse
  for (const { item, count } of packingLists[field] ?? []) {
    const goods = itemEntry(item)
    const price = discountedPrice(goods.price, luck)
    while (countOf(bag, item) < count && buyRefusal({ gold, bag }, goods, 1, price) === null) {
      gold -= price
      bag = withItems(bag, item, 1)
    }
  }
  return { gold, bag }
}
