import { type PieceName, pieces } from '../../../content/music/pieces.ts'
import type { Score } from '../../../content/music/score.ts'
import { type Effect, type EffectName, effects } from '../effects.ts'
import { blown, createEffects, isTonal, notesOf, type Scale } from '../play-effects.ts'
import { createMixer } from '../mixer.ts'
import { instruments } from '../instruments/instruments.ts'
import { pitchOf } from '../score/notation.ts'
import { orderOf, perform, type PlayedNote } from '../score/perform.ts'
import { preparePiece } from '../prepare.ts'
import { seededRandom } from '../random.ts'
import { aheadSeconds, createPlayback, type Place, secondsOf } from '../score/sequencer.ts'
import { finish } from '../score/steps.ts'
import { clicksIn } from './clicks.ts'
import { drawRoll, drawSpectrogram } from './drawing.ts'
import { likenessOf } from './likeness.ts'
import { loudnessOf } from './loudness.ts'
import { goals } from './goals.ts'
import { pitchIn } from './pitch.ts'
import { performRound } from './round.ts'
import { centroidOf, shareOf, spectraOf } from './spectrum.ts'

const sampleRate = 44100
/** After the last note: the strings and the room. */
const tailSeconds = 3
/** Offline, the rendering stops so often and asks for what comes next, so that no more notes sound at once than live. */
const stepSeconds = 0.5

const allPieces: Readonly<Record<string, Score>> = pieces
const allEffects: Readonly<Record<string, Effect>> = effects

function scoreOf(name: string): Score {
  const score = allPieces[name]
  if (score === undefined) throw new Error(`No piece ${name}`)
  return score
}

interface Excerpt {
  readonly seconds: number
  /** Of these, how many come after the last note. */
  readonly tail: number
  readonly from?: Place
  /** In seconds: where which phase begins. */
  readonly phases?: readonly { readonly at: number; readonly phase: number }[]
}

async function render(score: Score, { seconds, tail, from, phases = [] }: Excerpt): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, Math.ceil(seconds * sampleRate), sampleRate)
  const { music } = createMixer(context)
  const playback = createPlayback(context, music, score, {
    at: 0,
    phase: phases.find(({ at }) => at === 0)?.phase ?? 1,
    ...(from ? { from } : {}),
  })
  // The next round would begin a little early.
  const last = score.once === true ? seconds : seconds - tail - 0.1
  const schedule = (time: number): void => {
    const phase = phases.findLast(({ at }) => at <= time)?.phase
    if (phase !== undefined) playback.setPhase(phase)
    playback.scheduleUntil(Math.min(time, last))
  }
  for (let at = stepSeconds; at < seconds; at += stepSeconds) {
    void context.suspend(at).then(() => {
      schedule(at + stepSeconds + aheadSeconds)
      return context.resume()
    })
  }
  schedule(stepSeconds + aheadSeconds)
  return context.startRendering()
}

const decibels = (amplitude: number): number => 20 * Math.log10(amplitude + 1e-9)

function peakOf(samples: Float32Array): number {
  let most = 0
  for (const sample of samples) most = Math.max(most, Math.abs(sample))
  return most
}

const channelsOf = (buffer: AudioBuffer): readonly Float32Array<ArrayBuffer>[] => [buffer.getChannelData(0), buffer.getChannelData(1)]

function mono(buffer: AudioBuffer): Float32Array<ArrayBuffer> {
  const right = buffer.getChannelData(1)
  return buffer.getChannelData(0).map((sample, index) => 0.5 * (sample + (right[index] ?? 0)))
}

/** dBFS: the largest steps from sample to sample in the 2 ms round the seam. */
export interface Seam {
  readonly step: number
  /** What the old round alone and the new one alone add up to: where a stroke falls on the seam, that is its own step. */
  readonly own: number
}

const nearSeconds = 0.001
/** What is heard of the old round before the seam, and of the new one after it. */
const seamBefore = 4
const seamAfter = 0.1

/** From one round to the next, and each of the two by itself. */
async function seamAfterRound(score: Score, round: number, phase: number): Promise<Seam> {
  const section = orderOf(score, round).length - 1
  const rest = perform(score, { round, section }).seconds
  const before = Math.min(seamBefore, rest)
  const old: Place = { round, section, seconds: rest - before }
  const phases = [{ at: 0, phase }]
  const whole = { seconds: before + seamAfter + glanceTail, tail: glanceTail, phases }
  const at = before + (await masterDelay())
  const stepIn = async (part: Score, from: Place): Promise<number> =>
    largestStep(mono(await render(part, { ...whole, from })), at - nearSeconds, at + nearSeconds)
  const ends = await stepIn({ ...score, once: true }, old)
  const begins = await stepIn(score, { round: round + 1, section: 0, seconds: -before })
  return { step: decibels(await stepIn(score, old)), own: decibels(ends + begins) }
}

let knownDelay: number | null = null

/** Seconds that the compressors of the mixer hold everything back: an impulse is sent through it. */
async function masterDelay(): Promise<number> {
  if (knownDelay !== null) return knownDelay
  const context = new OfflineAudioContext(2, sampleRate / 10, sampleRate)
  const impulse = new AudioBufferSourceNode(context, { buffer: new AudioBuffer({ length: 1, sampleRate }) })
  impulse.buffer?.copyToChannel(Float32Array.of(0.5), 0)
  impulse.connect(createMixer(context).effects.dry)
  impulse.start(0)
  const heard = mono(await context.startRendering())
  knownDelay = heard.indexOf(peakOf(heard)) / sampleRate
  return knownDelay
}

function largestStep(samples: Float32Array, from: number, to: number): number {
  const stretch = samples.subarray(Math.max(0, Math.round(from * sampleRate)), Math.round(to * sampleRate))
  let most = 0
  for (let index = 1; index < stretch.length; index++) most = Math.max(most, Math.abs((stretch[index] ?? 0) - (stretch[index - 1] ?? 0)))
  return most
}

/** Seconds at which a note is struck: played backwards that is its end. A breath has no other end. */
const struckAt = ({ part, note }: PlayedNote, { parts }: Score): number =>
  note.backwards === true && !blown.has(parts[part]?.instrument ?? 'hall') ? note.at + note.length : note.at

/** dBFS and the like of a stretch of sound. */
interface Figures {
  readonly nan: boolean
  readonly peak: number
  readonly lufs: number
}

function figuresOf(buffer: AudioBuffer, until: number): Figures {
  const channels = channelsOf(buffer)
  const heard = channels.map((channel) => channel.subarray(0, Math.round(until * sampleRate)))
  return {
    nan: channels.some((channel) => channel.some(Number.isNaN)),
    peak: decibels(Math.max(...channels.map(peakOf))),
    lufs: loudnessOf(heard, sampleRate).integrated,
  }
}

/** The phases that a score has. */
const phasesOf = (score: Score): number => Math.max(1, ...Object.values(score.parts).map(({ phase = 1 }) => phase))

/** What the whole table of a piece says. */
export interface PieceFigures extends Figures {
  readonly name: string
  readonly seconds: number
  /** Between rounds, the worst; null for what plays once. */
  readonly seam: Seam | null
  /** Seconds at which a click was found; and the share of clicks of −40 dBFS that would have been. */
  readonly clicks: readonly number[]
  readonly sensitivity: number
  /** LU. */
  readonly range: number
  /** Hz. */
  readonly centroid: number
  /** Shares of the energy. */
  readonly low: number
  readonly high: number
  readonly timesRealTime: number
  /** Data URLs of PNG pictures. */
  readonly spectrogram: string
  readonly roll: string
}

/** Rounds as they are measured: two, or one for each phase. */
async function measurePiece(name: string): Promise<PieceFigures> {
  const score = scoreOf(name)
  finish(preparePiece(score, sampleRate))
  const count = score.once === true ? 1 : Math.max(2, phasesOf(score))
  const rounds = Array.from({ length: count }, (_, round) => ({ at: sumOf(score, round), phase: Math.min(round + 1, phasesOf(score)) }))
  const total = sumOf(score, count)
  const begun = performance.now()
  const buffer = await render(score, { seconds: total + tailSeconds, tail: tailSeconds, phases: rounds })
  const took = (performance.now() - begun) / 1000
  const samples = mono(buffer)
  const spectra = spectraOf(samples, sampleRate, { size: 4096, hop: 4096 })
  const struck = rounds.flatMap(({ at }, round) => performRound(score, round).notes.map((played) => struckAt(played, score) + at))
  const clicks = clicksIn(samples, struck, sampleRate)
  const seams: Seam[] = []
  for (const round of score.once === true ? [] : rounds.keys()) {
    seams.push(await seamAfterRound(score, round, rounds[round]?.phase ?? 1))
  }
  const shownRound = phasesOf(score) > 1 ? count - 1 : 0
  const shown = performRound(score, shownRound)
  const from = rounds[shownRound]?.at ?? 0
  const picture = samples.subarray(Math.round(from * sampleRate), Math.round((from + shown.seconds + 2) * sampleRate))
  const loudness = loudnessOf(
    channelsOf(buffer).map((channel) => channel.subarray(0, Math.round(total * sampleRate))),
    sampleRate,
  )
  return {
    name,
    seconds: secondsOf(score, 0),
    ...figuresOf(buffer, total),
    seam: worstOf(seams),
    clicks: clicks.at,
    sensitivity: clicks.sensitivity,
    range: loudness.range,
    centroid: centroidOf(spectra),
    low: shareOf(spectra, 0, 200),
    high: shareOf(spectra, 2000, 22050),
    timesRealTime: buffer.duration / took,
    spectrogram: drawSpectrogram(
      spectraOf(picture, sampleRate, { size: 4096, hop: Math.max(512, Math.round(picture.length / 950)) }),
      picture.length / sampleRate,
      { width: 1000, height: 340, title: name },
    ),
    roll: drawRoll(score, shown, loudness.shortTerm.slice(Math.round(from * 10)), { width: 1000, height: 430, title: name }),
  }
}

/** The one that stands out most over what is allowed; of those that do not, the largest step. */
function worstOf(seams: readonly Seam[]): Seam | null {
  const over = ({ step, own }: Seam): number => step - Math.max(goals.seam, own)
  return seams.toSorted((one, other) => Math.max(0, over(other)) - Math.max(0, over(one)) || other.step - one.step)[0] ?? null
}

const sumOf = (score: Score, rounds: number): number =>
  Array.from({ length: rounds }, (_, round) => secondsOf(score, round)).reduce((sum, each) => sum + each, 0)

/** What every test run looks at: so many seconds from the first note on, and the seam between two rounds. */
export interface GlanceFigures extends Figures {
  readonly name: string
  readonly seam: Seam | null
}

const glanceTail = 0.4

async function glanceAtPiece(name: string, seconds: number): Promise<GlanceFigures> {
  const score = scoreOf(name)
  const until = Math.min(secondsOf(score, 0), (performRound(score, 0).notes[0]?.note.at ?? 0) + seconds)
  const begin = await render(score, { seconds: until + glanceTail, tail: glanceTail, phases: [{ at: 0, phase: phasesOf(score) }] })
  const figures = figuresOf(begin, until)
  return { name, ...figures, seam: score.once === true ? null : await seamAfterRound(score, 0, phasesOf(score)) }
}

export interface EffectFigures {
  readonly name: string
  readonly kind: Effect['kind']
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
async function measureEffect(name: string, takes: number): Promise<EffectFigures> {
  const buffers: AudioBuffer[] = []
  for (let take = 1; take <= takes; take++) buffers.push(await renderEffect(name, take))
  const [first] = buffers
  const effect = allEffects[name]
  if (first === undefined || effect === undefined) throw new Error(`No effect ${name}`)
  const samples = mono(first)
  const spectra = spectraOf(samples, sampleRate, { size: 1024, hop: 512 })
  return {
    name,
    kind: effect.kind,
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

async function renderEffect(name: string, seed: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, Math.ceil(1.6 * sampleRate), sampleRate)
  const mixer = createMixer(context)
  createEffects(context, mixer.effects, mixer.music, seed)(name as EffectName, scaleOfTake(seed), 0.02)
  return context.startRendering()
}

/** The three scales of the pieces in turn. */
const scaleOfTake = (take: number): Scale => [pieces.title, pieces.plains, pieces.boss][take % 3]?.scale ?? pieces.title.scale

/** Every tone rendered alone, a slide held at the pitch that it is written from, and held against the scale. */
async function centsOff({ touches }: Effect, takes: number): Promise<number | null> {
  const off: number[] = []
  for (let take = 1; take <= takes; take++) {
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

export const studio = {
  pieces: Object.keys(pieces) as readonly PieceName[],
  effects: Object.keys(effects) as readonly EffectName[],
  measurePiece,
  glanceAtPiece,
  measureEffect,
}

declare global {
  interface Window {
    studio: typeof studio
  }
}

window.studio = studio
