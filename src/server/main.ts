import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openConfiguredStore } from './store/open.ts'

/** How long what is in flight may take after the signal to stop. */
const GRACE = 20_000

const config = readConfig(process.env)
let report: (error: unknown) => void = () => undefined
const store = await openConfiguredStore(config, (error) => report(error))
await store.migrate()
const app = await buildApp(config, store)
report = (error) => app.log.warn({ err: error }, 'trouble in the background')
const stopHousekeeping = startHousekeeping(store, report)

let stopping = false
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  app.log.info({ signal }, 'stopping')
  const late = setTimeout(() => process.exit(1), GRACE)
  late.unref()
  stopHousekeeping()
  await app.close()
  await store.close()
}
process.on('SIGTERM', () => void stop('SIGTERM'))
process.on('SIGINT', () => void stop('SIGINT'))

const address = await app.listen({ port: config.port, host: config.host })
console.log(`影あかり — ${config.publicUrl ?? address.replace('0.0.0.0', 'localhost')}`)
