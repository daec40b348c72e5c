import { describe, expect, test } from 'vitest'
import type { BattleEvent } from '../battle/event.ts'
import type { Skill } from '../battle/skill.ts'
import type { BattleCatalog } from '../battle/state.ts'
import {
  bossDeeds,
  DEED,
  type DeedCondition,
  type DeedProgress,
  type DeedThings,
  foldedIn,
  holdsFor,
  isCounted,
  isDiscountDeed,
  stageDeeds,
} from './deeds.ts'

const things: DeedThings = { lookingAway: 12, drinker: { enemy: 23, drink: 2301 }, lunches: [4, 5], sandals: 15, smoke: 19 }

const skill = (id: number, seeks?: Skill['seeks']): Skill => ({
  id,
  reach: 'foe',
  levels: [{ apCost: 0, percent: 100, turns: 0 }],
  effects: [],
  ...(seeks ? { seeks } : {}),
})
const catalog: BattleCatalog = {
  skill: (id) => skill(id, id === 9302 ? 'strongest' : undefined),
  item: (id) => skill(id),
  attack: () => ({ kind: 'physical', turns: 0, effects: [] }),
  breakPercent: () => 8,
  behaviour: () => ({ phases: [{ below: 100, type: 'weighted', choices: [] }] }),
}

/** Three members, and an enemy of each kind in the places from 3 on. */
const against = (...kinds: readonly number[]) => [
  ...[1, 2, 3].map((kind) => ({ side: 'party' as const, kind })),
  ...kinds.map((kind) => ({ side: 'enemies' as const, kind })),
]

const acted = (actor: number, action: Extract<BattleEvent, { type: 'acted' }>['action']): BattleEvent => ({
  type: 'acted',
  actor,
  action,
  targets: [],
})
const damaged = (target: number, critical = false): BattleEvent => ({ type: 'damaged', target, amount: 5, critical })
const fell = (target: number): BattleEvent => ({ type: 'fell', target })
const turnEnded: BattleEvent = { type: 'turnEnded' }
const telegraphed = (actor: number, next: number): BattleEvent => ({ type: 'telegraphed', actor, next })
const crouch = (...members: readonly number[]) => members.map((member) => acted(member, 'defence'))

/** What is done in a stage that goes on. */
const doneIn = (events: readonly BattleEvent[], ...kinds: readonly number[]) =>
  stageDeeds({ phase: 'fighting', events, combatants: against(...kinds) }, things, catalog)

test('deeds of a field, a book or one ending are reached or not, all others are counted', () => {
  const counted: readonly DeedCondition[] = [
    { type: 'stagesWon', count: 3 },
    { type: 'booksRead', count: 3 },
    { type: 'endings', count: 2 },
    { type: 'everyBookRead' },
    { type: 'grade', grade: 1 },
    { type: 'level', level: 5 },
  ]
  const reached: readonly DeedCondition[] = [
    { type: 'cleared', field: 1 },
    { type: 'read', book: 101 },
    { type: 'ending', ending: 1 },
  ]
  expect(counted.map(isCounted)).toEqual([true, true, true, true, true, true])
  expect(reached.map(isCounted)).toEqual([false, false, false])
})

describe('in a stage', () => {
  test('nothing happens without an event', () => expect(doneIn([], 11)).toEqual([]))

  test('the first enemy is folded, by a hit or by にじみ; a fallen member is none', () => {
    expect(doneIn([damaged(3), fell(3)], 11)).toContain(DEED.firstFold)
    expect(doneIn([{ type: 'bled', target: 3, amount: 2 }, fell(3)], 11)).toContain(DEED.firstFold)
    expect(doneIn([damaged(0), fell(0)], 11)).not.toContain(DEED.firstFold)
  })

  test('who looks away is felled by a critical hit, and nobody else', () => {
    expect(doneIn([damaged(3, true), fell(3)], 12)).toContain(DEED.lookedAway)
    expect(doneIn([damaged(3), fell(3)], 12)).not.toContain(DEED.lookedAway)
    expect(doneIn([damaged(3, true), fell(3)], 11)).not.toContain(DEED.lookedAway)
    expect(doneIn([damaged(3, true), { type: 'bled', target: 3, amount: 2 }, fell(3)], 12)).not.toContain(DEED.lookedAway)
    expect(doneIn([damaged(4, true), damaged(3), fell(3)], 12, 11)).not.toContain(DEED.lookedAway)
  })

  test('all three crouch before a foretold blow', () => {
    const blow = [acted(3, 'skill:5505'), damaged(0)]
    const told = [telegraphed(3, 5505), turnEnded]
    expect(doneIn([...told, ...crouch(0, 1, 2), ...blow], 55)).toContain(DEED.allCrouched)
    expect(doneIn([...told, ...crouch(0, 1), ...blow], 55)).not.toContain(DEED.allCrouched)
    expect(doneIn([...told, ...crouch(0, 1, 2), turnEnded, ...blow], 55)).not.toContain(DEED.allCrouched)
    expect(doneIn([...crouch(0, 1, 2), ...blow], 55)).not.toContain(DEED.allCrouched)
    expect(doneIn([...told, ...crouch(0, 1, 2), acted(3, 'skill:5505'), acted(4, 'attack'), damaged(0)], 55, 11)).not.toContain(
      DEED.allCrouched,
    )
    expect(doneIn([...told, acted(0, 'attack'), ...crouch(1, 2), ...blow], 55)).not.toContain(DEED.allCrouched)
    // It did something else, was broken off, or does it again unannounced.
    expect(doneIn([...told, ...crouch(0, 1, 2), acted(3, 'attack'), damaged(0)], 55)).not.toContain(DEED.allCrouched)
    const later = [turnEnded, ...crouch(0, 1, 2), ...blow]
    expect(doneIn([...told, { type: 'interrupted', actor: 3 }, ...later], 55)).not.toContain(DEED.allCrouched)
    expect(doneIn([...told, ...blow, ...later], 55)).not.toContain(DEED.allCrouched)
  })

  test('what was foretold is broken off', () => {
    expect(doneIn([telegraphed(3, 5505), turnEnded, { type: 'interrupted', actor: 3 }], 55)).toContain(DEED.brokenOff)
    expect(doneIn([telegraphed(3, 5505), turnEnded], 55)).not.toContain(DEED.brokenOff)
  })

  test('who was called out crouches', () => {
    const called = [telegraphed(3, 9302), turnEnded]
    const blow = [acted(3, 'skill:9302'), damaged(1)]
    expect(doneIn([...called, ...crouch(1), ...blow], 93)).toContain(DEED.calledOut)
    expect(doneIn([...called, ...crouch(0), ...blow], 93)).not.toContain(DEED.calledOut)
    expect(doneIn([telegraphed(3, 5505), turnEnded, ...crouch(1), acted(3, 'skill:5505'), damaged(1)], 55)).not.toContain(DEED.calledOut)
  })

  test.each([
    [4, DEED.lunch],
    [5, DEED.lunch],
    [15, DEED.sandals],
  ])('item %i is used', (item, deed) => {
    expect(doneIn([acted(0, `item:${item}`), { type: 'usedItem', actor: 0, item }], 11)).toEqual([deed])
    expect(doneIn([acted(0, `item:${item}`), { type: 'failed', actor: 0, reason: 'noneLeft' }], 11)).toEqual([])
    expect(doneIn([acted(0, 'item:1'), { type: 'usedItem', actor: 0, item: 1 }], 11)).toEqual([])
  })

  test('somebody rises by an item, not by a skill', () => {
    const revived: BattleEvent = { type: 'revived', target: 1, hp: 9 }
    expect(doneIn([acted(0, 'item:9'), revived], 11)).toContain(DEED.awakened)
    expect(doneIn([acted(0, 'skill:203'), revived], 11)).not.toContain(DEED.awakened)
  })

  test('the drinker is folded before it drinks', () => {
    expect(doneIn([damaged(3), fell(3)], 23)).toContain(DEED.beforeTheDrink)
    expect(doneIn([acted(3, 'skill:2301'), damaged(3), fell(3)], 23)).not.toContain(DEED.beforeTheDrink)
    expect(doneIn([acted(3, 'attack'), damaged(3), fell(3)], 23)).toContain(DEED.beforeTheDrink)
    expect(doneIn([acted(4, 'skill:2301'), damaged(3), fell(3)], 23, 23)).toContain(DEED.beforeTheDrink)
    expect(doneIn([damaged(3), fell(3)], 11)).not.toContain(DEED.beforeTheDrink)
  })
})

describe('at the end of a stage', () => {
  const ended = (phase: 'won' | 'escaped' | 'lost', events: readonly BattleEvent[] = []) =>
    stageDeeds({ phase, events, combatants: against(11) }, things, catalog)

  test('it was won without a wound, にじみ and the own recoil included', () => {
    expect(ended('won', [damaged(3), fell(3)])).toContain(DEED.noWound)
    expect(ended('won', [{ type: 'bled', target: 3, amount: 1 }])).toContain(DEED.noWound)
    expect(ended('won', [damaged(0)])).not.toContain(DEED.noWound)
    expect(ended('won', [{ type: 'bled', target: 0, amount: 1 }])).not.toContain(DEED.noWound)
    expect(ended('won', [{ type: 'recoiled', target: 0, amount: 1 }])).not.toContain(DEED.noWound)
    expect(ended('lost')).not.toContain(DEED.noWound)
  })

  test('the party has fled, or lost', () => {
    expect(ended('escaped')).toEqual([DEED.fled])
    expect(ended('lost')).toEqual([DEED.lost])
    expect(ended('won')).toEqual([DEED.noWound])
  })
})

test('the kinds that were folded, each once', () => {
  const events = [damaged(6), fell(3), fell(4), fell(5), fell(0)]
  expect(foldedIn({ events, combatants: against(11, 15, 11, 12) })).toEqual([11, 15])
})

describe('a boss is beaten', () => {
  const smoke = [{ item: 19, count: 1 }]

  test('after two losses', () => {
    expect(bossDeeds({ stars: 1, losses: 2, bag: [] }, things)).toEqual([DEED.afterTwoLosses])
    expect(bossDeeds({ stars: 1, losses: 1, bag: [] }, things)).toEqual([])
  })

  test('in a dangerous field, with a smoke ball left', () => {
    expect(bossDeeds({ stars: 5, losses: 0, bag: smoke }, things)).toEqual([DEED.smokeUnused])
    expect(bossDeeds({ stars: null, losses: 0, bag: smoke }, things)).toEqual([DEED.smokeUnused])
    expect(bossDeeds({ stars: 4, losses: 0, bag: smoke }, things)).toEqual([])
    expect(bossDeeds({ stars: 5, losses: 0, bag: [{ item: 1, count: 1 }] }, things)).toEqual([])
  })
})

test('a discount is a deed from a tenth on', () => {
  expect([9, 10, 25].map(isDiscountDeed)).toEqual([false, true, true])
})

describe('from what a save has reached', () => {
  const nothing: DeedProgress = {
    cleared: new Set(),
    read: new Set(),
    stagesWon: 0,
    books: 3,
    wicks: 0,
    gradesFrom: [0, 100, 360],
    levels: [1, 1, 1],
    endings: new Set(),
  }
  const cases: readonly [DeedCondition, Partial<DeedProgress>, Partial<DeedProgress>][] = [
    [{ type: 'cleared', field: 8 }, { cleared: new Set([8]) }, { cleared: new Set([1, 2]) }],
    [{ type: 'read', book: 409 }, { read: new Set([409]) }, { read: new Set([410]) }],
    [{ type: 'stagesWon', count: 1 }, { stagesWon: 1 }, {}],
    [{ type: 'booksRead', count: 2 }, { read: new Set([1, 2]) }, { read: new Set([1]) }],
    [{ type: 'everyBookRead' }, { read: new Set([1, 2, 3]) }, { read: new Set([1, 2]) }],
    [{ type: 'grade', grade: 1 }, { wicks: 360 }, { wicks: 99 }],
    [{ type: 'level', level: 10 }, { levels: [10, 10, 10] }, { levels: [10, 9, 10] }],
    [{ type: 'level', level: 10 }, { levels: [10, 10, 10] }, { levels: [] }],
    [{ type: 'ending', ending: 3 }, { endings: new Set([3]) }, { endings: new Set([4]) }],
    [{ type: 'endings', count: 4 }, { endings: new Set([1, 2, 3, 4]) }, { endings: new Set([1, 3, 4]) }],
  ]
  test.each(cases)('%o holds', (condition, enough, tooLittle) => {
    expect(holdsFor(condition, { ...nothing, ...enough })).toBe(true)
    expect(holdsFor(condition, { ...nothing, ...tooLittle })).toBe(false)
  })

  test('what is not done at once is counted', () => {
    const counted = cases.map(([condition]) => condition).filter(isCounted)
    expect(counted.map(({ type }) => type)).toEqual(['stagesWon', 'booksRead', 'everyBookRead', 'grade', 'level', 'level', 'endings'])
  })
})
