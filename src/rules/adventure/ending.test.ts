import { expect, test } from 'vitest'
import { openEndings } from './ending.ts'

test('two endings may be chosen, two others once the vast expanse is cleared', () => {
  expect([openEndings(false), openEndings(true)]).toEqual([
    [1, 2],
    [3, 4],
  ])
})
