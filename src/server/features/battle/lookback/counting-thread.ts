import { Worker } from 'node:worker_threads'
import type { Lookback } from '../../../../players/lookback/lookback.ts'
import type { Recording } from '../../../../rules/adventure/recording.ts'

/** What the thread is asked: to look back at the last stage of the record, which has ended. */
export interface CountingTask {
  readonly recording: Recording
  /** Decides the dice. */
  readonly seed: number
}

/** What the thread tells: a chance as soon as it is counted, at last the whole. */
export type CountingNews = { readonly chance: number } | { readonly lookback: Lookback }

/** It holds rules and tables: else it would take as much memory as the server's flags allow. */
const SMALL = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 }
/** What takes longer is given up, in milliseconds. A stage of 99 turns takes most. */
const COUNTING_MOST = 120_000
/** After so long without work the thread ends, in milliseconds. */
const IDLE = 30_000

/** Counts in a thread of its own, which begins with the first task. One task at a time. */
export class CountingThread {
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined

  /** @throws Error when the thread fails, takes too long or is ended. */
  async count(task: CountingTask, onChance: (chance: number) => void): Promise<Lookback> {
    clearTimeout(this.#idle)
    this.#worker ??= startThread()
    try {
      return await answerOf(this.#worker, task, onChance)
    } catch (error) {
      await this.end()
      throw error
    } finally {
      this.#idle = setTimeout(() => void this.end(), IDLE).unref()
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }
}

/** It keeps no process alive. */
function startThread(): Worker {
  const worker = new Worker(new URL('./counting-worker.ts', import.meta.url), { resourceLimits: SMALL })
  worker.unref()
  return worker
}

function answerOf(worker: Worker, task: CountingTask, onChance: (chance: number) => void): Promise<Lookback> {
  const { promise, resolve, reject } = Promise.withResolvers<Lookback>()
  const onMessage = (news: CountingNews) => ('chance' in news ? onChance(news.chance) : resolve(news.lookback))
  const onExit = () => reject(new Error('The thread has ended'))
  const late = setTimeout(() => reject(new Error('Counting takes too long')), COUNTING_MOST).unref()
  worker.on('message', onMessage)
  worker.on('error', reject)
  worker.on('exit', onExit)
  worker.postMessage(task)
  return promise.finally(() => {
    clearTimeout(late)
    worker.off('message', onMessage)
    worker.off('error', reject)
    worker.off('exit', onExit)
  })
}
