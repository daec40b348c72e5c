import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runSuite, type Tally, tallyOfPlaywright, tallyOfVitest } from './suite.ts'

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

test('a failed journey is told with its place, the beginning of its error and what stood on the page', () => {
  const message = '\u001b[31mError: expect(locator).toHaveText(expected) failed\u001b[39m\n\n    at x.ts:1:2\nTimeout: 60000ms'
  const path = join(folder, 'error-context.md')
  writeFileSync(path, '# Error details\n\n```\nError\n```\n\n```yaml\n- main:\n  - button "the lamp"\n```\n\n```ts\nexpect()\n```\n')
  const result = { errors: [{ message }], attachments: [{ name: 'trace' }, { name: 'error-context', path }] }
  const failed = { title: 'the lamp', ok: false, file: 'lamp.spec.ts', line: 7, tests: [{ results: [result] }] }
  const report = { stats: { expected: 2, unexpected: 1 }, suites: [{ suites: [{ specs: [failed, { ...failed, ok: true }] }] }] }
  expect(tallyOfPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    reasons: [
      'lamp.spec.ts:7 the lamp\n    Error: expect(locator).toHaveText(expected) failed\n    Timeout: 60000ms\n    - main:\n      - button "the lamp"',
    ],
  })
})

test('a failed test and a file that could not be loaded are told with the beginning of their errors', () => {
  const failed = { status: 'failed', fullName: 'the lamp stays lit', failureMessages: ['AssertionError: expected 1\n    at y.ts:3:4'] }
  const report = {
    numPassedTests: 5,
    testResults: [
      { name: '/a.test.ts', status: 'failed', message: '', assertionResults: [failed, { ...failed, status: 'passed' }] },
      { name: '/b.test.ts', status: 'failed', message: 'SyntaxError: a bracket', assertionResults: [] },
    ],
  }
  expect(tallyOfVitest(report)).toEqual({
    passed: 5,
    failed: 2,
    reasons: ['the lamp stays lit\n    AssertionError: expected 1', '/b.test.ts\n    SyntaxError: a bracket'],
  })
})
