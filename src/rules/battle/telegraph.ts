import type { BattleEvent } from './event.ts'
import type { Combatant } from './state.ts'
import type { TurnContext } from './turn-context.ts'
import { type ActKind, damageKindOf, kindOf } from './classify.ts'
import { BREAK_PERCENT } from './figures.ts'
import type { DamageKind, Skill } from './skill.ts'
import type { BattleCatalog } from './state.ts'

/** HP that hits must take from the enemy within a turn to break off what it has announced; at least 1. */
export const breakDamage = ({ maxHp }: Pick<Combatant, 'maxHp'>): number => Math.max(1, Math.ceil((maxHp * BREAK_PERCENT) / 100))

/** HP that hits have taken from this place so far in the turn. */
export function damageTo(events: readonly BattleEvent[], place: number): number {
  let sum = 0
  for (const event of events) if (event.type === 'damaged' && event.target === place) sum += event.amount
  return sum
}

/** True when the enemy has announced a skill that can be broken off. */
export function isBreakable(turn: TurnContext, { forced }: Combatant): boolean {
  return forced !== null && turn.catalog.skill(forced).unbreakable !== true
}

/** True when the enemy's announced skill is broken off by the damage of this turn. */
export const isBroken = (turn: TurnContext, enemy: Combatant): boolean =>
  isBreakable(turn, enemy) && damageTo(turn.events, enemy.id) >= breakDamage(enemy)

/** Whom an announced skill reaches: all of the party, a member by chance, the one with the lowest HP ÷ max HP, the one with the highest STR, or the own side. */
export type AnnouncedAim = 'all' | 'one' | 'weakest' | 'strongest' | 'own'

/** What the screen tells of an announced skill. */
export interface Announcement {
  readonly kind: ActKind
  /** Null when it does none. */
  readonly damageKind: DamageKind | null
  readonly aim: AnnouncedAim
  /** HP that hits must take from the enemy before it acts to break it off; null when it cannot be broken off. */
  readonly breakDamage: number | null
}

/** What the enemy has announced; null when it has announced nothing. */
export function announcementOf(
  { forced, maxHp }: Pick<Combatant, 'forced' | 'maxHp'>,
  catalog: Pick<BattleCatalog, 'skill'>,
): Announcement | null {
  if (forced === null) return null
  const skill = catalog.skill(forced)
  return {
    kind: kindOf(skill),
    damageKind: damageKindOf(skill),
    aim: aimOf(skill),
    breakDamage: skill.unbreakable ? null : breakDamage({ maxHp }),
  }
}

function aimOf({ reach, seeks, effects }: Skill): AnnouncedAim {
  if (reach === 'foes' || effects.some((effect) => effect.type === 'damage' && effect.scatters)) return 'all'
  if (reach !== 'foe') return 'own'
  return seeks === 'weakest' || seeks === 'strongest' ? seeks : 'one'
}
