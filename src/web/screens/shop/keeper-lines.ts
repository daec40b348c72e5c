import { boughtLines, shopkeeper } from '../../../content/story/town/keepers/shopkeeper.ts'
import type { ShopInformation } from '../../../contract/shop.ts'
import { BAG_LIMIT } from '../../../rules/town/shop.ts'
import type { News } from '../../town/greeting.ts'
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
  if (lastAction?.side === 'buy') return filled(boughtLines[lastAction.item?.id ?? 0] ?? picked.bought, lastAction)
  return picked.entrance
}

/** A discount that was not seen before: said once for each. */
export function discountNews({ buyItemList }: Pick<ShopInformation, 'buyItemList'>): readonly News[] {
  const [list, paid] = [sumOf(buyItemList.map(({ price }) => price)), sumOf(buyItemList.map((item) => item.discounted_price))]
  const percent = list === 0 ? 0 : Math.round(((list - paid) * 100) / list)
  return percent > 0 ? [{ key: `rou-discount-${percent}`, lines: shopkeeper.luckyEntrance }] : []
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const filled = (lines: Lines, { item, number }: LastAction): Lines =>
  item === null ? shopkeeper.usual : lines.map((line) => line.replace('{item}', item.name).replace('{n}', String(number)))
