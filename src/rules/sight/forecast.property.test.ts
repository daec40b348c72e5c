import { expect, test } from 'vitest'
import { catalog } from '../../content/catalog.ts'
import { defenceAgainst } from '../battle/damage.ts'
import type { Command } from '../battle/command.ts'
import type { BattleEvent } from '../battle/event.ts'
import { anyBattle, anyCommand } from '../../../tests/rules/random-battle.ts'
import { type BattleCatalog, type BattleState, type Combatant, combatantAt, standing } from '../battle/state.ts'
import { breakDamage } from '../battle/telegraph.ts'
import { resolveTurn } from '../battle/turn.ts'
import { rngStateFrom, type SeededRng, seededRng } from '../rng.ts'
import { type EnemyForecast, forecast } from './forecast.ts'
import type { Sight } from './supposed.ts'

/** Enemies wait: a forecast does not count what they do. */
const WAIT = { id: 9999, reach: 'self', levels: [{ apCost: 0, percent: 0, turns: 0 }], effects: [] } as const
const waiting: BattleCatalog = {
  ...catalog,
  skill: (id) => (id === WAIT.id ? WAIT : catalog.skill(id)),
  behaviour: () => ({ phases: [{ below: 100, type: 'cycle', steps: [WAIT.id] }] }),
}

/** The battle as a screen has it, and knowledge whose bounds lie up to so many points from the truth. */
function sightOf(battle: BattleState, rng: SeededRng, width: number): Sight {
  const spans = new Map<string, { least: number; most: number }>()
  const span = (enemy: Combatant, kind: 'physical' | 'magical') => {
    const truth = defenceAgainst(kind, { ...combatantAt(battle, enemy.id), modifiers: [] })
    const key = `${enemy.id} ${kind}`
    const made = spans.get(key) ?? { least: Math.max(0, truth - rng.int(0, width)), most: truth + rng.int(0, width) }
    spans.set(key, made)
    return made
  }
  const hidden = (one: Combatant): Combatant =>
    one.side === 'party'
      ? one
      : { ...one, base: { str: 0, def: 0, int: 0, spd: one.base.spd, luc: 0 }, forced: one.forced === null ? null : 0, mind: null }
  return {
    state: { ...battle, combatants: battle.combatants.map(hidden) },
    catalog,
    known: (enemy) => ({ physical: span(enemy, 'physical'), magical: span(enemy, 'magical') }),
    breakDamage: (enemy) => breakDamage(enemy, catalog),
  }
}

const announcing = (battle: BattleState): BattleState => ({
  ...battle,
  combatants: battle.combatants.map((one) => (one.side === 'enemies' ? { ...one, forced: WAIT.id } : one)),
})

/** The screen counts what earlier members are about to use. */
const areHeld = ({ bag }: BattleState, commands: readonly Command[]): boolean =>
  bag.every(({ item, count }) => commands.filter((one) => one.type === 'item' && one.item === item).length <= count)

function takenBy(events: readonly BattleEvent[], actor: number, place: number): { hits: number; sum: number } {
  let acting = -1
  const taken = { hits: 0, sum: 0 }
  for (const event of events) {
    if (event.type === 'acted') acting = event.actor
    if (event.type !== 'damaged' || acting !== actor || event.target !== place) continue
    taken.hits++
    taken.sum += event.amount + (event.excess ?? 0)
  }
  return taken
}

test.each([0, 8])(
  'over thousands of seeded turns what happens lies within what was told, with bounds %i points from the truth',
  (width) => {
    const seen = new Map<string, number>()
    for (let seed = 1; seed <= 1500; seed++) {
      const rng = seededRng(rngStateFrom(seed))
      let state = anyBattle(rng)
      for (let turn = 1; turn <= 5 && !state.outcome; turn++) {
        const battle = rng.int(1, 2) === 1 ? announcing(state) : state
        const commands = standing(battle, 'party').map(({ id }) => anyCommand(battle, id, rng))
        if (!areHeld(battle, commands)) continue
        const told = forecast(sightOf(battle, rng, width), commands.slice(0, -1), commands.at(-1) ?? null)
        // No critical hits: a forecast tells of them apart.
        const rolls = {
          roll: (name: string, min: number, max: number) => (name === 'critical' || name === 'escape' ? max : rng.int(min, max)),
        }
        const { events, state: after } = resolveTurn(battle, commands, rolls, waiting)
        for (const enemy of told.enemies)
          judge(enemy, { events, commands }, seen, `seed ${seed}, turn ${turn}, ${JSON.stringify(commands)}`)
        state = after
      }
    }
    for (const type of ['enough', 'folds', 'breaks', 'mayFold', 'mayBreak', 'short', 'late', 'within'])
      expect([type, (seen.get(type) ?? 0) > 9]).toEqual([type, true])
  },
)

function judge(enemy: EnemyForecast, { events, commands }: Played, seen: Map<string, number>, where: string): void {
  const { place, strokes, verdict } = enemy
  const count = (type: string) => seen.set(type, (seen.get(type) ?? 0) + 1)
  const hasMovedOn = commands.some((command) => movesOn(command, events))
  const falls = events.some((event) => event.type === 'fell' && event.target === place)
  const breaks = events.some((event) => event.type === 'interrupted' && event.actor === place)
  if (verdict) count(verdict.type)
  if (verdict?.type === 'enough' || verdict?.type === 'folds') ensure(falls, `${verdict.type}, but it stands: ${where}`)
  if (verdict?.type === 'breaks') ensure(breaks || falls, `breaks, but nothing was broken off: ${where}`)
  if (verdict?.type === 'short') ensure(!breaks && !falls, `short, but it was enough: ${where}`)
  if (verdict === null) ensure(!breaks || strokes.length === 0, `nothing was said of a break: ${where}`)
  for (const { actor, least, most, hits } of strokes) {
    const taken = takenBy(events, actor, place)
    // Of an order that moved on, as its target had fallen, nothing was told.
    if (taken.hits < hits || hasMovedOn) continue
    count('within')
    ensure(taken.sum >= least && taken.sum <= most, `${taken.sum} is not from ${least} to ${most}: ${where}`)
  }
}

interface Played {
  readonly events: readonly BattleEvent[]
  readonly commands: readonly Command[]
}

const movesOn = (command: Command, events: readonly BattleEvent[]): boolean =>
  'target' in command &&
  command.target !== null &&
  events.some((event) => event.type === 'acted' && event.actor === command.actor && event.targets[0] !== command.target)

function ensure(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
