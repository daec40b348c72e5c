import { expect, test } from 'vitest'
import { type Tactics, withTactic } from './use-tactics.ts'

test('one member is told, the others go on as they were', () => {
  const before: Tactics = ['usual', 'fierce', 'saving']
  expect([0, 1, 2].map((at) => withTactic(before, at, 'guarding'))).toEqual([
    ['guarding', 'fierce', 'saving'],
    ['usual', 'guarding', 'saving'],
    ['usual', 'fierce', 'guarding'],
  ])
})
