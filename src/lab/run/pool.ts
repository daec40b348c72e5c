import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Job, type JobResult, runJob } from './job.ts'

export interface PoolOptions {
  /** 0 = in this thread, for tests. */
  readonly threads?: number
  readonly onDone?: (job: DoneJob) => void
}

export interface DoneJob {
  readonly job: Job
  /** On its thread. */
  readonly seconds: number
  /** Jobs that have ended, this one included. */
  readonly done: number
  readonly all: number
}

/** Runs all jobs, by default on all cores. Results are in the order of the jobs. */
export async function runJobs(
  jobs: readonly Job[],
  { threads = availableParallelism(), onDone }: PoolOptions = {},
): Promise<readonly JobResult[]> {
  if (threads === 0) return jobs.map(runJob)
  const results: JobResult[] = []
  let next = 0
  let done = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url))
      let current = -1
      let started = 0
      const give = () => {
        const job = jobs[next]
        if (!job) return resolve(worker.terminate().then(() => undefined))
        current = next++
        started = performance.now()
        worker.postMessage(job)
      }
      worker.on('error', reject)
      worker.on('message', (result: JobResult) => {
        const job = jobs[current]
        results[current] = result
        if (job) onDone?.({ job, seconds: (performance.now() - started) / 1000, done: ++done, all: jobs.length })
        give()
      })
      give()
    })
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work))
  return results
}
