import type { ShopInformation, ShopItem } from '../../../contract/shop.ts'
import { roomLeft } from '../../../rules/town/shop.ts'
import type { ApiFailure } from '../../server/api.ts'
import { type EntryFault, judgeEntry, type Limits, numberEntry } from '../../ui/controls/number-entry.ts'

export type DealSide = 'buy' | 'sell'

/** What the player is doing in the shop; goods, gold and bag come from the query. */
export interface ShopState {
  /** The open tab. */
  readonly side: DealSide
  readonly lastAction: LastAction | null
  readonly modal: DealModal | null
}

/** A thing that was bought or sold. */
interface SoldItem {
  readonly id: number
  readonly name: string
}

export interface LastAction {
  readonly side: DealSide
  /** Null: what was missing from the usual bag. */
  readonly item: SoldItem | null
  readonly number: number
}

interface DealModal {
  readonly side: DealSide
  readonly itemId: number
  /** Null until something is typed: one is bought, or all that are held are sold. */
  readonly typed: string | null
  readonly sending: boolean
  readonly failure: ApiFailure | null
}

export type ShopEvent =
  | { readonly type: 'sideChosen'; readonly side: DealSide }
  | { readonly type: 'itemChosen'; readonly id: number }
  | { readonly type: 'numberTyped'; readonly text: string }
  | { readonly type: 'modalLeft' }
  | { readonly type: 'dealSent' }
  | { readonly type: 'dealFailed'; readonly failure: ApiFailure }
  | { readonly type: 'dealDone'; readonly item: SoldItem; readonly number: number }
  | { readonly type: 'usualBought'; readonly number: number }
  | { readonly type: 'goodsReadAgain' }

/** What the strip above the game calls the state: the specification's names, and `failed`. */
export function shopStatus({ side }: ShopState, { isRead, failed }: { readonly isRead: boolean; readonly failed: boolean }) {
  if (isRead) return side === 'buy' ? 'buyable' : 'sellable'
  return failed ? 'failed' : 'start'
}

export const initialShop: ShopState = { side: 'buy', lastAction: null, modal: null }

export function shopFlow(state: ShopState, event: ShopEvent): ShopState {
  const { side, modal } = state
  switch (event.type) {
    case 'sideChosen':
      return { ...state, side: event.side, modal: null }
    case 'itemChosen':
      return { ...state, modal: { side, itemId: event.id, typed: null, sending: false, failure: null } }
    case 'numberTyped':
      return modal === null || modal.sending ? state : { ...state, modal: { ...modal, typed: event.text, failure: null } }
    case 'modalLeft':
      return modal?.sending === true ? state : { ...state, modal: null }
    case 'dealSent':
      return modal === null ? state : { ...state, modal: { ...modal, sending: true, failure: null } }
    case 'dealFailed':
      return modal === null ? state : { ...state, modal: { ...modal, sending: false, failure: event.failure } }
    case 'dealDone':
      return { ...state, modal: null, lastAction: { side, item: event.item, number: event.number } }
    case 'usualBought':
      return { ...state, lastAction: { side: 'buy', item: null, number: event.number } }
    case 'goodsReadAgain':
      // The side stays: it is the one of the last deal, unless the player has turned to the other while the goods were read.
      return modal === null ? state : { ...state, modal: { ...modal, failure: null } }
  }
}

/** The open modal with the goods as they are now. */
export interface Deal extends Omit<DealModal, 'itemId' | 'typed'> {
  readonly item: ShopItem
  /** In G for one item. */
  readonly price: number
  readonly limits: Limits
  /** The text in the field. */
  readonly typed: string
  /** What it means; null while it is no number. */
  readonly number: number | null
  /** What was wrong with what was typed. */
  readonly correction: Correction | null
}

export type Correction = 'notANumber' | 'negative' | 'overLimit' | 'overHeld' | 'belowOne'

const corrections: Readonly<Record<DealSide, Readonly<Record<EntryFault, Correction>>>> = {
  buy: { notANumber: 'notANumber', negative: 'negative', tooFew: 'negative', tooMany: 'overLimit' },
  sell: { notANumber: 'notANumber', negative: 'negative', tooFew: 'belowOne', tooMany: 'overHeld' },
}

/** Null when no modal is open, or when its item is not there any more. */
export function dealOf({ modal }: ShopState, information: ShopInformation): Deal | null {
  if (modal === null) return null
  const { itemId, typed, ...rest } = modal
  const selling = modal.side === 'sell'
  const goods: readonly ShopItem[] = selling ? information.sellItemList : information.buyItemList
  const item = goods.find(({ id }) => id === itemId)
  if (item === undefined) return null
  const limits = selling ? { least: 1, most: item.possession_number } : { least: 0, most: buyCap(information.current_possession, item) }
  const { text, number, fault } = judgeEntry(typed ?? numberEntry(selling ? limits.most : Math.min(1, limits.most)).text, limits)
  return {
    ...rest,
    item,
    price: item.discounted_price,
    limits,
    typed: text,
    number,
    correction: fault === null ? null : corrections[modal.side][fault],
  }
}

/** How many more can be bought. */
const buyCap = (bagHeld: number, item: ShopItem): number =>
  roomLeft({ carried: bagHeld, held: item.possession_number, max: item.max_possession_number })

/** Whether the deal can be sent: a number within the limits, and the gold for it. The server decides again. */
export function canSend({ side, number, price }: Deal, money: number): boolean {
  return number !== null && number >= 1 && (side === 'sell' || price * number <= money)
}
