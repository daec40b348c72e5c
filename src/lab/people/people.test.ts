import { describe, expect, test } from 'vitest'
import { catalog } from '../../content/catalog.ts'
import { playTurn, startAdventure } from '../../rules/adventure/adventure.ts'
import type { BattleState, Combatant } from '../../rules/battle/state.ts'
import { newMember } from '../../rules/party/growth.ts'
import { rngStateFrom, seededRng } from '../../rules/rng.ts'
import { live } from './life.ts'
import { people } from './person.ts'
import { personPolicy } from '../../players/person.ts'
import { type PersonTraits, traitsOf } from '../../players/traits.ts'
import { viewOf } from '../../players/view.ts'

/** The first boss of field 1 alone against three members, changed by `boss`. */
function bossFight(boss: Partial<Combatant>, members: Partial<Combatant> = {}): BattleState {
  const { battle } = startAdventure(
    { field: 1, members: [1, 2, 3].map(newMember), bag: [{ item: 1, count: 2 }], rng: rngStateFrom(1) },
    catalog,
  )
  const party = battle.combatants.slice(0, 3).map((member) => ({ ...member, ...members }))
  const enemy = battle.combatants[3]
  if (!enemy) throw new Error('no enemy')
  return { ...battle, combatants: [...party, { ...enemy, kind: 15, boss: true, hp: 165, maxHp: 165, ...boss }] }
}

const commandsOf = (state: BattleState, traits: PersonTraits) =>
  personPolicy(traits, 1).choose(state, { rng: seededRng(rngStateFrom(5)), stagesLeft: 0 })
const types = (state: BattleState, traits: PersonTraits) => commandsOf(state, traits).map(({ type }) => type)

describe('what people see', () => {
  test('of an enemy is its kind, HP, its chips and what they change, what it announces, and nothing else', () => {
    const [enemy] = viewOf(bossFight({ hp: 80, forced: 1502 })).enemies
    expect(enemy).toEqual({
      id: 3,
      kind: 15,
      boss: true,
      gauge: 10,
      hp: 80,
      announcement: { kind: 'attack', damageKind: 'physical', aim: 'one', breakDamage: 17 },
      modifiers: [],
      defenceAdded: { physical: 0, magical: 0 },
      damageTaken: 100,
    })
  })
})

describe('people', () => {
  test('heal whoever is low, by an item when nobody has a skill for it', () => {
    const state = bossFight({}, { hp: 10 })
    expect(commandsOf(state, { ...traitsOf('casual'), lapses: 0 })).toContainEqual({ type: 'item', actor: 2, item: 1, target: 2 })
    expect(types(bossFight({}), { ...traitsOf('casual'), lapses: 0 })).toEqual(['attack', 'attack', 'attack'])
  })

  test('strike the next enemy once they have learned that what is ordered folds the first', () => {
    const start = startAdventure({ field: 1, members: [1, 2, 3].map(newMember), bag: [], rng: rngStateFrom(1) }, catalog)
    const somebody = personPolicy({ ...traitsOf('casual'), lapses: 0 }, 1)
    const weakened = { ...start.battle, combatants: start.battle.combatants.map((one) => (one.id === 3 ? { ...one, hp: 5 } : one)) }
    const targets = () =>
      somebody.choose(weakened, { rng: seededRng(rngStateFrom(5)), stagesLeft: 0 }).map((command) => 'target' in command && command.target)
    expect(targets()).toEqual([3, 3, 3])
    const strikes = [0, 1, 2].map((actor) => ({ type: 'attack' as const, actor, target: 4 }))
    somebody.watch?.(start.battle, playTurn(start, strikes, catalog).events)
    expect(targets()).toEqual([3, 4, 4])
  })

  test('crouch under an announced blow that they cannot break off, and strike where they can', () => {
    const always = { ...traitsOf('experienced'), noticesPreparing: 1 }
    expect(types(bossFight({ hp: 3000, maxHp: 3000, forced: 1502 }), always)).toEqual(['defence', 'defence', 'defence'])
    expect(types(bossFight({ hp: 100, maxHp: 100, forced: 1502 }), always)).toContain('attack')
    expect(types(bossFight({ hp: 3000, maxHp: 3000, forced: 1502 }), { ...always, noticesPreparing: 0 })).not.toContain('defence')
  })

  test('leave the others free when the announcing line says that the weakest is meant', () => {
    const always = { ...traitsOf('experienced'), noticesPreparing: 1 }
    const king = bossFight({ kind: 65, hp: 3000, maxHp: 3000, forced: 6504 })
    const hurt = { ...king, combatants: king.combatants.map((one) => (one.id === 1 ? { ...one, hp: one.maxHp - 8 } : one)) }
    expect(commandsOf(hurt, always).filter(({ type }) => type === 'defence')).toEqual([{ type: 'defence', actor: 1 }])
  })

  test('never crouch when the habit is left out', () => {
    const state = bossFight({ hp: 3000, maxHp: 3000, forced: 1502 })
    expect(types(state, { ...traitsOf('experienced'), noticesPreparing: 1, defends: false })).not.toContain('defence')
  })

  test('strengthen before a boss, but for those who only strike and heal', () => {
    const member = { role: 6, level: 1, exp: 0, spent: newMember(6).spent, skills: [{ id: 601, level: 1 }] }
    const { battle } = startAdventure({ field: 1, members: [newMember(1), newMember(3), member], bag: [], rng: rngStateFrom(1) }, catalog)
    const combatants = battle.combatants.map((one) => (one.id === 3 ? { ...one, kind: 15, boss: true } : one))
    const given = (name: 'casual' | 'casual-plain') =>
      people[name].policy(1).choose({ ...battle, combatants }, { rng: seededRng(rngStateFrom(5)), stagesLeft: 0 })
    expect(given('casual')).toContainEqual(expect.objectContaining({ type: 'skill', actor: 2, skill: 601 }))
    expect(given('casual-plain').map(({ type }) => type)).toEqual(['attack', 'attack', 'attack'])
  })

  test('live the same life twice with the same seed', () => {
    const life = { type: 'life', person: 'casual', difficulty: 'story', party: [1, 2, 3], seed: 4 } as const
    const once = live(life)
    expect(live(life)).toEqual(once)
    expect(once.visits[0]).toMatchObject({ field: 1, level: 1, goldBefore: 200, won: true })
  })
})
