import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { idsInTitles } from './titles.ts'

const DOCUMENT = 'docs/specification.md'
const TESTS = '{src,tests,e2e,scripts}/**/*.{test.ts,test.tsx,spec.ts}'
/** Whether a rule that no test names fails the check. */
const EVERY_RULE_NEEDS_A_TEST: boolean = true

const RULE = /^- \*\*([A-Z]+-\d+)\*\* /gm

export interface Comparison {
  readonly rulesWithoutTest: readonly string[]
  readonly idsWithoutRule: readonly string[]
  readonly doubleIds: readonly string[]
}

export function compareSpecification(specification: string, testSources: readonly string[]): Comparison {
  const rules = [...specification.matchAll(RULE)].map(([, id = '']) => id)
  const held = new Set(testSources.flatMap(idsInTitles))
  const known = new Set(rules)
  return {
    rulesWithoutTest: [...known].filter((id) => !held.has(id)),
    idsWithoutRule: [...held].filter((id) => !known.has(id)),
    doubleIds: [...new Set(rules.filter((id, index) => rules.indexOf(id) !== index))],
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sources = globSync(TESTS).map((file) => readFileSync(file, 'utf8'))
  const { rulesWithoutTest, idsWithoutRule, doubleIds } = compareSpecification(readFileSync(DOCUMENT, 'utf8'), sources)
  for (const [what, ids] of [
    ['rules without a test', rulesWithoutTest],
    ['ids in titles without a rule', idsWithoutRule],
    ['ids given twice', doubleIds],
  ] as const)
    console.log(`     ${ids.length} ${what}${ids.length > 0 ? `: ${ids.join(' ')}` : ''}`)
  const isWrong = idsWithoutRule.length + doubleIds.length > 0 || (EVERY_RULE_NEEDS_A_TEST && rulesWithoutTest.length > 0)
  process.exitCode = isWrong ? 1 : 0
}
