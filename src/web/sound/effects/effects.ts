import { elementEffects } from './element-effects.ts'
import { hitEffects } from './hit-effects.ts'
import { resultEffects } from './result-effects.ts'
import { roleEffects } from './role-effects.ts'
import { screenEffects } from './screen-effects.ts'

/** Every effect by its name. */
export const effects = { ...roleEffects, ...elementEffects, ...hitEffects, ...resultEffects, ...screenEffects }

export type EffectName = keyof typeof effects
export type ElementEffect = keyof typeof elementEffects
export type HitEffect = keyof typeof hitEffects
