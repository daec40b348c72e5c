import { expect, test } from 'vitest'
import { fieldOfEnemy } from '../../enemy-fields.ts'
import { fields } from '../../fields.ts'
import { homecomings } from './homecomings.ts'

const LINE = 28

test('every field has its stain, each in one to three lines that fit their box', () => {
  expect(new Set(homecomings.map(({ field }) => field))).toEqual(new Set(fields.map(({ id }) => id)))
  const boxes = homecomings.flatMap(({ notes, home, afterEnding3 }) => [...notes.map(({ lines }) => lines), home, afterEnding3 ?? home])
  expect(boxes.filter((box) => box.length < 1 || box.length > 3)).toEqual([])
  const shown = (line: string) => line.replace(/\{[abc]\}/g, '六文字の名前')
  expect(boxes.flat().filter((line) => Array.from(shown(line)).length > LINE)).toEqual([])
})

test('the shadow of a stain is of its field', () => {
  const shadows = homecomings.filter(({ shadow }) => shadow !== null)
  expect(shadows.map(({ shadow }) => fieldOfEnemy(shadow ?? 0))).toEqual(shadows.map(({ field }) => field))
})

test('nothing is said of shadows, nor whose they are, before field 12', () => {
  const early = homecomings.flatMap(({ name, notes }) => [name, ...notes.flatMap(({ lines }) => lines)])
  expect(early.filter((line) => /影|持ち主|祖父|じいさん|ばあさん|\{/.test(line))).toEqual([])
})

test('a note is told at a number of clears that its field can have', () => {
  expect(homecomings.flatMap(({ notes }) => notes).filter(({ from }) => from < 0 || from > 12)).toEqual([])
  expect(homecomings.filter(({ notes }) => notes.length === 0)).toEqual([])
  // One after the other.
  const falling = homecomings.filter(({ notes }) => notes.some(({ from }, at) => at > 0 && from <= (notes[at - 1]?.from ?? 0)))
  expect(falling.map(({ name }) => name)).toEqual([])
})
