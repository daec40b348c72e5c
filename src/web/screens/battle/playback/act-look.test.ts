import { expect, test } from 'vitest'
import { roles } from '../../../../content/roles.ts'
import { soundOf } from './act-look.ts'

test('each role has its own sound', () => {
  expect(new Set(roles.map(({ id }) => soundOf({ side: 'party', kind: id }))).size).toBe(6)
  expect(soundOf({ side: 'party', kind: 4 })).toBe('glass')
})

test('shadows sound like their field', () => {
  expect([11, 31, 45, 65, 96, 113, 129].map((kind) => soundOf({ side: 'enemies', kind }))).toEqual([
    'wind',
    'fire',
    'water',
    'frost',
    'night',
    'fire',
    'stage',
  ])
})
