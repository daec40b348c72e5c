import type { Rng } from '../rng.ts'
import { type Command, costOf, learnedLevel, levelOf } from './command.ts'
import { plainPower } from './damage.ts'
import { applyEffect, hit } from './effects.ts'
import { escapePercent } from './escape.ts'
import { enemyTargets, type EnemyPlan, foresee, plan } from './enemy.ts'
import type { Action, BattleEvent } from './event.ts'
import { BRACED, DEFENCE } from './modify.ts'
import { actionOrder, hastened, type PlannedAction } from './order.ts'
import type { Act, DamageKind } from './skill.ts'
import { type BattleCatalog, type BattleState, combatantAt, countOf, isDefending, LAST_TURN, standing } from './state.ts'
import { type ActUse, beginTurn, isDown, living, loseHp, type TurnContext } from './turn-context.ts'

export interface Resolution {
  readonly state: BattleState
  readonly events: readonly BattleEvent[]
}

/**
 * Plays one turn (docs/rules.md 1). Reads only its arguments and changes only `rng`: equal arguments give equal results.
 *
 * @param commands one for each living member, each checked with `commandRefusal`
 * @throws Error when the battle is over
 */
export function resolveTurn(state: BattleState, commands: readonly Command[], rng: Rng, catalog: BattleCatalog): Resolution {
  if (state.outcome) throw new Error('The battle is over')
  const turn = beginTurn(state, catalog, rng)
  const plans = standing(state, 'enemies').map((enemy) => plan(turn, enemy.id))
  playInOrder(turn, actionOrder(turn.state, commands, plans, catalog), (planned) => actEnemy(turn, planned))
  finish(turn)
  return { state: turn.state, events: turn.events }
}

/** Lets all of these, who stand as the turn begins, act in this order, until one side is down or the party has left. */
export function playInOrder(turn: TurnContext, planned: readonly PlannedAction[], actEnemy: (plan: EnemyPlan) => void): void {
  let order = [...planned]
  for (let next = order.shift(); next && !isOver(turn); next = order.shift()) {
    if (!turn.fallen.has(next.actor)) {
      if ('action' in next) actEnemy(next)
      else actMember(turn, next)
    }
    if (turn.hastens) order = [...hasten(turn, order)]
    turn.hastens = false
  }
}

const isOver = (turn: TurnContext): boolean => turn.state.outcome !== null || isDown(turn, 'party') || isDown(turn, 'enemies')

/** Lets the next member who stands act before all others who are left. */
function hasten(turn: TurnContext, rest: readonly PlannedAction[]): readonly PlannedAction[] {
  const able = rest.filter(({ actor }) => !turn.fallen.has(actor))
  const order = hastened(able, turn.catalog)
  const [next] = order
  if (next !== undefined && next !== able[0]) turn.emit({ type: 'hastened', target: next.actor })
  return order
}

function actMember(turn: TurnContext, command: Command): void {
  const { actor } = command
  switch (command.type) {
    case 'attack':
      return attackAsRole(turn, actor, redirected(turn, command.target))
    case 'defence':
      beginAct(turn, actor, 'defence', [actor])
      return turn.emit({ type: 'modified', target: actor, modifier: DEFENCE })
    case 'escape':
      return escape(turn, actor)
    case 'skill':
      return castSkill(turn, actor, command.skill, command.target)
    case 'item':
      return takeItem(turn, actor, command.item, command.target)
  }
}

/** A member's plain attack, with what its role brings besides. */
function attackAsRole(turn: TurnContext, actor: number, target: number): void {
  const { kind, turns, effects } = turn.catalog.attack(combatantAt(turn.state, actor).kind)
  attack(turn, actor, target, kind)
  if (isOver(turn)) return
  const act: Act = { id: 0, reach: 'foe', levels: [{ apCost: 0, percent: 100, turns }], effects }
  applyEffects(turn, actor, { act, source: 'attack', level: 1, targets: [target] })
}

function attack(turn: TurnContext, actor: number, target: number, kind: DamageKind): void {
  beginAct(turn, actor, 'attack', [target])
  hit(turn, actor, target, { kind, power: plainPower(combatantAt(turn.state, actor)), ignoresDefence: false })
}

function actEnemy(turn: TurnContext, { actor, action, isAnnounced }: EnemyPlan): void {
  const enemy = combatantAt(turn.state, actor)
  if (isAnnounced && enemy.forced === null) return
  if (action === 'attack') {
    const targets = enemyTargets(turn, actor, { reach: 'foe', effects: [] })
    for (const target of targets) attack(turn, actor, target, 'physical')
    return endDrawing(turn, targets)
  }
  const skill = turn.catalog.skill(action)
  const targets = enemyTargets(turn, actor, skill)
  beginAct(turn, actor, `skill:${action}`, targets)
  applyEffects(turn, actor, { act: skill, source: `skill:${action}`, level: 1, targets })
  if (skill.reach === 'foe') endDrawing(turn, targets)
  if (isAnnounced) brace(turn, targets)
  if (skill.leadsTo !== undefined) turn.emit({ type: 'telegraphed', actor, next: skill.leadsTo })
}

/** A taunt that draws one act goes with it. */
function endDrawing(turn: TurnContext, targets: readonly number[]): void {
  for (const target of targets) {
    for (const { once, source } of combatantAt(turn.state, target).modifiers) if (once) turn.emit({ type: 'wornOff', target, source })
  }
}

/** Whoever crouched under an announced skill that came pays less for the next skill. */
function brace(turn: TurnContext, targets: readonly number[]): void {
  for (const target of targets) {
    if (isDefending(combatantAt(turn.state, target))) turn.emit({ type: 'modified', target, modifier: BRACED })
  }
}

function castSkill(turn: TurnContext, actor: number, id: number, target: number | null): void {
  const user = combatantAt(turn.state, actor)
  const skill = turn.catalog.skill(id)
  const level = learnedLevel(user, id)
  const cost = costOf(user, levelOf(skill, level))
  const targets = memberTargets(turn, actor, skill, target)
  beginAct(turn, actor, `skill:${id}`, targets)
  if (cost > user.ap) return turn.emit({ type: 'failed', actor, reason: 'noAp' })
  if (cost > 0) turn.emit({ type: 'spentAp', actor, amount: cost })
  for (const { discount, source } of user.modifiers) if (discount > 0) turn.emit({ type: 'wornOff', target: actor, source })
  if (!reaches(turn, skill, actor, targets)) return turn.emit({ type: 'failed', actor, reason: 'outOfReach' })
  applyEffects(turn, actor, { act: skill, source: `skill:${id}`, level, targets })
}

function takeItem(turn: TurnContext, actor: number, id: number, target: number | null): void {
  const item = turn.catalog.item(id)
  const targets = memberTargets(turn, actor, item, target)
  beginAct(turn, actor, `item:${id}`, targets)
  if (countOf(turn.state.bag, id) < 1) return turn.emit({ type: 'failed', actor, reason: 'noneLeft' })
  if (!reaches(turn, item, actor, targets)) return turn.emit({ type: 'failed', actor, reason: 'outOfReach' })
  turn.emit({ type: 'usedItem', actor, item: id })
  applyEffects(turn, actor, { act: item, source: `item:${id}`, level: 1, targets })
}

type Aim = Pick<ActUse, 'act' | 'source' | 'level' | 'targets'>

function beginAct(turn: TurnContext, actor: number, action: Action, targets: readonly number[]): void {
  turn.emit({ type: 'acted', actor, action, targets })
}

function applyEffects(turn: TurnContext, actor: number, aim: Aim): void {
  const use: ActUse = { ...aim, actor, figures: levelOf(aim.act, aim.level) }
  for (const effect of use.act.effects) applyEffect(turn, use, effect)
}

/** Whether a single ally can be served: the living by everything but revival, the fallen by revival only, oneself not by what is meant for others. */
function reaches(turn: TurnContext, act: Act, actor: number, targets: readonly number[]): boolean {
  const [target] = targets
  if (act.reach !== 'ally' || target === undefined) return true
  if (act.effects.some((effect) => effect.type === 'restoreAp' && effect.othersOnly) && target === actor) return false
  const revives = act.effects.some((effect) => effect.type === 'revive')
  return revives === (combatantAt(turn.state, target).hp === 0)
}

function memberTargets(turn: TurnContext, actor: number, act: Act, target: number | null): readonly number[] {
  switch (act.reach) {
    case 'self':
      return [actor]
    case 'ally':
      return [target ?? actor]
    case 'allies':
      return living(turn, 'party')
    case 'foes':
      return living(turn, 'enemies')
    case 'foe':
      return [redirected(turn, target)]
  }
}

/** An enemy that is already down is replaced by the first one standing. */
function redirected(turn: TurnContext, target: number | null): number {
  if (target !== null && combatantAt(turn.state, target).hp > 0) return target
  const [first] = living(turn, 'enemies')
  if (first === undefined) throw new Error('No enemy stands')
  return first
}

function escape(turn: TurnContext, actor: number): void {
  beginAct(turn, actor, 'escape', [])
  const percent = escapePercent(combatantAt(turn.state, actor), standing(turn.state, 'enemies'))
  if (turn.rng.roll('escape', 1, 100) <= percent) turn.emit({ type: 'battleEnded', outcome: 'escaped', outOfTurns: false })
  else turn.emit({ type: 'failed', actor, reason: 'escapeFailed' })
}

function finish(turn: TurnContext): void {
  const goesOn = !isOver(turn)
  if (goesOn) for (const { id } of turn.state.combatants) settleModifiers(turn, id)
  turn.emit({ type: 'turnEnded' })
  if (turn.state.outcome) return
  if (goesOn) wearOff(turn)
  judge(turn)
  if (turn.state.outcome === null) foresee(turn)
}

/** End of the turn for one combatant: all にじみ in the order they were put on; then, if still standing, regeneration. */
function settleModifiers(turn: TurnContext, id: number): void {
  for (const { bleed } of combatantAt(turn.state, id).modifiers) {
    const { hp } = combatantAt(turn.state, id)
    if (bleed > 0 && hp > 0) loseHp(turn, 'bled', id, Math.min(hp, bleed))
  }
  for (const { regen } of combatantAt(turn.state, id).modifiers) {
    const { hp, maxHp } = combatantAt(turn.state, id)
    if (regen > 0 && hp < maxHp)
      turn.emit({ type: 'regenerated', target: id, amount: Math.min(maxHp - hp, Math.floor((maxHp * regen) / 100)) })
  }
}

function wearOff(turn: TurnContext): void {
  for (const { id, modifiers } of turn.state.combatants) {
    for (const { source, turns } of modifiers) if (turns <= 0) turn.emit({ type: 'wornOff', target: id, source })
  }
}

/** If both sides are down at once, the party has lost. */
function judge(turn: TurnContext): void {
  if (isDown(turn, 'party')) turn.emit({ type: 'battleEnded', outcome: 'lost', outOfTurns: false })
  else if (isDown(turn, 'enemies')) turn.emit({ type: 'battleEnded', outcome: 'won', outOfTurns: false })
  else if (turn.state.turn > LAST_TURN) turn.emit({ type: 'battleEnded', outcome: 'lost', outOfTurns: true })
}
