import { fieldTexts } from '../../content/text/fields.ts'
import { escapeHtml, lineChart, table } from './charts.ts'
import type { FieldVisit } from '../run/career.ts'
import type { Findings } from './findings.ts'
import { decisionSections } from '../decisions/report.ts'
import { visitMean, winRate } from './measures.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { parties, partyName } from '../party.ts'
import { peopleSections } from '../people/report.ts'
import { fieldCell, levelCell, levelsFor, POLICIES } from '../run/plan.ts'
import { battleSections, buildSection, itemSection, skillSection } from './report-sections.ts'
import { REPORT_STYLE } from './report-style.ts'
import type { RunInfo } from '../run/run-info.ts'
import { percent, shareOf, withError } from './sample.ts'
import { type Judgement, limitText, sampleText, type Verdict } from './verdict.ts'

/** The page for designers: one file, nothing loaded from elsewhere. */
export function report(findings: Findings, judgements: readonly Judgement[], info: RunInfo): string {
  const sections = [
    goalSection(judgements),
    ...peopleSections(findings),
    ...decisionSections(findings),
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
<p class="lead">${introduction(info)}</p>
${sections.join('\n')}
</main></body></html>
`
}

function introduction({ adventures, seconds, threads, seed, quick }: RunInfo): string {
  const pace = Math.round((adventures / seconds) * 60)
  const size = quick ? 'A quick look: small samples, most goals cannot be judged.' : 'The full run.'
  return `${size} ${adventures} whole adventures in ${seconds.toFixed(0)} s on ${threads} threads (${pace} a minute), seed ${seed}.
Every adventure is played by the game's own rules on the game's own tables. Shares are followed by one standard error (±); N is the number of adventures.
A goal is judged by the mean, with nothing added in its favour: PASS, FAIL, or too small a sample to tell.
The solver knows how enemies behave but not what will be rolled, and simulates the next turns with the rules themselves. It shows what is possible, not how people fare. Parties play the builds of their plan, at the level of first clears alone.`
}

export const fieldName = (field: number): string => `${field} ${fieldTexts.find(({ id }) => id === field)?.name ?? ''}`

const section = (title: string, note: string, content: string): string => `<h2>${title}<small>${note}</small></h2>\n${content}`

const markOf: Readonly<Record<Verdict, string>> = {
  PASS: 'pass',
  FAIL: 'miss',
  'too small a sample': 'unmeasured',
  'not measured': 'unmeasured',
}

function goalSection(judgements: readonly Judgement[]): string {
  const rows = judgements.map(({ goal, verdict, deciding, figures, passed }) => {
    const cells = [
      goal.name,
      goal.measure,
      limitText(goal),
      deciding ? `${deciding.of}: ${sampleText(goal.unit, deciding.sample)}` : '–',
      `${passed} of ${figures}`,
    ]
    return `<tr><td class="${markOf[verdict]}">${verdict}</td>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`
  })
  const heads = ['verdict', 'goal', 'measured', 'limit', 'deciding figure', 'figures that pass']
  const head = `<thead><tr>${heads.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead>`
  return section(
    '目標 Goals',
    'judged by the mean; a sample is large enough when three standard errors are below the distance that matters',
    `<div class="scroll"><table class="goals">${head}<tbody>${rows.join('\n')}</tbody></table></div>`,
  )
}

function winSection(findings: Findings): string {
  const lines = [...POLICIES].reverse().map((policy) => ({
    name: policy,
    values: USUAL_ORDER.map((field) => winRate(findings, policy, field)?.mean ?? null),
  }))
  const rows = USUAL_ORDER.map((field) => [
    fieldName(field),
    ...POLICIES.map((policy) => {
      const rate = winRate(findings, policy, field)
      return rate ? { text: withError(rate), heat: rate.mean } : '–'
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
      const tally = findings.cells.get(fieldCell('solver', field, partyName(party)))
      return tally ? { text: percent(shareOf(tally).mean), heat: shareOf(tally).mean } : '–'
    }),
  ])
  const [party] = parties
  const n = party ? (findings.cells.get(fieldCell('solver', 1, partyName(party)))?.runs ?? 0) : 0
  return section('組 Parties', `the solver’s play; digits are role ids; N ${n} a cell`, table(['party', ...USUAL_ORDER.map(String)], rows))
}

function levelSection(findings: Findings): string {
  const levels = Array.from({ length: 10 }, (_, index) => index + 1)
  const rows = USUAL_ORDER.map((field) => [
    fieldName(field),
    ...levels.map((level) => {
      const tally = levelsFor(field).includes(level) ? findings.cells.get(levelCell(field, level)) : undefined
      return tally ? { text: percent(shareOf(tally).mean), heat: shareOf(tally).mean } : '·'
    }),
  ])
  return section(
    '段 Level',
    'the solver’s play, two levels below to one above the entry level',
    table(['field', ...levels.map((level) => `Lv${level}`)], rows),
  )
}

function careerSection(findings: Findings): string {
  const mean = (field: number, figure: (visit: FieldVisit) => number) =>
    visitMean(findings, field, figure, { player: 'solver' })?.mean ?? null
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
  const mean = (figure: (visit: FieldVisit) => number) => visitMean(findings, field, figure, { player: 'solver' })?.mean ?? 0
  const tries = parties.map((party) => ({
    name: partyName(party),
    mean: visitMean(findings, field, (visit) => visit.tries, { player: 'solver', party: partyName(party) })?.mean ?? 0,
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
