import { expect, test } from 'vitest'
import { countFound } from './count.ts'
import { mutations } from './mutations.ts'
import { planOf } from './plan.ts'
import { simulate } from './simulation.ts'

const CALLS = 1_000_000
/** So many calls from one line of progress to the next: what was played is known too when the run is stopped. */
const TOLD_EVERY = 50_000
/** Of one process, on a busy machine too. */
const LONGEST = 6 * 3_600_000
/** Other seeds than in `npm test`, and than in the last run. */
const FIRST_SEED = Date.now() % 1_000_000_000

test(
  `under fresh seeds, from ${FIRST_SEED} on, ${CALLS} calls lose, double and change nothing`,
  async () => {
    let calls = 0
    const failed: number[] = []
    for (let seed = FIRST_SEED; calls < CALLS; seed += 1) {
      const { calls: more, problems } = await simulate(planOf(seed))
      if (Math.floor((calls + more) / TOLD_EVERY) > Math.floor(calls / TOLD_EVERY)) {
        console.log(`${calls + more} calls, ${seed - FIRST_SEED + 1} seeds, ${failed.length} failed before`)
      }
      calls += more
      if (problems.length === 0) continue
      failed.push(seed)
      console.log(`npm run test:world -- --shrink --seed ${seed}\n${problems.join('\n')}`)
    }
    console.log(`${calls} calls from seed ${FIRST_SEED} on`)
    expect(failed).toEqual([])
  },
  LONGEST,
)

const SEEDS = '1001-1040'

test.each(Object.keys(mutations))(`a server with %s is found out within the seeds ${SEEDS}`, (name) => {
  const found = countFound(name, SEEDS)
  console.log(`${name}: ${found}`)
  expect(found).toBeGreaterThan(0)
})
