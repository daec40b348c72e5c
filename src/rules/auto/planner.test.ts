import { describe, expect, test } from 'vitest'
import type { Command } from '../battle/command.ts'
import {
  isLeft,
  lowest,
  strongestBlow,
  orderBreak,
  type TurnDraft,
  type SeenAct,
  type SeenEnemy,
  type SeenMember,
  type SeenModifier,
  strengthen,
  tend,
  type Traits,
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
const draftOf = (members: readonly SeenMember[], enemies: readonly SeenEnemy[] = [enemy]): TurnDraft<SeenMember, SeenEnemy> => ({
  members,
  enemies,
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

describe('to break something off', () => {
  const needing = (breakDamage: number): SeenEnemy => ({ ...enemy, announcement: { aim: 'all', breakDamage } })
  const strikersOf = (members: readonly SeenMember[], breakDamage: number) => {
    const draft = draftOf(members)
    return orderBreak(draft, needing(breakDamage)) && draft.commands.map(({ actor }) => actor)
  }

  test('the strongest blows are taken, no more than promise enough', () => {
    const weak = member(0, {}, { acts: [] })
    expect(strikersOf([weak, member(1, {})], 40)).toEqual([1])
    expect(strikersOf([weak, member(1, {})], 41)).toEqual([1, 0])
    expect(strikersOf([weak, member(1, {})], 61)).toBe(false)
  })

  test('no AP are spared, and nobody acts after the others', () => {
    expect(strikersOf([member(0, { keptAp: 0.5 })], 40)).toEqual([0])
    expect(strikersOf([member(0, {}, { acts: [{ ...slash, pace: 'last' }] })], 40)).toBe(false)
  })

  test('nothing is done where nothing is announced', () => {
    const draft = draftOf([member(0, {})])
    expect(orderBreak(draft, { ...enemy, announcement: null })).toBe(false)
    expect(draft.commands).toEqual([])
  })
})

describe('a blow at all of them', () => {
  const sweep = act({ id: 4, reach: 'foes', power: 30 })
  const sweeper = (traits: Partial<Traits> = {}) => member(0, traits, { acts: [sweep] })
  const two = draftOf([], [enemy, { ...enemy, id: 4 }])

  test('counts what it takes from each, a blow at one does not', () => {
    expect(strongestBlow(two, sweeper(), enemy)).toEqual({ command: { type: 'skill', actor: 0, skill: 4, target: null }, damage: 60 })
    expect(strongestBlow(two, member(0, {}), enemy).damage).toBe(40)
    expect(strongestBlow(two, sweeper(), enemy, true).damage).toBe(30)
  })

  test('is chosen from as many enemies on as the trait says', () => {
    expect(strongestBlow(two, sweeper({ areaFrom: 2 }), enemy).command.type).toBe('skill')
    expect(strongestBlow(two, sweeper({ areaFrom: 3 }), enemy).command.type).toBe('attack')
  })
})

test('what makes the next skill cheaper counts in what can be paid', () => {
  expect(strongestBlow(draftOf([]), member(0, {}, { ap: 5 }), enemy).command.type).toBe('attack')
  expect(strongestBlow(draftOf([]), member(0, {}, { ap: 5, discount: 1 }), enemy).command.type).toBe('skill')
})

test('of equals the left one is the lowest', () => {
  expect(lowest([enemy, { ...enemy, id: 4 }]).id).toBe(3)
})

test('an item is left as long as fewer commands take it than the bag holds', () => {
  const bag = [{ item: 11, count: 1 }]
  expect(isLeft(bag, [{ type: 'skill', actor: 0, skill: 11, target: null }], 11)).toBe(true)
  expect(isLeft(bag, [{ type: 'item', actor: 0, item: 12, target: null }], 11)).toBe(true)
  expect(isLeft(bag, [{ type: 'item', actor: 0, item: 11, target: null }], 11)).toBe(false)
})

describe('tending', () => {
  const tended = (...members: readonly SeenMember[]) => {
    const draft = draftOf(members)
    tend(draft)
    return draft.commands
  }
  const healing = act({ id: 5, reach: 'allies', restores: 'hp' })

  test('ends when all are healed at once, not when the fallen are raised', () => {
    const hurt = { hp: 40, acts: [healing] }
    expect(tended(member(0, {}, hurt), member(1, {}, hurt))).toHaveLength(1)
    const raising = act({ id: 6, reach: 'allies', restores: 'fallen' })
    expect(tended(member(0, {}, { acts: [raising] }), member(1, {}, hurt), member(2, {}, { hp: 0 }))).toMatchObject([
      { actor: 0, skill: 6 },
      { actor: 1, skill: 5 },
    ])
  })

  test('is done to oneself alone where the act reaches no other', () => {
    const acts = [act({ id: 7, reach: 'self', restores: 'hp' })]
    expect(tended(member(0, {}, { acts }), member(1, {}, { hp: 40, acts: [] }))).toEqual([])
    expect(tended(member(0, {}, { hp: 40, acts }))).toMatchObject([{ actor: 0, skill: 7 }])
  })
})

describe('strengthening', () => {
  const drum = act({ id: 11, reach: 'allies', strengthens: true })
  const horn = act({ id: 12, reach: 'self', strengthens: true })
  const cheer = act({ id: 13, reach: 'ally', strengthens: true })
  const fog = act({ id: 14, reach: 'foes', strengthens: true })
  const up = (id: number): readonly SeenModifier[] => [{ source: `skill:${id}`, turns: 2, bad: false }]
  const given = (members: readonly SeenMember[], at = enemy) => {
    const draft = draftOf(members, [at])
    strengthen(draft, at)
    return draft.commands
  }
  const opener = (opening: number, acts: readonly SeenAct[], over: Partial<SeenMember> = {}) => member(0, { opening }, { acts, ...over })
  const other = (over: Partial<SeenMember> = {}) => member(1, {}, over)

  test('ends with as many of the own modifiers as the opening has', () => {
    const drummed = other({ modifiers: up(11) })
    expect(given([opener(1, [drum, horn]), drummed])).toEqual([])
    expect(given([opener(2, [drum, horn]), drummed])).toMatchObject([{ skill: 11 }])
    expect(given([opener(2, [drum, horn], { modifiers: up(11) }), drummed])).toMatchObject([{ skill: 12 }])
    expect(given([opener(1, [drum], { modifiers: up(9) }), other()])).toMatchObject([{ skill: 11 }])
  })

  test('is done by what does nothing else', () => {
    const spin = act({ id: 15, reach: 'self', power: 40, strengthens: true })
    expect(given([opener(1, [slash, tending, spin, horn])])).toMatchObject([{ skill: 12 }])
  })

  test('of one is for whoever strikes hardest of those who stand, of equals the first', () => {
    const fallen = member(2, {}, { hp: 0, strength: 99 })
    expect(given([opener(1, [cheer]), other({ strength: 30 }), fallen])).toMatchObject([{ skill: 13, target: 1 }])
    expect(given([opener(1, [cheer]), other(), fallen])).toMatchObject([{ skill: 13, target: 0 }])
    expect(given([opener(1, [cheer]), other({ strength: 10 })])).toMatchObject([{ target: 0 }])
  })

  test('weakens the enemy only by who does so by habit', () => {
    expect(given([opener(1, [fog])])).toEqual([])
    expect(given([member(0, { opening: 1, weakens: true }, { acts: [fog] })])).toMatchObject([{ skill: 14 }])
    expect(given([member(0, { opening: 2, weakens: true }, { acts: [fog] })], { ...enemy, modifiers: up(14) })).toEqual([])
  })
})
