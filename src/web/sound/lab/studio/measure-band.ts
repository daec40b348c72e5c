import type { bosses } from '../../../../content/music/bosses.ts'
import { pieces } from '../../../../content/music/pieces.ts'
import type { Score } from '../../../../content/music/score.ts'
import { arranging, HEART } from '../../band/seats.ts'
import { createMixer } from '../../mixer.ts'
import { createPlayback } from '../../score/sequencer.ts'
import { finish } from '../../score/steps.ts'
import { pitchIn } from '../pitch.ts'
import { render, sampleRate } from './rendering.ts'
import { decibels, type Figures, figuresOf } from './samples.ts'

/** A piece as a party plays it: so many seconds from its beginning, in its last phase, nobody in danger. */
export async function glanceAtParty(name: keyof typeof pieces, roles: readonly number[], seconds: number): Promise<Figures> {
  const phases = [{ at: 0, phase: 3 }]
  return figuresOf(await render(playedBy(pieces[name], roles), { seconds: seconds + 0.4, tail: 0.4, phases }), seconds)
}

/** The piece as this party plays it, nobody in danger. */
function playedBy(piece: Score, roles: readonly number[]): Score {
  const { score } = finish(arranging(piece, roles))
  const { [HEART]: _, ...parts } = score.parts
  return { ...score, parts }
}

const eighths = 'mf A4/ A4/ A4/ A4/ A4/ A4/ A4/ A4/'
const halves = 'mf A4 - A4 -'

/** 120 beats a minute: a bar lasts two seconds. One string, whose pitch is to be heard in the second and the last bar. */
const even: Score = {
  tempo: 120,
  meter: 4,
  scale: ['D', 'E', 'G', 'A', 'B'],
  gain: 0,
  exact: true,
  parts: { string: { instrument: 'shamisen', level: 0, pan: 0, room: 0 } },
  sections: { only: { bars: 8, parts: { string: [eighths, halves, eighths, eighths, eighths, eighths, eighths, halves].join(' | ') } } },
  rounds: [['only']],
}

/** What gates, a rest and a lift make of the sound of one part. */
export interface BandFigures {
  /** dB against the part as it is, from 300 ms after it falls silent on. */
  readonly silent: number
  readonly again: number
  readonly thin: number
  /** From 100 ms after a rest begins to its end, three beats later; and of the first half second behind it. */
  readonly rest: number
  readonly afterRest: number
  /** Cents by which a lift of 200 raises the string. */
  readonly lift: number
}

export async function measureBand(): Promise<BandFigures> {
  const context = new OfflineAudioContext(1, 16 * sampleRate, sampleRate)
  const playback = createPlayback(context, createMixer(context).music, even, { at: 0 })
  playback.setGate('string', 'silent', 4)
  playback.setGate('string', 'full', 6)
  playback.rest(8.25)
  playback.setGate('string', 'thin', 10.9)
  playback.setGate('string', 'full', 12.9)
  playback.lift(14, 200)
  playback.scheduleUntil(15.9)
  const samples = (await context.startRendering()).getChannelData(0)
  const stretch = (from: number, to: number) => samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate))
  const loudness = (from: number, to: number) => {
    const heard = stretch(from, to)
    return decibels(Math.sqrt(heard.reduce((sum, sample) => sum + sample ** 2, 0) / heard.length))
  }
  const full = loudness(0.25, 2)
  return {
    silent: loudness(4.3, 6) - full,
    again: loudness(6, 8) - full,
    thin: loudness(11, 12.9) - full,
    rest: loudness(8.35, 9.45) - full,
    afterRest: loudness(9.5, 10) - full,
    lift: 100 * (pitchIn(stretch(14.02, 15.9), sampleRate, 71) - pitchIn(stretch(2.02, 4), sampleRate, 69)),
  }
}

/** LU by which the third phase of a boss is louder than the first, with a party whose parts wait for none: ten seconds of its second round. */
export async function growthOf(name: keyof typeof bosses): Promise<number> {
  const inPhase = async (phase: number): Promise<number> => {
    const from = { round: 1, section: 0, seconds: 0 }
    return figuresOf(await render(playedBy(pieces[name], [1, 5, 6]), { seconds: 10.4, tail: 0.4, from, phases: [{ at: 0, phase }] }), 10)
      .lufs
  }
  return (await inPhase(3)) - (await inPhase(1))
}
