import { type Tactic, TACTICS } from '../../rules/auto/tactics.ts'
import type { PersonName } from '../../players/traits.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { parties } from '../party.ts'
import { variationCell } from '../people/variations.ts'
import { type Findings, together } from '../report/findings.ts'
import type { Measurement, Goal } from '../report/goals.ts'
import { difference, percent, type Sample, shareOf } from '../report/sample.ts'
import { SUITED, suitedParties, tacticCell, type Whom } from './trials.ts'

/** By what a tactic must help where it suits, as a share of wins, and in how many fields. */
const HELP = { gain: 0.05, fields: 2 }
/** From this place in the order of play on, a player who decides does better than おまかせ. */
const DECIDING_FROM = 6

/** That no setting of おまかせ spares the player the deciding, and that each is of some use. */
export const tacticGoals: readonly Goal[] = [
  {
    name: 'No tactic of おまかせ beats an experienced player',
    measure:
      'share of wins of an experienced player at the entry less that of おまかせ, the same tactic for all; normal, by tactic and field',
    unit: 'share',
    limit: { atLeast: 0 },
    distance: 0.1,
    figures: (findings) => behind(findings, 'experienced', USUAL_ORDER),
  },
  {
    name: 'From the sixth field on no tactic of おまかせ beats a casual player',
    measure: 'share of wins of a casual player at the entry less that of おまかせ, the same tactic for all; normal, by tactic and field',
    unit: 'share',
    limit: { atLeast: 0 },
    distance: 0.1,
    figures: (findings) => behind(findings, 'casual', USUAL_ORDER.slice(DECIDING_FROM - 1)),
  },
  {
    name: 'No tactic of おまかせ is the best in every field',
    measure: 'share of fields in which the tactic, the same for all, wins most; by tactic',
    unit: 'share',
    limit: { atMost: 1 - 1 / USUAL_ORDER.length },
    distance: 1 / USUAL_ORDER.length,
    figures: (findings) => bestShares(findings),
  },
  {
    name: `Each tactic, told to the roles that it suits, wins at least ${percent(HELP.gain)} more in ${HELP.fields} fields or more`,
    measure: `share of wins more than with all as usual, in the field that ranks ${HELP.fields} by it; parties with such a role, normal, by tactic`,
    unit: 'share',
    limit: { atLeast: HELP.gain },
    distance: 0.1,
    figures: (findings) =>
      TACTICS.flatMap((tactic) => {
        const gains = USUAL_ORDER.flatMap((field) => gainOf(findings, tactic, field) ?? []).toSorted((a, b) => b.mean - a.mean)
        const sample = gains[HELP.fields - 1]
        return SUITED[tactic] && sample ? [{ of: tactic, sample }] : []
      }),
  },
]

function behind(findings: Findings, person: PersonName, fields: readonly number[]): readonly Measurement[] {
  return fields.flatMap((field) => {
    const theirs = together(findings, [variationCell({ person, difficulty: 'normal', field, what: 'usual' })])
    return TACTICS.flatMap((tactic) => {
      const wins = winsOf(findings, tactic, field)
      return theirs && wins ? [{ of: `${tactic}, field ${field}`, sample: difference(shareOf(theirs), wins) }] : []
    })
  })
}

function winsOf(findings: Findings, tactic: Tactic, field: number, whom: Whom = 'all', of = parties): Sample | null {
  const tally = together(
    findings,
    of.map((party) => tacticCell({ tactic, whom, field, party })),
  )
  return tally && shareOf(tally)
}

/** Share of wins that the tactic adds where it suits. */
function gainOf(findings: Findings, tactic: Tactic, field: number): Sample | null {
  const of = suitedParties(tactic)
  const [suited, usual] = [winsOf(findings, tactic, field, 'suited', of), winsOf(findings, 'usual', field, 'all', of)]
  return suited && usual && difference(suited, usual)
}

/** Of fields there are no more than these: a share of them has no error. */
function bestShares(findings: Findings): readonly Measurement[] {
  const bests = USUAL_ORDER.map((field) => {
    const wins = TACTICS.map((tactic) => winsOf(findings, tactic, field)?.mean ?? -1)
    const most = Math.max(...wins)
    return most < 0 ? null : TACTICS.filter((_, nth) => wins[nth] === most)
  }).filter((best) => best !== null)
  if (bests.length === 0) return []
  return TACTICS.map((of) => ({
    of,
    sample: { mean: bests.filter((best) => best.includes(of)).length / bests.length, error: 0, n: bests.length },
  }))
}

/** For designers: wins by tactic and field, for all three, and what a tactic adds where it suits. */
export function tacticLines(findings: Findings): readonly string[] {
  const row = (name: string, cell: (field: number) => Sample | null) => {
    const cells = USUAL_ORDER.map(cell)
    return cells.every((one) => one === null) ? [] : [[name.padEnd(22), ...cells.map(short)].join('')]
  }
  return [
    ...TACTICS.flatMap((tactic) => row(`auto, ${tactic}`, (field) => winsOf(findings, tactic, field))),
    ...TACTICS.flatMap((tactic) => row(`${tactic} where it suits`, (field) => (SUITED[tactic] ? gainOf(findings, tactic, field) : null))),
  ]
}

const short = (sample: Sample | null): string => (sample ? (100 * sample.mean).toFixed(0) : '–').padStart(4)
