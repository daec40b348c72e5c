import { describe, expect, test } from 'vitest'
import { type PieceName, pieces } from '../../../content/music/pieces.ts'
import { battlePieces } from '../../../../tests/battle-pieces.ts'
import { checkScore } from '../lab/score-check.ts'
import { harmonyOf } from '../score/harmony.ts'
import { readOnce } from '../score/notation.ts'
import { perform } from '../score/perform.ts'
import { finish } from '../score/steps.ts'
import { arranging, HEART } from './seats.ts'
import { derivedPart } from './writers.ts'

const three = [1, 2, 3, 4, 5, 6].flatMap((one, index, all) =>
  all.slice(index + 1).flatMap((two, next, rest) => rest.slice(next + 1).map((last) => [one, two, last])),
)
/** All twenty, and some in another order or with a role twice. */
const parties: readonly (readonly number[])[] = [...three, [6, 5, 4], [1, 1, 2], [3, 3, 3]]

function arrange(piece: PieceName, roles: readonly number[]) {
  const { score, members } = finish(arranging(pieces[piece], roles))
  return { score, parts: members.map((member) => member.parts), seats: members.map(({ seat }) => seat) }
}

test('there are twenty parties and twenty-five pieces', () => {
  expect(three).toHaveLength(20)
  expect(battlePieces).toHaveLength(25)
})

describe.each(battlePieces)('%s', (piece) => {
  test('keeps to its tones, to what instruments and breath can do, and never closes the theme, whoever plays it', () => {
    for (const roles of parties) {
      const { foreign, beyond, offStrings, longestBreath, completed } = checkScore(arrange(piece, roles).score)
      expect({ roles, foreign, beyond, offStrings, completed }).toEqual({ roles, foreign: [], beyond: [], offStrings: [], completed: [] })
      expect(longestBreath, roles.join()).toBeLessThanOrEqual(13)
    }
  })

  test('everybody has a part of their own that is heard in every section', () => {
    for (const roles of parties) {
      const { score, parts } = arrange(piece, roles)
      expect(new Set(parts.flat()).size).toBe(parts.flat().length)
      // What a piece writes itself may rest for a section.
      const own = parts.flat().filter((name) => name.startsWith('own '))
      const silent = Object.entries(score.sections).flatMap(([section, { parts: texts }]) =>
        own.filter((name) => !/[A-G]\d|\p{sc=Katakana}/u.test(texts[name] ?? '')).map((name) => `${section} ${name}`),
      )
      // Its silence is written.
      expect(
        silent.filter((where) => !where.startsWith('silence ')),
        roles.join(),
      ).toEqual([])
      expect(parts.filter((names) => names.length === 0)).toEqual([])
    }
  })

  test('nothing of the piece is lost', () => {
    const { score } = arrange(piece, [2, 4, 6])
    for (const section of pieces[piece].rounds[0]?.keys() ?? []) {
      const written = perform(pieces[piece], { round: 0, section }).notes
      const arranged = perform(score, { round: 0, section }).notes.filter(({ part }) => part in pieces[piece].parts)
      expect(arranged).toEqual(written)
    }
  })
})

test('a part with the instrument of a member is theirs and plays in every phase; all others step back', () => {
  const { score, parts } = arrange('bossGrass', [1, 5, 2])
  expect(parts).toEqual([['shamisen'], ['biwa'], ['own breath']])
  expect(score.parts['biwa']?.phase).toBe(1)
  expect(score.parts['biwa']?.level).toBe((pieces.bossGrass.parts['biwa']?.level ?? 0) + 1)
  expect(score.parts['shime']).toMatchObject({ phase: 3, level: (pieces.bossGrass.parts['shime']?.level ?? 0) - 5 })
})

test('who has no part of the piece gets the one that waits for them, and all others of their instruments', () => {
  const { score, parts } = arrange('plains', [2, 5, 6])
  expect(parts).toEqual([['own breath'], ['own ground'], ['own fill', 'flute']])
  expect(score.sections['path']?.parts['own breath']).toBe(pieces.plains.waiting?.['breath']?.sections['path'])
})

test('a piece with phases grows by its level too, whoever plays; another stays as loud as it is', () => {
  expect(arrange('bossGrass', [1, 5, 6]).score.phaseLevels).toEqual([-3.3, 0, 2])
  expect(arrange('plains', [1, 5, 6]).score.phaseLevels).toBeUndefined()
})

test('they sit as their cards lie', () => {
  const { score, parts } = arrange('plains', [1, 4, 5])
  expect(parts.map(([name = '']) => score.parts[name]?.pan)).toEqual([-0.62, 0.06, 0.62])
})

test('of two with one role the second takes the first free seat', () => {
  const { parts, seats } = arrange('plains', [1, 1, 2])
  expect(parts).toEqual([['shamisen'], ['own breath'], ['taiko']])
  expect(seats).toEqual(['tune', 'breath', 'pulse'])
})

test('a heart is written into every bar', () => {
  const { score } = arrange('water', [1, 2, 3])
  for (const { bars, parts } of Object.values(score.sections)) expect(parts[HEART]?.split('|')).toHaveLength(bars)
})

test('where the piece has no tone, nobody who joins in has one', () => {
  const silent = battlePieces.flatMap((piece) =>
    Object.keys(pieces[piece].sections).flatMap((section) =>
      harmonyOf(pieces[piece], section).flatMap((cell) =>
        cell.isSilent && [3, 4].includes(pieces[piece].meter) ? [{ piece, section, cell }] : [],
      ),
    ),
  )
  expect(silent.length).toBeGreaterThan(20)
  for (const { piece, section, cell } of silent) {
    for (const seat of ['tune', 'figure', 'ground', 'breath'] as const) {
      const inside = readOnce(derivedPart(seat, pieces[piece], section), pieces[piece].meter).filter(
        ({ beat, beats }) => beat < cell.beat + cell.beats && beat + beats > cell.beat,
      )
      expect(inside, `${piece} ${section} ${seat} ${cell.beat}`).toEqual([])
    }
  }
})

/** A ? D G A: where a part has come to the theme's fifth tone, until it goes on. */
const gapsIn = (text: string, meter: number) => {
  const notes = readOnce(text, meter)
  const classes = notes.map(({ pitches }) => 'C?D?EF?G?A?B'[(pitches.at(-1) ?? 0) % 12] ?? '').join('')
  return [...classes.matchAll(/(?=A.DGA)/g)].map(({ index }) => ({
    from: notes[index + 4]?.beat ?? 0,
    to: notes[index + 5]?.beat ?? Infinity,
  }))
}

test('where a part holds the tone before the gap of the theme, nobody who joins in closes it', () => {
  let gaps = 0
  for (const piece of battlePieces) {
    const { meter, sections } = pieces[piece]
    if (![3, 4].includes(meter)) continue
    for (const [section, { parts }] of Object.entries(sections)) {
      for (const { from, to } of Object.values(parts).flatMap((text) => gapsIn(text, meter))) {
        gaps += 1
        for (const seat of ['tune', 'figure', 'ground', 'breath'] as const) {
          const closing = readOnce(derivedPart(seat, pieces[piece], section), meter).filter(
            ({ beat, beats, pitches }) => beat < to && beat + beats > from && pitches.some((pitch) => pitch % 12 === 2),
          )
          expect(closing, `${piece} ${section} ${seat} ${from}`).toEqual([])
        }
      }
    }
  }
  expect(gaps).toBeGreaterThan(5)
})

test('drums that join a piece with few notes have few', () => {
  const { meter, sections } = pieces.white
  let sparse = 0
  for (const [section, { bars, parts }] of Object.entries(sections)) {
    const written = Object.values(parts).flatMap((text) => readOnce(text, meter)).length / bars
    if (written >= 6) continue
    sparse += 1
    for (const seat of ['pulse', 'fill'] as const) {
      const joined = readOnce(derivedPart(seat, pieces.white, section), meter).length / bars
      expect(joined, `${section} ${seat}`).toBeLessThanOrEqual(3)
    }
  }
  expect(sparse).toBeGreaterThan(2)
})
