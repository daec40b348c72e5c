import { readdirSync, readFileSync } from 'node:fs'
import { Connection } from './connection.ts'
import { EXEC, sidesIn } from './fighter.ts'
import { quantile } from './figures.ts'

/** What a measurement of some seconds gave. */
export interface Measurement {
  readonly seconds: number
  readonly milliseconds: readonly number[]
  /** Seconds of processor time that the servers used; null where the system does not tell. */
  readonly serverSeconds: number | null
  readonly clientSeconds: number
}

export const perSecond = ({ seconds, milliseconds }: Measurement): number => milliseconds.length / seconds
export const p99 = ({ milliseconds }: Measurement): number => quantile(milliseconds, 0.99)

/** Measures while `load` runs; it hands over the time of each answer. */
export async function measureLoad(
  pids: readonly number[],
  load: (take: (milliseconds: number) => void) => Promise<void>,
): Promise<Measurement> {
  const milliseconds: number[] = []
  const [started, client, server] = [performance.now(), process.cpuUsage(), processorSeconds(pids)]
  await load((time) => milliseconds.push(time))
  const { user, system } = process.cpuUsage(client)
  const after = processorSeconds(pids)
  return {
    seconds: (performance.now() - started) / 1000,
    milliseconds,
    serverSeconds: server === null || after === null ? null : after - server,
    clientSeconds: (user + system) / 1e6,
  }
}

/** A call as it was sent. */
export interface Recorded {
  readonly headers: string
  readonly body: string
}

export interface BareLoad {
  readonly port: number
  readonly requests: readonly Recorded[]
  readonly clients: number
  readonly seconds: number
  readonly take: (milliseconds: number) => void
}

/** The same client against a route that answers with recorded turns: it reads the answers and writes the requests as the fighters do. */
export async function loadBareRoute({ port, requests, clients, seconds, take }: BareLoad): Promise<void> {
  const calls = requests.map(({ headers, body }) => ({ headers, body: JSON.parse(body) }))
  const end = performance.now() + seconds * 1000
  const client = async (_: unknown, number: number): Promise<void> => {
    const connection = new Connection(port)
    for (let nth = number; performance.now() < end; nth += 1) {
      const { headers = '', body: order } = calls[nth % calls.length] ?? {}
      const request = JSON.stringify(order)
      const started = performance.now()
      const { body, status } = await connection.send('POST', EXEC, headers, request)
      take(performance.now() - started)
      if (status !== 200 || sidesIn(body).members.length !== 3) throw new Error(`The route answered ${status}`)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: clients }, client))
}

/** Resident memory of a process in MB; null where the system does not tell. */
export function residentMegabytes(pid: number): number | null {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(procFile(pid, 'status') ?? '')?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

const TICKS_PER_SECOND = 100

/** Seconds of processor time that these processes have used, to 0.01; null where the system does not tell. */
export function processorSeconds(pids: readonly number[]): number | null {
  let ticks = 0
  for (const pid of pids) {
    const text = procFile(pid, 'stat')
    if (text === null) return null
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks / TICKS_PER_SECOND
}

/** Microseconds of processor time that the threads of a process have used, without those that have ended; NaN where the system does not tell. */
export function processorMicroseconds(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce((sum, thread) => sum + Number(procFile(pid, `task/${thread}/schedstat`)?.split(' ')[0] ?? 0), 0) / 1000
  } catch {
    return Number.NaN
  }
}

function procFile(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return null
  }
}
