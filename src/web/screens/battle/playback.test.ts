import { describe, expect, it } from 'vitest'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import { battleFrom, roundFrom } from './battle-model.ts'
import { playback } from './playback.ts'
import { encounter, enemy, foes, party } from './sample-battle.fixture.ts'

const before = battleFrom({ fieldId: 1, stageId: 1 }, encounter())
const round = (events: readonly BattleEvent[], lines: readonly string[], places: readonly number[]) =>
  roundFrom(before, [party, foes, lines, [], 2, events, places])

describe('playing a round back', () => {
  const events: readonly BattleEvent[] = [
    { type: 'acted', actor: 0, deed: 'attack', targets: [3] },
    { type: 'damaged', target: 3, amount: 12, critical: false },
    { type: 'healed', target: 1, amount: 0 },
    { type: 'turnEnded' },
  ]
  const steps = playback(before.state, round(events, ['キリカの攻撃！', 'ケシカゲＡに12のダメージ！', '減っていない。'], [0, 1, 2]))

  it('shows each line with its event and keeps the line before where there is none', () => {
    expect(steps.map((step) => step.line)).toEqual(['キリカの攻撃！', 'ケシカゲＡに12のダメージ！', '減っていない。', null])
  })

  it('lowers the gauge when the blow lands, not before', () => {
    expect(steps.map((step) => step.state.combatants[3]?.hp)).toEqual([30, 18, 18, 18])
  })

  it('lets a number rise from the one who is hit, and none where nothing changed', () => {
    expect(steps[1]).toMatchObject({ float: { place: 3, text: '12', tone: 'damage' }, motions: [{ place: 3, motion: 'hit' }] })
    expect(steps[2]?.float).toBeNull()
  })

  it('gives every line time to be read and passes over what has none', () => {
    expect(steps.slice(0, 3).every((step) => step.pause > 500)).toBe(true)
    expect(steps[3]?.pause).toBe(0)
  })
})

describe('the battle as the rules see it', () => {
  it('carries what the wire says of modifiers and telegraphs', () => {
    const buff = {
      buffed_skill_id: 601,
      buffed_skill_name: '大太鼓',
      buffed_item_id: null,
      buffed_item_name: null,
      buffed_str: 7,
      buffed_def: 0,
      buffed_int: 0,
      buffed_spd: 0,
      buffed_luc: 0,
      remaining_turn: 3,
      buffed_from: 'SKILL',
      damage_taken: 100,
      taunt: false,
      regen_percent: 0,
      bleed: 0,
      is_bad: false,
    } as const
    const battle = battleFrom({ fieldId: 1, stageId: 1 }, encounter(party, [enemy(0, { buffs: [buff], telegraph: true })]))
    expect(battle.state.combatants[3]).toMatchObject({ forced: 0, modifiers: [{ source: 'skill:601', turns: 3, stats: { str: 7 } }] })
    expect(battle.sourceNames['skill:601']).toBe('大太鼓')
  })
})
