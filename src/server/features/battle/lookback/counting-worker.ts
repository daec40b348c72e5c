import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { catalog } from '../../../../content/catalog.ts'
import { lookBack } from '../../../../players/lookback/lookback.ts'
import { replayed } from '../../../../rules/adventure/recording.ts'
import type { CountingNews, CountingTask } from './counting-thread.ts'

/** Of a thread, as `nice` tells it: about a third of what the requests get where all cores are busy. */
const BEHIND_REQUESTS = 5

// On Linux this is the thread alone, elsewhere the whole process.
if (process.platform === 'linux') setPriority(BEHIND_REQUESTS)

const tell = (news: CountingNews) => parentPort?.postMessage(news)

parentPort?.on('message', ({ recording, seed }: CountingTask) => {
  const steps = lookBack(replayed(recording, catalog).turns, seed)
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) tell({ chance: step.value })
  tell({ lookback: step.value })
})
