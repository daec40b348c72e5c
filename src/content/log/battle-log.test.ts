import { expect, test } from 'vitest'
import type { BattleEvent } from '../../rules/battle/event.ts'
import { NO_CHANGE } from '../../rules/battle/modify.ts'
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

test('what has no act behind it has words of its own, or none where another line says it', () => {
  const modifier = { ...NO_CHANGE, turns: 2 }
  expect(told({ type: 'modified', target: 0, modifier: { ...modifier, source: 'attack', stats: { luc: 10 } } })).toEqual([
    'キリカは間合いを詰めた。次の回は、会心が出やすい。',
  ])
  expect(told({ type: 'modified', target: 0, modifier: { ...modifier, source: 'attack', taunt: true, once: true } })).toEqual([
    'キリカは前へ出た。次に一人を狙う手を、引き受ける。',
  ])
  expect(told({ type: 'modified', target: 0, modifier: { ...modifier, source: 'braced', discount: 2 } })).toEqual([
    'キリカは踏みこらえた。次の技は、APが2軽い。',
  ])
  expect(told({ type: 'interrupted', actor: 1 }, { type: 'modified', target: 1, modifier: { ...modifier, source: 'broken' } })).toEqual([
    'ケシカゲの構えが崩れた！ この回は、深く切れる。',
  ])
  expect(told({ type: 'hastened', target: 0 }, { type: 'foreseen', target: 1, action: 'attack' })).toEqual([
    'キリカが、すぐに続く！',
    'ケシカゲの、次の動きが読めた。',
  ])
  expect(told(...(['attack', 'broken', 'braced'] as const).map((source): BattleEvent => ({ type: 'wornOff', target: 0, source })))).toEqual(
    [],
  )
})

test('of a member only the blow is told', () => {
  expect(told({ type: 'damaged', target: 0, amount: 3, critical: false, excess: 20 })).toEqual(['キリカに23のダメージ！'])
})
