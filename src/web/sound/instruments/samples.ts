import { finish, type Steps } from '../score/steps.ts'
import { amplitudeOf, type Note } from './note.ts'

/** Sound that is worked out once and played many times. */
export interface Sample {
  readonly key: string
  readonly make: (sampleRate: number) => Steps<Float32Array<ArrayBuffer>>
}

const made = new Map<string, AudioBuffer>()

/** Makes the buffer in small steps, unless it is there. */
export function* makeBuffer({ key, make }: Sample, sampleRate: number): Steps<AudioBuffer> {
  const name = `${key}@${sampleRate}`
  const known = made.get(name)
  if (known !== undefined) return known
  const samples = yield* make(sampleRate)
  yield
  const buffer = new AudioBuffer({ length: samples.length, sampleRate, numberOfChannels: 1 })
  buffer.copyToChannel(samples, 0)
  yield
  made.set(name, buffer)
  return buffer
}

/** A sample that is heard from its end to its beginning. */
export const turnedRound = (sample: Sample): Sample => ({
  key: `${sample.key} turned round`,
  *make(sampleRate) {
    const buffer = yield* makeBuffer(sample, sampleRate)
    return buffer.getChannelData(0).slice().reverse()
  },
})

/** The buffer at once, made beforehand or now. */
export function bufferOf(sample: Sample, sampleRate: number): AudioBuffer {
  return finish(makeBuffer(sample, sampleRate))
}

export interface Strike {
  readonly sample: Sample
  /** 1 = as the sample is. */
  readonly rate?: number
  /** Hz of the low-pass at full velocity, and at none. */
  readonly bright: number
  readonly dark: number
  /** Amplitude at full velocity. */
  readonly loudness?: number
  /** Seconds that it rings on after the note's length; left out, to the sample's end. */
  readonly ring?: number
}

/** Plays a sample as the note says: velocity gives loudness and brightness, bends move the pitch, the end of the note damps. */
export function strike(context: BaseAudioContext, note: Note, { sample, rate = 1, bright, dark, loudness = 1, ring }: Strike): AudioNode {
  const turned = note.backwards === true
  const buffer = bufferOf(turned ? turnedRound(sample) : sample, context.sampleRate)
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: rate })
  bend(source.detune, note)
  const tone = new BiquadFilterNode(context, { type: 'lowpass', Q: 0.3, frequency: dark * (bright / dark) ** note.velocity })
  const volume = new GainNode(context, { gain: amplitudeOf(note.velocity) * loudness })
  source.connect(tone).connect(volume)
  if (turned) {
    swell(source, volume.gain, note)
    return volume
  }
  source.start(note.at)
  if (ring !== undefined) {
    const end = note.at + note.length
    const fade = note.stopped ? 0.05 : ring
    volume.gain.setTargetAtTime(0, end, fade / 4)
    source.stop(end + fade * 1.75)
  }
  return volume
}

/** So much of the end of a sample that was turned round that it is over with the note. */
function swell(source: AudioBufferSourceNode, gain: AudioParam, { at, length }: Note): void {
  const rate = source.playbackRate.value
  const loudness = gain.value
  const whole = source.buffer?.duration ?? 0
  const heard = Math.min(whole / rate, length)
  const begins = at + length - heard
  gain.setValueAtTime(0, begins)
  gain.linearRampToValueAtTime(loudness, begins + Math.min(0.05, heard / 2))
  source.start(begins, whole - heard * rate)
}

export function bend(detune: AudioParam, note: Note): void {
  for (const [index, point] of note.bend.entries()) {
    if (index === 0) detune.setValueAtTime(point.cents, note.at + point.after)
    else detune.linearRampToValueAtTime(point.cents, note.at + point.after)
  }
}
