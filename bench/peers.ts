import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureMoves } from './peers/moves.ts'
import { installPeers } from './peers/packages.ts'
import { showdownTurn } from './peers/showdown.ts'
import { median, report } from './shared/figures.ts'
import { type Measurement, p99, perSecond } from './shared/load.ts'
import { CLIENTS, LoadTest } from './shared/servers.ts'
import { playTurn, recordTurns } from './recorded-turns.ts'

const [ROUNDS, SECONDS, FIGHTERS, WARM_UP] = [3, 4, 1500, 10_000]

const folder = mkdtempSync(join(tmpdir(), 'kageakari-peers-'))

/** Milliseconds of one turn of three against three in the rules. */
function ownTurn(): number {
  const turns = recordTurns()
  const timed = (): number => {
    const started = performance.now()
    for (const turn of turns) playTurn(turn)
    return (performance.now() - started) / turns.length
  }
  const repetitions = Array.from({ length: 25 }, timed)
  return median(repetitions.slice(10))
}

/** Turns over HTTP, each committed and on the disk before its answer. */
async function measureTurns(rounds: number): Promise<readonly Measurement[]> {
  let turns = 0
  let take: (milliseconds: number) => void = () => undefined
  const databaseUrl = `file:${join(folder, 'game.db')}`
  const onTurn = ({ milliseconds }: { readonly milliseconds: number }): void => {
    turns += 1
    take(milliseconds)
  }
  const loadTest = await LoadTest.open({ databaseUrl, servers: 1, fighters: FIGHTERS, twiceEvery: 0, onTurn })
  try {
    await loadTest.playUntil(() => turns >= WARM_UP)
    const measured: Measurement[] = []
    for (let nth = 0; nth < rounds; nth += 1) {
      measured.push(
        await loadTest.fightFor(SECONDS, (taker) => {
          take = taker
        }),
      )
    }
    return measured
  } finally {
    await loadTest.close()
  }
}

const middle = (all: readonly Measurement[], figure: (one: Measurement) => number): number => median(all.map(figure))
const microseconds = ({ serverSeconds, milliseconds }: Measurement): number => ((serverSeconds ?? Number.NaN) / milliseconds.length) * 1e6

try {
  installPeers()
  const [own, showdown] = [ownTurn(), showdownTurn()]
  const turns = await measureTurns(ROUNDS)
  const moves: Measurement[] = []
  for (let nth = 0; nth < ROUNDS; nth += 1) moves.push(await measureMoves(CLIENTS, SECONDS, join(folder, `moves-${nth}`)))
  report([
    { name: 'a turn in the rules, three against three', value: own * 1000, unit: ' µs' },
    { name: 'a turn of pokemon-showdown, two against two', value: showdown * 1000, unit: ' µs' },
    { name: 'so many of our turns in one of its', value: showdown / own },
    { name: 'a stored turn: processor of the server', value: middle(turns, microseconds), unit: ' µs' },
    { name: 'a stored move of boardgame.io: processor of the server', value: middle(moves, microseconds), unit: ' µs' },
    { name: 'a stored turn against a stored move, processor', value: middle(turns, microseconds) / middle(moves, microseconds) },
    { name: 'stored turns a second', value: middle(turns, perSecond) },
    { name: 'stored moves of boardgame.io a second', value: middle(moves, perSecond) },
    { name: 'stored turn, p99', value: middle(turns, p99), unit: ' ms' },
    { name: 'stored move of boardgame.io, p99', value: middle(moves, p99), unit: ' ms' },
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
// The sockets of boardgame.io's clients go on trying to reach a server that has ended.
process.exit()
