import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { Tally } from './suite.ts'

interface Step {
  readonly name: string
  readonly program: string
  readonly arguments: readonly string[]
  /** Whether what it prints is shown when it passes, too. */
  readonly reports?: boolean
}

const steps: readonly Step[] = [
  { name: 'types', program: 'typescript/bin/tsc', arguments: ['-p', 'tsconfig.json'] },
  { name: 'types of the game, without DOM and Node', program: 'typescript/bin/tsc', arguments: ['-p', 'tsconfig.rules.json'] },
  { name: 'lint and boundaries', program: 'oxlint/bin/oxlint', arguments: [] },
  { name: 'format', program: '@biomejs/biome/bin/biome', arguments: ['format', '--max-diagnostics=20'] },
  { name: 'dead code', program: 'knip/bin/knip.js', arguments: [] },
  { name: 'licences', program: '../scripts/licences.ts', arguments: ['--check'] },
  { name: 'drawings are up to date', program: '../drawings/draw.ts', arguments: ['--check'] },
  { name: 'rules of the specification', program: '../scripts/specification/specification.ts', arguments: [], reports: true },
]

function passes(step: Step): boolean {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${step.program}`, ...step.arguments], { encoding: 'utf8' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (status !== 0) console.log(stdout + stderr)
  else if (step.reports) console.log(stdout.trimEnd())
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`)
  return status === 0
}

/** Runs every step, also after a failed one, so that one run shows everything that is wrong. */
export function runChecks(): Tally {
  const failed = steps.filter((step) => !passes(step))
  return { passed: steps.length - failed.length, failed: failed.length, reasons: failed.map(({ name }) => `check: ${name}`) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = runChecks().failed === 0 ? 0 : 1
}
