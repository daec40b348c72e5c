import { frequencyOf } from '../instruments/note.ts'

/** Seconds after the onset: when the stroke itself is over, and how long the tone is listened to. */
const skipped = 0.02
const heard = 0.3

/** The pitch (MIDI, with fractions) at which the spectrum is strongest, within a semitone and a half of what is expected. */
export function pitchIn(samples: Float32Array, sampleRate: number, expected: number): number {
  const onset = samples.findIndex((sample) => Math.abs(sample) > 0.001) + Math.round(skipped * sampleRate)
  const stretch = samples.subarray(onset, onset + Math.round(heard * sampleRate))
  const windowed = stretch.map((sample, index) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / stretch.length)))
  const near = strongest(windowed, sampleRate, { middle: expected, step: 0.1 })
  return strongest(windowed, sampleRate, { middle: near, step: 0.01 })
}

/** Of the pitches up to 15 steps below and above. */
function strongest(
  samples: Float32Array,
  sampleRate: number,
  { middle, step }: { readonly middle: number; readonly step: number },
): number {
  const pitches = Array.from({ length: 31 }, (_, index) => middle + (index - 15) * step)
  const powers = pitches.map((pitch) => powerAt(samples, (2 * Math.PI * frequencyOf(pitch)) / sampleRate))
  return pitches[powers.indexOf(Math.max(...powers))] ?? middle
}

function powerAt(samples: Float32Array, turn: number): number {
  let real = 0
  let imaginary = 0
  for (const [index, sample] of samples.entries()) {
    real += sample * Math.cos(turn * index)
    imaginary += sample * Math.sin(turn * index)
  }
  return real * real + imaginary * imaginary
}
