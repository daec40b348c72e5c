import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldColours } from './field-colours.ts'

test('every variable of the enemies is a colour of some field', () => {
  const folder = new URL('./enemies/', import.meta.url)
  const used = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/var\(--(\w+)/g)].map(([, name = '']) => name),
  )
  const named = Array.from({ length: 12 }, (_, nth) => Object.keys(fieldColours(nth + 1))).flat()
  expect(new Set(named)).toEqual(new Set([...used, 'dusk']))
})
