import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fields } from '../../content/fields.ts'
import { roles } from '../../content/roles.ts'
import { enemyEntry } from '../../content/catalog.ts'
import { fieldLook, fieldSeals } from './fields.ts'
import { enemyLook } from './enemies.ts'
import { roleClassOf, roleLooks } from './roles.ts'

test('every variable of the enemies is a colour of some field', () => {
  const folder = new URL('../art/svg/enemies/', import.meta.url)
  const used = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/var\(--(\w+)/g)].map(([, name = '']) => name),
  )
  const named = Array.from({ length: 12 }, (_, nth) => Object.keys(fieldLook(nth + 1).colours)).flat()
  expect(new Set(named)).toEqual(new Set([...used, 'dusk']))
})

test('each field and each role has a look of its own', () => {
  expect(fields.map(({ id }) => fieldLook(id).seal)).toEqual(fieldSeals)
  expect(new Set(fieldSeals).size).toBe(fields.length)
  const looks = roles.map(({ id }) => roleLooks[roleClassOf(id)])
  expect(roles.map(({ id }) => roleClassOf(id))).toEqual(roles.map((role) => role.class))
  for (const what of ['glyph', 'colour', 'gesture'] as const) expect(new Set(looks.map((look) => look[what])).size).toBe(roles.length)
  expect(new Set(looks.flatMap(({ sounds }) => Object.values(sounds))).size).toBe(3 * roles.length)
  expect(() => fieldLook(13)).toThrow(RangeError)
})

test('each enemy of a stage looks like its own field, but for what its row says', () => {
  const kinds = new Set(fields.flatMap(({ stages }) => stages.flat()))
  const strange = [...kinds].filter((kind) => enemyLook(kind).field !== fieldLook(enemyEntry(kind).field))
  expect(strange).toEqual([])
  expect(enemyLook(31)).toMatchObject({ element: 'fire', music: ['bossGrass'], faceLeft: null })
  expect(enemyLook(25)).toMatchObject({ element: 'sound', field: fieldLook(2) })
})
