import { catalog } from '../src/content/catalog.ts'
import { fields } from '../src/content/fields.ts'
import { items } from '../src/content/items.ts'
import { partySkills } from '../src/content/skills/all.ts'
import { type Build, builds } from '../src/lab/builds.ts'
import { memberWith, parties } from '../src/lab/party.ts'
import { random } from '../src/lab/policies/simple.ts'
import { startAdventure } from '../src/rules/adventure.ts'
import type { Command } from '../src/rules/battle/command.ts'
import type { BattleState } from '../src/rules/battle/state.ts'
import { resolveTurn } from '../src/rules/battle/turn.ts'
import { EXP_FOR_LEVEL } from '../src/rules/growth.ts'
import { type RngState, rngStateFrom, seededRng } from '../src/rules/rng.ts'
import { median, report } from './figures.ts'

/** Everything that a round is played from. */
interface RoundToPlay {
  readonly state: BattleState
  readonly commands: readonly Command[]
  readonly dice: RngState
}

const REPETITIONS = 41
const HIGHEST_EXP = EXP_FOR_LEVEL.at(-1) ?? 0
const BAG_SLOTS = 5

/** Every place of the game where three enemies stand. */
const places = fields.flatMap(({ stages }) => stages.filter(({ length }) => length === 3))

/** Three against three: each build in each place, beside two others that change from battle to battle; random legal commands to the end. */
function recordRounds(): readonly RoundToPlay[] {
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

function battle(party: readonly Build[], enemies: readonly number[], seed: number): readonly RoundToPlay[] {
  const dice = seededRng(rngStateFrom(seed))
  const members = party.map((build) => memberWith(HIGHEST_EXP, build))
  const bag = Array.from({ length: BAG_SLOTS }, (_, slot) => ({ item: items[(seed + slot * 3) % items.length]?.id ?? 1, count: 2 }))
  const place = { ...catalog, field: (id: number) => ({ id, stages: [enemies] }) }
  const rounds: RoundToPlay[] = []
  let { battle: state } = startAdventure({ field: 1, members, bag, rng: dice.state }, place)
  while (state.outcome === null) {
    const commands = random.choose(state, { rng: dice, stagesLeft: 0 })
    rounds.push({ state, commands, dice: dice.state })
    state = resolveTurn(state, commands, dice, catalog).state
  }
  return rounds
}

/** @throws Error when the rounds leave something of the party's vocabulary out. */
function checkCoverage(rounds: readonly RoundToPlay[]): void {
  const commands = rounds.flatMap((round) => round.commands)
  const skills = new Set(commands.map((command) => (command.type === 'skill' ? command.skill : null)))
  const used = new Set(commands.map((command) => (command.type === 'item' ? command.item : null)))
  const missing = [...partySkills.filter(({ id }) => !skills.has(id)), ...items.filter(({ id }) => !used.has(id))]
  if (missing.length > 0) throw new Error(`Never used in the bench: ${missing.map(({ id }) => id).join(', ')}`)
}

/** Milliseconds for all rounds. What is made is counted, so that none of it can be left out. */
function timed(rounds: readonly RoundToPlay[], work: (round: RoundToPlay) => number): number {
  const started = performance.now()
  let made = 0
  for (const round of rounds) made += work(round)
  if (made <= 0) throw new Error('Nothing was made')
  return performance.now() - started
}

const turn = ({ state, commands, dice }: RoundToPlay): number => resolveTurn(state, commands, seededRng(dice), catalog).events.length
const roundTrip = ({ state }: RoundToPlay): number => (JSON.parse(JSON.stringify(state)) as BattleState).combatants.length

const rounds = recordRounds()
checkCoverage(rounds)
const timings = Array.from({ length: REPETITIONS }, () => ({ turns: timed(rounds, turn), roundTrips: timed(rounds, roundTrip) }))
// The first repetitions warm the compiler up.
const warm = timings.slice(10)
const ratio = median(warm.map(({ turns, roundTrips }) => turns / roundTrips))
const perTurn = median(warm.map(({ turns }) => turns)) / rounds.length
const events = rounds.reduce((sum, round) => sum + turn(round), 0)
console.log(
  `${rounds.length} rounds of ${builds.length * places.length} battles, ${(events / rounds.length).toFixed(1)} events each; all ${partySkills.length} party skills, all ${items.length} items`,
)
report([
  { name: 'one turn against one JSON round trip of its state', value: ratio, most: 1 },
  { name: 'turns a second on one core', value: 1000 / perTurn },
])
