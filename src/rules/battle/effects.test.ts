import { plainDamage } from './damage.ts'
import { describe, expect, test } from 'vitest'
import { scriptedRng, type ScriptedRoll } from '../rng.fixture.ts'
import { act, battleOf, catalogOf, fighter } from './battle.fixture.ts'
import { applyEffect, powerOf } from './effects.ts'
import type { BattleEvent } from './event.ts'
import { DEFENCE, NO_CHANGE } from './modify.ts'
import type { Effect } from './skill.ts'
import { type Combatant, combatantAt, type Modifier } from './state.ts'
import { beginTurn } from './turn-context.ts'

const member = (id: number, over: Partial<Combatant> = {}) => fighter({ id, side: 'party', ...over })
const enemy = (id: number, over: Partial<Combatant> = {}) => fighter({ id, side: 'enemies', ...over })
const quiet: readonly ScriptedRoll[] = [
  ['damageSpread', 100],
  ['critical', 1000],
]
const weak: Modifier = { ...NO_CHANGE, source: 'skill:9', bad: true }

interface Use {
  readonly targets: readonly number[]
  readonly actor?: number
  readonly percent?: number
  readonly level?: number
  readonly turns?: number
  readonly rolls?: readonly ScriptedRoll[]
}

/** What one effect, of skill 1, makes happen. */
function events(
  combatants: readonly Combatant[],
  effect: Effect,
  { targets, actor = 0, percent = 100, level = 1, turns = 3, rolls = [] }: Use,
) {
  const rng = scriptedRng(...rolls)
  const catalog = catalogOf({ skills: [act(904, 'self', []), act(905, 'self', [], { unbreakable: true })] })
  const turn = beginTurn(battleOf(combatants), catalog, rng)
  applyEffect(
    turn,
    { act: act(1, 'foe', [effect]), source: 'skill:1', level, figures: { apCost: 0, percent, turns }, actor, targets },
    effect,
  )
  expect(rng.left).toBe(0)
  return turn.events
}
const amounts = (happened: readonly BattleEvent[]) => happened.map((event) => ('amount' in event ? event.amount : event.type))

describe('healing', () => {
  const hurt = member(1, { hp: 30, maxHp: 90 })

  test('is a percentage of the stats together, and points', () => {
    const effect: Effect = { type: 'heal', of: ['int', 'luc'], plus: 4 }
    expect(amounts(events([member(0), hurt], effect, { targets: [1], percent: 55 }))).toEqual([20]) // ⌊30 × 55 %⌋ + 4
    expect(amounts(events([member(0), member(1, { hp: 95 })], effect, { targets: [1], percent: 55 }))).toEqual([5])
    expect(amounts(events([member(0), member(1, { hp: 0 })], effect, { targets: [1] }))).toEqual([])
  })

  test('by a share is one of the maximum', () => {
    expect(amounts(events([member(0), hurt], { type: 'healShare' }, { targets: [1], percent: 21 }))).toEqual([18]) // ⌊18.9⌋
  })

  test('raises the fallen alone, with 1 HP at least', () => {
    const raise = (hp: number, percent: number) =>
      events([member(0), member(1, { hp, maxHp: 90 })], { type: 'revive' }, { targets: [1], percent })
    expect(raise(0, 21)).toEqual([{ type: 'revived', target: 1, hp: 18 }])
    expect(raise(0, 1)).toEqual([{ type: 'revived', target: 1, hp: 1 }])
    expect(raise(1, 21)).toEqual([])
  })
})

describe('AP', () => {
  test('is restored by points or the figure of the level, up to the maximum, to others alone where it says so', () => {
    const party = [member(0, { ap: 10 }), member(1, { ap: 25 })]
    expect(amounts(events(party, { type: 'restoreAp' }, { targets: [0, 1], percent: 12 }))).toEqual([12, 5])
    expect(amounts(events(party, { type: 'restoreAp', amount: 3 }, { targets: [0, 1] }))).toEqual([3, 3])
    expect(amounts(events(party, { type: 'restoreAp', amount: 3, othersOnly: true }, { targets: [0, 1] }))).toEqual([3])
  })

  test('goes to the emptiest of the standing, by its share, the first of two', () => {
    const effect: Effect = { type: 'restoreAp', on: 'emptiest' }
    const emptiest = (...party: readonly Combatant[]) => events([...party, enemy(9, { maxAp: 30 })], effect, { targets: [], percent: 4 })
    expect(emptiest(member(0, { ap: 10, maxAp: 20 }), member(1, { ap: 11, maxAp: 30 }), member(2, { hp: 0, ap: 0 }))).toEqual([
      { type: 'apRestored', target: 1, amount: 4 },
    ])
    expect(emptiest(member(0, { ap: 10, maxAp: 20 }), member(1, { ap: 15, maxAp: 30 }))).toMatchObject([{ target: 0 }])
    expect(emptiest(member(0, { ap: 28 }), member(1, { ap: 29 }))).toEqual([{ type: 'apRestored', target: 0, amount: 2 }])
    expect(emptiest(member(0), member(1))).toEqual([])
    expect(events([member(0, { ap: 1 })], { ...effect, amount: 7 }, { targets: [], percent: 4 })).toMatchObject([{ amount: 7 }])
  })

  test('is drained as far as there is some, and not from whoever crouches', () => {
    const effect: Effect = { type: 'drainAp', amount: 8 }
    const drain = (over: Partial<Combatant>) => events([member(0, over), enemy(1)], effect, { actor: 1, targets: [0] })
    expect(drain({ ap: 30 })).toEqual([{ type: 'apDrained', target: 0, amount: 8 }])
    expect(drain({ ap: 5 })).toEqual([{ type: 'apDrained', target: 0, amount: 5 }])
    expect(drain({ modifiers: [DEFENCE] })).toEqual([{ type: 'warded', target: 0 }])
  })
})

describe('modifiers', () => {
  test('that are bad are cleansed, others but DEFENCE dispelled; nothing happens where there is none', () => {
    const loud: Modifier = { ...NO_CHANGE, source: 'skill:8', taunt: true }
    const strip = (type: 'cleanse' | 'dispel', modifiers: readonly Modifier[]) =>
      events([member(0, { modifiers })], { type }, { targets: [0] })
    expect(strip('cleanse', [weak, loud])).toEqual([{ type: 'cleansed', target: 0, sources: ['skill:9'] }])
    expect(strip('dispel', [DEFENCE, weak, loud])).toEqual([{ type: 'dispelled', target: 0, sources: ['skill:8'] }])
    expect([...strip('cleanse', [loud]), ...strip('dispel', [DEFENCE, weak])]).toEqual([])
  })

  const modifier = (effect: Omit<Extract<Effect, { type: 'modify' }>, 'type'>, more: Partial<Use> = {}, target: Partial<Combatant> = {}) =>
    events([member(0), enemy(1, target)], { type: 'modify', ...effect }, { targets: [1], ...more }).map((event) =>
      event.type === 'modified' ? event.modifier : event.type,
    )
  const nothing = { ...NO_CHANGE, source: 'skill:1', turns: 3 }

  test('hold the figure of the level, in points of the base', () => {
    expect(modifier({ stats: { str: [10, 26], luc: [15] } }, { level: 2 })).toEqual([{ ...nothing, stats: { str: 5, luc: 1 } }])
    expect(modifier({ guard: [20, 28], taunt: true, once: true, regen: [6, 7] }, { level: 2, turns: 1 })).toEqual([
      { ...nothing, damageTaken: 72, taunt: true, once: true, regen: 7, turns: 1 },
    ])
    expect(() => modifier({ guard: [20, 28] }, { level: 3 })).toThrow('No figure for level 3')
  })

  test('are bad when they take points or HP; a boss loses four fifths to the party', () => {
    expect(modifier({ stats: { str: [-26] } })).toEqual([{ ...nothing, stats: { str: -5 }, bad: true }])
    expect(modifier({ stats: { str: [-26] } }, {}, { boss: true })).toEqual([{ ...nothing, stats: { str: -4 }, bad: true }])
    expect(modifier({ stats: { str: [-26] } }, { actor: 1 }, { boss: true })).toEqual([{ ...nothing, stats: { str: -5 }, bad: true }])
    expect(modifier({ stats: { str: [26] } }, {}, { boss: true })).toEqual([{ ...nothing, stats: { str: 5 } }])
    expect(modifier({ stats: { str: [-1], def: [0] } })).toEqual([{ ...nothing, stats: { str: 0, def: 0 } }])
    expect(modifier({ bleed: { of: 'int', percent: [36] } })).toEqual([{ ...nothing, bleed: 7, bad: true }])
    expect(modifier({ bleed: { of: 'int', percent: [1] } })).toEqual([{ ...nothing, bleed: 1, bad: true }])
  })

  test('trade one stat for another, on top of what they change besides', () => {
    const convert = { from: 'def', to: 'str', percent: [60], losePercent: 50 } as const
    expect(modifier({ convert }, {}, { base: { str: 10, def: 51, int: 1, spd: 1, luc: 1 } })).toEqual([
      { ...nothing, stats: { str: 30, def: -25 } },
    ])
    expect(modifier({ convert, stats: { str: [10], def: [10] } })).toEqual([{ ...nothing, stats: { str: 14, def: -8 } }])
  })

  test('that are bad are warded off by a crouch, others are not', () => {
    expect(modifier({ stats: { str: [-26] } }, {}, { modifiers: [DEFENCE] })).toEqual(['warded'])
    expect(modifier({ stats: { str: [26] } }, {}, { modifiers: [DEFENCE] })).toEqual([{ ...nothing, stats: { str: 5 } }])
  })

  test('may be on the user instead', () => {
    const effect: Effect = { type: 'modify', on: 'actor', guard: [20] }
    expect(events([member(0), enemy(1), enemy(2)], effect, { targets: [1, 2] })).toMatchObject([{ type: 'modified', target: 0 }])
  })
})

describe('blows', () => {
  const blow: Extract<Effect, { type: 'damage' }> = { type: 'damage', kind: 'physical', of: ['str'] }
  const struck = (happened: readonly BattleEvent[]) => happened.flatMap((event) => (event.type === 'damaged' ? [event.target] : []))

  test('fall on each target as often as they hit, and pass by the fallen', () => {
    const foursome = [member(0), enemy(1), enemy(2, { hp: 0 }), enemy(3)]
    const twice = { ...blow, hits: 2 }
    expect(struck(events(foursome, twice, { targets: [1, 2, 3], rolls: [quiet, quiet, quiet, quiet].flat() }))).toEqual([1, 1, 3, 3])
    expect(struck(events(foursome, blow, { targets: [1, 3], rolls: [quiet, quiet].flat() }))).toEqual([1, 3])
  })

  test('that scatter end when nobody stands', () => {
    const many = { ...blow, hits: 3, scatters: true } as const
    const rolls: readonly ScriptedRoll[] = [['hitTarget', 1], ...quiet, ['hitTarget', 0], ...quiet]
    expect(struck(events([member(0), enemy(1, { hp: 1 }), enemy(2, { hp: 1 })], many, { targets: [1, 2], rolls }))).toEqual([2, 1])
    const once = { ...blow, scatters: true } as const
    expect(struck(events([member(0), enemy(1)], once, { targets: [1], rolls: [['hitTarget', 0], ...quiet] }))).toEqual([1])
  })

  test('give back a share of what they took, as far as there is room', () => {
    const drain = (hp: number) =>
      amounts(events([member(0, { hp }), enemy(1)], { ...blow, drainPercent: 55 }, { targets: [1], rolls: quiet }))
    expect(drain(50)).toEqual([10, 5]) // ⌊5.5⌋
    expect(drain(97)).toEqual([10, 3])
    expect(drain(100)).toEqual([10])
  })

  test('that ignore defence do so', () => {
    expect(amounts(events([member(0), enemy(1)], { ...blow, ignoresDefence: true }, { targets: [1], rolls: quiet }))).toEqual([20])
  })

  test('have the power of stats, or a fixed one, and more on the weakened', () => {
    const onWeak = { ...blow, of: ['str', 'luc'], onWeakenedPercent: 155 } as const
    expect(powerOf(onWeak, 71, member(0), enemy(1))).toBe(21) // ⌊30 × 71 %⌋
    expect(powerOf(onWeak, 71, member(0), enemy(1, { modifiers: [weak] }))).toBe(32) // ⌊21 × 155 %⌋
    expect(powerOf(blow, 71, member(0), enemy(1, { modifiers: [weak] }))).toBe(14)
    expect(powerOf({ ...blow, power: 33 }, 71, member(0), enemy(1))).toBe(33)
  })

  test('are expected to make 1 at least', () => {
    expect([plainDamage(20, 21, enemy(1)), plainDamage(0, 0, enemy(1)), plainDamage(1, 50, enemy(1))]).toEqual([9, 1, 1])
    expect(plainDamage(20, 20, enemy(1, { modifiers: [DEFENCE] }))).toBe(4)
  })

  test('cost the user a share of its maximum, but not the last point', () => {
    const recoil = (hp: number, percent = 12) => events([member(0, { hp, maxHp: 90 })], { type: 'recoil', percent }, { targets: [] })
    expect(recoil(90)).toEqual([{ type: 'recoiled', target: 0, amount: 10 }])
    expect(recoil(5)).toEqual([{ type: 'recoiled', target: 0, amount: 4 }])
    expect([...recoil(1), ...recoil(90, 1)]).toEqual([])
  })
})

test('what is announced is broken off unless it is unbreakable; where nothing is, nothing happens', () => {
  const interrupt = (forced: number | null) =>
    events([member(0, { ap: 29 }), enemy(1, { forced })], { type: 'interrupt' }, { targets: [1] })
  expect(interrupt(904).map(({ type }) => type)).toEqual(['interrupted', 'modified', 'apRestored'])
  expect(amounts(interrupt(904)).at(-1)).toBe(1)
  expect([...interrupt(905), ...interrupt(null)]).toEqual([])
})

test('foreseeing and hastening are noted for later, the way out is taken at once', () => {
  const turn = beginTurn(battleOf([member(0), enemy(1), enemy(2, { hp: 0 })]), catalogOf({}), scriptedRng())
  const use = { act: act(1, 'foes', []), source: 'skill:1', level: 1, figures: { apCost: 0, percent: 100, turns: 0 }, actor: 0 } as const
  applyEffect(turn, { ...use, targets: [1, 2] }, { type: 'foresee' })
  expect([...turn.watched]).toEqual([1])
  applyEffect(turn, { ...use, targets: [1] }, { type: 'hasten' })
  expect([turn.hastens, turn.events]).toEqual([true, []])
  applyEffect(turn, { ...use, targets: [1] }, { type: 'escape' })
  expect(turn.events).toEqual([{ type: 'battleEnded', outcome: 'escaped', outOfTurns: false }])
  expect(combatantAt(turn.state, 0).hp).toBe(100)
})
