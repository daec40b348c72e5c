/** How carefully somebody plays. Shares are 0–1. Figures are those of the first set of players like people, by which the game was reviewed. */
export interface Traits {
  readonly name: PersonName
  /** Heals whoever is below this share of max HP. */
  readonly healsBelow: number
  /** Uses a healing item when nobody can heal and somebody is below this. */
  readonly itemsBelow: number
  /** Chance to notice a 気配. */
  readonly noticesPreparing: number
  /** Crouches under an announced skill that is not broken off. */
  readonly defends: boolean
  /** Tries to break off an announced skill when the blows of those who act before it promise this many times what is needed; infinite = never. */
  readonly breaksFrom: number
  /** Chance for each command to be given without thought: any blow at any foe. */
  readonly slips: number
  /** Strikes the foe with the lowest gauge; otherwise whoever comes to hand. */
  readonly focuses: boolean
  /** Foes that must stand for a blow at all of them to be chosen; infinite = never thought of. */
  readonly areaFrom: number
  /** Strengthens the party against bosses. */
  readonly strengthens: boolean
  /** Weakens bosses, and AP is kept for them. */
  readonly plansAhead: boolean
  /** Knows a blow's worth against this foe, up to this share of error: the compendium's figures. Null = by the skill's description and by memory alone. */
  readonly compendiumError: number | null
}

export type PersonName = 'novice' | 'casual' | 'experienced'

const novice: Traits = {
  name: 'novice',
  healsBelow: 0.4,
  itemsBelow: 0.3,
  noticesPreparing: 0.5,
  defends: true,
  breaksFrom: Number.POSITIVE_INFINITY,
  slips: 0.1,
  focuses: false,
  areaFrom: Number.POSITIVE_INFINITY,
  strengthens: false,
  plansAhead: false,
  compendiumError: null,
}

const casual: Traits = {
  name: 'casual',
  healsBelow: 0.5,
  itemsBelow: 0.4,
  noticesPreparing: 0.9,
  defends: true,
  breaksFrom: 1.3,
  slips: 0.03,
  focuses: true,
  areaFrom: 3,
  strengthens: true,
  plansAhead: false,
  compendiumError: null,
}

const experienced: Traits = {
  name: 'experienced',
  healsBelow: 0.55,
  itemsBelow: 0.5,
  noticesPreparing: 1,
  defends: true,
  breaksFrom: 1.1,
  slips: 0,
  focuses: true,
  areaFrom: 2,
  strengthens: true,
  plansAhead: true,
  compendiumError: 0.15,
}

const traits: Readonly<Record<PersonName, Traits>> = { novice, casual, experienced }

export const traitsOf = (name: PersonName): Traits => traits[name]
export const isPerson = (name: string): name is PersonName => name in traits
