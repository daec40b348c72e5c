import { fieldTexts } from '../content/fields-text.ts'
import { escapeHtml, lineChart, table } from './charts.ts'
import { type Findings, percent, rateOf, withMargin } from './findings.ts'
import { careerMean, fieldRate, type Goal, meanOf } from './goals.ts'
import type { Measured } from './measured.ts'
import { parties, partyName, USUAL_ORDER } from './party.ts'
import { fieldCell, levelCell, levelsFor, POLICIES } from './plan.ts'
import { battleSections, buildSection, itemSection, skillSection } from './report-sections.ts'
import { REPORT_STYLE } from './report-style.ts'

/** The page for designers: one file, nothing loaded from elsewhere. */
export function report(findings: Findings, goals: readonly Goal[], measured: Measured): string {
  const sections = [
    goalSection(goals),
    winSection(findings),
    partySection(findings),
    levelSection(findings),
    careerSection(findings),
    ...battleSections(findings),
    skillSection(findings),
    itemSection(findings),
    buildSection(findings),
  ]
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>影あかり — the balance lab</title><style>${REPORT_STYLE}</style></head>
<body><main>
<h1>影あかり <span lang="ja">調合帳</span></h1>
<p class="lead">${introduction(measured)}</p>
${sections.join('\n')}
</main></body></html>
`
}

function introduction({ adventures, seconds, threads, seed, quick }: Measured): string {
  const pace = Math.round((adventures / seconds) * 60)
  const size = quick ? 'A quick look: small samples, verdicts given two standard errors of credit.' : 'The full run.'
  return `${size} ${adventures} whole adventures in ${seconds.toFixed(0)} s on ${threads} threads (${pace} a minute), seed ${seed}.
Every adventure is played by the game's own rules on the game's own tables. Shares are followed by two standard errors (±); N is the number of adventures.
“Sensible” is a careful player who knows how shadows behave but not the dice; parties play the builds of their plan, at the level of first clears alone.`
}

export const fieldName = (field: number): string => `${field} ${fieldTexts.find(({ id }) => id === field)?.name ?? ''}`

const section = (title: string, note: string, content: string): string => `<h2>${title}<small>${note}</small></h2>\n${content}`

function goalSection(goals: readonly Goal[]): string {
  const rows = goals.map(({ name, verdict, nearest }) => {
    const mark = verdict === 'PASS' ? 'pass' : verdict === 'MISS' ? 'miss' : 'unmeasured'
    return `<tr><td class="${mark}">${verdict}</td><td>${escapeHtml(name)}</td><td>${escapeHtml(nearest)}</td></tr>`
  })
  const head =
    '<thead><tr><th scope="col">verdict</th><th scope="col">goal</th><th scope="col">figure nearest to missing it</th></tr></thead>'
  return section(
    '目標 Goals',
    'what the balance promises',
    `<div class="scroll"><table class="goals">${head}<tbody>${rows.join('\n')}</tbody></table></div>`,
  )
}

function winSection(findings: Findings): string {
  const lines = [...POLICIES].reverse().map((policy) => ({
    name: policy,
    values: USUAL_ORDER.map((field) => fieldRate(findings, policy, field)?.share ?? null),
  }))
  const rows = USUAL_ORDER.map((field) => [
    fieldName(field),
    ...POLICIES.map((policy) => {
      const rate = fieldRate(findings, policy, field)
      return rate ? { text: withMargin(rate), heat: rate.share } : '–'
    }),
  ])
  const chart = lineChart('Win rate by field', USUAL_ORDER.map(String), lines, (value) => percent(value))
  return section(
    '勝率 Win rate',
    'whole fields at entry level, all 20 parties, in the usual order',
    chart + table(['field', ...POLICIES], rows),
  )
}

function partySection(findings: Findings): string {
  const rows = parties.map((party) => [
    partyName(party),
    ...USUAL_ORDER.map((field) => {
      const tally = findings.cells.get(fieldCell('sensible', field, partyName(party)))
      return tally ? { text: percent(rateOf(tally).share), heat: rateOf(tally).share } : '–'
    }),
  ])
  const [party] = parties
  const n = party ? (findings.cells.get(fieldCell('sensible', 1, partyName(party)))?.runs ?? 0) : 0
  return section('組 Parties', `sensible play; digits are role ids; N ${n} a cell`, table(['party', ...USUAL_ORDER.map(String)], rows))
}

function levelSection(findings: Findings): string {
  const levels = Array.from({ length: 10 }, (_, index) => index + 1)
  const rows = USUAL_ORDER.map((field) => [
    fieldName(field),
    ...levels.map((level) => {
      const tally = levelsFor(field).includes(level) ? findings.cells.get(levelCell(field, level)) : undefined
      return tally ? { text: percent(rateOf(tally).share), heat: rateOf(tally).share } : '·'
    }),
  ])
  return section(
    '段 Level',
    'sensible play, two levels below to one above the entry level',
    table(['field', ...levels.map((level) => `Lv${level}`)], rows),
  )
}

function careerSection(findings: Findings): string {
  const mean = (field: number, figure: Parameters<typeof careerMean>[2]) => careerMean(findings, field, figure)
  const ticks = USUAL_ORDER.map(String)
  const gold = lineChart(
    'Gold before shopping',
    ticks,
    [{ name: 'gold (G)', values: USUAL_ORDER.map((field) => mean(field, (visit) => visit.gold)) }],
    (value) => value.toFixed(0),
  )
  const exp = lineChart(
    'EXP at first entry',
    ticks,
    [{ name: 'EXP', values: USUAL_ORDER.map((field) => mean(field, (visit) => visit.exp)) }],
    (value) => value.toFixed(0),
  )
  const rows = USUAL_ORDER.map((field) => careerRow(findings, field))
  const heads = ['field', 'entry level', 'tries, mean', 'hardest party', 'its tries', 'gold', 'bag filled', 'repeated for money']
  const finished = findings.careers.filter((career) => career.stuckAt === null).length
  const note = `${finished} of ${findings.careers.length} careers finished all twelve fields; money really earned, no day labour`
  return section('旅 Careers', note, table(heads, rows) + gold + exp)
}

function careerRow(findings: Findings, field: number): readonly string[] {
  const mean = (figure: Parameters<typeof careerMean>[2]) => careerMean(findings, field, figure) ?? 0
  const tries = parties.map((party) => ({
    name: partyName(party),
    mean: meanOf(findings, partyName(party), field, (visit) => visit.tries) ?? 0,
  }))
  const hardest = tries.reduce((most, one) => (one.mean > most.mean ? one : most))
  return [
    fieldName(field),
    mean((visit) => visit.level).toFixed(1),
    mean((visit) => visit.tries).toFixed(2),
    hardest.name,
    hardest.mean.toFixed(2),
    mean((visit) => visit.gold).toFixed(0),
    percent(mean((visit) => visit.packed)),
    mean((visit) => visit.farmed).toFixed(2),
  ]
}
