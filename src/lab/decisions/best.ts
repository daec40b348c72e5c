import { meanOf } from '../report/sample.ts'

/** How playing on once from a position went. */
export interface PlayedOn {
  /** The adventure was won. */
  readonly isWon: boolean
  /** What the party had left when the stage ended, in HP (`policies/worth.ts`); 0 where it was lost. */
  readonly left: number
}

/** One of the choices in a position with what came of it. All of a position were tried with the same seeds, in the same order. */
export interface Tried<Name> {
  readonly name: Name
  readonly outcomes: readonly PlayedOn[]
}

/** Standard errors by which a mean must lead. */
const CLEAR_LEAD = 2

/**
 * The choice that wins the adventure more often than all others; where that does not tell, of those with most wins the one that leaves most at the end of the stage.
 * Null where a lead is within two standard errors of the paired difference.
 */
export function bestOf<Name>(tried: readonly Tried<Name>[]): { readonly name: Name; readonly by: 'wins' | 'left' } | null {
  const winner = leader(tried, wins)
  const close = tried.filter((other) => other === winner || !leads(winner, other, wins))
  if (close.length === 1) return { name: winner.name, by: 'wins' }
  const best = leader(close, left)
  return close.every((other) => other === best || leads(best, other, left)) ? { name: best.name, by: 'left' } : null
}

type Value = (outcome: PlayedOn) => number

const wins: Value = ({ isWon }) => (isWon ? 1 : 0)
/** HP left at the end of the stage. */
export const left: Value = (outcome) => outcome.left

/** The one with the highest mean. @throws TypeError for an empty list. */
export const leader = <One extends Tried<unknown>>(tried: readonly One[], value: Value): One =>
  tried.reduce((best, other) => (mean(other, value) > mean(best, value) ? other : best))

const mean = ({ outcomes }: Tried<unknown>, value: Value): number => meanOf(outcomes.map(value)).mean

function leads(ahead: Tried<unknown>, behind: Tried<unknown>, value: Value): boolean {
  const pairs = ahead.outcomes.flatMap((outcome, nth) => {
    const other = behind.outcomes[nth]
    return other ? [value(outcome) - value(other)] : []
  })
  const lead = meanOf(pairs)
  return lead.mean > CLEAR_LEAD * lead.error
}
