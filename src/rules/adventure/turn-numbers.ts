/**
 * The number of a turn, which names it outside of its stage. Numbers may run on from stage to stage, so that a late command of one stage is not
 * taken for one of another.
 * @param firstTurn the number of the stage's first turn.
 * @param turn counted from 1 in the stage.
 */
export const turnNumber = (firstTurn: number, turn: number): number => firstTurn + turn - 1

/** The turn with this number, counted from 1 in the stage whose first turn has the number `firstTurn`. */
export const turnInStage = (firstTurn: number, number: number): number => number - firstTurn + 1
