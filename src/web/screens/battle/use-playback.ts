import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import type { BattleState } from '../../../rules/battle/state.ts'
import { play } from '../../sound/sound.ts'
import type { Speech } from '../../../contract/battle.ts'
import type { PlayedTurn } from './battle-model.ts'
import { closingPause, type Float, type MotionName, playback, readingTime, soundOfAll, type Step } from './playback.ts'

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
  /** How many of its events have happened. */
  readonly taken: number
  readonly line: Line | null
  /** Who is acting; null before the first. */
  readonly actor: number | null
  readonly motions: ReadonlyMap<number, Motion>
  readonly floats: readonly ShownFloat[]
  /** Places of those who have announced something in the turn that is shown. */
  readonly announced: ReadonlySet<number>
  /** What is being said. */
  readonly speech: Speech | null
}

interface Cursor {
  readonly turn: PlayedTurn | null
  /** Steps already taken. */
  readonly taken: number
}

export interface Pace {
  /** Multiplies every pause; 0 takes all steps up to the next speech at once: the lines stay in the record. */
  readonly steps: number
  /** Multiplies the time for which a speech stays. */
  readonly speeches: number
}

/** Plays a turn's events one after the other and then calls `onEnd`. Null while no turn is being shown. While `held`, it stands where it is. */
export function usePlayback(before: BattleState, turn: PlayedTurn | null, pace: Pace, onEnd: () => void, held = false): Showing | null {
  const steps = useMemo(() => (turn ? playback(before, turn) : []), [before, turn])
  const [cursor, advance] = useReducer(takeStep, { turn: null, taken: 0 })
  const end = useEffectEvent(onEnd)
  const taken = cursor.turn === turn ? cursor.taken : 0
  const atOnce = pace.steps === 0
  const shown = atOnce ? nextSpeech(steps, taken) : taken
  useEffect(() => {
    if (turn === null || held) return
    if (atOnce) playAll(steps.slice(taken, shown))
    const last = steps[shown - 1]
    const speaking = last?.speech ? readingTime(last.speech) * pace.speeches : 0
    if (shown >= steps.length) {
      const timer = setTimeout(() => end(), speaking + (atOnce ? glance : closingPause * pace.steps))
      return () => clearTimeout(timer)
    }
    const timer = setTimeout(
      () => {
        const next = atOnce ? nextSpeech(steps, shown + 1) : nextStop(steps, shown)
        if (atOnce) playAll(steps.slice(shown, next))
        else for (const { sound } of steps.slice(shown, next)) if (sound) play(sound)
        advance({ turn, taken: next })
      },
      speaking + (last?.pause ?? 0) * pace.steps,
    )
    return () => clearTimeout(timer)
  }, [turn, steps, pace.steps, pace.speeches, taken, shown, atOnce, held])
  return useMemo(() => (turn === null ? null : showingOf(before, steps, { taken: shown, atOnce })), [turn, before, steps, shown, atOnce])
}

function playAll(steps: readonly Step[]): void {
  const sound = soundOfAll(steps)
  if (sound) play(sound)
}

/** Steps without a pause are taken together with the next one that has one. */
function nextStop(steps: readonly Step[], taken: number): number {
  const stop = steps.findIndex(({ pause, speech }, index) => index >= taken && (pause > 0 || speech !== null))
  return stop < 0 ? steps.length : stop + 1
}

/** The steps up to the next one after which something is said; at least `taken`. */
function nextSpeech(steps: readonly Step[], taken: number): number {
  const stop = steps.findIndex(({ speech }, index) => index >= taken - 1 && speech !== null)
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
    taken,
    line: lineOf(done),
    actor: done.findLast((step) => step.actor !== null)?.actor ?? null,
    motions,
    floats: atOnce ? sums(done) : floats,
    announced,
    speech: done.at(-1)?.speech ?? null,
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
