import { expect, test } from 'vitest'
import { playBoth } from './side-by-side.ts'

const TURNS = 1_000_000
/** Other battles than in the short run. */
const FIRST_SEED = 1_000_000

test(`${TURNS} turns are played as docs/rules.md says: every event, the next state, the rolls`, () => {
  let turns = 0
  for (let seed = FIRST_SEED; turns < TURNS; seed++) turns += playBoth(seed)
  expect(turns).toBeGreaterThanOrEqual(TURNS)
})
