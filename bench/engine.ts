import { catalog } from '../src/content/catalog.ts'
import { fields } from '../src/content/fields.ts'
import { items } from '../src/content/items.ts'
import { partySkills } from '../src/content/skills/all.ts'
import { builds } from '../src/lab/builds.ts'
import type { Build } from '../src/rules/party/build.ts'
import { memberWith, parties } from '../src/lab/party.ts'
import { random } from '../src/lab/policies/simple.ts'
import { startAdventure } from '../src/rules/adventure/adventure.ts'
import type { Command } from '../src/rules/battle/command.ts'
import type { BattleState } from '../src/rules/battle/state.ts'
import { resolveTurn } from '../src/rules/battle/turn.ts'
import { expAtLevel, MAX_LEVEL } from '../src/rules/party/growth.ts'
import { type RngState, rngStateFrom, seededRng } from '../src/rules/rng.ts'
import { median, report } from './shared/figures.ts'

/** All that a turn is played from. */
interface RecordedTurn {
  readonly state: BattleState
  readonly commands: readonly Command[]
  readonly rng: RngState
}

const REPETITIONS = 41
const BAG_SLOTS = 5

/** Every place of the game where three enemies stand. */
const places = fields.flatMap(({ stages }) => stages.filter(({ length }) => length === 3))

/** Three against three: each build in each place, beside two others that change from battle to battle; random legal commands to the end. */
function recordTurns(): readonly RecordedTurn[] {
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

/** @throws Error when a party skill or an item never occurs in these turns. */
function checkCoverage(turns: readonly RecordedTurn[]): void {
  const commands = turns.flatMap((turn) => turn.commands)
  const skills = new Set(commands.map((command) => (command.type === 'skill' ? command.skill : null)))
  const used = new Set(commands.map((command) => (command.type === 'item' ? command.item : null)))
  const missing = [...partySkills.filter(({ id }) => !skills.has(id)), ...items.filter(({ id }) => !used.has(id))]
  if (missing.length > 0) throw new Error(`Never used in the bench: ${missing.map(({ id }) => id).join(', ')}`)
}

/** Milliseconds for all turns. The results are counted, so that the compiler cannot leave work out. */
function timed(turns: readonly RecordedTurn[], work: (turn: RecordedTurn) => number): number {
  const started = performance.now()
  let made = 0
  for (const turn of turns) made += work(turn)
  if (made <= 0) throw new Error('Nothing was made')
  return performance.now() - started
}

const playTurn = ({ state, commands, rng }: RecordedTurn): number => resolveTurn(state, commands, seededRng(rng), catalog).events.length
const roundTrip = ({ state }: RecordedTurn): number => (JSON.parse(JSON.stringify(state)) as BattleState).combatants.length

const recorded = recordTurns()
checkCoverage(recorded)
const timings = Array.from({ length: REPETITIONS }, () => ({ turns: timed(recorded, playTurn), roundTrips: timed(recorded, roundTrip) }))
// The first repetitions warm the compiler up.
const warm = timings.slice(10)
const ratio = median(warm.map(({ turns, roundTrips }) => turns / roundTrips))
const perTurn = median(warm.map(({ turns }) => turns)) / recorded.length
const events = recorded.reduce((sum, turn) => sum + playTurn(turn), 0)
console.log(
  `${recorded.length} turns of ${builds.length * places.length} battles, ${(events / recorded.length).toFixed(1)} events each; all ${partySkills.length} party skills, all ${items.length} items`,
)
report([
  { name: 'one turn against one JSON round trip of its state', value: ratio, most: 1 },
  { name: 'turns a second on one core', value: 1000 / perTurn },
])
