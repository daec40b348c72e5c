import { describe, expect, test } from 'vitest'
import { enemyEntry } from '../../content/catalog.ts'
import { fields } from '../../content/fields.ts'
import { bosses } from '../../content/music/bosses.ts'
import { enemyLook } from '../looks/enemies.ts'
import { arranging } from './band/seats.ts'
import { performRound } from './lab/round.ts'
import { unpitched } from './score/harmony.ts'
import { pitchOf, read } from './score/notation.ts'
import { finish } from './score/steps.ts'

const pieces = Object.values(bosses)
const lackedBy = ({ lacks = '' }: (typeof pieces)[number]): readonly number[] => lacks.split(' ').map(pitchOf)

test('each boss of the fields 1 to 10 has a piece of its own', () => {
  const kinds = fields.filter(({ id }) => id <= 10).map(({ stages }) => stages.flat().filter((kind) => enemyEntry(kind).boss))
  expect(kinds.map(({ length }) => length)).toEqual(kinds.map(() => 1))
  expect(new Set(kinds.flat().flatMap((kind) => enemyLook(kind).music))).toEqual(new Set(Object.keys(bosses)))
})

test('ten bosses have ten gaps, and none of them is D4', () => {
  expect(new Set(pieces.map(({ lacks }) => lacks)).size).toBe(10)
  expect(pieces.flatMap(lackedBy)).not.toContain(pitchOf('D4'))
})

describe.each(Object.entries(bosses))('%s', (_, piece) => {
  const { score, members } = finish(arranging(piece, [1, 2, 4]))
  const notes = performRound(score, 0).notes

  test('nobody plays what is lacking, and its mark stands there', () => {
    const gone = lackedBy(piece).map((pitch) => pitch + (piece.key ?? 0))
    const played = notes.filter(({ part }) => !unpitched.has(score.parts[part]?.instrument ?? ''))
    expect(played.filter(({ note }) => gone.includes(note.pitch))).toEqual([])
    const { stroke } = score.parts['gap']?.marks ?? {}
    const marks = notes.filter(({ part }) => part === 'gap').map(({ note }) => note.manner)
    expect(marks.length).toBeGreaterThan(0)
    expect(new Set(marks)).toEqual(new Set([stroke]))
  })

  test('its motif has four to eight notes, in every section, and lacks nothing', () => {
    for (const { parts } of Object.values(piece.sections)) {
      const [first, second] =
        (parts['own'] ?? '').split(' | ').flatMap((bar, nth, bars) => (/[A-G]\d/.test(bar) ? [[bar, bars[nth + 1] ?? '']] : []))[0] ?? []
      const motif = read(`${first ?? ''} | ${second ?? ''}`, 3.5)
      expect(motif.length).toBeGreaterThanOrEqual(4)
      expect(motif.length).toBeLessThanOrEqual(8)
      expect(motif.flatMap(({ pitches }) => pitches).filter((pitch) => lackedBy(piece).includes(pitch))).toEqual([])
    }
  })

  test('its own hand is nobody else’s, and neither softer nor louder for a party', () => {
    expect(members.flatMap(({ parts }) => parts).filter((name) => score.parts[name]?.ofEnemy)).toEqual([])
    for (const name of ['own', 'answer', 'again', 'gap']) expect(score.parts[name]).toEqual(piece.parts[name])
  })

  test('sounds in its key', () => {
    const lowest = (one: typeof notes, part: string) => Math.min(...one.flatMap((each) => (each.part === part ? [each.note.pitch] : [])))
    const written = performRound({ ...score, key: 0 }, 0).notes
    expect(lowest(notes, 'biwa') - lowest(written, 'biwa')).toBe(piece.key)
  })
})
