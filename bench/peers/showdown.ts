import { peer } from './packages.ts'

interface Side {
  readonly name: string
  readonly team: unknown
}

interface Showdown {
  readonly Teams: { getGenerator(format: string, seed: readonly number[]): { getTeam(): unknown } }
  readonly Battle: new (options: {
    readonly formatid: string
    readonly seed: readonly number[]
    readonly p1: Side
    readonly p2: Side
  }) => {
    readonly ended: boolean
    makeChoices(one: string, other: string): void
  }
}

/** Two stand on each side: of its formats with teams drawn by lot, the one with the most on the field. */
const FORMAT = 'gen9randomdoublesbattle'
const [WARM_UP, MEASURED] = [60, 120]

/** Milliseconds that a turn takes in the process: teams drawn by a seed, the first choice that each may make, to the end of the battle. */
export function showdownTurn(): number {
  const { Battle, Teams } = peer('pokemon-showdown') as Showdown
  let [milliseconds, turns] = [0, 0]
  for (let nth = 0; nth < WARM_UP + MEASURED; nth += 1) {
    const team = (number: number): unknown => Teams.getGenerator(FORMAT, [nth, number, 3, 4]).getTeam()
    const [p1, p2] = [
      { name: 'one', team: team(1) },
      { name: 'other', team: team(2) },
    ]
    const battle = new Battle({ formatid: FORMAT, seed: [nth, 7, 8, 9], p1, p2 })
    const started = performance.now()
    let played = 0
    for (; !battle.ended; played += 1) battle.makeChoices('default', 'default')
    if (nth < WARM_UP) continue
    milliseconds += performance.now() - started
    turns += played
  }
  return milliseconds / turns
}
