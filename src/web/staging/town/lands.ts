import { party, type Staging } from '../staging.ts'

/** The three, seen from behind, on their way out of a land. */
const leaving: Staging = { states: [], layers: [party('walking', [500, 500, 0.9], [620, 508, 0.94], [744, 500, 0.92])] }
/** Where they stop and eat. */
const resting: Staging = { states: [], layers: [party('seated', [490, 508, 1], [620, 516, 1], [752, 508, 1])] }
const standing: Staging = { states: [], layers: [party('standing', [500, 500, 0.9], [620, 508, 0.94], [744, 500, 0.92])] }

/** The ways home, before the backgrounds of the lands' fights. */
export const lands = {
  'land-2': leaving,
  'land-3': resting,
  'land-4': standing,
  'land-5': standing,
  'land-6': leaving,
  'land-7': resting,
  'land-8': resting,
  'land-9': leaving,
  'land-10': standing,
} as const
