import { describe, expect, test } from 'vitest'
import { scriptedRng, type ScriptedRoll } from '../rng.fixture.ts'
import { act, battleOf, catalogOf, fighter } from './battle.fixture.ts'
import type { BattleEvent } from './event.ts'
import { freshMind } from './enemy.ts'
import type { Behaviour, BehaviourPhase } from './skill.ts'
import { type BattleState, type Combatant, combatantAt } from './state.ts'
import { resolveTurn } from './turn.ts'

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
