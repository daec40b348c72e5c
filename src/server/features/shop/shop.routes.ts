import { shop } from '../../../contract/shop.ts'
import { itemEntry } from '../../../content/catalog.ts'
import { confirmations } from '../../../content/text/refusals.ts'
import { countOf } from '../../../rules/battle/state.ts'
import { bagTotal, discountedPrice, salePrice } from '../../../rules/town/shop.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { usualBag } from '../../store/rows/battle/adventures.ts'
import { buy, type ShopView, shopFor, sell } from './shop.service.ts'

export function registerShop(routes: Routes): void {
  routes.read(shop.information, async ({ tx, caller }) => {
    const view = await shopFor(tx, caller.saveId)
    return {
      current_possession: bagTotal(view.bag),
      money: view.gold,
      buyItemList: view.forSale.map(({ id, price }) => ({
        ...goodsToWire(view, id),
        price,
        discounted_price: discountedPrice(price, view.luck),
      })),
      sellItemList: view.bag.map(({ item }) => {
        const price = salePrice(itemEntry(item).price, view.luck)
        return { ...goodsToWire(view, item), price, discounted_price: price }
      }),
      usual_bag: (await usualBag(tx, caller.saveId)).map(({ item, count }) => ({ item_id: item, number: count })),
    }
  })

  routes.write(shop.payment, async ({ tx, caller, body: { item_id: item, number, price }, now }) => {
    const refused = await buy(tx, caller.saveId, { item, number, price }, now)
    return refused ?? { message: confirmations.bought }
  })

  routes.write(shop.sellOff, async ({ tx, caller, body: { item_id: item, number, price } }) => {
    const refused = await sell(tx, caller.saveId, { item, number, price })
    return refused ?? { message: confirmations.sold }
  })
}

function goodsToWire({ bag }: ShopView, item: number) {
  const { id, name, description, max } = itemEntry(item)
  return { id, name, description, possession_number: countOf(bag, id), max_possession_number: max }
}
