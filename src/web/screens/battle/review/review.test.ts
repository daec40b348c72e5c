import { expect, test } from 'vitest'
import type { Modifier } from '../../../../rules/battle/state.ts'
import { battleFrom } from '../battle-model.ts'
import { down, encounter, enemy, member } from '../sample-battle.fixture.ts'
import { still } from '../playback/frames.ts'
import { reviewOf } from './review.ts'

const announcement = { kind: 'physical', aim: 'all', weight: null, break_damage: 24 } as const
const members = [member(0, { value_hp: 34, value_ap: 5 }), member(1, down), member(2)]
const enemies = [enemy(0, { value_hp: 17, telegraph: true, announcement }), enemy(1, down)]
const shield: Modifier = {
  source: 'skill:301',
  stats: { def: 6 },
  damageTaken: 100,
  discount: 0,
  taunt: false,
  regen: 0,
  bleed: 0,
  turns: 2,
  once: false,
  bad: false,
}

/** As it stands: one kneels, one enemy is folded, the other announces; ウツシ has more DEF. */
function standing() {
  const battle = battleFrom({ fieldId: 1, stageId: 1 }, encounter(members, enemies))
  const combatants = battle.state.combatants.map((one) => (one.id === 2 ? { ...one, modifiers: [shield] } : one))
  return { battle, showing: still({ ...battle.state, combatants }), given: [], nameOf: () => '帳の陣' }
}

test('H tells who stands with how much, and what they carry', () => {
  expect(reviewOf('h', standing())).toBe(
    'キリカ、HP 34、最大50、AP 5、最大20。トモリ、膝をついている。ウツシ、HP 50、最大50、AP 20、最大20。帳の陣、守り（DEF） ＋6、あと2回。',
  )
})

test('E tells the share that the gauge shows, what is announced, and who is folded', () => {
  expect(reviewOf('e', standing())).toBe(
    'ケシカゲＡ、HP57%。ケシカゲＡの気配。物理、全員、動く前に24ダメージで崩れる。ケシカゲＢ、畳まれた。',
  )
})

test('N tells the order by the commands given so far', () => {
  const reviewed = standing()
  expect(reviewOf('n', reviewed)).toBe('動く順。キリカ、ケシカゲＡ、ウツシ。')
  expect(reviewOf('n', { ...reviewed, given: [{ type: 'defence', actor: 2 }] })).toBe('動く順。ウツシ、キリカ、ケシカゲＡ。')
})

test('P tells the last lines, while a turn plays the one that is shown', () => {
  const reviewed = standing()
  expect(reviewOf('p', reviewed)).toBe('まだ、何も起きていません。')
  const log = [{ turn: 1, lines: ['一。', '二。', '三。', '四。'] }]
  expect(reviewOf('p', { ...reviewed, battle: { ...reviewed.battle, log } })).toBe('二。三。四。')
  expect(reviewOf('p', { ...reviewed, showing: { ...reviewed.showing, line: { heading: 'キリカの攻撃！', text: '8のダメージ！' } } })).toBe(
    'キリカの攻撃！8のダメージ！',
  )
})

test('? tells the keys', () => {
  expect(reviewOf('?', standing())).toBe('H、仲間のようす。E、影のようす。N、動く順。P、さっきの三行。')
})
