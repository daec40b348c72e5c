import type { Bag } from '../../rules/battle/state.ts'

/** Where an item is tried: two of it beside a backdrop bag, on plain builds at the field's entry level. */
export interface ItemScene {
  readonly item: number
  readonly field: number
  readonly backdrop: 'bare' | 'lean'
  readonly bag: Bag
}

/** The lean bag: some healing and AP, so that the party survives long enough for the item to matter. */
const LEAN: Bag = [
  { item: 2, count: 2 },
  { item: 6, count: 1 },
]

const bare = (item: number, ...at: readonly number[]): readonly ItemScene[] =>
  at.map((field) => ({ item, field, backdrop: 'bare' as const, bag: [] }))
const lean = (item: number, ...at: readonly number[]): readonly ItemScene[] =>
  at.map((field) => ({ item, field, backdrop: 'lean' as const, bag: LEAN }))

/** For each item the fields where it should matter; the shop sells it by then. The smoke bomb has a scene of its own. */
export const itemScenes: readonly ItemScene[] = [
  ...[1, 2, 3, 4, 6, 7, 9, 11, 12, 13, 14, 15, 16, 21, 23, 24].flatMap((item) => bare(item, 7)),
  ...[5, 8, 10, 22].flatMap((item) => bare(item, 9)),
  ...[11, 12, 13, 14, 15, 16, 17, 18, 23, 24].flatMap((item) => lean(item, 9)),
  ...[11, 15, 20, 24].flatMap((item) => bare(item, 4)),
  ...[11, 15, 16, 17, 24].flatMap((item) => lean(item, 10)),
]

/** The smoke bomb is judged by the gold it brings home from an adventure whose boss the party cannot beat yet. */
export const SMOKE_SCENE = { field: 10, item: 19, count: 2 }
