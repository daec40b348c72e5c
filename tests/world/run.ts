import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { FaultKind, Plan } from './plan.ts'
import type { Outcome } from './simulation.ts'

const PLANS = 'tmp/world'

/** One fault in the server can show at many places. */
const MOST_PROBLEMS = 4

/** One line. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const USAGE = `npm run test:world --
  --seeds 1-200     from the first to the last (20 when left out)
  --seed 17         this one alone
  --actions 40      of each player
  --plan FILE       a plan that --shrink has written, or its JSON, instead of a seed
  --mutation NAME   the server broken on purpose (mutations.ts)
  --count           in how many of the seeds each mutation is found
  --shrink          the first failing seed is made smaller
  --trace           every message; bodies are cut at 200 characters
  --states          of a failure, the whole states that were possible before it
  --whole           every message, whole
  --twice           whether a run repeats itself`

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1-20' },
    seed: { type: 'string' },
    actions: { type: 'string', default: '40' },
    plan: { type: 'string' },
    mutation: { type: 'string' },
    count: { type: 'boolean', default: false },
    shrink: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
    states: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) say(USAGE)
else if (values.count) await countAll()
else process.exitCode = (await runAll()) > 0 ? 1 : 0

async function countAll(): Promise<void> {
  const { countFound } = await import('./count.ts')
  const { mutations } = await import('./mutations.ts')
  for (const name of Object.keys(mutations)) say(`${name} ${countFound(name, values.seeds)}`)
}

/** @returns how many plans failed. */
async function runAll(): Promise<number> {
  if (values.mutation !== undefined) (await import('./break-server.ts')).breakServer(values.mutation)
  const { simulate } = await import('./simulation.ts')
  const plans = await plansWanted()
  const sums = { calls: 0, actions: 0, events: 0, replays: 0 }
  const faults: Partial<Record<FaultKind, number>> = {}
  const started = performance.now()
  let failed = 0
  for (const plan of plans) {
    const outcome = await simulate(plan, { keepsTrace: values.trace || values.whole, tellsStates: values.states })
    printTrace(outcome)
    for (const key of ['calls', 'actions', 'events', 'replays'] as const) sums[key] += outcome[key]
    for (const [kind, count] of Object.entries(outcome.faults)) faults[kind as FaultKind] = (faults[kind as FaultKind] ?? 0) + count
    if (values.twice && (await simulate(plan)).hash !== outcome.hash) say(`seed ${plan.seed}: NOT REPEATED`)
    if (outcome.problems.length === 0) continue
    failed += 1
    say(`seed ${plan.seed} FAILED (${outcome.hash}) at ${outcome.problems.length} places`)
    if (values.shrink) return await printShrunk(plan)
    say(outcome.problems.slice(0, MOST_PROBLEMS).join('\n'))
  }
  const seconds = (performance.now() - started) / 1000
  const { calls, actions, events, replays } = sums
  say(`${plans.length} seeds, ${failed} failed; ${calls} calls, ${actions} actions, ${events} events, ${replays} adventures played again`)
  say(`${seconds.toFixed(1)} s, ${secondsOfProcessor().toFixed(1)} s of the processor; faults ${JSON.stringify(faults)}`)
  return failed
}

function secondsOfProcessor(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** A line with its long parts, which are bodies, cut. */
function shortened(line: string): string {
  return line.replaceAll(/([[{].{200})(.+?)(?= → |$)/gm, (_, start: string, rest: string) => `${start}…(${rest.length} more)`)
}

async function plansWanted(): Promise<readonly Plan[]> {
  if (values.plan !== undefined) return [JSON.parse(values.plan.startsWith('{') ? values.plan : readFileSync(values.plan, 'utf8'))]
  const { planOf } = await import('./plan.ts')
  const [first = 1, last = first] = (values.seed ?? values.seeds).split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, nth) => planOf(first + nth, Number(values.actions)))
}

/** @returns that one plan failed. */
async function printShrunk(plan: Plan): Promise<number> {
  const { simulate } = await import('./simulation.ts')
  const { shrink } = await import('./shrink.ts')
  say('shrinking, which takes three minutes at most')
  const small = await shrink(plan, simulate)
  const outcome = await simulate(small.plan, { keepsTrace: true, tellsStates: values.states })
  printTrace(outcome)
  const { actions, calls, faults, problems } = outcome
  const left = Object.keys(faults).length > 0 ? JSON.stringify(faults) : 'no faults'
  say(`in ${small.runs} runs shrunk to ${actions} actions, ${calls} calls${small.isCutShort ? ' (not to the end)' : ''}, ${left}`)
  say(problems.slice(0, MOST_PROBLEMS).join('\n'))
  mkdirSync(PLANS, { recursive: true })
  const file = `${PLANS}/${plan.seed}.json`
  writeFileSync(file, JSON.stringify(small.plan))
  const broken = values.mutation === undefined ? '' : ` --mutation ${values.mutation}`
  say(`again: npm run test:world --${broken} --trace --plan ${file}`)
  return 1
}

function printTrace({ trace }: Outcome): void {
  process.stdout.write(trace.map((line) => (values.whole ? line : shortened(line))).join(''))
}
