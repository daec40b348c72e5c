import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCheckpoints } from './checkpoints.ts'

const ROWS = 2_000

let folder = ''
let path = ''
let file: SqliteFile.Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kageakari-checkpoints-'))
  path = join(folder, 'game.db')
  file = new SqliteFile(path, { timeout: 1000 })
  file.pragma('journal_mode = WAL')
  file.pragma('wal_autocheckpoint = 0')
  file.exec('create table notes (text text not null)')
})
afterEach(() => {
  file.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A page for each row. */
function fill(rows = ROWS): void {
  const insert = file.prepare('insert into notes (text) values (?)')
  for (let row = 0; row < rows; row += 1) insert.run('x'.repeat(4000))
}

interface Log {
  readonly log: number
  readonly checkpointed: number
}

const log = (): Log | undefined => (file.pragma('wal_checkpoint(NOOP)') as readonly Log[])[0]
const pagesInLog = (): number => log()?.log ?? Number.NaN

test('a long log is copied into the file while others write, and a later write begins it anew', async () => {
  const end = startCheckpoints(path, (error) => expect.unreachable(String(error)))
  let rows = 0
  for (let nth = 1; nth <= 2; nth += 1) {
    fill()
    rows += ROWS
    await vi.waitFor(() => expect((log()?.log ?? 0) - (log()?.checkpointed ?? 0)).toBeLessThan(1000), { timeout: 30_000 })
    await vi.waitFor(
      () => {
        // As many as the thread waits for: what was left of `fill` may be fewer, and is not copied alone.
        fill(300)
        rows += 300
        expect(pagesInLog()).toBeLessThan(1000)
      },
      { timeout: 30_000 },
    )
  }
  await end()
  expect(file.prepare('select count(*) as rows from notes').get()).toEqual({ rows })
})

test('a log that is never left alone is begun anew all the same', async () => {
  const end = startCheckpoints(path, (error) => expect.unreachable(String(error)))
  const deadline = performance.now() + 100_000
  let before = 0
  let now = 0
  // A pause of the writer alone lets a shorter log begin anew: those do not count.
  while (!(before > 8000 && now < before) && performance.now() < deadline) {
    fill(ROWS / 4)
    before = now
    now = pagesInLog()
  }
  await end()
  expect(before).toBeGreaterThan(8000)
  expect(now).toBeLessThan(before)
})

test('ended, it copies nothing more; ending it twice is fine', async () => {
  const end = startCheckpoints(path, (error) => expect.unreachable(String(error)))
  await end()
  await end()
  fill()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(pagesInLog()).toBeGreaterThan(ROWS)
})

test('a file that cannot be opened is reported', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  const end = startCheckpoints(join(folder, 'none.db'), reported)
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce(), { timeout: 5000 })
  await end()
})
