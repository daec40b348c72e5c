import { z } from 'zod'
import { endpoint, messageReply } from './endpoint.ts'
import { anyInt, id, ignored } from './schema.ts'
import type { Shape } from './shape.ts'

const shopItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  price: z.int().describe('Of what is for sale, before the discount; of what can be sold, what the shop pays.'),
  discounted_price: z.int().describe('What is paid, by the player or by the shop.'),
  description: z.string(),
  possession_number: z.int(),
  max_possession_number: z.int(),
})
export type ShopItem = Shape<typeof shopItemSchema>

const shopInformationSchema = z.object({
  current_possession: z.int().describe('Items in the bag, all kinds together.'),
  money: z.int(),
  buyItemList: z.array(shopItemSchema),
  sellItemList: z.array(shopItemSchema),
  usual_bag: z
    .array(z.object({ item_id: z.int(), number: z.int() }))
    .optional()
    .describe(
      'Our own: what the bag held at the last departure with anything in it; empty before the first. Left out by servers before it.',
    ),
})
export type ShopInformation = Shape<typeof shopInformationSchema>

const deal = z.object({
  item_id: id,
  number: anyInt,
  name: ignored,
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
