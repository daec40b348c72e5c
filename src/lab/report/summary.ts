import { builds } from '../builds.ts'
import type { FieldVisit } from '../run/career.ts'
import type { Findings } from './findings.ts'
import { itemGains, smokeGain, solverStageTurns, visitMean, winRate } from './measures.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { partyName, parties } from '../party.ts'
import { BUILD_FIELDS, buildCell, fieldCell, POLICIES } from '../run/plan.ts'
import type { RunInfo } from '../run/run-info.ts'
import { shareOf } from './sample.ts'
import type { Judgement } from './verdict.ts'

const round = (value: number): number => Math.round(value * 10_000) / 10_000

/** The figures of a run for machines, without words. Shares are 0–1. */
export function summary(findings: Findings, goals: readonly Judgement[], { seed, quick, threads, seconds, adventures }: RunInfo) {
  const speed = { threads, seconds: round(seconds), adventures, perMinute: Math.round((adventures / seconds) * 60) }
  return { seed, quick, speed, goals, fields: USUAL_ORDER.map((field) => fieldSummary(findings, field)), ...details(findings) }
}

function fieldSummary(findings: Findings, field: number) {
  const won = Object.fromEntries(
    POLICIES.flatMap((policy) => {
      const rate = winRate(findings, policy, field)
      return rate ? [[policy, { share: round(rate.mean), n: rate.n }]] : []
    }),
  )
  const byParty = Object.fromEntries(
    parties.flatMap((party) => {
      const tally = findings.cells.get(fieldCell('solver', field, partyName(party)))
      return tally ? [[partyName(party), round(shareOf(tally).mean)]] : []
    }),
  )
  const mean = (figure: (visit: FieldVisit) => number) => {
    const sample = visitMean(findings, field, figure, { player: 'solver' })
    return sample && round(sample.mean)
  }
  const career = { tries: mean((visit) => visit.tries), packed: mean((visit) => visit.packed), gold: mean((visit) => visit.gold) }
  return { field, won, solverByParty: byParty, turns: solverStageTurns(findings, field).map((sample) => round(sample.mean)), career }
}

function details(findings: Findings) {
  const buildRates = builds.flatMap((build) => {
    const rates = BUILD_FIELDS.flatMap((field) => {
      const tally = findings.cells.get(buildCell(build, field))
      return tally ? [[field, round(shareOf(tally).mean)] as const] : []
    })
    return rates.length === 0 ? [] : [{ role: build.role, build: build.name, skills: build.skills, won: Object.fromEntries(rates) }]
  })
  const items = itemGains(findings).map(({ item, where, gain, used }) => ({
    item,
    where,
    gain: round(gain.mean),
    error: round(gain.error),
    used: round(used),
    n: gain.n,
  }))
  return { builds: buildRates, items, smokeBombGold: smokeGain(findings) }
}
