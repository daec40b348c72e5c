import type { ElementName } from './pieces/elements.ts'
import { BETWEEN_BLOWS } from './gesture.ts'
import { type GestureName, gestures } from './gestures.ts'

/** What a gesture does to somebody when it lands. */
export interface Blow {
  /** Place in the battle. */
  readonly target: number
  readonly tone: 'damage' | 'critical' | 'heal' | 'apGained' | 'apLost' | 'none'
  /** HP or AP, never negative. */
  readonly amount: number
  /** The target has crouched behind its screen. */
  readonly guarded: boolean
}

/** One gesture of a choreography, in ms of stage time at single speed. */
export interface Row {
  readonly at: number
  readonly gesture: GestureName
  /** Who acts; of a result, to whom it happens. */
  readonly who: number
  /** In the order in which they land. A gesture without a blow that is counted lands once. */
  readonly blows: readonly Blow[]
  readonly element: ElementName
}

/** An act with what comes of it: each result begins so many ms after the contact. */
export interface TimedAct extends Omit<Row, 'at'> {
  readonly results: readonly (Omit<Row, 'at'> & { readonly after: number })[]
}

/** Ms between the end of an act and the next. */
const BETWEEN_ACTS = 40

/** Acts one after the other: each begins when the one before and all that came of it let it. */
export function sequence(acts: readonly TimedAct[]): readonly Row[] {
  let at = 0
  const rows: Row[] = []
  for (const { results, ...act } of acts) {
    const { length, contact } = gestures[act.gesture]
    let end = at + length + Math.max(0, act.blows.length - 1) * BETWEEN_BLOWS
    rows.push({ at, ...act })
    for (const { after, ...result } of results) {
      const start = at + contact + after
      rows.push({ at: start, ...result })
      end = Math.max(end, start + gestures[result.gesture].length)
    }
    at = end + BETWEEN_ACTS
  }
  return rows
}

/** When the nth blow of a row lands. */
export const landsAt = ({ at, gesture }: Pick<Row, 'at' | 'gesture'>, nth: number): number =>
  at + gestures[gesture].contact + nth * BETWEEN_BLOWS
