import { party, type Staging } from '../staging.ts'

/** The three at closing time. */
export const gateThreshold: Staging = { states: [], layers: [party('standing', [986, 486, 0.88], [1082, 494, 0.9], [1178, 486, 0.88])] }
