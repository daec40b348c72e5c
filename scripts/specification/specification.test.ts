import { expect, test } from 'vitest'
import { compareSpecification, idsInTitles } from './specification.ts'

/** Put together here, so that the check does not take these for titles of this file. */
const ids = (...numbers: readonly number[]) => `[${numbers.map((number) => `SHOP-${number}`).join(', ')}]`
const rules = (...numbers: readonly number[]) => numbers.map((number) => `- **SHOP-${number}** A rule.\n`).join('')

test.each([
  ['test', `test('sells ${ids(1)}', () => {})`, ['SHOP-1']],
  ['test with two ids', `test("sells ${ids(1, 2)}", () => {})`, ['SHOP-1', 'SHOP-2']],
  ['test.each', `test.each([[1, 'x']])('sells %s ${ids(3)}', () => {})`, ['SHOP-3']],
  ['describe over lines', `test.describe(\n  \`the shop ${ids(4)}\`,\n  () => {})`, ['SHOP-4']],
  ['title with a tag', `test('sells ${ids(5)} @chromium', () => {})`, ['SHOP-5']],
  ['id in the middle of a title', `test('sells ${ids(6)} and buys', () => {})`, []],
  ['id in a comment', `// as in ${ids(7)}\ntest('sells', () => {})`, []],
])('finds the ids of a %s', (_, source, found) => {
  expect(idsInTitles(source)).toEqual(found)
})

test('tells rules without a test, ids without a rule and ids given twice', () => {
  expect(compareSpecification(rules(1, 2, 3, 3), [`test('a ${ids(1)}', f)`, `test('b ${ids(3, 9)}', f)`])).toEqual({
    rulesWithoutTest: ['SHOP-2'],
    idsWithoutRule: ['SHOP-9'],
    doubleIds: ['SHOP-3'],
  })
})
