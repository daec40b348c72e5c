import { expect, test } from 'vitest'
import { drifted, type LampScene, placeOfStick, placeUnder } from './scene.ts'

const lamp: LampScene = {
  size: { width: 1000, height: 600 },
  reach: { x: 50, y: 50, width: 900, height: 400 },
  rest: { x: 500, y: 300 },
}

test('a point of the window is found in the scene, however large that is shown', () => {
  expect(placeUnder({ x: 300, y: 250 }, { left: 100, top: 50, width: 2000, height: 1200 }, lamp)).toEqual({ x: 100, y: 100 })
})

test('beyond its reach the lamp stays at the edge', () => {
  const shown = { left: 0, top: 0, width: 1000, height: 600 }
  expect(placeUnder({ x: -20, y: 590 }, shown, lamp)).toEqual({ x: 50, y: 450 })
  expect(placeUnder({ x: 2000, y: 0 }, shown, lamp)).toEqual({ x: 950, y: 50 })
})

test('a stick leads from the middle to the edges', () => {
  expect(placeOfStick({ x: 0, y: 0.2 }, lamp)).toEqual({ x: 500, y: 360 })
  expect(placeOfStick({ x: 1, y: -1 }, lamp)).toEqual({ x: 950, y: 50 })
})

test('a light that leans goes to the edge of its reach when the hand is at the edge of the scene', () => {
  const flame: LampScene = { ...lamp, reach: { x: 480, y: 280, width: 40, height: 20 }, leans: true }
  const shown = { left: 0, top: 0, width: 1000, height: 600 }
  expect(placeUnder({ x: 500, y: 300 }, shown, flame)).toEqual({ x: 500, y: 290 })
  expect(placeUnder({ x: 250, y: 0 }, shown, flame)).toEqual({ x: 490, y: 280 })
  expect(placeUnder({ x: 1200, y: 900 }, shown, flame)).toEqual({ x: 520, y: 300 })
  expect(placeOfStick({ x: -1, y: 0 }, flame)).toEqual({ x: 480, y: 290 })
  const way = Array.from({ length: 70 }, (_, step) => drifted({ x: 500, y: 290 }, step * 500, flame).x)
  expect(new Set(way.map((x) => Math.round(x))).size).toBeGreaterThan(20)
})

test('it drifts slowly and not far from where it was left, and never out of its reach', () => {
  const left = { x: 880, y: 300 }
  const way = Array.from({ length: 200 }, (_, step) => drifted(left, step * 500, lamp))
  expect(way[0]).toEqual(left)
  for (const [step, { x, y }] of way.entries()) {
    const before = way[step - 1] ?? left
    expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(20)
    expect(x).toBeGreaterThan(left.x - 151)
    expect(x).toBeLessThanOrEqual(950)
    expect(Math.abs(y - left.y)).toBeLessThan(47)
  }
  expect(new Set(way.map(({ x }) => Math.round(x))).size).toBeGreaterThan(50)
})
