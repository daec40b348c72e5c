import { rollOne } from '../rng.ts'
import { type Blow, rollHit } from './damage.ts'
import { modify } from './modify.ts'
import type { DamageEffect, Effect, Stat } from './skill.ts'
import { type Combatant, combatantAt, effective, isDefending, isWeakened, otherSide } from './state.ts'
import { breakOff, isBreakable, hasTakenEnoughToBreak } from './telegraph.ts'
import { type ActUse, isDown, living, loseHp, taunting, type TurnContext } from './turn-context.ts'

/** Lets one effect of the act reach all its targets, in index order. */
export function applyEffect(turn: TurnContext, use: ActUse, effect: Effect): void {
  if (effect.type === 'damage') return effect.scatters ? scatter(turn, use, effect) : strikeAll(turn, use, effect)
  if (effect.type === 'recoil') return recoil(turn, use.actor, effect.percent)
  if (effect.type === 'escape') return turn.emit({ type: 'battleEnded', outcome: 'escaped', outOfTurns: false })
  if (effect.type === 'hasten') return void (turn.hastens = true)
  if (effect.type === 'modify' && effect.on === 'actor') return modify(turn, use, effect, use.actor)
  if (effect.type === 'restoreAp' && effect.on === 'emptiest') return refillEmptiest(turn, use, effect.amount ?? use.figures.percent)
  for (const target of use.targets) applyTo(turn, use, effect, target)
}

type TargetEffect = Exclude<Effect, { type: 'damage' | 'recoil' | 'escape' | 'hasten' }>

function applyTo(turn: TurnContext, use: ActUse, effect: TargetEffect, id: number): void {
  const target = combatantAt(turn.state, id)
  if (effect.type === 'revive') return revive(turn, use, target)
  if (target.hp === 0) return
  switch (effect.type) {
    case 'heal':
      return heal(
        turn,
        target,
        Math.floor((sumOf(effect.of, combatantAt(turn.state, use.actor)) * use.figures.percent) / 100) + effect.plus,
      )
    case 'healShare':
      return heal(turn, target, Math.floor((target.maxHp * use.figures.percent) / 100))
    case 'restoreAp':
      if (effect.othersOnly && id === use.actor) return
      return turn.emit({
        type: 'apRestored',
        target: id,
        amount: Math.min(target.maxAp - target.ap, effect.amount ?? use.figures.percent),
      })
    case 'drainAp':
      if (isDefending(target)) return turn.emit({ type: 'warded', target: id })
      return turn.emit({ type: 'apDrained', target: id, amount: Math.min(target.ap, effect.amount) })
    case 'cleanse':
      return strip(turn, 'cleansed', target, (modifier) => modifier.bad)
    case 'dispel':
      return strip(turn, 'dispelled', target, (modifier) => !modifier.bad && modifier.source !== 'defence')
    case 'modify':
      return modify(turn, use, effect, id)
    case 'interrupt':
      return isBreakable(turn, target) ? breakOff(turn, id, use.actor) : undefined
    case 'foresee':
      return void turn.watched.add(id)
  }
}

/** Nobody whose AP is full gets any. */
function refillEmptiest(turn: TurnContext, use: ActUse, amount: number): void {
  const allies = living(turn, combatantAt(turn.state, use.actor).side).map((id) => combatantAt(turn.state, id))
  const { id, ap, maxAp } = allies.reduce((emptiest, other) => (other.ap * emptiest.maxAp < emptiest.ap * other.maxAp ? other : emptiest))
  if (ap < maxAp) turn.emit({ type: 'apRestored', target: id, amount: Math.min(maxAp - ap, amount) })
}

function heal(turn: TurnContext, target: Combatant, amount: number): void {
  turn.emit({ type: 'healed', target: target.id, amount: Math.min(target.maxHp - target.hp, amount) })
}

function revive(turn: TurnContext, use: ActUse, target: Combatant): void {
  if (target.hp > 0) return
  turn.emit({ type: 'revived', target: target.id, hp: Math.max(1, Math.floor((target.maxHp * use.figures.percent) / 100)) })
}

function strip(
  turn: TurnContext,
  type: 'cleansed' | 'dispelled',
  target: Combatant,
  goes: (modifier: Combatant['modifiers'][number]) => boolean,
): void {
  const sources = target.modifiers.filter(goes).map((modifier) => modifier.source)
  if (sources.length > 0) turn.emit({ type, target: target.id, sources })
}

/** The user loses a share of its max HP, but never the last point. */
function recoil(turn: TurnContext, actor: number, percent: number): void {
  const user = combatantAt(turn.state, actor)
  const amount = Math.min(user.hp - 1, Math.floor((user.maxHp * percent) / 100))
  if (amount > 0) loseHp(turn, 'recoiled', actor, amount)
}

function strikeAll(turn: TurnContext, use: ActUse, effect: DamageEffect): void {
  for (const target of use.targets) {
    for (let hit = 0; hit < (effect.hits ?? 1) && combatantAt(turn.state, target).hp > 0; hit++) strike(turn, use, effect, target)
  }
}

/** Every hit picks a living target anew (one roll), or goes to whoever taunts (none). */
function scatter(turn: TurnContext, use: ActUse, effect: DamageEffect): void {
  const side = otherSide(combatantAt(turn.state, use.actor).side)
  for (let hit = 0; hit < (effect.hits ?? 1) && !isDown(turn, side); hit++) {
    strike(turn, use, effect, taunting(turn, side) ?? rollOne(turn.rng, 'hitTarget', living(turn, side)))
  }
}

function strike(turn: TurnContext, use: ActUse, effect: DamageEffect, target: number): void {
  const attacker = combatantAt(turn.state, use.actor)
  const power = powerOf(effect, use.figures.percent, attacker, combatantAt(turn.state, target))
  const taken = hit(turn, use.actor, target, { kind: effect.kind, power, ignoresDefence: effect.ignoresDefence ?? false })
  const gain = Math.min(attacker.maxHp - attacker.hp, Math.floor((taken * (effect.drainPercent ?? 0)) / 100))
  if (gain > 0) turn.emit({ type: 'drained', target: use.actor, amount: gain })
}

/** Lands one hit, and breaks off what the target has announced when that makes enough. Returns the HP really lost. */
export function hit(turn: TurnContext, actor: number, target: number, blow: Blow): number {
  const rolled = rollHit(blow, combatantAt(turn.state, actor), combatantAt(turn.state, target), turn.rng)
  const amount = Math.min(combatantAt(turn.state, target).hp, rolled.amount)
  const excess = rolled.amount - amount
  turn.emit({ type: 'damaged', target, amount, critical: rolled.critical, ...(excess > 0 ? { excess } : {}) })
  const struck = combatantAt(turn.state, target)
  if (struck.hp === 0) turn.emit({ type: 'fell', target })
  else if (hasTakenEnoughToBreak(turn, struck)) breakOff(turn, target, actor)
  return amount
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
