import { describe, expect, test } from 'vitest'
import { scriptedRng, type ScriptedRoll } from '../rng.fixture.ts'
import { act, battleOf, catalogOf, fighter } from './battle.fixture.ts'
import { type Command, commandRefusal } from './command.ts'
import type { Skill } from './skill.ts'
import type { Combatant } from './state.ts'
import { announcementOf, breakDamage, damageTo, foresightOf } from './telegraph.ts'
import { resolveTurn } from './turn.ts'

const PLAIN: readonly ScriptedRoll[] = [
  ['damageSpread', 100],
  ['critical', 1000],
]
const blow = act(901, 'foes', [{ type: 'damage', kind: 'physical', of: ['str'] }], { percent: 200 })
const stopping = act(902, 'foe', [{ type: 'interrupt' }], { pace: 'first' })
const fast = { str: 20, def: 20, int: 20, spd: 30, luc: 10 }

/** A member against an enemy that has announced `blow`. A plain attack takes 10 HP. */
function turnAgainst(
  maxHp: number,
  command: Command,
  { announced = blow, member = {} }: { announced?: Skill; member?: Partial<Combatant> } = {},
) {
  const state = battleOf([
    fighter({ id: 0, side: 'party', base: fast, skills: [{ id: 902, level: 1 }], ...member }),
    fighter({ id: 1, side: 'enemies', hp: maxHp, maxHp, forced: 901 }),
  ])
  const rolls = command.type === 'attack' ? PLAIN : []
  const tables = catalogOf({ skills: [announced, stopping] })
  const play = (script: readonly ScriptedRoll[]) => resolveTurn(state, [command], scriptedRng(...script), tables)
  return { broken: () => play(rolls), carriedOut: () => play([...rolls, ...PLAIN]) }
}
const attack: Command = { type: 'attack', actor: 0, target: 1 }

describe('an announced skill', () => {
  test('is broken off when hits take 8 % of max HP before the enemy acts, and nothing is left of it', () => {
    const { events, state } = turnAgainst(125, attack).broken()
    expect(events.filter(({ type }) => type === 'interrupted')).toEqual([{ type: 'interrupted', actor: 1 }])
    expect(state.combatants[1]?.forced).toBeNull()
    expect(state.combatants[0]?.hp).toBe(100)
  })

  test('is not broken off by the hits of the turn in which it was announced', () => {
    const leading: Skill = { ...act(904, 'self', []), leadsTo: 901 }
    const state = battleOf([
      fighter({ id: 0, side: 'party', base: { ...fast, spd: 1 } }),
      fighter({ id: 1, side: 'enemies', hp: 50, maxHp: 50, mind: { phase: 0, step: 0, queued: null } }),
    ])
    const catalog = catalogOf({ skills: [blow, leading], behaviour: { phases: [{ below: 100, type: 'cycle', steps: [904] }] } })
    const { events, state: after } = resolveTurn(state, [attack], scriptedRng(...PLAIN), catalog)
    expect(events.some(({ type }) => type === 'interrupted')).toBe(false)
    expect(after.combatants[1]?.forced).toBe(901)
  })

  test('is broken off all the same when another enemy announces in that turn', () => {
    const leading: Skill = { ...act(904, 'self', []), leadsTo: 901 }
    const state = battleOf([
      fighter({ id: 0, side: 'party', base: fast }),
      fighter({ id: 1, side: 'enemies', hp: 125, maxHp: 125, forced: 901 }),
      fighter({ id: 2, side: 'enemies', base: { ...fast, spd: 40 } }),
    ])
    const catalog = catalogOf({ skills: [blow, leading], behaviour: { phases: [{ below: 100, type: 'cycle', steps: [904] }] } })
    const { events } = resolveTurn(state, [attack], scriptedRng(...PLAIN), catalog)
    expect(
      events.flatMap((event) => (event.type === 'telegraphed' || event.type === 'interrupted' ? [[event.type, event.actor]] : [])),
    ).toEqual([
      ['telegraphed', 2],
      ['interrupted', 1],
    ])
  })

  test('is carried out when they take less', () => {
    const { events, state } = turnAgainst(126, attack).carriedOut()
    expect(events.some(({ type }) => type === 'interrupted')).toBe(false)
    expect(state.combatants[0]?.hp).toBeLessThan(100)
  })

  test('is carried out when the hits come too late', () => {
    const slow = { base: { ...fast, spd: 10 } }
    const state = battleOf([
      fighter({ id: 0, side: 'party', ...slow }),
      fighter({ id: 1, side: 'enemies', hp: 50, maxHp: 50, forced: 901 }),
    ])
    const { events } = resolveTurn(state, [attack], scriptedRng(...PLAIN, ...PLAIN), catalogOf({ skills: [blow] }))
    expect(events.some(({ type }) => type === 'interrupted')).toBe(false)
  })

  test('is broken off by an act that interrupts, whatever the damage', () => {
    const { events, state } = turnAgainst(9999, { type: 'skill', actor: 0, skill: 902, target: 1 }).broken()
    expect(events.filter(({ type }) => type === 'interrupted')).toHaveLength(1)
    expect(state.combatants[0]?.hp).toBe(100)
  })

  test('that is unbreakable is carried out all the same', () => {
    const announced: Skill = { ...blow, unbreakable: true }
    expect(
      turnAgainst(50, attack, { announced })
        .carriedOut()
        .events.some(({ type }) => type === 'interrupted'),
    ).toBe(false)
    const stopped = resolveTurn(
      battleOf([
        fighter({ id: 0, side: 'party', base: fast, skills: [{ id: 902, level: 1 }] }),
        fighter({ id: 1, side: 'enemies', forced: 901 }),
      ]),
      [{ type: 'skill', actor: 0, skill: 902, target: 1 }],
      scriptedRng(...PLAIN),
      catalogOf({ skills: [announced, stopping] }),
    )
    expect(stopped.events.some(({ type }) => type === 'interrupted')).toBe(false)
  })

  test('once broken off leaves the enemy open to 30 % more until the turn ends, and gives 3 AP to whoever did it', () => {
    const state = battleOf([
      fighter({ id: 0, side: 'party', base: fast, ap: 10 }),
      fighter({ id: 1, side: 'party', base: { ...fast, spd: 1 } }),
      fighter({ id: 2, side: 'enemies', hp: 100, maxHp: 100, forced: 901 }),
    ])
    const commands = [0, 1].map((actor): Command => ({ type: 'attack', actor, target: 2 }))
    const { events, state: after } = resolveTurn(state, commands, scriptedRng(...PLAIN, ...PLAIN), catalogOf({ skills: [blow] }))
    expect(events.flatMap((event) => (event.type === 'damaged' ? [event.amount] : []))).toEqual([10, 13])
    expect(events.filter(({ type }) => type === 'apRestored')).toEqual([{ type: 'apRestored', target: 0, amount: 3 }])
    expect(after.combatants[2]?.modifiers).toEqual([])
  })

  test('that comes makes the next skill of whoever crouched under it 2 AP cheaper, once', () => {
    const dear: Skill = { ...act(903, 'self', []), levels: [{ apCost: 5, percent: 100, turns: 0 }] }
    const tables = catalogOf({ skills: [blow, dear], behaviour: { phases: [{ below: 100, type: 'cycle', steps: [904] }] } })
    const catalog = { ...tables, skill: (id: number) => (id === 904 ? act(904, 'self', []) : tables.skill(id)) }
    const state = battleOf([
      fighter({ id: 0, side: 'party', ap: 10, skills: [{ id: 903, level: 1 }] }),
      fighter({ id: 1, side: 'enemies', forced: 901 }),
    ])
    const crouched = resolveTurn(state, [{ type: 'defence', actor: 0 }], scriptedRng(...PLAIN), catalog).state
    expect(crouched.combatants[0]?.modifiers).toMatchObject([{ source: 'braced', discount: 2 }])
    const cast: Command = { type: 'skill', actor: 0, skill: 903, target: null }
    const once = resolveTurn(crouched, [cast], scriptedRng(), catalog).state
    expect(once.combatants[0]).toMatchObject({ ap: 7, modifiers: [] })
    expect(resolveTurn(once, [cast], scriptedRng(), catalog).state.combatants[0]?.ap).toBe(2)
    const short = battleOf([{ ...crouched.combatants[0], ap: 3 }, ...crouched.combatants.slice(1)] as Combatant[])
    expect(commandRefusal(short, cast, catalog)).toBeNull()
  })

  test('braces nobody who stands upright or falls under it', () => {
    const party = [
      fighter({ id: 0, side: 'party' }),
      fighter({ id: 1, side: 'party', base: { ...fast, spd: 1 } }),
      fighter({ id: 2, side: 'party', hp: 1 }),
    ]
    const commands: readonly Command[] = [
      { type: 'defence', actor: 0 },
      { ...attack, actor: 1, target: 3 },
      { type: 'defence', actor: 2 },
    ]
    const { state } = resolveTurn(
      battleOf([...party, fighter({ id: 3, side: 'enemies', forced: 901 })]),
      commands,
      scriptedRng(...PLAIN, ...PLAIN, ...PLAIN, ...PLAIN),
      catalogOf({ skills: [blow] }),
    )
    expect(state.combatants.map(({ modifiers }) => modifiers.map(({ source }) => source))).toEqual([['braced'], [], [], []])
  })

  test('is what braces: a blow that was not announced leaves nothing on whoever crouches', () => {
    const state = battleOf([fighter({ id: 0, side: 'party' }), fighter({ id: 1, side: 'enemies' })])
    const catalog = catalogOf({ skills: [blow], behaviour: { phases: [{ below: 100, type: 'cycle', steps: [901] }] } })
    const { state: after } = resolveTurn(state, [{ type: 'defence', actor: 0 }], scriptedRng(...PLAIN), catalog)
    expect(after.combatants[0]).toMatchObject({ hp: expect.any(Number), modifiers: [] })
  })

  test('tells its kind, whether it reaches all, and what breaks it', () => {
    const catalog = catalogOf({ skills: [blow] })
    const enemy = fighter({ id: 1, side: 'enemies', maxHp: 126 })
    expect(announcementOf(enemy, catalog)).toBeNull()
    expect(announcementOf({ ...enemy, forced: 901 }, catalog)).toEqual({
      kind: 'attack',
      damageKind: 'physical',
      aim: 'all',
      breakDamage: 11,
    })
    const firm = catalogOf({ skills: [{ ...blow, unbreakable: true }] })
    expect(announcementOf({ ...enemy, forced: 901 }, firm)?.breakDamage).toBeNull()
  })
})

test('what breaks is a share of the maximum, rounded up, and 1 at least', () => {
  const damage = (maxHp: number, breakPercent: number) => breakDamage({ kind: 11, maxHp }, catalogOf({ breakPercent }))
  expect([damage(125, 8), damage(126, 8), damage(126, 20), damage(126, 0)]).toEqual([10, 11, 26, 1])
})

test('only hits count, and only those on this place', () => {
  const events = [
    { type: 'damaged', target: 1, amount: 4, critical: false },
    { type: 'damaged', target: 2, amount: 8, critical: false },
    { type: 'bled', target: 1, amount: 16 },
    { type: 'damaged', target: 1, amount: 1, critical: true },
  ] as const
  expect([damageTo(events, 1), damageTo(events, 2), damageTo(events, 3)]).toEqual([5, 8, 0])
})

test('hits of several members add up until the last of them breaks it off', () => {
  const state = battleOf([
    fighter({ id: 0, side: 'party', base: fast }),
    fighter({ id: 1, side: 'party', base: fast }),
    fighter({ id: 2, side: 'enemies', hp: 200, maxHp: 250, forced: 901 }),
  ])
  const commands = [0, 1].map((actor): Command => ({ type: 'attack', actor, target: 2 }))
  const { events } = resolveTurn(state, commands, scriptedRng(...PLAIN, ...PLAIN), catalogOf({ skills: [blow] }))
  expect(events.flatMap((event) => (event.type === 'damaged' || event.type === 'interrupted' ? [event.type] : []))).toEqual([
    'damaged',
    'damaged',
    'interrupted',
  ])
  // Their AP is full.
  expect(events.some(({ type }) => type === 'apRestored')).toBe(false)
})

test('whom it reaches is told: all, also by scattering; one, the weakest, the strongest; its own side', () => {
  const damage = { type: 'damage', kind: 'magical', of: ['int'] } as const
  const aim = (reach: Skill['reach'], over: Partial<Skill> = {}) =>
    announcementOf(fighter({ id: 1, side: 'enemies', forced: 901 }), catalogOf({ skills: [act(901, reach, [damage], over)] }))?.aim
  expect([aim('foes'), aim('foe'), aim('self'), aim('ally'), aim('allies')]).toEqual(['all', 'one', 'own', 'own', 'own'])
  expect([aim('foe', { seeks: 'weakest' }), aim('foe', { seeks: 'strongest' }), aim('foe', { seeks: 'mostHurt' })]).toEqual([
    'weakest',
    'strongest',
    'one',
  ])
  expect(aim('foe', { effects: [{ type: 'cleanse' }, { ...damage, scatters: true }] })).toBe('all')
  expect(aim('foes', { seeks: 'weakest' })).toBe('all')
})

test('what is foreseen is told like an announcement, without what breaks it', () => {
  const catalog = catalogOf({ skills: [blow, act(905, 'self', [{ type: 'cleanse' }])] })
  expect(foresightOf({ foreseen: null }, catalog)).toBeNull()
  expect(foresightOf({ foreseen: 'attack' }, catalog)).toEqual({ kind: 'attack', damageKind: 'physical', aim: 'one' })
  expect(foresightOf({ foreseen: 901 }, catalog)).toEqual({ kind: 'attack', damageKind: 'physical', aim: 'all' })
  expect(foresightOf({ foreseen: 905 }, catalog)).toEqual({ kind: 'special', damageKind: null, aim: 'own' })
})
