import { expect, test } from 'vitest'
import { handPaints, handsOf } from './hands.ts'

const drawn = (): string => {
  const { hand, fist } = handsOf('x')
  return hand('clasp', 10, 20, { mirrored: true, scale: 0.5 }) + hand('flat', 0, 0) + fist(5, 5, { turn: 90, rod: '<path id="x-rod"/>' })
}

test('the hands of one drawing share no id, and every finger finds its path', () => {
  const ids = [...drawn().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const used = [...drawn().matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(used.length).toBe(30)
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
})

test('what a hand holds lies between palm and fingers', () => {
  const { fist } = handsOf('x')
  const drawing = fist(0, 0, { rod: '<rod/>' })
  const rod = drawing.indexOf('<rod/>')
  expect(rod).toBeGreaterThan(drawing.indexOf('<path fill='))
  expect(rod).toBeLessThan(drawing.indexOf('<g fill='))
})

test('the paints of a hand are those its fingers ask for', () => {
  const asked = new Set([...drawn().matchAll(/fill="url\(#(x-[a-z]+)\)"/g)].map(([, id]) => id))
  expect(asked).toEqual(new Set([...handPaints('x').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)))
})
