import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('{src,drawings,tests,e2e,bench,scripts}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))

/** Whom an act reaches, seen from the one who acts; classes of the style sheets. */
const RELATIVE = /'foes?'|\bisAimedAtFoes\b|\bonNoFoe\b|\bstyles\.foes?\b/g

/** Files with the word, and why. */
const allowed: readonly (readonly [file: string, why: string])[] = [
  ['drawings/tools/drawing.ts', 'CSS class'],
  ['scripts/words.test.ts', 'this test'],
  ['src/content/text/battle.ts', 'the words for whom an act reaches'],
  ['src/contract/battle/lookback.ts', 'the wire'],
  ['src/rules/auto/planner.ts', 'whom an act reaches'],
  ['src/rules/battle/enemy.ts', 'who stands against the one who acts'],
  ['src/rules/battle/skill.ts', 'who stands against the one who acts'],
  ['src/server/features/battle/lookback/lookback.api.test.ts', 'the wire'],
  ['src/server/features/battle/lookback/lookback.wire.test.ts', 'the wire'],
  ['src/server/features/battle/lookback/lookback.wire.ts', 'the wire'],
  ['src/web/screens/battle/lookback/lookback.fixture.ts', 'the wire'],
  ['src/web/screens/battle/lookback/turn-picture.tsx', 'the wire'],
  ['src/web/screens/battle/lookback/words.test.ts', 'the wire'],
  ['src/web/screens/battle/lookback/words.ts', 'the wire'],
]

test('an enemy is never called foe, which is whoever stands against the one who acts', () => {
  const said = files.filter((file) => /foe/i.test(file) || /foe/i.test(readFileSync(file, 'utf8').replace(RELATIVE, '')))
  expect(said.toSorted()).toEqual(allowed.map(([file]) => file))
})

const ROUND = /(?<!Math\.)\b[Rr]ounds?\b(?!\(| trip)|[a-z]Rounds?\b|_rounds?\b|\bROUNDS?\b/
/** Where battles are played, stored and counted. Elsewhere music has rounds, and other things are round. */
const aboutTurns = ['docs/operations.md', ...files.filter((file) => /^src\/(contract|server)\/|^tests\/(clients|databases)\//.test(file))]

test('a turn of a battle is never called a round', () => {
  const said = aboutTurns.filter((file) => ROUND.test(readFileSync(file, 'utf8')))
  expect(said).toEqual([])
})

/** What a program calls by a name: without comments, without what stands in quotation marks, without members of something else. */
const namesIn = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, '')
    .replaceAll('...', ' ')
    .replace(/\.told\b/g, '')

test('no value is called told, which has been the name of eight different things; only a call of the contract is', () => {
  const sources = files.filter((file) => file.startsWith('src/') && !/\.(test|fixture)\.|^src\/content\/(story|books)/.test(file))
  expect(sources.filter((file) => /\b[tT]old\b/.test(namesIn(readFileSync(file, 'utf8'))))).toEqual(['src/contract/journal.ts'])
})
