import { expect, test } from 'vitest'
import { reachedBy, type Unlock } from './unlock.ts'

const fields: readonly { readonly id: number; readonly unlock: Unlock }[] = [
  { id: 1, unlock: { type: 'always' } },
  { id: 2, unlock: { type: 'clears', count: 1 } },
  { id: 3, unlock: { type: 'clears', count: 2 } },
  {
    id: 4,
    unlock: {
      type: 'all',
      of: [
        { type: 'cleared', field: 3 },
        { type: 'read', book: 409 },
      ],
    },
  },
]
const reached = (cleared: readonly number[], read: readonly number[] = []) => [
  ...reachedBy(fields, { cleared: new Set(cleared), read: new Set(read) }),
]

test('fields are reached one after the other, each by those before it', () => {
  expect(reached([3, 2, 1])).toEqual([1, 2, 3])
  expect(reached([1, 2, 3, 4], [409])).toEqual([1, 2, 3, 4])
})

test('a field whose own conditions the others do not meet is not reached, nor what lies behind it', () => {
  expect(reached([3, 4], [409])).toEqual([])
  expect(reached([1, 3, 4], [409])).toEqual([1])
  expect(reached([1, 2, 3, 4])).toEqual([1, 2, 3])
  expect(reached([])).toEqual([])
})
