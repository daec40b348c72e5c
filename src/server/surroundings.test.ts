import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const OTHER_SOURCES =
  /\b(?:randomBytes|randomUUID|randomInt|getRandomValues|Math\.random|Date\.now|performance\.now|setTimeout|setInterval|setImmediate)\b|new Date\(\)|node:timers/

/** Files of the server that take time, chance or waiting from the machine themselves, and why their answers do not depend on it. */
const allowed: readonly (readonly [file: string, why: string])[] = [
  ['features/battle/lookback/counting-thread.ts', 'a thread of its own'],
  ['features/battle/lookback/lookback.service.ts', 'forgets failures of that thread'],
  ['housekeeping.ts', 'when to begin; what it deletes depends on a time that it is given'],
  ['http/health.ts', 'the time limit of /readyz'],
  ['mail/letter-sender.ts', 'when to look; what it sends depends on the clock that it is given'],
  ['main.ts', 'signals'],
  ['metrics/server-metrics.ts', 'the start of the process'],
  ['store/dialects/checkpoint-worker.ts', 'a thread of its own'],
  ['surroundings.ts', 'here they are taken'],
]

test('what answers calls gets time, chance and waiting from the surroundings alone', () => {
  const files = globSync('**/*.ts', { cwd: 'src/server', exclude: (name) => name.endsWith('.test.ts') })
    .map((file) => file.replaceAll('\\', '/'))
    // Commands are programs of their own.
    .filter((file) => !file.startsWith('commands/'))
  expect(files.length).toBeGreaterThan(100)
  const found = files.filter((file) => OTHER_SOURCES.test(readFileSync(`src/server/${file}`, 'utf8')))
  expect(found.toSorted()).toEqual(allowed.map(([file]) => file))
})
