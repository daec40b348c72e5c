import type { Command } from '../../../../rules/battle/command.ts'
import { combatantAt } from '../../../../rules/battle/state.ts'
import { type AllyForecast, criticalChance, type FoeForecast, forecast, type Sight, type Stroke } from '../../../../rules/sight/forecast.ts'
import { UNKNOWN } from '../../../../rules/sight/knowledge.ts'
import { actorOf, type BattleFlow, commandOf, type Intent, reachOf } from '../battle-flow.ts'
import type { Battle } from '../battle-model.ts'

/** What the player looks at: an order that could be given, and its target, null before one is marked. */
export interface Look {
  readonly intent: Intent
  readonly target: number | null
}

/** What is told of a foe while orders are given. */
export interface SeenFoe extends FoeForecast {
  /** What the order that is looked at takes from it; null where it does not reach it. */
  readonly aimed: Stroke | null
  /** Of a critical hit, in percent; null without a blow. */
  readonly chance: number | null
}

/** What is told of everybody, by place. */
export interface Seen {
  readonly foes: ReadonlyMap<number, SeenFoe>
  readonly allies: ReadonlyMap<number, AllyForecast>
}

export const NOTHING_SEEN: Seen = { foes: new Map(), allies: new Map() }

/** As much of the battle as a forecast may use. */
export const sightOf = ({ state, catalog, enemies, members }: Battle): Sight => ({
  state,
  catalog,
  known: ({ id }) => enemies[id - members.length]?.known ?? UNKNOWN,
  breakDamage: ({ id }) => enemies[id - members.length]?.announcement?.break_damage ?? null,
})

/** What the orders given so far come to, and the one that is looked at. Before a target is marked, each foe is seen as if it were the target. */
export function seenIn(flow: BattleFlow, look: Look | null): Seen {
  if (flow.status !== 'command' && flow.status !== 'enemySelect' && flow.status !== 'partySelect') return NOTHING_SEEN
  const sight = sightOf(flow.battle)
  const told = forecast(sight, flow.picks, null).foes
  const actor = actorOf(flow)
  if (actor === null || look === null)
    return { foes: byPlace(told.map((foe) => ({ ...foe, aimed: null, chance: null }))), allies: new Map() }
  const aimedAt = (target: number | null): Command | null => commandOf(look.intent, actor.id, target)
  const reach = reachOf(look.intent, flow.battle)
  const foes = told.map((foe) => {
    const order = aimedAt(reach === 'foe' ? foe.place : null)
    return reach !== 'foe' && reach !== 'foes' ? { ...foe, aimed: null, chance: null } : seenFoe(sight, flow.picks, order, foe)
  })
  const target = reach === 'ally' ? look.target : null
  const isHelp = reach === 'allies' || reach === 'self' || target !== null
  return { foes: byPlace(foes), allies: byPlace(isHelp ? forecast(sight, flow.picks, aimedAt(target)).allies : []) }
}

function seenFoe(sight: Sight, picks: readonly Command[], order: Command | null, told: FoeForecast): SeenFoe {
  const foe = forecast(sight, picks, order).foes.find(({ place }) => place === told.place) ?? told
  const aimed = foe.strokes.find(({ actor }) => actor === order?.actor) ?? null
  const chance = aimed && criticalChance(combatantAt(sight.state, aimed.actor), combatantAt(sight.state, told.place))
  return { ...foe, aimed, chance }
}

const byPlace = <Entry extends { readonly place: number }>(entries: readonly Entry[]): ReadonlyMap<number, Entry> =>
  new Map(entries.map((entry) => [entry.place, entry]))

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
