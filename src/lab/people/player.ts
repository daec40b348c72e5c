import type { Member } from '../../rules/party/growth.ts'
import type { Build } from '../../rules/party/build.ts'
import { buyFor, type Market, type Purse } from '../packing.ts'
import { withPointsSpent } from '../party.ts'
import { solver } from '../policies/solver.ts'
import type { Policy } from '../policies/policy.ts'

/** How a career is played, in battle and between battles. */
export interface Player {
  readonly policy: Policy
  /** Spends a member's free points. */
  readonly spendPoints: (member: Member, build: Build) => Member
  /** Sells and buys before entering a field. */
  readonly shop: (field: number, purse: Purse, market: Market) => Purse
  /** Adventures tried in one field before the career ends there. */
  readonly mostTries: number
  /** Defeats in one field after which, with gaps in the bag, an older field is repeated for money; and again after as many. */
  readonly patience: number
}

const players = {
  /** The solver’s play, points by the build, the packing lists: shows what is possible. */
  solver: { policy: solver, spendPoints: withPointsSpent, shop: buyFor, mostTries: 15, patience: 2 },
} satisfies Readonly<Record<string, Player>>

export type PlayerName = keyof typeof players

export const playerOf = (name: PlayerName): Player => players[name]
