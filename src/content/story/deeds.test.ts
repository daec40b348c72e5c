import { expect, test } from 'vitest'
import { bossDeeds, DEED, type DeedCondition, isDiscountDeed } from '../../rules/town/deeds.ts'
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

test('every deed says how it is done, in a line of its own and not in its name', () => {
  expect(new Set(deeds.map(({ hint }) => hint)).size).toBe(30)
  expect(deeds.filter(({ name, hint }) => hint.includes(name) || hint === '' || Array.from(hint).length > 28)).toEqual([])
})

/** The first figure from which `holds`. */
const leastThat = (holds: (figure: number) => boolean): number =>
  Array.from({ length: 100 }, (_, figure) => figure).find((figure) => holds(figure)) ?? -1

test('the figures in the hints are those of the rules', () => {
  const { smoke } = deedThings
  const isDone = (stars: number, losses: number, deed: number) =>
    bossDeeds({ stars, losses, bag: [{ item: smoke, count: 1 }] }, { smoke }).includes(deed)
  const conditionOf = (id: number): DeedCondition | null => deeds.find((deed) => deed.id === id)?.from ?? null
  expect({ stars: leastThat((stars) => isDone(stars, 0, DEED.smokeUnused)), said: hintOf(11) }).toMatchObject({
    stars: 5,
    said: expect.stringContaining('★5以上'),
  })
  expect({ losses: leastThat((losses) => isDone(1, losses, DEED.afterTwoLosses)), said: hintOf(9) }).toMatchObject({
    losses: 2,
    said: expect.stringContaining('二度負けた'),
  })
  expect({ off: leastThat(isDiscountDeed), said: hintOf(24) }).toMatchObject({ off: 10, said: expect.stringContaining('一割以上') })
  expect([conditionOf(17), hintOf(17)]).toEqual([{ type: 'booksRead', count: 10 }, expect.stringContaining('十冊')])
  expect([conditionOf(21), hintOf(21)]).toEqual([{ type: 'grade', grade: 1 }, expect.stringContaining('ひとつ')])
  expect([conditionOf(22), hintOf(22)]).toEqual([{ type: 'grade', grade: 4 }, expect.stringContaining('四つ')])
  expect([conditionOf(27), hintOf(27)]).toEqual([{ type: 'level', level: 10 }, expect.stringContaining('Lv10')])
})

const hintOf = (id: number): string => deeds.find((deed) => deed.id === id)?.hint ?? ''
