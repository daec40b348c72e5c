import type { LookbackReply, LookbackTurn } from '../../../../contract/battle/lookback.ts'

type Marked = Pick<LookbackTurn, 'mark'>

/** The index of the turn that is looked at first: the one that decided, else the last. */
export function firstToShow(turns: readonly Marked[]): number {
  const decisive = turns.findIndex(({ mark }) => mark === 'worst' || mark === 'best')
  return decisive < 0 ? Math.max(0, turns.length - 1) : decisive
}

/** Where a key leads from the turn at this index: sideways by one, up and down from mark to mark and round. Null: the key means nothing. */
export function turnByKey(key: string, at: number, turns: readonly Marked[]): number | null {
  const last = turns.length - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1)
    case 'ArrowLeft':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowDown':
    case 'ArrowUp': {
      const marked = turns.flatMap(({ mark }, nth) => (mark === null ? [] : [nth]))
      const next = key === 'ArrowDown' ? marked.find((nth) => nth > at) : marked.findLast((nth) => nth < at)
      return next ?? marked.at(key === 'ArrowDown' ? 0 : -1) ?? null
    }
    default:
      return null
  }
}

/** The chance before a turn; null: not counted yet. */
export const chanceBefore = ({ before, turns }: Pick<LookbackReply, 'before' | 'turns'>, nth: number): number | null =>
  nth === 0 ? before : (turns[nth - 1]?.chance ?? null)

/** For each turn how many lamps are kindled before its own of those that were counted together; null: its chance is not counted yet. */
export type Kindled = readonly (number | null)[]

/** `before`: what it was until this answer; what is lit stays as it is. */
export function kindledAfter(before: Kindled, turns: readonly Pick<LookbackTurn, 'chance'>[]): Kindled {
  let lit = 0
  return turns.map(({ chance }, nth) => before[nth] ?? (chance === null ? null : lit++))
}
