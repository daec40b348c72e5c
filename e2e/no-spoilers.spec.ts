import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { books } from '../src/content/books/all.ts'
import { enemySkills } from '../src/content/catalog.ts'
import { partySkills } from '../src/content/skills/all.ts'
import { firstSights } from '../src/content/text/role-choice.ts'

const bundle = globSync('dist/web/**/*.{js,html}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const foundIn = (sentences: readonly string[]): readonly string[] => sentences.filter((sentence) => bundle.includes(sentence))

const longestLine = (text: string): string => text.split('\n').reduce((longest, line) => (line.length > longest.length ? line : longest))

/** The choice of roles says what each begins with, at times in the words of the table. */
const shownAtTheChoice = new Set(Object.values(firstSights).flatMap(({ skills }) => skills.map(({ does }) => does)))

/** Sentences of the server's tables: whoever bundles a table bundles them too. */
test('the built screens hold no enemy table, no skill table and no book', () => {
  expect(bundle.length).toBeGreaterThan(100_000)
  expect(foundIn(enemySkills.map(({ line }) => line))).toEqual([])
  expect(foundIn(partySkills.map(({ line }) => line))).toEqual([])
  const untold = partySkills.map(({ description }) => description).filter((description) => !shownAtTheChoice.has(description))
  expect(untold.length).toBeGreaterThan(30)
  expect(foundIn(untold)).toEqual([])
  expect(foundIn(books.flatMap(({ editions }) => editions.map(({ content }) => longestLine(content))))).toEqual([])
  // Fields of the tables: minifiers keep their names.
  expect(foundIn(['weighted', 'leadsTo', 'fromLevel', 'editions'])).toEqual([])
})
