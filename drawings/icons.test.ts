import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconSource } from './icons.ts'

// The formatter breaks long lines.
const plain = (text: string): string => text.replace(/\s+/g, ' ')

test('the screens hold the signs as they are drawn', () => {
  expect(plain(readFileSync(new URL('../src/web/ui/icon-shapes.ts', import.meta.url), 'utf8'))).toBe(plain(iconSource))
})
