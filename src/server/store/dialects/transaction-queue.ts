import SqliteFile from 'better-sqlite3'
import type { Surroundings } from '../../surroundings.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

interface Task {
  readonly work: () => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** What became of a task in its savepoint. It is reported only after the commit. */
type TaskOutcome = { readonly task: Task } & ({ readonly result: unknown } | { readonly error: unknown })

export interface QueueOptions {
  /** `begin immediate` takes the write lock, `begin` only a snapshot. */
  readonly begin: 'begin' | 'begin immediate'
  /** How many tasks may share one commit. */
  readonly batchSize: number
  /** How long a batch waits for another process's lock, in milliseconds. */
  readonly lockWait: number
  /** Called before each batch. @throws Error when the file must not be used any more. */
  readonly check?: () => void
  readonly waits: Pick<Surroundings, 'elapsed' | 'endOfTurn' | 'pause'>
}

/** In milliseconds. The thread that begins the log anew holds the lock for about five. */
const LOCK_RETRY = 1

/** Another process has held the write lock for too long. */
export class LockedError extends Error {}

/** The server is stopping. */
export class ClosedError extends Error {}

export const isBusy = (error: unknown): boolean => error instanceof SqliteFile.SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code)

/**
 * Runs tasks one after the other on one connection. The tasks that have gathered by the end of a turn of the event loop share one transaction, each
 * in a savepoint of its own: one that fails is rolled back alone. None is reported before the commit, and if the commit fails, all fail.
 */
export class TransactionQueue {
  readonly #connection: SqliteConnection
  readonly #options: QueueOptions
  readonly #waiting: Task[] = []
  #loop: Promise<void> | null = null
  #isClosed = false

  constructor(connection: SqliteConnection, options: QueueOptions) {
    this.#connection = connection
    this.#options = options
  }

  get isWorking(): boolean {
    return this.#loop !== null
  }

  /** How many tasks are not in a transaction yet. */
  get waiting(): number {
    return this.#waiting.length
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isClosed) return Promise.reject(new ClosedError('The database is closed'))
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject })
      this.#loop ??= this.#work()
    }) as Promise<T>
  }

  /** Takes no more tasks and waits for those that it has. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#loop
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#options.waits.endOfTurn()
      await this.#runBatch()
    }
    this.#loop = null
  }

  async #runBatch(): Promise<void> {
    try {
      await this.#begin()
    } catch (error) {
      for (const task of this.#waiting.splice(0)) task.reject(error)
      return
    }
    const tasks = this.#waiting.splice(0, this.#options.batchSize)
    const outcomes: TaskOutcome[] = []
    for (const task of tasks) {
      outcomes.push(await this.#runInSavepoint(task))
      if (!this.#connection.inTransaction) break
    }
    this.#waiting.unshift(...tasks.slice(outcomes.length))
    const failure = this.#commit(outcomes)
    for (const outcome of outcomes) {
      if (failure !== null) outcome.task.reject(failure.error)
      else if ('error' in outcome) outcome.task.reject(outcome.error)
      else outcome.task.resolve(outcome.result)
    }
  }

  /** Waits for other processes without blocking this one. */
  async #begin(): Promise<void> {
    const { begin, lockWait, check, waits } = this.#options
    check?.()
    const deadline = waits.elapsed() + lockWait
    for (;;) {
      try {
        return this.#connection.run(begin)
      } catch (error) {
        if (!isBusy(error)) throw error
        if (waits.elapsed() > deadline) throw new LockedError('Another process has locked the database', { cause: error })
      }
      await waits.pause(LOCK_RETRY)
    }
  }

  async #runInSavepoint(task: Task): Promise<TaskOutcome> {
    try {
      this.#connection.run('savepoint task')
      const result = await task.work()
      this.#connection.run('release task')
      return { task, result }
    } catch (error) {
      this.#rollBackSavepoint()
      return { task, error }
    }
  }

  #rollBackSavepoint(): void {
    // After some failures (a full disk, for one) SQLite has rolled back the whole transaction by itself.
    if (!this.#connection.inTransaction) return
    try {
      this.#connection.run('rollback to task')
      this.#connection.run('release task')
    } catch {
      this.#rollBack()
    }
  }

  #rollBack(): void {
    if (this.#connection.inTransaction) this.#connection.run('rollback')
  }

  /** @returns why nothing of the batch was stored, or null. */
  #commit(outcomes: readonly TaskOutcome[]): { readonly error: unknown } | null {
    if (!this.#connection.inTransaction) return { error: outcomes.map((each) => ('error' in each ? each.error : null)).at(-1) }
    try {
      this.#connection.run('commit')
      return null
    } catch (error) {
      this.#rollBack()
      return { error }
    }
  }
}
