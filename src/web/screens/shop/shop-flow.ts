import type { BuyItem, SellItem, ShopInformation } from '../../../contract/shop.ts'
import { BAG_LIMIT } from '../../../rules/shop.ts'

export type Side = 'buy' | 'sell'

/** The shop, in the words of the specification: `buyable` or `sellable` once the goods are there. */
export type ShopState =
  | { readonly status: 'start'; readonly lastAction: LastAction }
  | { readonly status: 'failed'; readonly lastAction: LastAction; readonly message: string }
  | {
      readonly status: 'buyable' | 'sellable'
      readonly lastAction: LastAction
      readonly information: ShopInformation
      readonly deal: Deal | null
    }

/** What was done last; decides which side is shown after the goods were read. */
export type LastAction = null | { readonly side: Side; readonly item: string; readonly number: number }

/** What is being bought or sold, in its modal. */
export interface Deal {
  readonly side: Side
  readonly item: BuyItem | SellItem
  /** For one piece. */
  readonly price: number
  readonly number: number
  readonly most: number
  /** Why the number is not the one that was typed. */
  readonly correction: Correction | null
  readonly sending: boolean
  /** A sentence of the server. */
  readonly error: string | null
}

export type Correction = 'overLimit' | 'negative' | 'overHeld'

export type ShopEvent =
  | { readonly type: 'loading' }
  | { readonly type: 'informationRead'; readonly information: ShopInformation }
  | { readonly type: 'informationFailed'; readonly message: string }
  | { readonly type: 'sideChosen'; readonly side: Side }
  | { readonly type: 'itemChosen'; readonly id: number }
  | { readonly type: 'numberTyped'; readonly number: number }
  | { readonly type: 'dealLeft' }
  | { readonly type: 'dealSent' }
  | { readonly type: 'dealRefused'; readonly message: string }
  | { readonly type: 'dealDone' }

export const initialShop: ShopState = { status: 'start', lastAction: null }

export function shopFlow(state: ShopState, event: ShopEvent): ShopState {
  const { lastAction } = state
  switch (event.type) {
    case 'loading':
      return { status: 'start', lastAction }
    case 'informationFailed':
      return { status: 'failed', lastAction, message: event.message }
    case 'informationRead':
      return shown(state, event.information)
    default:
      return isOpen(state) ? openFlow(state, event) : state
  }
}

type Open = Extract<ShopState, { readonly status: 'buyable' | 'sellable' }>
type OpenEvent = Exclude<ShopEvent, { readonly type: 'loading' | 'informationRead' | 'informationFailed' }>

const isOpen = (state: ShopState): state is Open => state.status === 'buyable' || state.status === 'sellable'

/** After a reading the shop sells, unless the last deed was a sale. A modal that is open goes on with the new figures. */
function shown(state: ShopState, information: ShopInformation): ShopState {
  const { lastAction } = state
  const deal = isOpen(state) ? state.deal : null
  if (isOpen(state) && deal !== null) {
    return { ...state, information, deal: dealFor(information, deal.side, deal.item.id, deal.number) }
  }
  return { status: lastAction?.side === 'sell' ? 'sellable' : 'buyable', lastAction, information, deal: null }
}

function openFlow(state: Open, event: OpenEvent): ShopState {
  const { deal } = state
  switch (event.type) {
    case 'sideChosen':
      return { ...state, status: event.side === 'buy' ? 'buyable' : 'sellable', deal: null }
    case 'itemChosen':
      return { ...state, deal: dealFor(state.information, sideOf(state), event.id, null) }
    case 'numberTyped':
      return deal === null || deal.sending ? state : { ...state, deal: { ...deal, ...corrected(deal, event.number), error: null } }
    case 'dealLeft':
      return deal?.sending === true ? state : { ...state, deal: null }
    case 'dealSent':
      return deal === null ? state : { ...state, deal: { ...deal, sending: true, error: null } }
    case 'dealRefused':
      return deal === null ? state : { ...state, deal: { ...deal, sending: false, error: event.message } }
    case 'dealDone':
      if (deal === null) return state
      return { ...state, deal: null, lastAction: { side: deal.side, item: deal.item.name, number: deal.number } }
  }
}

const sideOf = (state: Open): Side => (state.status === 'buyable' ? 'buy' : 'sell')

/** At first one is bought, or all are sold. Null when the item is not there any more. */
function dealFor(information: ShopInformation, side: Side, id: number, number: number | null): Deal | null {
  const rest = { correction: null, sending: false, error: null }
  if (side === 'sell') {
    const item = information.sellItemList.find((one) => one.id === id)
    if (!item) return null
    const most = item.possession_number
    return { side, item, price: item.price, most, number: Math.min(number ?? most, most), ...rest }
  }
  const item = information.buyItemList.find((one) => one.id === id)
  if (!item) return null
  const most = buyCap(information.current_possession, item)
  return { side, item, price: item.discounted_price, most, number: Math.min(number ?? 1, most), ...rest }
}

/** How many more can be bought: the smaller of the bag's room and the item's. */
export function buyCap(bagHeld: number, item: BuyItem): number {
  return Math.max(0, Math.min(BAG_LIMIT - bagHeld, item.max_possession_number - item.possession_number))
}

/** From 0 when buying, from 1 when selling. */
function corrected({ side, most }: Deal, typed: number): Pick<Deal, 'number' | 'correction'> {
  const least = side === 'buy' ? 0 : 1
  if (typed > most) return { number: most, correction: side === 'buy' ? 'overLimit' : 'overHeld' }
  if (typed < 0) return { number: least, correction: 'negative' }
  return { number: Math.max(typed, least), correction: null }
}

/** Whether the deal can be sent. Gold is the server's word: it is warned about, and refused there. */
export function canSend({ side, number, item }: Deal, bagHeld: number): boolean {
  if (side === 'sell') return number >= 1
  const room = item.max_possession_number - item.possession_number
  return number >= 1 && room >= 1 && bagHeld < BAG_LIMIT
}
