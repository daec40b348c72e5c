import { builds } from './builds.ts'
import { type Findings, rateOf } from './findings.ts'
import { careerMean, fieldRate, type Goal, itemGains, meanTurns, smokeGain } from './goals.ts'
import type { Measured } from './measured.ts'
import { partyName, parties, USUAL_ORDER } from './party.ts'
import { BUILD_FIELDS, buildCell, fieldCell, POLICIES } from './plan.ts'

const round = (value: number): number => Math.round(value * 10_000) / 10_000

/** The figures of a run for machines, without words. Shares are 0–1. */
export function summary(findings: Findings, goals: readonly Goal[], { seed, quick, threads, seconds, adventures }: Measured) {
  const speed = { threads, seconds: round(seconds), adventures, perMinute: Math.round((adventures / seconds) * 60) }
  return { seed, quick, speed, goals, fields: USUAL_ORDER.map((field) => fieldSummary(findings, field)), ...details(findings) }
}

function fieldSummary(findings: Findings, field: number) {
  const won = Object.fromEntries(
    POLICIES.flatMap((policy) => {
      const rate = fieldRate(findings, policy, field)
      return rate ? [[policy, { share: round(rate.share), n: rate.n }]] : []
    }),
  )
  const byParty = Object.fromEntries(
    parties.flatMap((party) => {
      const tally = findings.cells.get(fieldCell('sensible', field, partyName(party)))
      return tally ? [[partyName(party), round(rateOf(tally).share)]] : []
    }),
  )
  const mean = (figure: Parameters<typeof careerMean>[2]) => {
    const value = careerMean(findings, field, figure)
    return value === null ? null : round(value)
  }
  const career = { tries: mean((visit) => visit.tries), packed: mean((visit) => visit.packed), gold: mean((visit) => visit.gold) }
  return { field, won, sensibleByParty: byParty, turns: meanTurns(findings, field).map(round), career }
}

function details(findings: Findings) {
  const buildRates = builds.flatMap((build) => {
    const rates = BUILD_FIELDS.flatMap((field) => {
      const tally = findings.cells.get(buildCell(build, field))
      return tally ? [[field, round(rateOf(tally).share)] as const] : []
    })
    return rates.length === 0 ? [] : [{ role: build.role, build: build.name, skills: build.skills, won: Object.fromEntries(rates) }]
  })
  const items = itemGains(findings).map((gain) => ({ ...gain, gain: round(gain.gain), noise: round(gain.noise), used: round(gain.used) }))
  return { builds: buildRates, items, smokeBombGold: smokeGain(findings) }
}
