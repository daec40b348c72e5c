import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** It holds nothing but SQLite: else it would take as much memory as the server's flags allow. */
const SMALL = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 }

/**
 * Copies SQLite's log into the file in a thread of its own, long before a commit would do it: there it held up all requests for some 70 ms.
 * Without the thread, or when it is late, a commit still does.
 * @returns what ends it. It copies nothing afterwards; the file stays open until the process ends (`checkpoint-worker.ts`).
 */
export function startCheckpoints(path: string, report: (error: unknown) => void): () => Promise<void> {
  const url = new URL('./checkpoint-worker.ts', import.meta.url)
  const worker = new Worker(url, { workerData: path, resourceLimits: SMALL, trackUnmanagedFds: false })
  let ended = false
  worker.on('error', report)
  worker.once('exit', () => {
    ended = true
  })
  return async () => {
    if (ended) return
    worker.postMessage('end')
    await once(worker, 'exit')
  }
}
