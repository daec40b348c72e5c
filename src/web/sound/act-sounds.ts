import { fieldOfEnemy } from '../../content/enemy-fields.ts'
import type { EffectName, ElementEffect, RoleEffect } from './effects.ts'
import type { Fighter } from './music-plan.ts'

/** By role id: 切込師, 灯医, 屏風守, 幻灯師, 影追い, 囃子方. */
const roleSounds: Readonly<Record<number, RoleEffect>> = { 1: 'shears', 2: 'flame', 3: 'wood', 4: 'glass', 5: 'bow', 6: 'drum' }

/** By field, 1–12. What an enemy does, the screen does not know; where it comes from, it does. */
const fieldSounds: Readonly<Record<number, ElementEffect>> = {
  1: 'wind',
  2: 'wind',
  3: 'fire',
  4: 'water',
  5: 'water',
  6: 'frost',
  7: 'night',
  8: 'wind',
  9: 'night',
  10: 'night',
  11: 'fire',
  12: 'stage',
}

/** How it sounds when somebody attacks or uses a skill. */
export function actSoundOf({ side, kind }: Pick<Fighter, 'side' | 'kind'>): EffectName {
  return (side === 'party' ? roleSounds[kind] : fieldSounds[fieldOfEnemy(kind) ?? 1]) ?? 'shears'
}
