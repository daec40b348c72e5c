import { seededRandom } from '../random.ts'
import { blockSize, type Steps } from '../score/steps.ts'
import { type Biquad, fadeEnd, filter, highpass, level } from './filters.ts'

/** What a plucked string is like. The rest (frequency, loss, body) follows from it. */
export interface StringSound {
  /** Hz */
  readonly frequency: number
  readonly seconds: number
  /** Seconds in which the fundamental falls by 60 dB. */
  readonly decay: number
  /** Seconds in which what sounds at 4 kHz falls by 60 dB. */
  readonly decayHigh: number
  /** Where the plectrum stands, as a part of the string's length. */
  readonly pluckedAt: number
  /** Hz above which the plectrum excites little. */
  readonly brightness: number
  /** Loudness of the plectrum's own knock, 0–1, and how long it takes to die, in seconds. */
  readonly knock: { readonly loudness: number; readonly seconds: number; readonly color: Biquad }
  /** Loudness of the buzz at the neck (さわり), 0–1. */
  readonly buzz: number
  readonly body: readonly Biquad[]
}

/** Karplus–Strong in two planes of vibration, body and knock: the samples of one string, plucked once. */
export function* pluckedString(sound: StringSound, sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(Math.ceil(sound.seconds * sampleRate))
  yield* vibrate(samples, sound, { cents: 0, decay: 0.72, loudness: 0.75 }, sampleRate)
  yield* vibrate(samples, sound, { cents: 0.7, decay: 1.15, loudness: 0.25 }, sampleRate)
  if (sound.buzz > 0) yield* addBuzz(samples, sound.buzz, sampleRate)
  yield* addKnock(samples, sound, sampleRate)
  yield* filter(samples, highpass({ at: Math.min(90, sound.frequency * 0.5), q: 0.7 }, sampleRate))
  for (const resonance of sound.body) yield* filter(samples, resonance)
  soften(samples, 0.0012 * sampleRate)
  yield* level(samples, 0.2, sampleRate)
  yield* press(samples, 0.34)
  yield
  fadeEnd(samples, 0.3, sampleRate)
  return samples
}

interface Plane {
  readonly cents: number
  /** Factor on the string's decay. */
  readonly decay: number
  readonly loudness: number
}

function* vibrate(into: Float32Array, sound: StringSound, plane: Plane, sampleRate: number): Steps<void> {
  const period = sampleRate / (sound.frequency * 2 ** (plane.cents / 1200))
  const omega = (2 * Math.PI) / period
  const loss = lossOf(period / sampleRate, sound.decay * plane.decay, sound.decayHigh * plane.decay, sampleRate)
  const whole = Math.floor(period - loss.delay - 0.3)
  const allpass = allpassFor(period - loss.delay - whole, omega)
  const line = yield* pluckShape(sound, period, whole)
  yield* circulate(into, line, { ...loss, allpass, loudness: plane.loudness })
}

interface Circulation extends Loss {
  readonly allpass: number
  readonly loudness: number
}

/** Sends the period round and round: each time a little is lost. */
function* circulate(into: Float32Array, line: Float32Array, { gain, share, allpass, loudness }: Circulation): Steps<void> {
  const whole = line.length
  let position = 0
  let before = 0
  let allpassIn = 0
  let allpassOut = 0
  for (let index = 0; index < into.length; index++) {
    if (index % blockSize === 0) yield
    const heard = line[position] ?? 0
    into[index] = (into[index] ?? 0) + heard * loudness
    const lost = gain * ((1 - share) * heard + share * before)
    before = heard
    allpassOut = allpass * (lost - allpassOut) + allpassIn
    allpassIn = lost
    line[position] = allpassOut
    position = position + 1 === whole ? 0 : position + 1
  }
}

/** A first-order allpass that delays the fundamental by exactly so many samples: the string's fine tuning. */
function allpassFor(delay: number, omega: number): number {
  return Math.sin(((1 - delay) * omega) / 2) / Math.sin(((1 + delay) * omega) / 2)
}

interface Loss {
  readonly gain: number
  /** Of the sample before, in the loop's two-tap average. */
  readonly share: number
  /** Samples by which the average delays the fundamental. */
  readonly delay: number
}

/** Loop gain and average such that the fundamental and 4 kHz fall by 60 dB in the times asked for. */
function lossOf(period: number, decay: number, decayHigh: number, sampleRate: number): Loss {
  const high = (2 * Math.PI * 4000) / sampleRate
  const wanted = 10 ** (-3 * period * Math.max(0, 1 / decayHigh - 1 / decay))
  const product = Math.min(0.25, (1 - wanted * wanted) / (2 * (1 - Math.cos(high))))
  const share = (1 - Math.sqrt(1 - 4 * product)) / 2
  const omega = (2 * Math.PI) / (period * sampleRate)
  const real = 1 - share + share * Math.cos(omega)
  const imaginary = share * Math.sin(omega)
  const gain = Math.min(0.99995, 10 ** ((-3 * period) / decay) / Math.hypot(real, imaginary))
  return { gain, share, delay: Math.atan2(imaginary, real) / omega }
}

/** One period of the string as the plectrum lets it go: no partial that has a node there, less of the high ones. */
function* pluckShape(sound: StringSound, period: number, length: number): Steps<Float32Array> {
  const shape = new Float32Array(length)
  const random = seededRandom(Math.round(sound.frequency * 100))
  const partials = Math.floor(Math.min(period * 0.42, 90))
  for (let partial = 1; partial <= partials; partial++) {
    const roll = Math.exp((-partial * sound.frequency) / sound.brightness)
    const loudness = (Math.sin(Math.PI * partial * sound.pluckedAt) / partial ** 0.8) * roll
    const phase = (random() - 0.5) * 4.6
    yield
    for (let index = 0; index < length; index++) {
      shape[index] = (shape[index] ?? 0) + loudness * Math.sin((2 * Math.PI * partial * index) / period + phase)
    }
  }
  const mean = shape.reduce((sum, sample) => sum + sample, 0) / length
  return shape.map((sample) => sample - mean)
}

/** The string grazes the neck: overtones that live as long as the string does, made from its own movement. */
function* addBuzz(samples: Float32Array, loudness: number, sampleRate: number): Steps<void> {
  const follow = Math.exp(-1 / (0.012 * sampleRate))
  const thin = 1 - Math.exp((-2 * Math.PI * 1400) / sampleRate)
  let envelope = 1e-4
  let slow = 0
  for (let index = 0; index < samples.length; index++) {
    if (index % blockSize === 0) yield
    const heard = samples[index] ?? 0
    envelope = Math.max(Math.abs(heard), envelope * follow, 1e-5)
    const above = 3.2 * Math.max(0, heard / envelope - 0.25)
    const grazed = (above / (1 + above)) * 1.3 * envelope
    slow += thin * (grazed - slow)
    samples[index] = heard + loudness * (grazed - slow)
  }
}

function* addKnock(samples: Float32Array, { knock, frequency }: StringSound, sampleRate: number): Steps<void> {
  const random = seededRandom(Math.round(frequency * 7) + 3)
  const noise = new Float32Array(Math.min(samples.length, Math.ceil(knock.seconds * 7 * sampleRate)))
  for (let index = 0; index < noise.length; index++) noise[index] = (random() * 2 - 1) * Math.exp(-index / (knock.seconds * sampleRate))
  yield* filter(noise, knock.color)
  const highest = samples.subarray(0, Math.ceil(0.05 * sampleRate)).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const own = noise.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9)
  for (let index = 0; index < noise.length; index++) {
    samples[index] = (samples[index] ?? 0) + ((noise[index] ?? 0) / own) * highest * knock.loudness
  }
}

/** Bends what stands above the knee, as a body does that gives way under a hard stroke. */
function* press(samples: Float32Array, knee: number): Steps<void> {
  for (let index = 0; index < samples.length; index++) {
    if (index % blockSize === 0) yield
    const heard = samples[index] ?? 0
    const over = Math.abs(heard) - knee
    if (over > 0) samples[index] = Math.sign(heard) * (knee + over / (1 + 2.4 * over))
  }
}

function soften(samples: Float32Array, length: number): void {
  for (let index = 0; index < length; index++) samples[index] = (samples[index] ?? 0) * Math.sin(((Math.PI / 2) * index) / length)
}
