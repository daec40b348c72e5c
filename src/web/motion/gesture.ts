import type { GestureStage } from './stage.ts'
import type { Row } from './timeline.ts'

/** How something is shown. All times in ms of stage time at single speed. */
export interface Gesture {
  /** After which the next act may begin. */
  readonly length: number
  /** When its first blow lands. */
  readonly contact: number
  /** Shows it and calls `land` once for each blow, at the moment of contact; once where there is none. Sets no end states. */
  readonly play: (stage: GestureStage, row: Row, land: () => void) => void
}

/** Ms between two blows of one gesture. */
export const BETWEEN_BLOWS = 90

type Timed = Pick<Row, 'at' | 'gesture' | 'blows'>

/** Stage time until the last gesture lets go; holds come on top. */
export const lengthOf = <Name extends Row['gesture']>(
  rows: readonly (Timed & { readonly gesture: Name })[],
  gestures: Readonly<Record<Name, Gesture>>,
): number =>
  Math.max(0, ...rows.map(({ at, gesture, blows }) => at + gestures[gesture].length + Math.max(0, blows.length - 1) * BETWEEN_BLOWS))
