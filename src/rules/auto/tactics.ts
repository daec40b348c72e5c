import type { Traits } from './planner.ts'

/** 作戦: how a member fights under おまかせ, in the order in which they are offered. */
export const TACTICS = ['usual', 'fierce', 'guarding', 'saving', 'supporting'] as const
export type Tactic = (typeof TACTICS)[number]

/** What a member does by its tactic. */
export interface Habits extends Traits {
  /** Crouches under an announced blow of this weight or more that may meet it, and leaves breaking off to the others; infinite = never. */
  readonly bracesFrom: number
  /** Heals from the bag where no skill does. */
  readonly usesBag: boolean
  /** Spends no AP: uses what costs none. */
  readonly sparesAp: boolean
  /** Strengthens and weakens in every fight, not against bosses alone. */
  readonly supports: boolean
}

const usual: Habits = {
  healsBelow: 0.6,
  breaksFrom: 1.5,
  opening: 2,
  weakens: false,
  areaFrom: 1,
  recoils: false,
  keptAp: 0.5,
  hpPerAp: 0,
  bracesFrom: Number.POSITIVE_INFINITY,
  usesBag: false,
  sparesAp: false,
  supports: false,
}

const tactics: Readonly<Record<Tactic, Habits>> = {
  usual,
  fierce: { ...usual, healsBelow: 0.5, breaksFrom: 1, opening: 0, recoils: true, keptAp: 0 },
  guarding: { ...usual, healsBelow: 0.7, bracesFrom: 1, usesBag: true },
  saving: { ...usual, keptAp: 0, sparesAp: true },
  supporting: { ...usual, healsBelow: 0.7, opening: 3, weakens: true, supports: true },
}

export const habitsOf = (tactic: Tactic): Habits => tactics[tactic]
