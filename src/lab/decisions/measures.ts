import type { Findings } from '../report/findings.ts'
import { type Sample, shareOf, shareWithin } from '../report/sample.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import type { Announced, Answer } from './answers.ts'
import type { CountedCommand } from './commands.ts'

/** Fields in which answers to announced skills are judged. Before, parties know a skill each. */
export const ANSWER_FIELDS: readonly number[] = USUAL_ORDER.slice(2)

/** Which positions a question is about. */
type Which = (announced: Announced, field: number) => boolean
export const anywhere: Which = (_announced, field) => ANSWER_FIELDS.includes(field)

const isDecided = ({ best }: { readonly best: unknown }): boolean => best !== null

/** Share of the positions where something is clearly the best in which it is this answer. */
export const bestAnswer = (findings: Findings, answer: Answer, which: Which = anywhere): Sample | null =>
  shareAmong(findings, which, isDecided, ({ best }) => best === answer)

/** Share of the positions in which nothing is clearly the best. */
export const undecided = (findings: Findings, which: Which = anywhere): Sample | null =>
  shareAmong(
    findings,
    which,
    () => true,
    (one) => !isDecided(one),
  )

/** Share of the positions in which there is this answer. */
export const openAnswer = (findings: Findings, answer: Answer, which: Which = anywhere): Sample | null =>
  shareAmong(
    findings,
    which,
    () => true,
    ({ open }) => open.includes(answer),
  )

function shareAmong(
  { decisions }: Findings,
  which: Which,
  counts: (one: Announced) => boolean,
  isCase: (one: Announced) => boolean,
): Sample | null {
  return shareIn(
    decisions.map(({ field, announced }) => {
      const met = announced.filter((one) => which(one, field) && counts(one))
      return { cases: met.filter(isCase).length, of: met.length }
    }),
  )
}

/** Share of a role's turns where some command is clearly the best in which it is this one. */
export function bestCommand({ decisions }: Findings, role: number, name: CountedCommand): Sample | null {
  return shareIn(
    decisions.map(({ turns }) => {
      const mine = turns.filter((turn) => turn.role === role && isDecided(turn))
      return { cases: mine.filter(({ best }) => best === name).length, of: mine.length }
    }),
  )
}

/** Share of a role's turns in which no command is clearly the best. */
export function undecidedTurns({ decisions }: Findings, role: number): Sample | null {
  const mine = decisions.flatMap(({ turns }) => turns.filter((turn) => turn.role === role))
  return mine.length === 0 ? null : shareOf({ won: mine.filter((turn) => !isDecided(turn)).length, runs: mine.length })
}

/** Share of a role's turns in which an experienced person gives this command. */
export function givenCommand({ decisions }: Findings, role: number, name: CountedCommand): Sample | null {
  return shareIn(
    decisions.map(({ given }) => {
      const mine = given.filter((one) => one.role === role)
      const times = (some: typeof mine) => some.reduce((sum, { count }) => sum + count, 0)
      return { cases: times(mine.filter((one) => one.name === name)), of: times(mine) }
    }),
  )
}

function shareIn(adventures: readonly { readonly cases: number; readonly of: number }[]): Sample | null {
  return adventures.some((one) => one.of > 0) ? shareWithin(adventures) : null
}
