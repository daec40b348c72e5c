import { expect, test } from 'vitest'
import { compareSpecification } from './specification.ts'
import { idsInTitles } from './titles.ts'

const rules = (...numbers: readonly number[]) => numbers.map((number) => `- **SHOP-${number}** A rule.\n`).join('')

test.each([
  ['test', "test('sells [SHOP-1]', () => {})", ['SHOP-1']],
  ['test with two ids', 'test("sells [SHOP-1, SHOP-2]", () => {})', ['SHOP-1', 'SHOP-2']],
  ['test with ids in two places', "test('sells [SHOP-1] and buys [SHOP-2]', () => {})", ['SHOP-1', 'SHOP-2']],
  ['test in a group', "it('opens', () => {}); describe('shop', () => { it('sells [SHOP-3]', () => {}) })", ['SHOP-3']],
  ['test.each', "test.each([[1, '[SHOP-9]']])('sells %s [SHOP-3]', () => {})", ['SHOP-3']],
  ['test.each of a template', "test.each`a | b\n${1} | ${2}`('sells $a [SHOP-3]', () => {})", ['SHOP-3']],
  ['test.skipIf', "test.skipIf(isSlow)('sells [SHOP-3]', () => {})", ['SHOP-3']],
  ['describe over lines', 'test.describe(\n  `the shop [SHOP-4]`,\n  () => {})', ['SHOP-4']],
  ['title with a tag', "test('sells [SHOP-5] @chromium', () => {})", ['SHOP-5']],
  ['title with a value', 'test(`sells ${count} [SHOP-5]`, () => {})', ['SHOP-5']],
  ['id in the middle of a title', "test('sells [SHOP-6] and buys', () => {})", ['SHOP-6']],
  ['id in a comment', "// as in [SHOP-7]\ntest('sells', () => {})", []],
  ['string inside a test', "test('sells', () => { expect('[SHOP-7]').toBe(say('[SHOP-8]')) })", []],
  ['title of any other call', "game('sells [SHOP-7]', () => {})", []],
  ['step of a test', "test('sells', async () => { await test.step('pays [SHOP-7]', pay) })", []],
  ['test that never runs', "test.skip('sells [SHOP-7]', f); test.todo('buys [SHOP-8]'); test.fixme('[SHOP-9]', f)", []],
])('finds the ids of a %s', (_, source, found) => {
  expect(idsInTitles(source)).toEqual(found)
})

test('tells rules without a test, ids without a rule and ids given twice', () => {
  expect(compareSpecification(rules(1, 2, 3, 3), ["test('a [SHOP-1]', f)", "test('b [SHOP-3, SHOP-9]', f)"])).toEqual({
    rulesWithoutTest: ['SHOP-2'],
    idsWithoutRule: ['SHOP-9'],
    doubleIds: ['SHOP-3'],
  })
})
