import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { enemies } from '../../content/catalog.ts'
import { readings } from '../../content/readings/words.ts'
import { readerOf } from './reader.ts'
import { textsIn, textsToRead } from '../../../tests/readings/texts-to-read.ts'

const texts = textsToRead()

test('every kanji of the story, the battle, the town and the shop has its reading', () => {
  expect(texts.length).toBeGreaterThan(4000)
  const { read } = readerOf(readings)
  const kanji = /[々\p{sc=Han}]/u
  const unreadTexts = texts.filter(
    (text) =>
      kanji.test(text) && (read(text) ?? [{ type: 'plain', text }]).some((piece) => piece.type === 'plain' && kanji.test(piece.text)),
  )
  expect(unreadTexts).toEqual([])
})

test('words that books and scenes mark themselves are read as they mark them', () => {
  const { read } = readerOf(readings)
  const marks = globSync('src/content/**/*.ts')
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => textsIn(path).flatMap((text) => text.matchAll(/｜([^《》｜]+)《([\p{sc=Hira}]+)》/gu).toArray()))
  expect(marks.length).toBeGreaterThan(50)
  const otherwise = marks.flatMap(([, word = '', reading = '']) => {
    const pieces = read(word) ?? []
    const isKnown = pieces.length > 0 && pieces.every((piece) => piece.type === 'ruby' || !/\p{sc=Han}/u.test(piece.text))
    const known = pieces.map((piece) => (piece.type === 'ruby' ? piece.reading : piece.text)).join('')
    return isKnown && known !== reading ? [`${word} ${reading}: ${known}`] : []
  })
  expect(otherwise).toEqual([])
})

test('readings are kana, and no word has two rows', () => {
  const rows = readings.split('\n').filter((row) => row !== '')
  expect(rows.filter((row) => !/^\S+ [\p{sc=Hira}\p{sc=Kana}ー、。「」（#AP\d]+$/u.test(row))).toEqual([])
  const surfaces = rows.map((row) => row.split(' ')[0])
  expect(surfaces.filter((surface, at) => surfaces.indexOf(surface) !== at)).toEqual([])
})

test('the rows name no shadow: whoever looks into the file learns of none', () => {
  const surfaces = new Set(readings.split('\n').map((row) => row.split(' ')[0]))
  const named = enemies.map(({ name }) => name).filter((name) => surfaces.has(name))
  // The story, which the browser has, tells of them.
  expect(named).toEqual(['灯祖'])
})
