import { describe, expect, test } from 'vitest'
import { scriptedRng, type ScriptedRoll } from '../rng.fixture.ts'
import { act, battleOf, catalogOf, fighter } from './battle.fixture.ts'
import type { BattleEvent } from './event.ts'
import { enemyTargets, freshMind, plan } from './enemy.ts'
import { NO_CHANGE } from './modify.ts'
import type { Behaviour, BehaviourPhase, Choice, Skill } from './skill.ts'
import { type BattleState, type Combatant, combatantAt } from './state.ts'
import { resolveTurn } from './turn.ts'
import { beginTurn } from './turn-context.ts'

const member = (id: number, over: Partial<Combatant> = {}) => fighter({ id, side: 'party', ...over })
const enemy = (id: number, over: Partial<Combatant> = {}) => fighter({ id, side: 'enemies', ...over })
const hum = act(901, 'self', [])
const howl = act(902, 'self', [], { turns: 3 })
const crouch = act(903, 'self', [], { leadsTo: 904 })
const pounce = act(904, 'self', [])
const roar = act(905, 'self', [])
const skills = [hum, howl, crouch, pounce, roar]
const quiet: readonly ScriptedRoll[] = [
  ['damageSpread', 100],
  ['critical', 1000],
]

const actionsOf = (events: readonly BattleEvent[], actor: number) =>
  events.flatMap((event) => (event.type === 'acted' && event.actor === actor ? [event.action] : []))

/** Lets the enemy at place 1 act `turns` times while the member defends. */
function watch(behaviour: Behaviour, turns: number, rolls: readonly ScriptedRoll[] = [], change: Partial<Combatant> = {}) {
  const rng = scriptedRng(...rolls)
  let state: BattleState = battleOf([member(0), enemy(1, change)])
  const actions: string[] = []
  for (let turn = 0; turn < turns; turn++) {
    const result = resolveTurn(state, [{ type: 'defence', actor: 0 }], rng, catalogOf({ skills, behaviour }))
    actions.push(...actionsOf(result.events, 1))
    state = result.state
  }
  expect(rng.left).toBe(0)
  return { actions, state }
}

describe('a cycle', () => {
  test('goes step by step and starts again, without a roll', () => {
    const { actions } = watch({ phases: [{ below: 100, type: 'cycle', steps: [901, 902] }] }, 3)
    expect(actions).toEqual(['skill:901', 'skill:902', 'skill:901'])
  })

  test('a telegraph forces its second half next and does not use up a step', () => {
    const { actions } = watch({ phases: [{ below: 100, type: 'cycle', steps: [903, 901] }] }, 4)
    expect(actions).toEqual(['skill:903', 'skill:904', 'skill:901', 'skill:903'])
  })

  test('the badge stands until the forced act', () => {
    const crouched = watch({ phases: [{ below: 100, type: 'cycle', steps: [903, 901] }] }, 1).state
    expect(combatantAt(crouched, 1).forced).toBe(904)
  })
})

test('an enemy begins with the opening of its first phase, if there is one', () => {
  const list: BehaviourPhase = { below: 100, type: 'cycle', steps: [901] }
  expect(freshMind({ phases: [list] })).toEqual({ phase: 0, step: 0, queued: null })
  const mind = freshMind({ phases: [{ ...list, opensWith: 905 }] })
  expect(watch({ phases: [list] }, 3, [], { mind }).actions).toEqual(['skill:905', 'skill:901', 'skill:901'])
})

describe('phases', () => {
  const behaviour: Behaviour = {
    phases: [
      { below: 100, type: 'cycle', steps: [901] },
      { below: 50, opensWith: 905, type: 'cycle', steps: [902, 901] },
    ],
  }
  test('the next begins at its share of HP with its opening, then its own list from the start', () => {
    expect(watch(behaviour, 3, [], { hp: 51 }).actions).toEqual(['skill:901', 'skill:901', 'skill:901'])
    expect(watch(behaviour, 3, [], { hp: 50 }).actions).toEqual(['skill:905', 'skill:902', 'skill:901'])
  })
  test('it never goes back', () => {
    const { state } = watch(behaviour, 1, [], { hp: 50 })
    const healed = { ...state, combatants: state.combatants.map((one) => ({ ...one, hp: one.maxHp })) }
    const { events } = resolveTurn(healed, [{ type: 'defence', actor: 0 }], scriptedRng(), catalogOf({ skills, behaviour }))
    expect(actionsOf(events, 1)).toEqual(['skill:902'])
  })
})

describe('weights', () => {
  const behaviour: Behaviour = {
    phases: [
      {
        below: 100,
        type: 'weighted',
        choices: [
          { action: 901, weight: 75 },
          { action: 902, weight: 25 },
        ],
      },
    ],
  }
  test('one roll decides', () => {
    expect(
      watch(behaviour, 2, [
        ['enemyAction', 75],
        ['enemyAction', 76],
      ]).actions,
    ).toEqual(['skill:901', 'skill:902'])
  })
  test('choices whose condition fails are dropped; with nothing left it attacks without a roll for it', () => {
    const thirsty: Behaviour = {
      phases: [{ below: 100, type: 'weighted', choices: [{ action: 901, weight: 40, when: { type: 'selfBelow', percent: 60 } }] }],
    }
    expect(watch(thirsty, 1, [['enemyTarget', 0], ...quiet]).actions).toEqual(['attack'])
    expect(watch(thirsty, 1, [['enemyAction', 40]], { hp: 59 }).actions).toEqual(['skill:901'])
  })
})

/** What the enemy at place 1 would do, and what that made happen. */
function planned(
  behaviour: Behaviour,
  change: Partial<Combatant> = {},
  rolls: readonly ScriptedRoll[] = [],
  others: readonly Combatant[] = [],
) {
  const rng = scriptedRng(...rolls)
  const turn = beginTurn(battleOf([member(0), enemy(1, change), ...others]), catalogOf({ skills, behaviour }), rng)
  const { action, isAnnounced, actor } = plan(turn, 1)
  expect([rng.left, actor]).toEqual([0, 1])
  return { action, isAnnounced, events: turn.events }
}

describe('what comes first', () => {
  const behaviour: Behaviour = { phases: [{ below: 100, type: 'cycle', steps: [901, 902] }] }
  const mind = { phase: 0, step: 1, queued: 905 }

  test('is what is announced, then what is foreseen, then what is queued, then the next step', () => {
    expect(planned(behaviour, { mind, forced: 904, foreseen: 903 })).toEqual({ action: 904, isAnnounced: true, events: [] })
    expect(planned(behaviour, { mind, foreseen: 903 })).toEqual({ action: 903, isAnnounced: false, events: [] })
    expect(planned(behaviour, { mind })).toEqual({
      action: 905,
      isAnnounced: false,
      events: [{ type: 'planned', actor: 1, mind: { phase: 0, step: 1, queued: null } }],
    })
    expect(planned(behaviour, { mind: { ...mind, queued: null } })).toMatchObject({
      action: 902,
      events: [{ mind: { phase: 0, step: 0, queued: null } }],
    })
  })

  test('without a mind is the first step, in a list without steps or past its phases a strike', () => {
    expect(planned(behaviour, { mind: null })).toMatchObject({ action: 901, events: [{ mind: { step: 1 } }] })
    expect(planned({ phases: [{ below: 100, type: 'cycle', steps: [] }] }).action).toBe('attack')
    expect(planned(behaviour, { mind: { phase: 4, step: 0, queued: null } })).toEqual({ action: 'attack', isAnnounced: false, events: [] })
  })

  test('of two phases entered at once is the opening of the last that has one', () => {
    const list = (below: number, opensWith?: number): BehaviourPhase => ({
      below,
      type: 'cycle',
      steps: [901],
      ...(opensWith === undefined ? {} : { opensWith }),
    })
    const mindAfter = (...phases: Behaviour['phases']) => planned({ phases }, { hp: 20 })
    expect(mindAfter(list(100), list(60, 905), list(30, 902))).toMatchObject({ action: 902, events: [{ mind: { phase: 2, step: 0 } }] })
    expect(mindAfter(list(100), list(60, 905), list(30))).toMatchObject({ action: 905, events: [{ mind: { phase: 2 } }] })
    expect(mindAfter(list(100), list(60, 905), list(19, 902))).toMatchObject({ action: 905, events: [{ mind: { phase: 1 } }] })
  })
})

describe('a choice with a condition', () => {
  const source = 'skill:902'
  const howling = { ...NO_CHANGE, source } as const
  /** Whether skill 902 is among the choices: with it the one roll goes to 4. */
  function isOpen(when: Choice['when'], change: Partial<Combatant>, others: readonly Combatant[] = []): boolean {
    const choices: readonly Choice[] = [
      { action: 901, weight: 1 },
      { action: 902, weight: 3, ...(when && { when }) },
    ]
    let most = 0
    const rng = { roll: (_name: string, _least: number, greatest: number) => (most = greatest) }
    const turn = beginTurn(
      battleOf([member(0), enemy(1, change), ...others]),
      catalogOf({ skills, behaviour: { phases: [{ below: 100, type: 'weighted', choices }] } }),
      rng,
    )
    expect(plan(turn, 1).action).toBe(most === 4 ? 902 : 901)
    return most === 4
  }

  test('is open without one', () => expect(isOpen(undefined, {})).toBe(true))

  test('on itself: while it does not carry the modifier of that skill', () => {
    expect(isOpen({ type: 'notOnSelf' }, {})).toBe(true)
    expect(isOpen({ type: 'notOnSelf' }, { modifiers: [{ ...howling, source: 'skill:901' }] })).toBe(true)
    expect(isOpen({ type: 'notOnSelf' }, { modifiers: [{ ...howling, source: 'skill:901' }, howling] })).toBe(false)
  })

  test('on the party: while nobody of it who stands carries the modifier', () => {
    const when = { type: 'onNoFoe' } as const
    expect(isOpen(when, { modifiers: [howling] }, [member(2)])).toBe(true)
    expect(isOpen(when, {}, [member(2, { modifiers: [howling] })])).toBe(false)
    expect(isOpen(when, {}, [member(2, { hp: 0, modifiers: [howling] })])).toBe(true)
  })

  test('of HP: below the share, its own or that of one of its side', () => {
    expect(isOpen({ type: 'selfBelow', percent: 60 }, { hp: 59 })).toBe(true)
    expect(isOpen({ type: 'selfBelow', percent: 60 }, { hp: 60 })).toBe(false)
    const when = { type: 'allyBelow', percent: 60 } as const
    expect(isOpen(when, {}, [enemy(2, { hp: 59 })])).toBe(true)
    expect(isOpen(when, {}, [enemy(2, { hp: 60 }), enemy(3, { hp: 0 }), member(4, { hp: 1 })])).toBe(false)
  })

  test('weighs nothing when it is not open, and the roll counts through the others', () => {
    const choices: readonly Choice[] = [
      { action: 901, weight: 2 },
      { action: 902, weight: 9, when: { type: 'selfBelow', percent: 1 } },
      { action: 905, weight: 3 },
    ]
    const actions = [2, 3, 5].map(
      (roll) => planned({ phases: [{ below: 100, type: 'weighted', choices }] }, {}, [['enemyAction', roll]]).action,
    )
    expect(actions).toEqual([901, 905, 905])
  })
})

describe('whom it aims at', () => {
  const aims = (reach: Skill['reach'], over: Partial<Skill> = {}, rolls: readonly ScriptedRoll[] = [], loud = false) => {
    const shouting = { ...NO_CHANGE, source: 'skill:1', taunt: true } as const
    const combatants = [
      member(0, { hp: 0, modifiers: [shouting] }),
      member(1),
      member(2, { hp: 99, modifiers: loud ? [shouting] : [] }),
      enemy(3, { hp: 80, maxHp: 200, modifiers: [shouting] }),
      enemy(4, { hp: 70, base: { str: 21, def: 20, int: 20, spd: 20, luc: 10 } }),
      enemy(5, { hp: 0 }),
    ]
    const rng = scriptedRng(...rolls)
    const turn = beginTurn(battleOf(combatants), catalogOf({}), rng)
    const targets = enemyTargets(turn, 4, { ...act(906, reach, []), ...over })
    expect(rng.left).toBe(0)
    return targets
  }
  const scattered = { effects: [{ type: 'damage', kind: 'physical', of: ['str'], scatters: true }] } as const

  test('itself, all of a side who stand, or the most hurt of its own', () => {
    expect(aims('self')).toEqual([4])
    expect(aims('allies')).toEqual([3, 4])
    expect(aims('foes')).toEqual([1, 2])
    expect(aims('ally')).toEqual([3])
    expect(aims('ally', { seeks: 'strongest' })).toEqual([4])
  })

  test('a member by one roll, whom it seeks, or all when it scatters', () => {
    expect(aims('foe', {}, [['enemyTarget', 1]])).toEqual([2])
    expect(aims('foe', { seeks: 'weakest' })).toEqual([2])
    expect(aims('foe', { seeks: 'strongest' })).toEqual([1])
    expect(aims('foe', scattered)).toEqual([1, 2])
    expect(aims('foe', { effects: [{ type: 'damage', kind: 'physical', of: ['str'] }] }, [['enemyTarget', 0]])).toEqual([1])
  })

  test('whoever of the party stands and taunts, before all else, but not when it reaches all', () => {
    expect(aims('foe', { seeks: 'strongest' }, [], true)).toEqual([2])
    expect(aims('foe', scattered, [], true)).toEqual([2])
    expect(aims('foes', {}, [], true)).toEqual([1, 2])
  })
})

describe('whom it seeks', () => {
  const strike = (seeks?: 'weakest' | 'strongest') =>
    act(906, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'] }], seeks ? { seeks } : {})
  const hit = (skill: ReturnType<typeof strike>, rolls: readonly ScriptedRoll[]) => {
    const party = [member(0, { hp: 60 }), member(1, { hp: 50 }), member(2, { hp: 90, base: { str: 40, def: 20, int: 1, spd: 1, luc: 1 } })]
    const commands = party.map(({ id }) => ({ type: 'defence', actor: id }) as const)
    const behaviour: Behaviour = { phases: [{ below: 100, type: 'cycle', steps: [906] }] }
    const { events } = resolveTurn(
      battleOf([...party, enemy(3)]),
      commands,
      scriptedRng(...rolls),
      catalogOf({ skills: [skill], behaviour }),
    )
    return events.flatMap((event) => (event.type === 'damaged' ? [event.target] : []))
  }
  test('nobody in particular: one roll among the living', () => expect(hit(strike(), [['enemyTarget', 2], ...quiet])).toEqual([2]))
  test('the weakest by share of HP', () => expect(hit(strike('weakest'), quiet)).toEqual([1]))
  test('the strongest by STR', () => expect(hit(strike('strongest'), quiet)).toEqual([2]))
})
