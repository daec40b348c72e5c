import { expect, test } from 'vitest'
import { act } from '../battle/battle.fixture.ts'
import { seenAct, seenItem } from './seen-act.ts'

const figures = { str: 20, def: 1, int: 10, spd: 1, luc: 1 }
const seen = (...parameters: Parameters<typeof act>) => seenAct(act(...parameters), 1, (stat) => figures[stat])

test('of a blow its power by the user’s figures is seen, its hits and its pace', () => {
  expect(seen(4, 'foe', [{ type: 'damage', kind: 'physical', of: ['str', 'int'] }], { percent: 150, pace: 'first' })).toEqual({
    id: 4,
    reach: 'foe',
    pace: 'first',
    apCost: 0,
    power: 45,
    hits: 1,
    recoils: false,
    restores: null,
    strengthens: false,
  })
  expect(seen(4, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], hits: 3 }])).toMatchObject({ power: 20, hits: 3 })
})

test('an act strengthens that leaves a modifier beyond this turn and does nothing else', () => {
  const drum = { type: 'modify', stats: { str: [50] } } as const
  expect(seen(4, 'allies', [drum], { turns: 2 })).toEqual({
    id: 4,
    reach: 'allies',
    apCost: 0,
    power: 0,
    hits: 0,
    recoils: false,
    restores: null,
    strengthens: true,
  })
  expect(seen(4, 'allies', [drum], { turns: 1 })).toMatchObject({ strengthens: false })
  expect(seen(4, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'] }, drum], { turns: 2 })).toMatchObject({ strengthens: false })
})

test('of an item neither its worth as a blow nor its strengthening is seen', () => {
  expect(seenItem(act(11, 'allies', [{ type: 'modify', stats: { str: [50] } }], { turns: 3 }))).toEqual({
    id: 11,
    isItem: true,
    reach: 'allies',
    apCost: 0,
    power: 0,
    hits: 0,
    recoils: false,
    restores: null,
    strengthens: false,
  })
  expect(seenItem(act(12, 'foe', [{ type: 'damage', kind: 'magical', of: ['int'] }]))).toMatchObject({ isItem: true, power: 0 })
})
