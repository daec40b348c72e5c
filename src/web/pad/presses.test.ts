import { expect, test } from 'vitest'
import { pressesOf } from './presses.ts'

const A = 0
const DOWN = 13

/** The times of the frames in which the button acts. */
function actingAt(button: number, frames: readonly { readonly now: number; readonly isDown: boolean }[]): readonly number[] {
  const presses = pressesOf((each) => each === DOWN)
  return frames.flatMap(({ now, isDown }) => (presses.inFrame(new Set(isDown ? [button] : []), now).length > 0 ? [now] : []))
}

const heldEvery = (step: number, until: number) => Array.from({ length: until / step }, (_, at) => ({ now: (at + 1) * step, isDown: true }))

test('a held direction acts at once, after 380 milliseconds and then every 120', () => {
  expect(actingAt(DOWN, heldEvery(20, 800))).toEqual([20, 400, 520, 640, 760])
})

test('a held button that is no direction acts once', () => {
  expect(actingAt(A, heldEvery(20, 800))).toEqual([20])
})

test('each new press acts', () => {
  const taps = [20, 40, 60, 80, 100].map((now, at) => ({ now, isDown: at % 2 === 0 }))
  expect(actingAt(DOWN, taps)).toEqual([20, 60, 100])
})

test('a tap over two frames that took long acts once', () => {
  const tap = [
    { now: 20, isDown: true },
    { now: 620, isDown: true },
    { now: 640, isDown: false },
  ]
  expect(actingAt(DOWN, tap)).toEqual([20])
})
