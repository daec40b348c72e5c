import { describe, expect, it } from 'vitest'
import type { Speech } from '../../../contract/battle.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import { battleFrom, turnFrom } from './battle-model.ts'
import { closingPause, playback, readingTime } from './playback.ts'
import { encounter, enemy, opponents, member, party, viewOf } from './sample-battle.fixture.ts'
import { showingOf, sums } from './use-playback.ts'

const before = battleFrom({ fieldId: 1, stageId: 1 }, encounter())
const turn = (events: readonly BattleEvent[], lines: readonly string[], places: readonly number[], said: readonly Speech[] = []) =>
  turnFrom(before, [party, opponents, lines, [], 2, events, places, viewOf(party, opponents, 2), said])

describe('playing a turn back', () => {
  const events: readonly BattleEvent[] = [
    { type: 'acted', actor: 0, action: 'attack', targets: [3] },
    { type: 'damaged', target: 3, amount: 12, critical: false },
    { type: 'healed', target: 1, amount: 0 },
    { type: 'turnEnded' },
  ]
  const steps = playback(before.state, turn(events, ['キリカの攻撃！', 'ケシカゲＡに12のダメージ！', '減っていない。'], [0, 1, 2]))

  it('shows each line with its event and keeps the line before where there is none', () => {
    expect(steps.map((step) => step.line)).toEqual(['キリカの攻撃！', 'ケシカゲＡに12のダメージ！', '減っていない。', null])
  })

  it('lowers the gauge when the blow lands, not before', () => {
    expect(steps.map((step) => step.state.combatants[3]?.hp)).toEqual([30, 18, 18, 18])
  })

  it('lets a number rise from the one who is hit, and none where nothing changed', () => {
    expect(steps[1]).toMatchObject({ float: { place: 3, amount: 12, tone: 'damage' }, motions: [{ place: 3, motion: 'hit' }] })
    expect(steps[2]?.float).toBeNull()
  })

  it('names the action beside each of its results, and nothing beside what stands alone', () => {
    expect(steps.map((step) => step.heading)).toEqual([null, 'キリカの攻撃！', 'キリカの攻撃！', null])
  })

  it('passes over an empty line, so that the ribbon is never blank', () => {
    const worn: readonly BattleEvent[] = [{ type: 'wornOff', target: 0, source: 'defence' }]
    expect(playback(before.state, turn(worn, [''], [0])).map((step) => step.line)).toEqual([null])
  })

  it('gives every line time to be read and passes over what has none', () => {
    expect(steps.slice(0, 3).every((step) => step.pause >= 300)).toBe(true)
    expect(steps[3]?.pause).toBe(0)
  })
})

describe('what enemies announce', () => {
  const events: readonly BattleEvent[] = [
    { type: 'telegraphed', actor: 3, next: 0 },
    { type: 'interrupted', actor: 4 },
  ]
  const steps = playback(before.state, turn(events, ['ケシカゲＢの構えが崩れた！'], [1]))

  it('stands on the stage from its event on, and a broken one is shown as broken, long enough to be seen', () => {
    expect(steps[0]).toMatchObject({ motions: [{ place: 3, motion: 'telegraph' }] })
    expect(steps[0]?.state.combatants[3]?.forced).toBe(0)
    expect(steps[1]).toMatchObject({ motions: [{ place: 4, motion: 'broken' }], line: 'ケシカゲＢの構えが崩れた！' })
    expect(steps[1]?.pause).toBeGreaterThanOrEqual(800)
  })

  it('is told apart from what stood there before the turn', () => {
    const told = showingOf(before.state, steps, { taken: 1, atOnce: false })
    expect([...told.announced]).toEqual([3])
    expect(told.motions.get(4)).toBeUndefined()
    const whole = showingOf(before.state, steps, { taken: 2, atOnce: true })
    expect(whole.motions.get(4)?.name).toBe('broken')
  })
})

describe('how long a turn takes at single speed', () => {
  const acted = (actor: number, target: number): BattleEvent => ({ type: 'acted', actor, action: 'attack', targets: [target] })
  const damaged = (target: number, critical = false): BattleEvent => ({ type: 'damaged', target, amount: 5, critical })
  const lengthOf = (events: readonly BattleEvent[]) => {
    const lines = events.map((event) => (event.type === 'turnEnded' ? '' : event.type))
    const steps = playback(before.state, turn(events, lines, [...events.keys()]))
    return steps.reduce((sum, { pause }) => sum + pause, closingPause)
  }

  it('is about three and a half seconds for nine lines', () => {
    const blows = [0, 1, 3, 4].flatMap((actor) => [acted(actor, actor < 3 ? 3 : 0), damaged(actor < 3 ? 3 : 0)])
    const length = lengthOf([...blows, { type: 'fell', target: 3 }, { type: 'turnEnded' }])
    expect(length).toBeGreaterThan(3200)
    expect(length).toBeLessThan(3800)
  })

  it('is at most five seconds for three against two, with a critical blow and a fall', () => {
    const blows = [0, 1, 2, 3, 4].flatMap((actor) => [acted(actor, actor < 3 ? 3 : 0), damaged(actor < 3 ? 3 : 0, actor === 2)])
    expect(lengthOf([...blows, { type: 'fell', target: 3 }, { type: 'turnEnded' }])).toBeLessThanOrEqual(5000)
  })
})

describe('a turn shown at once', () => {
  it('sums up what everybody lost or gained, and leaves AP out', () => {
    const events: readonly BattleEvent[] = [
      { type: 'damaged', target: 3, amount: 12, critical: false },
      { type: 'damaged', target: 3, amount: 7, critical: true },
      { type: 'damaged', target: 0, amount: 9, critical: false },
      { type: 'healed', target: 0, amount: 14 },
      { type: 'apDrained', target: 1, amount: 3 },
    ]
    const injured = battleFrom({ fieldId: 1, stageId: 1 }, encounter([member(0, { value_hp: 30 }), member(1), member(2)]))
    const steps = playback(injured.state, turn(events, [], []))
    expect(sums(steps)).toMatchObject([
      { place: 3, amount: 19, tone: 'damage' },
      { place: 0, amount: 5, tone: 'heal' },
    ])
  })
})

describe('names of modifiers', () => {
  it('are known by what put them there, also those that enemies put there', () => {
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
    const battle = battleFrom({ fieldId: 1, stageId: 1 }, encounter(party, [enemy(0, { buffs: [buff] })]))
    expect(battle.sourceNames['skill:601']).toBe('大太鼓')
  })
})

describe('what is said in a turn', () => {
  const speech = (event: number): Speech => ({ turn: 1, event, speaker: 3, lines: ['……よんだ？'] })
  const events: readonly BattleEvent[] = [
    { type: 'acted', actor: 0, action: 'attack', targets: [3] },
    { type: 'damaged', target: 3, amount: 12, critical: false },
    { type: 'fell', target: 3 },
    { type: 'turnEnded' },
  ]
  const played = turn(events, [], [], [speech(1)])
  const steps = playback(before.state, played)

  it('stands with its event, before the fold, and only there', () => {
    expect(steps.map((step) => step.speech !== null)).toEqual([false, true, false, false])
    const shown = (taken: number) => showingOf(before.state, steps, { taken, atOnce: false })
    expect([1, 2, 3].map((taken) => shown(taken).speech?.lines ?? null)).toEqual([null, ['……よんだ？'], null])
    expect(shown(2).state.combatants[3]?.hp).toBeLessThan(before.state.combatants[3]?.hp ?? 0)
  })

  it('stays longer the longer it is', () => {
    expect(readingTime({ lines: ['あ'.repeat(28)] })).toBeGreaterThan(readingTime({ lines: ['あ'] }) + 2500)
  })

  it('is kept in the record, the words of the beginning at its head, the same after a reload', () => {
    const opening: Speech = { turn: 1, event: null, speaker: 4, lines: ['痛くはありません。', '少し、夜になるだけ'] }
    const opened = battleFrom({ fieldId: 1, stageId: 1 }, encounter(party, opponents, {}, [opening]))
    expect(opened.opening).toEqual([opening])
    const reply = [party, opponents, ['ひとつ'], [], 2, events, [0], viewOf(party, opponents, 2), [speech(1)]] as const
    const names = opponents.map(({ name }) => name)
    const record = [`${names[1]}「痛くはありません。少し、夜になるだけ」`, 'ひとつ', `${names[0]}「……よんだ？」`]
    expect(turnFrom(opened, reply).after.log).toEqual([{ turn: 1, lines: record }])
    const again = encounter(party, opponents, { log: [{ turn: 1, lines: ['ひとつ'] }] }, [opening, speech(1)])
    expect(battleFrom({ fieldId: 1, stageId: 1 }, again).log).toEqual([{ turn: 1, lines: record }])
  })
})
