import { buildWebIfStale } from '../web-build.ts'
import { situationFrom, USAGE, WrongArgument } from './situation.ts'
import { openSituation } from './staged.ts'

try {
  const situation = situationFrom(process.argv.slice(2))
  await buildWebIfStale()
  const { address, stop } = await openSituation(situation, 'production')
  console.log(`${address} opens ${situation.page}, signed in. Ctrl-C ends it, and nothing is kept.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
} catch (error) {
  if (!(error instanceof WrongArgument)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
