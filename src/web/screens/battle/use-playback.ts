import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import type { BattleState } from '../../../rules/battle/state.ts'
import { play } from '../../sound/sound.ts'
import type { PlayedTurn } from './battle-model.ts'
import { closingPause, type Float, type MotionName, playback, type Step } from './playback.ts'

/** How long a turn that is shown at once stays, in milliseconds. */
const glance = 750

export interface Motion {
  readonly name: MotionName
  /** Differs when a motion is repeated. */
  readonly nth: number
}

export type ShownFloat = Float & { readonly nth: number }

/** A line of the log, with that of the action it is a result of. */
export interface Line {
  readonly heading: string | null
  readonly text: string
}

/** What of the turn is on the stage now. */
export interface Showing {
  readonly state: BattleState
  readonly line: Line | null
  /** Who is acting; null before the first. */
  readonly actor: number | null
  readonly motions: ReadonlyMap<number, Motion>
  readonly floats: readonly ShownFloat[]
  /** Places of those who have announced something in the turn that is shown. */
  readonly announced: ReadonlySet<number>
}

interface Cursor {
  readonly turn: PlayedTurn | null
  /** Steps already taken. */
  readonly taken: number
}

/**
 * Plays a turn's events one after the other and then calls `onEnd`. Null while no turn is being shown.
 * `pace` multiplies every pause; 0 takes all steps at once, the lines stay in the record. While `held`, it stands where it is.
 */
export function usePlayback(before: BattleState, turn: PlayedTurn | null, pace: number, onEnd: () => void, held = false): Showing | null {
  const steps = useMemo(() => (turn ? playback(before, turn) : []), [before, turn])
  const [cursor, advance] = useReducer(takeStep, { turn: null, taken: 0 })
  const end = useEffectEvent(onEnd)
  const taken = cursor.turn === turn ? cursor.taken : 0
  useEffect(() => {
    if (turn === null || held) return
    if (pace === 0 || taken >= steps.length) {
      const timer = setTimeout(() => end(), pace === 0 ? glance : closingPause * pace)
      return () => clearTimeout(timer)
    }
    const pause = (steps[taken - 1]?.pause ?? 0) * pace
    const timer = setTimeout(() => {
      const next = nextStop(steps, taken)
      for (const { sound } of steps.slice(taken, next)) if (sound) play(sound)
      advance({ turn, taken: next })
    }, pause)
    return () => clearTimeout(timer)
  }, [turn, steps, pace, taken, held])
  const atOnce = pace === 0
  return useMemo(
    () => (turn === null ? null : showingOf(before, steps, { taken: atOnce ? steps.length : taken, atOnce })),
    [turn, before, steps, taken, atOnce],
  )
}

/** Steps without a pause are taken together with the next one that has one. */
function nextStop(steps: readonly Step[], taken: number): number {
  const stop = steps.findIndex((step, index) => index >= taken && step.pause > 0)
  return stop < 0 ? steps.length : stop + 1
}

const takeStep = (_: Cursor, next: Cursor): Cursor => next

/** How long floats are kept: their animation takes about eight steps. */
const floatsKept = 8

/** What is shown once `taken` steps have been. `atOnce`: the turn is not played step by step. */
export function showingOf(
  before: BattleState,
  steps: readonly Step[],
  { taken, atOnce }: { readonly taken: number; readonly atOnce: boolean },
): Showing {
  const done = steps.slice(0, taken)
  const motions = new Map<number, Motion>()
  const floats: ShownFloat[] = []
  const announced = new Set<number>()
  for (const [nth, step] of done.entries()) {
    for (const { place, motion } of step.motions) {
      motions.set(place, { name: motion, nth })
      if (motion === 'telegraph') announced.add(place)
    }
    if (step.float && nth >= taken - floatsKept) floats.push({ ...step.float, nth })
  }
  return {
    state: done.at(-1)?.state ?? before,
    line: lineOf(done),
    actor: done.findLast((step) => step.actor !== null)?.actor ?? null,
    motions,
    floats: atOnce ? sums(done) : floats,
    announced,
  }
}

function lineOf(done: readonly Step[]): Line | null {
  const told = done.findLast(({ line }) => line !== null)
  return told === undefined || told.line === null ? null : { heading: told.heading, text: told.line }
}

/** One number for everybody who lost or gained HP in the whole turn. */
export function sums(steps: readonly Step[]): readonly ShownFloat[] {
  const changes = new Map<number, number>()
  for (const { float } of steps) {
    if (float === null || float.tone === 'apGained' || float.tone === 'apLost') continue
    const change = float.tone === 'heal' ? float.amount : -float.amount
    changes.set(float.place, (changes.get(float.place) ?? 0) + change)
  }
  return [...changes]
    .filter(([, change]) => change !== 0)
    .map(([place, change]) => ({ place, nth: place, amount: Math.abs(change), tone: change < 0 ? 'damage' : 'heal', mark: null }))
}
