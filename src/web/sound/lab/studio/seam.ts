import type { Score } from '../../../../content/music/score.ts'
import { createMixer } from '../../mixer.ts'
import { orderOf, perform } from '../../score/perform.ts'
import type { PiecePosition } from '../../score/sequencer.ts'
import { goals } from '../goals.ts'
import { render, sampleRate } from './rendering.ts'
import { decibels, mono, peakOf } from './samples.ts'

/** dBFS to a hundredth: the largest steps from sample to sample in the 2 ms round the seam. What is rendered twice differs by less. */
export interface Seam {
  readonly step: number
  /** What the old round alone and the new one alone add up to: where a stroke falls on the seam, that is its own step. */
  readonly own: number
}

const nearSeconds = 0.001
/** What is heard of the old round before the seam, and of the new one after it. */
const seamBefore = 4
const seamAfter = 0.1
const seamTail = 0.4

/** From one round to the next, and each of the two by itself. */
export async function seamAfterRound(score: Score, round: number, phase: number): Promise<Seam> {
  const section = orderOf(score, round).length - 1
  const rest = perform(score, { round, section }).seconds
  const before = Math.min(seamBefore, rest)
  const old: PiecePosition = { round, section, seconds: rest - before }
  const phases = [{ at: 0, phase }]
  const whole = { seconds: before + seamAfter + seamTail, tail: seamTail, phases }
  const at = before + (await masterDelay())
  const stepIn = async (part: Score, from: PiecePosition): Promise<number> =>
    largestStep(mono(await render(part, { ...whole, from })), at - nearSeconds, at + nearSeconds)
  const ends = await stepIn({ ...score, once: true }, old)
  const begins = await stepIn(score, { round: round + 1, section: 0, seconds: -before })
  const rounded = (step: number): number => Math.round(decibels(step) * 100) / 100
  return { step: rounded(await stepIn(score, old)), own: rounded(ends + begins) }
}

let knownDelay: number | null = null

/** Seconds that the compressors of the mixer hold everything back: an impulse is sent through it. */
async function masterDelay(): Promise<number> {
  if (knownDelay !== null) return knownDelay
  const context = new OfflineAudioContext(2, sampleRate / 10, sampleRate)
  const impulse = new AudioBufferSourceNode(context, { buffer: new AudioBuffer({ length: 1, sampleRate }) })
  impulse.buffer?.copyToChannel(Float32Array.of(0.5), 0)
  impulse.connect(createMixer(context).effects.dry)
  impulse.start(0)
  const heard = mono(await context.startRendering())
  knownDelay = heard.indexOf(peakOf(heard)) / sampleRate
  return knownDelay
}

function largestStep(samples: Float32Array, from: number, to: number): number {
  const stretch = samples.subarray(Math.max(0, Math.round(from * sampleRate)), Math.round(to * sampleRate))
  let most = 0
  for (let index = 1; index < stretch.length; index++) most = Math.max(most, Math.abs((stretch[index] ?? 0) - (stretch[index - 1] ?? 0)))
  return most
}

/** The one that stands out most over what is allowed; of those that do not, the largest step. */
export function worstSeam(seams: readonly Seam[]): Seam | null {
  const over = ({ step, own }: Seam): number => step - Math.max(goals.seam, own)
  return seams.toSorted((one, other) => Math.max(0, over(other)) - Math.max(0, over(one)) || other.step - one.step)[0] ?? null
}
