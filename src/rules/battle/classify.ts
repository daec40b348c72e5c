import type { Act, DamageEffect, DamageKind } from './skill.ts'

/** The five kinds under which screens and the wire sort skills and items. It follows from what they do. */
export type ActKind = 'special' | 'attack' | 'heal' | 'buff' | 'other'

export function kindOf({ effects }: Pick<Act, 'effects'>): ActKind {
  const does = (...types: readonly Act['effects'][number]['type'][]) => effects.some((effect) => types.includes(effect.type))
  if (does('damage')) return 'attack'
  if (does('escape')) return 'other'
  if (does('heal', 'healShare', 'restoreAp')) return 'heal'
  return does('modify') ? 'buff' : 'special'
}

/** The damage that the act does; null when it does none. */
export function damageEffectOf({ effects }: Pick<Act, 'effects'>): DamageEffect | null {
  for (const effect of effects) if (effect.type === 'damage') return effect
  return null
}

/** Kind of the damage that the act does; null when it does none. */
export const damageKindOf = (act: Pick<Act, 'effects'>): DamageKind | null => damageEffectOf(act)?.kind ?? null

/** What an act gives back: HP to the standing, AP, or life to the fallen. */
export type Restored = 'hp' | 'ap' | 'fallen'

export function restoredBy({ effects }: Pick<Act, 'effects'>): Restored | null {
  for (const { type } of effects) {
    if (type === 'revive') return 'fallen'
    if (type === 'heal' || type === 'healShare') return 'hp'
    if (type === 'restoreAp') return 'ap'
  }
  return null
}

/** Whether the act takes HP from its user. */
export const takesRecoil = ({ effects }: Pick<Act, 'effects'>): boolean => effects.some(({ type }) => type === 'recoil')

export const isAimedAtFoes = ({ reach }: Pick<Act, 'reach'>): boolean => reach === 'foe' || reach === 'foes'
