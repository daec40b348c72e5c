import { expect, test } from 'vitest'
import { playSeeds, TIMEOUT } from './play-seeds.ts'

test('under the seeds 1 to 100 nothing that was answered is lost, doubled or changed', { timeout: TIMEOUT }, async () => {
  expect(await playSeeds(1, 100)).toEqual([])
})
