import { catalog } from '../../content/catalog.ts'
import { type ReplayedTurn, replayed } from '../../rules/adventure/recording.ts'
import type { Command } from '../../rules/battle/command.ts'
import { rngStateFrom } from '../../rules/rng.ts'
import type { Advice } from '../../players/lookback/advice.ts'
import { alternativesTo } from '../../players/lookback/alternatives.ts'
import { type Lookback, lookBack, momentsOf } from '../../players/lookback/lookback.ts'
import { chanceOfWinning, type Moment, seedsFrom } from '../../players/lookback/playouts.ts'
import { type Departure, turnsOf } from '../decisions/position.ts'

/** A casual person's adventure; where it is lost, what looking back at it tells is compared with the same by many more playouts. Plain JSON: it is sent to a worker thread. */
export interface LookbackCheck extends Departure {
  readonly type: 'lookbacks'
}

export interface LookbacksResult {
  readonly field: number
  /** Null when the adventure was won. */
  readonly lost: LookedBackAt | null
}

interface LookedBackAt {
  /** The turn where the chance sank most is the same by `MANY` playouts; no turn in both counts as the same. */
  readonly isSameTurn: boolean
  /** Of each advice. */
  readonly advice: readonly KeptAdvice[]
}

/** What an advice promised to add to the chance, and what it adds with new dice, 0–1. */
export interface KeptAdvice {
  readonly promised: number
  readonly kept: number
}

/** Playouts by which those of the game are judged. */
const MANY = 2000
/** For both sides of an advice. */
const NEW_DICE = 500

export function judgeLookback({ field, members, bag, seed }: LookbackCheck): LookbacksResult {
  const turns = playedBy({ field, members, bag, seed })
  if (turns.at(-1)?.after.phase !== 'lost') return { field, lost: null }
  const lookback = lookedBack(turns, seed)
  const isSameTurn = worstTurn(lookback) === worstTurn(lookedBack(turns, seed + 0x5a1e, MANY))
  const { moments, orders } = momentsOf(turns)
  const advice = lookback.turns.flatMap(({ verdict }, nth) => {
    const moment = moments[nth]
    return verdict?.advice && moment ? [keptBy(moment, orders[nth] ?? [], { ...verdict.advice, ordered: verdict.ordered }, seed)] : []
  })
  return { field, lost: { isSameTurn, advice } }
}

/** Nobody in it has been in the field before. */
function playedBy(departure: Departure): readonly ReplayedTurn[] {
  const turns = [...turnsOf(departure, 'casual')].map(({ position: { adventure }, commands }) => ({
    stage: adventure.stage,
    turn: adventure.battle.turn,
    commands,
  }))
  return replayed({ ...departure, seed: rngStateFrom(departure.seed), turns }, catalog).turns
}

function lookedBack(turns: readonly ReplayedTurn[], seed: number, playouts?: number): Lookback {
  const steps = lookBack(turns, seed, playouts)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

const worstTurn = ({ turns }: Lookback): number => turns.findIndex(({ mark }) => mark === 'worst')

function keptBy(moment: Moment, orders: readonly Command[], advice: Advice & { readonly ordered: number }, seed: number): KeptAdvice {
  const { type, members, act, target, chance, ordered } = advice
  const wanted = JSON.stringify([type, members, act, target])
  const followed = alternativesTo(moment, orders).find((one) => JSON.stringify([one.type, one.members, one.act, one.target]) === wanted)
  if (!followed) throw new Error('An advice that is none of the alternatives')
  const seeds = seedsFrom(seed ^ 0xd1ce, NEW_DICE)
  const kept = chanceOfWinning(moment, seeds, followed.commands) - chanceOfWinning(moment, seeds, orders)
  return { promised: chance - ordered, kept }
}
