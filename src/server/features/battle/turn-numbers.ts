import { turnNumber } from '../../../rules/battle/state.ts'
import type { StoredAdventure } from '../../store/rows/battle/adventures.ts'

type Numbered = Pick<StoredAdventure, 'state' | 'numberedSince'>

/**
 * The number of the stage's first turn on the wire. Numbers run on through the adventure once an order has named its turn, so that a late order of
 * one stage is not taken for one of the next. While none has, there is none to be mistaken, and each stage begins with 1.
 */
export const firstTurnOf = ({ state: { stage, firstTurn = 1 }, numberedSince }: Numbered): number =>
  numberedSince !== null && numberedSince < stage ? firstTurn : 1

/** The number of the turn to play next on the wire. */
export const nextTurnOf = (adventure: Numbered): number => turnNumber(firstTurnOf(adventure), adventure.state.battle.turn)
