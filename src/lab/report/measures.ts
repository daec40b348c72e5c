import type { Build } from '../../rules/party/build.ts'
import { builds } from '../builds.ts'
import type { FieldVisit } from '../run/career.ts'
import { type Findings, together } from './findings.ts'
import { itemScenes, SMOKE_SCENE } from '../run/item-scenes.ts'
import { parties, partyName } from '../party.ts'
import { BUILD_FIELDS, buildCell, fieldCell, itemCell, repeatingCell, smokeCell } from '../run/plan.ts'
import type { PlayerName } from '../people/player.ts'
import type { PolicyName } from '../policies/policy.ts'
import { difference, meanFrom, meanOf, type Sample, shareOf } from './sample.ts'

// Questions to the findings. Each returns null when nothing of it was measured.

/** Share of a field's adventures that a policy wins, over all parties. */
export function winRate(findings: Findings, policy: PolicyName, field: number): Sample | null {
  const tally = together(
    findings,
    parties.map((party) => fieldCell(policy, field, partyName(party))),
  )
  return tally && shareOf(tally)
}

/** By how much (in share of adventures won) one policy wins a field more often than another. */
export function lead(findings: Findings, [better, worse]: readonly [PolicyName, PolicyName], field: number): Sample | null {
  const [a, b] = [winRate(findings, better, field), winRate(findings, worse, field)]
  return a && b && difference(a, b)
}

/** Whose careers: one player's, of one party or of all. */
export interface CareersOf {
  readonly player: PlayerName
  readonly party?: string
}

const careersOf = ({ careers }: Findings, { player, party }: CareersOf) =>
  careers.filter((career) => career.player === player && (party === undefined || career.party === party))

/** Share of careers that cleared all twelve fields. */
export function finished(findings: Findings, whose: CareersOf): Sample | null {
  const mine = careersOf(findings, whose)
  return mine.length === 0 ? null : shareOf({ won: mine.filter(({ stuckAt }) => stuckAt === null).length, runs: mine.length })
}

/** The mean of a figure over the careers that entered the field. */
export function visitMean(findings: Findings, field: number, figure: (visit: FieldVisit) => number, whose: CareersOf): Sample | null {
  const visits = careersOf(findings, whose).flatMap(({ fields }) => fields.filter((visit) => visit.field === field))
  return visits.length === 0 ? null : meanOf(visits.map(figure))
}

/** Adventures from a field's first entry to its first clear: all tries, and older fields repeated for money in between. */
export const adventuresToClear = ({ tries, farmed }: FieldVisit): number => tries + farmed

/** By how much more the party wins when the member with the skill plays sensibly than when it uses the skill every turn. */
export function mixOverRepetition(findings: Findings, skill: number): Sample | null {
  const [mixed, alone] = [findings.cells.get(repeatingCell(skill, 'mixed')), findings.cells.get(repeatingCell(skill, 'alone'))]
  return mixed && alone ? difference(shareOf(mixed), shareOf(alone)) : null
}

export interface BuildRate {
  readonly build: Build
  readonly rate: Sample
}

/** The build with the best win rate in field 9 of those that hold the skill. */
export function bestBuildWith(findings: Findings, skill: number): BuildRate | null {
  let best: BuildRate | null = null
  for (const build of builds) {
    const tally = build.skills.includes(skill) ? findings.cells.get(buildCell(build, 9)) : undefined
    const rate = tally && shareOf(tally)
    if (rate && (!best || rate.mean > best.rate.mean)) best = { build, rate }
  }
  return best
}

/** Win rate of every build over the fields where builds are compared. */
export function buildRates(findings: Findings): readonly BuildRate[] {
  return builds.flatMap((build) => {
    const tally = together(
      findings,
      BUILD_FIELDS.map((field) => buildCell(build, field)),
    )
    return tally ? [{ build, rate: shareOf(tally) }] : []
  })
}

/** How far a build stays behind the mean of its role's builds; negative when it is ahead. */
export function behindRole(rates: readonly BuildRate[], { build, rate }: BuildRate): Sample {
  const peers = rates.filter((other) => other.build.role === build.role)
  const mean = {
    mean: peers.reduce((sum, peer) => sum + peer.rate.mean, 0) / peers.length,
    error: Math.hypot(...peers.map((peer) => peer.rate.error)) / peers.length,
    n: rate.n,
  }
  return difference(mean, rate)
}

export interface ItemGain {
  readonly item: number
  /** Field and backdrop of the scene. */
  readonly where: string
  /** Share of wins that two of it add. */
  readonly gain: Sample
  /** Used up in an adventure that was won. */
  readonly used: number
}

/** What two of an item add to the win rate, in every scene. */
export function itemGains(findings: Findings): readonly ItemGain[] {
  return itemScenes.flatMap(({ item, field, backdrop }) => {
    const tally = findings.cells.get(itemCell(field, backdrop, item))
    const base = findings.cells.get(itemCell(field, backdrop, 0))
    if (!tally || !base) return []
    const used = (tally.items[item] ?? 0) / Math.max(1, tally.won)
    return [{ item, where: `field ${field}, ${backdrop} bag`, gain: difference(shareOf(tally), shareOf(base)), used }]
  })
}

/** The scene in which an item adds most. */
export function bestScene(gains: readonly ItemGain[], item: number): ItemGain | null {
  const mine = gains.filter((gain) => gain.item === item)
  return mine.length === 0 ? null : mine.reduce((best, other) => (other.gain.mean > best.gain.mean ? other : best))
}

/** G that a smoke bomb brings home beyond what fleeing on foot does, for each bomb thrown. The number of bombs thrown is taken as exact. */
export function smokeGain(findings: Findings): Sample | null {
  const [bombs, onFoot] = [findings.cells.get(smokeCell(true)), findings.cells.get(smokeCell(false))]
  const thrown = bombs?.items[SMOKE_SCENE.item] ?? 0
  if (!bombs || !onFoot || thrown === 0) return null
  const gold = ({ runs, gold: sum, goldSquares: squares }: typeof bombs) => meanFrom({ n: runs, sum, squares })
  const { mean, error, n } = difference(gold(bombs), gold(onFoot))
  const perRun = thrown / bombs.runs
  return { mean: mean / perRun, error: error / perRun, n }
}

/** Mean turns of each stage under the solver’s play, over all who entered it; index 0 = stage 1. */
export function solverStageTurns(findings: Findings, field: number): readonly Sample[] {
  const tally = together(
    findings,
    parties.map((party) => fieldCell('solver', field, partyName(party))),
  )
  if (!tally) return []
  const { entered, turns, turnSquares } = tally
  return entered.map((n, stage) => meanFrom({ n, sum: turns[stage] ?? 0, squares: turnSquares[stage] ?? 0 }))
}
