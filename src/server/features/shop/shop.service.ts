import { items, type ItemEntry } from '../../../content/items.ts'
import { roleEntry } from '../../../content/catalog.ts'
import { type Bag, countOf } from '../../../rules/battle/state.ts'
import { DEED, isDiscountDeed } from '../../../rules/town/deeds.ts'
import { totalAttributes } from '../../../rules/party/growth.ts'
import { type BuyRefusal, buyRefusal, discountedPrice, discountPercent, salePrice } from '../../../rules/town/shop.ts'
import { type CountRefusal, countRefusal } from '../../../rules/input-limits.ts'
import { isUnlocked } from '../../../rules/town/unlock.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { isOnAdventure } from '../../store/rows/battle/adventures.ts'
import { markBought } from '../../store/rows/save/errand.ts'
import { noteDeeds } from '../../store/rows/save/journal.ts'
import { bagOf, setItemCount } from '../../store/rows/save/items.ts'
import { membersOf } from '../../store/rows/save/members.ts'
import { progressOf } from '../../store/rows/save/progress.ts'
import { saveOf, setGold } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'

export interface Trade {
  readonly item: number
  readonly number: number
  /** For one piece, as the player was shown it. */
  readonly price: number
}

export interface ShopView {
  readonly gold: number
  readonly bag: Bag
  readonly luck: number
  readonly forSale: readonly ItemEntry[]
}

/** The shop for this save. */
export async function shopFor(tx: Tx, saveId: number): Promise<ShopView> {
  const save = await saveOf(tx, saveId)
  const members = await membersOf(tx, saveId)
  const progress = await progressOf(tx, saveId)
  return {
    gold: save.gold,
    bag: await bagOf(tx, saveId),
    luck: members.reduce((sum, member) => sum + totalAttributes(roleEntry(member.role), member).luc, 0),
    forSale: items.filter(({ unlock }) => isUnlocked(unlock, progress)),
  }
}

type BuyingRefusal = BuyRefusal | 'adventureOn' | 'notForSale' | 'priceChanged'
type SellingRefusal = CountRefusal | 'adventureOn' | 'notHeld' | 'sellPriceChanged'

/** @returns null when bought. */
export async function buy(tx: Tx, saveId: number, { item, number, price }: Trade, now: number): Promise<Refusal<BuyingRefusal> | null> {
  const refused = await tradeRefusal(tx, saveId, number)
  if (refused) return refuse(refused)
  const view = await shopFor(tx, saveId)
  const goods = view.forSale.find(({ id }) => id === item)
  if (!goods) return refuse('notForSale')
  const unitPrice = discountedPrice(goods.price, view.luck)
  if (price !== unitPrice) return refuse('priceChanged')
  const unbought = buyRefusal(view, goods, number, unitPrice)
  if (unbought) return refuse(unbought)
  await setGold(tx, saveId, view.gold - number * unitPrice)
  await markBought(tx, saveId)
  await setItemCount(tx, saveId, item, countOf(view.bag, item) + number)
  if (isDiscountDeed(discountPercent(view.luck))) await noteDeeds(tx, saveId, [DEED.discount], now)
  return null
}

/** @returns null when sold. */
export async function sell(tx: Tx, saveId: number, { item, number, price }: Trade): Promise<Refusal<SellingRefusal> | null> {
  const refused = await tradeRefusal(tx, saveId, number)
  if (refused) return refuse(refused)
  const { bag, gold, luck } = await shopFor(tx, saveId)
  const goods = items.find(({ id }) => id === item)
  const held = countOf(bag, item)
  if (!goods || number > held) return refuse('notHeld')
  const unitPrice = salePrice(goods.price, luck)
  if (price !== unitPrice) return refuse('sellPriceChanged')
  await setGold(tx, saveId, gold + number * unitPrice)
  await setItemCount(tx, saveId, item, held - number)
  return null
}

const tradeRefusal = async (tx: Tx, saveId: number, number: number): Promise<CountRefusal | 'adventureOn' | null> =>
  (await isOnAdventure(tx, saveId)) ? 'adventureOn' : countRefusal(number)
