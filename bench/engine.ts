import { items } from '../src/content/items.ts'
import { partySkills } from '../src/content/skills/all.ts'
import type { BattleState } from '../src/rules/battle/state.ts'
import { median, report } from './shared/figures.ts'
import { battles, playTurn, type RecordedTurn, recordTurns } from './recorded-turns.ts'

const REPETITIONS = 41

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
  `${recorded.length} turns of ${battles} battles, ${(events / recorded.length).toFixed(1)} events each; all ${partySkills.length} party skills, all ${items.length} items`,
)
report([
  { name: 'one turn against one JSON round trip of its state', value: ratio, most: 1 },
  { name: 'turns a second on one core', value: 1000 / perTurn },
])
