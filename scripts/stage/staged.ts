import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionCookie } from '../../src/server/http/session/cookies.ts'
import { openConfiguredStore } from '../../src/server/store/open.ts'
import { freePort } from '../../tests/servers/free-port.ts'
import { ServerProcess } from '../../tests/servers/server-process.ts'
import { arrange } from './arrange.ts'
import type { Situation } from './situation.ts'

export interface Staged {
  /** Signs the browser in that opens it, and leads to the page of the situation. */
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts the server on a database of its own with the situation in it. In production it serves the built screens, which must be there. */
export async function openSituation(situation: Situation, environment: 'production' | 'test'): Promise<Staged> {
  const folder = mkdtempSync(join(tmpdir(), 'kageakari-stage-'))
  const databaseUrl = `file:${join(folder, 'game.db')}`
  const store = await openConfiguredStore({ databaseUrl, databasePool: 1 }, () => undefined)
  await store.migrate()
  const token = await arrange(store, situation, Date.now())
  await store.close()
  const game = new ServerProcess({ port: await freePort(), databaseUrl, environment: { NODE_ENV: environment } })
  await game.start()
  const door = createServer((_request, reply) => {
    // A cookie belongs to the host, whatever the port.
    reply.writeHead(303, { location: game.url + situation.page, 'set-cookie': sessionCookie(token, false) }).end()
  })
  const port = await freePort()
  await new Promise<void>((listening) => door.listen(port, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      door.close()
      await game.end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
