import { describe, expect, test } from 'vitest'
import { catalog } from '../../../../content/catalog.ts'
import { type Adventure, startAdventure } from '../../../../rules/adventure/adventure.ts'
import type { ReplayedTurn } from '../../../../rules/adventure/recording.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import { newMember } from '../../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../../rules/rng.ts'
import { countedToWire, countingToWire, storyOf } from './lookback.wire.ts'

// The boss of the first field at place 4, between two enemies. It prepares a skill that 19 points break off.
const BOSS = 4
const names = ['一', '二', '三']
const begun = startAdventure(
  { field: 1, members: [1, 2, 3].map((role) => newMember(role)), bag: [], rng: rngStateFrom(1), first: 4 },
  catalog,
)
const withHp = (hp: Readonly<Record<number, number>>, forced: Readonly<Record<number, number>> = {}): Adventure => {
  const combatants = begun.battle.combatants.map((one) => ({ ...one, hp: hp[one.id] ?? one.hp, forced: forced[one.id] ?? null }))
  return { ...begun, battle: { ...begun.battle, combatants } }
}
const orders: readonly Command[] = [
  { type: 'item', actor: 2, item: 1, target: 0 },
  { type: 'skill', actor: 0, skill: 101, target: BOSS },
  { type: 'defence', actor: 1 },
]
const blow = (target: number, amount: number): BattleEvent => ({ type: 'damaged', target, amount, critical: false })
const acted: BattleEvent = { type: 'acted', actor: BOSS, action: 'attack', targets: [0] }

const turnOf = (over: Partial<ReplayedTurn> = {}): ReplayedTurn => ({
  before: withHp({}),
  after: withHp({}),
  commands: [],
  events: [],
  ...over,
})
const storyWith = (...turns: readonly ReplayedTurn[]) => {
  const story = storyOf(turns, names)
  if (!story) throw new Error('There is no story')
  return story
}

describe('the story of a stage', () => {
  test('is who stood there, and how it ended', () => {
    const won = { ...withHp({}), phase: 'won' } as const
    expect(storyWith(turnOf(), turnOf({ after: won }))).toMatchObject({
      field_id: 1,
      stage_id: 4,
      is_won: true,
      members: [
        { role_id: 1, name: '一', max_hp: 46 },
        { role_id: 2, name: '二', max_hp: 42 },
        { role_id: 3, name: '三', max_hp: 60 },
      ],
      foes: [
        { id: 11, name: 'ケシカゲＡ', is_boss: false, max_hp: 40 },
        { id: 15, name: 'クサブセ', is_boss: true, max_hp: 188 },
        { id: 11, name: 'ケシカゲＢ', is_boss: false, max_hp: 40 },
      ],
    })
    expect(storyWith(turnOf({ after: won }), turnOf({ after: { ...won, phase: 'lost' } })).is_won).toBe(false)
    expect(storyOf([], names)).toBeNull()
  })

  test('is what each turn changed, what was ordered in the order of the party, and its log', () => {
    const [turn] = storyWith(turnOf({ after: withHp({ 0: 20, 5: 0 }), commands: orders, events: [blow(0, 26), blow(5, 40)] })).turns
    expect(turn).toEqual({
      turn: 1,
      hp: [
        [46, 20],
        [42, 42],
        [60, 60],
        [40, 40],
        [188, 188],
        [40, 0],
      ],
      announced: [],
      orders: [
        { member: 0, command: 'SKILL', act: '一文字', target: BOSS },
        { member: 1, command: 'DEFENCE', act: null, target: null },
        { member: 2, command: 'ITEM', act: '灯飴', target: 0 },
      ],
      lines: ['一に26のダメージ。', 'ケシカゲＢに40のダメージ。'],
    })
  })

  test('tells an attack and an escape too', () => {
    const commands: readonly Command[] = [
      { type: 'attack', actor: 0, target: 3 },
      { type: 'escape', actor: 1 },
    ]
    expect(storyWith(turnOf({ commands })).turns[0]?.orders).toEqual([
      { member: 0, command: 'ATTACK', act: null, target: 3 },
      { member: 1, command: 'ESCAPE', act: null, target: null },
    ])
  })

  const announcedIn = (events: readonly BattleEvent[], before = withHp({}, { [BOSS]: 1503 })) =>
    storyWith(turnOf({ before, events })).turns[0]?.announced
  const announcement = { kind: 'physical', aim: 'all', weight: 1, break_damage: 19, foe: BOSS }

  test('counts what was dealt to an enemy before it did what it had announced', () => {
    const events = [blow(BOSS, 5), blow(3, 9), blow(BOSS, 6), acted, blow(BOSS, 7)]
    expect(announcedIn(events)).toEqual([{ ...announcement, dealt: 11, is_broken: false }])
    expect(announcedIn([acted, blow(BOSS, 7)])).toEqual([{ ...announcement, dealt: 0, is_broken: false }])
  })

  test('counts all of it where the enemy was broken off, and not what befell another', () => {
    const other: BattleEvent = { type: 'acted', actor: 3, action: 'attack', targets: [0] }
    const broken: BattleEvent = { type: 'interrupted', actor: BOSS }
    expect(announcedIn([blow(BOSS, 12), broken, other, blow(BOSS, 8)])).toEqual([{ ...announcement, dealt: 20, is_broken: true }])
    expect(announcedIn([{ type: 'interrupted', actor: 3 }])).toEqual([{ ...announcement, dealt: 0, is_broken: false }])
  })

  test('tells nothing announced of the fallen, nor of a member', () => {
    expect(announcedIn([], withHp({ [BOSS]: 0 }, { [BOSS]: 1503 }))).toEqual([])
    expect(announcedIn([], withHp({}, { 0: 1503 }))).toEqual([])
  })
})

describe('the chances of a stage', () => {
  const story = storyWith(turnOf(), turnOf())
  const [firstTurn] = story.turns
  const nothing = { mark: null, advice: null, ordered: null }

  test('are told in tenths as they are counted, and marks not before the end', () => {
    expect(countingToWire(story, [])).toMatchObject({
      is_counted: false,
      playouts: 100,
      before: null,
      turns: [{ chance: null }, { chance: null }],
    })
    expect(countingToWire(story, [0.46, 0.84])).toEqual({
      ...story,
      is_counted: false,
      playouts: 100,
      before: 5,
      turns: [
        { ...firstTurn, chance: 8, ...nothing },
        { ...firstTurn, chance: null, ...nothing },
      ],
    })
  })

  test('are told with the marks and the advice at last', () => {
    const advice = { type: 'skill', members: [0], act: 101, target: BOSS, chance: 0.66 } as const
    const turns = [
      { chance: 0.24, mark: 'worst', verdict: { ordered: 0.31, advice } },
      { chance: 0, mark: 'second', verdict: { ordered: 0.1, advice: null } },
    ] as const
    expect(countedToWire(story, { before: 0.5, turns })).toEqual({
      ...story,
      is_counted: true,
      playouts: 100,
      before: 5,
      turns: [
        {
          ...firstTurn,
          chance: 2,
          mark: 'worst',
          ordered: 3,
          advice: { type: 'skill', members: [0], act: '一文字', target: BOSS, from: 3, to: 7 },
        },
        { ...firstTurn, chance: 0, mark: 'second', ordered: 1, advice: null },
      ],
    })
  })

  test('are told of no turn that was not judged; an advice names an item, or nothing', () => {
    const judged = (type: 'item' | 'crouch', act: number | null) => {
      const advice = { type, members: [1], act, target: null, chance: 1 }
      const counted = countedToWire(story, { before: 0, turns: [{ chance: 0, mark: 'worst', verdict: { ordered: 0, advice } }] })
      return counted.turns.map((turn) => turn.advice?.act)
    }
    expect(judged('item', 1)).toEqual(['灯飴', undefined])
    expect(judged('crouch', null)).toEqual([null, undefined])
    expect(countedToWire(story, { before: 0, turns: [] }).turns).toEqual(
      [story, story].map(() => ({ ...firstTurn, chance: null, ...nothing })),
    )
  })
})
