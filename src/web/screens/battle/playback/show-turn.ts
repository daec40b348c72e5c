import type { Speech } from '../../../../contract/battle/battle.ts'
import type { BattleState } from '../../../../rules/battle/state.ts'
import { gestures } from '../../../motion/gestures.ts'
import { number } from '../../../motion/gestures/number.ts'
import { GesturePlayer } from '../../../motion/player.ts'
import type { GestureStage } from '../../../motion/stage.ts'
import { motion } from '../../../settings/settings.ts'
import type { EffectName } from '../../../sound/effects/effects.ts'
import { play, playBlow } from '../../../sound/sound.ts'
import type { LiveValue } from '../../../state/live-value.ts'
import type { PlayedTurn } from '../battle-model.ts'
import { type Choreography, choreographyOf, type ChoreographyPart, soundOfAll, sumsOf } from './choreography.ts'
import { readingTime, type Showing } from './frames.ts'

/** How long a turn that is shown at once stays, in milliseconds. */
const glance = 750
/** How long the last frame stays before commands are asked for again, in milliseconds at single speed. */
const closingPause = 180
/** How long what is shown stays where nothing moves, in milliseconds at single speed: until the next line, until the next thing of the same line. */
const stillPauses = { line: 800, more: 250 } as const

/** How fast a turn is shown: 1 is single speed. */
export interface ShowPace {
  /** Multiplies every time; 0 shows each part at once: the lines stay in the record. */
  readonly steps: number
  /** Multiplies the time for which a speech stays. */
  readonly speeches: number
}

/** May change while the turn is shown. */
export interface Tempo extends ShowPace {
  /** The turn stands where it is. */
  readonly held: boolean
}

interface Theatre {
  readonly stage: GestureStage
  /** Resolves when those who act may be moved. */
  readonly prepared: () => Promise<void>
  readonly tempo: Pick<LiveValue<Tempo>, 'get' | 'subscribe'>
  /** Ends the turn without a further frame. */
  readonly signal: AbortSignal
  readonly onFrame: (showing: Showing) => void
}

/** Shows a turn on the stage. */
export const showPlayedTurn = (before: BattleState, turn: PlayedTurn, theatre: Theatre): Promise<void> =>
  showTurn(choreographyOf(before, turn), theatre)

/**
 * Shows a turn on the stage, part by part. What is shown comes from the frames of the choreography; gestures only move. The rate of the stage's
 * clock is the caller's. Resolves when all has been shown and read, or when the signal has ended it.
 */
export async function showTurn({ frames, parts }: Choreography, theatre: Theatre): Promise<void> {
  const { stage, tempo, signal, onFrame } = theatre
  let frame = 0
  const show = (next: number, speech: Speech | null = null) => {
    frame = next
    onFrame({ ...(frames[next] ?? frames[0]), speech })
  }
  for (const [index, part] of parts.entries()) {
    show(frame)
    for (let isOver = false; !isOver && !signal.aborted; ) {
      const { steps, held } = tempo.get()
      if (moves({ steps })) isOver = await playPart(part, theatre, show)
      else {
        // Without motion frame follows frame; the numbers stand at the end.
        const next = steps === 0 ? part.last : Math.min(frame + 1, part.last)
        const stays = frames[next]?.line === frames[frame]?.line ? stillPauses.more : stillPauses.line
        if ((steps > 0 || held) && !(await pause(theatre, (now) => stays * now.steps))) continue
        isOver = next === part.last
        if (!isOver) show(next)
        else showSums(part, stage, steps === 0 ? soundOfAll(part) : null)
      }
    }
    if (signal.aborted) return
    show(part.last, part.speech)
    await rest(part, { isLast: index === parts.length - 1 }, theatre)
  }
}

/** Else each part is shown at once (no time passes), or frame after frame. */
const moves = ({ steps }: Pick<Tempo, 'steps'>): boolean => steps > 0 && motion() !== 'none'

function playPart({ rows, sounds, frames }: ChoreographyPart, theatre: Theatre, show: (frame: number) => void): Promise<boolean> {
  const player = new GesturePlayer(theatre.stage, gestures)
  /** Rows whose first landing is heard already: it was put into the rhythm of the music. */
  const heard = new Set<number>()
  const begin = (row: number) => {
    const sound = sounds[row]?.lands[0]
    const act = rows[row]
    const { clock } = theatre.stage
    // With less motion nothing is held.
    if (!sound || !act || act.blows.length === 0 || clock.reduced) return
    const { steps } = theatre.tempo.get()
    const wait = playBlow(sound, gestures[act.gesture].contact * steps, theatre.stage.sideOf(act.blows[0]?.target))
    if (wait === null) return
    heard.add(row)
    clock.hold(wait / steps)
  }
  const land = (sound: EffectName | null | undefined, frame: number | null | undefined, place: number | undefined) => {
    if (sound) play(sound, theatre.stage.sideOf(place))
    if (typeof frame === 'number') show(frame)
  }
  return until(theatre, moves, (done) => {
    let isWanted = true
    void theatre.prepared().then(() => {
      if (!isWanted) return
      player.play(rows, {
        onBegin: (row) => {
          begin(row)
          land(sounds[row]?.begins, frames[row]?.begins, rows[row]?.who)
        },
        onLand: (row, nth) => {
          const sound = nth === 0 && heard.has(row) ? null : sounds[row]?.lands[nth]
          land(sound, frames[row]?.lands[nth], rows[row]?.blows[nth]?.target ?? rows[row]?.who)
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

function showSums(part: ChoreographyPart, stage: GestureStage, sound: EffectName | null): void {
  if (sound) play(sound)
  stage.measure()
  for (const sum of sumsOf(part)) number(stage, sum)
}

/** What is said after a part is read, and what stands at the end is looked at. */
async function rest({ speech }: ChoreographyPart, { isLast }: { readonly isLast: boolean }, theatre: Theatre): Promise<void> {
  const time = (tempo: Tempo) => {
    const closing = moves(tempo) ? closingPause * tempo.steps : glance
    return (speech ? readingTime(speech) * tempo.speeches : 0) + (isLast ? closing : 0)
  }
  while (!theatre.signal.aborted && !(await pause(theatre, time)));
}

/** Waits for that time, while held for ever. @returns false when the tempo has changed: the time is another now. */
const pause = (theatre: Theatre, time: (tempo: Tempo) => number): Promise<boolean> =>
  until(
    theatre,
    (tempo) => tempo,
    (done) => {
      const now = theatre.tempo.get()
      const timer = now.held ? undefined : setTimeout(done, time(now))
      return () => clearTimeout(timer)
    },
  )

/**
 * Begins something and waits until it is done. It is stopped when what `watched` tells of the tempo changes, or by the signal.
 * @returns whether it was done.
 */
function until({ tempo, signal }: Theatre, watched: (tempo: Tempo) => unknown, begin: (done: () => void) => () => void): Promise<boolean> {
  const before = watched(tempo.get())
  return new Promise((resolve) => {
    const settle = (isDone: boolean) => {
      unsubscribe()
      signal.removeEventListener('abort', cut)
      resolve(isDone)
    }
    const cut = () => {
      stop()
      settle(false)
    }
    const unsubscribe = tempo.subscribe(() => {
      if (watched(tempo.get()) !== before) cut()
    })
    signal.addEventListener('abort', cut)
    const stop = begin(() => settle(true))
  })
}
