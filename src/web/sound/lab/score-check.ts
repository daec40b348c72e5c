import type { InstrumentName, Score } from '../../../content/music/score.ts'
import type { Note } from '../instruments/note.ts'
import { type OrnamentName, pitchNameOf, pitchOf, read, toneNameOf } from '../score/notation.ts'
import { unpitched } from '../score/harmony.ts'
import { performRound, type Round } from './round.ts'

/** What can be said about a score without a sound. */
export interface ScoreCheck {
  readonly bars: number
  readonly notes: number
  /** Names of tones outside scale and passing tones. */
  readonly foreign: readonly string[]
  /** part: note, beyond what the real instrument has. */
  readonly beyond: readonly string[]
  /** section/part: what a koto cannot do that has only these strings: other tones, and runs where none are named. */
  readonly offStrings: readonly string[]
  /** Seconds of the longest breath of a flute, at the score's tempo. */
  readonly longestBreath: number
  /** Beats of each phrase: notes up to a rest, or to a note of two beats or more. */
  readonly phrases: readonly number[]
  /** Share of the time in which no part begins or holds a written note, and of which no melody does. */
  readonly silence: number
  readonly melodySilence: number
  /** Half steps taken down and up by melody parts. */
  readonly halfSteps: { readonly down: number; readonly up: number }
  /** Times two melody parts hold the same tone, or the lower lies above the upper. */
  readonly crossings: number
  /** Where the sixth tone of the theme, D4, follows its first five. */
  readonly completed: readonly string[]
}

/** MIDI range of the real instruments: koto tuned with a low first string, shamisen in D, biwa in A, 尺八 of 1.8 feet, 篠笛 number six. */
const ranges: Readonly<Partial<Record<InstrumentName, readonly [low: number, high: number]>>> = {
  koto: [50, 86],
  shamisen: [50, 86],
  biwa: [45, 74],
  shakuhachi: [62, 88],
  shinobue: [70, 98],
  musicBox: [60, 96],
}

export function checkScore(score: Score): ScoreCheck {
  const round = performRound(score, 0)
  const pitched = pitchedIn(score, round)
  const written = pitchedIn(score, performRound({ ...score, key: 0 }, 0))
  const allowed = new Set([...score.scale, ...(score.passing ?? [])])
  const lines = melodies(score)
  return {
    bars: (score.rounds[0] ?? []).reduce((sum, name) => sum + (score.sections[name]?.bars ?? 0), 0),
    notes: round.notes.length,
    foreign: [...new Set(written.map(({ note }) => toneNameOf(note.pitch)).filter((name) => !allowed.has(name)))],
    beyond: beyondIn(score, round),
    offStrings: [...new Set(lines.flatMap((line) => offStrings(score, line)))],
    longestBreath: Math.max(0, ...lines.map((line) => longestBreath(score, line))),
    phrases: lines.flatMap(({ notes }) => phrasesOf(notes)),
    silence: silentShare(
      round.notes.map(({ note }) => note),
      round.seconds,
    ),
    melodySilence: silentShare(
      pitched.map(({ note }) => note),
      round.seconds,
    ),
    halfSteps: halfSteps(lines),
    crossings: crossings(score, lines),
    completed: lines.flatMap(({ name, notes }) => completedThemes(name, notes)),
  }
}

const pitchedIn = (score: Score, { notes }: Round): Round['notes'] =>
  notes.filter(({ part }) => !unpitched.has(score.parts[part]?.instrument ?? ''))

const beyondIn = (score: Score, round: Round): readonly string[] => [
  ...new Set(pitchedIn(score, round).flatMap(({ part, note }) => beyond(score, part, note.pitch))),
]

/** part: note, beyond what the real instrument has, in any round: later ones have sections and keys of their own. */
export const beyondEver = (score: Score): readonly string[] => score.rounds.flatMap((_, nth) => beyondIn(score, performRound(score, nth)))

interface Line {
  readonly name: string
  readonly part: string
  readonly section: string
  readonly notes: readonly { readonly beat: number; readonly beats: number; readonly pitch: number }[]
  /** All tones, those of chords and graces too. */
  readonly tones: readonly number[]
  /** Runs over the strings. */
  readonly runs: boolean
}

function melodies(score: Score): readonly Line[] {
  return Object.entries(score.sections).flatMap(([section, { parts }]) =>
    Object.entries(parts).flatMap(([part, text]) => {
      if (unpitched.has(score.parts[part]?.instrument ?? 'paper')) return []
      const written = read(text, score.meter)
      const notes = written.flatMap((note) => note.pitches.slice(-1).map((pitch) => ({ beat: note.beat, beats: note.beats, pitch })))
      const tones = written.flatMap(({ pitches, graces }) => [...pitches, ...graces])
      const runs = written.some(({ ornaments }) => ornaments.some(({ name }) => runNames.has(name)))
      return [{ name: `${section}/${part}`, part, section, notes, tones, runs }]
    }),
  )
}

function beyond(score: Score, part: string, pitch: number): readonly string[] {
  const range = ranges[score.parts[part]?.instrument ?? 'paper']
  return range === undefined || (pitch >= range[0] && pitch <= range[1]) ? [] : [`${part} ${pitchNameOf(pitch)}`]
}

const runNames: ReadonlySet<OrnamentName> = new Set<OrnamentName>(['kororin', 'sararin', 'agari'])

function offStrings(score: Score, { name, part, tones, runs }: Line): readonly string[] {
  if (score.parts[part]?.instrument !== 'koto') return []
  if (score.strings === undefined) return runs ? [`${name} runs`] : []
  const strings = new Set(score.strings.split(' ').map(pitchOf))
  return tones.filter((tone) => !strings.has(tone)).map((tone) => `${name} ${pitchNameOf(tone)}`)
}

/** From one rest to the next. */
function longestBreath({ parts, tempo }: Score, { part, notes }: Line): number {
  const instrument = parts[part]?.instrument
  if (instrument !== 'shakuhachi' && instrument !== 'shinobue') return 0
  let begun = 0
  let ended = Number.NEGATIVE_INFINITY
  let longest = 0
  for (const { beat, beats } of notes) {
    if (beat - ended > 0.2) begun = beat
    ended = beat + beats
    longest = Math.max(longest, ended - begun)
  }
  return (longest * 60) / tempo
}

function phrasesOf(notes: Line['notes']): readonly number[] {
  const phrases: number[] = []
  let start = notes[0]?.beat ?? 0
  for (const [index, note] of notes.entries()) {
    const next = notes[index + 1]
    const end = note.beat + note.beats
    if (next !== undefined && next.beat - end < 0.75 && note.beats < 2) continue
    phrases.push(end - start)
    start = next?.beat ?? 0
  }
  return phrases
}

function silentShare(notes: readonly Pick<Note, 'at' | 'length'>[], seconds: number): number {
  let until = 0
  let silent = 0
  for (const { at, length } of notes) {
    silent += Math.max(0, at - until)
    until = Math.max(until, at + length)
  }
  return (silent + Math.max(0, seconds - until)) / seconds
}

function halfSteps(lines: readonly Line[]): ScoreCheck['halfSteps'] {
  const steps = lines.flatMap(({ notes }) => notes.slice(1).map(({ pitch }, index) => pitch - (notes[index]?.pitch ?? pitch)))
  return { down: steps.filter((step) => step === -1).length, up: steps.filter((step) => step === 1).length }
}

/** Looked at every half beat, between parts of one section; the order is that of their mean pitch there. */
function crossings(score: Score, lines: readonly Line[]): number {
  let count = 0
  for (const one of lines) {
    for (const other of lines) {
      if (one.section !== other.section || one.part >= other.part || other.notes.length === 0 || one.notes.length === 0) continue
      const [low, high] = mean(one) < mean(other) ? [one, other] : [other, one]
      const beats = (score.sections[one.section]?.bars ?? 0) * score.meter
      for (let beat = 0; beat < beats; beat += 0.5) {
        const below = soundingAt(low, beat)
        const above = soundingAt(high, beat)
        if (below !== null && above !== null && below >= above) count++
      }
    }
  }
  return count
}

function mean({ notes }: Line): number {
  return notes.reduce((sum, { pitch }) => sum + pitch, 0) / Math.max(1, notes.length)
}

function soundingAt({ notes }: Line, beat: number): number | null {
  return notes.find((note) => note.beat <= beat + 1e-6 && note.beat + note.beats > beat + 1e-6)?.pitch ?? null
}

/** D after the first five tones (A, one step, D, G, A), in the melody's own octave or any other. */
function completedThemes(name: string, notes: Line['notes']): readonly string[] {
  return notes.flatMap((note, index) => {
    const classes = notes.slice(index, index + 6).map(({ pitch }) => pitch % 12)
    const [one, two, three, four, five, six] = classes
    return one === 9 && two !== undefined && three === 2 && four === 7 && five === 9 && six === 2 ? [`${name} at beat ${note.beat}`] : []
  })
}
