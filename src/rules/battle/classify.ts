import type { Act, ActLevel, DamageEffect, DamageKind, Stat } from './skill.ts'

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
export function damageOf({ effects }: Pick<Act, 'effects'>): DamageEffect | null {
  for (const effect of effects) if (effect.type === 'damage') return effect
  return null
}

/** Kind of the damage that the act does; null when it does none. */
export const damageKindOf = (act: Pick<Act, 'effects'>): DamageKind | null => damageOf(act)?.kind ?? null

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
export const recoils = ({ effects }: Pick<Act, 'effects'>): boolean => effects.some(({ type }) => type === 'recoil')

export const isAimedAtFoes = ({ reach }: Pick<Act, 'reach'>): boolean => reach === 'foe' || reach === 'foes'

/** What a player is told of an act: whom it reaches, what it costs, and what its effects come to. A screen checks commands with it as the server does with the act. */
export interface ActSummary extends Pick<Act, 'id' | 'reach' | 'pace'> {
  /** Index 0 is level 1. */
  readonly levels: readonly ActLevel[]
  readonly kind: ActKind
  /** Null when it does none. */
  readonly damage: DamageSummary | null
  /** It takes HP from its user. */
  readonly recoils: boolean
  readonly restores: Restored | null
}

export interface DamageSummary {
  readonly kind: DamageKind
  /** The stats whose sum the level's percent is of; empty when the power is fixed. */
  readonly of: readonly Stat[]
  readonly hits: number
}

export function summaryOf(act: Act): ActSummary {
  const { id, reach, pace, levels } = act
  const damage = damageOf(act)
  return {
    id,
    reach,
    ...(pace && { pace }),
    levels,
    kind: kindOf(act),
    damage: damage && { kind: damage.kind, of: damage.of, hits: damage.hits ?? 1 },
    recoils: recoils(act),
    restores: restoredBy(act),
  }
}
