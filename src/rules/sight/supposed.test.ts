import { expect, test } from 'vitest'
import { act, battleOf, catalogOf, fighter } from '../battle/battle.fixture.ts'
import type { Combatant } from '../battle/state.ts'
import type { Defences } from './knowledge.ts'
import { type Sight, supposed, supposedCatalog } from './supposed.ts'

const known: Defences = { physical: { least: 8, most: 12 }, magical: { least: 5, most: 9 } }
const hero = fighter({ id: 0, side: 'party', forced: null })
const enemy = (id: number, over: Partial<Combatant> = {}) => fighter({ id, side: 'enemies', hp: 60, ...over })

const sightOf = (enemies: readonly Combatant[], over: Partial<Sight> = {}): Sight => ({
  state: battleOf([hero, ...enemies]),
  catalog: catalogOf({ skills: [act(0, 'self', [])], items: [act(7, 'ally', [])] }),
  known: () => known,
  breakDamage: () => 9,
  ...over,
})

test.each<[name: string, given: Defences, least: readonly [number, number], most: readonly [number, number]]>([
  // DEF, and INT by which ⌊(DEF + 3 × INT) ÷ 4⌋ is the magical defence.
  ['both are known', known, [12, 9], [8, 4]],
  ['the physical one is too great for the magical one', { ...known, physical: { least: 90, most: 90 } }, [39, 0], [23, 0]],
  ['the physical one is known', { ...known, magical: null }, [12, 13], [8, 8]],
  ['the magical one is known', { ...known, physical: null }, [9, 10], [5, 5]],
  ['none is known', { physical: null, magical: null }, [0, 1], [0, 0]],
])('where %s the blows take the least and the most by these figures', (_, given, least, most) => {
  const figures = (bound: 'least' | 'most') => {
    const { def, int } = supposed(sightOf([enemy(1)], { known: () => given }), { bound }).combatants[1]?.base ?? {}
    return [def, int]
  }
  expect([figures('least'), figures('most')]).toEqual([least, most])
})

test('of enemies it is supposed that they stand it all, where that is asked, and that something is announced; members are as they are', () => {
  const sight = sightOf([enemy(1), enemy(2, { forced: 77 })])
  const told = (isSturdy: boolean) => supposed(sight, { bound: 'least', isSturdy }).combatants.map(({ hp, forced }) => [hp, forced])
  expect(told(false)).toEqual([
    [100, null],
    [60, null],
    [60, -3],
  ])
  expect(told(true)).toEqual([
    [100, null],
    [60_000, null],
    [60_000, -3],
  ])
  expect(supposed(sight, { bound: 'most' }).combatants[0]).toBe(hero)
})

test('what is announced does nothing, and is broken off by what the screen tells', () => {
  const enemies = [enemy(1, { kind: 11 }), enemy(2, { kind: 12, forced: 77, maxHp: 200 }), enemy(3, { kind: 13, forced: 77 })]
  const sight = sightOf(enemies, { breakDamage: ({ kind }) => (kind === 13 ? null : 9) })
  const catalog = supposedCatalog(sight, sight.state)
  const skill = { reach: 'foe', levels: [{ apCost: 0, percent: 0, turns: 0 }], effects: [] }
  expect(catalog.skill(-3)).toStrictEqual({ id: -3, ...skill })
  expect(catalog.skill(-4)).toStrictEqual({ id: -4, ...skill, unbreakable: true })
  expect(catalog.skill(-9)).toStrictEqual({ id: -9, ...skill, unbreakable: true })
  // 8.5 of 200, rounded up 9; whole where nothing is announced or nothing breaks it.
  expect([11, 12, 13, 14].map((kind) => catalog.breakPercent(kind))).toEqual([100, 4.25, 100, 100])
})

test('skills, items and strokes are those of the party; enemies only strike', () => {
  const sight = sightOf([enemy(1)])
  const catalog = supposedCatalog(sight, sight.state)
  expect([catalog.skill(0), catalog.item(7), catalog.attack(1)]).toEqual([
    sight.catalog.skill(0),
    sight.catalog.item(7),
    sight.catalog.attack(1),
  ])
  expect(catalog.behaviour(11)).toEqual({ phases: [{ below: 100, type: 'cycle', steps: ['attack'] }] })
})
