import type { InstrumentName, Part, Score, Section } from '../../../content/music/score.ts'
import type { Steps } from '../score/steps.ts'
import { derivedPart } from './writers.ts'

/** What somebody does in the band. */
export type Seat = 'tune' | 'breath' | 'pulse' | 'figure' | 'ground' | 'fill'

/** By role, 1–6. */
const seats: readonly [Seat, ...Seat[]] = ['tune', 'breath', 'pulse', 'figure', 'ground', 'fill']
export const seatOfRole = (role: number): Seat => seats[role - 1] ?? 'fill'

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
const houseLevel = -6.5
const memberLevel = 1

/** The part that beats while a member is in danger. */
export const HEART = 'heart'

/** A piece as a party plays it. */
export interface Arrangement {
  readonly score: Score
  /** Names of the parts of each member, by place. */
  readonly parts: readonly (readonly string[])[]
}

/**
 * The piece as this party plays it, in steps. A part whose instrument is a member's is that member's, in every phase; for a seat that the piece lacks
 * a part is derived from its harmony. All other parts stay, behind the blind: nothing of the piece is lost.
 * @param roles 1–6, by place; of two with the same role the second takes the first free seat.
 */
export function* arranging(score: Score, roles: readonly number[]): Steps<Arrangement> {
  const owned = partsOfMembers(score, roles)
  const parts: Record<string, Part> = {}
  for (const [name, part] of Object.entries(score.parts)) {
    const place = owned.findIndex(({ written }) => written.includes(name))
    parts[name] = place < 0 ? behindBlind(part) : ofMember(part, place)
  }
  const derived = owned.flatMap(({ seat, written }, place) => (written.length > 0 ? [] : [{ seat, place, name: ownPart(seat) }]))
  for (const { seat, place, name } of derived) {
    const { instruments, level, room } = plans[seat]
    parts[name] = ofMember({ instrument: instruments[0], level, pan: 0, room }, place)
  }
  parts[HEART] = { instrument: 'odaiko', level: -5, pan: 0, room: 0.2 }
  const sections: Record<string, Section> = {}
  for (const [name, section] of Object.entries(score.sections)) {
    yield
    const added = derived.map(({ seat, name: part }) => [part, derivedPart(seat, score, name)] as const)
    const heart = Array.from({ length: section.bars }, () => heartBar(score.meter)).join(' | ')
    sections[name] = { ...section, parts: { ...section.parts, ...Object.fromEntries(added), [HEART]: heart } }
  }
  return {
    score: { ...score, parts, sections },
    parts: owned.map(({ seat, written }) => (written.length > 0 ? written : [ownPart(seat)])),
  }
}

const ownPart = (seat: Seat): string => `own ${seat}`

/** By place: the seat, and the parts of the score that are theirs. */
function partsOfMembers(score: Score, roles: readonly number[]): readonly { readonly seat: Seat; readonly written: readonly string[] }[] {
  const taken: Seat[] = []
  for (const role of roles) {
    const wished = seatOfRole(role)
    taken.push(taken.includes(wished) ? (seats.find((seat) => !taken.includes(seat)) ?? wished) : wished)
  }
  return taken.map((seat) => {
    const { instruments } = plans[seat]
    const written = Object.entries(score.parts).flatMap(([name, { instrument }]) => (instruments.includes(instrument) ? [name] : []))
    // A flute alone is not what keeps the beat.
    const isEnough = written.some((name) => score.parts[name]?.instrument === instruments[0])
    return { seat, written: isEnough ? written : [] }
  })
}

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
  if (meter === 3) return 'mf ド/ コ/ _ _'
  return meter === 3.5 ? 'mf ド/ コ/ _ ド/ コ/ _/' : 'mf ド/ コ/ _ ド/ コ/ _'
}
