import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react'
import type { BattleState } from '../../../../rules/battle/state.ts'
import type { Speech } from '../../../../contract/battle.ts'
import { number } from '../../../motion/gestures/number.ts'
import { Player } from '../../../motion/player.ts'
import type { Stage } from '../../../motion/stage.ts'
import { motion } from '../../../settings/settings.ts'
import { play } from '../../../sound/sound.ts'
import type { PlayedTurn } from '../battle-model.ts'
import { type Choreography, choreographyOf, type Frame, type Part, readingTime, soundOfAll, stillFrame, sumsOf } from './choreography.ts'

/** How long a turn that is shown at once stays, in milliseconds. */
const glance = 750
/** How long the last frame stays before commands are asked for again, in milliseconds at single speed. */
const closingPause = 180
/** How long what is shown stays where nothing moves, in milliseconds at single speed: until the next line, until the next thing of the same line. */
const stillPauses = { line: 800, more: 250 } as const

/** How long the first turn waits for the figures of those who act, in milliseconds. After that it is played without them. */
const longestWait = 3000

/** What of the turn is on the stage now. */
export interface Showing extends Frame {
  /** What is being said. */
  readonly speech: Speech | null
}

export const still = (state: BattleState): Showing => ({ ...stillFrame(state), speech: null })

export interface Pace {
  /** Multiplies every time; 0 shows each part at once: the lines stay in the record. */
  readonly steps: number
  /** Multiplies the time for which a speech stays. */
  readonly speeches: number
}

/** How far the turn has been shown. */
interface Cursor {
  readonly turn: PlayedTurn | null
  readonly part: number
  readonly frame: number
  /** The part has been played; what is said after it is read. */
  readonly played: boolean
}

const atStart = { part: 0, frame: 0, played: false } as const
const advanced = (_: Cursor, next: Cursor): Cursor => next

/**
 * Plays a turn on the stage, part by part, and then calls `onEnd`. Null while no turn is being shown. While `held`, it stands where it is.
 * What is shown comes from the frames of the choreography; gestures only move.
 */
export function usePlayback(
  stage: Stage,
  { before, turn, held = false }: { readonly before: BattleState; readonly turn: PlayedTurn | null; readonly held?: boolean },
  pace: Pace,
  onEnd: () => void,
): Showing | null {
  const choreography = useMemo(() => (turn ? choreographyOf(before, turn) : null), [before, turn])
  const [cursor, advance] = useReducer(advanced, { turn: null, ...atStart })
  const player = useMemo(() => new Player(stage), [stage])
  const { part, frame, played } = cursor.turn === turn ? cursor : atStart
  const current = choreography?.parts[part] ?? null
  const atOnce = pace.steps === 0
  const isStill = !atOnce && motion() === 'none'
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    stage.clock.setRate(held ? 0 : 1 / (pace.steps || 1))
  }, [stage, held, pace.steps])

  useEffect(() => {
    if (current === null || played || held || !atOnce) return
    player.stop()
    const sound = soundOfAll(current)
    if (sound) play(sound)
    stage.measure()
    for (const sum of sumsOf(current)) number(stage, sum)
    advance({ turn, part, frame: current.last, played: true })
  }, [player, stage, current, turn, part, played, held, atOnce])

  // Without motion frame follows frame; the numbers stand at the end.
  useEffect(() => {
    if (current === null || choreography === null || played || held || !isStill) return
    const { frames } = choreography
    const next = Math.min(frame + 1, current.last)
    const stays = frames[next]?.line === frames[frame]?.line ? stillPauses.more : stillPauses.line
    const timer = setTimeout(() => {
      const isOver = next >= current.last
      if (isOver) {
        stage.measure()
        for (const sum of sumsOf(current)) number(stage, sum)
      }
      advance({ turn, part, frame: next, played: isOver })
    }, stays * pace.steps)
    return () => clearTimeout(timer)
  }, [stage, choreography, current, turn, part, frame, played, held, isStill, pace.steps])

  // Neither a frame nor a change of speed begins a part anew.
  const playPart = useEffectEvent((shown: Part) => {
    const show = (next: number | null | undefined, isPlayed = false) => {
      if (typeof next === 'number') advance({ turn, part, frame: next, played: isPlayed })
    }
    player.play(shown.rows, {
      onBegin: (row) => {
        const sound = shown.sounds[row]?.begins
        if (sound) play(sound)
        show(shown.frames[row]?.begins)
      },
      onLand: (row, nth) => {
        const sound = shown.sounds[row]?.lands[nth]
        if (sound) play(sound)
        show(shown.frames[row]?.lands[nth])
      },
      onEnd: () => show(shown.last, true),
    })
  })
  const isPlaying = current !== null && !played && !atOnce && !isStill
  const isPrepared = usePrepared(stage, isPlaying)
  useEffect(() => {
    if (!isPlaying || !isPrepared || current === null) return
    playPart(current)
    return () => player.stop()
  }, [player, current, isPlaying, isPrepared])

  useEffect(() => {
    if (current === null || choreography === null || !played || held) return
    const speaking = current.speech ? readingTime(current.speech) * pace.speeches : 0
    const isLast = part === choreography.parts.length - 1
    const rest = !isLast ? 0 : atOnce || isStill ? glance : closingPause * pace.steps
    const timer = setTimeout(() => {
      if (isLast) end()
      else advance({ turn, part: part + 1, frame, played: false })
    }, speaking + rest)
    return () => clearTimeout(timer)
  }, [choreography, current, turn, part, frame, played, held, atOnce, isStill, pace.steps, pace.speeches])

  return useMemo(
    () => (choreography === null ? null : showingOf(choreography, { part, frame, played })),
    [choreography, part, frame, played],
  )
}

/** The first turn waits for those who act in it: not all of them may be drawn yet. */
function usePrepared(stage: Stage, isPlaying: boolean): boolean {
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    const prepared = () => setPrepared(true)
    const timer = setTimeout(prepared, longestWait)
    void stage.prepared.then(prepared)
    return () => clearTimeout(timer)
  }, [stage, isPlaying])
  return isPrepared
}

function showingOf({ frames, parts }: Choreography, { part, frame, played }: Omit<Cursor, 'turn'>): Showing {
  return { ...(frames[frame] ?? frames[0]), speech: played ? (parts[part]?.speech ?? null) : null }
}
