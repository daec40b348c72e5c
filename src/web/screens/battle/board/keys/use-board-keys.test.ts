import { expect, test } from 'vitest'
import { next } from './use-board-keys.ts'

test('arrows go round, and begin at the end that they point to', () => {
  const targets = ['a', 'b', 'c']
  const from = (now: number, step: number) => targets.at(next(now, step, targets.length))
  expect([from(-1, 1), from(-1, -1), from(0, 1), from(0, -1), from(2, 1)]).toEqual(['a', 'c', 'b', 'c', 'a'])
})
