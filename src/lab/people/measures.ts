import { enemyEntry, fieldEntry } from '../../content/catalog.ts'
import type { Attribute } from '../../rules/party/growth.ts'
import type { Difficulty } from '../../rules/adventure/difficulty.ts'
import { builds } from '../builds.ts'
import { type Findings, together } from '../report/findings.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { difference, meanOf, type Sample, shareOf } from '../report/sample.ts'
import { type LifeResult, SECONDS_PER_ADVENTURE, SECONDS_PER_STAGE, SECONDS_PER_TURN, type Visit } from './life.ts'
import type { LifeName } from './person.ts'
import type { PersonName } from '../../players/traits.ts'
import { JUDGED_FIELDS, LATE_FIELDS, levelName, type Variation, variationCell } from './variations.ts'

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
export const hoursToEnd = (findings: Findings, who: Who): Sample | null => medianOf(hoursOfFinished(findings, who))

/** Hours to the end that nine careers in ten do not exceed, of those that reach it. */
export function hoursOfSlowest(findings: Findings, who: Who): Sample | null {
  const sorted = hoursOfFinished(findings, who).toSorted((a, b) => a - b)
  const n = sorted.length
  const at = (place: number) => sorted[Math.min(n - 1, Math.max(0, Math.ceil(place) - 1))]
  // The quantile stands between these places with a chance of two thirds.
  const [place, spread] = [SLOWEST_FROM * n, Math.sqrt(n * SLOWEST_FROM * (1 - SLOWEST_FROM))]
  const [mean, low, high] = [at(place), at(place - spread), at(place + spread)]
  if (mean === undefined || low === undefined || high === undefined) return null
  return { mean, error: n < 2 ? Number.POSITIVE_INFINITY : (high - low) / 2, n }
}

/** Share of careers after which the slowest tenth begins. */
const SLOWEST_FROM = 0.9

const hoursOfFinished = (findings: Findings, who: Who): readonly number[] =>
  livesOf(findings, who)
    .filter(({ isFinished }) => isFinished)
    .map(({ visits }) => visits.reduce((sum, { minutes }) => sum + minutes, 0) / 60)

/** Share of those who reach the field that need more tries than this, or give up. */
export const needingOver = (
  findings: Findings,
  who: Who,
  { field, tries }: { readonly field: number; readonly tries: number },
): Sample | null => share(visitsOf(findings, who, field).map((visit) => !visit.won || visit.tries > tries))

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

/** Turns of each stage of a field, mean over all tries that entered it; index 0 = stage 1. */
export function peopleStageTurns(findings: Findings, who: Who, field: number): readonly Sample[] {
  const tries = visitsOf(findings, who, field).flatMap(({ turns }) => turns)
  return fieldEntry(field).stages.flatMap((_, stage) => {
    const turns = tries.flatMap((one) => one[stage] ?? [])
    return turns.length === 0 ? [] : [meanOf(turns)]
  })
}

/** G left in the purse when somebody sets out for a field for the first time, median. */
export const goldKept = (findings: Findings, who: Who, field: number): Sample | null =>
  medianOf(visitsOf(findings, who, field).map((visit) => visit.goldKept))

type Played = Pick<Variation, 'person' | 'field' | 'what'>

/** Share of adventures won in a variation; over the fields of a list, each weighing the same number of adventures. */
export function winsOf(
  findings: Findings,
  { person, field, what }: Omit<Played, 'field'> & { readonly field: number | readonly number[] },
): Sample | null {
  const fields = typeof field === 'number' ? [field] : field
  const tally = together(
    findings,
    fields.map((one) => variationCell({ person, difficulty: 'normal', field: one, what })),
  )
  return tally && shareOf(tally)
}

/** By how much more is won with a habit than without it, over the fields from the fourth on. `without`: the variation that leaves it out. */
export function habitWorth(findings: Findings, person: PersonName, without: string): Sample | null {
  const [usual, left] = ['usual', without].map((what) => winsOf(findings, { person, field: JUDGED_FIELDS, what }))
  return usual && left ? difference(usual, left) : null
}

/** By how much more a casual player wins a field one level higher. `step`: from the level of the entry, or to it (-1). */
export function levelWorth(findings: Findings, field: number, step: -1 | 0): Sample | null {
  const [lower, upper] = [step, step + 1].map((one) => winsOf(findings, { person: 'casual', field, what: levelName(one) }))
  return lower && upper ? difference(upper, lower) : null
}

/** What half of the points add to a casual player's wins on another figure, less half of what they add on the main one. */
export function sideFigureWorth(findings: Findings, figure: Attribute, field: number): Sample | null {
  const [none, main, side] = ['none', 'main', figure].map((on) => winsOf(findings, { person: 'casual', field, what: `points-${on}` }))
  if (!none || !main || !side) return null
  // (side − none) − (main − none) / 2
  return {
    mean: side.mean - none.mean / 2 - main.mean / 2,
    error: Math.hypot(side.error, none.error / 2, main.error / 2),
    n: Math.min(side.n, main.n, none.n),
  }
}

/** By how much a build stays behind the best of its role, with an experienced player, over the late fields. */
export function behindBest(findings: Findings, name: string): Sample | null {
  const rate = (build: string) => winsOf(findings, { person: 'experienced', field: LATE_FIELDS, what: `build-${build}` })
  const mine = rate(name)
  const role = builds.find((build) => build.name === name)?.role
  const peers = builds.filter((build) => build.role === role).flatMap((build) => rate(build.name) ?? [])
  const best = peers.reduce<Sample | null>((most, one) => (most && most.mean >= one.mean ? most : one), null)
  return mine && best && difference(best, mine)
}

/** What a casual player brings home a minute by cutting a field short after its best stage, over what playing it to the end brings. */
export function cuttingShort(findings: Findings, field: number): Sample | null {
  const tally = findings.cells.get(variationCell({ person: 'casual', difficulty: 'normal', field, what: 'usual' }))
  if (!tally) return null
  let [gold, seconds] = [0, SECONDS_PER_ADVENTURE * tally.runs]
  const earned = fieldEntry(field).stages.map((enemies, stage) => {
    gold += enemies.reduce((sum, enemy) => sum + enemyEntry(enemy).gold, 0)
    seconds += (tally.turns[stage] ?? 0) * SECONDS_PER_TURN + (tally.entered[stage] ?? 0) * SECONDS_PER_STAGE
    const passed = tally.entered[stage + 1] ?? tally.won
    return (passed * gold) / seconds
  })
  const whole = earned.pop() ?? 0
  const { error, n, mean } = shareOf(tally)
  const ratio = Math.max(...earned) / whole
  // The share of wins is by far the least certain of its parts.
  return { mean: ratio, error: (ratio * error) / mean, n }
}

/** G a minute that a casual player's first tries in a field bring, losses included. */
export function goldPerMinute(findings: Findings, field: number): Sample | null {
  const tally = findings.cells.get(variationCell({ person: 'casual', difficulty: 'normal', field, what: 'usual' }))
  if (!tally) return null
  const turns = tally.turns.reduce((sum, count) => sum + count, 0)
  const entered = tally.entered.reduce((sum, count) => sum + count, 0)
  const minutes = (tally.runs * SECONDS_PER_ADVENTURE + turns * SECONDS_PER_TURN + entered * SECONDS_PER_STAGE) / 60
  const { error, n, mean } = shareOf(tally)
  return { mean: tally.gold / minutes, error: ((tally.gold / minutes) * error) / mean, n }
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
