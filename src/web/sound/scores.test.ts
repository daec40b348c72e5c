import { describe, expect, test } from 'vitest'
import { type PieceName, pieces } from '../../content/music/pieces.ts'
import type { Score } from '../../content/music/score.ts'
import { performRound } from './lab/round.ts'
import { checkScore } from './lab/score-check.ts'
import { orderOf, perform } from './perform.ts'
import { followingPosition } from './sequencer.ts'

const scores = Object.entries(pieces) as readonly (readonly [PieceName, Score])[]
const loops = scores.filter(([, { once }]) => once !== true)
const atLeast24Bars: readonly PieceName[] = [
  'town',
  'plains',
  'plainsHot',
  'plainsHarvest',
  'fire',
  'water',
  'white',
  'nightForest',
  'nightLocked',
  'nightRehearsal',
]

describe.each(scores)('%s', (name, score) => {
  const check = checkScore(score)

  test('is called as it is listed, and every section can be read in every round', () => {
    expect(score.name).toBe(name)
    for (const round of score.rounds.keys()) expect(performRound(score, round).notes.length).toBeGreaterThan(0)
    expect(Object.values(score.sections).flatMap(({ parts }) => Object.keys(parts).filter((part) => !(part in score.parts)))).toEqual([])
    expect(Object.keys(score.sections).filter((section) => !score.rounds.flat().includes(section))).toEqual([])
  })

  test('keeps to its tones and to what the instruments can play', () => {
    expect(check.foreign).toEqual([])
    expect(check.beyond).toEqual([])
  })

  test('has phrases that breathe', () => {
    expect(Math.max(0, ...check.phrases)).toBeLessThanOrEqual(32)
  })

  test('sections last what their bars say, and no note stands outside', () => {
    for (const section of orderOf(score, 0).keys()) {
      const { notes, seconds } = perform(score, { round: 0, section })
      expect(notes.filter(({ note }) => note.at < -0.4 || note.at > seconds + 0.3)).toEqual([])
    }
  })
})

test.each(loops)('%s plays differently the second time round', (_, score) => {
  expect(score.rounds.length).toBeGreaterThan(1)
  expect(score.rounds[0]).not.toEqual(score.rounds[1])
})

test.each(loops.filter(([name]) => atLeast24Bars.includes(name)))('%s has at least 24 bars', (_, score) => {
  expect(checkScore(score).bars).toBeGreaterThanOrEqual(24)
})

test('the sixth tone of the theme is heard in the third ending alone', () => {
  expect(scores.filter(([, score]) => checkScore(score).completed.length > 0).map(([name]) => name)).toEqual(
    scores.map(([name]) => name).filter((name) => name === 'ending3'),
  )
})

test('no two pieces have the same pattern of beginnings', () => {
  const patterns = scores.map(([, score]) =>
    performRound(score, 0)
      .notes.slice(0, 24)
      .map(({ note }) => Math.round(note.at * 8))
      .join(' '),
  )
  expect(new Set(patterns).size).toBe(patterns.length)
})

describe('the order of sections', () => {
  const score = { ...scores[0]?.[1], rounds: [['a', 'b'], ['c'], ['b', 'a']], once: false } as unknown as Score

  test('goes through all rounds and then from the second again', () => {
    const orders = [0, 1, 2, 3, 4].map((round) => orderOf(score, round).join(''))
    expect(orders).toEqual(['ab', 'c', 'ba', 'c', 'ba'])
    expect(followingPosition(score, { round: 0, section: 1 })).toEqual({ round: 1, section: 0 })
  })

  test('ends with what plays once, and is turned round with what plays backwards', () => {
    expect(followingPosition({ ...score, once: true }, { round: 0, section: 1 })).toBeNull()
    expect(orderOf({ ...score, backwards: true }, 0)).toEqual(['b', 'a'])
  })
})

test('the same place is played the same to the millisecond, another round a little differently', () => {
  const [, score] = scores[0] ?? []
  if (score === undefined) throw new Error('No scores')
  const position = { round: 0, section: 1 }
  expect(perform(score, position)).toEqual(perform(score, position))
  expect(perform(score, { round: 2, section: 0 }).notes).not.toEqual(perform(score, position).notes)
})
