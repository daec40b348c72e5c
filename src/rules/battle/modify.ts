import { BOSS_WEAKENING_PERCENT, BRACED_DISCOUNT, BROKEN_TAKEN_PERCENT, DEFENCE_TAKEN_PERCENT } from './figures.ts'
import type { ModifyEffect, PerLevel, Stat } from './skill.ts'
import { type Combatant, combatantAt, effective, isDefending, type Modifier } from './state.ts'
import type { ActUse, TurnContext } from './turn-context.ts'

/** Each field as it changes nothing, for this turn. */
export const NO_CHANGE = {
  source: 'defence',
  stats: {},
  damageTaken: 100,
  taunt: false,
  once: false,
  discount: 0,
  regen: 0,
  bleed: 0,
  turns: 1,
  bad: false,
} as const satisfies Modifier

/** Of the command DEFENCE, for its turn (docs/rules.md 5). */
export const DEFENCE: Modifier = { ...NO_CHANGE, damageTaken: DEFENCE_TAKEN_PERCENT }

/** On an enemy whose announced skill was broken off, until the turn ends (docs/rules.md 9). */
export const BROKEN: Modifier = { ...NO_CHANGE, source: 'broken', damageTaken: BROKEN_TAKEN_PERCENT, bad: true }

/** On whoever crouched under an announced skill that came, until the next skill: this turn and two more at most (docs/rules.md 5). */
export const BRACED: Modifier = { ...NO_CHANGE, source: 'braced', discount: BRACED_DISCOUNT, turns: 3 }

/** Puts the effect's one modifier on `target`, unless DEFENCE wards a weakening off. */
export function modify(turn: TurnContext, use: ActUse, effect: ModifyEffect, target: number): void {
  const modifier = modifierFor(effect, use, combatantAt(turn.state, use.actor), combatantAt(turn.state, target))
  if (modifier.bad && isDefending(combatantAt(turn.state, target))) return turn.emit({ type: 'warded', target })
  turn.emit({ type: 'modified', target, modifier })
}

function modifierFor(effect: ModifyEffect, use: ActUse, actor: Combatant, target: Combatant): Modifier {
  const stats = signedAmounts(effect, use.level, actor, target)
  const isWeakening = Object.values(stats).some((amount) => amount < 0)
  if (effect.convert) addConversion(stats, effect.convert, use.level, target)
  const bleed = effect.bleed
    ? Math.max(1, Math.floor((effective(actor, effect.bleed.of) * figure(effect.bleed.percent, use.level)) / 100))
    : 0
  return {
    source: use.source,
    stats,
    damageTaken: effect.guard ? 100 - figure(effect.guard, use.level) : 100,
    taunt: effect.taunt ?? false,
    once: effect.once ?? false,
    discount: 0,
    regen: effect.regen ? figure(effect.regen, use.level) : 0,
    bleed,
    turns: use.figures.turns,
    bad: isWeakening || bleed > 0,
  }
}

/** ⌊base of the target × percent ÷ 100⌋ for each stat, weakenings of bosses by the party cut to 80 %. Never −0, which JSON would lose. */
function signedAmounts(effect: ModifyEffect, level: number, actor: Combatant, target: Combatant): Partial<Record<Stat, number>> {
  const amounts: Partial<Record<Stat, number>> = {}
  for (const [stat, percents] of Object.entries(effect.stats ?? {}) as [Stat, PerLevel][]) {
    const percent = figure(percents, level)
    const size = Math.floor((target.base[stat] * Math.abs(percent)) / 100)
    if (percent > 0) amounts[stat] = size
    else if (target.boss && actor.side === 'party') amounts[stat] = 0 - Math.floor((size * BOSS_WEAKENING_PERCENT) / 100)
    else amounts[stat] = 0 - size
  }
  return amounts
}

function addConversion(
  amounts: Partial<Record<Stat, number>>,
  convert: NonNullable<ModifyEffect['convert']>,
  level: number,
  target: Combatant,
): void {
  const base = target.base[convert.from]
  amounts[convert.to] = (amounts[convert.to] ?? 0) + Math.floor((base * figure(convert.percent, level)) / 100)
  amounts[convert.from] = (amounts[convert.from] ?? 0) - Math.floor((base * convert.losePercent) / 100)
}

/** The figure of a level counted from 1; lists of one entry hold for every level. @throws RangeError when there is none. */
export function figure(perLevel: PerLevel, level: number): number {
  const found = perLevel.length === 1 ? perLevel[0] : perLevel[level - 1]
  if (found === undefined) throw new RangeError(`No figure for level ${level}`)
  return found
}
