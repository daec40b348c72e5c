import type { Act, Behaviour, PlainAttack, Skill } from './skill.ts'
import type { Bag, BattleCatalog, BattleState, Combatant } from './state.ts'

// Small literal parties for tests. Figures are round so that results can be checked by hand.

/** A member or enemy with 100 HP, 30 AP and 20 in every stat, changed by `over`. */
export function fighter(over: Partial<Combatant> & Pick<Combatant, 'id' | 'side'>): Combatant {
  return {
    kind: over.side === 'party' ? 1 : 11,
    boss: false,
    hp: 100,
    maxHp: 100,
    ap: over.side === 'party' ? 30 : 0,
    maxAp: over.side === 'party' ? 30 : 0,
    base: { str: 20, def: 20, int: 20, spd: 20, luc: 10 },
    skills: [],
    modifiers: [],
    forced: null,
    foreseen: null,
    mind: over.side === 'party' ? null : { phase: 0, step: 0, queued: null },
    ...over,
  }
}

export function battleOf(combatants: readonly Combatant[], bag: Bag = []): BattleState {
  return { turn: 1, outcome: null, combatants, bag }
}

const plain: PlainAttack = { kind: 'physical', turns: 0, effects: [] }

/** A catalog of these skills and items; enemies only ever strike, unless `behaviour` says else. */
export function catalogOf({ skills = [], items = [], behaviour, attack = plain, breakPercent = 8 }: Tables): BattleCatalog {
  const find = <Kind extends Act>(table: readonly Kind[], id: number): Kind => {
    const found = table.find((entry) => entry.id === id)
    if (!found) throw new RangeError(`The fixture has no act ${id}`)
    return found
  }
  return {
    skill: (id) => find(skills, id),
    item: (id) => find(items, id),
    attack: () => attack,
    breakPercent: () => breakPercent,
    behaviour: () => behaviour ?? { phases: [{ below: 100, type: 'cycle', steps: ['attack'] }] },
  }
}

interface Tables {
  readonly skills?: readonly Skill[]
  readonly items?: readonly Act[]
  readonly behaviour?: Behaviour
  /** Of every role; left out: a physical hit and nothing else. */
  readonly attack?: PlainAttack
  /** Of every enemy. */
  readonly breakPercent?: number
}

/** An act of one level. */
export function act(
  id: number,
  reach: Act['reach'],
  effects: Act['effects'],
  over: Partial<Skill> & { readonly percent?: number; readonly turns?: number } = {},
): Skill {
  const { percent = 100, turns = 0, ...rest } = over
  return { id, reach, effects, levels: [{ apCost: 0, percent, turns }], ...rest }
}
