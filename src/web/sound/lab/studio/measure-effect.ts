import { pieces } from '../../../../content/music/pieces.ts'
import { entries } from '../../band/entries.ts'
import { effects } from '../../effects/effects.ts'
import { createDrawer, isTonal, notesOf, playDrawn, type Scale } from '../../effects/play-effects.ts'
import { type Effect, takesOf } from '../../effects/touches.ts'
import { instruments } from '../../instruments/instruments.ts'
import { createMixer } from '../../mixer.ts'
import { seededRandom } from '../../random.ts'
import { pitchOf } from '../../score/notation.ts'
import { drawSpectrogram } from '../drawing.ts'
import { likenessBetween, likenessOf } from '../likeness.ts'
import { loudnessOf } from '../loudness.ts'
import { pitchIn } from '../pitch.ts'
import { centroidOf, spectraOf } from '../spectrum.ts'
import { sampleRate } from './rendering.ts'
import { channelsOf, decibels, mono, peakOf } from './samples.ts'

/** Those that the game plays by name, and how somebody comes in. */
const allEffects: Readonly<Record<string, Effect>> = {
  ...effects,
  ...Object.fromEntries(Object.entries(entries).map(([seat, effect]) => [`enters: ${seat}`, effect])),
}

export interface EffectFigures {
  readonly name: string
  readonly kind: 'loud' | 'quiet'
  readonly nan: boolean
  /** dBFS, one for each take. */
  readonly peaks: readonly number[]
  /** Milliseconds from the first to the last 10 ms within 14 dB of the loudest, one for each take; what comes after is the room. */
  readonly bodies: readonly number[]
  /** LUFS of the loudest 400 ms. */
  readonly loudness: number
  readonly centroid: number
  /** How much the takes resemble each other: the mean correlation of their spectrograms in decibels, 1 = the same. */
  readonly alike: number
  /** Cents that a tone lies off the nearest of the scale, the worst of all takes; null without tones. */
  readonly cents: number | null
  readonly spectrogram: string
}

/** So many uses, each with its own variation. */
export async function measureEffect(name: string, takes: number): Promise<EffectFigures> {
  const buffers = await renderTakes(name, takes)
  const [first] = buffers
  const effect = allEffects[name]
  if (first === undefined || effect === undefined) throw new Error(`No effect ${name}`)
  const samples = mono(first)
  const spectra = spectraOf(samples, sampleRate, { size: 1024, hop: 512 })
  return {
    name,
    kind: effect.quiet === true ? 'quiet' : 'loud',
    nan: buffers.some((buffer) => channelsOf(buffer).some((channel) => channel.some(Number.isNaN))),
    peaks: buffers.map((buffer) => decibels(Math.max(...channelsOf(buffer).map(peakOf)))),
    bodies: buffers.map((buffer) => bodyOf(mono(buffer))),
    loudness: loudnessOf(channelsOf(first), sampleRate).momentary,
    centroid: centroidOf(spectra),
    alike: likenessOf(buffers.map(mono), sampleRate),
    cents: await centsOff(effect, takes),
    spectrogram: drawSpectrogram(spectra, samples.length / sampleRate, { width: 300, height: 220, title: name }),
  }
}

/** The two of these effects that resemble each other most, by so many takes of each. */
export async function mostAlike(names: readonly string[], takes: number): Promise<{ readonly pair: string; readonly likeness: number }> {
  const rendered = new Map<string, readonly Float32Array[]>()
  for (const name of names) rendered.set(name, (await renderTakes(name, takes)).map(mono))
  const pairs = [...rendered].flatMap(([one, ones], index) =>
    [...rendered].slice(index + 1).map(([other, others]) => ({
      pair: `${one} ${other}`,
      likeness: likenessBetween(ones, others, sampleRate),
    })),
  )
  return pairs.toSorted((one, other) => other.likeness - one.likeness)[0] ?? { pair: '', likeness: 0 }
}

/** The compressors of a new context are closed at first: only after so many seconds is a stroke as loud as in the game. */
const warmSeconds = 0.5

/** So many uses one after the other, as they are played, each in a silence of its own. */
async function renderTakes(name: string, takes: number): Promise<readonly AudioBuffer[]> {
  const effect = allEffects[name]
  if (effect === undefined) throw new Error(`No effect ${name}`)
  const draw = createDrawer(1)
  const buffers: AudioBuffer[] = []
  for (let take = 1; take <= takes; take++) {
    const context = new OfflineAudioContext(2, Math.ceil((warmSeconds + 1.6) * sampleRate), sampleRate)
    playDrawn(context, createMixer(context).effects, effect, draw(effect, { at: warmSeconds, scale: scaleOfTake(take) }))
    buffers.push(await context.startRendering())
  }
  return buffers
}

/** The three scales of the pieces in turn. */
const scaleOfTake = (take: number): Scale => [pieces.title, pieces.plains, pieces.bossGrass][take % 3]?.scale ?? pieces.title.scale

/** Every tone rendered alone, a slide held at the pitch that it is written from, and held against the scale; variants in turn. */
async function centsOff(effect: Effect, takes: number): Promise<number | null> {
  const off: number[] = []
  const variants = takesOf(effect)
  for (let take = 1; take <= takes; take++) {
    const touches = variants[take % variants.length] ?? []
    const scale = scaleOfTake(take)
    for (const [index, note] of notesOf(touches, { at: 0, scale, random: seededRandom(take) }).entries()) {
      const touch = touches[index]
      if (touch === undefined || !isTonal(touch)) continue
      const cents = (note.bend[0]?.cents ?? 0) - (touch.bend?.[0]?.cents ?? 0)
      const held = { ...note, at: 0, length: Math.max(note.length, 0.35), bend: [{ after: 0, cents }] }
      const context = new OfflineAudioContext(1, sampleRate / 2, sampleRate)
      instruments[touch.instrument].play(context, held).connect(context.destination)
      const pitch = pitchIn((await context.startRendering()).getChannelData(0), sampleRate, note.pitch + cents / 100)
      off.push(100 * Math.min(...scale.map((name) => Math.abs(((pitch - pitchOf(`${name}4`) + 606) % 12) - 6))))
    }
  }
  return off.length === 0 ? null : Math.max(...off)
}

function bodyOf(samples: Float32Array): number {
  const block = Math.round(0.01 * sampleRate)
  const levels = Array.from({ length: Math.floor(samples.length / block) }, (_, index) => {
    let sum = 0
    for (const sample of samples.subarray(index * block, (index + 1) * block)) sum += sample * sample
    return Math.sqrt(sum / block)
  })
  const limit = Math.max(...levels) / 5
  return 10 * (levels.findLastIndex((level) => level > limit) - levels.findIndex((level) => level > limit) + 1)
}
