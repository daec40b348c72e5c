import type { Difficulty } from '../../rules/difficulty.ts'
import type { Findings } from '../findings.ts'
import { USUAL_ORDER } from '../party.ts'
import { difference, meanOf, type Sample, shareOf } from '../sample.ts'
import type { LifeResult, Visit } from './life.ts'
import type { LifeName } from './person.ts'

/** Whose careers a question is about. */
export interface Who {
  readonly person: LifeName
  readonly difficulty: Difficulty
}

export const livesOf = ({ lives }: Findings, { person, difficulty }: Who): readonly LifeResult[] =>
  lives.filter(({ life }) => life.person === person && life.difficulty === difficulty)

export const visitsOf = (findings: Findings, who: Who, field: number): readonly Visit[] =>
  livesOf(findings, who).flatMap(({ visits }) => visits.filter((visit) => visit.field === field))

const share = (of: readonly boolean[]): Sample | null =>
  of.length === 0 ? null : shareOf({ won: of.filter(Boolean).length, runs: of.length })

/** Share of those who reach the field that clear it at the first try. */
export const firstTry = (findings: Findings, who: Who, field: number): Sample | null =>
  share(visitsOf(findings, who, field).map(({ won, tries }) => won && tries === 1))

/** Share of careers that clear all twelve fields. */
export const finishing = (findings: Findings, who: Who): Sample | null => share(livesOf(findings, who).map(({ isFinished }) => isFinished))

/** Hours to the end, median of the careers that reach it. */
export function hoursToEnd(findings: Findings, who: Who): Sample | null {
  const finished = livesOf(findings, who).filter(({ isFinished }) => isFinished)
  return medianOf(finished.map(({ visits }) => visits.reduce((sum, { minutes }) => sum + minutes, 0) / 60))
}

/** Minutes from the first entry of a field to its clear, median. */
export const minutesIn = (findings: Findings, who: Who, field: number): Sample | null =>
  medianOf(visitsOf(findings, who, field).map(({ minutes }) => minutes))

/** Minutes in a field over the median minutes of the other fields. */
export function minutesOverOthers(findings: Findings, who: Who, field: number): Sample | null {
  const mine = minutesIn(findings, who, field)
  const others = USUAL_ORDER.filter((other) => other !== field).flatMap((other) => minutesIn(findings, who, other) ?? [])
  const median = medianOf(others.map(({ mean }) => mean))
  return mine && median && { mean: mine.mean / median.mean, error: mine.error / median.mean, n: mine.n }
}

/** Share of careers that finish with the role in the party, less the share without it. */
export function finishingWithRole(findings: Findings, who: Who, role: number): Sample | null {
  const lives = livesOf(findings, who)
  const of = (has: boolean) => share(lives.filter(({ life }) => life.party.includes(role) === has).map(({ isFinished }) => isFinished))
  const [withRole, without] = [of(true), of(false)]
  return withRole && without && difference(withRole, without)
}

/** Turns of a won boss fight, mean. */
export function bossTurns(findings: Findings, who: Who, field: number): Sample | null {
  const turns = visitsOf(findings, who, field).flatMap((visit) => visit.bossTurns ?? [])
  return turns.length === 0 ? null : meanOf(turns)
}

/** The standard error of a median is about 1.25 times that of the mean. */
const MEDIAN_ERROR = 1.2533

function medianOf(values: readonly number[]): Sample | null {
  if (values.length === 0) return null
  const sorted = [...values].toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  const { error, n } = meanOf(values)
  return { mean: (low + high) / 2, error: error * MEDIAN_ERROR, n }
}
