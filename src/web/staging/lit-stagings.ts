import { flameOf } from '../lamp/flame.tsx'
import type { Staging, Stagings } from './staging.ts'
import { stagings as drawn } from './stagings.ts'

const lit = (staging: Staging): Staging => (staging.flame === undefined ? staging : { ...staging, Light: flameOf(staging.flame) })

/** Those that the drawings are made by, with the light that the player leads. */
export const stagings: Stagings = Object.fromEntries(Object.entries(drawn).map(([scene, staging]) => [scene, lit(staging)]))
