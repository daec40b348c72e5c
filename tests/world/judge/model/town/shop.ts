import { items } from '../../../../../src/content/items.ts'
import { roles } from '../../../../../src/content/roles.ts'
import { mostClears } from '../library.ts'
import {
  type Answer,
  agrees,
  bagIn,
  bagWith,
  impossible,
  isAway,
  isSameBag,
  isSurelyAway,
  type Json,
  type LuckState,
  must,
  type SaveRules,
  type SaveState,
  totalOf,
} from '../state.ts'

const BAG_SIZE = 10

/** Goods and growth as data: what a thing costs, how many one may hold, from how many cleared fields on it is sold; luck by level. */
interface Goods {
  readonly price: number
  readonly max: number
  readonly from: number
}

const GOODS: ReadonlyMap<number, Goods> = new Map(
  items.map(({ id, price, max, unlock }) => {
    if (unlock.type !== 'always' && unlock.type !== 'clears') throw new Error(`The model knows no unlock ${unlock.type}`)
    return [id, { price, max, from: unlock.type === 'always' ? 0 : unlock.count }]
  }),
)

const goodsOf = (item: number): Goods => {
  const goods = GOODS.get(item)
  if (goods === undefined) throw new Error(`The model knows no item ${item}`)
  return goods
}

/** LUC without points. */
export function naturalLuck(role: number, level: number): number {
  const one = roles.find(({ id }) => id === role)
  if (one === undefined) throw new Error(`The model knows no role ${role}`)
  return one.base.luc + one.growth.luc * (level - 1)
}

/** Of the whole party; null when a level or a point of it is not known. */
function luckOf({ members, luck }: SaveState): number | null {
  if (members.length === 0) return null
  const each = members.map(({ id, level }) => {
    const own: LuckState | undefined = luck[id]
    return own === undefined || level === null ? null : naturalLuck(own.role, level) + own.points
  })
  return each.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

/** The least and the most that it may be; luck takes a quarter off at most. */
function pricesOf(save: SaveState, item: number): readonly [least: number, most: number] {
  const luck = luckOf(save)
  const at = (discount: number): number => Math.max(1, Math.ceil((goodsOf(item).price * (100 - discount)) / 100))
  return luck === null ? [at(25), at(0)] : [at(Math.min(25, Math.floor(luck / 6))), at(Math.min(25, Math.floor(luck / 6)))]
}

/** What the shop pays: between two and three fifths. */
function salePricesOf(save: SaveState, item: number): readonly [least: number, most: number] {
  const luck = luckOf(save)
  const at = (rate: number): number => Math.max(1, Math.floor((goodsOf(item).price * rate) / 100))
  return luck === null ? [at(40), at(60)] : [at(Math.min(60, 40 + Math.floor(luck / 10))), at(Math.min(60, 40 + Math.floor(luck / 10)))]
}

const isWithin = ([least, most]: readonly [number, number], price: number): boolean => least <= price && price <= most

const isCertainly = ([least, most]: readonly [number, number], price: number): boolean => least === price && price === most

/** Sold from now on, or perhaps: whether a field has been cleared is not always known. */
const isOnSale = (save: SaveState, item: number): boolean => mostClears(save).length >= goodsOf(item).from
const isSurelyOnSale = (save: SaveState, item: number): boolean => save.clears.length >= goodsOf(item).from

function mustBeGoods(save: SaveState, rows: readonly Json[]): void {
  const shown: readonly number[] = rows.map(({ id }) => id)
  const missing = [...GOODS.keys()].filter((item) => isSurelyOnSale(save, item) && !shown.includes(item))
  const early = shown.filter((item) => !isOnSale(save, item))
  must(missing.length === 0 && early.length === 0, `goods that are missing: ${missing.join()}; not yet for sale: ${early.join()}`)
  for (const { id, price, discounted_price: discounted, max_possession_number: max } of rows) {
    must(price === goodsOf(id).price && max === goodsOf(id).max, `item ${id} for ${price}, ${max} at most`)
    must(isWithin(pricesOf(save, id), discounted), `item ${id} for ${discounted} instead of ${pricesOf(save, id).join('–')}`)
  }
}

function mustBeHeld(save: SaveState, rows: readonly Json[]): void {
  for (const { id, price } of rows)
    must(isWithin(salePricesOf(save, id), price), `${price} paid for item ${id} instead of ${salePricesOf(save, id).join('–')}`)
}

/** The shop, which takes its own price whatever it is told. */
export const shop: SaveRules = {
  shop: {
    after(save, _args, answer) {
      const { money, current_possession: held, buyItemList: bought, sellItemList: sold } = answer?.body ?? {}
      const bag = bagIn(sold)
      must(agrees(save.gold, money), `gold ${money} instead of ${save.gold}`)
      must(save.bag === null || isSameBag(save.bag, bag), `bag ${JSON.stringify(bag)} instead of ${JSON.stringify(save.bag)}`)
      must(totalOf(bag) <= BAG_SIZE && totalOf(bag) === held, `${held} in the bag`)
      mustBeGoods(save, bought)
      mustBeHeld(save, sold)
      return { ...save, gold: money, bag }
    },
  },
  buy: {
    mayRefuse(save, { item, number, price }, { status, body }) {
      if (body.code === 'priceChanged') return !isCertainly(pricesOf(save, item), price)
      if (status === 409) return isAway(save)
      if (body.code === 'notForSale') return !isSurelyOnSale(save, item)
      if (save.gold === null || save.bag === null) return true
      if (body.code === 'notEnoughGold') return save.gold < number * price
      return number < 1 || totalOf(save.bag) + number > BAG_SIZE || (save.bag[item] ?? 0) + number > goodsOf(item).max
    },
    after(save, { item, number, price }, answer) {
      if (isSurelyAway(save)) return impossible(answer, 'bought during an adventure')
      if (!isWithin(pricesOf(save, item), price))
        return impossible(answer, `bought for ${price} instead of ${pricesOf(save, item).join('–')}`)
      if (!isOnSale(save, item)) return impossible(answer, 'bought what is not for sale')
      const fitsGold = save.gold === null || save.gold >= number * price
      const fitsBag = save.bag === null || (totalOf(save.bag) + number <= BAG_SIZE && (save.bag[item] ?? 0) + number <= goodsOf(item).max)
      if (number < 1 || !fitsGold || !fitsBag) return impossible(answer, 'bought beyond gold or bag')
      return { ...save, gold: save.gold === null ? null : save.gold - number * price, bag: save.bag && bagWith(save.bag, item, number) }
    },
  },
  sell: {
    mayRefuse: mayRefuseSale,
    after(save, { item, number, price }, answer) {
      if (isSurelyAway(save)) return impossible(answer, 'sold during an adventure')
      const prices = salePricesOf(save, item)
      if (!isWithin(prices, price)) return impossible(answer, `sold for ${price} instead of ${prices.join('–')}`)
      if (save.bag !== null && (save.bag[item] ?? 0) < number) return impossible(answer, 'sold more than held')
      return { ...save, gold: save.gold === null ? null : save.gold + number * price, bag: save.bag && bagWith(save.bag, item, -number) }
    },
  },
}

function mayRefuseSale(save: SaveState, { item, number, price }: Json, { status, body }: Answer): boolean {
  if (status === 409) return isAway(save)
  if (body.code === 'sellPriceChanged') return !isCertainly(salePricesOf(save, item), price)
  return save.bag === null || number < 1 || (save.bag[item] ?? 0) < number
}
