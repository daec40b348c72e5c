import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sizeOf, withOwnIds } from './drawing.tsx'

const svg = readFileSync(new URL('./svg/enemies/11.svg', import.meta.url), 'utf8')

test('gives every id of a drawing a prefix of its own, and every reference with it', () => {
  const own = withOwnIds(svg, 'e11-', 'x1-')
  expect(own).not.toMatch(/e11-/)
  const ids = new Set([...own.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  const references = [...own.matchAll(/(?:url\(|href=")#([^")]+)/g)].map((match) => match[1])
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter((reference) => !ids.has(reference))).toEqual([])
})

test('reads the size off the viewBox', () => {
  expect(sizeOf(svg)).toEqual({ width: 400, height: 400 })
})
