import { expect, test } from 'vitest'
import type { Score } from '../../../content/music/score.ts'
import { harmonyOf } from './harmony.ts'
import { Passages } from './passages.ts'

/** 120 beats a minute: a bar lasts two seconds. */
const score: Score = {
  tempo: 120,
  meter: 4,
  scale: ['D', 'E', 'G', 'A', 'B'],
  gain: 0,
  parts: {
    biwa: { instrument: 'biwa', level: 0, pan: 0, room: 0 },
    koto: { instrument: 'koto', level: 0, pan: 0, room: 0 },
    taiko: { instrument: 'odaiko', level: 0, pan: 0, room: 0 },
  },
  sections: {
    first: { bars: 2, parts: { biwa: 'D3 - G3 - | _ _ A3 -', koto: 'A4 B4 D5 - | _ _ E4 -', taiko: 'ドン _ _ _ | ドン _ _ _' } },
    second: { bars: 1, parts: { biwa: 'E3 - - -' } },
  },
  rounds: [['first', 'second']],
}
const begun = () => {
  const passages = new Passages(score, { round: 0, section: 0 }, 10)
  passages.add({ round: 0, section: 1 }, 14)
  return passages
}

test('chords are what sounds in half a bar, the lowest tone first; where nothing does, the one before with its fifth and fourth', () => {
  const D = 2
  const E = 4
  const G = 7
  const A = 9
  const B = 11
  expect(harmonyOf(score, 'first').map(({ beat, root, tones }) => [beat, root, tones])).toEqual([
    [0, 50, [D, A, B]],
    [2, 55, [G, D, B]],
    [4, 55, [G, D, B]],
    [6, 57, [A, E, D]],
  ])
})

test('the chord that sounds is found, in the section before too while the next is scheduled already', () => {
  const passages = begun()
  expect(passages.tonesAt(10.5)[0]).toBe(2)
  expect(passages.tonesAt(11.2)[0]).toBe(7)
  expect(passages.tonesAt(13.5)[0]).toBe(9)
  expect(passages.tonesAt(14.1)[0]).toBe(4)
})

test('bar lines are found over the end of a section', () => {
  const passages = begun()
  expect(passages.barAfter(10.1)).toBeCloseTo(12)
  expect(passages.barAfter(12)).toBeCloseTo(12)
  expect(passages.barAfter(13)).toBeCloseTo(14)
})

test('a rest lasts to the bar line, at least a beat and at most three', () => {
  const passages = begun()
  expect(passages.restUntil(11)).toBeCloseTo(12)
  expect(passages.restUntil(10.1)).toBeCloseTo(11.5)
  expect(passages.restUntil(11.8)).toBeCloseTo(12.5)
})

test('a note opens half a bar also when a hand is a little early or late', () => {
  const passages = begun()
  for (const at of [10, 10.02, 11, 10.99, 11.98, 12.01]) expect(passages.opensCell(at), `${at}`).toBe(true)
  for (const at of [10.5, 10.25, 11.5, 12.5]) expect(passages.opensCell(at), `${at}`).toBe(false)
})
