import { expect, test } from 'vitest'
import type { BattleEvent } from '../../rules/battle/event.ts'
import { type BattleNames, battleLog } from './battle-log.ts'

const names: BattleNames = {
  combatant: (id) => ['キリカ', 'ケシカゲ'][id] ?? '',
  isMember: (id) => id === 0,
  staysStanding: () => false,
}
const told = (...events: readonly BattleEvent[]) => battleLog(events, names).map(({ text }) => text)

test('a blow is told as it was rolled, with what was left over of it', () => {
  const blow = { type: 'damaged', amount: 3, critical: true, excess: 55 } as const
  expect(told({ ...blow, target: 1 })).toEqual(['会心！ ケシカゲに58のダメージ！（畳み余り55）'])
  expect(told({ type: 'damaged', target: 1, amount: 30, critical: false })).toEqual(['ケシカゲに30のダメージ！'])
})

test('of a member only the blow is told', () => {
  expect(told({ type: 'damaged', target: 0, amount: 3, critical: false, excess: 20 })).toEqual(['キリカに23のダメージ！'])
})
