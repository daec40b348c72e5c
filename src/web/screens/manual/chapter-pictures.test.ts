import { expect, test } from 'vitest'
import { manual } from '../../../content/text/manual.ts'
import { chapterPictures } from './chapter-pictures.ts'

test('every chapter has a picture of its own', () => {
  expect(new Set(chapterPictures).size).toBe(manual.length)
})
