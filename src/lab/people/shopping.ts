import { items, type ItemEntry } from '../../content/items.ts'
import type { Effect } from '../../rules/battle/skill.ts'
import { countOf, withItems } from '../../rules/battle/state.ts'
import { buyRefusal, discountedPrice } from '../../rules/town/shop.ts'
import type { Market, Purse } from '../packing.ts'
import type { PersonName } from '../../players/traits.ts'

/** What somebody likes to carry: so many pieces of whatever does this, the dearest that can be paid first. */
interface Wish {
  readonly does: Effect['type']
  readonly count: number
}

/** In the order of buying. Nobody sells; everybody leaves with what the purse allows. */
const WISHES: Readonly<Record<PersonName, readonly Wish[]>> = {
  novice: [{ does: 'heal', count: 4 }],
  casual: [
    { does: 'heal', count: 4 },
    { does: 'revive', count: 1 },
    { does: 'restoreAp', count: 2 },
  ],
  experienced: [
    { does: 'revive', count: 2 },
    { does: 'heal', count: 4 },
    { does: 'restoreAp', count: 3 },
  ],
}

/** Fills the bag before setting out. */
export function shop(name: PersonName, { gold: purseGold, bag: purseBag }: Purse, { luck, onSale }: Market): Purse {
  let gold = purseGold
  let bag = purseBag
  for (const { does, count } of WISHES[name]) {
    const goods = items.filter((item) => onSale(item.id) && item.effects[0]?.type === does).toSorted((a, b) => b.price - a.price)
    const held = () => goods.reduce((sum, { id }) => sum + countOf(bag, id), 0)
    for (const item of goods) {
      const price = discountedPrice(item.price, luck)
      while (held() < count && affords({ gold, bag }, item, price)) {
        gold -= price
        bag = withItems(bag, item.id, 1)
      }
    }
  }
  return { gold, bag }
}

/** A healing piece is bought only while a third of the purse pays for it: nobody spends everything on one bowl of soup. */
const DEAREST_SHARE = 1 / 2

const affords = (purse: Purse, item: ItemEntry, price: number): boolean =>
  price <= Math.max(purse.gold * DEAREST_SHARE, 40) && buyRefusal(purse, item, 1, price) === null
