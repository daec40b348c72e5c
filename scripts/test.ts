import { mkdirSync, rmSync } from 'node:fs'
import { runChecks } from './check.ts'
import { runSuite, type Suite, type Tally, tallyOfPlaywright, tallyOfVitest } from './suite.ts'

const reports = 'tmp/reports'

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
if (reasons.length > 0) console.log(`\n── failed\n${reasons.join('\n\n')}`)
console.log(`\nin ${Math.round((performance.now() - started) / 1000)} s`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
