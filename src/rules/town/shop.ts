import { type Bag, countOf } from '../battle/state.ts'
import { type CountRefusal, countRefusal } from '../input-limits.ts'

/** What the shop needs to know of an item. */
export interface Goods {
  readonly id: number
  /** Full price in G. */
  readonly price: number
  /** How many of it the bag may hold. */
  readonly max: number
}

/** Items that the bag holds in all. */
export const BAG_LIMIT = 10
/** G of a new save. */
export const STARTING_GOLD = 200
/** What the guild gives once for the rest house's scissors, in G, and after how many cleared fields. */
export const GUILD_GIFT = 1000
export const GIFT_AFTER = 5

// docs/rules.md 12. Discount and sale rate are whole percents.
const LUCK_PER_DISCOUNT = 6
const DISCOUNT_MOST_PERCENT = 25
const SALE_BASE_PERCENT = 40
const LUCK_PER_SALE = 10
const SALE_MOST_PERCENT = 60

/** `luck` = sum of the three members' LUC without modifiers. */
export const discountPercent = (luck: number): number => Math.min(DISCOUNT_MOST_PERCENT, Math.floor(luck / LUCK_PER_DISCOUNT))

/** What the player pays. Rounded up, at least 1 G. */
export const discountedPrice = (price: number, luck: number): number =>
  Math.max(1, Math.ceil((price * (100 - discountPercent(luck))) / 100))

/** What the shop pays. Always below what it asks, so buying and selling at once never gains. Rounded down, at least 1 G. */
export function salePrice(price: number, luck: number): number {
  const rate = Math.min(SALE_MOST_PERCENT, SALE_BASE_PERCENT + Math.floor(luck / LUCK_PER_SALE))
  return Math.max(1, Math.floor((price * rate) / 100))
}

export const bagTotal = (bag: Bag): number => bag.reduce((sum, slot) => sum + slot.count, 0)

/** How many more of an item fit: the smaller of what the bag (`carried` of all items) and the item (`held` of `max`) leave. Never negative. */
export const roomLeft = ({ carried, held, max }: Space): number => Math.max(0, Math.min(BAG_LIMIT - carried, max - held))

interface Space {
  readonly carried: number
  readonly held: number
  readonly max: number
}

/** `roomLeft` for an item of this bag. */
export const roomFor = (bag: Bag, { id, max }: Goods): number => roomLeft({ carried: bagTotal(bag), held: countOf(bag, id), max })

export type BuyRefusal = CountRefusal | 'overLimit' | 'notEnoughGold'

/** Why `count` of an item cannot be bought at `unitPrice`; null when it can. */
export function buyRefusal(
  purse: { readonly bag: Bag; readonly gold: number },
  goods: Goods,
  count: number,
  unitPrice: number,
): BuyRefusal | null {
  const refused = countRefusal(count)
  if (refused) return refused
  if (count > roomFor(purse.bag, goods)) return 'overLimit'
  return purse.gold < count * unitPrice ? 'notEnoughGold' : null
}
