import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  readonly passed: number
  readonly failed: number
  /** What failed and, where no test could say so, why. */
  readonly reasons: readonly string[]
}

export interface Suite {
  readonly name: string
  /** A script for Node, with its arguments. */
  readonly program: string
  readonly arguments: readonly string[]
  /** Where it writes its JSON report. */
  readonly report: string
  readonly tally: (json: unknown) => Tally
}

const LAST_LINES = 12

/**
 * Runs the suite, says how it ended and in how many seconds. One that could not start, or ended badly without a failed test, counts as one
 * failure with its last lines as the reason.
 */
export async function runSuite(suite: Suite): Promise<Tally> {
  const started = performance.now()
  const tally = await tallyOf(suite)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`── ${suite.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`)
  return tally
}

async function tallyOf(suite: Suite): Promise<Tally> {
  const { status, lastLines } = await run(suite)
  const failure = (what: string): Tally => ({ passed: 0, failed: 1, reasons: [`${suite.name} ${what}:\n${lastLines}`] })
  let counted: Tally
  try {
    counted = suite.tally(JSON.parse(readFileSync(suite.report, 'utf8')))
  } catch {
    return failure('did not run')
  }
  if (counted.passed + counted.failed === 0) return failure('did not run')
  return status === 0 || counted.failed > 0 ? counted : { ...failure(`ended with ${status}`), passed: counted.passed }
}

/** Shows every line that the program says while it runs, behind the suite's name: several suites run at once. */
async function run({
  name,
  program,
  arguments: args,
  report,
}: Suite): Promise<{ readonly status: number | null; readonly lastLines: string }> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const news: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      const text = stripVTControlCharacters(line)
      console.log(`${name} │ ${text}`)
      if (!isNews(text)) return
      news.push(text)
      if (news.length > LAST_LINES) news.shift()
    })
  }
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, lastLines: news.join('\n') }
}

/** Neither empty nor a line of a stack or of quoted code. */
const isNews = (line: string): boolean => !/^\s*(❯|at |\d*\s*\||$)/.test(line)
