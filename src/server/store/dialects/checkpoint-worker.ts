import { parentPort, workerData } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'

/** Of 4 KB, in the log. With 8,000 the disk was busy with them for so long that commits waited: p99 at 70 % of the highest load 52 ms, with 1,000 27 ms. */
const PAGES = 1_000
/** In milliseconds. */
const LOOK = 50
/** The writer is waited for this long, in milliseconds, before the log is begun anew. */
const LOCK_WAIT = 20

interface Log {
  /** Pages in the log, and how many of them stand in the file too. */
  readonly log: number
  readonly checkpointed: number
}

const file = new SqliteFile(workerData, { fileMustExist: true, timeout: LOCK_WAIT })

function look(): void {
  const [state] = file.pragma('wal_checkpoint(NOOP)') as readonly Log[]
  if (!state || state.log - state.checkpointed < PAGES) return
  // Copies what is there while others write. The second only copies what they wrote meanwhile, and lets them begin the log anew.
  file.pragma('wal_checkpoint(PASSIVE)')
  file.pragma('wal_checkpoint(RESTART)')
}

const looking = setInterval(look, LOOK)
parentPort?.once('message', () => {
  clearInterval(looking)
  file.close()
  parentPort?.close()
})
