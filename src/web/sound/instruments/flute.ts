import { seededRandom } from '../random.ts'
import { blockSize, type Steps } from '../score/steps.ts'
import { bend, bufferOf, type Sample } from './samples.ts'
import { addNoise, bandpass, filter } from './filters.ts'
import { amplitudeOf, frequencyOf, type Instrument, type Note } from './note.ts'

interface Pipe {
  readonly name: string
  /** Loudness of the partials, from the fundamental. */
  readonly partials: readonly number[]
  /** How much breath is heard beside the tone, 0–1. */
  readonly breath: number
  /** Seconds until the tone stands after a breath. */
  readonly attack: number
  /** Cents from which a fresh note rises. */
  readonly scoop: number
  readonly vibrato: { readonly hertz: number; readonly cents: number; readonly after: number }
  readonly loudness: number
}

/** 尺八: much breath, a slow attack from below, vibrato that comes late. `muraiki` bursts, `yuri` sways more. */
const longPipe: Pipe = {
  name: 'shakuhachi',
  partials: [1, 0.42, 0.2, 0.1, 0.05, 0.03, 0.015],
  breath: 0.5,
  attack: 0.11,
  scoop: -55,
  vibrato: { hertz: 4.6, cents: 16, after: 0.55 },
  loudness: 0.3,
}

/** 篠笛: small, clear, quick to speak. */
const smallPipe: Pipe = {
  name: 'shinobue',
  partials: [1, 0.26, 0.17, 0.05, 0.03],
  breath: 0.26,
  attack: 0.045,
  scoop: -30,
  vibrato: { hertz: 5.4, cents: 12, after: 0.4 },
  loudness: 0.25,
}

export const shakuhachi: Instrument = flute(longPipe)
export const shinobue: Instrument = flute(smallPipe)

function flute(pipe: Pipe): Instrument {
  return { play: (context, note) => blow(context, note, pipe), sampleOf: () => breathNoise }
}

function blow(context: BaseAudioContext, note: Note, pipe: Pipe): AudioNode {
  const frequency = frequencyOf(note.pitch)
  const ends = note.at + note.length
  const tone = new OscillatorNode(context, {
    frequency,
    periodicWave: waveOf(context, pipe, Math.max(1, Math.round(note.velocity * shades))),
  })
  tone.detune.automationRate = 'k-rate'
  if (note.bend.length > 0) bend(tone.detune, note)
  else if (!note.slurred) scoop(tone.detune, note, pipe.scoop)
  const swell = new GainNode(context, { gain: 0 })
  shapeTone(swell.gain, note, pipe)
  const air = breathOf(context, note, pipe, frequency)
  const out = new GainNode(context, { gain: amplitudeOf(note.velocity) * pipe.loudness })
  tone.connect(swell).connect(out)
  air.connect(out)
  if (note.length > pipe.vibrato.after) sway(context, note, pipe, [tone.detune, swell.gain])
  tone.start(note.at)
  tone.stop(ends + 0.5)
  return out
}

function scoop(detune: AudioParam, note: Note, cents: number): void {
  detune.setValueAtTime(cents, note.at)
  detune.setTargetAtTime(0, note.at, 0.035)
}

/** One breath: it speaks, swells to two thirds of its length, and lets go. */
function shapeTone(gain: AudioParam, note: Note, pipe: Pipe): void {
  const attack = note.slurred ? 0.03 : pipe.attack
  const long = Math.min(1, note.length / 1.6)
  const start = 1 - 0.35 * long
  gain.setValueAtTime(0, note.at)
  gain.linearRampToValueAtTime(start, note.at + Math.min(attack, note.length * 0.5))
  gain.linearRampToValueAtTime(1, note.at + note.length * 0.62)
  gain.linearRampToValueAtTime(1 - 0.3 * long, note.at + note.length * 0.94)
  gain.setTargetAtTime(0, note.at + note.length * 0.94, 0.035 + 0.06 * long)
}

/** Noise round the pitch, loudest where the breath meets the edge. */
function breathOf(context: BaseAudioContext, note: Note, pipe: Pipe, frequency: number): AudioNode {
  const ends = note.at + note.length
  const source = new AudioBufferSourceNode(context, {
    buffer: bufferOf(breathNoise, context.sampleRate),
    loop: true,
    playbackRate: frequency / airPitch,
  })
  const volume = new GainNode(context, { gain: 0 })
  const burst = note.manner === 'muraiki' ? 2.6 : note.slurred ? 0.35 : 1
  volume.gain.setValueAtTime(0, note.at)
  volume.gain.linearRampToValueAtTime(pipe.breath * 1.5 * burst, note.at + 0.028)
  volume.gain.setTargetAtTime(pipe.breath * 0.42, note.at + 0.03, note.manner === 'muraiki' ? 0.22 : 0.06)
  volume.gain.setTargetAtTime(0, ends - 0.02, 0.06)
  source.connect(volume)
  source.start(note.at, note.variation * 1.5)
  source.stop(ends + 0.4)
  return volume
}

/** Vibrato of pitch and breath together, growing after the tone has stood a while. It must have grown before it is told to end. */
function sway(context: BaseAudioContext, note: Note, pipe: Pipe, [detune, gain]: readonly [AudioParam, AudioParam]): void {
  const deep = note.manner === 'yuri' ? 2.4 : 1
  const { hertz, cents, after } = pipe.vibrato
  const wave = new OscillatorNode(context, { frequency: hertz * 0.86 })
  wave.frequency.linearRampToValueAtTime(hertz * (1.04 + 0.1 * note.variation), note.at + note.length)
  const inPitch = new GainNode(context, { gain: 0 })
  const inBreath = new GainNode(context, { gain: 0 })
  for (const [depth, most] of [
    [inPitch.gain, cents * deep],
    [inBreath.gain, 0.09 * deep],
  ] as const) {
    depth.setValueAtTime(0, note.at + after * (deep > 1 ? 0.4 : 0.75))
    depth.linearRampToValueAtTime(most, note.at + Math.min(note.length * 0.9, after + 0.8))
    depth.setTargetAtTime(0, note.at + note.length * 0.93, 0.05)
  }
  wave.connect(inPitch).connect(detune)
  wave.connect(inBreath).connect(gain)
  wave.start(note.at)
  wave.stop(note.at + note.length + 0.5)
}

const waves = new WeakMap<BaseAudioContext, Map<string, PeriodicWave>>()
const shades = 5

/** Makes the waves of both flutes, one in each step: the browser takes some milliseconds for one. */
export function* makeWaves(context: BaseAudioContext): Steps<void> {
  for (const pipe of [longPipe, smallPipe]) {
    for (let shade = 1; shade <= shades; shade++) {
      yield
      waveOf(context, pipe, shade)
    }
  }
}

/** The tone's wave in one of its shades: the softer it is blown, the less of the upper partials. */
function waveOf(context: BaseAudioContext, pipe: Pipe, shade: number): PeriodicWave {
  const known = waves.get(context) ?? new Map<string, PeriodicWave>()
  waves.set(context, known)
  const key = `${pipe.name} ${shade}`
  const shaded = pipe.partials.map((loudness, index) => loudness * (0.5 + (0.75 * shade) / shades) ** index)
  const wave =
    known.get(key) ?? new PeriodicWave(context, { imag: [0, ...shaded], real: [0, ...shaded.map(() => 0)], disableNormalization: true })
  known.set(key, wave)
  return wave
}

/** Hz that the breath is made for; played faster or slower it follows the tone. */
const airPitch = 600

/** Two seconds of breath round one pitch, filtered twice round so that the loop has no seam. */
const breathNoise: Sample = {
  key: 'breath',
  *make(sampleRate) {
    const noise = new Float32Array(sampleRate * 2)
    yield* addNoise(noise, seededRandom(11))
    const edge = twice(noise)
    yield* filter(edge, bandpass({ at: airPitch * 1.02, q: 5 }, sampleRate))
    const hiss = twice(noise)
    yield* filter(hiss, bandpass({ at: 5200, q: 0.35 }, sampleRate))
    for (let index = 0; index < noise.length; index++) {
      if (index % blockSize === 0) yield
      noise[index] = (edge[noise.length + index] ?? 0) + 0.2 * (hiss[noise.length + index] ?? 0)
    }
    return noise
  },
}

function twice(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const double = new Float32Array(samples.length * 2)
  double.set(samples)
  double.set(samples, samples.length)
  return double
}
