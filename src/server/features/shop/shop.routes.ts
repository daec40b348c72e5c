import { shop } from '../../../contract/shop.ts'
import { itemEntry } from '../../../content/catalog.ts'
import { confirmations } from '../../../content/text/refusals.ts'
import { countOf } from '../../../rules/battle/state.ts'
import { bagTotal, discountedPrice, salePrice } from '../../../rules/shop.ts'
import type { Routes } from '../../http/routes.ts'
import { buy, type Counter, counterOf, sell } from './shop.service.ts'

export function registerShop(routes: Routes): void {
  routes.read(shop.information, async ({ tx, caller }) => {
    const counter = await counterOf(tx, caller.saveId)
    return {
      current_possession: bagTotal(counter.bag),
      money: counter.gold,
      buyItemList: counter.shelf.map(({ id, price }) => ({
        ...goodsToWire(counter, id),
        price,
        discounted_price: discountedPrice(price, counter.luck),
      })),
      sellItemList: counter.bag.map(({ item }) => ({
        ...goodsToWire(counter, item),
        price: salePrice(itemEntry(item).price, counter.luck),
      })),
    }
  })

  routes.write(shop.payment, async ({ tx, caller, body: { item_id: item, number, price } }) => {
    const refused = await buy(tx, caller.saveId, { item, number, price })
    return refused ?? { message: confirmations.bought }
  })

  routes.write(shop.sellOff, async ({ tx, caller, body: { item_id: item, number, price } }) => {
    const refused = await sell(tx, caller.saveId, { item, number, price })
    return refused ?? { message: confirmations.sold }
  })
}

function goodsToWire({ bag }: Counter, item: number) {
  const { id, name, description, max } = itemEntry(item)
  return { id, name, description, possession_number: countOf(bag, id), max_possession_number: max }
}
