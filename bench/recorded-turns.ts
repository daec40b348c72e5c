import { catalog } from '../src/content/catalog.ts'
import { fields } from '../src/content/fields.ts'
import { items } from '../src/content/items.ts'
import { builds } from '../src/lab/builds.ts'
import { memberWith, parties } from '../src/lab/party.ts'
import { random } from '../src/lab/policies/simple.ts'
import { startAdventure } from '../src/rules/adventure/adventure.ts'
import type { Command } from '../src/rules/battle/command.ts'
import type { BattleState } from '../src/rules/battle/state.ts'
import { resolveTurn } from '../src/rules/battle/turn.ts'
import type { Build } from '../src/rules/party/build.ts'
import { expAtLevel, MAX_LEVEL } from '../src/rules/party/growth.ts'
import { type RngState, rngStateFrom, seededRng } from '../src/rules/rng.ts'

/** All that a turn is played from. */
export interface RecordedTurn {
  readonly state: BattleState
  readonly commands: readonly Command[]
  readonly rng: RngState
}

const BAG_SLOTS = 5

/** Every place of the game where three enemies stand. */
const places = fields.flatMap(({ stages }) => stages.filter(({ length }) => length === 3))

/** How many battles they are of. */
export const battles = builds.length * places.length

/** Three against three: each build in each place, beside two others that change from battle to battle; random legal commands to the end. */
export function recordTurns(): readonly RecordedTurn[] {
  return builds.flatMap((build, nth) =>
    places.flatMap((enemies, place) => battle(partyAround(build, nth + place), enemies, nth * 1000 + place)),
  )
}

function partyAround(build: Build, seed: number): readonly Build[] {
  const fitting = parties.filter((party) => party.includes(build.role))
  return (fitting[seed % fitting.length] ?? []).flatMap((role) => {
    const ofRole = builds.filter((other) => other.role === role)
    return role === build.role ? [build] : ofRole.slice(seed % ofRole.length).slice(0, 1)
  })
}

function battle(party: readonly Build[], enemies: readonly number[], seed: number): readonly RecordedTurn[] {
  const generator = seededRng(rngStateFrom(seed))
  const members = party.map((build) => memberWith(expAtLevel(MAX_LEVEL), build))
  const bag = Array.from({ length: BAG_SLOTS }, (_, slot) => ({ item: items[(seed + slot * 3) % items.length]?.id ?? 1, count: 2 }))
  const place = { ...catalog, field: (id: number) => ({ id, stages: [enemies] }) }
  const turns: RecordedTurn[] = []
  let { battle: state } = startAdventure({ field: 1, members, bag, rng: generator.state }, place)
  while (state.outcome === null) {
    const commands = random.choose(state, { rng: generator, stagesLeft: 0 })
    turns.push({ state, commands, rng: generator.state })
    state = resolveTurn(state, commands, generator, catalog).state
  }
  return turns
}

/** @returns how many events it makes. */
export const playTurn = ({ state, commands, rng }: RecordedTurn): number =>
  resolveTurn(state, commands, seededRng(rng), catalog).events.length
