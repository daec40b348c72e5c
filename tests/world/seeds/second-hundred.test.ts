import { expect, test } from 'vitest'
import { playSeeds, TIMEOUT } from './play-seeds.ts'

test('under the seeds 101 to 200 nothing that was answered is lost, doubled or changed', { timeout: TIMEOUT }, async () => {
  expect(await playSeeds(101, 200)).toEqual([])
})
