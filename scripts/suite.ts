import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
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

/** Runs the suite. One that could not start, or ended badly without a failed test, counts as one failure with its last lines as the reason. */
export async function runSuite(suite: Suite): Promise<Tally> {
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

/** Shows everything that the program says while it runs. */
async function run({ program, arguments: args, report }: Suite): Promise<{ readonly status: number | null; readonly lastLines: string }> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  let said = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (chunk: Buffer) => {
      to.write(chunk)
      said = (said + chunk.toString()).slice(-20_000)
    })
  }
  const [status] = (await once(child, 'close')) as [number | null]
  const lines = stripVTControlCharacters(said).split('\n').filter(isNews)
  return { status, lastLines: lines.slice(-LAST_LINES).join('\n') }
}

/** Neither empty nor a line of a stack or of quoted code. */
const isNews = (line: string): boolean => !/^\s*(❯|at |\d*\s*\||$)/.test(line)
