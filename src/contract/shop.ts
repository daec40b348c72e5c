import { z } from 'zod'
import { type Done, endpoint } from './endpoint.ts'
import { anyInt, hint, id } from './schema.ts'

interface Goods {
  readonly id: number
  readonly name: string
  readonly price: number
  readonly description: string
  readonly possession_number: number
  readonly max_possession_number: number
}

export interface BuyItem extends Goods {
  /** What is paid. */
  readonly discounted_price: number
}

/** `price` is what the shop pays. */
export type SellItem = Goods

export interface ShopInformation {
  /** Items in the bag, all kinds together. */
  readonly current_possession: number
  readonly money: number
  readonly buyItemList: readonly BuyItem[]
  readonly sellItemList: readonly SellItem[]
}

const deal = z.object({
  item_id: id,
  number: anyInt,
  name: hint,
  price: anyInt,
})

export const shop = {
  information: endpoint<ShopInformation>()({
    method: 'GET',
    path: '/api/game/rpg/shop/information',
    access: 'save',
    body: null,
    refusals: {},
    summary: 'Gold, the bag, what the shop sells and what it buys.',
  }),
  payment: endpoint<Done>()({
    method: 'POST',
    path: '/api/game/rpg/shop/payment',
    access: 'save',
    body: deal,
    refusals: {
      adventureOn: 409,
      priceChanged: 409,
      negativeNumber: 400,
      numberTooSmall: 400,
      notForSale: 400,
      overLimit: 400,
      notEnoughGold: 400,
    },
    summary: 'Buys items at the shop’s own price.',
  }),
  sellOff: endpoint<Done>()({
    method: 'POST',
    path: '/api/game/rpg/shop/sell_off',
    access: 'save',
    body: deal,
    refusals: { adventureOn: 409, negativeNumber: 400, numberTooSmall: 400, notHeld: 400, sellPriceChanged: 400 },
    summary: 'Sells held items at the shop’s own price.',
  }),
}
