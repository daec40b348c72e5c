import { expect, test } from 'vitest'
import { tornRays } from './torn-rays.ts'

/** Distances of the outline's points from the middle, wedge by wedge. */
const wedgesOf = (polygon: string): readonly (readonly number[])[] =>
  polygon
    .slice('polygon('.length, -1)
    .split(',')
    .map((point) => Math.hypot(...point.split(' ').map((value) => Number.parseFloat(value) - 700)))
    .reduce<number[][]>((all, far) => {
      if (far === 0) all.push([])
      else all.at(-1)?.push(far)
      return all
    }, [])

test('each ray of a critical blow is a wedge: its one tip points at the struck, its other end is torn', () => {
  const wedges = wedgesOf(tornRays(0))
  expect(wedges).toHaveLength(13)
  for (const far of wedges) {
    const tip = Math.min(...far)
    expect(far.at(0)).toBe(tip)
    expect(far.at(-1)).toBe(tip)
    expect(tip).toBeGreaterThan(180)
    const end = far.slice(7, 11)
    expect(Math.max(...end) - Math.min(...end)).toBeGreaterThan(8)
  }
})

test('the torn edge lies outside the paper', () => {
  const paper = wedgesOf(tornRays(0))
  for (const [nth, edge] of wedgesOf(tornRays(5)).entries()) {
    expect(Math.min(...edge)).toBeLessThan(Math.min(...(paper[nth] ?? [])))
    expect(Math.max(...edge)).toBeGreaterThan(Math.max(...(paper[nth] ?? [])))
  }
})
