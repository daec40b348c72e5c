import { loudnessOf } from '../loudness.ts'
import { shareOf, spectraOf } from '../spectrum.ts'
import { sampleRate } from './rendering.ts'

export const decibels = (amplitude: number): number => 20 * Math.log10(amplitude + 1e-9)

export function peakOf(samples: Float32Array): number {
  let most = 0
  for (const sample of samples) most = Math.max(most, Math.abs(sample))
  return most
}

export const channelsOf = (buffer: AudioBuffer): readonly Float32Array<ArrayBuffer>[] => [
  buffer.getChannelData(0),
  buffer.getChannelData(1),
]

export function mono(buffer: AudioBuffer): Float32Array<ArrayBuffer> {
  const right = buffer.getChannelData(1)
  return buffer.getChannelData(0).map((sample, index) => 0.5 * (sample + (right[index] ?? 0)))
}

/** dBFS and the like of a stretch of sound. */
export interface Figures {
  readonly nan: boolean
  readonly peak: number
  readonly lufs: number
  /** What lies from 6 to 16 kHz, dB against the whole. */
  readonly air: number
  /** Of the two channels: 1 is mono. */
  readonly correlation: number
}

export function figuresOf(buffer: AudioBuffer, until: number): Figures {
  const channels = channelsOf(buffer)
  const heard = channels.map((channel) => channel.subarray(0, Math.round(until * sampleRate)))
  return {
    nan: channels.some((channel) => channel.some(Number.isNaN)),
    peak: decibels(Math.max(...channels.map(peakOf))),
    lufs: loudnessOf(heard, sampleRate).integrated,
    air: 10 * Math.log10(shareOf(spectraOf(mono(buffer), sampleRate, { size: 4096, hop: 4096 }), 6000, 16000) + 1e-9),
    correlation: correlationOf(heard),
  }
}

function correlationOf([left = new Float32Array(), right = new Float32Array()]: readonly Float32Array[]): number {
  let both = 0
  let lefts = 0
  let rights = 0
  for (const [index, one] of left.entries()) {
    const other = right[index] ?? 0
    both += one * other
    lefts += one * one
    rights += other * other
  }
  return both / Math.max(1e-12, Math.sqrt(lefts * rights))
}
