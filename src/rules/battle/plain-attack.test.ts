import { describe, expect, test } from 'vitest'
import { catalog as game } from '../../content/catalog.ts'
import { scriptedRng, type ScriptedRoll } from '../rng.fixture.ts'
import { act, battleOf, fighter } from './battle.fixture.ts'
import type { Command } from './command.ts'
import { hintedOrder } from './order.ts'
import type { BattleCatalog, BattleState, Combatant } from './state.ts'
import { resolveTurn } from './turn.ts'

// What each role's ATTACK brings besides the blow, by the game's own table. Damage 10 is STR 20 against DEF 20.

const HIT: readonly ScriptedRoll[] = [
  ['damageSpread', 100],
  ['critical', 1000],
]
const [STRIKER, MEDIC, PALADIN, MAGE, RANGER, BUFFER] = [1, 2, 3, 4, 5, 6] as const
const base = { str: 20, def: 20, int: 20, spd: 20, luc: 10 }
const late = act(901, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'] }], { pace: 'last' })
const storm = act(902, 'foes', [{ type: 'damage', kind: 'physical', of: ['str'] }])

const member = (id: number, role: number, over: Partial<Combatant> = {}) => fighter({ id, side: 'party', kind: role, ...over })
const enemy = (id: number, over: Partial<Combatant> = {}) => fighter({ id, side: 'enemies', hp: 500, maxHp: 500, ...over })
const attack = (actor: number, target: number): Command => ({ type: 'attack', actor, target })

/** Enemies do `steps` in turn, by default nothing that rolls or changes anything. */
function tables(steps: readonly (number | 'attack')[] = [903]): BattleCatalog {
  const acts = [late, storm, act(903, 'self', [])]
  return {
    ...game,
    skill: (id) => acts.find((one) => one.id === id) ?? game.skill(id),
    behaviour: () => ({ phases: [{ below: 100, type: 'cycle', steps }] }),
  }
}

const play = (state: BattleState, commands: readonly Command[], hits: number, catalog = tables()) =>
  resolveTurn(state, commands, scriptedRng(...Array.from({ length: hits }, () => HIT).flat()), catalog)

describe("a role's plain attack", () => {
  test('of the striker doubles its own LUC until the next turn has ended', () => {
    const first = play(battleOf([member(0, STRIKER), enemy(1)]), [attack(0, 1)], 1)
    expect(first.state.combatants[0]?.modifiers).toMatchObject([{ source: 'attack', stats: { luc: 10 }, turns: 1, bad: false }])
    const second = play(first.state, [{ type: 'defence', actor: 0 }], 0)
    expect(second.state.combatants[0]?.modifiers).toEqual([])
  })

  test('of the medic gives 2 AP to whoever has the smallest share left, and nothing where all are full', () => {
    const party = [member(0, MEDIC, { ap: 10 }), member(1, MAGE, { ap: 9, maxAp: 20 }), member(2, PALADIN, { ap: 12, maxAp: 40 })]
    const idle: readonly Command[] = [1, 2].map((actor) => ({ type: 'defence', actor }))
    const { events } = play(battleOf([...party, enemy(3)]), [attack(0, 3), ...idle], 1)
    expect(events).toContainEqual({ type: 'apRestored', target: 2, amount: 2 })
    const full = play(battleOf([member(0, MEDIC), enemy(1)]), [attack(0, 1)], 1)
    expect(full.events.some(({ type }) => type === 'apRestored')).toBe(false)
  })

  test('of the paladin draws one act that is aimed at one, and no more', () => {
    const party = [member(0, MAGE), member(1, PALADIN), member(2, MEDIC)]
    const idle: readonly Command[] = [0, 2].map((actor) => ({ type: 'defence', actor }))
    const state = battleOf([...party, enemy(3, { base: { ...base, spd: 1 } }), enemy(4, { base: { ...base, spd: 0 } })])
    const rng = scriptedRng(...HIT, ...HIT, ['enemyTarget', 0], ...HIT)
    const { events } = resolveTurn(state, [attack(1, 3), ...idle], rng, tables(['attack']))
    const aims = events.flatMap((event) => (event.type === 'acted' && event.actor > 2 ? [event.targets] : []))
    expect(aims).toEqual([[1], [0]])
    expect(rng.left).toBe(0)
  })

  test('of the mage goes by INT and strikes what wards off magic', () => {
    const iron = enemy(1, { base: { str: 20, def: 200, int: 0, spd: 1, luc: 10 } })
    const struck = (role: number) => {
      const { events } = play(battleOf([member(0, role, { base: { ...base, str: 40, int: 40 } }), iron]), [attack(0, 1)], 1)
      return events.find((event) => event.type === 'damaged')?.amount
    }
    // Power 40 against ⌊200 ÷ 4⌋ = 50, and against 200.
    expect(struck(MAGE)).toBe(17)
    expect(struck(STRIKER)).toBe(6)
  })

  test('of the ranger finds out what the enemy will do in the next turn, which it then does without a further roll', () => {
    const state = battleOf([member(0, RANGER), enemy(1, { base: { ...base, spd: 1 } })])
    const catalog: BattleCatalog = {
      ...tables(),
      behaviour: () => ({
        phases: [
          {
            below: 100,
            type: 'weighted',
            choices: [
              { action: 903, weight: 1 },
              { action: 902, weight: 1 },
            ],
          },
        ],
      }),
    }
    const first = resolveTurn(state, [attack(0, 1)], scriptedRng(['enemyAction', 1], ...HIT, ['enemyAction', 2]), catalog)
    expect(first.events.at(-1)).toEqual({ type: 'foreseen', target: 1, action: 902 })
    expect(first.state.combatants[1]?.foreseen).toBe(902)
    const second = resolveTurn(first.state, [{ type: 'defence', actor: 0 }], scriptedRng(...HIT), catalog)
    expect(second.events).toContainEqual({ type: 'acted', actor: 1, action: 'skill:902', targets: [0] })
    expect(second.state.combatants[1]?.foreseen).toBeNull()
  })

  test('of the ranger tells nothing of an enemy that has announced what comes', () => {
    const state = battleOf([member(0, RANGER), enemy(1, { base: { ...base, spd: 1 } })])
    const leading = { ...act(903, 'self', []), leadsTo: 902 }
    const catalog = { ...tables(), skill: (id: number) => (id === 903 ? leading : tables().skill(id)) }
    const { events, state: after } = play(state, [attack(0, 1)], 1, catalog)
    expect(after.combatants[1]).toMatchObject({ forced: 902 })
    expect(events.some(({ type }) => type === 'foreseen')).toBe(false)
  })

  test('of the drummer lets the next member act at once, before faster enemies, but nobody who acts last', () => {
    const slow = { base: { ...base, spd: 5 } }
    const party = [
      member(0, BUFFER, { base: { ...base, spd: 30 } }),
      member(1, MAGE, slow),
      member(2, STRIKER, { ...slow, skills: [{ id: 901, level: 1 }] }),
    ]
    const state = battleOf([...party, enemy(3)])
    const commands: readonly Command[] = [attack(0, 3), attack(1, 3), { type: 'skill', actor: 2, skill: 901, target: 3 }]
    const { events } = play(state, commands, 3)
    expect(events.flatMap((event) => (event.type === 'acted' ? [event.actor] : []))).toEqual([0, 1, 3, 2])
    expect(events).toContainEqual({ type: 'hastened', target: 1 })
    const behind = play(
      battleOf([member(0, BUFFER, { base: { ...base, spd: 30 } }), member(1, STRIKER, { skills: [{ id: 901, level: 1 }] }), enemy(2)]),
      [attack(0, 2), { type: 'skill', actor: 1, skill: 901, target: 2 }],
      2,
    )
    expect(behind.events.flatMap((event) => (event.type === 'acted' ? [event.actor] : []))).toEqual([0, 2, 1])
    const lone = play(battleOf([...party.slice(0, 1), enemy(3)].map((one, id) => ({ ...one, id }))), [attack(0, 1)], 1)
    expect(lone.events.some(({ type }) => type === 'hastened')).toBe(false)
  })

  test('of the drummer passes over whoever has fallen in the turn', () => {
    const at = (spd: number) => ({ base: { ...base, spd } })
    const party = [member(0, BUFFER, at(30)), member(1, MAGE, { ...at(10), hp: 1 }), member(2, STRIKER, at(5))]
    const rng = scriptedRng(['enemyTarget', 1], ...HIT, ...HIT, ...HIT, ['enemyTarget', 0], ...HIT)
    const commands = party.map(({ id }) => attack(id, 3))
    const { events } = resolveTurn(battleOf([...party, enemy(3, at(40)), enemy(4, at(20))]), commands, rng, tables(['attack']))
    expect(events.flatMap((event) => (event.type === 'acted' ? [event.actor] : []))).toEqual([3, 0, 2, 4])
    expect(events.filter(({ type }) => type === 'hastened')).toEqual([{ type: 'hastened', target: 2 }])
  })

  test('of the drummer is told by the order that is expected, once it is ordered', () => {
    const state = battleOf([member(0, BUFFER, { base: { ...base, spd: 30 } }), member(1, MAGE, { base: { ...base, spd: 5 } }), enemy(2)])
    const hint = { skill: (id: number) => game.skill(id), hastens: (role: number) => role === BUFFER }
    const order = (told: readonly Command[]) => hintedOrder(state, told, hint).map(({ actor }) => actor)
    expect(order([])).toEqual([0, 2, 1])
    expect(order([attack(0, 2)])).toEqual([0, 1, 2])
    expect(order([{ type: 'defence', actor: 0 }])).toEqual([0, 2, 1])
  })

  test('brings nothing any more once the last enemy is down', () => {
    const { events } = play(battleOf([member(0, MEDIC, { ap: 0 }), enemy(1, { hp: 1 })]), [attack(0, 1)], 1)
    expect(events.some(({ type }) => type === 'apRestored')).toBe(false)
  })
})
