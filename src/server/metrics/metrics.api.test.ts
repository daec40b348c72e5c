import { get } from 'node:http'
import { expect, test } from 'vitest'
import { attacks, encount, exec } from '../../../tests/adventures.ts'
import { Browser } from '../../../tests/clients/browser.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { type Game, onBothDatabases } from '../../../tests/game.ts'
import { type Family, readOpenMetrics } from '../../../tests/servers/open-metrics.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { api } from '../../contract/api.ts'

const TOKEN = 'a-token-of-24-characters'
const BOARD = '/api/game/rpg/menu/plaza/bbs/store'

async function metricsOf(game: Game): Promise<ReadonlyMap<string, Family>> {
  const answer = await game.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
  return readOpenMetrics(answer.body)
}

function valueOf(families: ReadonlyMap<string, Family>, name: string, labels: Readonly<Record<string, string>> = {}): number {
  const samples = families.get(name.replace(/_(total|bucket|count|sum)$/, ''))?.samples ?? families.get(name)?.samples ?? []
  const found = samples.find((each) => each.name === name && Object.entries(labels).every(([label, value]) => each.labels[label] === value))
  return found?.value ?? 0
}

onBothDatabases(
  'the metrics',
  (game) => {
    test('count requests by route and status, refusals by code, turns and sign-ups', async () => {
      const before = await metricsOf(game)
      const person = { email: `${crypto.randomUUID()}@example.com`, password: 'password' }
      await game.visitor().call(api.title.createUser, person)
      const player = await game.player()
      expect(await player.refusal(api.board.store, { message: '', is_spoiled: false })).toMatchObject({ status: 422 })
      expect(await player.get('/api/nowhere/at/all')).toMatchObject({ status: 404 })
      const start = await encount(player, 1, 1)
      await exec(player, { session_id: start.session, selectedCommands: attacks(start), turn: start.turn })
      const after = await metricsOf(game)
      const grown = (name: string, labels?: Readonly<Record<string, string>>): number =>
        valueOf(after, name, labels) - valueOf(before, name, labels)
      expect(grown('kageakari_http_requests_total', { method: 'POST', route: BOARD, status: '422' })).toBe(1)
      expect(grown('kageakari_http_requests_total', { route: 'none', status: '404' })).toBe(1)
      expect(grown('kageakari_refusals_total', { code: 'badPost' })).toBe(1)
      expect(grown('kageakari_refusals_total', { code: 'notFound' })).toBe(1)
      expect(grown('kageakari_sign_ups_total')).toBe(1)
      expect(grown('kageakari_turns_total')).toBe(1)
    })

    test('spread durations over rising buckets, and measure the process', async () => {
      await game.visitor().get('/healthz')
      const families = await metricsOf(game)
      const name = 'kageakari_http_request_duration_seconds'
      const buckets =
        families.get(name)?.samples.filter((each) => each.name === `${name}_bucket` && each.labels['route'] === '/healthz') ?? []
      const counts = buckets.map(({ value }) => value)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      expect(buckets.at(-1)?.labels['le']).toBe('+Inf')
      expect(buckets.at(-1)?.value).toBe(valueOf(families, `${name}_count`, { route: '/healthz' }))
      expect(valueOf(families, `${name}_sum`, { route: '/healthz' })).toBeGreaterThan(0)
      expect(valueOf(families, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
      expect(valueOf(families, 'process_cpu_seconds_total')).toBeGreaterThan(0)
      expect(families.get('kageakari_event_loop_delay_seconds')?.samples.map(({ labels }) => labels['quantile'])).toEqual([
        '0.5',
        '0.99',
        '1',
      ])
    })

    test('show a transaction that holds a connection', async () => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      const held = game.store.write(() => promise)
      while (game.store.load().inUse === 0) await new Promise((again) => setImmediate(again))
      expect(valueOf(await metricsOf(game), 'kageakari_database_connections', { state: 'in_use' })).toBe(1)
      resolve(undefined)
      await held
      expect(valueOf(await metricsOf(game), 'kageakari_database_connections', { state: 'in_use' })).toBe(0)
    })

    test('are for the holder of the token only', async () => {
      for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN])
        expect((await game.app.inject({ url: '/metrics', headers: { authorization } })).statusCode, authorization).toBe(404)
    })
  },
  { metricsToken: TOKEN },
)

onBothDatabases('without a setting', (game) => {
  test('there are no metrics', async () => {
    expect((await game.app.inject('/metrics')).statusCode).toBe(404)
  })

  test('on a port of their own they are not beside the game, and end with it', async () => {
    const metricsPort = await freePort()
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', METRICS_PORT: String(metricsPort) })
    const app = await buildApp(config, game.store)
    await app.ready()
    await new Browser(() => app).get('/healthz')
    expect((await app.inject('/metrics')).statusCode).toBe(404)
    const families = readOpenMetrics(await fetched(`http://127.0.0.1:${metricsPort}/metrics`))
    expect(valueOf(families, 'kageakari_http_requests_total', { route: '/healthz', status: '200' })).toBe(1)
    const elsewhere = await fetch(`http://127.0.0.1:${metricsPort}/`)
    expect([elsewhere.status, elsewhere.headers.get('content-security-policy')]).toEqual([404, expect.stringContaining("base-uri 'none'")])
    const second = await buildApp(config, game.store)
    await expect(second.ready()).rejects.toThrow(`METRICS_PORT=${metricsPort}: nothing can listen there (EADDRINUSE)`)
    await second.close()
    await app.close()
    await expect(fetched(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow('ECONNREFUSED')
  })
})

function fetched(url: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  get(url, { agent: false }, (response) => {
    let text = ''
    response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    response.on('end', () => resolve(text))
  }).on('error', reject)
  return promise
}
