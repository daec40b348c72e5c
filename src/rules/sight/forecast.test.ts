import { describe, expect, test } from 'vitest'
import { act, battleOf, catalogOf, fighter } from '../battle/battle.fixture.ts'
import type { Command } from '../battle/command.ts'
import type { Act, Skill } from '../battle/skill.ts'
import type { Combatant } from '../battle/state.ts'
import { criticalChance, forecast, forecastOfPlan } from './forecast.ts'
import type { Sight } from './supposed.ts'
import { type Defences, UNKNOWN } from './knowledge.ts'

const hidden = { str: 0, def: 0, int: 0, spd: 10, luc: 0 }
const exact = (defence: number): Defences => ({ physical: { least: defence, most: defence }, magical: { least: defence, most: defence } })

interface Given {
  readonly enemy?: Partial<Combatant>
  /** A second enemy. */
  readonly other?: Partial<Combatant>
  readonly hero?: Partial<Combatant>
  readonly known?: Defences
  readonly skills?: readonly Skill[]
  /** One of each, held once. */
  readonly items?: readonly Act[]
  /** By place of the enemy. */
  readonly breakDamage?: Readonly<Record<number, number>>
}

/** Two members of 20 in everything against one enemy of 100 HP, whose figures a screen does not have. */
function sight({ enemy = {}, other, hero = {}, known = exact(20), skills = [], items = [], breakDamage = {} }: Given): Sight {
  const learned = skills.map(({ id }) => ({ id, level: 1 }))
  return {
    state: battleOf(
      [
        fighter({ id: 0, side: 'party', skills: learned, ...hero }),
        fighter({ id: 1, side: 'party', skills: learned }),
        fighter({ id: 2, side: 'enemies', base: hidden, ...enemy }),
        ...(other ? [fighter({ id: 3, side: 'enemies', base: hidden, ...other })] : []),
      ],
      items.map(({ id }) => ({ item: id, count: 1 })),
    ),
    catalog: catalogOf({ skills, items }),
    known: () => known,
    breakDamage: ({ id }) => breakDamage[id] ?? null,
  }
}

const strike = (actor: number): Command => ({ type: 'attack', actor, target: 2 })
const use = (actor: number, skill: number, target: number | null = 2): Command => ({ type: 'skill', actor, skill, target })
const crouch = (actor: number): Command => ({ type: 'defence', actor })
const burn = act(6, 'foe', [{ type: 'damage', kind: 'magical', of: ['int'] }])
const triple = act(8, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], hits: 3 }])
const slow = { base: { str: 20, def: 20, int: 20, spd: 5, luc: 10 } }
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
    expect(enemyOf({ known: rough, skills: [burn] }, [], use(0, 6))?.strokes).toMatchObject([{ isKnown: false }])
  })

  test('is exact in what it takes where it ignores defence, whether the enemy is known or not', () => {
    const pierce = act(4, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], ignoresDefence: true }])
    expect(enemyOf({ known: UNKNOWN, skills: [pierce] }, [], use(0, 4))?.strokes).toEqual([
      { actor: 0, least: 19, most: 21, hits: 1, isKnown: true },
    ])
  })

  test('of several hits tells their sum, also beyond what the enemy has left', () => {
    expect(enemyOf({ skills: [triple], enemy: { hp: 12 } }, [], use(0, 8))?.strokes).toMatchObject([{ least: 27, most: 30, hits: 3 }])
    // 4000² ÷ 4020 = 3980, more than a thousand times what is left.
    const mighty = { base: { str: 4000, def: 20, int: 20, spd: 20, luc: 10 } }
    expect(enemyOf({ enemy: { hp: 1 }, hero: mighty }, [], strike(0))?.strokes).toMatchObject([{ least: 3781, most: 4179 }])
  })

  test('is told of an item too, and of nothing that does no damage', () => {
    const stone = act(9, 'foe', [{ type: 'damage', kind: 'physical', of: [], power: 20 }])
    const throwing: Command = { type: 'item', actor: 0, item: 9, target: 2 }
    expect(enemyOf({ items: [stone] }, [], throwing)?.strokes).toEqual([{ actor: 0, least: 9, most: 10, hits: 1, isKnown: true }])
    expect(enemyOf({ enemy: { hp: 10 } }, [strike(0)], crouch(1))).toMatchObject({ strokes: [{ actor: 0 }], verdict: null })
  })

  test('meets the defence of its kind, each as it is known', () => {
    const known = { physical: { least: 20, most: 20 }, magical: { least: 5, most: 5 } }
    expect(enemyOf({ known, skills: [burn] }, [use(0, 6)], strike(1))?.strokes).toMatchObject([
      { least: 15, most: 16 },
      { least: 9, most: 10 },
    ])
    // No whole INT makes ⌊(20 + 3 × INT) ÷ 4⌋ 21: it is 22 at the least of the damage, 20 at the most. 200² ÷ 222 × 0.95, 200² ÷ 220 × 1.05.
    const blaze = act(7, 'foe', [{ type: 'damage', kind: 'magical', of: [], power: 200 }])
    const odd = { physical: { least: 20, most: 20 }, magical: { least: 21, most: 21 } }
    expect(enemyOf({ known: odd, skills: [blaze] }, [], use(0, 7))?.strokes).toMatchObject([{ least: 171, most: 190 }])
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
    expect(verdictOf({ enemy: { hp: 9 } }, [crouch(0)], strike(1))).toEqual({ type: 'folds', by: 1 })
  })

  test('all hits of the order that is looked at are critical, and of no other', () => {
    expect(verdictOf({ enemy: { hp: 31 } }, [strike(0)], strike(1))).toEqual({ type: 'foldsCritically' })
    expect(verdictOf({ enemy: { hp: 32 } }, [strike(0)], strike(1))).toBeNull()
    expect(verdictOf({ enemy: { hp: 66 }, skills: [triple] }, [], use(0, 8))).toEqual({ type: 'foldsCritically' })
  })

  test('nothing while a blow is not known, but what the others do without it', () => {
    const known = { physical: { least: 20, most: 20 }, magical: null }
    expect(verdictOf({ known, enemy: { hp: 15 }, skills: [burn] }, [strike(0)], use(1, 6))).toBeNull()
    expect(verdictOf({ known, enemy: { hp: 9 }, skills: [burn] }, [strike(0)], use(1, 6))).toEqual({ type: 'enough' })
    expect(verdictOf({ known, enemy: { hp: 9 }, skills: [burn] }, [use(0, 6)], strike(1))).toBeNull()
  })

  test('what holds for the one that is struck, and not for another', () => {
    const verdicts = (given: Given, target: number) =>
      forecast(sight(given), [], { type: 'attack', actor: 0, target }).enemies.map(({ verdict }) => verdict)
    expect(verdicts({ other: { hp: 9 } }, 3)).toEqual([null, { type: 'folds', by: 1 }])
    expect(forecast(sight({ other: {} }), [], strike(0)).enemies[1]).toEqual({ place: 3, strokes: [], verdict: null })
    const both = { enemy: { forced: 0 }, other: { kind: 12, forced: 0 } }
    expect(verdicts({ ...both, breakDamage: { 2: 5, 3: 12 } }, 3)).toEqual([null, { type: 'short', hp: 3 }])
    expect(verdicts({ ...both, breakDamage: { 2: 5, 3: 9 } }, 3)).toEqual([null, { type: 'breaks', by: 1 }])
    expect(verdicts({ other: { forced: 0 }, breakDamage: { 3: 9 } }, 3)).toEqual([null, { type: 'breaks', by: 1 }])
  })

  test('the orders before are enough', () => {
    expect(verdictOf({ enemy: { hp: 9 } }, [strike(0)], strike(1))).toEqual({ type: 'enough' })
    expect(verdictOf({ enemy: { hp: 9 } }, [strike(0)], null)).toEqual({ type: 'enough' })
    expect(verdictOf({ enemy: { hp: 10 } }, [strike(0)], strike(1))).toEqual({ type: 'folds', by: 2 })
  })

  const announced = { forced: 0 }

  test('the order breaks off what it has announced, alone or with those before, or may', () => {
    expect(verdictOf({ enemy: announced, breakDamage: { 2: 9 } }, [], strike(0))).toEqual({ type: 'breaks', by: 1 })
    expect(verdictOf({ enemy: announced, breakDamage: { 2: 18 } }, [strike(0)], strike(1))).toEqual({ type: 'breaks', by: 2 })
    expect(verdictOf({ enemy: announced, breakDamage: { 2: 10 } }, [], strike(0))).toEqual({ type: 'mayBreak' })
    expect(verdictOf({ enemy: announced, breakDamage: { 2: 9 } }, [strike(0)], null)).toEqual({ type: 'breaks', by: 1 })
    expect(verdictOf({ enemy: announced, breakDamage: { 2: 9 } }, [strike(0)], strike(1))).toEqual({ type: 'breaks', by: 1 })
  })

  test('so much is left to break it off, or that the order comes too late', () => {
    expect(verdictOf({ enemy: announced, breakDamage: { 2: 30 } }, [], strike(0))).toEqual({ type: 'short', hp: 21 })
    expect(verdictOf({ enemy: announced, breakDamage: { 2: 30 } }, [strike(0)], strike(1))).toEqual({ type: 'short', hp: 12 })
    expect(verdictOf({ enemy: announced, breakDamage: { 2: 30 } }, [strike(0)], null)).toBeNull()
    expect(verdictOf({ enemy: announced, breakDamage: { 2: 5 }, hero: slow }, [], strike(0))).toEqual({ type: 'late' })
  })

  test('nothing of a break where it cannot be broken off, or nothing is announced', () => {
    expect(verdictOf({ enemy: announced }, [], strike(0))).toBeNull()
    expect(verdictOf({ breakDamage: { 2: 5 } }, [], strike(0))).toBeNull()
    expect(verdictOf({ enemy: { hp: 10 }, hero: slow, breakDamage: { 2: 5 } }, [], strike(0))).toEqual({ type: 'mayFold' })
    const halt = act(9, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'] }, { type: 'interrupt' }])
    expect(verdictOf({ enemy: announced, skills: [halt] }, [], use(0, 9))).toBeNull()
    expect(verdictOf({ enemy: announced, skills: [halt], breakDamage: { 2: 30 } }, [], use(0, 9))).toEqual({ type: 'breaks', by: 1 })
  })

  test('an enemy that is open after a break takes more from those after', () => {
    const [, second] = enemyOf({ enemy: announced, breakDamage: { 2: 5 } }, [strike(0)], strike(1))?.strokes ?? []
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

  test('what gives AP back, and what a blow brings to its user', () => {
    const both = act(5, 'ally', [
      { type: 'heal', of: ['int'], plus: 4 },
      { type: 'restoreAp', amount: 24 },
    ])
    expect(forecast(sight({ skills: [both], hero: { hp: 50, ap: 0 } }), [], use(1, 5, 0)).allies).toMatchObject([{ hp: 24, ap: 24 }])
    // Half of 9.
    const sip = act(5, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], drainPercent: 50 }])
    expect(forecast(sight({ skills: [sip], hero: { hp: 50 } }), [], use(0, 5)).allies).toMatchObject([{ place: 0, hp: 4, ap: 0 }])
  })

  test('what the orders give that are looked at, and not those before', () => {
    const hurt = sight({ skills: [tend], hero: { hp: 50 } })
    expect(forecast(hurt, [use(1, 4, 0)], strike(0)).allies).toEqual([])
    expect(forecastOfPlan(hurt, [], [strike(0), use(1, 4, 0)]).allies).toMatchObject([{ place: 0, hp: 24 }])
  })

  test('with how many HP one stands up', () => {
    const wake = act(5, 'ally', [{ type: 'revive' }], { percent: 30 })
    expect(forecast(sight({ skills: [wake], hero: { hp: 0 } }), [], use(1, 5, 0)).allies).toMatchObject([{ hp: 30, stands: true }])
  })
})

test('the chance of a critical hit is told in steps of five, and does not tell the enemy’s LUC', () => {
  const hero = fighter({ id: 0, side: 'party' })
  const enemy = (luc: number) => fighter({ id: 1, side: 'enemies', base: { str: 0, def: 0, int: 0, spd: 1, luc } })
  expect(criticalChance({ ...hero, base: { ...hero.base, luc: 27 } }, enemy(0))).toBe(25)
  expect(criticalChance({ ...hero, base: { ...hero.base, luc: 27 } }, enemy(40))).toBe(25)
  expect(criticalChance({ ...hero, base: { ...hero.base, luc: 0 } }, enemy(0))).toBe(5)
})
