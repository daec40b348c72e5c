import type { Act, Behaviour, Choice, PlainAttack, Skill, Stat } from './skill.ts'

export type Side = 'party' | 'enemies'
export type Outcome = 'won' | 'lost' | 'escaped'

/** If both sides still stand after this turn, the party has lost. */
export const LAST_TURN = 99

/**
 * A battle. Plain JSON: it is stored as it is. Combatants and modifiers always have all their fields, in one order: objects of several
 * shapes made turns slower by a third (docs/measured.md).
 */
export interface BattleState {
  /** Counts from 1. */
  readonly turn: number
  /** null while the battle goes on. */
  readonly outcome: Outcome | null
  /** Members first (0–2), then the enemies from left to right. A combatant's id is its index here. The fallen keep theirs. */
  readonly combatants: readonly Combatant[]
  readonly bag: Bag
}

/** Items held: at most one slot for each item, counts ≥ 0. */
export type Bag = readonly BagSlot[]
export interface BagSlot {
  readonly item: number
  readonly count: number
}

export type Stats = Readonly<Record<Stat, number>>

export interface Combatant {
  /** The index in `BattleState.combatants`. */
  readonly id: number
  readonly side: Side
  /** Role id of a member, enemy id of an enemy. */
  readonly kind: number
  readonly boss: boolean
  /** 0 = fallen. */
  readonly hp: number
  readonly maxHp: number
  readonly ap: number
  readonly maxAp: number
  /** Before modifiers. */
  readonly base: Stats
  /** What a member has learned; empty for enemies, whose behaviour names their skills. */
  readonly skills: readonly LearnedSkill[]
  readonly modifiers: readonly Modifier[]
  /** 気配: the skill that an enemy must use next, or null. */
  readonly forced: number | null
  /** What an enemy will do next, where a member has found it out; null else. Unlike what is announced it cannot be broken off. */
  readonly foreseen: Choice['action'] | null
  /** Where an enemy stands in its behaviour; null for members. */
  readonly mind: Mind | null
}

export interface LearnedSkill {
  readonly id: number
  /** 1–3. */
  readonly level: number
}

export interface Mind {
  /** Index into `Behaviour.phases`. */
  readonly phase: number
  /** Next step of a cycle. */
  readonly step: number
  /** The phase's opening skill, still to be used; or null. */
  readonly queued: number | null
}

/** What put a modifier there: DEFENCE, a member's plain attack, a skill broken off, an announced skill met with a crouch, the slip taken before the stage, or an act. */
export type Source = PlainSource | `skill:${number}` | `item:${number}`
export type PlainSource = 'defence' | 'attack' | 'broken' | 'braced' | 'slip'

/** A passing change to a combatant. One source gives at most one: a second cast replaces the whole. */
export interface Modifier {
  readonly source: Source
  /** Signed points. */
  readonly stats: Readonly<Partial<Record<Stat, number>>>
  /** Percent of damage that comes through; 100 changes nothing. */
  readonly damageTaken: number
  readonly taunt: boolean
  /** It goes once an act of an enemy has been drawn by its taunt. */
  readonly once: boolean
  /** AP by which the next skill is cheaper, which uses the modifier up; 0 changes nothing. */
  readonly discount: number
  /** Percent of max HP at the end of the turn. */
  readonly regen: number
  /** HP lost at the end of the turn. */
  readonly bleed: number
  /** Turns left, the current one included. */
  readonly turns: number
  /** A weakening: cleansing takes it, DEFENCE keeps it off. */
  readonly bad: boolean
}

/** Where the rules look an enemy, a skill or an item up. `content` implements it; tests make small ones. All throw on an unknown id. */
export interface BattleCatalog {
  skill(id: number): Skill
  item(id: number): Act
  behaviour(enemy: number): Behaviour
  /** What the plain attack of a role is. */
  attack(role: number): PlainAttack
  /** Percent of its max HP that an enemy must lose to hits in one turn for its announced skill to be broken off. */
  breakPercent(enemy: number): number
}

/** The combatant with this id. @throws RangeError when there is none. */
export function combatantAt<T extends Combatant>({ combatants }: { readonly combatants: readonly T[] }, id: number): T {
  const found = combatants[id]
  if (!found) throw new RangeError(`This battle has no combatant ${id}`)
  return found
}

export const isStanding = (one: Combatant): boolean => one.hp > 0

/** All of a side, also who has fallen. */
export const combatantsOf = ({ combatants }: Pick<BattleState, 'combatants'>, side: Side): Combatant[] =>
  combatants.filter((one) => one.side === side)

/** Who of a side has not fallen. */
export const standing = ({ combatants }: Pick<BattleState, 'combatants'>, side: Side): Combatant[] =>
  combatants.filter((one) => one.side === side && one.hp > 0)

export const otherSide = (side: Side): Side => (side === 'party' ? 'enemies' : 'party')

// docs/rules.md 2.
const MODIFIER_CAP_PERCENT = 150
const MODIFIER_FLOOR_PERCENT = 60

/** Effective stat: base plus modifiers, these kept between −60 % and +150 % of base; never below 0. */
export function effective(one: Combatant, stat: Stat): number {
  const base = one.base[stat]
  if (one.modifiers.length === 0) return base
  let sum = 0
  for (const modifier of one.modifiers) sum += modifier.stats[stat] ?? 0
  const least = -Math.floor((base * MODIFIER_FLOOR_PERCENT) / 100)
  const most = Math.floor((base * MODIFIER_CAP_PERCENT) / 100)
  return Math.max(0, base + Math.min(most, Math.max(least, sum)))
}

export const isWeakened = (one: Combatant): boolean => one.modifiers.some((modifier) => modifier.bad)
/** AP by which the next skill of this combatant is cheaper; 0 without such a modifier. */
export const discountOf = (one: Combatant): number => one.modifiers.reduce((most, { discount }) => Math.max(most, discount), 0)
export const isDefending = (one: Combatant): boolean => one.modifiers.some((modifier) => modifier.source === 'defence')

export const countOf = (bag: Bag, item: number): number => bag.find((slot) => slot.item === item)?.count ?? 0

/** The bag with `change` (may be negative) more of an item; empty slots vanish. @throws RangeError below zero. */
export function withItems(bag: Bag, item: number, change: number): Bag {
  const count = countOf(bag, item) + change
  if (count < 0) throw new RangeError(`The bag holds fewer than ${-change} of item ${item}`)
  const others = bag.filter((slot) => slot.item !== item)
  return count === 0 ? others : [...others, { item, count }].toSorted((a, b) => a.item - b.item)
}

/**
 * The number of a turn, which names it outside of its stage. Numbers may run on from stage to stage, so that a late command of one stage is not
 * taken for one of another.
 * @param firstTurn the number of the stage's first turn.
 * @param turn counted from 1 in the stage.
 */
export const turnNumber = (firstTurn: number, turn: number): number => firstTurn + turn - 1

/** The turn with this number, counted from 1 in the stage whose first turn has the number `firstTurn`. */
export const turnInStage = (firstTurn: number, number: number): number => number - firstTurn + 1
