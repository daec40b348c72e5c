import { catalog } from '../../src/content/catalog.ts'
import type { Command } from '../../src/rules/battle/command.ts'
import { type BattleState, standing } from '../../src/rules/battle/state.ts'
import { resolveTurn } from '../../src/rules/battle/turn.ts'
import { type Rng, type RngState, rngStateFrom, seededRng } from '../../src/rules/rng.ts'
import { battleOfSeed, commandFor } from './battles.ts'
import { referenceTurn } from './turn.ts'

type Played = ReturnType<typeof resolveTurn>

/** So that no battle of two sides that cannot hurt each other takes the turns of many. */
const MOST_TURNS = 30

/**
 * Plays the battle of a seed by the engine, each turn by the reference too. `seen` gets every turn, as both played it.
 *
 * @returns how many turns that were
 * @throws Error at the first turn in which they differ
 */
export function playBoth(seed: number, seen: (events: Played['events'], before: BattleState) => void = () => {}): number {
  const chooser = seededRng(rngStateFrom(seed))
  const generator = seededRng(rngStateFrom(seed + 2 ** 31))
  let state = battleOfSeed(chooser)
  let turns = 0
  for (; state.outcome === null && turns < MOST_TURNS; turns++) {
    const commands = standing(state, 'party').map(({ id }) => commandFor(state, id, chooser))
    const start = generator.state
    const played = resolveTurn(state, commands, generator, catalog)
    const difference = differenceOf({ state, commands, start, end: generator.state }, played)
    if (difference !== null) throw new Error(`${heading(seed, state, commands)}\n${difference}`)
    seen(played.events, state)
    state = played.state
  }
  return turns
}

interface Turn {
  readonly state: BattleState
  readonly commands: readonly Command[]
  /** The generator before and after the engine's turn. */
  readonly start: RngState
  readonly end: RngState
}

function differenceOf(turn: Turn, engine: Played): string | null {
  const dice = seededRng(turn.start)
  const reference = referenceTurn(turn.state, turn.commands, dice, catalog)
  const nth = firstDifference(engine.events, reference.events)
  if (nth !== null) return both(`event ${nth}`, engine.events[nth], reference.events[nth])
  if (!same(engine.state, reference.state)) return both('the next state', engine.state, reference.state)
  if (!same(turn.end, dice.state)) return rollsOf(turn)
  return null
}

function firstDifference(some: readonly unknown[], others: readonly unknown[]): number | null {
  for (let nth = 0; nth < Math.max(some.length, others.length); nth++) if (!same(some[nth], others[nth])) return nth
  return null
}

/** Equality of plain data, 0 and −0 apart. `isDeepStrictEqual` takes as long as both turns. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [left, right] = [one, other] as readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]))
}

/** Equal events out of unequal rolls: the turn once more, with every roll written down. */
function rollsOf({ state, commands, start }: Turn): string {
  const [engine, reference] = [resolveTurn, referenceTurn].map((play) => {
    const dice = seededRng(start)
    const rolls: string[] = []
    const noted: Rng = { roll: (name, min, max) => (rolls.push(`${name} ${min}–${max}`), dice.roll(name, min, max)) }
    play(state, commands, noted, catalog)
    return rolls
  })
  return both('the rolls', engine, reference)
}

const both = (what: string, engine: unknown, reference: unknown): string =>
  `${what} differs\n  engine:    ${JSON.stringify(engine)}\n  reference: ${JSON.stringify(reference)}`

const heading = (seed: number, { turn }: BattleState, commands: readonly Command[]): string =>
  `Battle ${seed}, turn ${turn}, after ${JSON.stringify(commands)}\n  again: SEED=${seed} npx vitest run --project unit tests/reference`
