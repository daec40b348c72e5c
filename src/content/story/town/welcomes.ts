import { gatekeeper } from './gate.ts'

/** How an adventure ended; `first`: the field was cleared for the first time. */
export type WayHome = 'won' | 'first' | 'escaped' | 'lost'

interface Return {
  readonly how: WayHome
  readonly fromAltar: boolean
  readonly fromBehind: boolean
  /** An ending was told, and the three play on. */
  readonly hasEnded: boolean
}

type Boxes = readonly [readonly string[], ...(readonly string[])[]]

/** What カンヌキ may say to those who come home; one of them by chance. */
export function welcomes({ how, fromAltar, fromBehind, hasEnded }: Return): Boxes {
  if (how === 'escaped') return gatekeeper.returnedEscaped
  if (how === 'lost') return gatekeeper.returnedLost
  if (fromBehind) return [gatekeeper.returnedFromBehind]
  if (how === 'first') return fromAltar ? [gatekeeper.returnedWithFlame] : gatekeeper.returnedFirst
  return hasEnded ? [...gatekeeper.returnedWon, gatekeeper.returnedAfterEnding] : gatekeeper.returnedWon
}
