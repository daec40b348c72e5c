import type { Rng } from '../rng.ts'
import { MEMBER_INT_PERCENT } from './figures.ts'
import type { DamageKind } from './skill.ts'
import { type Combatant, effective, type Stats } from './state.ts'

// docs/rules.md 2 and 3. Spread, critical and damage taken in percent, chances of a critical in permille.
const SPREAD_LEAST = 95
const SPREAD_MOST = 105
const CRITICAL_PER_OWN_LUC = 10
const CRITICAL_PER_TARGET_LUC = 2
const CRITICAL_LEAST_PERMILLE = 10
const CRITICAL_MOST_PERMILLE = 500
const CRITICAL_PERCENT = 175
const DAMAGE_TAKEN_LEAST = 25

/** One hit before it meets a defence. */
export interface Blow {
  readonly kind: DamageKind
  /** Power A, a whole number ≥ 0. */
  readonly power: number
  readonly ignoresDefence: boolean
}

export interface Hit {
  /** HP, at least 1; not yet cut to what the target has left. */
  readonly amount: number
  readonly critical: boolean
}

/**
 * One hit: A² × spread × critical × taken ÷ ((A + D) × 1 000 000), rounded down, at least 1 (docs/rules.md 3). A critical halves D and counts 175 %.
 * A is the power of the blow (`powerOf`, effects.ts; of a plain ATTACK `plainPower`).
 * Two rolls, in this order: the spread (95…105), the critical (1…1000).
 */
export function rollHit(blow: Blow, attacker: Combatant, target: Combatant, rng: Rng): Hit {
  const spread = rng.roll('damageSpread', SPREAD_LEAST, SPREAD_MOST)
  const critical = rng.roll('critical', 1, 1000) <= criticalPermille(attacker, target)
  const { power } = blow
  const full = blow.ignoresDefence ? 0 : defenceAgainst(blow.kind, target)
  const defence = critical ? Math.floor(full / 2) : full
  return { amount: damageOf(power, defence, spread * (critical ? CRITICAL_PERCENT : 100) * damageTaken(target)), critical }
}

/** @param scale product of spread, critical and damage taken, each in percent */
function damageOf(power: number, defence: number, scale: number): number {
  // Both sides stay far below 2^53, so the division is exact enough for ⌊⌋.
  return power + defence === 0 ? 1 : Math.max(1, Math.floor((power * power * scale) / ((power + defence) * 1_000_000)))
}

/** Expected damage of one hit without chance: spread 100, no critical. For previews and for players of the lab. */
export const plainDamage = (power: number, defence: number, target: Combatant): number =>
  damageOf(power, defence, 10_000 * damageTaken(target))

/** Whole numbers from `least` to `most`, both included. */
export interface Span {
  readonly least: number
  readonly most: number
}

/** No defence is greater. */
const DEFENCE_MOST = 9999

/**
 * The defences with which a blow of this power can have made a hit of this amount (`rollHit` the other way round).
 *
 * @param taken percent of damage that came through the target's modifiers
 */
export function defencesBehind(power: number, { amount, critical }: Hit, taken: number): Span {
  const dividend = power * power * (critical ? CRITICAL_PERCENT : 100) * taken
  const least = Math.max(0, Math.floor((dividend * SPREAD_LEAST) / ((amount + 1) * 1_000_000)) + 1 - power)
  // Every hit makes at least 1, so that 1 sets no upper bound.
  const most = amount === 1 ? DEFENCE_MOST : Math.max(least, Math.floor((dividend * SPREAD_MOST) / (amount * 1_000_000)) - power)
  return critical ? { least: 2 * least, most: Math.min(DEFENCE_MOST, 2 * most + 1) } : { least, most }
}

/** Physical: DEF. Magical: ⌊(DEF + 3 × INT) ÷ 4⌋. */
export function defenceAgainst(kind: DamageKind, target: Combatant): number {
  const def = effective(target, 'def')
  return kind === 'physical' ? def : Math.floor((def + 3 * effective(target, 'int')) / 4)
}

/** What modifiers add to that defence, or take from it. */
export const defenceAdded = (kind: DamageKind, target: Combatant): number =>
  target.modifiers.length === 0 ? 0 : defenceAgainst(kind, target) - defenceAgainst(kind, { ...target, modifiers: [] })

/** Chance of a critical in ‰, 10–500. */
export function criticalPermille(attacker: Combatant, target: Combatant): number {
  const raw = CRITICAL_PER_OWN_LUC * effective(attacker, 'luc') - CRITICAL_PER_TARGET_LUC * effective(target, 'luc')
  return Math.min(CRITICAL_MOST_PERMILLE, Math.max(CRITICAL_LEAST_PERMILLE, raw))
}

/** Percent of damage that comes through all modifiers together: multiplied one after the other, rounded down at each step, at least 25. */
export function damageTaken(target: Combatant): number {
  let taken = 100
  for (const modifier of target.modifiers) taken = Math.floor((taken * modifier.damageTaken) / 100)
  return Math.max(DAMAGE_TAKEN_LEAST, taken)
}

/** What a member's plain attack goes by, not rounded: the greater of STR and INT × 75 %. */
export const plainFigure = ({ str, int }: Pick<Stats, 'str' | 'int'>): number => Math.max(str, (int * MEMBER_INT_PERCENT) / 100)

/** Power of the plain attack. Enemies: STR. Members: their figure, rounded down. */
export function plainPower(attacker: Combatant): number {
  const str = effective(attacker, 'str')
  return attacker.side === 'party' ? Math.floor(plainFigure({ str, int: effective(attacker, 'int') })) : str
}
