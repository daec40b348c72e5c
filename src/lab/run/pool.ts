import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Task, type TaskResult, runTask } from './task.ts'

export interface PoolOptions {
  /** 0 = in this thread, for tests. */
  readonly threads?: number
  readonly onDone?: (task: DoneTask) => void
}

export interface DoneTask {
  readonly task: Task
  /** On its thread. */
  readonly seconds: number
  /** Tasks that have ended, this one included. */
  readonly done: number
  readonly all: number
}

/** Runs all tasks, by default on all cores. Results are in the order of the tasks. */
export async function runTasks(
  tasks: readonly Task[],
  { threads = availableParallelism(), onDone }: PoolOptions = {},
): Promise<readonly TaskResult[]> {
  if (threads === 0) return tasks.map(runTask)
  const results: TaskResult[] = []
  let next = 0
  let done = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url))
      let current = -1
      let started = 0
      const give = () => {
        const task = tasks[next]
        if (!task) return resolve(worker.terminate().then(() => undefined))
        current = next++
        started = performance.now()
        worker.postMessage(task)
      }
      worker.on('error', reject)
      worker.on('message', (result: TaskResult) => {
        const task = tasks[current]
        results[current] = result
        if (task) onDone?.({ task, seconds: (performance.now() - started) / 1000, done: ++done, all: tasks.length })
        give()
      })
      give()
    })
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work))
  return results
}
