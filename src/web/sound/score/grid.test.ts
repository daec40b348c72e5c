import { describe, expect, test } from 'vitest'
import { pieces } from '../../../content/music/pieces.ts'
import { beatAt, gridOf, nextPoint, secondsAt } from './grid.ts'
import { perform } from './perform.ts'

const sections = Object.entries(pieces).flatMap(([piece, score]) =>
  Object.keys(score.sections).map((name) => [`${piece} ${name}`, score, name] as const),
)

describe.each(sections)('%s', (_, score, name) => {
  const grid = gridOf(score, name)
  const seconds = grid.points.at(-1) ?? 0

  test('beats and seconds are each other’s inverse, and the grid is as long as the section', () => {
    const beats = (score.sections[name]?.bars ?? 0) * score.meter
    for (let beat = 0; beat < beats; beat += 0.37) expect(beatAt(grid, secondsAt(grid, beat))).toBeCloseTo(beat, 4)
    const section = score.rounds[0]?.indexOf(name) ?? -1
    const played = section < 0 || score.backwards === true ? seconds : perform(score, { round: 0, section }).seconds
    expect(seconds).toBeCloseTo(played, 6)
  })

  test('what waits is never early, never more than 120 ms late, and stands on the grid that it names', () => {
    for (let at = 0; at < seconds - 1; at += 0.0531) {
      const point = nextPoint(grid, at, 0.12)
      expect(point.at).toBeGreaterThanOrEqual(at)
      expect(point.at - at).toBeLessThanOrEqual(0.12)
      if (point.step === 0) continue
      const off = beatAt(grid, point.at) % point.step
      expect(Math.min(off, point.step - off) * (60 / score.tempo), `${at}`).toBeLessThan(0.05)
    }
  })
})

test('the coarsest grid within reach is taken, and what has just missed a half beat goes at once', () => {
  const grid = gridOf({ ...pieces.bossGrass, tempo: 120, sections: { even: { bars: 4, parts: {} } } }, 'even')
  const point = (at: number, most = 0.12) => {
    const { at: when, step } = nextPoint(grid, at, most)
    return [Number(when.toFixed(4)), step]
  }
  // Half beats stand every 250 ms.
  expect(point(0.5)).toEqual([0.5, 0.5])
  expect(point(0.52)).toEqual([0.52, 0.5])
  expect(point(0.54)).toEqual([0.625, 0.25])
  expect(point(0.64)).toEqual([0.75, 0.5])
  expect(point(0.54, 0.05)).toEqual([0.5625, 0.125])
  expect(point(0.54, 0.01)).toEqual([0.54, 0])
})
