import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { runChecks } from './check.ts'

interface Tally {
  readonly passed: number
  readonly failed: number
}

const reports = 'tmp/reports'

/** A suite that wrote no report at all counts as one failure: silence is no success. */
function run(name: string, program: string, programArguments: readonly string[], report: string, tally: (json: unknown) => Tally): Tally {
  console.log(`\n── ${name}`)
  const file = `${reports}/${report}`
  const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...programArguments], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  let counted: Tally
  try {
    counted = tally(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

const vitest = (project: string) => {
  const file = `${project}.json`
  const options = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/${file}`]
  return run(`tests: ${project}`, 'vitest/vitest.mjs', options, file, (json) => {
    const { numPassedTests, numFailedTests } = json as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

const playwright = () =>
  run('tests: e2e', '@playwright/test/cli.js', ['test', '--reporter=line,json'], 'e2e.json', (json) => {
    const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number } }
    if (stats.flaky > 0) console.log(`${stats.flaky} of the journeys passed only at the second try: see above`)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  })

function checks(): Tally {
  console.log('── check')
  return runChecks()
}

const started = performance.now()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const tallies = [checks, () => vitest('unit'), () => vitest('api'), playwright].map((suite) => suite())
const sum = (key: keyof Tally) => tallies.reduce((total, each) => total + each[key], 0)

console.log(`\nin ${Math.round((performance.now() - started) / 1000)} s`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
