import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { adventuresIn, type Findings, gather, percent } from './findings.ts'
import { fieldRate, type Goal, judge } from './goals.ts'
import type { Measured } from './measured.ts'
import { USUAL_ORDER } from './party.ts'
import { FULL, planJobs, POLICIES, QUICK } from './plan.ts'
import { runJobs } from './pool.ts'
import { report } from './report.ts'
import { summary } from './summary.ts'

/** Raise it to see whether a verdict depends on the dice. */
const SEED = 20_261

await main(process.argv.slice(2))

/** `--quick`: a small run; `--threads=n`; `--seed=n`. Exits with 1 when a goal is missed. */
async function main(options: readonly string[]): Promise<void> {
  const quick = options.includes('--quick')
  const seed = numberIn(options, 'seed') ?? SEED
  const threads = numberIn(options, 'threads') ?? availableParallelism()
  const started = performance.now()
  const results = await runJobs(planJobs(quick ? QUICK : FULL, seed), { threads, onProgress: showProgress })
  const seconds = (performance.now() - started) / 1000
  const findings = gather(results)
  const goals = judge(findings, { lenient: quick })
  const measured: Measured = { seed, quick, threads, seconds, adventures: adventuresIn(findings) }
  writeFileSync('lab-summary.json', `${JSON.stringify(summary(findings, goals, measured), null, 2)}\n`)
  writeFileSync('lab-report.html', report(findings, goals, measured))
  print(findings, goals)
  const pace = Math.round((measured.adventures / seconds) * 60)
  console.log(
    `\n${measured.adventures} adventures in ${seconds.toFixed(1)} s on ${threads} threads: ${pace} a minute (goal 10000 on two idle cores)`,
  )
  console.log('Written: lab-report.html, lab-summary.json')
  process.exitCode = goals.some((goal) => goal.verdict === 'MISS') ? 1 : 0
}

function numberIn(options: readonly string[], name: string): number | null {
  const given = options.find((option) => option.startsWith(`--${name}=`))
  return given === undefined ? null : Number(given.slice(name.length + 3))
}

function showProgress(done: number, all: number): void {
  if (!process.stderr.isTTY || (done % 20 !== 0 && done < all)) return
  process.stderr.write(`\r${done} of ${all} jobs (${percent(done / all)})${done === all ? '\n' : ''}`)
}

function print(findings: Findings, goals: readonly Goal[]): void {
  console.log(['field', ...POLICIES].map((head) => head.padStart(12)).join(''))
  for (const field of USUAL_ORDER) {
    const cells = POLICIES.map((policy) => fieldRate(findings, policy, field)).map((rate) => (rate ? percent(rate.share, 1) : '–'))
    console.log([String(field), ...cells].map((cell) => cell.padStart(12)).join(''))
  }
  console.log()
  for (const { verdict, name, nearest } of goals) console.log(`${verdict.padEnd(12)} ${name}\n${' '.repeat(13)}nearest: ${nearest}`)
}
