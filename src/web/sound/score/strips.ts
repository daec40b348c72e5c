import type { Score } from '../../../content/music/score.ts'

/** How a part plays. `full`: all notes. `thin`: softer, and only what opens a half of a bar. `silent`: nothing. */
export type Gate = 'full' | 'thin' | 'silent'

/** The way of a part to the ears. */
export interface Strip {
  readonly input: AudioNode
  /** Closes and opens it. */
  readonly gate: AudioParam
}

/** Level, gate, place and share of the room for each part. */
export function createStrips(
  context: BaseAudioContext,
  score: Score,
  [dry, wet]: readonly [AudioNode, AudioNode],
): ReadonlyMap<string, Strip> {
  return new Map(
    Object.entries(score.parts).map(([name, { level, pan, room }]) => {
      const input = new GainNode(context, { gain: 10 ** ((level + score.gain) / 20) })
      const gate = new GainNode(context)
      const place = new StereoPannerNode(context, { pan })
      input.connect(gate).connect(place)
      place.connect(new GainNode(context, { gain: 1 - 0.55 * room })).connect(dry)
      place.connect(new GainNode(context, { gain: room })).connect(wet)
      return [name, { input, gate: gate.gain }]
    }),
  )
}

/** −4 dB */
const thinLevel = 0.63
/** Seconds after which two thirds of the way are gone. */
const closing = 0.07
const opening = 0.005

const levels: Readonly<Record<Gate, number>> = { full: 1, thin: thinLevel, silent: 0 }

/** What was to happen to it later is forgotten. */
export function moveGate({ gate }: Strip, to: Gate, at: number): void {
  gate.cancelScheduledValues(at)
  gate.setTargetAtTime(levels[to], at, to === 'silent' ? closing : opening)
}

/** Damped from `at` to `until`; then as before. */
export function restStrip(
  { gate }: Strip,
  { at, until, before }: { readonly at: number; readonly until: number; readonly before: Gate },
): void {
  gate.setTargetAtTime(0, at, 0.012)
  gate.setTargetAtTime(levels[before], until - 0.012, 0.003)
}
