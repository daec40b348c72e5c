import type { Score } from '../../content/music/score.ts'
import { type Effect, takesOf } from './effects/touches.ts'
import { noteOf } from './effects/play-effects.ts'
import { instruments } from './instruments/instruments.ts'
import { makeBuffer, turnedRound } from './instruments/samples.ts'
import { pluckedString, type StringSound } from './instruments/string.ts'
import { orderOf, performing, type SectionPosition } from './score/perform.ts'
import { finish, type Steps } from './score/steps.ts'

/** Milliseconds after which prepared work lets the page do something else. */
const sliceMilliseconds = 5

/** Takes the steps in slices, each a task of its own. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await pause()
    const begun = performance.now()
    while (performance.now() - begun < sliceMilliseconds) {
      const step = steps.next()
      if (step.done === true) return step.value
    }
  }
}

/** What follows is a task of its own. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Loops are slow until the browser has compiled them: short strings first, so that no step of a long one lasts long. */
export function* warmUp(sampleRate: number): Steps<void> {
  for (let time = 0; time < 12; time++) {
    yield
    finish(pluckedString(shortString, sampleRate))
  }
}

const shortString: StringSound = {
  frequency: 440,
  seconds: 0.03,
  decay: 1,
  decayHigh: 0.3,
  pluckedAt: 0.1,
  brightness: 3000,
  knock: { loudness: 0.2, seconds: 0.002, color: { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 } },
  buzz: 0.2,
  body: [{ b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 }],
}

/** Makes the samples of one section, so that none has to be made while it plays. */
export function* prepareSection(score: Score, position: SectionPosition, sampleRate: number): Steps<void> {
  const { notes } = yield* performing(score, position)
  for (const { part, note } of notes) {
    const instrument = score.parts[part]?.instrument
    if (instrument === undefined) continue
    const sample = instruments[instrument].sampleOf(note)
    yield* makeBuffer(note.backwards === true ? turnedRound(sample) : sample, sampleRate)
  }
}

/** Makes the samples of a whole piece: of all sections of all rounds. */
export function* preparePiece(score: Score, sampleRate: number): Steps<void> {
  for (const round of score.rounds.keys()) {
    for (const section of orderOf(score, round).keys()) {
      yield
      yield* prepareSection(score, { round, section }, sampleRate)
    }
  }
}

/** A sample for every variation that a skin or a sheet of paper has. */
const variations = [0.1, 0.3, 0.6, 0.9]

export function* prepareEffect(effect: Effect, sampleRate: number): Steps<void> {
  for (const touch of takesOf(effect).flat()) {
    for (const variation of variations) {
      yield
      yield* makeBuffer(instruments[touch.instrument].sampleOf(noteOf(touch, { at: 0, cents: 0, variation })), sampleRate)
    }
  }
}
