import { chanceOf } from './machine/chance.ts'
import type { Mode } from './machine/database/dialect.ts'

/** Probabilities for one message. */
export interface NetworkRates {
  readonly loseRequest: number
  readonly loseReply: number
  /** The request arrives twice. */
  readonly double: number
  readonly late: number
}

export const FAULTS = [
  'crash',
  'crashAtCommit',
  'powerCut',
  'writeFails',
  'diskFull',
  'clockJump',
  'restart',
  'housekeeping',
  'upgrade',
  'commitFails',
] as const
export type FaultKind = (typeof FAULTS)[number]

/** What a seed is made of: plain JSON. Shrinking turns parts of it off; everything else is drawn by name and stays as it was. */
export interface Plan {
  readonly seed: number
  readonly players: number
  /** Of each player. */
  readonly actions: number
  readonly tabs: 1 | 2
  /** Of accounts, each with two devices and a thief. */
  readonly owners: number
  /** Of each device of an owner; the thief has half of them. */
  readonly accountActions: number
  /** Of the operator; 0: there is none. */
  readonly operatorActions: number
  readonly mode: Mode
  /** How many servers run at once. */
  readonly instances: 1 | 2
  /** How often a query lets time pass before it, 0–1. */
  readonly stepping: number
  /** `RATE_LIMIT_SCALE` of the servers. */
  readonly rateScale: number
  readonly network: NetworkRates
  /** Mean time between faults of the kind, in simulated milliseconds; 0: never. */
  readonly faults: Readonly<Record<FaultKind, number>>
  /** What is left out: `player`, owner or operator, `player.action`, `player.action+` (what is sent beside it) and `fault:kind.number`. */
  readonly without: readonly string[]
}

/** Its name. */
export const OPERATOR = 'm0'

/** `prefix` with each number. */
export const namesOf = (prefix: string, count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `${prefix}${from + nth}`)

export function planOf(seed: number, actions = 40): Plan {
  const chance = chanceOf(seed, 'plan')
  const on = (probability: number, value: number): number => (chance.is(probability) ? value * (0.4 + chance.unit()) : 0)
  return {
    seed,
    players: chance.is(0.02) ? 100 : chance.int(1, 8),
    actions,
    tabs: chance.is(0.5) ? 2 : 1,
    mode: chance.is(0.4) ? 'interleaved' : 'sequential',
    instances: chance.is(0.3) ? 2 : 1,
    stepping: chance.pick([0.1, 0.4, 1]),
    rateScale: chance.is(0.2) ? 1 : 100_000,
    network: { loseRequest: on(0.5, 0.04), loseReply: on(0.6, 0.08), double: on(0.5, 0.06), late: on(0.5, 0.06) },
    faults: {
      crash: on(0.4, 3_000),
      crashAtCommit: on(0.4, 3_000),
      powerCut: on(0.3, 5_000),
      writeFails: on(0.3, 1_500),
      diskFull: on(0.2, 4_000),
      clockJump: on(0.2, 3_000),
      restart: on(0.3, 5_000),
      housekeeping: on(0.3, 2_000),
      upgrade: on(0.2, 6_000),
      commitFails: on(0.3, 1_500),
    },
    owners: chance.is(0.5) ? (chance.is(0.4) ? 2 : 1) : 0,
    accountActions: Math.ceil(actions / 2),
    operatorActions: chance.is(0.6) ? chance.int(6, 12) : 0,
    without: [],
  }
}
