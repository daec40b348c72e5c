import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

/** Files at the root of one folder. Tests, fixtures and style sheets count with the file that they belong to. */
const handful = 12

/** Folders with more, each with the most it may hold and the reason. One that no longer needs its row fails too. */
const larger: Readonly<Record<string, readonly [most: number, reason: string]>> = {
  'drawings/enemies': [67, 'one file an enemy'],
  'drawings/scenes': [79, 'one file a scene or layer of it'],
  'drawings/backgrounds': [13, 'one file a field'],
  'drawings/map': [16, 'one file a land'],
  'src/content': [15, 'one table a file'],
  'src/content/enemies': [13, 'one file a field'],
  'src/content/music': [28, 'one file a piece'],
  'src/content/text': [36, 'one file a screen'],
  'src/contract': [23, 'one file an area of the wire'],
  'src/server/store/migrations': [24, 'one file a step; none may be changed'],
  'src/rules/battle': [16, 'one engine; its parts know each other'],
  'src/web/motion/gestures': [23, 'one file a gesture'],
  'src/web/sound/instruments': [13, 'one file an instrument or a kind of them'],
  'src/web/ui/controls': [13, 'one file a control'],
  'e2e/support': [20, 'what the journeys share'],
}

const sources = globSync('{src,drawings,tests,e2e,scripts,bench}/**/*.{ts,tsx,js}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|spec|fixture)\.tsx?$/.test(file))
const counts = Map.groupBy(sources, (file) => dirname(file))

test('a folder holds a handful of files at its root, or says why not', () => {
  const crowded = [...counts].filter(([folder, files]) => files.length > (larger[folder]?.[0] ?? handful))
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})

test('no row excuses a folder that needs none, or more than it holds', () => {
  const loose = Object.entries(larger).filter(([folder, [most]]) => most <= handful || counts.get(folder)?.length !== most)
  expect(loose.map(([folder]) => `${folder}: ${counts.get(folder)?.length ?? 0}`)).toEqual([])
})
