import { describe, expect, test } from 'vitest'
import type { Command } from '../battle/command.ts'
import {
  isLeft,
  lowest,
  orderBreak,
  type SeenAct,
  type SeenEnemy,
  type SeenMember,
  strengthen,
  strongestBlow,
  tend,
  type Traits,
  type TurnDraft,
} from './planner.ts'

const habits: Traits = {
  healsBelow: 0.5,
  breaksFrom: 1,
  opening: 0,
  weakens: false,
  areaFrom: 1,
  recoils: true,
  keptAp: 0,
  hpPerAp: 0,
}
const act = (over: Partial<SeenAct>): SeenAct => ({
  id: 1,
  reach: 'foe',
  apCost: 6,
  power: 0,
  hits: 1,
  recoils: false,
  restores: null,
  strengthens: false,
  ...over,
})
const slash = act({ power: 40 })
const tending = act({ id: 2, reach: 'ally', restores: 'hp' })
const member = (id: number, traits: Partial<Traits>, over: Partial<SeenMember> = {}): SeenMember => ({
  id,
  hp: 100,
  maxHp: 100,
  ap: 10,
  maxAp: 10,
  modifiers: [],
  discount: 0,
  strength: 20,
  acts: [slash, tending],
  traits: { ...habits, ...traits },
  ...over,
})
const enemy: SeenEnemy = { id: 3, boss: false, gauge: 100, modifiers: [], announcement: { aim: 'all', breakDamage: 60 } }

/** What acts do is believed to be their power, and 20 of the plain attack. */
const draftOf = (members: readonly SeenMember[]): TurnDraft<SeenMember, SeenEnemy> => ({
  members,
  enemies: [enemy],
  order: [0, 1, 3],
  damage: (_member, blow) => blow?.power ?? 20,
  endangers: () => false,
  help: () => 1,
  commands: [],
})

describe('each member', () => {
  test('keeps and weighs AP by its own traits', () => {
    const members = [member(0, { keptAp: 0.5 }), member(1, { hpPerAp: 4 }), member(2, {})]
    const draft = draftOf(members)
    const types = members.map((one) => strongestBlow(draft, one, enemy).command.type)
    expect(types).toEqual(['attack', 'attack', 'skill'])
  })

  test('heals by its own threshold', () => {
    const draft = draftOf([member(0, { healsBelow: 0.3 }), member(1, { healsBelow: 0.5 }), member(2, {}, { hp: 40 })])
    tend(draft)
    expect(draft.commands).toEqual([{ type: 'skill', actor: 1, skill: 2, target: 2 } satisfies Command])
  })
})

test('the most careful of those who are free decides whether something announced is broken off', () => {
  // 40 + 40 of the 60 that are needed.
  expect(orderBreak(draftOf([member(0, {}), member(1, { breaksFrom: 1.3 })]), enemy)).toBe(true)
  expect(orderBreak(draftOf([member(0, {}), member(1, { breaksFrom: 1.4 })]), enemy)).toBe(false)
})

describe('what has been announced is broken off', () => {
  const broken = (members: readonly SeenMember[], over: Partial<SeenEnemy> = {}, order = [0, 1, 3]) => {
    const draft = { ...draftOf(members), order }
    return [orderBreak(draft, { ...enemy, ...over }), draft.commands.map(({ actor, type }) => `${actor} ${type}`)]
  }
  const strong = member(1, {}, { acts: [act({ power: 70 })] })

  test('by as few as it takes, the strongest first', () => {
    expect(broken([member(0, {}), strong])).toEqual([true, ['1 skill']])
    expect(broken([member(0, {}), member(1, {})])).toEqual([true, ['0 skill', '1 skill']])
    const two = { announcement: { aim: 'all', breakDamage: 80 } } as const
    expect(broken([member(0, {}), member(1, {})], two)).toEqual([true, ['0 skill', '1 skill']])
    expect(broken([member(0, {}), member(1, {})], { announcement: { aim: 'all', breakDamage: 40 } })).toEqual([true, ['0 skill']])
  })

  test('by those alone who act before it, with all their AP; what folds it is enough', () => {
    expect(broken([member(0, {}), strong], {}, [0, 3, 1])).toEqual([false, []])
    expect(broken([member(0, { keptAp: 0.9 }), strong], { hp: 30 }, [0, 3, 1])).toEqual([true, ['0 skill']])
  })

  test('by nobody where nothing is announced', () => expect(broken([strong], { announcement: null })).toEqual([false, []]))
})

describe('what strengthens', () => {
  const drum = act({ id: 5, reach: 'allies', strengthens: true })
  const left = (turns: number, id = 5) => ({ modifiers: [{ source: `skill:${id}` as const, turns, bad: false }] })
  const bearer = (id: number, acts: readonly SeenAct[], over: Partial<SeenMember> = {}, traits: Partial<Traits> = {}) =>
    member(id, { opening: 2, ...traits }, { acts, ...over })
  const put = (members: readonly SeenMember[], against: SeenEnemy | undefined = enemy, enemies: readonly SeenEnemy[] = [enemy]) => {
    const draft = { ...draftOf(members), enemies }
    strengthen(draft, against)
    return draft.commands
  }
  const by = (actor: number, skill: number, target: number | null = null): Command => ({ type: 'skill', actor, skill, target })

  test('is put up against a boss, or whoever is named', () => {
    const draft = draftOf([bearer(0, [drum])])
    strengthen(draft)
    expect(draft.commands).toEqual([])
    const boss = { ...enemy, boss: true }
    const atBoss = { ...draftOf([bearer(0, [drum])]), enemies: [boss] }
    strengthen(atBoss)
    expect(atBoss.commands).toEqual([by(0, 5)])
    expect(put([bearer(0, [drum])])).toEqual([by(0, 5)])
  })

  test('is put up again in the last turn of one of those who stand', () => {
    const others = (turns: number) => [bearer(1, [], left(turns)), bearer(2, [], { hp: 0 })]
    expect(put([bearer(0, [drum], left(2)), ...others(2)])).toEqual([])
    expect(put([bearer(0, [drum], left(2)), ...others(1)])).toEqual([by(0, 5)])
  })

  test('is put up until as much of it is up as belongs to the opening', () => {
    const shield = act({ id: 6, reach: 'self', strengthens: true })
    expect(put([bearer(0, [drum, shield], left(2))])).toEqual([by(0, 6)])
    expect(put([bearer(0, [drum, shield], left(2), { opening: 1 })])).toEqual([])
    // Its own blow leaves a modifier too, which is no part of the opening.
    expect(put([bearer(0, [{ ...slash, id: 7 }, shield], left(2, 7), { opening: 1 })])).toEqual([by(0, 6)])
    const curse = act({ id: 8, reach: 'foe', strengthens: true })
    const cursed = { ...enemy, ...left(2, 8) }
    expect(put([bearer(0, [curse, shield], {}, { opening: 1 })], cursed, [cursed])).toEqual([])
  })

  test('is for the strongest who stands where it is for one, and weakens only where that is the habit', () => {
    const blessing = act({ id: 6, reach: 'ally', strengthens: true })
    const party = [bearer(0, [blessing]), bearer(1, [], { strength: 30 }), bearer(2, [], { strength: 40, hp: 0 })]
    expect(put(party)).toEqual([by(0, 6, 1)])
    expect(put([bearer(0, [blessing]), bearer(1, [])])).toEqual([by(0, 6, 0)])
    const curse = act({ id: 8, reach: 'foe', strengthens: true })
    expect(put([bearer(0, [curse])])).toEqual([])
    expect(put([bearer(0, [curse], {}, { weakens: true })])).toEqual([by(0, 8, 3)])
  })

  test('is no blow, and nothing else', () => {
    expect(put([bearer(0, [act({ id: 5, reach: 'self', strengthens: true, power: 1 }), slash, tending])])).toEqual([])
    expect(put([bearer(0, [act({ id: 9, reach: 'self' })])])).toEqual([])
  })
})

describe('the strongest blow', () => {
  const wide = act({ id: 4, reach: 'foes', power: 15 })
  const skillOf = (
    traits: Partial<Traits>,
    acts: readonly SeenAct[],
    over: Partial<TurnDraft<SeenMember, SeenEnemy>> = {},
    isUrgent = false,
  ) => {
    const one = member(0, traits, { acts })
    const { command, damage } = strongestBlow({ ...draftOf([one]), ...over }, one, enemy, isUrgent)
    return [command.type === 'skill' ? command.skill : command.type, damage]
  }
  const enemies = [enemy, { ...enemy, id: 4 }]

  test('at all counts for all, from as many as is the habit; at one it does not matter how many stand', () => {
    expect(skillOf({}, [wide], { enemies })).toEqual([4, 30])
    expect(skillOf({ areaFrom: 3 }, [wide], { enemies })).toEqual(['attack', 20])
    expect(skillOf({ areaFrom: 2 }, [wide], { enemies })).toEqual([4, 30])
    expect(skillOf({ areaFrom: 2 }, [slash])).toEqual([1, 40])
  })

  test('that is urgent counts for its one target, and must come in time', () => {
    expect(skillOf({ areaFrom: 3 }, [{ ...wide, power: 25 }], { enemies }, true)).toEqual([4, 25])
    expect(skillOf({}, [{ ...slash, pace: 'last' }], {}, true)).toEqual(['attack', 20])
    expect(skillOf({}, [{ ...slash, pace: 'last' }])).toEqual([1, 40])
  })

  test('has power, whatever is believed of it, and is paid with the discount', () => {
    expect(skillOf({}, [tending], { damage: (_member, blow) => (blow ? 99 : 20) })).toEqual(['attack', 20])
    const poor = member(0, {}, { ap: 4, discount: 2 })
    expect(strongestBlow(draftOf([poor]), poor, enemy).damage).toBe(40)
    expect(strongestBlow(draftOf([poor]), { ...poor, discount: 1 }, enemy).damage).toBe(20)
  })
})

describe('whoever is low', () => {
  const tended = (members: readonly SeenMember[]) => {
    const draft = draftOf(members)
    tend(draft)
    return draft.commands.map((command) => (command.type === 'skill' ? [command.actor, command.skill, command.target] : []))
  }

  test('is healed by what heals oneself only by itself', () => {
    const rest = act({ id: 2, reach: 'self', restores: 'hp' })
    expect(tended([member(0, {}, { acts: [rest] }), member(1, {}, { hp: 40, acts: [] })])).toEqual([])
    expect(tended([member(0, {}, { acts: [] }), member(1, {}, { hp: 40, acts: [rest] })])).toEqual([[1, 2, null]])
  })

  test('is healed once, when all are healed at once; those who are raised still need it', () => {
    const rain = act({ id: 6, reach: 'allies', restores: 'hp' })
    const low = { hp: 40, acts: [rain] }
    expect(tended([member(0, {}, low), member(1, {}, low)])).toEqual([[0, 6, null]])
    const call = act({ id: 7, reach: 'allies', restores: 'fallen' })
    expect(tended([member(0, {}, { acts: [call] }), member(1, {}, low), member(2, {}, { hp: 0 })])).toEqual([
      [0, 7, null],
      [1, 6, null],
    ])
  })
})

test('of enemies with as little left the first is struck', () => {
  expect(lowest([enemy, { ...enemy, id: 4, gauge: 50 }, { ...enemy, id: 5, gauge: 50 }]).id).toBe(4)
})

test('an item is left while more are in the bag than were ordered', () => {
  const use = (item: number): Command => ({ type: 'item', actor: 0, item, target: 0 })
  const bag = [{ item: 7, count: 2 }]
  const attack: Command = { type: 'attack', actor: 1, target: 3 }
  expect([isLeft(bag, [use(7), use(8), attack], 7), isLeft(bag, [use(7), use(7)], 7), isLeft(bag, [], 8)]).toEqual([true, false, false])
})
