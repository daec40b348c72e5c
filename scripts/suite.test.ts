import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runSuite, type Tally } from './suite.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kageakari-suite-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function suiteThat(does: string) {
  const program = join(folder, 'program.cjs')
  const report = join(folder, 'report.json')
  writeFileSync(
    program,
    `const report = tally => require('node:fs').writeFileSync(${JSON.stringify(report)}, JSON.stringify(tally));\n${does}`,
  )
  return runSuite({ name: 'tests: some', program, arguments: [], report, tally: (json) => json as Tally })
}

test('a suite that could not start counts as one failure with its reason', async () => {
  const counted = await suiteThat(`console.error('Error: spawn initdb EACCES\\n    at spawn (x.js:1:2)'); process.exit(1)`)
  expect(counted).toEqual({ passed: 0, failed: 1, reasons: ['tests: some did not run:\nError: spawn initdb EACCES'] })
})

test('a suite that reports no test at all did not run', async () => {
  const counted = await suiteThat(`report({ passed: 0, failed: 0, reasons: [] }); console.log('no tests')`)
  expect(counted).toMatchObject({ failed: 1, reasons: ['tests: some did not run:\nno tests'] })
})

test('a suite whose tests pass but which ends badly has one failure', async () => {
  const counted = await suiteThat(`report({ passed: 3, failed: 0, reasons: [] }); console.log('Error: unhandled'); process.exit(1)`)
  expect(counted).toEqual({ passed: 3, failed: 1, reasons: ['tests: some ended with 1:\nError: unhandled'] })
})

test('a suite counts as it reports', async () => {
  const reported = { passed: 3, failed: 1, reasons: ['the lamp stays lit'] }
  expect(await suiteThat(`report(${JSON.stringify(reported)}); process.exit(1)`)).toEqual(reported)
})
