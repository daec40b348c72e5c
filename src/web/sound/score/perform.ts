import type { Part, Score, Section } from '../../../content/music/score.ts'
import type { Note } from '../instruments/note.ts'
import { pitchOf, readOnce, toneNameOf, type Written } from './notation.ts'
import { type Stroke, strokesOf } from './ornaments.ts'
import { clockOf } from './pace.ts'
import { aroundZero, type Random, seededRandom } from '../random.ts'
import { finish, type Steps } from './steps.ts'

/** One section as hands play it: seconds from its start, in order. All phases: who may play is decided when a note is due. */
export interface Performance {
  readonly notes: readonly PlayedNote[]
  readonly seconds: number
}

export interface PlayedNote {
  readonly part: string
  readonly note: Note
}

/** Which section of which time round. */
export interface SectionPosition {
  readonly round: number
  /** Place in the round's order. */
  readonly section: number
}

/** Names of the sections of a round, in the order in which they are played. */
export function orderOf({ rounds, backwards }: Score, round: number): readonly string[] {
  const known = round < rounds.length ? round : 1 + ((round - 1) % Math.max(1, rounds.length - 1))
  const order = rounds[known] ?? rounds[0] ?? []
  return backwards === true ? order.toReversed() : order
}

/** Semitones by which a section sounds above what is written. */
export const keyOf = ({ key = 0, sections }: Score, name: string): number => (sections[name]?.stays === true ? 0 : key)

/** The same score and position give the same performance to the millisecond. */
export const perform = (score: Score, position: SectionPosition): Performance => finish(performing(score, position))

/** Performs a section in steps, one for each part. */
export function* performing(score: Score, { round, section: place }: SectionPosition): Steps<Performance> {
  const name = orderOf(score, round)[place] ?? ''
  const section = score.sections[name]
  if (section === undefined) throw new Error(name)
  const seconds = clockOf({ ...score, marks: section.pace })(section.bars * score.meter)
  const notes: PlayedNote[] = []
  for (const [partName, part] of Object.entries(score.parts)) {
    yield
    const seed = hash(`${partName} ${section.parts[partName] ?? ''} ${place} ${score.exact === true ? 0 : round}`)
    for (const note of playPart({ score, section, partName, part, key: keyOf(score, name) }, seed)) notes.push({ part: partName, note })
  }
  const turned = score.backwards === true ? notes.map((played) => reversed(played, seconds)) : notes
  return { notes: turned.toSorted((one, other) => one.note.at - other.note.at), seconds }
}

/** What is struck is heard so many seconds long at least: its swell would else be a click. */
const leastSwell = 0.35

/** A note ends where it began, and its bend runs the other way. What rang beyond the section swells from its beginning. */
function reversed({ part, note }: PlayedNote, seconds: number): PlayedNote {
  const ends = seconds - note.at
  const at = Math.max(0, ends - Math.max(note.length, leastSwell))
  const length = ends - at
  const bend = note.bend.map(({ after, cents }) => ({ after: Math.max(0, length - after), cents })).toReversed()
  return { part, note: { ...note, at, length, bend, stopped: false, backwards: true } }
}

interface Line {
  readonly score: Score
  readonly section: Section
  readonly partName: string
  readonly part: Part
  readonly key: number
}

function playPart(line: Line, seed: number): readonly Note[] {
  const { score, section, part, key } = line
  const written = writtenFor(line)
  const clock = clockOf({ ...score, marks: section.pace })
  const strings = (score.strings ?? '')
    .split(' ')
    .filter(Boolean)
    .map((string) => pitchOf(string) + key)
  const random = seededRandom(seed)
  const drum = part.instrument === 'odaiko' || part.instrument === 'shime' || part.instrument === 'kane'
  let ended = -1
  const notes = written.flatMap((note) => {
    const slurred = note.beat === ended && note.loudness < 0.95
    ended = note.beat + note.beats
    const weight = weightOf(note.beat % score.meter)
    return strokesOf(note, clock, strings).map((stroke) =>
      humanised(stroke, { random, weight, slurred, late: (part.late ?? 0) / 1000, loose: score.exact === true ? 0 : drum ? 0.005 : 0.009 }),
    )
  })
  return isPlucked(part) ? stopped(notes, part.instrument === 'shamisen' ? 0.3 : ringSeconds) : notes
}

function isPlucked({ instrument }: Part): boolean {
  return instrument === 'koto' || instrument === 'shamisen' || instrument === 'biwa'
}

/** How long a koto's or a biwa's string rings after its note at most. */
const ringSeconds = 3

/** A string cannot sound twice: the next pluck of one pitch ends the one before. */
function stopped(notes: readonly Note[], ring: number): readonly Note[] {
  return notes.map((note, index) => {
    const again = notes.slice(index + 1).find((later) => later.pitch === note.pitch && later.at > note.at)
    if (again === undefined || again.at > note.at + note.length + ring) return note
    return { ...note, length: Math.max(0.03, again.at - note.at), stopped: true }
  })
}

interface Hand {
  readonly random: Random
  readonly weight: number
  readonly slurred: boolean
  readonly late: number
  /** Seconds */
  readonly loose: number
}

function humanised(stroke: Stroke, { random, weight, slurred, late, loose }: Hand): Note {
  return {
    ...stroke,
    at: stroke.at + late + aroundZero(random) * loose,
    velocity: Math.min(1, Math.max(0.05, stroke.velocity * weight * (1 + 0.08 * aroundZero(random)))),
    slurred,
    stopped: false,
    variation: random(),
  }
}

/** The first beat carries, what lies between the beats is lighter. */
function weightOf(beat: number): number {
  if (beat < 0.01) return 1.05
  return Math.abs(beat - Math.round(beat)) < 0.01 ? 1 : 0.93
}

function writtenFor({ score, section, partName, part: { follows, marks }, key }: Line): readonly Written[] {
  const text = section.parts[(marks ?? follows)?.part ?? partName]
  if (text === undefined) return []
  const written = readOnce(text, score.meter)
  const lacks = (score.lacks ?? '').split(' ').filter(Boolean).map(pitchOf)
  if (marks !== undefined) {
    const lacking = written.filter(({ pitches }) => pitches.some((pitch) => lacks.includes(pitch)))
    return lacking.map((note) => ({ ...note, pitches: [], graces: [], ornaments: [], stroke: marks.stroke }))
  }
  const inKey = (pitches: readonly number[]) => pitches.filter((pitch) => !lacks.includes(pitch)).map((pitch) => pitch + key)
  return (follows === undefined ? written : written.flatMap((note) => shifted(note, follows)))
    .map((note) => ({ ...note, pitches: inKey(note.pitches), graces: inKey(note.graces) }))
    .filter(({ pitches, stroke }) => stroke !== null || pitches.length > 0)
}

function shifted(note: Written, follows: NonNullable<Part['follows']>): readonly Written[] {
  const melody = note.pitches.at(-1)
  if (melody === undefined || melody < 60 || note.beats < 0.5) return []
  const moved = melody + (follows.by[toneNameOf(melody)] ?? 0)
  return [{ ...note, pitches: [moved], graces: [], ornaments: [], broken: false, beat: note.beat + follows.beatsLate }]
}

function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}
