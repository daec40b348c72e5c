import { z } from 'zod'
import { endpoint, messageReply } from './endpoint.ts'
import { anyInt, hint, id } from './schema.ts'
import type { Shape } from './shape.ts'

const sellItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  price: z.int(),
  description: z.string(),
  possession_number: z.int(),
  max_possession_number: z.int(),
})
/** `price` is what the shop pays. */
export type SellItem = Shape<typeof sellItemSchema>

const buyItemSchema = z.object({
  ...sellItemSchema.shape,
  discounted_price: z.int().describe('What is paid.'),
})
export type BuyItem = Shape<typeof buyItemSchema>

const shopInformationSchema = z.object({
  current_possession: z.int().describe('Items in the bag, all kinds together.'),
  money: z.int(),
  buyItemList: z.array(buyItemSchema),
  sellItemList: z.array(sellItemSchema),
})
export type ShopInformation = Shape<typeof shopInformationSchema>

const deal = z.object({
  item_id: id,
  number: anyInt,
  name: hint,
  price: anyInt,
})

export const shop = {
  information: endpoint({
    method: 'GET',
    path: '/api/game/rpg/shop/information',
    access: 'save',
    alsoAs: 'error',
    body: null,
    reply: shopInformationSchema,
    refusals: {},
    summary: 'Gold, the bag, what the shop sells and what it buys.',
  }),
  payment: endpoint({
    method: 'POST',
    path: '/api/game/rpg/shop/payment',
    access: 'save',
    alsoAs: 'error',
    body: deal,
    reply: messageReply,
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
  sellOff: endpoint({
    method: 'POST',
    path: '/api/game/rpg/shop/sell_off',
    access: 'save',
    alsoAs: 'error',
    body: deal,
    reply: messageReply,
    refusals: { adventureOn: 409, negativeNumber: 400, numberTooSmall: 400, notHeld: 400, sellPriceChanged: 400 },
    summary: 'Sells held items at the shop’s own price.',
  }),
}
