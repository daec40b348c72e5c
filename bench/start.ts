import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/servers/free-port.ts'
import { ServerProcess } from '../tests/servers/server-process.ts'
import { median, report } from './shared/figures.ts'

const STARTS = 7

/** Seconds from the start of the process to its first answer that needs the database. */
async function secondsToAnswer(databaseUrl: string): Promise<number> {
  const server = new ServerProcess({ port: await freePort(), databaseUrl })
  const started = performance.now()
  await server.start()
  const seconds = (performance.now() - started) / 1000
  await server.end('SIGTERM')
  return seconds
}

const folder = mkdtempSync(join(tmpdir(), 'kageakari-bench-'))
try {
  const first: number[] = []
  const later: number[] = []
  for (let nth = 0; nth < STARTS; nth += 1) {
    const databaseUrl = `file:${join(folder, `game-${nth}.db`)}`
    first.push(await secondsToAnswer(databaseUrl))
    later.push(await secondsToAnswer(databaseUrl))
  }
  report([
    { name: 'first start, tables made, to the first answer', value: median(first), most: 1, unit: ' s' },
    { name: 'later start to the first answer', value: median(later), most: 1, unit: ' s' },
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
