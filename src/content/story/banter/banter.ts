import { after } from './after.ts'
import { always } from './always.ts'
import { beginning } from './beginning.ts'
import type { Exchange } from './exchange.ts'
import { late } from './late.ts'
import { middle } from './middle.ts'
import { threeVoices } from './three-voices.ts'
import { threeVoicesLate } from './three-voices-late.ts'

/** A part of the journey and what may be said in it. */
interface Banter {
  /** From how many to how many fields are cleared then, 0 to 12. */
  readonly clears: readonly [from: number, to: number]
  readonly exchanges: readonly Exchange[]
}

/** Each of the fifteen pairs of roles has four exchanges for always, three for each third of the journey and one for its end. */
export const banter: readonly Banter[] = [
  { clears: [0, 12], exchanges: always },
  { clears: [0, 4], exchanges: beginning },
  { clears: [5, 8], exchanges: middle },
  { clears: [9, 12], exchanges: late },
  { clears: [12, 12], exchanges: after },
  { clears: [0, 8], exchanges: threeVoices },
  { clears: [9, 12], exchanges: threeVoicesLate },
]
