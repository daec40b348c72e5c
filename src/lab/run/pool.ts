import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Job, type JobResult, runJob } from './job.ts'

export interface PoolOptions {
  /** 0 = in this thread, for tests. */
  readonly threads?: number
  readonly onProgress?: (done: number, all: number) => void
}

/** Runs all jobs, by default on all cores. Results are in the order of the jobs. */
export async function runJobs(
  jobs: readonly Job[],
  { threads = availableParallelism(), onProgress }: PoolOptions = {},
): Promise<readonly JobResult[]> {
  if (threads === 0) return jobs.map(runJob)
  const results: JobResult[] = []
  let next = 0
  let done = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url))
      let current = -1
      const give = () => {
        const job = jobs[next]
        if (!job) return resolve(worker.terminate().then(() => undefined))
        current = next++
        worker.postMessage(job)
      }
      worker.on('error', reject)
      worker.on('message', (result: JobResult) => {
        results[current] = result
        onProgress?.(++done, jobs.length)
        give()
      })
      give()
    })
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work))
  return results
}
