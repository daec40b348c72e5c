import type { InstrumentName } from '../../content/music/score.ts'
import { type Effect, type EffectName, effects } from './effects.ts'
import { instruments } from './instruments/instruments.ts'
import type { Note } from './instruments/note.ts'
import type { Channel, MusicChannel } from './mixer.ts'
import { pitchOf } from './notation.ts'
import { aroundZero, type Random, seededRandom } from './random.ts'
import type { Touch } from './touches.ts'

/** Else their strings would ring on into what follows. */
const damped: ReadonlySet<InstrumentName> = new Set<InstrumentName>(['biwa', 'musicBox'])

/** Two of one kind within so many seconds are one. */
const guardSeconds = 0.04

/** Plays effects, each time a little different: ±6 % in pitch, ±2 dB. */
export function createEffects(
  context: BaseAudioContext,
  channel: Channel,
  music: MusicChannel,
  seed: number,
): (name: EffectName, at?: number) => boolean {
  const random = seededRandom(seed)
  const last = new Map<EffectName, number>()
  return (name, at = context.currentTime) => {
    if (at - (last.get(name) ?? Number.NEGATIVE_INFINITY) < guardSeconds) return false
    last.set(name, at)
    const effect: Effect = effects[name]
    if (effect.hush !== undefined) music.duck({ at, seconds: effect.hush, decibels: 40 })
    playEffect(context, channel, effect, { at, random })
    return true
  }
}

function playEffect(
  context: BaseAudioContext,
  channel: Channel,
  effect: Effect,
  { at, random }: { readonly at: number; readonly random: Random },
): void {
  const cents = aroundZero(random) * 101
  const out = new GainNode(context, { gain: 10 ** ((effect.level + aroundZero(random) * 2) / 20) })
  out.connect(new GainNode(context, { gain: 1 - 0.5 * effect.room })).connect(channel.dry)
  out.connect(new GainNode(context, { gain: effect.room })).connect(channel.wet)
  for (const touch of effect.touches)
    instruments[touch.instrument].play(context, noteOf(touch, { at, cents, variation: random() })).connect(out)
}

interface Use {
  /** When the effect begins. */
  readonly at: number
  /** How far this use of it lies off. */
  readonly cents: number
  readonly variation: number
}

export function noteOf(touch: Touch, { at, cents, variation }: Use): Note {
  const { after, velocity, pitch, length = 0.3, bend = [] } = touch
  return {
    at: at + after,
    length,
    pitch: pitch === undefined ? 60 : pitchOf(pitch),
    velocity,
    manner: touch.manner ?? null,
    bend: bend.length > 0 ? bend.map((point) => ({ ...point, cents: point.cents + cents })) : [{ after: 0, cents }],
    slurred: false,
    stopped: damped.has(touch.instrument),
    variation,
  }
}
