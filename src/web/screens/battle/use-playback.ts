import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import type { BattleState } from '../../../rules/battle/state.ts'
import { play } from '../../sound/sound.ts'
import type { PlayedRound } from './battle-model.ts'
import { type Float, type MotionName, playback, type Step } from './playback.ts'

export type Speed = 'normal' | 'double' | 'instant'
const paces: Readonly<Record<Speed, number>> = { normal: 1, double: 0.5, instant: 0 }
/** How long the last line stays before commands are asked again, at single speed. */
const closingPause = 320
/** How long the outcome of a round that is played at once can be seen. */
const glance = 750

export interface Motion {
  readonly name: MotionName
  /** Tells a repeated motion from the one before. */
  readonly nth: number
}

/** What of the round is on the stage now. */
export interface Showing {
  readonly state: BattleState
  readonly line: string | null
  /** Who is acting; null before the first. */
  readonly actor: number | null
  readonly motions: ReadonlyMap<number, Motion>
  readonly floats: readonly (Float & { readonly nth: number })[]
}

interface Cursor {
  readonly round: PlayedRound | null
  /** Steps already taken. */
  readonly taken: number
}

/**
 * Plays a round's events one after the other and then calls `onEnd`. Null while no round is being shown.
 * `instant` takes all steps at once; the lines stay in the record.
 */
export function usePlayback(before: BattleState, round: PlayedRound | null, speed: Speed, onEnd: () => void): Showing | null {
  const steps = useMemo(() => (round ? playback(before, round) : []), [before, round])
  const [cursor, advance] = useReducer(takeStep, { round: null, taken: 0 })
  const end = useEffectEvent(onEnd)
  const taken = cursor.round === round ? cursor.taken : 0
  useEffect(() => {
    if (round === null) return
    if (speed === 'instant' || taken >= steps.length) {
      const timer = setTimeout(() => end(), speed === 'instant' ? glance : closingPause * paces[speed])
      return () => clearTimeout(timer)
    }
    const pause = (steps[taken - 1]?.pause ?? 0) * paces[speed]
    const timer = setTimeout(() => {
      const next = nextStop(steps, taken)
      for (const { sound } of steps.slice(taken, next)) if (sound) play(sound)
      advance({ round, taken: next })
    }, pause)
    return () => clearTimeout(timer)
  }, [round, steps, speed, taken])
  return useMemo(
    () => (round === null ? null : showing(before, steps, speed === 'instant' ? steps.length : taken, speed === 'instant')),
    [round, before, steps, taken, speed],
  )
}

/** Steps without a pause are taken together with the next one that has one. */
function nextStop(steps: readonly Step[], taken: number): number {
  const stop = steps.findIndex((step, index) => index >= taken && step.pause > 0)
  return stop < 0 ? steps.length : stop + 1
}

const takeStep = (_: Cursor, next: Cursor): Cursor => next

/** Floats live as long as their rising takes: about the last eight steps. */
const floatsKept = 8

function showing(before: BattleState, steps: readonly Step[], taken: number, atOnce: boolean): Showing {
  const done = steps.slice(0, taken)
  const motions = new Map<number, Motion>()
  const floats: (Float & { nth: number })[] = []
  for (const [nth, step] of done.entries()) {
    for (const { place, motion } of step.motions) motions.set(place, { name: motion, nth })
    if (step.float && nth >= taken - floatsKept) floats.push({ ...step.float, nth })
  }
  return {
    state: done.at(-1)?.state ?? before,
    line: done.findLast((step) => step.line !== null)?.line ?? null,
    actor: done.findLast((step) => step.actor !== null)?.actor ?? null,
    motions,
    floats: atOnce ? sums(done) : floats,
  }
}

/** One number for everybody who lost or gained HP in the whole round. */
function sums(steps: readonly Step[]): Showing['floats'] {
  const changes = new Map<number, number>()
  for (const { float } of steps) {
    if (!float || float.tone === 'ap') continue
    const amount = float.tone === 'heal' ? Number(float.text) : -Number(float.text)
    changes.set(float.place, (changes.get(float.place) ?? 0) + amount)
  }
  return [...changes]
    .filter(([, change]) => change !== 0)
    .map(([place, change]) => ({ place, nth: place, text: String(Math.abs(change)), tone: change < 0 ? 'damage' : 'heal', mark: null }))
}
