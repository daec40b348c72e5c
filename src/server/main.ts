import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { startHousekeeping } from './housekeeping.ts'
import { OpenRequests } from './open-requests.ts'
import { explain, StartError } from './start-error.ts'
import { openConfiguredStore } from './store/open.ts'
import type { Store } from './store/store.ts'

/** How long open requests may take after the signal to stop, in milliseconds. */
const GRACE = 20_000

/** npm passes on a Ctrl-C that the terminal has sent to the server already: within this time it is the same signal. */
const SAME_SIGNAL = 500

// Without them the heap grows until half of it is garbage. Measured with `bench:http`: this costs no time, `--memory-saver-mode` doubled it.
setFlagsFromString('--max-semi-space-size=4')
setFlagsFromString('--heap-growing-percent=50')

let config: Config | null = null
try {
  config = readConfig(process.env)
  await run(config)
} catch (error) {
  process.stderr.write(`影あかり could not start. ${explain(error, config)}\n`)
  process.exit(1)
}

async function run(settings: Config): Promise<void> {
  if (settings.environment === 'production') requireScreens(settings.webRoot)
  let report: (error: unknown) => void = () => undefined
  const store = await openConfiguredStore(settings, (error) => report(error))
  await store.migrate()
  const app = await buildApp(settings, store)
  report = (error) => app.log.warn({ err: error }, 'background task failed')
  const stopHousekeeping = startHousekeeping(store, report)
  stopOnSignal(app, store, stopHousekeeping)
  const address = await app.listen({ port: settings.port, host: settings.host })
  process.stdout.write(`影あかり — ${settings.publicUrl ?? address.replace('0.0.0.0', 'localhost')}\n`)
}

function requireScreens(webRoot: string): void {
  if (existsSync(join(webRoot, 'index.html'))) return
  throw new StartError(`WEB_ROOT=${webRoot} holds no index.html. Build the screens with "npm run build", or name the folder that has them.`)
}

/** The first signal lets open requests finish; a second one ends the process at once. */
function stopOnSignal(app: FastifyInstance, store: Store, stopHousekeeping: () => void): void {
  const requests = new OpenRequests(app.server)
  let firstAt: number | null = null
  const stop = async (signal: string): Promise<void> => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > SAME_SIGNAL) process.exit(1)
      return
    }
    firstAt = performance.now()
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), GRACE).unref()
    stopHousekeeping()
    await requests.stop()
    await app.close()
    await store.close()
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
