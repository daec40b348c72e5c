import { TACTICS, type Tactic } from '../../rules/auto/tactics.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { parties, partyName } from '../party.ts'
import { settingOut } from '../people/variations.ts'
import type { Trial } from '../run/trial.ts'

/** Who is told a tactic under おまかせ: all three, or only those whose role it suits; the others go on as usual. */
export type Whom = 'all' | 'suited'

/** The roles, 1–6, that a tactic suits. 技を仕舞う suits whoever has a boss ahead. */
export const SUITED: Readonly<Partial<Record<Tactic, readonly number[]>>> = { fierce: [1, 5], guarding: [2, 3], supporting: [6] }

export const suitedParties = (tactic: Tactic): typeof parties =>
  parties.filter((party) => party.some((role) => SUITED[tactic]?.includes(role)))

interface Cell {
  readonly tactic: Tactic
  readonly whom: Whom
  readonly field: number
  readonly party: readonly number[]
}

export const tacticCell = ({ tactic, whom, field, party }: Cell): string => `tactic/${tactic}/${whom}/${field}/${partyName(party)}`

/** A casual player's party and bag at the field's entry. `runs`: for each party, each of another taste. */
export function tacticTrials(runs: number): readonly Omit<Trial, 'seed'>[] {
  const cells = USUAL_ORDER.flatMap((field) =>
    TACTICS.flatMap((tactic): readonly Cell[] => [
      ...parties.map((party) => ({ tactic, whom: 'all' as const, field, party })),
      ...suitedParties(tactic).map((party) => ({ tactic, whom: 'suited' as const, field, party })),
    ]),
  )
  return cells.flatMap((cell) =>
    Array.from({ length: runs }, (_, nth) => ({
      type: 'trial' as const,
      cell: tacticCell(cell),
      ...settingOut('casual', cell.field, { party: cell.party, nth }),
      policy: 'auto' as const,
      tactics: cell.party.map((role) => (cell.whom === 'all' || SUITED[cell.tactic]?.includes(role) ? cell.tactic : 'usual')),
      difficulty: 'normal' as const,
      runs: 1,
    })),
  )
}
