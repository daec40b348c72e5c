import { expect } from 'vitest'
import { freePort } from '../../servers/free-port.ts'
import { ServerProcess } from '../../servers/server-process.ts'
import { Rehearsal } from './rehearsal.ts'

interface Settings {
  readonly databaseUrl: string
  /** Server processes on that database. */
  readonly servers: number
  readonly kills: number
}

/** Between two kills so many requests are answered, at the most. */
const MOST_ANSWERED = 30
const PLAYERS = 4
/** A file has what a killed process has written, PostgreSQL may still commit. */
const settling = (databaseUrl: string): number => (databaseUrl.startsWith('file:') ? 50 : 1_000)
/** Of each player, for each kill: they outlast it. */
const ACTIONS_A_KILL = 12

/**
 * Kills a server `kills` times (`kill -9`) while players play: what was answered is stored, and nothing happens twice. When one is killed goes by
 * what was answered, so that a slow machine tries the same.
 *
 * @returns what was asked and answered.
 */
export async function killWhilePlaying({ databaseUrl, servers: count, kills }: Settings): Promise<string> {
  const servers: ServerProcess[] = []
  try {
    for (let nth = 0; nth < count; nth += 1) {
      const server = new ServerProcess({ port: await freePort(), databaseUrl })
      servers.push(server)
      await server.start()
    }
    const seed = Math.floor(Math.random() * 1e9)
    const rehearsal = new Rehearsal({
      seed,
      urls: servers.map(({ url }) => url),
      players: PLAYERS,
      actions: kills * ACTIONS_A_KILL,
      settles: settling(databaseUrl),
    })
    let killed = 0
    for (; killed < kills && !rehearsal.isOver; killed += 1) {
      await rehearsal.playOn(1 + Math.floor(Math.random() * MOST_ANSWERED))
      const server = servers[killed % count]
      await server?.end('SIGKILL')
      await server?.start()
    }
    const problems = await rehearsal.end()
    expect(problems, `seed ${seed}`).toEqual([])
    expect(killed).toBe(kills)
    return `seed ${seed}, ${killed} kills: ${String(rehearsal)}`
  } finally {
    for (const server of servers) await server.end('SIGTERM')
  }
}
