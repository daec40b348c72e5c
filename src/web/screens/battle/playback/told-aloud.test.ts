import { expect, it } from 'vitest'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import { toldAloud } from './told-aloud.ts'

const acted: BattleEvent = { type: 'acted', actor: 0, action: 'attack', targets: [3] }
const warded: BattleEvent = { type: 'warded', target: 3 }
const turn = {
  events: [acted, warded, acted, warded, acted],
  lines: [
    { event: 0, text: 'キリカの攻撃。' },
    { event: 1, text: '届かない。' },
    { event: 1, text: '' },
    { event: 2, text: 'トモリの攻撃。' },
    { event: 3, text: '届かない。' },
    { event: 4, text: 'ゴトクは身構えた。' },
  ],
}
const textsOf = (...how: [taken: number, how: 'full' | 'short']) => toldAloud(turn, ...how).map(({ text }) => text)

it('reads each line that has happened aloud, equal ones as two', () => {
  expect(textsOf(0, 'full')).toEqual([])
  expect(textsOf(2, 'full')).toEqual(['キリカの攻撃。', '届かない。'])
  expect(textsOf(5, 'full')).toEqual(['キリカの攻撃。', '届かない。', 'トモリの攻撃。', '届かない。', 'ゴトクは身構えた。'])
  const ids = toldAloud(turn, 5, 'full').map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('leaves out who acts, in short, unless nothing else is told of it', () => {
  expect(textsOf(5, 'short')).toEqual(['届かない。', '届かない。', 'ゴトクは身構えた。'])
  // What comes of the act has not been told yet: it is not told twice.
  expect(textsOf(1, 'short')).toEqual([])
})
