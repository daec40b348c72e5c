import { fdatasyncSync, openSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'

/** Of 4 KB, that are copied at a time. docs/decisions/0014 has the figures of this and the next. */
const PAGES_AT_A_TIME = 300
/** From so many pages on, the log is begun anew, for which writers wait some milliseconds. A commit would do it itself at 16,000, and take 35. */
const LOG_PAGES_MOST = 8_000
/** In milliseconds. */
const LOOK_EVERY = 50
/** The writer is waited for this long, in milliseconds, before the log is begun anew. */
const LOCK_WAIT = 20

interface Log {
  /** Pages in the log, and how many of them stand in the file too. */
  readonly log: number
  readonly checkpointed: number
}

const file = new SqliteFile(workerData, { fileMustExist: true, timeout: LOCK_WAIT })
/** Never closed: whichever descriptor of a file a process closes, all its locks on that file are gone, SQLite's too. */
const descriptor = openSync(workerData, 'r')

function look(): void {
  const [state] = file.pragma('wal_checkpoint(NOOP)') as readonly Log[]
  if (!state || state.log - state.checkpointed < PAGES_AT_A_TIME) return
  // Copies what is there while others write.
  file.pragma('wal_checkpoint(PASSIVE)')
  // SQLite would do this when it begins the log anew, while it holds the writers' lock.
  fdatasyncSync(descriptor)
  if (state.log >= LOG_PAGES_MOST) file.pragma('wal_checkpoint(RESTART)')
}

const looking = setInterval(look, LOOK_EVERY)
parentPort?.once('message', () => {
  clearInterval(looking)
  file.close()
  parentPort?.close()
})
