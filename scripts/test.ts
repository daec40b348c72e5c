import { mkdirSync, rmSync } from 'node:fs'
import { runChecks } from './check.ts'
import { runSuite, type Suite, type Tally } from './suite.ts'

const reports = 'tmp/reports'

interface VitestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

function tallyOfVitest(json: unknown): Tally {
  const { numPassedTests, testResults } = json as VitestReport
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'failed')
  // A file that could not be loaded has no tests that could fail.
  const files = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  const reasons = [...tests.map(({ fullName }) => fullName), ...files.map(({ name, message }) => `${name}: ${message}`)]
  return { passed: numPassedTests, failed: reasons.length, reasons }
}

const vitest = (project: string): Suite => {
  const report = `${project}.json`
  const options = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${report}`]
  return {
    name: project,
    program: 'node_modules/vitest/vitest.mjs',
    arguments: options,
    report: `${reports}/${report}`,
    tally: tallyOfVitest,
  }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
}

const failedIn = ({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failedIn),
]

function tallyOfPlaywright(json: unknown): Tally {
  const { stats, suites } = json as {
    readonly stats: { expected: number; unexpected: number }
    readonly suites: readonly PlaywrightSuite[]
  }
  return { passed: stats.expected, failed: stats.unexpected, reasons: failedIn({ suites }) }
}

const playwright: Suite = {
  name: 'e2e',
  program: 'node_modules/@playwright/test/cli.js',
  arguments: ['test', '--reporter=line,json'],
  report: `${reports}/e2e.json`,
  tally: tallyOfPlaywright,
}

const started = performance.now()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
console.log('── check')
const tallies: Tally[] = [runChecks()]
// One after the other: each keeps two cores busy, and side by side all of them only take longer.
for (const suite of [vitest('unit'), vitest('api'), vitest('recipes'), playwright]) tallies.push(await runSuite(suite))
const sum = (key: 'passed' | 'failed') => tallies.reduce((total, each) => total + each[key], 0)

const reasons = tallies.flatMap((each) => each.reasons)
if (reasons.length > 0) console.log(`\n── failed\n${reasons.join('\n')}`)
console.log(`\nin ${Math.round((performance.now() - started) / 1000)} s`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
