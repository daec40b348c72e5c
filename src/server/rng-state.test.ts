import { expect, test } from 'vitest'
import { newRngState } from './rng-state.ts'

test('sixteen bytes are four words of 32 bits; the last is odd', () => {
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, (_, at) => 16 * at))
  expect(newRngState(bytes)).toEqual([0x30201000, 0x70605040, 0xb0a09080, 0xf0e0d0c1 | 0])
  expect(newRngState((count) => Buffer.alloc(count))).toEqual([0, 0, 0, 1])
})
