import { createDesk } from './desk.ts'
import { makeRoom } from './room.ts'
import { finish, type Steps } from './score/steps.ts'

/** A fader with a way past the room and a way through it. */
export interface Channel {
  readonly dry: AudioNode
  readonly wet: AudioNode
  /** 0–1, as the player's slider stands. Moves within 40 ms. */
  setLevel(level: number): void
}

export interface MusicChannel extends Channel {
  /** Falls by so many decibels from `at` for so many seconds, and comes back. */
  duck(duck: { readonly at: number; readonly seconds: number; readonly decibels: number }): void
  /** Comes back now. */
  release(at: number): void
}

export interface Mixer {
  readonly music: MusicChannel
  readonly effects: Channel
  /** Whether both ears hear the same. */
  setMono(isMono: boolean): void
}

/** Two faders, one room, then a slow compressor, a limiter, and a last curve that nothing passes: −1.2 dBFS. */
export const createMixer = (context: BaseAudioContext): Mixer => finish(makeMixer(context))

/** Makes the mixer in steps, so that the page can do something else in between. */
export function* makeMixer(context: BaseAudioContext): Steps<Mixer> {
  const master = createMaster(context, context.destination)
  const room = yield* makeRoom(context)
  yield
  room.output.connect(new BiquadFilterNode(context, { type: 'highshelf', frequency: 4000, gain: 6 })).connect(master)
  return {
    music: createMusicChannel(context, master, room.input),
    effects: createChannel(context, master, room.input),
    setMono(isMono) {
      master.channelCount = isMono ? 1 : 2
      master.channelCountMode = isMono ? 'explicit' : 'max'
    },
  }
}

function createChannel(context: BaseAudioContext, master: AudioNode, room: AudioNode): Channel {
  const dry = new GainNode(context)
  const wet = new GainNode(context)
  dry.connect(master)
  wet.connect(room)
  return {
    dry,
    wet,
    setLevel(level) {
      for (const { gain } of [dry, wet]) gain.setTargetAtTime(level ** 2, context.currentTime, 0.013)
    },
  }
}

function createMusicChannel(context: BaseAudioContext, master: AudioNode, room: AudioNode): MusicChannel {
  const channel = createChannel(context, master, room)
  const dry = new GainNode(context)
  const wet = new GainNode(context)
  dry.connect(channel.dry)
  wet.connect(channel.wet)
  return {
    dry: createDesk(context, dry),
    wet,
    setLevel: (level) => channel.setLevel(level),
    duck({ at, seconds, decibels }) {
      for (const { gain } of [dry, wet]) {
        gain.setTargetAtTime(10 ** (-decibels / 20), at, 0.05)
        gain.setTargetAtTime(1, at + seconds, 0.35)
      }
    },
    release(at) {
      for (const { gain } of [dry, wet]) {
        gain.cancelScheduledValues(at)
        gain.setTargetAtTime(1, at, 0.35)
      }
    },
  }
}

function createMaster(context: BaseAudioContext, destination: AudioNode): AudioNode {
  const compressor = new DynamicsCompressorNode(context, { threshold: -16, knee: 10, ratio: 2, attack: 0.02, release: 0.3 })
  const limiter = new DynamicsCompressorNode(context, { threshold: -5, knee: 2, ratio: 20, attack: 0.001, release: 0.08 })
  const last = new WaveShaperNode(context)
  // Among the options of `new` the curve would be read number by number, which takes a slow processor more than 100 ms.
  last.curve = ceilingCurve()
  const head = new GainNode(context)
  head
    .connect(compressor)
    .connect(new GainNode(context, { gain: withoutMakeup(-16, 2) }))
    .connect(limiter)
    .connect(new GainNode(context, { gain: withoutMakeup(-5, 20) }))
    .connect(last)
    .connect(destination)
  return head
}

/** Web Audio's compressor lifts what it pressed by 0.6 of the pressure at full scale; here that is taken back. */
function withoutMakeup(threshold: number, ratio: number): number {
  return 10 ** ((0.6 * threshold * (1 - 1 / ratio)) / 20)
}

/** Straight up to −4 dBFS, then bent so that it ends at −1.2 dBFS. */
function ceilingCurve(): Float32Array<ArrayBuffer> {
  const knee = 0.63
  const top = 0.87
  return Float32Array.from({ length: 4097 }, (_, index) => {
    const heard = index / 2048 - 1
    const size = Math.abs(heard)
    const bent = size < knee ? size : knee + (top - knee) * Math.tanh((size - knee) / (top - knee))
    return Math.sign(heard) * bent
  })
}
