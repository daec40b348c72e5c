import type { Act, DamageKind } from './skill.ts'

/** The five kinds under which screens and the wire sort skills and items. It follows from what they do. */
export type ActKind = 'special' | 'attack' | 'heal' | 'buff' | 'other'

export function kindOf({ effects }: Pick<Act, 'effects'>): ActKind {
  const does = (...types: readonly Act['effects'][number]['type'][]) => effects.some((effect) => types.includes(effect.type))
  if (does('damage')) return 'attack'
  if (does('escape')) return 'other'
  if (does('heal', 'healShare', 'restoreAp')) return 'heal'
  return does('modify') ? 'buff' : 'special'
}

/** Kind of the damage that the act does; null when it does none. */
export function damageKindOf({ effects }: Pick<Act, 'effects'>): DamageKind | null {
  for (const effect of effects) if (effect.type === 'damage') return effect.kind
  return null
}

export const isAimedAtFoes = ({ reach }: Pick<Act, 'reach'>): boolean => reach === 'foe' || reach === 'foes'
