import type { Score } from '../../content/music/score.ts'
import { type Effect, noteOf } from './effects.ts'
import { instruments } from './instruments/instruments.ts'
import { makeBuffer, type Steps } from './instruments/samples.ts'
import { orderOf, perform, type Position } from './perform.ts'

/** Milliseconds after which prepared work lets the page do something else. On a processor slowed four times one step takes up to 20 more. */
const sliceMilliseconds = 5

/** Takes the steps in slices, each a task of its own. */
export async function inSlices(steps: Steps<void>): Promise<void> {
  for (;;) {
    const begun = performance.now()
    while (performance.now() - begun < sliceMilliseconds) if (steps.next().done === true) return
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Makes the samples of one section, so that none has to be made while it plays. */
export function* prepareSection(score: Score, position: Position, sampleRate: number): Steps<void> {
  const { notes } = perform(score, position)
  yield
  for (const { part, note } of notes) {
    const instrument = score.parts[part]?.instrument
    if (instrument !== undefined) yield* makeBuffer(instruments[instrument].sampleOf(note), sampleRate)
  }
}

/** The same for all sections of all rounds. */
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

export function* prepareEffects(effects: readonly Effect[], sampleRate: number): Steps<void> {
  for (const { touches } of effects) {
    for (const touch of touches) {
      for (const variation of variations) {
        yield
        yield* makeBuffer(instruments[touch.instrument].sampleOf(noteOf(touch, { at: 0, cents: 0, variation })), sampleRate)
      }
    }
  }
}
