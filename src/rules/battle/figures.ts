import type { Stat } from './skill.ts'

// Figures of the rules that texts tell the player.

/** The five stats, in the order in which they are told. */
export const STATS: readonly Stat[] = ['str', 'def', 'int', 'spd', 'luc']

/** Percent of the damage that a broken enemy takes until the turn ends (docs/rules.md 9). */
export const BROKEN_TAKEN_PERCENT = 130

/** AP for whoever breaks an announced skill off (docs/rules.md 9). */
export const BREAK_AP = 3

/** AP by which the next skill is cheaper for whoever crouched under an announced skill that came (docs/rules.md 5). */
export const BRACED_DISCOUNT = 2

/** Percent of the damage that comes through DEFENCE (docs/rules.md 5). */
export const DEFENCE_TAKEN_PERCENT = 40

/** Percent of a member's INT that a plain attack goes by where that is more than STR (docs/rules.md 3). */
export const MEMBER_INT_PERCENT = 75

/** Percent of a weakening by the party that counts on a boss (docs/rules.md 2). */
export const BOSS_WEAKENING_PERCENT = 80
