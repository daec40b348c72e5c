import type { Rng } from '../rng.ts'
import { type Command, levelOf } from './command.ts'
import { plainPower } from './damage.ts'
import { type ActUse, applyEffect, hit } from './effects.ts'
import { enemyTargets, type EnemyPlan, plan } from './enemy.ts'
import { type BattleEvent, type Deed, draftOf } from './event.ts'
import { actionOrder, type Intent } from './order.ts'
import { emit, isDown, living, lose, one, type Round } from './round.ts'
import type { Skill } from './skill.ts'
import { type BattleCatalog, type BattleState, type Combatant, countOf, effective, type Modifier, standing } from './state.ts'

export interface Resolution {
  readonly state: BattleState
  readonly events: readonly BattleEvent[]
}

/** The last round. If both sides still stand after it, dawn has come and the party has lost. */
export const LAST_TURN = 99

const DEFENCE: Modifier = { source: 'defence', stats: {}, damageTaken: 40, taunt: false, regen: 0, bleed: 0, turns: 1, bad: false }

/**
 * Plays one round (docs/rules.md 1). Reads nothing but its arguments and changes none but `rng`: equal arguments, equal results.
 *
 * @param commands one for each living member, each checked with `refusal`
 * @throws Error when the battle is over
 */
export function resolveTurn(state: BattleState, commands: readonly Command[], rng: Rng, catalog: BattleCatalog): Resolution {
  if (state.outcome) throw new Error('The battle is over')
  const round: Round = { draft: draftOf(state), events: [], catalog, rng, fallen: new Set() }
  const plans = standing(state, 'enemies').map((enemy) => plan(round, enemy.id))
  for (const intent of actionOrder(round.draft, commands, plans, catalog)) {
    if (isOver(round)) break
    if (one(round, intent.actor).hp > 0 && !round.fallen.has(intent.actor)) act(round, intent)
  }
  finish(round)
  return { state: round.draft, events: round.events }
}

const isOver = (round: Round): boolean => round.draft.outcome !== null || isDown(round, 'party') || isDown(round, 'enemies')

function act(round: Round, intent: Intent): void {
  if ('deed' in intent) return actEnemy(round, intent)
  const { actor } = intent
  switch (intent.type) {
    case 'attack':
      return attack(round, actor, redirected(round, intent.target))
    case 'defence':
      emit(round, { type: 'acted', actor, deed: 'defence', targets: [actor] })
      return emit(round, { type: 'modified', target: actor, modifier: DEFENCE })
    case 'escape':
      return escape(round, actor)
    case 'skill':
      return castSkill(round, actor, intent.skill, intent.target)
    case 'item':
      return takeItem(round, actor, intent.item, intent.target)
  }
}

function attack(round: Round, actor: number, target: number): void {
  emit(round, { type: 'acted', actor, deed: 'attack', targets: [target] })
  hit(round, actor, target, { kind: 'physical', power: plainPower(one(round, actor)), ignoresDefence: false })
}

function actEnemy(round: Round, { actor, deed }: EnemyPlan): void {
  if (deed === 'attack') {
    const [target] = enemyTargets(round, actor, { reach: 'foe', effects: [] })
    return target === undefined ? undefined : attack(round, actor, target)
  }
  const skill = round.catalog.skill(deed)
  const targets = enemyTargets(round, actor, skill)
  announce(round, actor, `skill:${deed}`, targets)
  applyEffects(round, actor, { act: skill, source: `skill:${deed}`, level: 1, targets })
  if (skill.leadsTo !== undefined) emit(round, { type: 'telegraphed', actor, next: skill.leadsTo })
}

function castSkill(round: Round, actor: number, id: number, target: number | null): void {
  const user = one(round, actor)
  const skill = round.catalog.skill(id)
  const level = user.skills.find((learned) => learned.id === id)?.level ?? 1
  const { apCost } = levelOf(skill, level)
  const targets = memberTargets(round, actor, skill, target)
  announce(round, actor, `skill:${id}`, targets)
  if (apCost > user.ap) return emit(round, { type: 'failed', actor, reason: 'noAp' })
  if (apCost > 0) emit(round, { type: 'spentAp', actor, amount: apCost })
  if (!reaches(round, skill, actor, targets)) return emit(round, { type: 'failed', actor, reason: 'outOfReach' })
  applyEffects(round, actor, { act: skill, source: `skill:${id}`, level, targets })
}

function takeItem(round: Round, actor: number, id: number, target: number | null): void {
  const item = round.catalog.item(id)
  const targets = memberTargets(round, actor, item, target)
  announce(round, actor, `item:${id}`, targets)
  if (countOf(round.draft.bag, id) < 1) return emit(round, { type: 'failed', actor, reason: 'noneLeft' })
  if (!reaches(round, item, actor, targets)) return emit(round, { type: 'failed', actor, reason: 'outOfReach' })
  emit(round, { type: 'usedItem', actor, item: id })
  applyEffects(round, actor, { act: item, source: `item:${id}`, level: 1, targets })
}

type Aim = Pick<ActUse, 'act' | 'source' | 'level' | 'targets'>

function announce(round: Round, actor: number, deed: Deed, targets: readonly number[]): void {
  emit(round, { type: 'acted', actor, deed, targets })
}

function applyEffects(round: Round, actor: number, aim: Aim): void {
  const use: ActUse = { ...aim, actor, figures: levelOf(aim.act, aim.level) }
  for (const effect of use.act.effects) applyEffect(round, use, effect)
}

/** Whether a single ally can be served: the living by everything but revival, the fallen by revival only, oneself not by what is meant for others. */
function reaches(round: Round, act: Skill, actor: number, targets: readonly number[]): boolean {
  const [target] = targets
  if (act.reach !== 'ally' || target === undefined) return true
  if (act.effects.some((effect) => effect.type === 'restoreAp' && effect.othersOnly) && target === actor) return false
  const revives = act.effects.some((effect) => effect.type === 'revive')
  return revives === (one(round, target).hp === 0)
}

function memberTargets(round: Round, actor: number, act: Skill, target: number | null): readonly number[] {
  switch (act.reach) {
    case 'self':
      return [actor]
    case 'ally':
      return [target ?? actor]
    case 'allies':
      return living(round, 'party')
    case 'foes':
      return living(round, 'enemies')
    case 'foe':
      return [redirected(round, target)]
  }
}

/** A foe who is already down is replaced by the first one standing. */
function redirected(round: Round, target: number | null): number {
  if (target !== null && one(round, target).hp > 0) return target
  const [first] = living(round, 'enemies')
  if (first === undefined) throw new Error('No enemy stands')
  return first
}

const ESCAPE_BASE_PERCENT = 50
const ESCAPE_PERCENT_PER_SPD = 2
const ESCAPE_LEAST_PERCENT = 20
const ESCAPE_MOST_PERCENT = 95

/** Chance in percent that this member's ESCAPE takes the whole party out (docs/rules.md 6). */
export function escapePercent(runner: Combatant, enemies: readonly Combatant[]): number {
  const mean = Math.floor(enemies.reduce((sum, enemy) => sum + effective(enemy, 'spd'), 0) / enemies.length)
  const raw = ESCAPE_BASE_PERCENT + ESCAPE_PERCENT_PER_SPD * (effective(runner, 'spd') - mean)
  return Math.min(ESCAPE_MOST_PERCENT, Math.max(ESCAPE_LEAST_PERCENT, raw))
}

function escape(round: Round, actor: number): void {
  announce(round, actor, 'escape', [])
  const percent = escapePercent(one(round, actor), standing(round.draft, 'enemies'))
  if (round.rng.int(1, 100) <= percent) emit(round, { type: 'battleEnded', outcome: 'escaped', byDawn: false })
  else emit(round, { type: 'failed', actor, reason: 'escapeFailed' })
}

function finish(round: Round): void {
  const goesOn = !isOver(round)
  if (goesOn) for (const { id } of round.draft.combatants) settleModifiers(round, id)
  emit(round, { type: 'turnEnded' })
  if (round.draft.outcome) return
  if (goesOn) wearOff(round)
  judge(round)
}

/** End of the round for one combatant: all にじみ in the order they were put on; whoever still stands regenerates. */
function settleModifiers(round: Round, id: number): void {
  for (const { bleed } of one(round, id).modifiers) {
    const { hp } = one(round, id)
    if (bleed > 0 && hp > 0) lose(round, 'bled', id, Math.min(hp, bleed))
  }
  for (const { regen } of one(round, id).modifiers) {
    const { hp, maxHp } = one(round, id)
    if (regen > 0 && hp < maxHp)
      emit(round, { type: 'regenerated', target: id, amount: Math.min(maxHp - hp, Math.floor((maxHp * regen) / 100)) })
  }
}

function wearOff(round: Round): void {
  for (const { id, modifiers } of round.draft.combatants) {
    for (const { source, turns } of modifiers) if (turns <= 0) emit(round, { type: 'wornOff', target: id, source })
  }
}

/** If both sides are down at once, the party has lost. */
function judge(round: Round): void {
  if (isDown(round, 'party')) emit(round, { type: 'battleEnded', outcome: 'lost', byDawn: false })
  else if (isDown(round, 'enemies')) emit(round, { type: 'battleEnded', outcome: 'won', byDawn: false })
  else if (round.draft.turn > LAST_TURN) emit(round, { type: 'battleEnded', outcome: 'lost', byDawn: true })
}
