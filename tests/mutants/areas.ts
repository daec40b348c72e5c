import { readdirSync } from 'node:fs'

/** A part of the sources, and the tests that are asked about it. */
export interface Area {
  readonly folder: string
  readonly tests: readonly string[]
}

const FEATURES = 'src/server/features'

/** Tests of a feature, or of a room of the rules, that lie where it is used. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  adventure: ['src/lab/run/*.test.ts', `${FEATURES}/battle/{battle,adventure,replay}.api.test.ts`, `${FEATURES}/battle/encore/*.test.ts`],
  auto: ['tests/auto-sight.test.ts'],
  sight: [`${FEATURES}/battle/learning.api.test.ts`, `${FEATURES}/library/shadow.api.test.ts`],
  town: [`${FEATURES}/title/*.test.ts`, `${FEATURES}/journal/*.test.ts`],
  account: [
    'src/server/whole/account-{races,rules}.api.test.ts',
    'src/server/security/limits.api.test.ts',
    'src/server/commands/moderate.api.test.ts',
  ],
  menu: [`${FEATURES}/battle/battle.api.test.ts`, `${FEATURES}/journal/*.test.ts`],
  title: [`${FEATURES}/settings/*.test.ts`],
  beginning: [`${FEATURES}/settings/*.test.ts`],
  board: [`${FEATURES}/journal/*.test.ts`],
  rest: [`${FEATURES}/journal/*.test.ts`],
  shop: [`${FEATURES}/journal/*.test.ts`],
}

/** By what it offers, each with its own tests and those of `elsewhere`: of the others' only a few come to it, and each opens a database. */
const features: readonly Area[] = readdirSync(FEATURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ folder: `${FEATURES}/${name}`, tests: [`${FEATURES}/${name}/**/*.test.ts`, ...(elsewhere[name] ?? [])] }))

/** No folder holds another: a file belongs to one area. */
export const AREAS: readonly Area[] = [
  { folder: 'src/rules/battle', tests: ['src/rules/battle/*.test.ts', 'tests/reference/turn.test.ts'] },
  ...['adventure', 'auto', 'catalog.ts', 'party', 'rng.ts', 'sight', 'town'].map((room) => ({
    folder: `src/rules/${room}`,
    tests: ['src/rules/**/*.test.ts', 'tests/reference/turn.test.ts', ...(elsewhere[room] ?? [])],
  })),
  {
    folder: 'src/server/security',
    tests: [
      'src/server/security/**/*.test.ts',
      'src/server/features/account/**/*.test.ts',
      'src/server/features/{battle/battle,title/title}.api.test.ts',
    ],
  },
  { folder: 'src/server/work', tests: ['src/server/work/*.test.ts', `${FEATURES}/battle/{encore,lookback}/*.test.ts`] },
  { folder: 'src/server/rng-state.ts', tests: ['src/server/rng-state.test.ts'] },
  {
    folder: 'src/server/http',
    tests: ['src/server/{http,security,metrics}/**/*.test.ts', 'src/server/features/{account,rest,shop}/**/*.test.ts'],
  },
  {
    folder: 'src/server/store/rows',
    tests: [
      'src/server/store/**/*.test.ts',
      'src/server/features/**/*.test.ts',
      'src/server/commands/{moderate,export-account}.api.test.ts',
      'src/server/whole/account-rules.api.test.ts',
    ],
  },
  { folder: 'src/server/store/person.ts', tests: ['src/server/store/person.api.test.ts', `${FEATURES}/account/everything.api.test.ts`] },
  // Every call comes through these: of the features' tests a few are enough, as the others would ask the same. `copy.ts` needs PostgreSQL.
  ...['dialects', 'store.ts', 'prepared.ts', 'open.ts'].map((room) => ({
    folder: `src/server/store/${room}`,
    tests: [
      'src/server/store/**/*.test.ts',
      `${FEATURES}/{purchases,title,rest}/**/*.test.ts`,
      'src/server/commands/{backup,restore,moderate,export-account}.api.test.ts',
    ],
  })),
  ...features,
]

/** Played for seconds, by the seed (the reference plays the same turns and compares more of them), or waiting for seconds, or for another process. */
export const LEFT_OUT: readonly string[] = [
  'src/rules/battle/battle.property.test.ts',
  'src/rules/sight/forecast.property.test.ts',
  'src/server/features/battle/stored-adventures.api.test.ts',
  'src/server/store/{expansion,foreign-lock,database-away,database-stopped,pooler,silent-connection}.api.test.ts',
  '**/*.long.test.ts',
]

/** Run as a server starts, before the test that asks for it begins: each mutant of these meets all tests of its area. */
export const AT_START = 'src/server/features/**/*.routes.ts'

/** Left out of the first look at an area too (`SHORT=1`): they play thousands of turns, which takes longer than all others together. */
export const LONGER: readonly string[] = ['tests/reference/turn.test.ts', 'src/rules/sight/knowledge.test.ts']

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/**
 * @returns what to try for a path: itself with the area that holds it, or each area that it holds.
 * @throws RangeError when there is none.
 */
export function runsFor(path: string): readonly { readonly path: string; readonly area: Area }[] {
  const holder = AREAS.find(({ folder }) => isIn(path, folder))
  if (holder) return [{ path, area: holder }]
  const held = AREAS.filter(({ folder }) => isIn(folder, path))
  if (held.length === 0) throw new RangeError(`${path} is in none of ${AREAS.map(({ folder }) => folder).join(', ')}`)
  return held.map((area) => ({ path: area.folder, area }))
}
