import { expect, test } from 'vitest'
import { DEED } from '../../rules/town/deeds.ts'
import { books } from '../books/all.ts'
import { enemySkills } from '../catalog.ts'
import { items } from '../items.ts'
import { jobGrades } from '../jobs.ts'
import { deeds, deedThings } from './deeds.ts'

test('there are thirty deeds, each done by an act or by what a save has reached', () => {
  expect(deeds.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  const acts: ReadonlySet<number> = new Set(Object.values(DEED))
  expect(deeds.filter(({ id, from }) => from === null && !acts.has(id))).toEqual([])
  expect(new Set(deeds.map(({ name }) => name)).size).toBe(30)
  expect(deeds.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual([28, 29, 30])
})

test('what the deeds are about is in the tables', () => {
  const { drinker, lunches, sandals, smoke } = deedThings
  const itemNames = [...lunches, sandals, smoke].map((id) => items.find((item) => item.id === id)?.name)
  expect(itemNames).toEqual(['折詰弁当', '祭り弁当', '早足草履', '煙玉'])
  expect(enemySkills.find(({ id }) => id === drinker.drink)?.name).toBe('水を飲む')
  const readBooks = deeds.flatMap(({ from }) => (from?.type === 'read' ? [from.book] : []))
  expect(readBooks.filter((book) => !books.some(({ id }) => id === book))).toEqual([])
  const grades = deeds.flatMap(({ from }) => (from?.type === 'grade' ? [from.grade] : []))
  expect(grades).toEqual([1, jobGrades.length - 1])
})
