import { damageEffectOf } from '../battle/classify.ts'
import type { Command } from '../battle/command.ts'
import { criticalPermille } from '../battle/damage.ts'
import type { BattleEvent } from '../battle/event.ts'
import { actionOrder, strikingPlans } from '../battle/order.ts'
import type { Act } from '../battle/skill.ts'
import { type Combatant, combatantAt, combatantsOf, standing } from '../battle/state.ts'
import { damageTo } from '../battle/telegraph.ts'
import { beginTurn } from '../battle/turn-context.ts'
import { playInOrder } from '../battle/turn.ts'
import type { Rng } from '../rng.ts'
import { type Sight, supposed, supposedCatalog, type Supposition } from './supposed.ts'

/** What orders come to, by the least and the most that the rolls and what is known allow. What enemies do in between is not counted. */
export interface Forecast {
  readonly enemies: readonly EnemyForecast[]
  readonly allies: readonly AllyForecast[]
}

export interface EnemyForecast {
  /** Of the enemy. */
  readonly place: number
  /** What each order takes, in the order of action. */
  readonly strokes: readonly Stroke[]
  readonly verdict: Verdict | null
}

/** What one order takes from one enemy. */
export interface Stroke {
  /** Place of the member. */
  readonly actor: number
  /** HP, also beyond what is left. */
  readonly least: number
  readonly most: number
  readonly hits: number
  /** False: the enemy was never struck so, and the amounts mean nothing. */
  readonly isKnown: boolean
}

/** The one thing to know of an enemy. `by`: how many orders it takes. */
export type Verdict =
  /** The orders given before fold it at the least. */
  | { readonly type: 'enough' }
  | { readonly type: 'folds'; readonly by: number }
  | { readonly type: 'breaks'; readonly by: number }
  /** The aimed order comes after what was announced. */
  | { readonly type: 'late' }
  /** By greater rolls it is broken off or folded. */
  | { readonly type: 'mayBreak' }
  /** HP that are left to break it off, if all rolls are the least. */
  | { readonly type: 'short'; readonly hp: number }
  | { readonly type: 'mayFold' }
  | { readonly type: 'foldsCritically' }

/** What the orders that are looked at give a member. */
export interface AllyForecast {
  readonly place: number
  /** HP and AP gained. */
  readonly hp: number
  readonly ap: number
  readonly isFull: boolean
  readonly stands: boolean
}

/**
 * Plays the party's orders by the very rules of a turn, twice: with the least and the most of everything.
 *
 * @param given the orders given so far, at most one for each member
 * @param aimed the one that is looked at; null: none
 */
export const forecast = (sight: Sight, given: readonly Command[], aimed: Command | null): Forecast =>
  forecastOf(sight, given, aimed === null ? [] : [aimed], aimed)

/** What several orders that could be given at once would do, with the least and the most of everything. */
export const forecastOfPlan = (sight: Sight, given: readonly Command[], more: readonly Command[]): Forecast =>
  forecastOf(sight, given, more, null)

function forecastOf(sight: Sight, given: readonly Command[], more: readonly Command[], aimed: Command | null): Forecast {
  const all = [...given, ...more]
  const runs: Runs = {
    least: play(sight, all, { bound: 'least' }),
    most: play(sight, all, { bound: 'most' }),
    before: play(sight, given, { bound: 'least' }),
    inFull: { least: play(sight, all, { bound: 'least', isSturdy: true }), most: play(sight, all, { bound: 'most', isSturdy: true }) },
    critical: aimed === null ? null : play(sight, all, { bound: 'least', critical: aimed.actor }),
  }
  return {
    enemies: standing(sight.state, 'enemies').map((enemy) => enemyForecast(sight, enemy, all, aimed, runs)),
    allies: more.length === 0 ? [] : combatantsOf(sight.state, 'party').flatMap((one) => allyForecast(one, more, runs.least)),
  }
}

/** Of a critical hit in percent, in steps of five: the exact chance would tell the enemy's LUC. It stands for an enemy of ordinary luck. */
export const criticalChance = (attacker: Combatant, target: Combatant): number =>
  Math.max(5, Math.round(criticalPermille(attacker, { ...target, base: { ...target.base, luc: ORDINARY_LUC } }) / 50) * 5)

/** The middle of all enemies' LUC. */
const ORDINARY_LUC = 10

interface Runs {
  readonly least: Run
  readonly most: Run
  /** Without the orders that are looked at, by the least. */
  readonly before: Run
  /** As if no enemy fell: what every order takes in full. */
  readonly inFull: { readonly least: Run; readonly most: Run }
  /** By the least, but the aimed order strikes critically. */
  readonly critical: Run | null
}

/** What happened in a turn in which only the party did something. */
type Run = readonly BattleEvent[]

function play(sight: Sight, orders: readonly Command[], supposition: Supposition): Run {
  const { bound, critical = null } = supposition
  const state = supposed(sight, supposition)
  const rng: Rng = {
    roll(name, min, max) {
      if (name === 'damageSpread') return bound === 'least' ? min : max
      if (name === 'critical') return critical !== null && actingIn(turn.events) === critical ? min : max
      return max
    },
  }
  const turn = beginTurn(state, supposedCatalog(sight, state), rng)
  playInOrder(turn, actionOrder(state, orders, strikingPlans(state), sight.catalog), ({ actor }) =>
    turn.emit({ type: 'acted', actor, action: 'attack', targets: [] }),
  )
  return turn.events
}

function actingIn(events: Run): number | null {
  const last = events.findLast(({ type }) => type === 'acted')
  return last?.type === 'acted' ? last.actor : null
}

function enemyForecast(sight: Sight, enemy: Combatant, orders: readonly Command[], aimed: Command | null, runs: Runs): EnemyForecast {
  const place = enemy.id
  const strokes = actorsIn(runs.inFull.least).flatMap((actor) => {
    const order = orders.find((one) => one.actor === actor)
    const stroke = order ? strokeOf(sight, enemy, order, runs) : null
    return stroke ? [stroke] : []
  })
  const isStruck = aimed !== null && strokes.some(({ actor }) => actor === aimed.actor)
  return { place, strokes, verdict: verdictOn(sight, enemy, isStruck ? aimed : null, strokes, runs) }
}

const actorsIn = (run: Run): readonly number[] => [...new Set(run.flatMap((event) => (event.type === 'acted' ? [event.actor] : [])))]

/** Null when the order does not strike this enemy. */
function strokeOf(sight: Sight, enemy: Combatant, order: Command, { inFull }: Runs): Stroke | null {
  const blow = blowOf(sight, order)
  const least = takenBy(inFull.least, order.actor, enemy.id)
  if (blow === null || least === 0) return null
  const { hits, kind } = blow
  const isKnown = kind === null || sight.known(enemy)[kind] !== null
  return { actor: order.actor, least, most: takenBy(inFull.most, order.actor, enemy.id), hits, isKnown }
}

/** Hits of an order and the defence that it meets, `kind: null` for none; null when it does no damage. */
function blowOf({ catalog, state }: Sight, order: Command): { readonly hits: number; readonly kind: 'physical' | 'magical' | null } | null {
  if (order.type === 'attack') return { hits: 1, kind: catalog.attack(combatantAt(state, order.actor).kind).kind }
  if (order.type !== 'skill' && order.type !== 'item') return null
  const act: Act = order.type === 'skill' ? catalog.skill(order.skill) : catalog.item(order.item)
  const damage = damageEffectOf(act)
  return damage && { hits: damage.hits ?? 1, kind: damage.ignoresDefence ? null : damage.kind }
}

/** HP that this member's hits take from this place, also beyond what is left. */
const takenBy = (run: Run, actor: number, place: number): number =>
  hitsIn(run, actor, place).reduce((sum, { amount, excess = 0 }) => sum + amount + excess, 0)

const hitsOn = (run: Run, actor: number, place: number): number => hitsIn(run, actor, place).length

function hitsIn(run: Run, actor: number, place: number): readonly Extract<BattleEvent, { type: 'damaged' }>[] {
  let acting: number | null = null
  return run.filter((event) => {
    if (event.type === 'acted') acting = event.actor
    return event.type === 'damaged' && event.target === place && acting === actor
  }) as readonly Extract<BattleEvent, { type: 'damaged' }>[]
}

function verdictOn(sight: Sight, enemy: Combatant, aimed: Command | null, strokes: readonly Stroke[], runs: Runs): Verdict | null {
  const place = enemy.id
  const isKnown = strokes.every((stroke) => stroke.isKnown)
  if (falls(runs.before, place) && falls(runs.least, place) && strokes.every((stroke) => stroke.isKnown || stroke.actor === aimed?.actor))
    return { type: 'enough' }
  if (!isKnown) return null
  if (falls(runs.least, place)) return { type: 'folds', by: strikersUntil(runs.least, place, 'fell') }
  if (breaks(runs.least, place)) return { type: 'breaks', by: strikersUntil(runs.least, place, 'interrupted') }
  const needed = enemy.forced === null || breaks(runs.before, place) ? null : sight.breakDamage(enemy)
  if (needed !== null && aimed !== null && comesLate(runs.least, aimed.actor, place)) return { type: 'late' }
  if (needed !== null && (breaks(runs.most, place) || falls(runs.most, place))) return { type: 'mayBreak' }
  if (aimed === null) return null
  if (falls(runs.most, place)) return { type: 'mayFold' }
  if (needed !== null) return { type: 'short', hp: needed - damageTo(runs.least, place) }
  return runs.critical && falls(runs.critical, place) ? { type: 'foldsCritically' } : null
}

const falls = (run: Run, place: number): boolean => run.some((event) => event.type === 'fell' && event.target === place)
const breaks = (run: Run, place: number): boolean => run.some((event) => event.type === 'interrupted' && event.actor === place)

/** How many members have struck this place when it falls, or when what it announced is broken off. */
function strikersUntil(run: Run, place: number, end: 'fell' | 'interrupted'): number {
  const until = run.slice(
    0,
    run.findIndex((event) => event.type === end && (event.type === 'fell' ? event.target : event.actor) === place),
  )
  return actorsIn(until).filter((actor) => hitsOn(until, actor, place) > 0).length
}

/** The enemy acts before the member does. */
function comesLate(run: Run, actor: number, place: number): boolean {
  const order = actorsIn(run)
  return order.includes(place) && order.indexOf(place) < order.indexOf(actor)
}

/** What these orders give this member, as far as the member has room for it. */
function allyForecast({ id, hp, maxHp }: Combatant, orders: readonly Command[], run: Run): readonly AllyForecast[] {
  const gained = { hp: 0, ap: 0 }
  let [acting, stands]: [number | null, boolean] = [null, false]
  for (const event of run) {
    if (event.type === 'acted') acting = event.actor
    if (!orders.some(({ actor }) => actor === acting) || !('target' in event) || event.target !== id) continue
    if (event.type === 'healed' || event.type === 'drained') gained.hp += event.amount
    if (event.type === 'apRestored') gained.ap += event.amount
    if (event.type === 'revived') [gained.hp, stands] = [event.hp, true]
  }
  return gained.hp + gained.ap === 0 ? [] : [{ place: id, ...gained, isFull: hp + gained.hp >= maxHp, stands }]
}
