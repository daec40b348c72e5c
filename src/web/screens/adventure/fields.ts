import { OLD_CASTLE, VAST_EXPANSE } from '../../../content/named-ids.ts'
import type { Field } from '../../../contract/field.ts'

/** The order of the screen: what is still to be cleared, from the easiest on; then what is cleared, the last one first. */
export const inScreenOrder = (fields: readonly Field[]): readonly Field[] => fields.toSorted(nextFirst)

function nextFirst(one: Field, other: Field): number {
  if (one.is_cleared !== other.is_cleared) return one.is_cleared ? 1 : -1
  if (one.is_cleared) return other.id - one.id
  return hardness(one) - hardness(other) || one.id - other.id
}

/** 「？」 is harder than six stars. */
const hardness = ({ difficulty }: Field): number => filledStars(difficulty) ?? 7

/** Filled stars of a difficulty such as 「★★☆☆☆☆」; null for 「？」. */
export const filledStars = (difficulty: string): number | null => (difficulty.includes('★') ? difficulty.split('★').length - 1 : null)

/** The hint beside the title, or null. */
export function gateHint(fields: readonly Field[]): 'castle' | 'furrow' | null {
  const open = (id: number) => fields.some((field) => field.id === id && !field.is_cleared)
  if (open(VAST_EXPANSE)) return 'furrow'
  return open(OLD_CASTLE) ? 'castle' : null
}

/** The field whose question is to be open when the screen opens, by what the way here brought along; null without one. */
export function askedField(state: unknown, fields: readonly Field[]): number | null {
  if (typeof state !== 'object' || state === null || !('ask' in state)) return null
  return fields.find(({ id }) => id === state.ask)?.id ?? null
}
