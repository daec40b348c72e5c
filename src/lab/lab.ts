import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { adventuresIn, type Findings, gather } from './report/findings.ts'
import { decisionLines } from './decisions/report.ts'
import { lookbackLines } from './lookbacks/goals.ts'
import { slipLines } from './slips/goals.ts'
import { tacticLines } from './tactics/goals.ts'
import { goals } from './report/goals.ts'
import { winRate } from './report/measures.ts'
import { USUAL_ORDER } from '../content/fields.ts'
import { judgedLives } from './people/goals.ts'
import { firstTry } from './people/measures.ts'
import { FULL, PEOPLE, planTasks, POLICIES, QUICK } from './run/plan.ts'
import type { Task } from './run/task.ts'
import { type DoneTask, runTasks } from './run/pool.ts'
import { report } from './report/report.ts'
import type { RunInfo } from './run/run-info.ts'
import { percent } from './report/sample.ts'
import { summary } from './report/summary.ts'
import { judge, type Judgement, limitText, sampleText } from './report/verdict.ts'

/** `--seed=n` shows whether a verdict depends on it. */
const SEED = 20_261

await main(process.argv.slice(2))

/** `--quick`: a small run; `--people`: only what people play, to tune by; `--threads=n`; `--seed=n`. Exits with 1 when a goal fails, or, in a full run, cannot be judged. */
async function main(options: readonly string[]): Promise<void> {
  const quick = options.includes('--quick')
  const seed = numberIn(options, 'seed') ?? SEED
  const threads = numberIn(options, 'threads') ?? availableParallelism()
  const started = performance.now()
  const sizes = quick ? QUICK : options.includes('--people') ? PEOPLE : FULL
  const spent = new Map<string, number>()
  const results = await runTasks(planTasks(sizes, seed), {
    threads,
    onDone: (one) => {
      showProgress(one)
      spent.set(kindOf(one.task), (spent.get(kindOf(one.task)) ?? 0) + one.seconds)
    },
  })
  const seconds = (performance.now() - started) / 1000
  const findings = gather(results)
  const judgements = judge(goals, findings)
  const info: RunInfo = { seed, quick, threads, seconds, adventures: adventuresIn(findings) }
  writeFileSync('lab-summary.json', `${JSON.stringify(summary(findings, judgements, info), null, 2)}\n`)
  writeFileSync('lab-report.html', report(findings, judgements, info))
  print(findings, judgements)
  const pace = Math.round((info.adventures / seconds) * 60)
  console.log(
    `\n${info.adventures} adventures in ${seconds.toFixed(1)} s on ${threads} threads: ${pace} a minute (goal 10000 on two idle cores)`,
  )
  console.log(`Seconds of a thread: ${[...spent].map(([kind, of]) => `${kind} ${of.toFixed(0)}`).join(', ')}`)
  console.log('Written: lab-report.html, lab-summary.json')
  process.exitCode = judgements.some(({ verdict }) => verdict === 'FAIL' || (!quick && verdict !== 'PASS')) ? 1 : 0
}

function numberIn(options: readonly string[], name: string): number | null {
  const given = options.find((option) => option.startsWith(`--${name}=`))
  return given === undefined ? null : Number(given.slice(name.length + 3))
}

/** A trial's cell begins with what it is tried for. */
function kindOf(task: Task): string {
  return task.type === 'trial' ? (task.cell.split('/')[0] ?? '') : task.type
}

function showProgress({ done, all }: DoneTask): void {
  if (!process.stderr.isTTY || (done % 20 !== 0 && done < all)) return
  process.stderr.write(`\r${done} of ${all} tasks (${percent(done / all)})${done === all ? '\n' : ''}`)
}

function print(findings: Findings, judgements: readonly Judgement[]): void {
  console.log(`first try %, field:   ${USUAL_ORDER.map((field) => String(field).padStart(4)).join('')}`)
  for (const who of judgedLives) {
    const cells = USUAL_ORDER.map((field) => firstTry(findings, who, field)).map((rate) => (rate ? (100 * rate.mean).toFixed(0) : '–'))
    console.log(`${`${who.person}, ${who.difficulty}`.padEnd(22)}${cells.map((cell) => cell.padStart(4)).join('')}`)
  }
  console.log()
  console.log(['field', ...POLICIES].map((head) => head.padStart(12)).join(''))
  for (const field of USUAL_ORDER) {
    const cells = POLICIES.map((policy) => winRate(findings, policy, field)).map((rate) => (rate ? percent(rate.mean, 1) : '–'))
    console.log([String(field), ...cells].map((cell) => cell.padStart(12)).join(''))
  }
  console.log()
  for (const line of [...decisionLines(findings), ...lookbackLines(findings), ...tacticLines(findings), ...slipLines(findings)])
    console.log(line)
  console.log()
  for (const { goal, verdict, deciding, figures, passed } of judgements) {
    console.log(`${verdict.padEnd(18)} ${goal.name}`)
    if (deciding === null) continue
    console.log(`${' '.repeat(19)}${goal.measure}: ${passed} of ${figures} figures pass, limit ${limitText(goal)}`)
    console.log(`${' '.repeat(19)}${deciding.of}: ${sampleText(goal.unit, deciding.sample)}`)
  }
}
