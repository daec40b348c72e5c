import { expect, test } from 'vitest'
import { act } from '../battle/battle.fixture.ts'
import { seenAct, seenItem } from './seen-act.ts'

const figures = { str: 10, def: 1, int: 7, spd: 2, luc: 3 }
const figure = (stat: keyof typeof figures) => figures[stat]
const NOTHING = { apCost: 0, power: 0, hits: 0, recoils: false, restores: null, strengthens: false }
const blow = { type: 'damage', kind: 'physical', of: ['str', 'int'] } as const

test('of a blow its power, by the figures and the level, its hits, its cost and its pace are seen', () => {
  const levels = [
    { apCost: 3, percent: 100, turns: 0 },
    { apCost: 5, percent: 150, turns: 2 },
  ] as const
  const twice = act(
    1,
    'foe',
    [
      { ...blow, hits: 2 },
      { type: 'recoil', percent: 5 },
    ],
    { levels, pace: 'last' },
  )
  const seen = { ...NOTHING, id: 1, reach: 'foe', pace: 'last', hits: 2, recoils: true }
  expect(seenAct(twice, 1, figure)).toStrictEqual({ ...seen, apCost: 3, power: 17 })
  expect(seenAct(twice, 2, figure)).toStrictEqual({ ...seen, apCost: 5, power: 25.5 })
  expect(seenAct(act(2, 'foes', [blow]), 1, figure)).toStrictEqual({ ...NOTHING, id: 2, reach: 'foes', power: 17, hits: 1 })
})

test('what leaves a modifier past this turn, and does nothing else, strengthens', () => {
  const modify = { type: 'modify', stats: { str: [20] } } as const
  const strengthens = (effects: Parameters<typeof act>[2], turns: number) =>
    seenAct(act(1, 'allies', effects, { turns }), 1, figure).strengthens
  expect([strengthens([modify], 2), strengthens([modify], 1), strengthens([blow, modify], 2), strengthens([], 2)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('what gives back is seen as that', () => {
  const heal = act(3, 'ally', [{ type: 'heal', of: ['int'], plus: 1 }])
  expect(seenAct(heal, 1, figure)).toStrictEqual({ ...NOTHING, id: 3, reach: 'ally', restores: 'hp' })
})

test('an item is seen as one of everybody: its blow has no power, and it strengthens nobody', () => {
  expect(seenItem(act(4, 'foe', [blow]))).toStrictEqual({ ...NOTHING, id: 4, reach: 'foe', hits: 1, isItem: true })
  expect(seenItem(act(5, 'ally', [{ type: 'modify', guard: [20] }], { turns: 3 })).strengthens).toBe(false)
})
