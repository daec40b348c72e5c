import { shopkeeper } from '../../../content/story/keepers.ts'
import type { ShopInformation } from '../../../contract/shop.ts'
import { BAG_LIMIT } from '../../../rules/shop.ts'
import type { LastAction, DealSide } from './shop-flow.ts'

type Lines = readonly string[]

/** Picked by chance once for each visit. */
export interface PickedLines {
  readonly entrance: Lines
  readonly selling: Lines
  readonly bought: Lines
  readonly sold: Lines
}

interface Occasion {
  readonly side: DealSide
  readonly lastAction: LastAction | null
  readonly information: ShopInformation
}

/** What the shopkeeper says while the goods are shown: each tab has lines of its own. */
export function keeperLines({ side, lastAction, information }: Occasion, picked: PickedLines): Lines {
  if (side === 'sell') {
    if (information.sellItemList.length === 0) return shopkeeper.emptyBag
    return lastAction?.side === 'sell' ? filled(picked.sold, lastAction) : picked.selling
  }
  if (information.current_possession >= BAG_LIMIT) return shopkeeper.bagFull
  if (lastAction?.side === 'buy') return filled(picked.bought, lastAction)
  const cheaper = information.buyItemList.some(({ price, discounted_price }) => discounted_price < price)
  return cheaper && picked.entrance === shopkeeper.entrances[0] ? shopkeeper.luckyEntrance : picked.entrance
}

const filled = (lines: Lines, { item, number }: LastAction): Lines =>
  lines.map((line) => line.replace('{item}', item).replace('{n}', String(number)))
