import { mkdirSync, rmSync } from 'node:fs'
import { runChecks } from './check.ts'
import { runSuite, type Suite, type Tally, tallyOfPlaywright, tallyOfVitest } from './suite.ts'

const reports = 'tmp/reports'

/** @param beside projects that run at the same time, and are counted with it. */
const vitest = (name: string, ...beside: readonly string[]): Suite => {
  const report = `${name}.json`
  const projects = [name, ...beside].flatMap((project) => ['--project', project])
  const options = ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${report}`]
  return {
    name,
    program: 'node_modules/vitest/vitest.mjs',
    arguments: options,
    report: `${reports}/${report}`,
    tally: tallyOfVitest,
  }
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
// One after the other: each keeps two cores busy, and side by side all of them only take longer. The recipes alone leave one idle.
for (const suite of [vitest('unit'), vitest('api'), vitest('recipes', 'seeds'), playwright]) tallies.push(await runSuite(suite))
const sum = (key: 'passed' | 'failed') => tallies.reduce((total, each) => total + each[key], 0)

const reasons = tallies.flatMap((each) => each.reasons)
if (reasons.length > 0) console.log(`\n── failed\n${reasons.join('\n\n')}`)
console.log(`\nin ${Math.round((performance.now() - started) / 1000)} s`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
