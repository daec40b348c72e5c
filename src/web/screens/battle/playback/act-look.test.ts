import { expect, test } from 'vitest'
import { roles } from '../../../../content/roles.ts'
import { hitOf, soundOf } from './act-look.ts'

test('each role has its own sounds, by what it does', () => {
  const sounds = roles.flatMap(({ id }) =>
    (['light', 'heavy', 'spell'] as const).map((weight) => soundOf({ side: 'party', kind: id }, weight)),
  )
  expect(new Set(sounds).size).toBe(18)
  expect(soundOf({ side: 'party', kind: 4 }, 'light')).toBe('glass')
  expect(soundOf({ side: 'party', kind: 4 }, 'spell')).toBe('glassSpell')
})

test('shadows sound like their field', () => {
  expect([11, 31, 45, 65, 96, 113, 129].map((kind) => soundOf({ side: 'enemies', kind }, 'heavy'))).toEqual([
    'wind',
    'fire',
    'water',
    'frost',
    'night',
    'fire',
    'stage',
  ])
})

test('a blow sounds like what it hits: paper, cloth, wood or glass', () => {
  expect([1, 2, 3, 4, 5, 6].map((kind) => hitOf({ side: 'party', kind }))).toEqual([
    'hitCloth',
    'hitPaper',
    'hitWood',
    'hitGlass',
    'hitCloth',
    'hitWood',
  ])
  expect([11, 21, 31, 43, 61, 65, 25].map((kind) => hitOf({ side: 'enemies', kind }))).toEqual([
    'hitPaper',
    'hitCloth',
    'hitWood',
    'hitPaper',
    'hitGlass',
    'hitWood',
    'hitGlass',
  ])
})
