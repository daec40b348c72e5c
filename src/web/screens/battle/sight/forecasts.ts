import type { Reach } from '../../../../rules/battle/skill.ts'
import { type BattleState, type Combatant, combatantAt, standing } from '../../../../rules/battle/state.ts'
import {
  type AllyForecast,
  criticalChance,
  type EnemyForecast,
  type Forecast,
  forecast,
  forecastOfPlan,
  type Stroke,
} from '../../../../rules/sight/forecast.ts'
import { UNKNOWN } from '../../../../rules/sight/knowledge.ts'
import type { Sight } from '../../../../rules/sight/supposed.ts'
import type { BattleFlow, Intent, Plan } from '../battle-flow.ts'
import { actorOf, commandOf, reachOf } from '../commands/choosing.ts'
import type { Battle } from '../battle-model.ts'

/** What the player looks at: an order that could be given, and its target, null before one is marked. */
export interface Look {
  readonly intent: Intent
  readonly target: number | null
}

/** What is told of an enemy while orders are given. */
export interface AimedForecast extends EnemyForecast {
  /** What the order that is looked at takes from it; null where it does not reach it. */
  readonly aimed: Stroke | null
  /** Of a critical hit, in percent; null without a blow. */
  readonly chance: number | null
}

/** What is told of everybody, by place. */
export interface ForecastByPlace {
  readonly enemies: ReadonlyMap<number, AimedForecast>
  readonly allies: ReadonlyMap<number, AllyForecast>
}

export const NO_FORECAST: ForecastByPlace = { enemies: new Map(), allies: new Map() }

/** As much of the battle as a forecast may use. */
export const sightOf = ({ state, catalog, enemies, members }: Battle): Sight => ({
  state,
  catalog,
  known: ({ id }) => enemies[id - members.length]?.known ?? UNKNOWN,
  breakDamage: ({ id }) => enemies[id - members.length]?.announcement?.break_damage ?? null,
})

/** What everybody's orders of a plan come to. */
export function forecastInPlan({ battle, picks }: Commanding, { orders }: Plan): ForecastByPlace {
  const { enemies, allies } = forecastOfPlan(sightOf(battle), picks, orders.slice(picks.length))
  return { enemies: byPlace(enemies.map((enemy) => ({ ...enemy, aimed: null, chance: null }))), allies: byPlace(allies) }
}

/** What the orders given so far come to, and the one that is looked at. Before a target is marked, each enemy is seen as if it were the target. */
export function forecastIn(flow: BattleFlow, look: Look | null): ForecastByPlace {
  if (flow.status !== 'command' && flow.status !== 'enemySelect' && flow.status !== 'partySelect') return NO_FORECAST
  const sight = sightOf(flow.battle)
  const actor = actorOf(flow)
  const reach = look && reachOf(look.intent, flow.battle)
  const seenWith = (target: number | null): Forecast =>
    forecast(sight, flow.picks, look && actor && commandOf(look.intent, actor.id, target))
  const seenEnemy = (enemy: EnemyForecast): AimedForecast => {
    const aimed = (actor !== null && look !== null && enemy.strokes.find((stroke) => stroke.actor === actor.id)) || null
    return {
      ...enemy,
      aimed,
      chance: aimed && criticalChance(combatantAt(sight.state, aimed.actor), combatantAt(sight.state, enemy.place)),
    }
  }
  if (reach === 'foe') {
    const enemies = standing(sight.state, 'enemies').flatMap(({ id }) => seenWith(id).enemies.filter(({ place }) => place === id))
    return { enemies: byPlace(enemies.map(seenEnemy)), allies: new Map() }
  }
  const { enemies, allies } = seenWith(reach === 'ally' ? (look?.target ?? null) : null)
  return { enemies: byPlace(enemies.map(seenEnemy)), allies: byPlace(reach === 'ally' && look?.target === null ? [] : allies) }
}

const byPlace = <Entry extends { readonly place: number }>(entries: readonly Entry[]): ReadonlyMap<number, Entry> =>
  new Map(entries.map((entry) => [entry.place, entry]))

type Commanding = Extract<BattleFlow, { status: 'command' }>

/** How sure a range is: the share of its middle that lies between its ends. A roll alone makes a tenth. */
const FIRM_WIDTH = 0.15
const ROUGH_WIDTH = 0.19

export type Firmness = 'firm' | 'rough' | 'vague' | 'unknown'

export function firmnessOf({ least, most, isKnown }: Stroke): Firmness {
  if (!isKnown) return 'unknown'
  // Of small numbers a single HP is a large share.
  const width = (most - least - 1) / ((most + least) / 2)
  return width <= FIRM_WIDTH ? 'firm' : width <= ROUGH_WIDTH ? 'rough' : 'vague'
}

/** A piece of what lies over a gauge, in shares of its width. */
export interface GhostPart {
  readonly kind: 'ordered' | 'aimed' | 'perhaps' | 'gained'
  readonly at: number
  readonly wide: number
}

/** From the right end of what is left: the least that each order takes, and at last how much more all of them may take. Unknown amounts are left out. */
export function ghostOf({ strokes, aimed }: AimedForecast, { hp, maxHp }: Pick<Combatant, 'hp' | 'maxHp'>): readonly GhostPart[] {
  const known = strokes.filter(({ isKnown }) => isKnown)
  const taken: readonly (readonly [GhostPart['kind'], number])[] = [
    ...known.map(({ actor, least }) => [actor === aimed?.actor ? 'aimed' : 'ordered', least] as const),
    ['perhaps', known.reduce((sum, { least, most }) => sum + most - least, 0)],
  ]
  const parts: GhostPart[] = []
  let left = hp
  for (const [kind, amount] of taken) {
    const wide = Math.min(left, amount)
    left -= wide
    if (wide > 0) parts.push({ kind, at: left / maxHp, wide: wide / maxHp })
  }
  return parts
}

/** What all orders on an enemy come to, where there are several of known worth; else null. */
export function sumOf({
  strokes,
}: AimedForecast): { readonly actors: readonly number[]; readonly least: number; readonly most: number } | null {
  if (strokes.length < 2 || strokes.some(({ isKnown }) => !isKnown)) return null
  return {
    actors: strokes.map(({ actor }) => actor),
    least: strokes.reduce((sum, { least }) => sum + least, 0),
    most: strokes.reduce((sum, { most }) => sum + most, 0),
  }
}

/** What an order is worth wherever it may be aimed: the range over all enemies that it can reach, or the most that it gives a member; null for neither. */
export function worthOf(flow: Commanding, intent: Intent): { readonly stroke: Stroke } | { readonly gain: number } | null {
  const actor = actorOf(flow)
  if (actor === null) return null
  const sight = sightOf(flow.battle)
  const forecasts = targetsOf(reachOf(intent, flow.battle), sight.state).map((target) =>
    forecast(sight, flow.picks, commandOf(intent, actor.id, target)),
  )
  const strokes = forecasts.flatMap(({ enemies }) =>
    enemies.flatMap((enemy) => enemy.strokes.filter((stroke) => stroke.actor === actor.id)),
  )
  const [first] = strokes
  if (first) {
    const least = Math.min(...strokes.map((stroke) => stroke.least))
    const most = Math.max(...strokes.map((stroke) => stroke.most))
    return { stroke: { ...first, least, most, isKnown: strokes.every(({ isKnown }) => isKnown) } }
  }
  const gain = Math.max(0, ...forecasts.flatMap(({ allies }) => allies.map(({ hp }) => hp)))
  return gain > 0 ? { gain } : null
}

/** The member whom an order helps most, by HP and then by AP; of those whom it helps alike, the one on their feet who has the least left. */
export function mostHelped(flow: Extract<BattleFlow, { status: 'partySelect' | 'enemySelect' }>): number {
  const { battle, picks, intent } = flow
  const actor = actorOf(flow)
  const sight = sightOf(battle)
  const helped = battle.members.map((_, place) => {
    const ally = actor && forecast(sight, picks, commandOf(intent, actor.id, place)).allies.find((one) => one.place === place)
    const { hp, maxHp } = combatantAt(sight.state, place)
    return { place, hp: ally?.hp ?? 0, ap: ally?.ap ?? 0, left: hp > 0 ? hp / maxHp : Infinity }
  })
  return helped.toSorted((one, other) => other.hp - one.hp || other.ap - one.ap || one.left - other.left)[0]?.place ?? 0
}

/** Places that could be aimed at; null where nobody is. */
function targetsOf(reach: Reach, state: BattleState): readonly (number | null)[] {
  if (reach === 'foe') return standing(state, 'enemies').map(({ id }) => id)
  return reach === 'ally' ? state.combatants.flatMap(({ id, side }) => (side === 'party' ? [id] : [])) : [null]
}
