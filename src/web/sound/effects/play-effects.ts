import type { InstrumentName } from '../../../content/music/score.ts'
import { instruments } from '../instruments/instruments.ts'
import type { Note } from '../instruments/note.ts'
import type { Channel } from '../mixer.ts'
import { pitchOf } from '../score/notation.ts'
import { aroundZero, type Random, seededRandom } from '../random.ts'
import { type Effect, takesOf, type Touch } from './touches.ts'

/** Else their strings would ring on into what follows. */
const damped: ReadonlySet<InstrumentName> = new Set<InstrumentName>(['biwa', 'musicBox'])

/** A flute is made at any pitch. A string is there in the written one and is bent: to make one for each tone of each piece would take too long. */
export const blown: ReadonlySet<InstrumentName> = new Set<InstrumentName>(['shakuhachi', 'shinobue'])

/** Two of one kind within so many seconds are one. */
const guardSeconds = 0.04

/** How far a tone lies off the tuning of the pieces at most, and how far noise, skins and wood stray (12 %). */
const tuningCents = 5
const strayCents = 200

/** How far a touch strays in time and in strength, as a part of what is written. */
const unevenness = 0.08

/** Names of the tones to which an effect keeps: of the chord that sounds, or of a whole scale. */
export type Scale = readonly string[]
/** With fewer tones it is a chord. */
const leastOfScale = 5

export interface Use {
  /** When the effect begins. */
  readonly at: number
  readonly scale: Scale
  /** By how much everything with a tone lies higher. */
  readonly cents?: number
  /** From where it comes: −1 left to 1 right. */
  readonly side?: number
}

/** One use of an effect. */
export interface Drawn {
  readonly touches: readonly Touch[]
  /** One for each touch. */
  readonly notes: readonly Note[]
  /** dB. */
  readonly level: number
  /** −1 left to 1 right. */
  readonly side: number
}

/** How far from the middle an effect is heard at most, as are the members' instruments. */
const width = 0.62

/** Draws uses of effects, each time a little different: another variant, another spread, ±2 dB, and as `notesOf` says. */
export function createDrawer(seed: number): (effect: Effect, use: Use) => Drawn {
  const random = seededRandom(seed)
  const last = new WeakMap<Effect, number>()
  return (effect, use) => {
    const takes = takesOf(effect)
    const variant = another(takes.length, last.get(effect) ?? null, random)
    last.set(effect, variant)
    const stretch = oneOf(effect.stretches ?? [1], random)
    const touches = (takes[variant] ?? []).map((touch) => ({ ...touch, after: touch.after * stretch }))
    const level = effect.level + (effect.levels?.[variant] ?? 0) + aroundZero(random) * 2
    return { touches, notes: notesOf(touches, { ...use, random }), level, side: use.side ?? 0 }
  }
}

export function playDrawn(context: BaseAudioContext, channel: Channel, { room }: Effect, { touches, notes, level, side }: Drawn): void {
  // A panner in the middle takes 3 dB from what has one channel.
  const out = new GainNode(context, { gain: Math.SQRT2 * 10 ** (level / 20) })
  const place = new StereoPannerNode(context, { pan: width * side })
  out
    .connect(place)
    .connect(new GainNode(context, { gain: 1 - 0.5 * room }))
    .connect(channel.dry)
  place.connect(new GainNode(context, { gain: room })).connect(channel.wet)
  for (const [index, note] of notes.entries()) {
    const instrument = touches[index]?.instrument
    if (instrument !== undefined) instruments[instrument].play(context, note).connect(out)
  }
}

/** Plays effects. @returns false where one of its kind sounds already */
export function createEffects(context: BaseAudioContext, channel: Channel, seed: number): (effect: Effect, use: Use) => boolean {
  const draw = createDrawer(seed)
  const last = new WeakMap<Effect, number>()
  return (effect, use) => {
    if (Math.abs(use.at - (last.get(effect) ?? Number.NEGATIVE_INFINITY)) < guardSeconds) return false
    last.set(effect, use.at)
    playDrawn(context, channel, effect, draw(effect, use))
    return true
  }
}

/** One of so many, but not this one where there are others. */
function another(count: number, but: number | null, random: Random): number {
  if (but === null || count < 2) return Math.floor(random() * count)
  return (but + 1 + Math.floor(random() * (count - 1))) % count
}

const oneOf = (values: readonly number[], random: Random): number => values[Math.floor(random() * values.length)] ?? 1

/** Whether a touch is heard as a tone. Paper has a size, not a pitch. */
export const isTonal = ({ instrument, pitch }: Touch): boolean => pitch !== undefined && instrument !== 'paper'

/**
 * One use of an effect, a note for each touch. Its tones are those of the scale that lie next to the written ones, all of them moved by the same
 * step of the scale or by none, so that the figure stays; of a chord, whose steps would be leaps, those next to the written ones. What has no tone strays in pitch, each touch by itself, and no hand is quite even.
 */
export function notesOf(
  touches: readonly Touch[],
  { at, scale, cents: lift = 0, random }: Use & { readonly random: Random },
): readonly Note[] {
  const step = Math.floor(random() * 3) - 1
  const tones = laidOn(touches, scale, scale.length < leastOfScale ? 0 : step)
  return touches.map((touch) => {
    const tone = isTonal(touch) ? tones.get(touch.pitch ?? '') : undefined
    const cents = aroundZero(random) * (tone === undefined ? strayCents : tuningCents) + (tone === undefined ? 0 : lift)
    const note = noteOf(touch, { at, tone, cents, variation: random() })
    const uneven = (written: number): number => written * (1 + unevenness * aroundZero(random))
    return { ...note, at: at + uneven(touch.after), velocity: uneven(note.velocity) }
  })
}

/** Written pitch → tone of the scale, so many steps higher. What is written higher stays higher. */
function laidOn(touches: readonly Touch[], scale: Scale, steps: number): ReadonlyMap<string, number> {
  const ladder = Array.from({ length: 10 }, (_, octave) => scale.map((name) => pitchOf(`${name}${octave}`)))
    .flat()
    .toSorted((one, other) => one - other)
  const distance = (pitch: number, index: number): number => Math.abs((ladder[index] ?? 0) - pitch)
  const written = new Set(touches.filter(isTonal).map(({ pitch = '' }) => pitch))
  const laid = new Map<string, number>()
  let next = 0
  for (const name of [...written].toSorted((one, other) => pitchOf(one) - pitchOf(other))) {
    const pitch = pitchOf(name)
    while (distance(pitch, next + 1) < distance(pitch, next)) next++
    laid.set(name, ladder[next + steps] ?? pitch)
    next++
  }
  return laid
}

interface Touched {
  readonly at: number
  /** MIDI number; left out, what is written. */
  readonly tone?: number | undefined
  /** How far this touch lies off. */
  readonly cents: number
  readonly variation: number
}

export function noteOf(touch: Touch, { at, tone, cents, variation }: Touched): Note {
  const { after, velocity, length = 0.3, bend = [{ after: 0, cents: 0 }] } = touch
  const written = touch.pitch === undefined ? 60 : pitchOf(touch.pitch)
  const pitch = tone !== undefined && blown.has(touch.instrument) ? tone : written
  const away = 100 * ((tone ?? written) - pitch) + cents
  return {
    at: at + after,
    length,
    pitch,
    velocity,
    manner: touch.manner ?? null,
    bend: bend.map((point) => ({ ...point, cents: point.cents + away })),
    slurred: false,
    stopped: damped.has(touch.instrument),
    variation,
  }
}
