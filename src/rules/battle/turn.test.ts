import { describe, expect, test } from 'vitest'
import { catalog as game } from '../../content/catalog.ts'
import { scriptedRng, type ScriptedRoll } from '../rng.fixture.ts'
import { act, battleOf, catalogOf, fighter } from './battle.fixture.ts'
import type { Command } from './command.ts'
import type { BattleEvent } from './event.ts'
import { NO_CHANGE } from './modify.ts'
import type { Act, Skill } from './skill.ts'
import { type Combatant, combatantAt, effective, type Modifier } from './state.ts'
import { resolveTurn } from './turn.ts'

const spread = (percent: number): ScriptedRoll => ['damageSpread', percent]
const PLAIN = spread(100)
const NO_CRITICAL: ScriptedRoll = ['critical', 1000]
const CRITICAL: ScriptedRoll = ['critical', 1]
const quiet = [PLAIN, NO_CRITICAL] as const

const member = (id: number, over: Partial<Combatant> = {}) => fighter({ id, side: 'party', ...over })
const enemy = (id: number, over: Partial<Combatant> = {}) => fighter({ id, side: 'enemies', ...over })
const learned = (...ids: number[]) => ids.map((id) => ({ id, level: 1 }))
const attack = (actor: number, target: number): Command => ({ type: 'attack', actor, target })
const skill = (actor: number, id: number, target: number | null = null): Command => ({ type: 'skill', actor, skill: id, target })
const item = (actor: number, id: number, target: number | null = null): Command => ({ type: 'item', actor, item: id, target })
const defend = (actor: number): Command => ({ type: 'defence', actor })
const idle = act(900, 'self', [])
const resting = { phases: [{ below: 100, type: 'cycle', steps: [900] }] } as const

/** Plays one turn with enemies that do nothing, and uses every roll of the script. */
function play(
  combatants: readonly Combatant[],
  commands: readonly Command[],
  rolls: readonly ScriptedRoll[],
  skills: readonly Skill[] = [],
  more: { items?: readonly Act[]; bag?: { item: number; count: number }[] } = {},
) {
  const rng = scriptedRng(...rolls)
  const tables = catalogOf({ skills: [idle, ...skills], items: more.items ?? [], behaviour: resting })
  const result = resolveTurn(battleOf(combatants, more.bag ?? []), commands, rng, tables)
  expect(rng.left, 'rolls left in the script').toBe(0)
  return result
}
const of = (events: readonly BattleEvent[], type: BattleEvent['type']) => events.filter((event) => event.type === type)
const weakened: Modifier = { ...NO_CHANGE, source: 'skill:1', stats: { str: -4 }, turns: 3, bad: true }

describe('the worked examples of docs/rules.md 3', () => {
  const duel = (hero: Partial<Combatant>, target: Partial<Combatant>, rolls: readonly ScriptedRoll[], command: Command, hp = 500) => {
    const rng = scriptedRng(...rolls)
    const state = battleOf([member(0, hero), enemy(1, { ...target, hp, maxHp: 500 })])
    return of(
      resolveTurn(state, [command], rng, { ...game, behaviour: () => resting, skill: (id) => (id === 900 ? idle : game.skill(id)) }).events,
      'damaged',
    )
  }
  const stats = (over: Partial<Combatant['base']>) => ({ str: 1, def: 1, int: 1, spd: 50, luc: 10, ...over })

  test('一文字 Lv1 with STR 23 takes 30 from DEF 6, 58 with a critical', () => {
    const hero = { base: stats({ str: 23 }), skills: learned(101) }
    const target = { base: stats({ def: 6, luc: 5 }) }
    expect(duel(hero, target, [PLAIN, NO_CRITICAL], skill(0, 101, 1))).toEqual([
      { type: 'damaged', target: 1, amount: 30, critical: false },
    ])
    expect(duel(hero, target, [PLAIN, CRITICAL], skill(0, 101, 1))).toEqual([{ type: 'damaged', target: 1, amount: 58, critical: true }])
    expect(duel(hero, target, [spread(95), NO_CRITICAL], skill(0, 101, 1))).toMatchObject([{ amount: 29 }])
    expect(duel(hero, target, [spread(105), NO_CRITICAL], skill(0, 101, 1))).toMatchObject([{ amount: 32 }])
  })

  test('a blow greater than what is left takes that, and tells what it had beyond it', () => {
    const hero = { base: stats({ str: 23 }), skills: learned(101) }
    const target = { base: stats({ def: 6, luc: 5 }) }
    expect(duel(hero, target, [PLAIN, CRITICAL], skill(0, 101, 1), 3)).toEqual([
      { type: 'damaged', target: 1, amount: 3, critical: true, excess: 55 },
    ])
    expect(duel(hero, target, [PLAIN, NO_CRITICAL], skill(0, 101, 1), 30)).toEqual([
      { type: 'damaged', target: 1, amount: 30, critical: false },
    ])
  })

  test('against a hard shell light takes 74 where shears take 65', () => {
    const crab = { base: stats({ def: 60, int: 5 }) }
    const level2 = (id: number) => [{ id, level: 2 }]
    expect(duel({ base: stats({ int: 51 }), skills: level2(401) }, crab, quiet, skill(0, 401, 1))).toMatchObject([{ amount: 74 }])
    expect(duel({ base: stats({ str: 55 }), skills: level2(101) }, crab, quiet, skill(0, 101, 1))).toMatchObject([{ amount: 65 }])
  })

  test('手当て火 Lv2 with INT 43 heals 75, without a roll', () => {
    const hurt = member(1, { hp: 10, maxHp: 200 })
    const { events } = resolveTurn(
      battleOf([member(0, { base: stats({ int: 43 }), skills: [{ id: 201, level: 2 }] }), hurt, enemy(2)]),
      [skill(0, 201, 1), defend(1)],
      scriptedRng(),
      { ...game, behaviour: () => resting, skill: (id) => (id === 900 ? idle : game.skill(id)) },
    )
    expect(of(events, 'healed')).toEqual([{ type: 'healed', target: 1, amount: 75 }])
  })

  test('紙裂き Lv3 takes 9 of DEF 28 from a boss for six turns', () => {
    const { state } = resolveTurn(
      battleOf([member(0, { skills: [{ id: 503, level: 3 }] }), enemy(1, { boss: true, hp: 500, maxHp: 500, base: stats({ def: 28 }) })]),
      [skill(0, 503, 1)],
      scriptedRng(...quiet),
      { ...game, behaviour: () => resting, skill: (id) => (id === 900 ? idle : game.skill(id)) },
    )
    expect(effective(combatantAt(state, 1), 'def')).toBe(19)
    expect(combatantAt(state, 1).modifiers).toMatchObject([{ turns: 5, bad: true }])
  })

  test('砂崩れ at INT 26 takes 33 from キリカ at level 3, 13 while she defends', () => {
    const kirika = { hp: 72, maxHp: 72, base: stats({ def: 13, int: 7 }) }
    const hourglass = { kind: 25, forced: 2503, base: stats({ int: 26, spd: 1 }) }
    const landslide = [2501, 2502, 2503, 2504].find(
      (id) => game.skill(id).effects[0]?.type === 'damage' && game.skill(id).levels[0].percent === 155,
    )
    const blast = (command: Command, rolls: readonly ScriptedRoll[]) =>
      of(
        resolveTurn(
          battleOf([member(0, kirika), enemy(1, { ...hourglass, forced: landslide ?? 0 })]),
          [command],
          scriptedRng(...rolls),
          game,
        ).events,
        'damaged',
      ).filter((event) => 'target' in event && event.target === 0)
    expect(blast(attack(0, 1), [...quiet, ...quiet])).toMatchObject([{ amount: 33 }])
    expect(blast(defend(0), quiet)).toMatchObject([{ amount: 13 }])
  })
})

describe('the order of a turn', () => {
  const names = (events: readonly BattleEvent[]) => of(events, 'acted').map((event) => (event.type === 'acted' ? event.actor : -1))

  test('DEFENCE, then 先手, then speed with the party ahead in ties, then 後手', () => {
    const quick = act(1, 'self', [], { pace: 'first' })
    const slow = act(2, 'self', [], { pace: 'last' })
    const party = [
      member(0, { skills: learned(2), base: { str: 20, def: 20, int: 20, spd: 90, luc: 1 } }),
      member(1, { skills: learned(1) }),
      member(2),
    ]
    const { events } = play(
      [...party, enemy(3), enemy(4, { base: { str: 20, def: 20, int: 20, spd: 40, luc: 1 } })],
      [skill(0, 2), skill(1, 1), defend(2)],
      [],
      [quick, slow],
    )
    expect(names(events)).toEqual([2, 1, 4, 3, 0])
  })

  test('a change of speed acts from the next turn on', () => {
    const hurry = act(1, 'allies', [{ type: 'modify', stats: { spd: [150] } }], { pace: 'first', turns: 4 })
    const fast = { base: { str: 20, def: 20, int: 20, spd: 30, luc: 1 } }
    const { events, state } = play([member(0, { skills: learned(1) }), member(1), enemy(2, fast)], [skill(0, 1), attack(1, 2)], quiet, [
      hurry,
    ])
    expect(names(events)).toEqual([0, 2, 1])
    expect(effective(combatantAt(state, 1), 'spd')).toBe(50)
  })

  test('whoever falls before acting does nothing, even when raised again in the same turn', () => {
    const raise = act(1, 'ally', [{ type: 'revive' }], { percent: 40 })
    const blow = act(901, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'] }], { percent: 1000, pace: 'first', seeks: 'weakest' })
    const rng = scriptedRng(...quiet)
    const tables = catalogOf({ skills: [raise, blow], behaviour: { phases: [{ below: 100, type: 'cycle', steps: [901] }] } })
    const slowest = { hp: 10, base: { str: 20, def: 20, int: 20, spd: 1, luc: 1 } }
    const { events, state } = resolveTurn(
      battleOf([member(0, { skills: learned(1) }), member(1, slowest), enemy(2)]),
      [skill(0, 1, 1), attack(1, 2)],
      rng,
      tables,
    )
    expect(of(events, 'revived')).toEqual([{ type: 'revived', target: 1, hp: 40 }])
    expect(names(events)).toEqual([2, 0])
    expect(combatantAt(state, 1).hp).toBe(40)
  })
})

describe('targets', () => {
  test('an enemy who is already down is replaced by the first one standing', () => {
    const { events } = play([member(0), enemy(1, { hp: 0 }), enemy(2), enemy(3)], [attack(0, 1)], quiet)
    expect(of(events, 'damaged')).toMatchObject([{ target: 2 }])
  })

  test('a fallen ally is out of reach: AP is spent, an item is kept', () => {
    const balm = act(1, 'ally', [{ type: 'heal', of: [], plus: 40 }], { levels: [{ apCost: 5, percent: 0, turns: 0 }] })
    const fallen = member(1, { hp: 0 })
    const bySkill = play([member(0, { skills: learned(1) }), fallen, enemy(2)], [skill(0, 1, 1)], [], [balm])
    expect(of(bySkill.events, 'failed')).toEqual([{ type: 'failed', actor: 0, reason: 'outOfReach' }])
    expect(combatantAt(bySkill.state, 0).ap).toBe(25)
    const byItem = play([member(0), fallen, enemy(2)], [item(0, 7, 1)], [], [], {
      items: [{ ...balm, id: 7 }],
      bag: [{ item: 7, count: 1 }],
    })
    expect(of(byItem.events, 'failed')).toMatchObject([{ reason: 'outOfReach' }])
    expect(byItem.state.bag).toEqual([{ item: 7, count: 1 }])
  })

  test('the last item chosen by two serves the first of them', () => {
    const balm = act(7, 'ally', [{ type: 'heal', of: [], plus: 40 }])
    const { events, state } = play([member(0), member(1), enemy(2)], [item(0, 7, 0), item(1, 7, 1)], [], [], {
      items: [balm],
      bag: [{ item: 7, count: 1 }],
    })
    expect(of(events, 'usedItem')).toHaveLength(1)
    expect(of(events, 'failed')).toEqual([{ type: 'failed', actor: 1, reason: 'noneLeft' }])
    expect(state.bag).toEqual([])
  })

  test('revival serves the fallen alone, by an item too; without a target an ally is oneself, an enemy the first who stands', () => {
    const raise = act(7, 'ally', [{ type: 'revive' }], { percent: 40 })
    const bag = [{ item: 7, count: 1 }]
    const raised = play([member(0), member(1, { hp: 0 }), enemy(2)], [item(0, 7, 1)], [], [], { items: [raise], bag })
    expect(of(raised.events, 'revived')).toEqual([{ type: 'revived', target: 1, hp: 40 }])
    const living = play([member(0), member(1), enemy(2)], [item(0, 7, 1), defend(1)], [], [], { items: [raise], bag })
    expect(of(living.events, 'failed')).toEqual([{ type: 'failed', actor: 0, reason: 'outOfReach' }])
    const balm = act(1, 'ally', [{ type: 'heal', of: [], plus: 4 }])
    const blow = act(2, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'] }])
    const party = [member(0, { hp: 50, skills: learned(1) }), member(1, { skills: learned(2) }), enemy(2, { hp: 0 }), enemy(3)]
    const { events } = play(party, [skill(0, 1), skill(1, 2)], quiet, [balm, blow])
    expect(of(events, 'healed')).toEqual([{ type: 'healed', target: 0, amount: 4 }])
    expect(of(events, 'damaged')).toMatchObject([{ target: 3 }])
  })

  test('whom an act of a member reaches is told as it begins', () => {
    const acts = [act(1, 'self', []), act(2, 'allies', []), act(3, 'foes', []), act(4, 'ally', []), act(5, 'foe', [])]
    const aimed = (id: number, target: number | null) =>
      of(
        play(
          [member(0, { skills: learned(id) }), member(1, { hp: 0 }), enemy(2), enemy(3, { hp: 0 }), enemy(4)],
          [skill(0, id, target)],
          [],
          acts,
        ).events,
        'acted',
      ).flatMap((event) => (event.type === 'acted' && event.actor === 0 ? [event.targets] : []))
    expect([aimed(1, null), aimed(2, null), aimed(3, null), aimed(4, 1), aimed(5, 4)]).toEqual([[[0]], [[0]], [[2, 4]], [[1]], [[4]]])
    expect([aimed(1, 1), aimed(2, 4), aimed(3, 0)]).toEqual([[[0]], [[0]], [[2, 4]]])
  })

  test('what is meant for others does not serve oneself', () => {
    const salts = act(1, 'ally', [{ type: 'restoreAp', othersOnly: true }], { percent: 12 })
    const { events } = play([member(0, { skills: learned(1), ap: 1 }), enemy(1)], [skill(0, 1, 0)], [], [salts])
    expect(of(events, 'failed')).toMatchObject([{ reason: 'outOfReach' }])
  })

  test('one effect is enough for an act to be for others, or for the fallen', () => {
    const salts = act(1, 'ally', [{ type: 'cleanse' }, { type: 'restoreAp', othersOnly: true }], { percent: 12 })
    const alone = play([member(0, { skills: learned(1), ap: 1 }), enemy(1)], [skill(0, 1, 0)], [], [salts])
    expect(of(alone.events, 'failed')).toEqual([{ type: 'failed', actor: 0, reason: 'outOfReach' }])
    const raise = act(2, 'ally', [{ type: 'revive' }, { type: 'restoreAp' }], { percent: 40 })
    const { events, state } = play(
      [member(0, { skills: learned(2) }), member(1, { hp: 0, ap: 0 }), enemy(2)],
      [skill(0, 2, 1)],
      [],
      [raise],
    )
    expect(of(events, 'failed')).toEqual([])
    expect(combatantAt(state, 1)).toMatchObject({ hp: 40, ap: 30 })
  })

  test('AP drained since the order was given: a line, nothing spent', () => {
    const big = act(1, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'] }], { levels: [{ apCost: 30, percent: 100, turns: 0 }] })
    const hush = act(901, 'foe', [{ type: 'drainAp', amount: 8 }], { pace: 'first', seeks: 'weakest' })
    const tables = catalogOf({ skills: [big, hush], behaviour: { phases: [{ below: 100, type: 'cycle', steps: [901] }] } })
    const { events, state } = resolveTurn(battleOf([member(0, { skills: learned(1) }), enemy(1)]), [skill(0, 1, 1)], scriptedRng(), tables)
    expect(of(events, 'failed')).toEqual([{ type: 'failed', actor: 0, reason: 'noAp' }])
    expect(combatantAt(state, 0).ap).toBe(22)
  })
})

describe('modifiers', () => {
  test('the same source replaces, different sources add up, the sum is capped at +150 %', () => {
    const drum = act(1, 'self', [{ type: 'modify', stats: { str: [100] } }], { turns: 4 })
    const cake = act(2, 'self', [{ type: 'modify', stats: { str: [100] } }], { turns: 4 })
    const first = play([member(0, { skills: learned(1, 2) }), enemy(1)], [skill(0, 1)], [], [drum, cake]).state
    expect(effective(combatantAt(first, 0), 'str')).toBe(40)
    const again = play(first.combatants, [skill(0, 1)], [], [drum, cake]).state
    expect(effective(combatantAt(again, 0), 'str')).toBe(40)
    expect(combatantAt(again, 0).modifiers).toMatchObject([{ turns: 3 }])
    const both = play(again.combatants, [skill(0, 2)], [], [drum, cake]).state
    expect(effective(combatantAt(both, 0), 'str')).toBe(50)
  })

  test('one turn of guard holds for the rest of this turn and is gone in the next', () => {
    const screen = act(1, 'allies', [{ type: 'modify', guard: [28] }], { pace: 'first', turns: 1 })
    const { state, events } = play([member(0, { skills: learned(1) }), enemy(1)], [skill(0, 1)], [], [screen])
    expect(of(events, 'modified')).toMatchObject([{ modifier: { damageTaken: 72 } }])
    expect(of(events, 'wornOff')).toEqual([{ type: 'wornOff', target: 0, source: 'skill:1' }])
    expect(combatantAt(state, 0).modifiers).toEqual([])
  })

  test('DEFENCE lets no weakening and no AP loss through, and says so', () => {
    const curse = act(
      901,
      'foes',
      [
        { type: 'modify', stats: { str: [-20] } },
        { type: 'drainAp', amount: 5 },
      ],
      { turns: 3 },
    )
    const tables = catalogOf({ skills: [curse], behaviour: { phases: [{ below: 100, type: 'cycle', steps: [901] }] } })
    const { events, state } = resolveTurn(battleOf([member(0), member(1), enemy(2)]), [defend(0), defend(1)], scriptedRng(), tables)
    expect(of(events, 'warded')).toHaveLength(4)
    expect(combatantAt(state, 0)).toMatchObject({ ap: 30, modifiers: [] })
  })

  test('cleansing takes whole weakenings, dispelling whole strengthenings but never DEFENCE', () => {
    const incense = act(1, 'allies', [{ type: 'cleanse' }])
    const snuff = act(901, 'foes', [{ type: 'dispel' }], { pace: 'last' })
    const proud: Modifier = { ...weakened, source: 'skill:2', stats: { str: 5 }, bad: false, taunt: true }
    const tables = catalogOf({ skills: [incense, snuff], behaviour: { phases: [{ below: 100, type: 'cycle', steps: [901] }] } })
    const party = [member(0, { skills: learned(1) }), member(1, { modifiers: [weakened, proud] })]
    const { events } = resolveTurn(battleOf([...party, enemy(2)]), [skill(0, 1), defend(1)], scriptedRng(), tables)
    expect(of(events, 'cleansed')).toEqual([{ type: 'cleansed', target: 1, sources: ['skill:1'] }])
    expect(of(events, 'dispelled')).toEqual([{ type: 'dispelled', target: 1, sources: ['skill:2'] }])
  })

  test('裏返し trades half of DEF for STR and is no weakening', () => {
    const turnOver = act(1, 'self', [{ type: 'modify', convert: { from: 'def', to: 'str', percent: [60], losePercent: 50 } }], { turns: 5 })
    const { state } = play(
      [member(0, { skills: learned(1), base: { str: 10, def: 50, int: 1, spd: 1, luc: 1 } }), enemy(1)],
      [skill(0, 1)],
      [],
      [turnOver],
    )
    expect(combatantAt(state, 0).modifiers).toMatchObject([{ stats: { str: 30, def: -25 }, bad: false }])
    expect(effective(combatantAt(state, 0), 'str')).toBe(25) // +30 is more than +150 % of 10
  })

  test('にじみ hurts at the end of the turn, whatever the guard, and can fell; then nothing regenerates', () => {
    const bleeding: Modifier = { ...weakened, stats: {}, bleed: 12 }
    const warm: Modifier = { ...weakened, source: 'skill:2', stats: {}, regen: 10, bad: false }
    const { events, state } = play(
      [member(0, { hp: 12, modifiers: [warm, bleeding] }), member(1, { hp: 50, modifiers: [bleeding, warm] }), enemy(2)],
      [defend(0), defend(1)],
      [],
    )
    expect(of(events, 'bled')).toMatchObject([
      { target: 0, amount: 12 },
      { target: 1, amount: 12 },
    ])
    expect(of(events, 'fell')).toEqual([{ type: 'fell', target: 0 }])
    expect(of(events, 'regenerated')).toEqual([{ type: 'regenerated', target: 1, amount: 10 }])
    expect(combatantAt(state, 0)).toMatchObject({ hp: 0, modifiers: [] })
  })

  test('both sides down at once by にじみ is a loss', () => {
    const bleeding: Modifier = { ...weakened, stats: {}, bleed: 50 }
    const { state } = play([member(0, { hp: 5, modifiers: [bleeding] }), enemy(1, { hp: 5, modifiers: [bleeding] })], [defend(0)], [])
    expect(state.outcome).toBe('lost')
  })
})

describe('special words', () => {
  test('several hits roll each for themselves and stop when the target is down', () => {
    const fold = act(1, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], hits: 3 }])
    const { events, state } = play(
      [member(0, { skills: learned(1) }), enemy(1, { hp: 15 }), enemy(2)],
      [skill(0, 1, 1)],
      [...quiet, ...quiet],
      [fold],
    )
    expect(of(events, 'damaged')).toMatchObject([{ amount: 10 }, { amount: 5 }])
    expect(combatantAt(state, 2).hp).toBe(100)
  })

  test('捨て鋏 hurts its user, but never to the last point', () => {
    const reckless = act(1, 'foe', [
      { type: 'damage', kind: 'physical', of: ['str'] },
      { type: 'recoil', percent: 12 },
    ])
    const { events, state } = play([member(0, { hp: 5, skills: learned(1) }), enemy(1)], [skill(0, 1, 1)], quiet, [reckless])
    expect(of(events, 'recoiled')).toEqual([{ type: 'recoiled', target: 0, amount: 4 }])
    expect(combatantAt(state, 0).hp).toBe(1)
  })

  test('影踏み hits the weakened harder', () => {
    const tread = act(1, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], onWeakenedPercent: 170 }])
    const { events } = play([member(0, { skills: learned(1) }), enemy(1, { modifiers: [weakened] })], [skill(0, 1, 1)], quiet, [tread])
    expect(of(events, 'damaged')).toMatchObject([{ amount: 21 }]) // 34² ÷ 54
  })

  test('drinking warmth heals by what was really taken', () => {
    const sip = act(901, 'foe', [{ type: 'damage', kind: 'magical', of: ['int'], drainPercent: 60 }], { seeks: 'weakest' })
    const tables = catalogOf({ skills: [sip], behaviour: { phases: [{ below: 100, type: 'cycle', steps: [901] }] } })
    const { events } = resolveTurn(
      battleOf([member(0, { hp: 5 }), member(1), enemy(2, { hp: 50 })]),
      [defend(0), defend(1)],
      scriptedRng(...quiet),
      tables,
    )
    expect(of(events, 'drained')).toEqual([{ type: 'drained', target: 2, amount: 2 }]) // 4 of 5 HP taken while defending
  })

  test('whoever calls out their name draws every single blow, without a roll', () => {
    const hands = act(901, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], hits: 2, scatters: true }])
    const loud: Modifier = { ...weakened, stats: {}, taunt: true, bad: false }
    const tables = catalogOf({ skills: [hands], behaviour: { phases: [{ below: 100, type: 'cycle', steps: [901] }] } })
    const { events } = resolveTurn(
      battleOf([member(0), member(1, { modifiers: [loud] }), enemy(2)]),
      [defend(0), defend(1)],
      scriptedRng(...quiet, ...quiet),
      tables,
    )
    expect(of(events, 'damaged')).toMatchObject([{ target: 1 }, { target: 1 }])
  })

  test('a blow that scatters picks anew with every hit, and takes no roll for a target of its own', () => {
    const hands = act(901, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], hits: 2, scatters: true }])
    const tables = catalogOf({ skills: [hands], behaviour: { phases: [{ below: 100, type: 'cycle', steps: [901] }] } })
    const rng = scriptedRng(['hitTarget', 1], ...quiet, ['hitTarget', 0], ...quiet)
    const { events } = resolveTurn(battleOf([member(0), member(1), enemy(2)]), [defend(0), defend(1)], rng, tables)
    expect(of(events, 'damaged')).toMatchObject([{ target: 1 }, { target: 0 }])
    expect(of(events, 'acted').at(-1)).toMatchObject({ actor: 2, targets: [0, 1] })
    expect(rng.left).toBe(0)
  })

  test('the end of the battle takes all modifiers away [RESULT-17]', () => {
    const run: Command = { type: 'escape', actor: 0 }
    const fled = play([member(0), member(1, { modifiers: [weakened] }), enemy(2)], [run, defend(1)], [['escape', 50]])
    const won = play([member(0, { modifiers: [weakened] }), enemy(1, { hp: 1 })], [attack(0, 1)], quiet)
    for (const { state } of [fled, won]) expect(state.combatants.flatMap(({ modifiers }) => modifiers)).toEqual([])
  })

  test('ESCAPE takes the whole party out, or fails with a line', () => {
    const run: Command = { type: 'escape', actor: 0 }
    expect(play([member(0), member(1), enemy(2)], [run, defend(1)], [['escape', 50]]).state.outcome).toBe('escaped')
    const failed = play([member(0), enemy(1)], [run], [['escape', 51]])
    expect(of(failed.events, 'failed')).toMatchObject([{ reason: 'escapeFailed' }])
    expect(failed.state.outcome).toBeNull()
  })

  test('煙玉 always works', () => {
    const smoke = act(19, 'self', [{ type: 'escape' }])
    const { state } = play([member(0), enemy(1)], [item(0, 19)], [], [], { items: [smoke], bag: [{ item: 19, count: 1 }] })
    expect(state).toMatchObject({ outcome: 'escaped', bag: [] })
  })

  test('after turn 99 the party has lost', () => {
    const state = { ...battleOf([member(0), enemy(1)]), turn: 99 }
    const { events } = resolveTurn(state, [defend(0)], scriptedRng(), catalogOf({ skills: [idle], behaviour: resting }))
    expect(of(events, 'battleEnded')).toEqual([{ type: 'battleEnded', outcome: 'lost', outOfTurns: true }])
  })

  test('before that turn nobody has lost by the count', () => {
    const state = { ...battleOf([member(0), enemy(1)]), turn: 98 }
    const { events, state: next } = resolveTurn(state, [defend(0)], scriptedRng(), catalogOf({ skills: [idle], behaviour: resting }))
    expect(of(events, 'battleEnded')).toEqual([])
    expect(next).toMatchObject({ turn: 99, outcome: null })
  })

  test('a battle that is over is not played on', () => {
    const over = { ...battleOf([member(0), enemy(1)]), outcome: 'won' } as const
    expect(() => resolveTurn(over, [defend(0)], scriptedRng(), catalogOf({}))).toThrow('The battle is over')
  })

  test('a skill without cost spends nothing, one that is cheaper uses the discount up, also when it serves nobody', () => {
    const free = act(1, 'self', [])
    const balm = act(2, 'ally', [{ type: 'heal', of: [], plus: 4 }], { levels: [{ apCost: 5, percent: 0, turns: 0 }] })
    const braced: Modifier = { ...NO_CHANGE, source: 'braced', discount: 2, turns: 3 }
    const one = member(0, { skills: learned(1, 2), modifiers: [{ ...weakened, source: 'skill:9' }, braced] })
    const spent = play([one, enemy(1)], [skill(0, 1)], [], [free, balm])
    expect(of(spent.events, 'spentAp')).toEqual([])
    expect(of(spent.events, 'wornOff')).toEqual([{ type: 'wornOff', target: 0, source: 'braced' }])
    const inVain = play([one, member(1, { hp: 0 }), enemy(2)], [skill(0, 2, 1)], [], [free, balm])
    expect(of(inVain.events, 'spentAp')).toEqual([{ type: 'spentAp', actor: 0, amount: 3 }])
    expect(of(inVain.events, 'wornOff')).toEqual([{ type: 'wornOff', target: 0, source: 'braced' }])
  })

  test('a taunt that draws one act goes with it, another stays; an act that reaches all draws nothing', () => {
    const blow = act(901, 'foe', [])
    const wave = act(902, 'foes', [])
    const once: Modifier = { ...NO_CHANGE, source: 'skill:1', taunt: true, once: true, turns: 3 }
    const loud: Modifier = { ...once, source: 'skill:2', once: false }
    const drawn = (...steps: ('attack' | number)[]) =>
      of(
        resolveTurn(
          battleOf([member(0), member(1, { modifiers: [once, loud] }), enemy(2)]),
          [defend(0), defend(1)],
          scriptedRng(...(steps[0] === 'attack' ? quiet : [])),
          catalogOf({ skills: [blow, wave], behaviour: { phases: [{ below: 100, type: 'cycle', steps }] } }),
        ).events,
        'wornOff',
      ).flatMap((event) => (event.type === 'wornOff' && event.source !== 'defence' ? [event] : []))
    expect(drawn('attack')).toEqual([{ type: 'wornOff', target: 1, source: 'skill:1' }])
    expect(drawn(901)).toEqual([{ type: 'wornOff', target: 1, source: 'skill:1' }])
    expect(drawn(902)).toEqual([])
  })

  test('warmth gives what is missing at most, and nothing where nothing is', () => {
    const warm: Modifier = { ...NO_CHANGE, source: 'skill:2', regen: 7, turns: 3 }
    const party = [
      member(0, { hp: 50, maxHp: 90, modifiers: [warm] }),
      member(1, { hp: 97, modifiers: [warm] }),
      member(2, { modifiers: [warm] }),
    ]
    const { events } = play([...party, enemy(3)], [defend(0), defend(1), defend(2)], [])
    expect(of(events, 'regenerated')).toEqual([
      { type: 'regenerated', target: 0, amount: 6 },
      { type: 'regenerated', target: 1, amount: 3 },
    ])
  })

  test('once a side is down nothing bleeds, warms or wears off any more', () => {
    const bleeding: Modifier = { ...weakened, stats: {}, bleed: 12, turns: 1 }
    const { events } = play([member(0, { modifiers: [bleeding] }), enemy(1, { hp: 1 })], [attack(0, 1)], quiet)
    expect(events.map(({ type }) => type)).toEqual(['planned', 'acted', 'damaged', 'fell', 'turnEnded', 'battleEnded'])
    expect(of(events, 'battleEnded')).toEqual([{ type: 'battleEnded', outcome: 'won', outOfTurns: false }])
  })
})
