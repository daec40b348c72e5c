import type { Traits } from '../rules/auto/planner.ts'

/** How carefully somebody plays. Shares are 0–1. Figures are those of the first set of players like people, by which the game was reviewed. */
export interface PersonTraits extends Traits {
  readonly name: PersonName
  /** Uses a healing item when nobody can heal and somebody is below this. */
  readonly itemsBelow: number
  /** Crouches under an announced skill that is not broken off. */
  readonly defends: boolean
  /** Chance to notice a 気配. */
  readonly noticesPreparing: number
  /** Chance for each command to be given without thought: any blow at any enemy. */
  readonly lapses: number
  /** Strikes the enemy with the lowest gauge; otherwise whoever comes to hand. */
  readonly focuses: boolean
  /** Knows a blow's worth against this enemy, up to this share of error: the compendium's figures. Null = by the skill's description and by memory alone. */
  readonly compendiumError: number | null
}

export type PersonName = 'novice' | 'casual' | 'experienced'

const novice: PersonTraits = {
  name: 'novice',
  healsBelow: 0.4,
  itemsBelow: 0.3,
  noticesPreparing: 0.5,
  defends: true,
  breaksFrom: Number.POSITIVE_INFINITY,
  lapses: 0.1,
  focuses: false,
  areaFrom: Number.POSITIVE_INFINITY,
  opening: 0,
  weakens: false,
  recoils: true,
  keptAp: 0,
  hpPerAp: 0,
  compendiumError: null,
}

const casual: PersonTraits = {
  name: 'casual',
  healsBelow: 0.5,
  itemsBelow: 0.4,
  noticesPreparing: 0.9,
  defends: true,
  breaksFrom: 1.3,
  lapses: 0.03,
  focuses: true,
  areaFrom: 3,
  opening: 3,
  weakens: false,
  recoils: true,
  keptAp: 0,
  hpPerAp: 0,
  compendiumError: null,
}

const experienced: PersonTraits = {
  name: 'experienced',
  healsBelow: 0.55,
  itemsBelow: 0.5,
  noticesPreparing: 1,
  defends: true,
  breaksFrom: 1.1,
  lapses: 0,
  focuses: true,
  areaFrom: 2,
  opening: 3,
  weakens: true,
  recoils: true,
  keptAp: 0.5,
  hpPerAp: 2,
  compendiumError: 0.15,
}

const traits: Readonly<Record<PersonName, PersonTraits>> = { novice, casual, experienced }

export const traitsOf = (name: PersonName): PersonTraits => traits[name]
export const isPerson = (name: string): name is PersonName => name in traits
