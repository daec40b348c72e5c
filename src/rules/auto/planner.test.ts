import { describe, expect, test } from 'vitest'
import type { Command } from '../battle/command.ts'
import { strongestBlow, orderBreak, type TurnDraft, type SeenAct, type SeenEnemy, type SeenMember, tend, type Traits } from './planner.ts'

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
