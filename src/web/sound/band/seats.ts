import type { InstrumentName, Part, Score, Section } from '../../../content/music/score.ts'
import type { Steps } from '../score/steps.ts'
import { derivedPart } from './writers.ts'

/** What somebody does in the band. */
export type Seat = 'tune' | 'breath' | 'pulse' | 'figure' | 'ground' | 'fill'

/** By role, 1–6. */
const seats: readonly [Seat, ...Seat[]] = ['tune', 'breath', 'pulse', 'figure', 'ground', 'fill']

interface SeatPlan {
  readonly instruments: readonly [InstrumentName, ...InstrumentName[]]
  /** dB in the piece, of a part that the piece does not write itself. */
  readonly level: number
  /** How much of it goes through the room. */
  readonly room: number
}

const plans: Readonly<Record<Seat, SeatPlan>> = {
  tune: { instruments: ['shamisen'], level: -2, room: 0.26 },
  breath: { instruments: ['shakuhachi'], level: -4, room: 0.5 },
  pulse: { instruments: ['odaiko'], level: -7, room: 0.26 },
  figure: { instruments: ['koto'], level: -4, room: 0.26 },
  ground: { instruments: ['biwa'], level: -2, room: 0.26 },
  fill: { instruments: ['shime', 'shinobue'], level: -8, room: 0.26 },
}

/** −1 left to 1 right, by place: as the three cards lie. */
const places = [-0.62, 0.06, 0.62] as const
/** A big drum fills the house: so much of its place is left. */
const drumWidth = 0.4
/** dB. Who is not of the party plays behind the blind: softer, narrower, with more of the room. */
const houseLevel = -5
const memberLevel = 1

/** dB. What members play waits for no phase, so a boss's piece grows by its level too. */
const phaseLevels = [-3.3, 0, 2] as const

/** dB. A sparse piece has a larger gain than this, under which what is derived would drown it. */
const mostGain = 12

/** The part that beats while a member is in danger. */
export const HEART = 'heart'

/** A piece as a party plays it. */
export interface Arrangement {
  readonly score: Score
  /** What each member does, and the names of their parts; by place. */
  readonly members: readonly { readonly seat: Seat; readonly parts: readonly string[] }[]
}

/**
 * The piece as this party plays it, in steps. A part whose instrument is a member's is that member's, in every phase. For a seat that the piece lacks
 * there is the part that waits for it, or one is derived from the harmony. All other parts stay, behind the blind: nothing of the piece is lost.
 * @param roles 1–6, by place; of two with the same role the second takes the first free seat.
 */
export function* arranging(score: Score, roles: readonly number[]): Steps<Arrangement> {
  const members = membersOf(score, roles)
  const parts: Record<string, Part> = {}
  for (const [name, part] of Object.entries(score.parts)) {
    const place = members.findIndex(({ written }) => written.includes(name))
    parts[name] = place >= 0 ? ofMember(part, place) : part.ofEnemy === true ? part : behindBlind(part)
  }
  for (const [place, { own }] of members.entries()) if (own !== null) parts[own.name] = ofMember(own.part, place)
  parts[HEART] = { instrument: 'odaiko', level: -5, pan: 0, room: 0.2 }
  const sections: Record<string, Section> = {}
  for (const [name, section] of Object.entries(score.sections)) {
    yield
    const texts: Record<string, string> = {
      ...section.parts,
      [HEART]: Array.from({ length: section.bars }, () => heartBar(score.meter)).join(' | '),
    }
    for (const { own } of members) {
      const text = own?.written(name)
      if (own && text !== undefined) texts[own.name] = text
    }
    sections[name] = { ...section, parts: texts }
  }
  return {
    score: { ...score, parts, sections, ...(hasPhases(score) ? { phaseLevels } : {}) },
    members: members.map(({ seat, written, own }) => ({ seat, parts: own === null ? written : [own.name, ...written] })),
  }
}

interface Member {
  readonly seat: Seat
  /** Parts of the piece. */
  readonly written: readonly string[]
  /** What the seat plays where the piece has no part for its first instrument; `written` by section, undefined where it rests. */
  readonly own: { readonly name: string; readonly part: Part; readonly written: (section: string) => string | undefined } | null
}

function membersOf(score: Score, roles: readonly number[]): readonly Member[] {
  const taken: Seat[] = []
  for (const role of roles) {
    const wished = seats[role - 1] ?? 'fill'
    taken.push(taken.includes(wished) ? (seats.find((seat) => !taken.includes(seat)) ?? wished) : wished)
  }
  return taken.map((seat) => {
    const [first, ...others] = plans[seat].instruments
    const playing = (...instruments: readonly InstrumentName[]) =>
      Object.entries(score.parts).flatMap(([name, { instrument, ofEnemy }]) => (instruments.includes(instrument) && !ofEnemy ? [name] : []))
    const written = playing(first, ...others)
    return { seat, written, own: playing(first).length > 0 ? null : ownPart(seat, score) }
  })
}

function ownPart(seat: Seat, score: Score): Member['own'] {
  const { instruments, level, room } = plans[seat]
  const waiting = Object.values(score.waiting ?? {}).find(({ instrument }) => instrument === instruments[0])
  const name = `own ${seat}`
  if (waiting !== undefined) {
    const { sections, ...part } = waiting
    return { name, part: { ...part, pan: 0 }, written: (section) => sections[section] }
  }
  const sparse = Math.min(0, mostGain - score.gain)
  const part: Part = { instrument: instruments[0], level: level + sparse, pan: 0, room }
  return { name, part, written: (section) => derivedPart(seat, score, section) }
}

const hasPhases = ({ parts }: Score): boolean => Object.values(parts).some(({ phase = 1 }) => phase > 1)

const behindBlind = (part: Part): Part => ({
  ...part,
  level: part.level + houseLevel,
  pan: part.pan * 0.8,
  room: Math.min(1, part.room + 0.16),
})

function ofMember(part: Part, place: number): Part {
  const width = part.instrument === 'odaiko' ? drumWidth : 1
  return { ...part, phase: 1, level: part.level + memberLevel, pan: (places[place] ?? 0) * width, room: part.room * 0.8 }
}

/** Two soft strokes and a rest, as one hears oneself. */
function heartBar(meter: number): string {
  return `mf ド/ コ/ _ ${meter === 3 ? '_' : `ド/ コ/ _${meter === 3.5 ? '/' : ''}`}`
}
