import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { account } from '../../contract/account/account.ts'
import { battle } from '../../contract/battle/battle.ts'
import { title } from '../../contract/title.ts'
import type { Passwords } from '../security/passwords/passwords.ts'
import type { Store } from '../store/store.ts'
import { Counter, Histogram, type Instrument, Measured, openMetrics } from './instruments.ts'

type Loop = ReturnType<typeof monitorEventLoopDelay>

/** How often the event loop is looked at, in milliseconds: a loop that is never late has this distance. */
const RESOLUTION = 10
const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const SIGN_UPS: ReadonlySet<string> = new Set([account.register.path, title.createUser.path])

/** What one server process counts and measures for its operator. Nothing in it names a player. */
export class ServerMetrics {
  readonly #requests = new Counter({
    name: 'kageakari_http_requests',
    help: 'Answered requests.',
    labels: ['method', 'route', 'status'],
  })
  readonly #durations = new Histogram(
    {
      name: 'kageakari_http_request_duration_seconds',
      help: 'From the first byte to the end of the answer.',
      unit: 'seconds',
      labels: ['route'],
    },
    BOUNDS,
  )
  readonly #refusals = new Counter({ name: 'kageakari_refusals', help: 'Refused requests by the code of the refusal.', labels: ['code'] })
  readonly #turns = new Counter({ name: 'kageakari_turns', help: 'Played turns of battle; one that was asked for again counts again.' })
  readonly #signUps = new Counter({ name: 'kageakari_sign_ups', help: 'New accounts; one that was asked for again counts again.' })
  readonly #loop: Loop = monitorEventLoopDelay({ resolution: RESOLUTION })
  readonly #instruments: readonly Instrument[]

  constructor(store: Store, passwords: Passwords) {
    this.#loop.enable()
    const counted = [this.#requests, this.#durations, this.#refusals, this.#turns, this.#signUps]
    this.#instruments = [...counted, ...databaseGauges(store), hashingGauge(passwords), loopGauge(this.#loop), ...processGauges()]
  }

  /** Counts every answer of the app. */
  register(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      this.#count(request, reply)
      done()
    })
    app.addHook('onClose', (_app, done) => {
      this.#loop.disable()
      done()
    })
  }

  /** What never became a request. */
  countUnreadable(code: string): void {
    this.#refusals.add(code)
  }

  text(): string {
    return openMetrics(this.#instruments)
  }

  #count(request: FastifyRequest, reply: FastifyReply): void {
    const { url } = request.routeOptions
    const other = reply.statusCode === 404 ? 'none' : 'page'
    const route = url === undefined ? other : url.endsWith('*') ? 'files' : url
    this.#requests.add(request.method, route, String(reply.statusCode))
    this.#durations.observe(reply.elapsedTime / 1000, route)
    if (reply.refusalCode !== null) this.#refusals.add(reply.refusalCode)
    if (request.method !== 'POST' || reply.statusCode !== 200) return
    if (route === battle.exec.path) this.#turns.add()
    else if (SIGN_UPS.has(route)) this.#signUps.add()
  }
}

function databaseGauges(store: Store): readonly Instrument[] {
  return [
    new Measured('gauge', { name: 'kageakari_database_connections', help: 'Connections to the database.', labels: ['state'] }, () => {
      const { connections, inUse } = store.load()
      return [
        { labels: ['in_use'], value: inUse },
        { labels: ['idle'], value: connections - inUse },
      ]
    }),
    new Measured('gauge', { name: 'kageakari_database_waiting', help: 'Transactions that wait for a connection.' }, () => [
      { value: store.load().waiting },
    ]),
  ]
}

function hashingGauge(passwords: Passwords): Instrument {
  return new Measured(
    'gauge',
    { name: 'kageakari_password_hashes', help: 'Passwords that are being hashed, and that wait for it.', labels: ['state'] },
    () => {
      const { running, waiting } = passwords.load
      return [
        { labels: ['running'], value: running },
        { labels: ['waiting'], value: waiting },
      ]
    },
  )
}

function loopGauge(loop: Loop): Instrument {
  const about = {
    name: 'kageakari_event_loop_delay_seconds',
    help: 'How late the event loop was, since this was asked last.',
    unit: 'seconds',
    labels: ['quantile'],
  }
  return new Measured('gauge', about, () => {
    const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000)
    const quantiles = [50, 99, 100].map((percent) => ({ labels: [String(percent / 100)], value: late(loop.percentile(percent)) }))
    loop.reset()
    return quantiles
  })
}

function processGauges(): readonly Instrument[] {
  const startedAt = Date.now() / 1000 - process.uptime()
  return [
    new Measured('gauge', { name: 'process_resident_memory_bytes', help: 'Resident memory.', unit: 'bytes' }, () => [
      { value: process.memoryUsage.rss() },
    ]),
    new Measured('gauge', { name: 'process_heap_bytes', help: 'Used heap of V8.', unit: 'bytes' }, () => [
      { value: process.memoryUsage().heapUsed },
    ]),
    new Measured('counter', { name: 'process_cpu_seconds', help: 'Processor time since the start.', unit: 'seconds' }, () => {
      const { user, system } = process.cpuUsage()
      return [{ value: (user + system) / 1e6 }]
    }),
    new Measured('gauge', { name: 'process_start_time_seconds', help: 'When the process started, since 1970.', unit: 'seconds' }, () => [
      { value: startedAt },
    ]),
  ]
}
