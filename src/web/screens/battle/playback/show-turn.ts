import type { Speech } from '../../../../contract/battle.ts'
import type { BattleState } from '../../../../rules/battle/state.ts'
import { number } from '../../../motion/gestures/number.ts'
import { Player } from '../../../motion/player.ts'
import type { Stage } from '../../../motion/stage.ts'
import { motion } from '../../../settings/settings.ts'
import { play } from '../../../sound/sound.ts'
import type { LiveValue } from '../../../state/live-value.ts'
import { type Choreography, type Frame, type Part, readingTime, soundOfAll, stillFrame, sumsOf } from './choreography.ts'

/** How long a turn that is shown at once stays, in milliseconds. */
const glance = 750
/** How long the last frame stays before commands are asked for again, in milliseconds at single speed. */
const closingPause = 180
/** How long what is shown stays where nothing moves, in milliseconds at single speed: until the next line, until the next thing of the same line. */
const stillPauses = { line: 800, more: 250 } as const

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

/** May change while the turn is shown. */
export interface Tempo extends Pace {
  /** The turn stands where it is. */
  readonly held: boolean
}

interface Theatre {
  readonly stage: Stage
  /** Resolves when those who act may be moved. */
  readonly prepared: () => Promise<void>
  readonly tempo: Pick<LiveValue<Tempo>, 'get' | 'subscribe'>
  /** Ends the turn without a further frame. */
  readonly signal: AbortSignal
  readonly onFrame: (showing: Showing) => void
}

/**
 * Shows a turn on the stage, part by part. What is shown comes from the frames of the choreography; gestures only move. The rate of the stage's
 * clock is the caller's. Resolves when all has been shown and read, or when the signal has ended it.
 */
export async function showTurn({ frames, parts }: Choreography, theatre: Theatre): Promise<void> {
  const { tempo, signal, onFrame } = theatre
  const player = new Player(theatre.stage)
  let frame = 0
  const show = (next: number, speech: Speech | null = null) => {
    frame = next
    onFrame({ ...(frames[next] ?? frames[0]), speech })
  }
  for (const [index, part] of parts.entries()) {
    if (index > 0) show(frame)
    for (let isOver = false; !isOver && !signal.aborted; ) {
      const way = wayOf(tempo.get())
      if (way === 'moving') isOver = await playPart(player, part, theatre, show)
      else if (tempo.get().held) await until(theatre, ({ held }) => held)
      else if (way === 'atOnce') isOver = showAtOnce(player, part, theatre.stage)
      else isOver = await showNext({ frames, part, frame }, theatre, show)
    }
    if (signal.aborted) return
    show(part.last, part.speech)
    await rest(part, { isLast: index === parts.length - 1 }, theatre)
  }
}

/** Each part at once; frame after frame without motion; moving. */
const wayOf = ({ steps }: Tempo): 'atOnce' | 'still' | 'moving' => (steps === 0 ? 'atOnce' : motion() === 'none' ? 'still' : 'moving')

function playPart(player: Player, part: Part, theatre: Theatre, show: (frame: number) => void): Promise<boolean> {
  const shown = (frame: number | null | undefined) => {
    if (typeof frame === 'number') show(frame)
  }
  const heard = (sound: Parameters<typeof play>[0] | null | undefined) => {
    if (sound) play(sound)
  }
  return until(theatre, wayOf, (done) => {
    let isWanted = true
    void theatre.prepared().then(() => {
      if (!isWanted) return
      player.play(part.rows, {
        onBegin: (row) => {
          heard(part.sounds[row]?.begins)
          shown(part.frames[row]?.begins)
        },
        onLand: (row, nth) => {
          heard(part.sounds[row]?.lands[nth])
          shown(part.frames[row]?.lands[nth])
        },
        onEnd: done,
      })
    })
    return () => {
      isWanted = false
      player.stop()
    }
  })
}

function showAtOnce(player: Player, part: Part, stage: Stage): true {
  player.stop()
  const sound = soundOfAll(part)
  if (sound) play(sound)
  showSums(part, stage)
  return true
}

/** Without motion frame follows frame; the numbers stand at the end. @returns whether it was the part's last. */
async function showNext(
  { frames, part, frame }: { readonly frames: readonly Frame[]; readonly part: Part; readonly frame: number },
  theatre: Theatre,
  show: (frame: number) => void,
): Promise<boolean> {
  const next = Math.min(frame + 1, part.last)
  const stays = frames[next]?.line === frames[frame]?.line ? stillPauses.more : stillPauses.line
  if (!(await pause(theatre, ({ steps }) => stays * steps))) return false
  if (next < part.last) {
    show(next)
    return false
  }
  showSums(part, theatre.stage)
  return true
}

function showSums(part: Part, stage: Stage): void {
  stage.measure()
  for (const sum of sumsOf(part)) number(stage, sum)
}

/** What is said after a part is read, and what stands at the end is looked at. */
async function rest({ speech }: Part, { isLast }: { readonly isLast: boolean }, theatre: Theatre): Promise<void> {
  const time = (tempo: Tempo) => {
    const closing = wayOf(tempo) === 'moving' ? closingPause * tempo.steps : glance
    return (speech ? readingTime(speech) * tempo.speeches : 0) + (isLast ? closing : 0)
  }
  while (!theatre.signal.aborted) {
    if (theatre.tempo.get().held) await until(theatre, ({ held }) => held)
    else if (await pause(theatre, time)) return
  }
}

/** Waits for that time, which begins anew when the tempo changes. @returns false when it has changed. */
const pause = (theatre: Theatre, time: (tempo: Tempo) => number): Promise<boolean> =>
  until(
    theatre,
    (tempo) => tempo,
    (done) => {
      const timer = setTimeout(done, time(theatre.tempo.get()))
      return () => clearTimeout(timer)
    },
  )

/**
 * Begins something and waits until it is done. It is stopped when what `watched` tells of the tempo changes, or by the signal. Without `begin` it
 * waits for that alone. @returns whether it was done.
 */
function until(
  { tempo, signal }: Theatre,
  watched: (tempo: Tempo) => unknown,
  begin: (done: () => void) => () => void = () => () => undefined,
): Promise<boolean> {
  const before = watched(tempo.get())
  return new Promise<boolean>((resolve) => {
    const listening = new AbortController()
    const settle = (isDone: boolean) => {
      listening.abort()
      unsubscribe()
      resolve(isDone)
    }
    const unsubscribe = tempo.subscribe(() => {
      if (watched(tempo.get()) !== before) cut()
    })
    const cut = () => {
      stop()
      settle(false)
    }
    signal.addEventListener('abort', cut, { signal: listening.signal })
    const stop = begin(() => settle(true))
  })
}
