import { describe, expect, test } from 'vitest'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import { NO_CHANGE } from '../../../../rules/battle/modify.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'
import { type Battle, battleFrom } from '../battle-model.ts'
import { causeOfLoss } from './cause-of-loss.ts'
import { encounter } from '../sample-battle.fixture.ts'

const start = battleFrom({ fieldId: 1, stageId: 1 }, encounter())
/** Without items, points and AP to speak of: nothing is left but what happened. */
const bare: Battle = {
  ...start,
  state: { ...start.state, bag: [] },
  members: start.members.map((member) => ({ ...member, freely_status_point: 0, freely_skill_point: 0 })),
}
const lost = (...played: readonly (readonly BattleEvent[])[]): Battle => ({ ...bare, played })

const acted = (actor: number): BattleEvent => ({ type: 'acted', actor, action: actor < 3 ? 'attack' : 'skill:7', targets: [0] })
const hit = (target: number, critical = false): BattleEvent => ({ type: 'damaged', target, amount: 40, critical })
const fell = (target: number): BattleEvent => ({ type: 'fell', target })
const announcing: BattleEvent = { type: 'telegraphed', actor: 3, next: 0 }
const weakening = {
  type: 'modified',
  target: 0,
  modifier: { ...NO_CHANGE, source: 'skill:9', stats: { str: -4 }, turns: 3, bad: true },
} as const satisfies BattleEvent

describe('the advice after a loss fits', () => {
  test('an announced blow, also when it was critical', () => {
    expect(causeOfLoss(lost([announcing], [acted(3), hit(0, true), fell(0)]))).toBe('announced')
    expect(causeOfLoss(lost([announcing, { type: 'interrupted', actor: 3 }], [acted(0), acted(3), hit(0), fell(0)]))).not.toBe('announced')
  })

  test('one that was announced and met nobody is none', () => {
    expect(causeOfLoss(lost([announcing], [acted(0), acted(3)], [acted(0), acted(3), hit(0), fell(0)]))).not.toBe('announced')
  })

  test('bleeding', () => {
    expect(causeOfLoss(lost([acted(0), { type: 'bled', target: 0, amount: 9 }, fell(0)]))).toBe('bled')
  })

  test('a critical blow', () => {
    expect(causeOfLoss(lost([acted(0), acted(3), hit(0, true), fell(0)]))).toBe('critical')
  })

  test('not what felled an enemy, nor a member earlier than in the last two turns', () => {
    const ordinary = [acted(0), acted(3), hit(0), fell(0)]
    expect(causeOfLoss(lost([acted(0), hit(3, true), fell(3), ...ordinary.slice(1)]))).toBe('candy')
    expect(causeOfLoss(lost([acted(0), acted(3), hit(1, true), fell(1)], [], ordinary))).toBe('candy')
  })

  test('somebody who went down before acting', () => {
    expect(causeOfLoss(lost([acted(3), hit(0), fell(0)]))).toBe('fast')
    expect(causeOfLoss(lost([acted(0), acted(3), hit(0), fell(0)]))).not.toBe('fast')
  })

  test('weakenings in the last two turns', () => {
    expect(causeOfLoss(lost([weakening, weakening, acted(3), hit(0), fell(0)]))).toBe('weakened')
    expect(causeOfLoss(lost([weakening, weakening], [], [acted(0), acted(3), hit(0), fell(0)]))).not.toBe('weakened')
    const strengthening: BattleEvent = { ...weakening, modifier: { ...weakening.modifier, bad: false } }
    for (const other of [strengthening, { ...weakening, target: 3 }])
      expect(causeOfLoss(lost([weakening, other, acted(0), acted(3), hit(0), fell(0)]))).not.toBe('weakened')
  })

  test('enemies whose strengthening still held', () => {
    const holding = (modifier: Modifier): Battle => ({
      ...lost([acted(3), hit(0), fell(0)]),
      state: {
        ...bare.state,
        combatants: bare.state.combatants.map((one) => (one.side === 'enemies' ? { ...one, modifiers: [modifier] } : one)),
      },
    })
    const strengthening: Modifier = { ...NO_CHANGE, source: 'skill:9', stats: { int: 4 }, turns: 2 }
    expect(causeOfLoss(holding(strengthening))).toBe('strengthened')
    for (const other of [
      { ...strengthening, stats: { int: -4 }, bad: true },
      { ...strengthening, stats: { spd: 4 } },
    ])
      expect(causeOfLoss(holding(other))).toBe('fast')
  })

  test('what was left unused, or what a shop has', () => {
    const ordinary = [acted(0), acted(3), hit(0), fell(0)]
    const { state } = start
    expect(causeOfLoss({ ...lost(ordinary), state })).toBe('items')
    expect(causeOfLoss({ ...lost(ordinary, [{ type: 'healed', target: 1, amount: 20 }]), state })).not.toBe('items')
    const empty = { ...state, bag: state.bag.map((slot) => ({ ...slot, count: 0 })) }
    expect(causeOfLoss({ ...lost(ordinary), state: empty })).not.toBe('items')
    expect(causeOfLoss({ ...lost(ordinary), members: bare.members.map((one) => ({ ...one, freely_skill_point: 1 })) })).toBe('points')
    const exhausted = { ...bare.state, combatants: bare.state.combatants.map((one) => ({ ...one, ap: 0 })) }
    expect(causeOfLoss({ ...lost(ordinary), state: exhausted })).toBe('apOut')
    expect(causeOfLoss(lost(ordinary))).toBe('candy')
  })

  test('many points that nobody used, before all that happened', () => {
    const blow = [acted(0), acted(3), hit(0, true), fell(0)]
    const withPoints = (points: number) => ({
      ...lost(blow),
      members: bare.members.map((one) => ({ ...one, freely_status_point: points })),
    })
    expect([1, 2].map((each) => causeOfLoss(withPoints(each)))).toEqual(['critical', 'points'])
  })

  test('also after a reload, when nothing of the fight is known', () => {
    expect(causeOfLoss(lost())).toBe('candy')
  })
})
