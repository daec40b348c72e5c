import { expect, test } from 'vitest'
import { runsFor } from './areas.ts'
import { countsOf, type Mutant, placeOf, row } from './report.ts'

const mutant = (status: Mutant['status']): Mutant => ({
  mutatorName: 'ArithmeticOperator',
  replacement: 'a - b',
  status,
  location: { start: { line: 2, column: 8 }, end: { line: 2, column: 13 } },
})

test('a timeout counts as killed, what no test comes to as survived, what is ignored not at all', () => {
  const counts = countsOf((['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'] as const).map(mutant))
  expect(counts).toEqual({ mutants: 5, killed: 2, timeout: 1, survived: 1, uncovered: 1, ignored: 1 })
  expect(row('src/rules', counts)).toBe('| `src/rules` | 5 | 2 | 1 | 1 | 1 | 60.0 % | 1 |')
  expect(row('src/rules', countsOf([]))).toBe('| `src/rules` | 0 | 0 | 0 | 0 | 0 | – | 0 |')
})

test('a survivor is named by its place and what was changed', () => {
  expect(placeOf(mutant('Survived'), 'const f = (a, b) =>\nreturn a + b')).toBe('2:8 ArithmeticOperator: a + b → a - b')
})

test('a path is tried with the area that holds it, or as the areas that it holds', () => {
  const folders = (path: string) => runsFor(path).map(({ area }) => area.folder)
  expect(runsFor('src/rules/battle/turn.ts')).toMatchObject([{ path: 'src/rules/battle/turn.ts', area: { folder: 'src/rules/battle' } }])
  expect(folders('src/rules/party')).toEqual(['src/rules/party'])
  expect(folders('src/server')).toEqual(expect.arrayContaining(['src/server/http', 'src/server/features/shop']))
  expect(() => runsFor('src/rulesets')).toThrow('src/rulesets is in none of')
})
