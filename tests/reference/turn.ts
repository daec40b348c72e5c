import type { Command } from '../../src/rules/battle/command.ts'
import type { Action, BattleEvent, FailReason } from '../../src/rules/battle/event.ts'
import type { Choice, Condition, DamageEffect, Effect, ModifyEffect, Seeking, Skill, Stat } from '../../src/rules/battle/skill.ts'
import type { BagSlot, BattleCatalog, BattleState, Combatant, Mind, Modifier, Outcome, Side, Source } from '../../src/rules/battle/state.ts'
import type { Rng } from '../../src/rules/rng.ts'

type Fighter = { -readonly [K in keyof Combatant]: Combatant[K] }

/** An attack, a skill or an item, as it is used. */
interface Use {
  readonly action: Exclude<Action, 'defence' | 'escape'>
  readonly act: Skill
  /** From 1. */
  readonly level: number
}

interface Plan {
  readonly actor: Fighter
  readonly does: Use | 'attack' | 'defence' | 'escape'
  /** Whom a member aims at. */
  readonly target: number | null
  /** An enemy's skill that was announced in the turn before. */
  readonly announced: boolean
}

interface Turn {
  readonly number: number
  readonly fighters: readonly Fighter[]
  bag: readonly BagSlot[]
  outcome: Outcome | null
  readonly events: BattleEvent[]
  readonly dice: Rng
  readonly catalog: BattleCatalog
  /** Who acts in this turn and has not acted yet, in order. */
  waiting: Plan[]
  /** Enemies whose announced skill was broken off in this turn: they do nothing. */
  readonly broken: Set<Fighter>
  /** HP taken by hits in this turn, by id. */
  readonly taken: number[]
  /** Enemies whose next action is to be found out, when the turn has ended. */
  readonly watched: Set<Fighter>
}

/**
 * A second opinion: one turn of a battle as docs/rules.md says it, written from that paper without a look at `src/rules/battle`, of which it has only the types of state,
 * commands, events and tables. It is made to be read beside the paper (numbers in comments are its sections), and slow. `turn.test.ts` plays it beside the engine; a battle
 * in which they differ is played again by `SEED=<n> npx vitest run --project unit tests/reference`.
 *
 * @param commands one for each living member, of those that may be given
 */
export function referenceTurn(state: BattleState, commands: readonly Command[], dice: Rng, catalog: BattleCatalog) {
  const fighters = state.combatants.map((one) => ({ ...one }))
  const turn: Turn = {
    number: state.turn,
    fighters,
    bag: state.bag,
    outcome: null,
    events: [],
    dice,
    catalog,
    waiting: [],
    broken: new Set(),
    taken: fighters.map(() => 0),
    watched: new Set(),
  }
  const enemyPlans = standing(turn, 'enemies').map((enemy) => planOfEnemy(turn, enemy))
  turn.waiting = inOrder([...commands.map((command) => planOfMember(turn, command)), ...enemyPlans])
  while (turn.outcome === null && bothStand(turn)) {
    const plan = turn.waiting.shift()
    if (plan === undefined) break
    carryOut(turn, plan)
  }
  const ended = endTurn(turn)
  return { events: turn.events, state: { turn: ended, outcome: turn.outcome, combatants: fighters, bag: turn.bag } satisfies BattleState }
}

// Plans and their order (1)

function planOfMember({ fighters, catalog }: Turn, command: Command): Plan {
  const actor = at(fighters, command.actor)
  const plan = (does: Plan['does'], target: number | null): Plan => ({ actor, does, target, announced: false })
  switch (command.type) {
    case 'defence':
    case 'escape':
      return plan(command.type, null)
    case 'attack':
      return plan('attack', command.target)
    case 'skill': {
      const level = actor.skills.find(({ id }) => id === command.skill)?.level ?? 1
      return plan({ action: `skill:${command.skill}`, act: catalog.skill(command.skill), level }, command.target)
    }
    case 'item':
      return plan({ action: `item:${command.item}`, act: catalog.item(command.item), level: 1 }, command.target)
  }
}

/** DEFENCE, 先手, all others, 後手; then SPD, the party, the lower index. */
function inOrder(plans: readonly Plan[]): Plan[] {
  const paceOf = ({ does }: Plan) => (typeof does === 'object' ? does.act.pace : undefined)
  const rank = (plan: Plan) => (plan.does === 'defence' ? 0 : { first: 1, usual: 2, last: 3 }[paceOf(plan) ?? 'usual'])
  return plans.toSorted((a, b) => rank(a) - rank(b) || effective(b.actor, 'spd') - effective(a.actor, 'spd') || a.actor.id - b.actor.id)
}

// How an enemy chooses (9)

function planOfEnemy(turn: Turn, enemy: Fighter): Plan {
  const announced = enemy.forced !== null
  const action = choose(turn, enemy)
  if (action === 'attack') return { actor: enemy, does: action, target: null, announced }
  return { actor: enemy, does: { action: `skill:${action}`, act: turn.catalog.skill(action), level: 1 }, target: null, announced }
}

function choose(turn: Turn, enemy: Fighter): Choice['action'] {
  const { phases } = turn.catalog.behaviour(enemy.kind)
  const before: Mind = enemy.mind ?? { phase: 0, step: 0, queued: null }
  let mind = before
  for (let next = phases[mind.phase + 1]; next && enemy.hp * 100 <= enemy.maxHp * next.below; next = phases[mind.phase + 1]) {
    mind = { phase: mind.phase + 1, step: 0, queued: next.opensWith ?? mind.queued }
  }
  const phase = at(phases, mind.phase)
  let action: Choice['action']
  if (enemy.forced !== null) {
    action = enemy.forced
  } else if (enemy.foreseen !== null) {
    action = enemy.foreseen
  } else if (mind.queued !== null) {
    action = mind.queued
    mind = { ...mind, queued: null }
  } else if (phase.type === 'cycle') {
    action = at(phase.steps, mind.step)
    mind = { ...mind, step: (mind.step + 1) % phase.steps.length }
  } else {
    action = drawn(turn, enemy, phase.choices)
  }
  if (mind !== before) {
    enemy.mind = mind
    turn.events.push({ type: 'planned', actor: enemy.id, mind })
  }
  return action
}

function drawn(turn: Turn, enemy: Fighter, choices: readonly Choice[]): Choice['action'] {
  const open = choices.filter(({ action, when }) => when === undefined || holds(turn, enemy, when, `skill:${Number(action)}`))
  const weights = open.reduce((sum, { weight }) => sum + weight, 0)
  let left = weights === 0 ? 0 : turn.dice.roll('enemyAction', 1, weights)
  for (const { action, weight } of open) {
    if (left <= weight) return action
    left -= weight
  }
  return 'attack'
}

function holds(turn: Turn, enemy: Fighter, when: Condition, source: Source): boolean {
  const carries = (one: Fighter) => one.modifiers.some((modifier) => modifier.source === source)
  switch (when.type) {
    case 'notOnSelf':
      return !carries(enemy)
    case 'onNoFoe':
      return !standing(turn, 'party').some(carries)
    case 'selfBelow':
      return enemy.hp * 100 < enemy.maxHp * when.percent
    case 'allyBelow':
      return standing(turn, 'enemies').some(({ hp, maxHp }) => hp * 100 < maxHp * when.percent)
  }
}

// Acting (1.4)

function carryOut(turn: Turn, plan: Plan): void {
  const { actor, does } = plan
  if (!isUp(actor) || turn.broken.has(actor)) return
  if (does === 'attack') {
    perform(turn, plan, plainAttack(turn, actor))
  } else if (does === 'defence') {
    turn.events.push({ type: 'acted', actor: actor.id, action: 'defence', targets: [actor.id] })
    give(turn, actor, modifier('defence', { damageTaken: 40, turns: 1 }))
  } else if (does === 'escape') {
    escape(turn, actor)
  } else {
    perform(turn, plan, does)
  }
}

function escape(turn: Turn, actor: Fighter): void {
  turn.events.push({ type: 'acted', actor: actor.id, action: 'escape', targets: [] })
  const enemies = standing(turn, 'enemies')
  const mean = Math.floor(enemies.reduce((sum, enemy) => sum + effective(enemy, 'spd'), 0) / enemies.length)
  const chance = between(20, 95, 50 + 2 * (effective(actor, 'spd') - mean))
  if (turn.dice.roll('escape', 1, 100) <= chance) endBattle(turn, 'escaped')
  else turn.events.push({ type: 'failed', actor: actor.id, reason: 'escapeFailed' })
}

/** The power is that of the moment (3). */
function plainAttack({ catalog }: Turn, { side, kind: role, base, modifiers }: Fighter): Use {
  const str = effective({ base, modifiers }, 'str')
  const { kind, turns, effects } = side === 'party' ? catalog.attack(role) : ({ kind: 'physical', turns: 0, effects: [] } as const)
  const power = side === 'party' ? Math.max(str, share(effective({ base, modifiers }, 'int'), 75)) : str
  const levels = [{ apCost: 0, percent: 100, turns }] as const
  return {
    action: 'attack',
    act: { id: 0, reach: 'foe', levels, effects: [{ type: 'damage', kind, of: [], power }, ...effects] },
    level: 1,
  }
}

function perform(turn: Turn, { actor, target, announced }: Plan, used: Use): void {
  const { action, act } = used
  const targets = actor.side === 'party' ? aimOfMember(turn, actor, act, target) : aimOfEnemy(turn, actor, act)
  actor.forced = null
  actor.foreseen = null
  turn.events.push({ type: 'acted', actor: actor.id, action, targets: targets.map(({ id }) => id) })
  const reason = pay(turn, actor, used, targets)
  if (reason !== null) {
    turn.events.push({ type: 'failed', actor: actor.id, reason })
    return
  }
  for (const effect of act.effects) {
    // What a plain attack brings besides comes only while the battle goes on.
    if (action === 'attack' && !bothStand(turn)) return
    apply(turn, actor, used, effect, targets)
  }
  if (actor.side === 'enemies') settleAct(turn, actor, act, announced, targets)
}

/** What an enemy's act leaves: a taunt that drew it is gone (7), who crouched under what was announced is braced (5), the next is announced (9). */
function settleAct(turn: Turn, actor: Fighter, { reach, leadsTo }: Skill, announced: boolean, targets: readonly Fighter[]): void {
  if (reach === 'foe') for (const one of targets) for (const gone of one.modifiers.filter(({ once }) => once)) lose(turn, one, gone)
  const crouching = announced ? targets.filter((one) => isUp(one) && isDefending(one)) : []
  for (const one of crouching) give(turn, one, modifier('braced', { discount: 2, turns: 3 }))
  if (leadsTo === undefined) return
  actor.forced = leadsTo
  turn.events.push({ type: 'telegraphed', actor: actor.id, next: leadsTo })
}

/** Takes what the act costs, as far as its failure does. */
function pay(turn: Turn, actor: Fighter, { action, act, level }: Use, targets: readonly Fighter[]): FailReason | null {
  if (action === 'attack') return null
  const outOfReach = act.reach === 'ally' && !targets.every((target) => canBeServed(actor, act, target))
  if (action.startsWith('item:')) {
    const held = turn.bag.find(({ item }) => item === act.id)
    if (!held) return 'noneLeft'
    if (outOfReach) return 'outOfReach'
    turn.bag = turn.bag.flatMap((slot) => (slot !== held ? [slot] : slot.count > 1 ? [{ item: act.id, count: slot.count - 1 }] : []))
    turn.events.push({ type: 'usedItem', actor: actor.id, item: act.id })
    return null
  }
  const braced = actor.modifiers.find(({ discount }) => discount > 0)
  const cost = Math.max(0, at(act.levels, level - 1).apCost - (braced?.discount ?? 0))
  if (actor.ap < cost) return 'noAp'
  actor.ap -= cost
  if (cost > 0) turn.events.push({ type: 'spentAp', actor: actor.id, amount: cost })
  if (braced) lose(turn, actor, braced)
  return outOfReach ? 'outOfReach' : null
}

function canBeServed(actor: Fighter, { effects }: Skill, target: Fighter): boolean {
  if (effects.some(({ type }) => type === 'revive')) return !isUp(target)
  return isUp(target) && !(target === actor && effects.some((effect) => 'othersOnly' in effect))
}

function aimOfMember(turn: Turn, actor: Fighter, { reach }: Skill, target: number | null): readonly Fighter[] {
  switch (reach) {
    case 'self':
      return [actor]
    case 'allies':
      return standing(turn, 'party')
    case 'foes':
      return standing(turn, 'enemies')
    case 'ally':
      return [at(turn.fighters, target ?? -1)]
    case 'foe': {
      const aimed = at(turn.fighters, target ?? -1)
      return isUp(aimed) ? [aimed] : standing(turn, 'enemies').slice(0, 1)
    }
  }
}

function aimOfEnemy(turn: Turn, actor: Fighter, { reach, seeks, effects }: Skill): readonly Fighter[] {
  const taunter = standing(turn, 'party').find(taunts)
  switch (reach) {
    case 'self':
      return [actor]
    case 'allies':
      return standing(turn, 'enemies')
    case 'foes':
      return standing(turn, 'party')
    case 'ally':
      return [sought(turn, standing(turn, 'enemies'), seeks)]
    case 'foe':
      if (taunter) return [taunter]
      // Every hit picks its target; the act is aimed at all.
      if (effects.some((effect) => 'scatters' in effect)) return standing(turn, 'party')
      return [sought(turn, standing(turn, 'party'), seeks)]
  }
}

function sought({ dice }: Turn, among: readonly Fighter[], seeks: Seeking | undefined): Fighter {
  const first = (better: (a: Fighter, b: Fighter) => boolean) => among.reduce((best, one) => (better(one, best) ? one : best))
  switch (seeks) {
    case undefined:
      return at(among, dice.roll('enemyTarget', 0, among.length - 1))
    case 'strongest':
      return first((a, b) => effective(a, 'str') > effective(b, 'str'))
    case 'weakest':
    case 'mostHurt':
      return first((a, b) => a.hp * b.maxHp < b.hp * a.maxHp)
  }
}

// What an act does

function apply(turn: Turn, actor: Fighter, used: Use, effect: Effect, targets: readonly Fighter[]): void {
  const { percent } = at(used.act.levels, used.level - 1)
  const up = targets.filter(isUp)
  switch (effect.type) {
    case 'damage':
      return damage(turn, actor, percent, effect, targets)
    case 'modify':
      for (const target of effect.on === 'actor' ? [actor] : up) give(turn, target, cast(actor, used, effect, target))
      return
    case 'recoil': {
      const amount = Math.min(actor.hp - 1, share(actor.maxHp, effect.percent))
      if (amount === 0) return
      actor.hp -= amount
      turn.events.push({ type: 'recoiled', target: actor.id, amount })
      return
    }
    case 'heal':
      for (const target of up) heal(turn, target, share(sumOf(actor, effect.of), percent) + effect.plus)
      return
    case 'healShare':
      for (const target of up) heal(turn, target, share(target.maxHp, percent))
      return
    case 'restoreAp': {
      const served = effect.on === 'emptiest' ? emptiest(turn, actor.side) : up.filter((one) => one !== actor || !effect.othersOnly)
      for (const target of served) restoreAp(turn, target, effect.amount ?? percent)
      return
    }
    case 'drainAp':
      for (const target of up) drainAp(turn, target, effect.amount)
      return
    case 'revive':
      for (const target of targets) revive(turn, target, Math.max(1, share(target.maxHp, percent)))
      return
    case 'cleanse':
      for (const target of up) strip(turn, target, 'cleansed', ({ bad }) => bad)
      return
    case 'dispel':
      for (const target of up) strip(turn, target, 'dispelled', ({ bad, source }) => !bad && source !== 'defence')
      return
    case 'interrupt':
      for (const target of up) breakOff(turn, actor, target)
      return
    case 'foresee':
      for (const target of up) turn.watched.add(target)
      return
    case 'hasten':
      return hasten(turn)
    case 'escape':
      return endBattle(turn, 'escaped')
  }
}

function damage(turn: Turn, actor: Fighter, percent: number, effect: DamageEffect, targets: readonly Fighter[]): void {
  const power = effect.power ?? share(sumOf(actor, effect.of), percent)
  if (effect.scatters) return scatter(turn, actor, power, effect)
  for (const target of targets) {
    for (let nth = 0; nth < (effect.hits ?? 1) && isUp(target); nth++) hit(turn, actor, target, power, effect)
  }
}

/** Every hit picks a living target anew. */
function scatter(turn: Turn, actor: Fighter, power: number, effect: DamageEffect): void {
  for (let nth = 0; nth < (effect.hits ?? 1); nth++) {
    const among = standing(turn, otherSide(actor.side))
    if (among.length === 0) return
    hit(turn, actor, among.find(taunts) ?? at(among, turn.dice.roll('hitTarget', 0, among.length - 1)), power, effect)
  }
}

function hit(turn: Turn, actor: Fighter, target: Fighter, power: number, effect: DamageEffect): void {
  const weakened = target.modifiers.some(({ bad }) => bad)
  const a = weakened ? share(power, effect.onWeakenedPercent ?? 100) : power
  const spread = turn.dice.roll('damageSpread', 95, 105)
  const chance = between(10, 500, 10 * effective(actor, 'luc') - 2 * effective(target, 'luc'))
  const critical = turn.dice.roll('critical', 1, 1000) <= chance
  const defence = defenceOf(target, effect)
  const d = critical ? Math.floor(defence / 2) : defence
  const through = Math.floor((a * a * spread * (critical ? 175 : 100) * damageTaken(target)) / ((a + d) * 1_000_000))
  const blow = a + d === 0 ? 1 : Math.max(1, through)
  const amount = Math.min(blow, target.hp)
  target.hp -= amount
  turn.taken[target.id] = at(turn.taken, target.id) + amount
  const damaged = { type: 'damaged', target: target.id, amount, critical } as const
  turn.events.push(blow > amount ? { ...damaged, excess: blow - amount } : damaged)
  if (target.hp === 0) fall(turn, target)
  else if (comesAnnounced(turn, target) && at(turn.taken, target.id) >= breakingPoint(turn, target)) breakOff(turn, actor, target)
  if (effect.drainPercent !== undefined) drain(turn, actor, share(amount, effect.drainPercent))
}

function defenceOf(target: Fighter, { kind, ignoresDefence }: DamageEffect): number {
  if (ignoresDefence) return 0
  const def = effective(target, 'def')
  return kind === 'physical' ? def : Math.floor((def + 3 * effective(target, 'int')) / 4)
}

/** Percent (2). */
const damageTaken = ({ modifiers }: Fighter): number =>
  Math.max(
    25,
    modifiers.reduce((product, one) => share(product, one.damageTaken), 100),
  )

/** Hits break off only in the turn in which the announced skill would come. */
const comesAnnounced = ({ waiting }: Turn, target: Fighter): boolean =>
  waiting.some(({ actor, announced }) => actor === target && announced)
const breakingPoint = ({ catalog }: Turn, { maxHp, kind }: Fighter): number => Math.ceil((maxHp * catalog.breakPercent(kind)) / 100)

/** What is announced is broken off (9). */
function breakOff(turn: Turn, actor: Fighter, target: Fighter): void {
  if (target.forced === null || turn.catalog.skill(target.forced).unbreakable) return
  target.forced = null
  turn.broken.add(target)
  turn.events.push({ type: 'interrupted', actor: target.id })
  give(turn, target, modifier('broken', { damageTaken: 130, turns: 1, bad: true }))
  if (actor.ap < actor.maxAp) restoreAp(turn, actor, 3)
}

function fall(turn: Turn, one: Fighter): void {
  one.modifiers = []
  one.forced = null
  one.foreseen = null
  // Who gets up again in this turn does not act in it.
  turn.waiting = turn.waiting.filter(({ actor }) => actor !== one)
  turn.events.push({ type: 'fell', target: one.id })
}

/** The next member in the order comes next of all, unless 後手. */
function hasten(turn: Turn): void {
  const next = turn.waiting.find(({ actor }) => actor.side === 'party')
  if (!next || next === turn.waiting[0] || (typeof next.does === 'object' && next.does.act.pace === 'last')) return
  turn.waiting = [next, ...turn.waiting.filter((plan) => plan !== next)]
  turn.events.push({ type: 'hastened', target: next.actor.id })
}

// Modifiers (2)

const modifier = (source: Source, over: Partial<Modifier>): Modifier => ({
  source,
  stats: {},
  damageTaken: 100,
  taunt: false,
  once: false,
  discount: 0,
  regen: 0,
  bleed: 0,
  turns: 0,
  bad: false,
  ...over,
})

function cast(actor: Fighter, { action, act, level }: Use, effect: ModifyEffect, target: Fighter): Modifier {
  const figure = (figures: readonly number[] | undefined) => (figures === undefined ? 0 : at(figures, level - 1))
  const stats: Partial<Record<Stat, number>> = {}
  for (const [stat, percents] of Object.entries(effect.stats ?? {}) as [Stat, readonly number[]][]) {
    stats[stat] = amountOf(actor, target, stat, figure(percents))
  }
  const weakens = Object.values(stats).some((amount) => amount < 0)
  if (effect.convert) {
    const { from, to, percent, losePercent } = effect.convert
    stats[to] = share(target.base[from], figure(percent))
    stats[from] = 0 - share(target.base[from], losePercent)
  }
  const bleed = effect.bleed ? Math.max(1, share(effective(actor, effect.bleed.of), figure(effect.bleed.percent))) : 0
  return modifier(action, {
    stats,
    damageTaken: 100 - figure(effect.guard),
    taunt: effect.taunt ?? false,
    once: effect.once ?? false,
    regen: figure(effect.regen),
    bleed,
    turns: at(act.levels, level - 1).turns,
    bad: weakens || bleed > 0,
  })
}

function amountOf(actor: Fighter, target: Fighter, stat: Stat, percent: number): number {
  const size = share(target.base[stat], Math.abs(percent))
  if (percent >= 0) return size
  return 0 - (target.boss && actor.side === 'party' ? share(size, 80) : size)
}

/** DEFENCE keeps a weakening off. */
function give(turn: Turn, target: Fighter, given: Modifier): void {
  if (given.bad && isDefending(target)) {
    turn.events.push({ type: 'warded', target: target.id })
    return
  }
  target.modifiers = [...target.modifiers.filter(({ source }) => source !== given.source), given]
  turn.events.push({ type: 'modified', target: target.id, modifier: given })
}

function lose(turn: Turn, target: Fighter, gone: Modifier): void {
  target.modifiers = target.modifiers.filter((one) => one !== gone)
  turn.events.push({ type: 'wornOff', target: target.id, source: gone.source })
}

function strip(turn: Turn, target: Fighter, type: 'cleansed' | 'dispelled', goes: (one: Modifier) => boolean): void {
  const sources = target.modifiers.filter(goes).map(({ source }) => source)
  if (sources.length === 0) return
  target.modifiers = target.modifiers.filter((one) => !goes(one))
  turn.events.push({ type, target: target.id, sources })
}

// HP and AP (4)

function heal(turn: Turn, target: Fighter, points: number): void {
  const amount = Math.min(points, target.maxHp - target.hp)
  target.hp += amount
  turn.events.push({ type: 'healed', target: target.id, amount })
}

function drain(turn: Turn, actor: Fighter, points: number): void {
  const amount = Math.min(points, actor.maxHp - actor.hp)
  if (amount === 0) return
  actor.hp += amount
  turn.events.push({ type: 'drained', target: actor.id, amount })
}

function revive(turn: Turn, target: Fighter, hp: number): void {
  target.hp = hp
  turn.events.push({ type: 'revived', target: target.id, hp })
}

function restoreAp(turn: Turn, target: Fighter, points: number): void {
  const amount = Math.min(points, target.maxAp - target.ap)
  target.ap += amount
  turn.events.push({ type: 'apRestored', target: target.id, amount })
}

function drainAp(turn: Turn, target: Fighter, points: number): void {
  if (isDefending(target)) {
    turn.events.push({ type: 'warded', target: target.id })
    return
  }
  const amount = Math.min(points, target.ap)
  target.ap -= amount
  turn.events.push({ type: 'apDrained', target: target.id, amount })
}

/** The living one with the lowest share of AP; nobody when that is full. */
function emptiest(turn: Turn, side: Side): readonly Fighter[] {
  const lowest = standing(turn, side).reduce((best, one) => (one.ap * best.maxAp < best.ap * one.maxAp ? one : best))
  return lowest.ap < lowest.maxAp ? [lowest] : []
}

// The end of the turn (1.5, 1.6)

/** @returns the number of the next turn. */
function endTurn(turn: Turn): number {
  const decided = turn.outcome !== null || !bothStand(turn)
  if (!decided) for (const one of turn.fighters.filter(isUp)) bleedAndRecover(turn, one)
  turn.events.push({ type: 'turnEnded' })
  for (const one of turn.fighters) one.modifiers = one.modifiers.map((each) => ({ ...each, turns: each.turns - 1 }))
  const over = turn.fighters.flatMap((one) => one.modifiers.filter(({ turns }) => turns <= 0).map((gone) => ({ one, gone })))
  if (!decided) for (const { one, gone } of over) lose(turn, one, gone)
  if (turn.outcome !== null) return turn.number + 1
  if (standing(turn, 'party').length === 0) endBattle(turn, 'lost')
  else if (standing(turn, 'enemies').length === 0) endBattle(turn, 'won')
  else if (turn.number >= 99) endBattle(turn, 'lost', true)
  else foresee(turn)
  return turn.number + 1
}

/** にじみ in the order it was put on; then regeneration. */
function bleedAndRecover(turn: Turn, one: Fighter): void {
  for (const { bleed } of one.modifiers) {
    if (bleed === 0 || !isUp(one)) continue
    const amount = Math.min(bleed, one.hp)
    one.hp -= amount
    turn.events.push({ type: 'bled', target: one.id, amount })
    if (one.hp === 0) fall(turn, one)
  }
  for (const { regen } of one.modifiers) {
    if (regen === 0 || one.hp === one.maxHp) continue
    const amount = Math.min(share(one.maxHp, regen), one.maxHp - one.hp)
    one.hp += amount
    turn.events.push({ type: 'regenerated', target: one.id, amount })
  }
}

function foresee(turn: Turn): void {
  for (const enemy of turn.watched) {
    if (!isUp(enemy) || enemy.forced !== null) continue
    enemy.foreseen = choose(turn, enemy)
    turn.events.push({ type: 'foreseen', target: enemy.id, action: enemy.foreseen })
  }
}

function endBattle(turn: Turn, outcome: Outcome, outOfTurns = false): void {
  turn.outcome = outcome
  for (const one of turn.fighters) one.modifiers = []
  turn.events.push({ type: 'battleEnded', outcome, outOfTurns })
}

// Small words

/** ⌊whole × percent ÷ 100⌋ */
const share = (whole: number, percent: number): number => Math.floor((whole * percent) / 100)
const between = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value))
const isUp = ({ hp }: Fighter): boolean => hp > 0
const taunts = ({ modifiers }: Fighter): boolean => modifiers.some(({ taunt }) => taunt)
const isDefending = ({ modifiers }: Fighter): boolean => modifiers.some(({ source }) => source === 'defence')
const otherSide = (side: Side): Side => (side === 'party' ? 'enemies' : 'party')
const standing = ({ fighters }: Turn, side: Side): readonly Fighter[] => fighters.filter((one) => one.side === side && isUp(one))
const bothStand = (turn: Turn): boolean => standing(turn, 'party').length > 0 && standing(turn, 'enemies').length > 0

/** Base plus modifiers, their sum kept between −60 % and +150 % of base (2). */
function effective({ base, modifiers }: Pick<Fighter, 'base' | 'modifiers'>, stat: Stat): number {
  const sum = modifiers.reduce((total, { stats }) => total + (stats[stat] ?? 0), 0)
  return base[stat] + between(-share(base[stat], 60), share(base[stat], 150), sum)
}

const sumOf = (one: Fighter, stats: readonly Stat[]): number => stats.reduce((sum, stat) => sum + effective(one, stat), 0)

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`No entry ${index} of ${list.length}`)
  return found
}
