import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { startHousekeeping } from './housekeeping.ts'
import { Stopping } from './http/health.ts'
import { startLetters } from './mail/start-letters.ts'
import { OpenRequests } from './open-requests.ts'
import { explain, StartError } from './start-error.ts'
import { openConfiguredStore, startConfiguredCheckpoints } from './store/open.ts'
import { REAL } from './surroundings.ts'

/** How long open requests may take once no more are accepted, in milliseconds. */
const GRACE = 20_000

/** npm passes on a Ctrl-C that the terminal has sent to the server already: within this time it is the same signal. */
const SAME_SIGNAL = 500

// Without the second the heap grows until half of it is garbage. Measured with `bench:http`: this costs no time, `--memory-saver-mode` doubled it.
// With 4 MB for new objects, and 50 turns at once, collecting them took 14 % of the processor more than with 16 MB; with 32 MB no less.
setFlagsFromString('--max-semi-space-size=16')
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
  const stopping = new AbortController()
  const check = async (): Promise<void> => {
    stopping.signal.throwIfAborted()
    await store.check()
  }
  const app = await buildApp(settings, { ...store, check })
  report = (error) => app.log.warn({ err: error }, 'background task failed')
  const stopHousekeeping = startHousekeeping(store, REAL.clock, report)
  const stopLetters = await startLetters(settings, store, report)
  const stopCheckpoints = await startConfiguredCheckpoints(settings, (error) => report(error))
  const requests = new OpenRequests(app.server)
  const delay = settings.stopDelay * 1000
  onSignal(delay + GRACE, async (signal) => {
    app.log.info({ signal }, 'stopping')
    stopping.abort(new Stopping())
    stopHousekeeping()
    requests.announceStop()
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    await stopLetters()
    await requests.stop()
    await app.close()
    await stopCheckpoints()
    await store.close()
  })
  if (settings.trustProxy === true)
    app.log.warn(
      'TRUST_PROXY=true believes every forwarded address: name the number of proxies or their addresses where players reach this server directly',
    )
  const address = await app.listen({ port: settings.port, host: settings.host })
  process.stdout.write(`影あかり — ${settings.publicUrl ?? address.replace('0.0.0.0', 'localhost')}\n`)
}

function requireScreens(webRoot: string): void {
  if (existsSync(join(webRoot, 'index.html'))) return
  throw new StartError(`WEB_ROOT=${webRoot} holds no index.html. Build the screens with "npm run build", or name the folder that has them.`)
}

/** Stops at the first signal, within `most` milliseconds; a second one ends the process at once. */
function onSignal(most: number, stop: (signal: string) => Promise<void>): void {
  let firstAt: number | null = null
  const take = (signal: string): void => {
    if (firstAt === null) {
      firstAt = performance.now()
      setTimeout(() => process.exit(1), most).unref()
      void stop(signal)
    } else if (performance.now() - firstAt > SAME_SIGNAL) process.exit(1)
  }
  process.on('SIGTERM', take)
  process.on('SIGINT', take)
}
