import { damageTaken, rollHit } from './damage.ts'
import { modify } from './modify.ts'
import { emit, isDown, living, lose, one, type Round } from './round.ts'
import type { ActLevel, DamageEffect, Effect, Skill, Stat } from './skill.ts'
import { type Combatant, effective, isDefending, isWeakened, otherSide, type Source } from './state.ts'

/** An act in use: who, at which level, on whom. */
export interface ActUse {
  readonly act: Skill
  readonly source: Source
  /** Counted from 1. */
  readonly level: number
  readonly figures: ActLevel
  readonly actor: number
  /** Places aimed at, in index order. */
  readonly targets: readonly number[]
}

/** Lets one effect of the act reach all its targets, in index order. */
export function applyEffect(round: Round, use: ActUse, effect: Effect): void {
  if (effect.type === 'damage') return effect.scatters ? scatter(round, use, effect) : strikeAll(round, use, effect)
  if (effect.type === 'recoil') return recoil(round, use.actor, effect.percent)
  if (effect.type === 'escape') return emit(round, { type: 'battleEnded', outcome: 'escaped', byDawn: false })
  if (effect.type === 'modify' && effect.on === 'actor') return modify(round, use, effect, use.actor)
  for (const target of use.targets) applyTo(round, use, effect, target)
}

type TargetEffect = Exclude<Effect, { type: 'damage' | 'recoil' | 'escape' }>

function applyTo(round: Round, use: ActUse, effect: TargetEffect, id: number): void {
  const target = one(round, id)
  if (effect.type === 'revive') return revive(round, use, target)
  if (target.hp === 0) return
  switch (effect.type) {
    case 'heal':
      return heal(round, target, Math.floor((sumOf(effect.of, one(round, use.actor)) * use.figures.percent) / 100) + effect.plus)
    case 'healShare':
      return heal(round, target, Math.floor((target.maxHp * use.figures.percent) / 100))
    case 'restoreAp':
      if (effect.othersOnly && id === use.actor) return
      return emit(round, {
        type: 'apRestored',
        target: id,
        amount: Math.min(target.maxAp - target.ap, effect.amount ?? use.figures.percent),
      })
    case 'drainAp':
      if (isDefending(target)) return emit(round, { type: 'warded', target: id })
      return emit(round, { type: 'apDrained', target: id, amount: Math.min(target.ap, effect.amount) })
    case 'cleanse':
      return strip(round, 'cleansed', target, (modifier) => modifier.bad)
    case 'dispel':
      return strip(round, 'dispelled', target, (modifier) => !modifier.bad && modifier.source !== 'defence')
    case 'modify':
      return modify(round, use, effect, id)
  }
}

function heal(round: Round, target: Combatant, amount: number): void {
  emit(round, { type: 'healed', target: target.id, amount: Math.min(target.maxHp - target.hp, amount) })
}

function revive(round: Round, use: ActUse, target: Combatant): void {
  if (target.hp > 0) return
  emit(round, { type: 'revived', target: target.id, hp: Math.max(1, Math.floor((target.maxHp * use.figures.percent) / 100)) })
}

function strip(
  round: Round,
  type: 'cleansed' | 'dispelled',
  target: Combatant,
  goes: (modifier: Combatant['modifiers'][number]) => boolean,
): void {
  const sources = target.modifiers.filter(goes).map((modifier) => modifier.source)
  if (sources.length > 0) emit(round, { type, target: target.id, sources })
}

/** The user loses a share of the own max HP, but never the last point. */
function recoil(round: Round, actor: number, percent: number): void {
  const user = one(round, actor)
  const amount = Math.min(user.hp - 1, Math.floor((user.maxHp * percent) / 100))
  if (amount > 0) lose(round, 'recoiled', actor, amount)
}

function strikeAll(round: Round, use: ActUse, effect: DamageEffect): void {
  for (const target of use.targets) {
    for (let hit = 0; hit < (effect.hits ?? 1) && one(round, target).hp > 0; hit++) strike(round, use, effect, target)
  }
}

/** Every hit picks a living target anew (one roll), or goes to whoever taunts (none). */
function scatter(round: Round, use: ActUse, effect: DamageEffect): void {
  const side = otherSide(one(round, use.actor).side)
  for (let hit = 0; hit < (effect.hits ?? 1) && !isDown(round, side); hit++) {
    strike(round, use, effect, taunting(round, side) ?? round.rng.pick(living(round, side)))
  }
}

function strike(round: Round, use: ActUse, effect: DamageEffect, target: number): void {
  const attacker = one(round, use.actor)
  const power = powerOf(effect, use.figures.percent, attacker, one(round, target))
  const taken = hit(round, use.actor, target, { kind: effect.kind, power, ignoresDefence: effect.ignoresDefence ?? false })
  if (!effect.drainPercent) return
  const gain = Math.min(attacker.maxHp - attacker.hp, Math.floor((taken * effect.drainPercent) / 100))
  if (gain > 0) emit(round, { type: 'drained', target: use.actor, amount: gain })
}

/** Lands one hit. Returns the HP really lost. */
export function hit(round: Round, actor: number, target: number, blow: Parameters<typeof rollHit>[0]): number {
  const rolled = rollHit(blow, one(round, actor), one(round, target), round.rng)
  const amount = Math.min(one(round, target).hp, rolled.amount)
  emit(round, { type: 'damaged', target, amount, critical: rolled.critical })
  if (one(round, target).hp === 0) emit(round, { type: 'fell', target })
  return amount
}

/** Expected damage of one hit without chance: spread 100, no critical. For previews and for players of the lab. */
export function plainDamage(power: number, defence: number, target: Combatant): number {
  return power + defence === 0 ? 1 : Math.max(1, Math.floor((power * power * damageTaken(target)) / ((power + defence) * 100)))
}

export function powerOf(effect: DamageEffect, percent: number, attacker: Combatant, target: Combatant): number {
  const power = effect.power ?? Math.floor((sumOf(effect.of, attacker) * percent) / 100)
  return effect.onWeakenedPercent && isWeakened(target) ? Math.floor((power * effect.onWeakenedPercent) / 100) : power
}

function sumOf(stats: readonly Stat[], actor: Combatant): number {
  let sum = 0
  for (const stat of stats) sum += effective(actor, stat)
  return sum
}

/** The first living combatant of that side who taunts, or null. */
export function taunting(round: Round, side: Combatant['side']): number | null {
  for (const combatant of round.draft.combatants) {
    if (combatant.side === side && combatant.hp > 0 && combatant.modifiers.some((modifier) => modifier.taunt)) return combatant.id
  }
  return null
}
