import { describe, expect, test } from 'vitest'
import { type PieceName, pieces } from '../../content/music/pieces.ts'
import type { Score } from '../../content/music/score.ts'
import { performRound } from './lab/round.ts'
import { beyondEver, checkScore } from './lab/score-check.ts'
import { unpitched } from './score/harmony.ts'
import { read } from './score/notation.ts'
import { orderOf, perform } from './score/perform.ts'
import { followingPosition } from './score/sequencer.ts'

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

/** How long a written bar is, by where a stroke stands that follows it. */
function beatsIn(bar: string, meter: number): number | undefined {
  const alone = bar.replaceAll(/\([^)]*\)/g, '').replaceAll('-', '_')
  return read(`${alone} コ`, meter + 1).at(-1)?.beat
}

describe.each(scores)('%s', (name, score) => {
  const check = checkScore(score)

  test('every section can be read in every round', () => {
    for (const round of score.rounds.keys()) expect(performRound(score, round).notes.length).toBeGreaterThan(0)
    expect(Object.values(score.sections).flatMap(({ parts }) => Object.keys(parts).filter((part) => !(part in score.parts)))).toEqual([])
    const lengths = Object.values(score.sections).flatMap(({ bars, parts }) =>
      Object.values(parts).map((text) => text.split('|').length - bars),
    )
    expect(lengths.filter((difference) => difference !== 0)).toEqual([])
    const waiting = Object.values(score.waiting ?? {}).flatMap(({ sections }) =>
      Object.entries(sections).map(([section, text]) => text.split('|').length - (score.sections[section]?.bars ?? 0)),
    )
    expect(waiting.filter((difference) => difference !== 0)).toEqual([])
    expect(Object.keys(score.sections).filter((section) => !score.rounds.flat().includes(section))).toEqual([])
    // What a bar lacks is silence where the build has left it out; who writes such a bar has miscounted.
    const written = [
      ...Object.values(score.sections).map(({ parts }) => parts),
      ...Object.values(score.waiting ?? {}).map((part) => part.sections),
    ]
    const bars = written.flatMap(Object.values<string>).flatMap((text) => text.split('|'))
    expect(bars.filter((bar) => bar.trim() !== '%' && beatsIn(bar, score.meter) !== score.meter)).toEqual([])
  })

  test('keeps to its tones and to what the instruments can play', () => {
    expect(check.foreign).toEqual([])
    expect(beyondEver(score)).toEqual([])
    expect(check.offStrings).toEqual([])
    expect(score.strings?.split(' ').length ?? 13).toBe(13)
  })

  test('has phrases that breathe', () => {
    expect(Math.max(0, ...check.phrases)).toBeLessThanOrEqual(32)
    // The first ending holds its A for as long as a player of the 尺八 can.
    expect(check.longestBreath).toBeLessThanOrEqual(name === 'ending1' ? 16 : 13)
  })

  test('sections last what their bars say, and no note stands outside', () => {
    for (const section of orderOf(score, 0).keys()) {
      const { notes, seconds } = perform(score, { round: 0, section })
      expect(notes.filter(({ note }) => note.at < -0.4 || note.at > seconds + 0.3)).toEqual([])
    }
  })
})

test('the fourth ending never differs: nothing strays, and every round is the same', () => {
  const rounds = [0, 1, 2].map((round) => perform(pieces.ending4, { round, section: 0 }))
  expect(rounds[1]).toEqual(rounds[0])
  expect(rounds[2]).toEqual(rounds[0])
})

test.each(loops.filter(([name]) => name !== 'ending4'))('%s plays differently the second time round', (_, score) => {
  expect(score.rounds.length).toBeGreaterThan(1)
  expect(score.rounds[0]).not.toEqual(score.rounds[1])
})

test.each(loops.filter(([name]) => atLeast24Bars.includes(name)))('%s has at least 24 bars', (_, score) => {
  expect(checkScore(score).bars).toBeGreaterThanOrEqual(24)
})

test('no part of any piece plays all six tones of the theme', () => {
  expect(scores.flatMap(([name, score]) => checkScore(score).completed.map((where) => `${name} ${where}`))).toEqual([])
})

/** Its first five tones: A, another, D, G, A. */
function tellsTheme({ meter, parts }: Score, texts: Readonly<Record<string, string>>): boolean {
  return Object.entries(texts).some(([part, text]) => {
    if (unpitched.has(parts[part]?.instrument ?? '')) return false
    const tones = read(text, meter).flatMap(({ pitches }) => pitches.slice(-1).map((pitch) => pitch % 12))
    return tones.some((one, at) => {
      const [two, three, four, five] = tones.slice(at + 1, at + 5)
      return one === 9 && two !== 9 && three === 2 && four === 7 && five === 9
    })
  })
}

test('the theme is told in D, wherever its piece has moved', () => {
  const moved = scores.filter(([, { key = 0 }]) => key !== 0)
  expect(new Set(moved.map(([, { key }]) => key))).toEqual(new Set([2, 5, 7]))
  const wrong = moved.flatMap(([name, score]) =>
    Object.entries(score.sections).flatMap(([section, { stays = false, parts }]) =>
      tellsTheme(score, parts) && !stays ? [`${name} ${section}`] : [],
    ),
  )
  expect(wrong).toEqual([])
  const [, white] = scores.find(([name]) => name === 'white') ?? []
  expect(white?.sections['tracks']?.stays).toBe(true)
})

test('only in the third ending, once, the biwa puts D4 into the gap', () => {
  const D4 = 62
  const rounds = [0, 1, 2].map((round) => performRound(pieces.ending3, round).notes)
  const missing = rounds.map((notes) => notes.filter(({ note }) => note.pitch === D4).map(({ part }) => part))
  expect(missing).toEqual([['biwa'], [], []])
  const pitched = (rounds[0] ?? []).filter(({ part }) => part === 'koto' || part === 'biwa').map(({ note }) => note.pitch)
  expect(pitched.slice(0, 6)).toEqual([69, 71, 74, 67, 69, D4])
})

/** What is played in two fields, each time in another key. */
const inAnotherKey: readonly PieceName[] = ['waterMist', 'fireAltar']

test('no two pieces have the same pattern of beginnings', () => {
  const patterns = scores
    .filter(([name]) => !inAnotherKey.includes(name))
    .map(([, score]) =>
      performRound(score, 0)
        .notes.slice(0, 24)
        .map(({ note }) => Math.round(note.at * 8))
        .join(' '),
    )
  expect(new Set(patterns).size).toBe(patterns.length)
})

describe.each([0, 1].flatMap((round) => [0, 1, 2].map((section) => ({ round, section }))))(
  'backwards, round $round, section $section',
  (place) => {
    const turned = { ...pieces.credits, rounds: pieces.credits.rounds.map((round) => round.toReversed()) }
    const forwards = perform(turned, place)
    const backwards = perform({ ...pieces.credits, backwards: true }, place)

    test('every note ends where it begins forwards, and swells', () => {
      const ends = backwards.notes.map(({ part, note }) => `${part} ${note.pitch} ${(note.at + note.length).toFixed(3)}`)
      const mirrored = forwards.notes.map(({ part, note }) => `${part} ${note.pitch} ${(forwards.seconds - note.at).toFixed(3)}`)
      expect(ends.toSorted()).toEqual(mirrored.toSorted())
      expect(backwards.notes.every(({ note }) => note.backwards)).toBe(true)
    })

    test('every swell has time', () => {
      expect(backwards.notes.filter(({ note }) => note.length < 0.3)).toEqual([])
    })
  },
)

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
