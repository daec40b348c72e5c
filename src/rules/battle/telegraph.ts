import type { BattleEvent } from './event.ts'
import { type BattleCatalog, type Combatant, combatantAt } from './state.ts'
import type { TurnContext } from './turn-context.ts'
import { type ActKind, damageKindOf, kindOf } from './classify.ts'
import { BREAK_AP } from './figures.ts'
import { BROKEN } from './modify.ts'
import type { DamageKind, Skill } from './skill.ts'

/** HP that hits must take from the enemy within a turn to break off what it has announced; at least 1. */
export const breakDamage = ({ kind, maxHp }: Pick<Combatant, 'kind' | 'maxHp'>, catalog: Pick<BattleCatalog, 'breakPercent'>): number =>
  Math.max(1, Math.ceil((maxHp * catalog.breakPercent(kind)) / 100))

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

/** True when the damage of this turn is enough to break off what the enemy has announced before it. */
export const hasTakenEnoughToBreak = (turn: TurnContext, enemy: Combatant): boolean =>
  isBreakable(turn, enemy) &&
  damageTo(turn.events, enemy.id) >= breakDamage(enemy, turn.catalog) &&
  !turn.events.some((event) => event.type === 'telegraphed' && event.actor === enemy.id)

/** `by` breaks off what the enemy at `place` has announced: it does nothing this turn and takes more; `by` gets AP. */
export function breakOff(turn: TurnContext, place: number, by: number): void {
  turn.emit({ type: 'interrupted', actor: place })
  turn.emit({ type: 'modified', target: place, modifier: BROKEN })
  const { ap, maxAp } = combatantAt(turn.state, by)
  const amount = Math.min(maxAp - ap, BREAK_AP)
  if (amount > 0) turn.emit({ type: 'apRestored', target: by, amount })
}

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
  enemy: Pick<Combatant, 'kind' | 'forced' | 'maxHp'>,
  catalog: Pick<BattleCatalog, 'skill' | 'breakPercent'>,
): Announcement | null {
  if (enemy.forced === null) return null
  const skill = catalog.skill(enemy.forced)
  return { ...outlineOf(skill), breakDamage: skill.unbreakable ? null : breakDamage(enemy, catalog) }
}

/** As much of an enemy's action as the screen tells beforehand. */
export type Outline = Pick<Announcement, 'kind' | 'damageKind' | 'aim'>

/** What a member has found out that the enemy will do next; null when nothing. */
export function foresightOf({ foreseen }: Pick<Combatant, 'foreseen'>, catalog: Pick<BattleCatalog, 'skill'>): Outline | null {
  if (foreseen === null) return null
  return foreseen === 'attack' ? { kind: 'attack', damageKind: 'physical', aim: 'one' } : outlineOf(catalog.skill(foreseen))
}

/** What is told of an enemy's skill. */
export const outlineOf = (skill: Skill): Outline => ({ kind: kindOf(skill), damageKind: damageKindOf(skill), aim: aimOf(skill) })

function aimOf({ reach, seeks, effects }: Skill): AnnouncedAim {
  if (reach === 'foes' || effects.some((effect) => effect.type === 'damage' && effect.scatters)) return 'all'
  if (reach !== 'foe') return 'own'
  return seeks === 'weakest' || seeks === 'strongest' ? seeks : 'one'
}
