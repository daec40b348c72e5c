import { powerOf } from './instruments/filters.ts'
import { makeBuffer, type Sample } from './instruments/samples.ts'
import { type Random, seededRandom } from './random.ts'
import { blockSize, type Steps } from './score/steps.ts'

const roomSeconds = 1.4
/** In so many parts the room is convolved: to set up a convolver is one task, and for the whole room it would be a long one. */
const roomParts = 5

export interface Room {
  readonly input: AudioNode
  readonly output: AudioNode
}

/**
 * The one room that everything sounds in: a wooden hall with a paper screen. Twelve early reflections, then noise that falls by 60 dB in its
 * length, the high sounds sooner than the low. Convolved once (a second channel would double what is by far the dearest node), then spread:
 * left is the room with its own echo after 23 ms, right the room without it, so that together they are mono again and nothing is hollow.
 */
export function* makeRoom(context: BaseAudioContext): Steps<Room> {
  const { sampleRate } = context
  const impulse = (yield* makeBuffer(roomImpulse, sampleRate)).getChannelData(0)
  const input = new GainNode(context, { channelCount: 1, channelCountMode: 'explicit' })
  const output = new ChannelMergerNode(context, { numberOfInputs: 2 })
  const echo = new DelayNode(context, { delayTime: 0.023, maxDelayTime: 0.05 })
  const middle = new GainNode(context, { gain: Math.SQRT1_2 })
  middle.connect(echo)
  const length = Math.ceil(impulse.length / roomParts)
  for (let from = 0; from < impulse.length; from += length) {
    yield
    const part = impulse.slice(from, from + length)
    const buffer = new AudioBuffer({ length: part.length, sampleRate })
    buffer.copyToChannel(part, 0)
    const convolver = new ConvolverNode(context, { buffer, disableNormalization: true })
    const later = new DelayNode(context, { delayTime: from / sampleRate, maxDelayTime: roomSeconds })
    input.connect(later).connect(convolver).connect(middle)
  }
  for (const [side, sign] of [1, -1].entries()) {
    middle.connect(output, 0, side)
    echo.connect(new GainNode(context, { gain: sign })).connect(output, 0, side)
  }
  return { input, output }
}

const roomImpulse: Sample = { key: 'room', make: makeImpulse }

function* makeImpulse(sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const random = seededRandom(13)
  const samples = new Float32Array(Math.ceil(roomSeconds * sampleRate))
  const begins = Math.round(0.018 * sampleRate)
  const fall = Math.exp(-6.9 / (roomSeconds * sampleRate))
  const closing = Math.exp(-3.6 / sampleRate)
  const rise = 0.03 * sampleRate
  let loudness = 1
  let openness = 0.6
  let dull = 0
  let lows = 0
  for (let index = begins; index < samples.length; index++) {
    dull += (0.08 + openness) * (random() * 2 - 1 - dull)
    lows += 0.022 * (dull - lows)
    samples[index] = (dull - lows) * loudness * Math.min(1, (index - begins) / rise)
    loudness *= fall
    openness *= closing
    if (index % blockSize === 0) yield
  }
  reflect(samples, random, sampleRate)
  normalise(samples, sampleRate)
  return samples
}

/** As the convolver would do it (Web Audio API 1.1, "normalize"), but there it lengthens a task that is long already. */
function normalise(samples: Float32Array, sampleRate: number): void {
  const power = Math.sqrt(powerOf(samples, 0, samples.length) / samples.length)
  const scale = (0.00125 * 44100) / (sampleRate * power)
  for (let index = 0; index < samples.length; index++) samples[index] = (samples[index] ?? 0) * scale
}

function reflect(samples: Float32Array, random: Random, sampleRate: number): void {
  for (let reflection = 0; reflection < 12; reflection++) {
    const at = Math.round((0.009 + 0.062 * random()) * sampleRate)
    samples[at] = (samples[at] ?? 0) + (random() < 0.5 ? -1 : 1) * (0.9 - 0.055 * reflection)
  }
}
