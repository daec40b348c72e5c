/** A part of the sources, and the tests that are asked about it. */
export interface Area {
  readonly folder: string
  readonly tests: readonly string[]
}

/** The first whose folder holds the file is asked. */
export const AREAS: readonly Area[] = [
  { folder: 'src/rules/battle', tests: ['src/rules/battle/*.test.ts', 'tests/reference/turn.test.ts'] },
  { folder: 'src/rules', tests: ['src/rules/**/*.test.ts', 'tests/reference/turn.test.ts'] },
  { folder: 'src/server/security', tests: ['src/server/security/**/*.test.ts', 'src/server/features/account/**/*.test.ts'] },
  { folder: 'src/server/http', tests: ['src/server/http/**/*.test.ts', 'src/server/features/{account,rest,shop}/**/*.test.ts'] },
  { folder: 'src/server/store', tests: ['src/server/{store,features}/**/*.test.ts'] },
  { folder: 'src/server/features', tests: ['src/server/features/**/*.test.ts'] },
]

/** Played for seconds, by the seed: the reference plays the same turns and compares more of them. */
export const LEFT_OUT: readonly string[] = [
  'src/rules/battle/battle.property.test.ts',
  'src/rules/sight/forecast.property.test.ts',
  '**/*.long.test.ts',
]

/** Left out of the first look at an area too (`SHORT=1`): they play thousands of turns, which takes longer than all others together. */
export const LONGER: readonly string[] = ['tests/reference/turn.test.ts', 'src/rules/sight/knowledge.test.ts']

/** @throws RangeError when no area holds it. */
export function areaOf(path: string): Area {
  const found = AREAS.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))
  if (!found) throw new RangeError(`${path} is in none of ${AREAS.map(({ folder }) => folder).join(', ')}`)
  return found
}
