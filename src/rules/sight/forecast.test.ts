import { describe, expect, test } from 'vitest'
import { act, battleOf, catalogOf, fighter } from '../battle/battle.fixture.ts'
import type { Command } from '../battle/command.ts'
import type { Skill } from '../battle/skill.ts'
import type { Combatant } from '../battle/state.ts'
import { criticalChance, forecast, forecastOfPlan } from './forecast.ts'
import type { Sight } from './supposed.ts'
import { type Defences, UNKNOWN } from './knowledge.ts'

const exact = (defence: number): Defences => ({ physical: { least: defence, most: defence }, magical: { least: defence, most: defence } })

interface Given {
  readonly enemy?: Partial<Combatant>
  readonly hero?: Partial<Combatant>
  readonly known?: Defences
  readonly skills?: readonly Skill[]
  readonly breakDamage?: number | null
}

/** Two members of 20 in everything against one enemy of 100 HP, whose figures a screen does not have. */
function sight({ enemy = {}, hero = {}, known = exact(20), skills = [], breakDamage = null }: Given): Sight {
  const learned = skills.map(({ id }) => ({ id, level: 1 }))
  return {
    state: battleOf([
      fighter({ id: 0, side: 'party', skills: learned, ...hero }),
      fighter({ id: 1, side: 'party', skills: learned }),
      fighter({ id: 2, side: 'enemies', base: { str: 0, def: 0, int: 0, spd: 10, luc: 0 }, ...enemy }),
    ]),
    catalog: catalogOf({ skills }),
    known: () => known,
    breakDamage: () => breakDamage,
  }
}

const strike = (actor: number): Command => ({ type: 'attack', actor, target: 2 })
const use = (actor: number, skill: number, target: number | null = 2): Command => ({ type: 'skill', actor, skill, target })
const enemyOf = (given: Given, orders: readonly Command[], aimed: Command | null) => forecast(sight(given), orders, aimed).enemies[0]
const verdictOf = (...parameters: Parameters<typeof enemyOf>) => enemyOf(...parameters)?.verdict

describe('a blow', () => {
  // 20² ÷ (20 + 20) = 10, by 95 to 105 %: 9 and 10.
  test('takes from the least to the most that the roll allows', () => {
    expect(enemyOf({}, [], strike(0))?.strokes).toEqual([{ actor: 0, least: 9, most: 10, hits: 1, isKnown: true }])
  })

  test('takes a wider range from an enemy whose defence is known roughly, and is unknown where it was never struck so', () => {
    const rough = { physical: { least: 10, most: 30 }, magical: null }
    expect(enemyOf({ known: rough }, [], strike(0))?.strokes).toMatchObject([{ least: 7, most: 14 }])
    expect(enemyOf({ known: UNKNOWN, enemy: { hp: 1 } }, [], strike(0))).toMatchObject({ strokes: [{ isKnown: false }], verdict: null })
    const burn = act(4, 'foe', [{ type: 'damage', kind: 'magical', of: ['int'] }])
    expect(enemyOf({ known: rough, skills: [burn] }, [], use(0, 4))?.strokes).toMatchObject([{ isKnown: false }])
  })

  test('is exact in what it takes where it ignores defence, whether the enemy is known or not', () => {
    const pierce = act(4, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], ignoresDefence: true }])
    expect(enemyOf({ known: UNKNOWN, skills: [pierce] }, [], use(0, 4))?.strokes).toEqual([
      { actor: 0, least: 19, most: 21, hits: 1, isKnown: true },
    ])
  })

  test('of several hits tells their sum, also beyond what the enemy has left', () => {
    const triple = act(4, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], hits: 3 }])
    expect(enemyOf({ skills: [triple], enemy: { hp: 12 } }, [], use(0, 4))?.strokes).toMatchObject([{ least: 27, most: 30, hits: 3 }])
  })

  test('counts what a member before it strengthens or weakens in this turn, and not what one after it does', () => {
    const drum = act(4, 'allies', [{ type: 'modify', stats: { str: [100] } }], { turns: 3 })
    expect(enemyOf({ skills: [drum] }, [use(0, 4, null)], strike(1))?.strokes).toMatchObject([{ least: 25, most: 28 }])
    expect(enemyOf({ skills: [drum] }, [use(1, 4, null)], strike(0))?.strokes).toMatchObject([{ least: 9, most: 10 }])
    const thin = act(5, 'foe', [{ type: 'modify', stats: { def: [-50] } }], { turns: 3 })
    expect(enemyOf({ skills: [thin] }, [use(0, 5)], strike(1))?.strokes).toMatchObject([{ least: 12, most: 14 }])
  })
})

describe('of an enemy it is told that', () => {
  test('the order folds it, alone or with those before, or may, or does so critically', () => {
    expect(verdictOf({ enemy: { hp: 9 } }, [], strike(0))).toEqual({ type: 'folds', by: 1 })
    expect(verdictOf({ enemy: { hp: 18 } }, [strike(0)], strike(1))).toEqual({ type: 'folds', by: 2 })
    // It comes first and folds alone: the weak one that was given before is not counted.
    const feather = act(4, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'] }], { percent: 10 })
    expect(verdictOf({ enemy: { hp: 9 }, skills: [feather] }, [use(1, 4)], strike(0))).toEqual({ type: 'folds', by: 1 })
    expect(verdictOf({ enemy: { hp: 10 } }, [], strike(0))).toEqual({ type: 'mayFold' })
    // A critical hit halves the defence and counts 175 %: 22 at the least.
    expect(verdictOf({ enemy: { hp: 22 } }, [], strike(0))).toEqual({ type: 'foldsCritically' })
    expect(verdictOf({ enemy: { hp: 23 } }, [], strike(0))).toBeNull()
    // 22 of the order that is looked at, 9 of the other, whichever comes first.
    for (const [given, aimed] of [[0, 1] as const, [1, 0] as const]) {
      expect(verdictOf({ enemy: { hp: 31 } }, [strike(given)], strike(aimed))).toEqual({ type: 'foldsCritically' })
      expect(verdictOf({ enemy: { hp: 32 } }, [strike(given)], strike(aimed))).toBeNull()
    }
  })

  test('the orders before are enough', () => {
    expect(verdictOf({ enemy: { hp: 9 } }, [strike(0)], strike(1))).toEqual({ type: 'enough' })
    expect(verdictOf({ enemy: { hp: 9 } }, [strike(0)], null)).toEqual({ type: 'enough' })
  })

  const announced = { forced: 0 }

  test('the order breaks off what it has announced, alone or with those before, or may', () => {
    expect(verdictOf({ enemy: announced, breakDamage: 9 }, [], strike(0))).toEqual({ type: 'breaks', by: 1 })
    expect(verdictOf({ enemy: announced, breakDamage: 18 }, [strike(0)], strike(1))).toEqual({ type: 'breaks', by: 2 })
    expect(verdictOf({ enemy: announced, breakDamage: 10 }, [], strike(0))).toEqual({ type: 'mayBreak' })
    expect(verdictOf({ enemy: announced, breakDamage: 9 }, [strike(0)], null)).toEqual({ type: 'breaks', by: 1 })
  })

  test('nothing but what the orders that strike it do', () => {
    const tend = act(4, 'ally', [{ type: 'heal', of: ['int'], plus: 4 }])
    expect(verdictOf({ enemy: { hp: 10 }, skills: [tend] }, [strike(0)], use(1, 4, 0))).toBeNull()
    expect(verdictOf({ enemy: { hp: 19 } }, [strike(0)], strike(1))).toEqual({ type: 'mayFold' })
    // By the least the orders before are not enough, by the most they are.
    expect(verdictOf({ enemy: { hp: 10 } }, [strike(0)], strike(1))).toEqual({ type: 'folds', by: 2 })
  })

  test('nothing where one of several orders strikes as it was never struck', () => {
    const burn = act(4, 'foe', [{ type: 'damage', kind: 'magical', of: ['int'] }])
    const known: Defences = { physical: { least: 20, most: 20 }, magical: null }
    expect(verdictOf({ enemy: { hp: 18 }, known, skills: [burn] }, [use(0, 4)], strike(1))).toBeNull()
    expect(verdictOf({ enemy: { hp: 9 }, known, skills: [burn] }, [strike(0)], use(1, 4))).toEqual({ type: 'enough' })
    expect(verdictOf({ enemy: { hp: 9 }, known, skills: [burn] }, [use(0, 4)], strike(1))).toBeNull()
  })

  test('so much is left to break it off, or that the order comes too late', () => {
    expect(verdictOf({ enemy: announced, breakDamage: 30 }, [], strike(0))).toEqual({ type: 'short', hp: 21 })
    const slow = { base: { str: 20, def: 20, int: 20, spd: 5, luc: 10 } }
    expect(verdictOf({ enemy: announced, breakDamage: 5, hero: slow }, [], strike(0))).toEqual({ type: 'late' })
  })

  test('it is broken off by those who strike until then, not by who strikes after', () => {
    expect(verdictOf({ enemy: announced, breakDamage: 9 }, [strike(0)], strike(1))).toEqual({ type: 'breaks', by: 1 })
  })

  test('nothing of a break where nothing is announced, nor of what is short where no order is looked at', () => {
    const slow = { base: { str: 20, def: 20, int: 20, spd: 5, luc: 10 } }
    expect(verdictOf({ breakDamage: 30 }, [], strike(0))).toBeNull()
    expect(verdictOf({ enemy: { hp: 10 }, breakDamage: 5, hero: slow }, [], strike(0))).toEqual({ type: 'mayFold' })
    expect(verdictOf({ enemy: announced, breakDamage: 30 }, [strike(0)], null)).toBeNull()
  })

  test('nothing of a break where it cannot be broken off', () => {
    expect(verdictOf({ enemy: announced, breakDamage: null }, [], strike(0))).toBeNull()
  })

  test('an enemy that is open after a break takes more from those after', () => {
    const [, second] = enemyOf({ enemy: announced, breakDamage: 5 }, [strike(0)], strike(1))?.strokes ?? []
    expect(second).toMatchObject({ least: 12, most: 13 })
  })
})

describe('of a member it is told', () => {
  const tend = act(4, 'ally', [{ type: 'heal', of: ['int'], plus: 4 }])

  test('what a heal gives, as far as there is room', () => {
    expect(forecast(sight({ skills: [tend], hero: { hp: 50 } }), [], use(1, 4, 0)).allies).toEqual([
      { place: 0, hp: 24, ap: 0, isFull: false, stands: false },
    ])
    expect(forecast(sight({ skills: [tend], hero: { hp: 90 } }), [], use(1, 4, 0)).allies).toMatchObject([{ hp: 10, isFull: true }])
    expect(forecast(sight({ skills: [tend] }), [], use(1, 4, 0)).allies).toEqual([])
  })

  test('what gives AP, as far as there is room, and what is drained', () => {
    const salts = act(5, 'ally', [{ type: 'restoreAp', amount: 12 }])
    expect(forecast(sight({ skills: [salts], hero: { ap: 20 } }), [], use(1, 5, 0)).allies).toEqual([
      { place: 0, hp: 0, ap: 10, isFull: true, stands: false },
    ])
    const sip = act(6, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], drainPercent: 50 }])
    expect(forecast(sight({ skills: [sip], hero: { hp: 50 } }), [], use(0, 6)).allies).toEqual([
      { place: 0, hp: 4, ap: 0, isFull: false, stands: false },
    ])
    const both = act(7, 'ally', [
      { type: 'heal', of: [], plus: 5 },
      { type: 'restoreAp', amount: 5 },
    ])
    expect(forecast(sight({ skills: [both], hero: { hp: 50, ap: 20 } }), [], use(1, 7, 0)).allies).toMatchObject([{ hp: 5, ap: 5 }])
  })

  test('what several orders give that could be given at once', () => {
    const plan = [use(1, 4, 0), strike(0)]
    expect(forecastOfPlan(sight({ skills: [tend], hero: { hp: 50 } }), [], plan).allies).toMatchObject([{ place: 0, hp: 24 }])
  })

  test('what the order that is looked at gives, not those before, nor what it strengthens', () => {
    const drum = act(8, 'allies', [{ type: 'modify', stats: { str: [50] } }], { turns: 3 })
    expect(forecast(sight({ skills: [tend, drum], hero: { hp: 50 } }), [use(1, 4, 0)], use(0, 8, null)).allies).toEqual([])
  })

  test('with how many HP one stands up', () => {
    const wake = act(5, 'ally', [{ type: 'revive' }], { percent: 30 })
    expect(forecast(sight({ skills: [wake], hero: { hp: 0 } }), [], use(1, 5, 0)).allies).toMatchObject([{ hp: 30, stands: true }])
  })
})

describe('of two enemies', () => {
  const opponent = (id: number, over: Partial<Combatant> = {}) =>
    fighter({ id, side: 'enemies', base: { str: 0, def: 0, int: 0, spd: 10, luc: 0 }, ...over })
  function told(
    first: Partial<Combatant>,
    second: Partial<Combatant>,
    orders: readonly Command[],
    aimed: Command | null,
    items: readonly Skill[] = [],
  ) {
    const state = battleOf(
      [fighter({ id: 0, side: 'party' }), fighter({ id: 1, side: 'party' }), opponent(2, first), opponent(3, second)],
      [{ item: 7, count: 1 }],
    )
    const catalog = catalogOf({ items })
    return forecast({ state, catalog, known: () => exact(20), breakDamage: () => 9 }, orders, aimed).enemies
  }
  const strikeAt = (actor: number, target: number): Command => ({ type: 'attack', actor, target })

  test('each is told what is aimed at it alone', () => {
    expect(told({ hp: 9 }, { hp: 9 }, [], strikeAt(0, 3))).toEqual([
      { place: 2, strokes: [], verdict: null },
      { place: 3, strokes: [{ actor: 0, least: 9, most: 10, hits: 1, isKnown: true }], verdict: { type: 'folds', by: 1 } },
    ])
  })

  test('each is told by how many orders it falls, or is broken off', () => {
    const folded = told({ hp: 9 }, { hp: 9 }, [strikeAt(0, 2)], strikeAt(1, 3))
    expect(folded.map(({ verdict }) => verdict)).toEqual([{ type: 'enough' }, { type: 'folds', by: 1 }])
    const broken = told({ forced: 0 }, { forced: 0, kind: 12 }, [strikeAt(0, 2)], strikeAt(1, 3))
    expect(broken.map(({ verdict }) => verdict)).toEqual([
      { type: 'breaks', by: 1 },
      { type: 'breaks', by: 1 },
    ])
  })

  test('an item is told like a skill', () => {
    const bomb = act(7, 'foe', [{ type: 'damage', kind: 'physical', of: [], power: 20, hits: 2 }])
    expect(told({}, {}, [], { type: 'item', actor: 0, item: 7, target: 2 }, [bomb])[0]?.strokes).toEqual([
      { actor: 0, least: 18, most: 20, hits: 2, isKnown: true },
    ])
  })
})

test('the chance of a critical hit is told in steps of five, and does not tell the enemy’s LUC', () => {
  const hero = fighter({ id: 0, side: 'party' })
  const enemy = (luc: number) => fighter({ id: 1, side: 'enemies', base: { str: 0, def: 0, int: 0, spd: 1, luc } })
  expect(criticalChance({ ...hero, base: { ...hero.base, luc: 27 } }, enemy(0))).toBe(25)
  expect(criticalChance({ ...hero, base: { ...hero.base, luc: 27 } }, enemy(40))).toBe(25)
  expect(criticalChance({ ...hero, base: { ...hero.base, luc: 0 } }, enemy(0))).toBe(5)
})
