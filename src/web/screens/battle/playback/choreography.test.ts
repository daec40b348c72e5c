import { describe, expect, test } from 'vitest'
import type { Speech } from '../../../../contract/battle/battle.ts'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import { DEFENCE } from '../../../../rules/battle/modify.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'
import { battleFrom, turnFrom } from '../battle-model.ts'
import { type Choreography, choreographyOf, soundOfAll, sumsOf } from './choreography.ts'
import { readingTime } from './frames.ts'
import { encounter, member, opponents, party, viewOf } from '../sample-battle.fixture.ts'

const before = battleFrom({ fieldId: 1, stageId: 1 }, encounter())
const turn = (events: readonly BattleEvent[], lines: readonly string[], places: readonly number[], said: readonly Speech[] = []) =>
  turnFrom(before, [party, opponents, lines, [], 2, events, places, viewOf(party, opponents, 2), said])
const shownAs = (events: readonly BattleEvent[], lines: readonly string[] = [], said: readonly Speech[] = []) =>
  choreographyOf(before.state, turn(events, lines, [...events.keys()], said))
const gesturesOf = ({ parts }: Choreography) => parts.flatMap(({ rows }) => rows.map(({ gesture, who }) => `${gesture} ${who}`))

const acted = (actor: number, ...targets: readonly number[]): BattleEvent => ({ type: 'acted', actor, action: 'attack', targets })
const damaged = (target: number, amount = 5, critical = false) =>
  ({ type: 'damaged', target, amount, critical }) as const satisfies BattleEvent
const fell = (target: number): BattleEvent => ({ type: 'fell', target })
const ended: BattleEvent = { type: 'turnEnded' }

describe('a turn as gestures', () => {
  const shown = shownAs(
    [acted(0, 3), damaged(3, 12), { type: 'healed', target: 1, amount: 0 }, ended],
    ['キリカの攻撃！', 'ケシカゲＡに12のダメージ。', '減っていない。', ''],
  )

  test('shows an act with its blow, and the line of each as it is seen', () => {
    expect(gesturesOf(shown)).toEqual(['strikeShears 0', 'settle 0'])
    expect(shown.frames.map(({ line }) => line?.text ?? null)).toEqual([
      null,
      'キリカの攻撃！',
      'ケシカゲＡに12のダメージ。',
      'ケシカゲＡに12のダメージ。',
    ])
  })

  test('lowers the gauge when the blow lands, not before', () => {
    expect(shown.frames.map(({ state }) => state.combatants[3]?.hp)).toEqual([30, 30, 18, 18])
    expect(shown.parts[0]?.rows[0]?.blows).toEqual([{ target: 3, tone: 'damage', amount: 12, guarded: false }])
  })

  test('shows the whole blow where less was left to take, and lowers the gauge by what it took', () => {
    const killing = shownAs([acted(0, 3), { ...damaged(3, 30, true), excess: 28 }, fell(3), ended])
    expect(killing.parts[0]?.rows[0]?.blows).toMatchObject([{ target: 3, tone: 'critical', amount: 58 }])
    expect(killing.frames.at(-1)?.state.combatants[3]?.hp).toBe(0)
    expect(killing.parts[0] && sumsOf(killing.parts[0])).toMatchObject([{ target: 3, amount: 58 }])
  })

  test('names the action beside its result', () => {
    expect(shown.frames[2]?.line?.heading).toBe('キリカの攻撃！')
  })

  test('ends with every event of the turn, whatever nothing shows', () => {
    expect(shown.frames.at(-1)?.taken).toBe(4)
  })

  test('strikes many with one gesture, and folds each after its own blow', () => {
    const area = shownAs([acted(0, 3, 4), damaged(3), fell(3), damaged(4), fell(4), ended])
    expect(gesturesOf(area)).toEqual(['strikeShears 0', 'fall 3', 'fall 4', 'settle 0'])
    const downs = area.frames.map(({ down }) => [...down].join())
    expect(downs).toEqual(['', '', '', '', '3', '3,4', '3,4'])
    const [strike, first, second] = area.parts[0]?.rows ?? []
    expect(strike?.blows.map(({ target }) => target)).toEqual([3, 4])
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(90)
  })

  test('sounds like an attack, a skill that hurts, or one that does not, and like what is hit', () => {
    const skill = (...results: readonly BattleEvent[]) =>
      shownAs([{ type: 'acted', actor: 0, action: 'skill:101', targets: [3] }, ...results, ended]).parts[0]?.sounds[0]
    expect(shown.parts[0]?.sounds[0]).toEqual({ begins: 'shears', lands: ['hitPaper'] })
    expect(skill(damaged(3))).toEqual({ begins: 'shearsHeavy', lands: ['hitPaper'] })
    expect(skill({ type: 'healed', target: 1, amount: 4 })?.begins).toBe('shearsSpell')
  })

  test('throws what enemies do by magic, at one or at all, and lunges with everything else', () => {
    const used = (skill: number, ...targets: readonly number[]): BattleEvent => ({
      type: 'acted',
      actor: 3,
      action: `skill:${skill}`,
      targets,
    })
    expect(gesturesOf(shownAs([acted(3, 0), damaged(0)]))).toEqual(['lunge 3'])
    // 空刈り, 飛び火, 火の粉
    expect(gesturesOf(shownAs([used(8101, 0, 1), damaged(0), damaged(1)]))).toEqual(['lunge 3'])
    expect(gesturesOf(shownAs([used(3102, 0), damaged(0)]))).toEqual(['throwElement 3'])
    expect(gesturesOf(shownAs([used(3101, 0, 1), damaged(0), damaged(1)]))).toEqual(['throwElement 3'])
  })

  test('lands what an item gives with the item, and what else it does after it', () => {
    const used: BattleEvent = { type: 'acted', actor: 0, action: 'item:1', targets: [1, 2] }
    const shown = shownAs([used, { type: 'healed', target: 1, amount: 9 }, { type: 'apRestored', target: 2, amount: 4 }])
    expect(gesturesOf(shown)).toEqual(['item 0'])
    expect(shown.parts[0]?.rows[0]?.blows.map(({ tone }) => tone)).toEqual(['heal', 'apGained'])
    expect(shown.parts[0]?.sounds[0]).toEqual({ begins: 'item', lands: ['heal', 'heal'] })
    expect(gesturesOf(shownAs([used, { type: 'cleansed', target: 1, sources: ['skill:1'] }]))).toEqual(['item 0', 'cleanse 1'])
  })

  test('shows a loss at the end of a turn without a blow, and seals as they come off', () => {
    expect(gesturesOf(shownAs([{ type: 'bled', target: 3, amount: 4 }]))).toEqual(['bleed 3'])
    expect(gesturesOf(shownAs([acted(3, 0), { type: 'dispelled', target: 0, sources: ['skill:601'] }]))).toEqual([
      'throwElement 3',
      'dispel 0',
    ])
  })

  test('puts a screen up with a crouch and takes it away with the blow that it softens', () => {
    const guarded = shownAs([
      { type: 'acted', actor: 1, action: 'defence', targets: [1] },
      { type: 'modified', target: 1, modifier: DEFENCE },
      acted(3, 1),
      damaged(1, 2),
      ended,
    ])
    expect(gesturesOf(guarded)).toEqual(['guard 1', 'lunge 3', 'settle 0'])
    expect(guarded.frames.map(({ guarded: screens }) => [...screens].join())).toEqual(['', '', '1', '1', '', ''])
    expect(guarded.parts[0]?.rows[1]?.blows[0]?.guarded).toBe(true)
  })

  test('stamps what strengthens and weakens, together with the blow that brings it', () => {
    const weakening: Modifier = { ...DEFENCE, source: 'skill:503', bad: true }
    const shots = shownAs([acted(0, 3), damaged(3), { type: 'modified', target: 3, modifier: weakening }])
    expect(gesturesOf(shots)).toEqual(['strikeShears 0', 'stampWeak 3'])
  })

  test('shows an announcement from its gesture on, and a broken one as broken', () => {
    const told = shownAs(
      [
        { type: 'telegraphed', actor: 3, next: 0 },
        { type: 'interrupted', actor: 4 },
      ],
      ['', 'ケシカゲＢの構えが崩れた！'],
    )
    expect(gesturesOf(told)).toEqual(['telegraph 3', 'broken 4'])
    expect(told.frames.map(({ announced }) => [...announced].join())).toEqual(['', '3', '3'])
    expect(told.frames[1]?.state.combatants[3]?.forced).toBe(0)
    expect(told.frames[2]?.line?.text).toBe('ケシカゲＢの構えが崩れた！')
  })

  test('is heard as it lands, and at once by its heaviest event', () => {
    const heard = shownAs([acted(0, 3), damaged(3, 5, true), fell(3)])
    expect(heard.parts[0]?.sounds.map(({ lands }) => lands)).toEqual([['critical'], ['fold']])
    expect(heard.parts[0] && soundOfAll(heard.parts[0])).toBe('critical')
  })
})

describe('how long a turn takes at single speed, without the time for which blows are held', () => {
  const held = 5 * 70 + 60
  const lengthOf = (events: readonly BattleEvent[]) => shownAs(events).parts.reduce((sum, { length }) => sum + length, 0)
  const round = (enemies: number) =>
    [0, 1, 2, ...Array.from({ length: enemies }, (_, nth) => 3 + nth)].flatMap((actor) => [
      acted(actor, actor < 3 ? 3 : 0),
      damaged(actor < 3 ? 3 : 0, 5, actor === 2),
    ])

  test('is at most five seconds for three against two, with a critical blow and a fall', () => {
    expect(lengthOf([...round(2), fell(3), ended]) + held).toBeLessThanOrEqual(5000)
  })

  test('is at most five seconds also when both of them throw a spell', () => {
    // 飛び火
    const thrown = round(2).map((event) =>
      event.type === 'acted' && event.actor > 2 ? { ...event, action: 'skill:3102' as const } : event,
    )
    expect(lengthOf(thrown)).toBeGreaterThan(lengthOf(round(2)))
    expect(lengthOf([...thrown, fell(3), ended]) + held).toBeLessThanOrEqual(5000)
  })

  test('leaves time to see each blow', () => {
    expect(lengthOf(round(2))).toBeGreaterThan(5 * 550)
  })
})

describe('a turn shown at once', () => {
  test('sums up what everybody lost or gained, and leaves AP out', () => {
    const injured = battleFrom({ fieldId: 1, stageId: 1 }, encounter([member(0, { value_hp: 30 }), member(1), member(2)]))
    const events: readonly BattleEvent[] = [
      damaged(3, 12),
      damaged(3, 7, true),
      damaged(0, 9),
      { type: 'healed', target: 0, amount: 14 },
      { type: 'apDrained', target: 1, amount: 3 },
    ]
    const { parts } = choreographyOf(injured.state, turn(events, [], []))
    expect(parts[0] && sumsOf(parts[0])).toMatchObject([
      { target: 3, amount: 19, tone: 'damage' },
      { target: 0, amount: 5, tone: 'heal' },
    ])
  })
})

describe('names of modifiers', () => {
  test('are known by what put them there: what the party can use, and what else a reply tells', () => {
    const view = { ...viewOf(party, opponents, 2), names: { 'skill:2102': '大太鼓' } }
    const { after } = turnFrom(before, [party, opponents, [], [], 2, [], [], view, []])
    expect(after.sourceNames).toEqual({
      defence: 'みがまえ',
      'skill:101': '一文字',
      'skill:201': '手当て火',
      'skill:401': '百鬼',
      'item:1': '灯飴',
      'skill:2102': '大太鼓',
    })
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

  test('may be answered: the answer stands alone after it, and nothing has moved on', () => {
    const answered = turn(events, [], [], [speech(1), { ...speech(1), speaker: 1, lines: ['うん'] }])
    const { parts } = choreographyOf(before.state, answered)
    expect(parts.map((part) => part.speech?.lines[0] ?? null)).toEqual(['……よんだ？', 'うん', null])
    expect(parts[1]).toMatchObject({ rows: [], length: 0, last: parts[0]?.last })
  })

  test('stands after the act that it belongs to, once, and the rest of the turn waits', () => {
    const { parts, frames } = choreographyOf(before.state, played)
    expect(parts.map((part) => part.speech?.lines ?? null)).toEqual([['……よんだ？'], null])
    expect(frames[parts[0]?.last ?? 0]?.state.combatants[3]?.hp).toBe(18)
  })

  test('stays longer the longer it is', () => {
    expect(readingTime({ lines: ['あ'.repeat(28)] })).toBeGreaterThan(readingTime({ lines: ['あ'] }) + 2500)
  })

  test('is kept in the record, the words of the beginning at its head, the same after a reload', () => {
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
