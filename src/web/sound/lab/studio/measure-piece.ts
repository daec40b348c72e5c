import { pieces } from '../../../../content/music/pieces.ts'
import type { Score } from '../../../../content/music/score.ts'
import { blown } from '../../effects/play-effects.ts'
import { preparePiece } from '../../prepare.ts'
import type { PlayedNote } from '../../score/perform.ts'
import { secondsOf } from '../../score/sequencer.ts'
import { finish } from '../../score/steps.ts'
import { clicksIn } from '../clicks.ts'
import { drawRoll, drawSpectrogram } from '../drawing.ts'
import { loudnessOf } from '../loudness.ts'
import { performRound } from '../round.ts'
import { centroidOf, shareOf, spectraOf } from '../spectrum.ts'
import { render, sampleRate } from './rendering.ts'
import { channelsOf, type Figures, figuresOf, mono } from './samples.ts'
import { type Seam, seamAfterRound, worstSeam } from './seam.ts'

/** After the last note: the strings and the room. */
const tailSeconds = 3
/** Of a glance. */
const glanceTail = 0.4

const allPieces: Readonly<Record<string, Score>> = pieces

function scoreOf(name: string): Score {
  const score = allPieces[name]
  if (score === undefined) throw new Error(`No piece ${name}`)
  return score
}

/** Seconds at which a note is struck: played backwards that is its end. A breath has no other end. */
const struckAt = ({ part, note }: PlayedNote, { parts }: Score): number =>
  note.backwards === true && !blown.has(parts[part]?.instrument ?? 'hall') ? note.at + note.length : note.at

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
export async function measurePiece(name: string): Promise<PieceFigures> {
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
    seam: worstSeam(seams),
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

const sumOf = (score: Score, rounds: number): number =>
  Array.from({ length: rounds }, (_, round) => secondsOf(score, round)).reduce((sum, each) => sum + each, 0)

/** What every test run looks at: so many seconds from the first note on, and the seam between two rounds. */
export interface GlanceFigures extends Figures {
  readonly name: string
  readonly seam: Seam | null
}

export async function glanceAtPiece(name: string, seconds: number): Promise<GlanceFigures> {
  const score = scoreOf(name)
  const until = Math.min(secondsOf(score, 0), (performRound(score, 0).notes[0]?.note.at ?? 0) + seconds)
  const begin = await render(score, { seconds: until + glanceTail, tail: glanceTail, phases: [{ at: 0, phase: phasesOf(score) }] })
  const figures = figuresOf(begin, until)
  return { name, ...figures, seam: score.once === true ? null : await seamAfterRound(score, 0, phasesOf(score)) }
}
