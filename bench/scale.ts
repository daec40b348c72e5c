import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '../src/contract/api.ts'
import { POSTS, SAVES } from './shared/many-rows.ts'
import { median, quantile, report } from './shared/figures.ts'
import { openTown, pathIn, type Town } from './shared/town.ts'

const CHUNKS = 15
const CALLS = 150

/** Milliseconds of each call, one after the other. */
async function timesOf(town: Town, endpoint: string, count: number): Promise<readonly number[]> {
  const { connection, headers } = town
  const path = pathIn(town, endpoint)
  const times: number[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const started = performance.now()
    const { status } = await connection.send('GET', path, headers, '')
    times.push(performance.now() - started)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  return times
}

/** The two in turn, so that what else the machine does hits both; the median over the chunks. */
async function compare(empty: Town, crowded: Town, path: string): Promise<{ readonly slowest: number; readonly middle: number }> {
  await timesOf(empty, path, CALLS)
  await timesOf(crowded, path, CALLS)
  const chunks: { readonly slowest: number; readonly middle: number }[] = []
  for (let nth = 0; nth < CHUNKS; nth += 1) {
    const [few, many] = [await timesOf(empty, path, CALLS), await timesOf(crowded, path, CALLS)]
    chunks.push({ slowest: quantile(many, 0.99) / quantile(few, 0.99), middle: median(many) / median(few) })
  }
  return { slowest: median(chunks.map(({ slowest }) => slowest)), middle: median(chunks.map(({ middle }) => middle)) }
}

const folder = mkdtempSync(join(tmpdir(), 'kageakari-bench-'))
try {
  const started = performance.now()
  const [empty, crowded] = [await openTown(join(folder, 'empty.db'), false), await openTown(join(folder, 'crowded.db'), true)]
  console.log(`${SAVES} saves and ${POSTS} posts in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const goals = []
  for (const { path } of endpoints.filter(({ method }) => method === 'GET')) {
    const { slowest, middle } = await compare(empty, crowded, path)
    goals.push({ name: `GET ${path}: p99 (median ${middle.toFixed(2)} ×)`, value: slowest, most: 1.5, unit: ' ×' })
  }
  for (const { server, connection } of [empty, crowded]) {
    connection.close()
    await server.end('SIGTERM')
  }
  report(goals)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
