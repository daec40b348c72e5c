import { blockSize, type Steps } from '../score/steps.ts'
import { type Sample, strike } from './samples.ts'
import { fadeEnd, filter, highpass, level, lowpass } from './filters.ts'
import type { Instrument, Note } from './note.ts'

/** 当り鉦, a small bronze dish. チャン: open. チ: held by the fingers. */
export const kane: Instrument = { play, sampleOf }

function play(context: BaseAudioContext, note: Note): AudioNode {
  const open = note.manner === 'チャン'
  return strike(context, note, {
    sample: sampleOf(note),
    // A pitch is a tone and keeps to it.
    rate: note.manner === null ? 2 ** ((note.pitch - 90) / 12) : 0.994 + 0.012 * note.variation,
    bright: 9000,
    dark: 2200,
    loudness: open ? 0.8 : 0.62,
  })
}

function sampleOf({ manner }: Note): Sample {
  const open = manner === 'チャン'
  return { key: `kane ${open}`, make: (sampleRate) => makeDish(open ? 0.42 : 0.05, sampleRate) }
}

/** Two pairs of modulated sines with ratios that share nothing, the modulation dying faster than the tone. F♯6 lies lowest. */
function* makeDish(decay: number, sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(Math.ceil(Math.min(1.35, decay * 5 + 0.12) * sampleRate))
  for (let index = 0; index < samples.length; index++) {
    if (index % blockSize === 0) yield
    const time = index / sampleRate
    const bite = Math.exp(-time / (decay * 0.3))
    const low = Math.sin(turns(1480 * time) + 1.7 * bite * Math.sin(turns(1480 * 1.414 * time)))
    const high = Math.sin(turns(1480 * 2.37 * time) + 1.1 * bite * Math.sin(turns(1480 * 0.53 * time)))
    const waver = 1 + 0.12 * Math.sin(turns(6.3 * time))
    samples[index] = Math.min(1, time / 0.001) * (low * Math.exp(-time / decay) + 0.5 * high * Math.exp(-time / (decay * 0.45))) * waver
  }
  yield* filter(samples, highpass({ at: 700, q: 0.7 }, sampleRate))
  yield* filter(samples, lowpass({ at: 9500, q: 0.6 }, sampleRate))
  yield* level(samples, 0.13, sampleRate)
  fadeEnd(samples, decay * 0.8, sampleRate)
  return samples
}

function turns(count: number): number {
  return 2 * Math.PI * count
}
