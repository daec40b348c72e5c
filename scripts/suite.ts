import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
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

/** So much of an error is told again at the end: whoever reads only that must see why. */
const ERROR_LINES = 15

/** A failed test, its place where that is known, and the beginning of its errors. */
function reasonOf(title: string, errors: readonly string[]): string {
  const lines = errors.flatMap((error) => stripVTControlCharacters(error).split('\n')).filter(isNews)
  return [title, ...lines.slice(0, ERROR_LINES).map((line) => `    ${line}`)].join('\n')
}

interface VitestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

export function tallyOfVitest(json: unknown): Tally {
  const { numPassedTests, testResults } = json as VitestReport
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'failed')
  // A file that could not be loaded has no tests that could fail.
  const files = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  const reasons = [
    ...tests.map(({ fullName, failureMessages = [] }) => reasonOf(fullName, failureMessages)),
    ...files.map(({ name, message }) => reasonOf(name, [message])),
  ]
  return { passed: numPassedTests, failed: reasons.length, reasons }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly file: string
    readonly line: number
    readonly tests: readonly { readonly results: readonly PlaywrightResult[] }[]
  }[]
}

interface PlaywrightResult {
  readonly errors: readonly { readonly message?: string }[]
  readonly attachments: readonly { readonly name: string; readonly path?: string }[]
}

/** So much of the page is shown of a failed journey: elsewhere nobody can open its folder. */
const PAGE_LINES = 40

/** What stood on the page when the journey failed, as the tree of accessible names that Playwright leaves; empty if it left none. */
function pageOf({ attachments }: PlaywrightResult): readonly string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (path === undefined || !existsSync(path)) return []
  const [, tree] = /^```yaml\n(.*?)^```/ms.exec(readFileSync(path, 'utf8')) ?? []
  return tree?.trimEnd().split('\n').slice(0, PAGE_LINES) ?? []
}

const failedIn = ({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const results = tests.flatMap((test) => test.results)
      const errors = results.flatMap((result) => result.errors.map(({ message = '' }) => message))
      return [reasonOf(`${file}:${line} ${title}`, errors), ...results.flatMap(pageOf).map((shown) => `    ${shown}`)].join('\n')
    }),
  ...suites.flatMap(failedIn),
]

export function tallyOfPlaywright(json: unknown): Tally {
  const { stats, suites } = json as {
    readonly stats: { readonly expected: number; readonly unexpected: number }
    readonly suites: readonly PlaywrightSuite[]
  }
  return { passed: stats.expected, failed: stats.unexpected, reasons: failedIn({ suites }) }
}
