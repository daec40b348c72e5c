/** Figures of the rules that texts tell the player. */

/** Percent of its max HP that an enemy must lose to hits in one turn, before it acts, for its announced skill to be broken off (docs/rules.md 9). */
export const BREAK_PERCENT = 8

/** Percent of the damage that comes through DEFENCE (docs/rules.md 5). */
export const DEFENCE_TAKEN_PERCENT = 40
