import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../tests/servers/free-port.ts'
import { type Measurement, measureLoad } from '../shared/load.ts'
import { match } from './match.ts'
import { peer } from './packages.ts'

interface MoveClient {
  readonly moves: { count(): void }
  readonly transport: { readonly socket: { onAny(listener: (event: string) => void): void } }
  start(): void
  stop(): void
  /** @param state null until the server has told it */
  subscribe(listener: (state: object | null) => void): () => void
}

interface Boardgame {
  readonly Client: (options: object) => MoveClient
}

interface Sockets {
  readonly SocketIO: (options: object) => unknown
}

/** What each client waits for: the server's word that its move is stored. */
const answers = new WeakMap<MoveClient, () => void>()

/** Each client in a match of its own, the next move when the server has told the last. @param folder an empty one, for its files */
export async function measureMoves(clients: number, seconds: number, folder: string): Promise<Measurement> {
  const port = await freePort()
  const server = spawn(process.execPath, ['bench/peers/move-server.ts', String(port), join(folder, 'matches')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await ready(server)
    const players = await Promise.all(Array.from({ length: clients }, (_, nth) => joined(port, nth)))
    const over = performance.now() + 2000
    await Promise.all(players.map((client) => play(client, over, () => undefined)))
    const measured = await measureLoad([server.pid ?? 0], async (take) => {
      const end = performance.now() + seconds * 1000
      await Promise.all(players.map((client) => play(client, end, take)))
    })
    for (const client of players) client.stop()
    return measured
  } finally {
    server.kill()
  }
}

async function ready(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The server of moves ended')))
  await Promise.race([once(server.stdout ?? server, 'data'), ended])
  ended.catch(() => undefined)
}

/** The server makes a match that somebody joins for the first time. */
async function joined(port: number, nth: number): Promise<MoveClient> {
  const { Client } = peer('boardgame.io/client') as Boardgame
  const { SocketIO } = peer('boardgame.io/multiplayer') as Sockets
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'], forceNew: true } })
  const client = Client({ game: match, multiplayer, matchID: `match-${nth}`, playerID: '0', numPlayers: 1, debug: false })
  client.start()
  await new Promise<void>((resolve) => {
    client.subscribe((state) => {
      if (state !== null) resolve()
    })
  })
  client.transport.socket.onAny((event) => {
    if (event === 'update') answers.get(client)?.()
  })
  return client
}

async function play(client: MoveClient, end: number, take: (milliseconds: number) => void): Promise<void> {
  while (performance.now() < end) {
    const started = performance.now()
    await new Promise<void>((resolve) => {
      answers.set(client, resolve)
      client.moves.count()
    })
    take(performance.now() - started)
  }
}
