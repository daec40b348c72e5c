import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconSource, skillSource } from './icons.ts'

// The formatter breaks long lines.
const plain = (text: string): string => text.replace(/\s+/g, ' ')

test.each([
  ['icon-shapes', iconSource],
  ['skill-shapes', skillSource],
])('the screens hold the signs as they are drawn: %s', (file, source) => {
  expect(plain(readFileSync(new URL(`../src/web/ui/signs/${file}.ts`, import.meta.url), 'utf8'))).toBe(plain(source))
})
