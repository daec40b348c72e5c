import { setFlagsFromString } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openConfiguredStore } from './store/open.ts'
import type { Store } from './store/store.ts'

/** How long what is in flight may take after the signal to stop. */
const GRACE = 20_000

// Left alone, the heap grows for as long as the machine has memory, and half of it is litter.
setFlagsFromString('--memory-saver-mode')

try {
  await run(readConfig(process.env))
} catch (error) {
  process.stderr.write(`影あかり could not start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function run(config: Config): Promise<void> {
  let report: (error: unknown) => void = () => undefined
  const store = await openConfiguredStore(config, (error) => report(error))
  await store.migrate()
  const app = await buildApp(config, store)
  report = (error) => app.log.warn({ err: error }, 'trouble in the background')
  const stopHousekeeping = startHousekeeping(store, report)
  stopOnSignal(app, store, stopHousekeeping)
  const address = await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`影あかり — ${config.publicUrl ?? address.replace('0.0.0.0', 'localhost')}\n`)
}

/** Takes nothing new, finishes what is in flight, and goes. */
function stopOnSignal(app: FastifyInstance, store: Store, stopHousekeeping: () => void): void {
  let isStopping = false
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return
    isStopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), GRACE).unref()
    stopHousekeeping()
    await app.close()
    await store.close()
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
