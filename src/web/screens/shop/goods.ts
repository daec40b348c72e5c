import { items } from '../../../content/items.ts'
import { lessons } from '../../../content/story/lessons.ts'
import { itemKinds } from '../../../content/text/shop.ts'
import type { Effect } from '../../../rules/battle/skill.ts'

export interface Mark {
  readonly glyph: string
  readonly name: string
  readonly colour: string
}

type Kind = keyof typeof itemKinds

const colours: Readonly<Record<Kind, string>> = {
  heal: '#1f7a52',
  restore: '#2563a8',
  revive: '#8f3a1d',
  cleanse: '#6b6a1a',
  strengthen: '#a84a86',
  escape: '#5c4a6a',
  attack: '#c2362c',
  dispel: '#6a4fd0',
}

const kindByEffect: Readonly<Partial<Record<Effect['type'], Kind>>> = {
  heal: 'heal',
  restoreAp: 'restore',
  revive: 'revive',
  cleanse: 'cleanse',
  modify: 'strengthen',
  escape: 'escape',
  damage: 'attack',
  dispel: 'dispel',
}

/** What an item is for, as a seal; null for an item that this build does not know. */
export function markOf(itemId: number): Mark | null {
  const effect = items.find(({ id }) => id === itemId)?.effects[0]
  const kind = effect === undefined ? undefined : kindByEffect[effect.type]
  return kind === undefined ? null : { ...itemKinds[kind], colour: colours[kind] }
}

/** How many cleared fields unlock the item; null when something else does. */
function clearsFor(itemId: number): number | null {
  const unlock = items.find(({ id }) => id === itemId)?.unlock
  return unlock?.type === 'clears' ? unlock.count : null
}

/** Whether the last cleared field unlocked it. */
export const isFresh = (itemId: number, cleared: number): boolean => cleared > 0 && clearsFor(itemId) === cleared

/** The lands, of these, in whose notes the item stands. */
export const landsAgainst = (itemId: number, ahead: readonly number[]): readonly number[] =>
  lessons.filter(({ field, items: goods }) => ahead.includes(field) && goods.includes(itemId)).map(({ field }) => field)

/** How many more cleared fields unlock the next goods; null when all are unlocked. */
export function fieldsToNewGoods(cleared: number): number | null {
  const counts = items.map(({ id }) => clearsFor(id)).filter((count) => count !== null && count > cleared)
  return counts.length === 0 ? null : Math.min(...counts.map((count) => count ?? Infinity)) - cleared
}
