import { partySkills } from '../content/skills/all.ts'
import { items } from '../content/items.ts'
import { builds } from './builds.ts'
import type { FieldVisit } from './career.ts'
import { type Findings, margin, percent, rateOf, type Rate, together, withMargin } from './findings.ts'
import { itemScenes, SMOKE_SCENE } from './item-scenes.ts'
import { packingLists, priceOf } from './packing.ts'
import { parties, partyName, USUAL_ORDER } from './party.ts'
import { BUILD_FIELDS, buildCell, fieldCell, itemCell, repeatingCell, smokeCell } from './plan.ts'
import type { PolicyName } from './policy.ts'

export interface Goal {
  readonly name: string
  readonly verdict: 'PASS' | 'MISS' | 'not measured'
  /** The figure nearest to missing it, with its sample. */
  readonly nearest: string
}

/** The goals of the game, each with the figure nearest to missing it. A small sample is judged with two standard errors in its favour. */
export function judge(findings: Findings, { lenient }: { readonly lenient: boolean }): readonly Goal[] {
  const ask = (measured: Measured | null, name: string): Goal =>
    measured === null
      ? { name, verdict: 'not measured', nearest: '–' }
      : { name, verdict: measured.lacking <= (lenient ? measured.doubt : 0) ? 'PASS' : 'MISS', nearest: measured.nearest }
  return [
    ask(allFinish(findings), 'All 20 parties finish all twelve fields within level 10'),
    ask(fewTries(findings), 'Each field is won within 4 tries on average, for every party'),
    ask(atMost(findings, 'attack-only', [4, 5, 6, 7, 8, 9, 10, 11, 12], 0.05), 'Attacking only wins at most 5 % from field 4 on'),
    ask(atMost(findings, 'random', [2], 0.2), 'Random commands win at most 20 % in field 2'),
    ask(atMost(findings, 'random', [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 0.05), 'Random commands win at most 5 % from field 3 on'),
    ask(sensibleWins(findings), 'Sensible play wins at least 50 % in field 9'),
    ask(spamTrails(findings), 'Spam trails sensible play by 20 points or more from field 5 on'),
    ask(mixedWins(findings), 'No skill used every round beats a sensible mix'),
    ask(skillsWin(findings), 'Every one of the 56 skills is part of a build that wins (50 % in field 9)'),
    ask(noBuildTrails(findings), 'No build trails the mean of its role by 20 points (fields 9, 10 and 12)'),
    ask(itemsPay(findings), 'Every item is worth its price somewhere (2 points, or gold brought home)'),
    ask(battlesEnd(findings), 'No battle lasts over 30 rounds on average'),
    ask(purseSuffices(findings), 'Earnings pay 80 % of what each field asks for at its first entry'),
  ]
}

/** `lacking` > 0 = missed by that much; `doubt` = two standard errors of it. */
interface Measured {
  readonly lacking: number
  readonly doubt: number
  readonly nearest: string
}

const worst = (all: readonly (Measured | null)[]): Measured | null =>
  all.reduce((most, one) => (one && (!most || one.lacking > most.lacking) ? one : most), null)

function allFinish({ careers }: Findings): Measured | null {
  if (careers.length === 0) return null
  const perParty = parties.map((party) => {
    const mine = careers.filter((career) => career.party === partyName(party))
    const share = mine.filter((career) => career.stuckAt === null).length / mine.length
    return { lacking: 0.95 - share, doubt: 0, nearest: `${partyName(party)}: ${percent(share)} of ${mine.length} careers` }
  })
  return worst(perParty)
}

/** The mean over the careers of one party that entered the field. */
export function meanOf(findings: Findings, party: string, field: number, figure: (visit: FieldVisit) => number): number | null {
  const visits = findings.careers
    .filter((career) => career.party === party)
    .flatMap(({ fields }) => fields.filter((visit) => visit.field === field))
  return visits.length === 0 ? null : visits.reduce((sum, visit) => sum + figure(visit), 0) / visits.length
}

function fewTries(findings: Findings): Measured | null {
  return worst(
    parties.flatMap((party) =>
      USUAL_ORDER.map((field) => {
        const tries = meanOf(findings, partyName(party), field, (visit) => visit.tries)
        return tries === null
          ? null
          : { lacking: tries - 4, doubt: 0, nearest: `${partyName(party)} in field ${field}: ${tries.toFixed(2)} tries` }
      }),
    ),
  )
}

/** Win rate of a policy in a field over all parties. */
export function fieldRate(findings: Findings, policy: PolicyName, field: number): Rate | null {
  const tally = together(
    findings,
    parties.map((party) => fieldCell(policy, field, partyName(party))),
  )
  return tally && rateOf(tally)
}

function atMost(findings: Findings, policy: PolicyName, fields: readonly number[], limit: number): Measured | null {
  return worst(
    fields.map((field) => {
      const rate = fieldRate(findings, policy, field)
      return rate && { lacking: rate.share - limit, doubt: margin(rate), nearest: `field ${field}: ${withMargin(rate)} (N ${rate.n})` }
    }),
  )
}

function sensibleWins(findings: Findings): Measured | null {
  const rate = fieldRate(findings, 'sensible', 9)
  return rate && { lacking: 0.5 - rate.share, doubt: margin(rate), nearest: `${withMargin(rate)} (N ${rate.n})` }
}

function spamTrails(findings: Findings): Measured | null {
  return worst(
    [5, 6, 7, 8, 9, 10, 11, 12].map((field) => {
      const spam = fieldRate(findings, 'spam', field)
      const mix = fieldRate(findings, 'sensible', field)
      if (!spam || !mix) return null
      const lead = mix.share - spam.share
      return {
        lacking: 0.2 - lead,
        doubt: margin(spam) + margin(mix),
        nearest: `field ${field}: ${percent(mix.share)} against ${percent(spam.share)}`,
      }
    }),
  )
}

function mixedWins(findings: Findings): Measured | null {
  return worst(
    partySkills.map(({ id, name }) => {
      const alone = together(findings, [repeatingCell(id, 'alone')])
      const mixed = together(findings, [repeatingCell(id, 'mixed')])
      if (!alone || !mixed) return null
      const [a, m] = [rateOf(alone), rateOf(mixed)]
      const noise = Math.hypot(margin(a), margin(m))
      return {
        lacking: a.share - m.share - noise,
        doubt: 0,
        nearest: `${name}: ${withMargin(a)} every round, ${withMargin(m)} mixed (N ${a.n})`,
      }
    }),
  )
}

/** Best win rate in field 9 of the builds that hold the skill. */
export function bestBuildWith(findings: Findings, skill: number): { readonly name: string; readonly rate: Rate } | null {
  let best: { name: string; rate: Rate } | null = null
  for (const build of builds) {
    const tally = build.skills.includes(skill) ? findings.cells.get(buildCell(build, 9)) : undefined
    if (tally && (!best || rateOf(tally).share > best.rate.share)) best = { name: build.name, rate: rateOf(tally) }
  }
  return best
}

function skillsWin(findings: Findings): Measured | null {
  if (!findings.cells.has(buildCell(builds[0] ?? never(), 9))) return null
  return worst(
    partySkills.map(({ id, name }) => {
      const best = bestBuildWith(findings, id)
      if (!best) return { lacking: 1, doubt: 0, nearest: `${name} is in no build` }
      return {
        lacking: 0.5 - best.rate.share,
        doubt: margin(best.rate),
        nearest: `${name} in ${best.name}: ${withMargin(best.rate)} (N ${best.rate.n})`,
      }
    }),
  )
}

function never(): never {
  throw new Error('There are no builds')
}

function noBuildTrails(findings: Findings): Measured | null {
  const rates = builds.flatMap((build) => {
    const tally = together(
      findings,
      BUILD_FIELDS.map((field) => buildCell(build, field)),
    )
    return tally ? [{ build, rate: rateOf(tally) }] : []
  })
  return worst(
    rates.map(({ build, rate }) => {
      const peers = rates.filter((other) => other.build.role === build.role)
      const mean = peers.reduce((sum, peer) => sum + peer.rate.share, 0) / peers.length
      const nearest = `${build.name}: ${withMargin(rate)}, its role ${percent(mean)} (N ${rate.n})`
      return { lacking: mean - rate.share - 0.2, doubt: margin(rate), nearest }
    }),
  )
}

export interface ItemGain {
  readonly item: number
  readonly where: string
  /** Points of win rate that two of it add, 0–1. */
  readonly gain: number
  readonly noise: number
  /** Used up in an adventure that was not lost. */
  readonly used: number
  readonly n: number
}

/** What two of an item add to the win rate, in every scene. */
export function itemGains(findings: Findings): readonly ItemGain[] {
  return itemScenes.flatMap(({ item, field, backdrop }) => {
    const tally = findings.cells.get(itemCell(field, backdrop, item))
    const base = findings.cells.get(itemCell(field, backdrop, 0))
    if (!tally || !base) return []
    const [a, b] = [rateOf(tally), rateOf(base)]
    const used = (tally.items[item] ?? 0) / Math.max(1, tally.won)
    return [{ item, where: `${field} ${backdrop}`, gain: a.share - b.share, noise: Math.hypot(margin(a), margin(b)) / 2, used, n: a.n }]
  })
}

/** G that a smoke bomb brings home beyond what fleeing on foot does, for each bomb thrown. */
export function smokeGain(findings: Findings): number | null {
  const [bombs, onFoot] = [findings.cells.get(smokeCell(true)), findings.cells.get(smokeCell(false))]
  if (!bombs || !onFoot) return null
  const thrown = bombs.items[SMOKE_SCENE.item] ?? 0
  return thrown === 0 ? 0 : (bombs.gold - onFoot.gold) / thrown
}

function itemsPay(findings: Findings): Measured | null {
  const gains = itemGains(findings)
  const smoke = smokeGain(findings)
  if (gains.length === 0 || smoke === null) return null
  return worst(
    items.map(({ id, name, price }) => {
      if (id === SMOKE_SCENE.item)
        return { lacking: (price - smoke) / 1000, doubt: 0, nearest: `${name}: ${smoke.toFixed(0)} G for ${price} G` }
      const mine = gains.filter((gain) => gain.item === id)
      if (mine.length === 0) return { lacking: 1, doubt: 0, nearest: `${name} was not tried` }
      const best = mine.reduce((a, b) => (b.gain > a.gain ? b : a))
      const points = `${(100 * best.gain).toFixed(1)} ±${(100 * best.noise).toFixed(1)}`
      return { lacking: 0.02 - best.gain, doubt: best.noise, nearest: `${name}: ${points} points in ${best.where} (N ${best.n})` }
    }),
  )
}

/** Mean rounds of a stage under sensible play, over all who entered it; index 0 = stage 1. */
export function meanTurns(findings: Findings, field: number): readonly number[] {
  const tally = together(
    findings,
    parties.map((party) => fieldCell('sensible', field, partyName(party))),
  )
  return tally ? tally.turns.map((turns, stage) => turns / Math.max(1, tally.entered[stage] ?? 0)) : []
}

function battlesEnd(findings: Findings): Measured | null {
  return worst(
    USUAL_ORDER.flatMap((field) =>
      meanTurns(findings, field).map((turns, stage) => ({
        lacking: turns - 30,
        doubt: 0,
        nearest: `${field}-${stage + 1}: ${turns.toFixed(1)} rounds`,
      })),
    ),
  )
}

const ENOUGH_PACKED = 0.8

function purseSuffices(findings: Findings): Measured | null {
  return worst(
    USUAL_ORDER.map((field) => {
      const packed = careerMean(findings, field, (visit) => visit.packed)
      const price = priceOf(packingLists[field] ?? [])
      return packed === null
        ? null
        : { lacking: ENOUGH_PACKED - packed, doubt: 0, nearest: `field ${field}: ${percent(packed)} of a bag of ${price} G` }
    }),
  )
}

/** The mean over all careers that entered the field. */
export function careerMean(findings: Findings, field: number, figure: (visit: FieldVisit) => number): number | null {
  const visits = findings.careers.flatMap(({ fields }) => fields.filter((visit) => visit.field === field))
  return visits.length === 0 ? null : visits.reduce((sum, visit) => sum + figure(visit), 0) / visits.length
}
