import { expect, test } from 'vitest'
import { loadedBy, wayTo } from './lint/import-graph.ts'
import { folderRules, spoilers, within } from './lint/allowed-imports.ts'

const browser = loadedBy('src/web/main.tsx')

test('the browser loads its screens, some of them later', () => {
  expect([...browser.files.keys()]).toEqual(
    expect.arrayContaining([
      'src/web/shell/router.tsx',
      'src/web/screens/battle/battle.tsx',
      'src/rules/battle/event.ts',
      'src/content/text/battle.ts',
    ]),
  )
})

test('no enemy, no skill table, no book and no log of the server reaches the browser, by any way', () => {
  const spoiling = [...browser.files.keys()].filter((file) => spoilers.some((each) => within(file, each)))
  expect(spoiling.map((file) => wayTo(file, browser))).toEqual([])
})

test('the browser loads nothing but screens, rules and content, and only packages that screens may use', () => {
  const own = ['src/web', 'src/rules', 'src/content', 'src/contract/pages.ts']
  expect([...browser.files.keys()].filter((file) => !own.some((each) => within(file, each))).map((file) => wayTo(file, browser))).toEqual(
    [],
  )
  const allowed = folderRules.find(({ path }) => path === 'src/web')?.packages ?? []
  const isAllowed = (name: string) => allowed.some((each) => (each.endsWith('/') ? name.startsWith(each) : name === each))
  expect([...browser.packages.keys()].filter((name) => !isAllowed(name))).toEqual([])
})

const tree: Readonly<Record<string, string>> = {
  'web/direct.ts': "import { x } from '../content/table.ts'\nexport const y = x",
  'web/by-text.ts': "import { x } from '../content/text.ts'\nexport const y = x",
  'web/later.ts': "export const y = () => import('../content/text.ts')",
  'web/re-export.ts': "export * from '../content/text.ts'",
  'web/types.ts':
    "import type { X } from '../content/text.ts'\nimport { type Y, z } from './other.ts'\nexport type { X } from '../content/table.ts'\nexport const a: X | Y = z",
  'web/inline-type.ts': "import { type X } from '../content/text.ts'\nexport const a: X | null = null",
  'web/other.ts': "import './other.css'\nexport const z = 1\nexport interface Y { readonly a: 1 }",
  'web/computed.ts': 'export const y = (name: string) => import(`../content/${name}.ts`)',
  'web/glob.ts': "export const y = import.meta.glob('../content/*.ts')",
  'web/globs.ts': "export const y = import.meta.glob(['./art/*.svg', '../content/*.ts'])",
  'web/pictures.ts': "export const y = import.meta.glob(['./art/*.svg', '!./art/late-*.svg'], { eager: true })",
  'content/text.ts': "import { x } from './table.ts'\nexport { x }\nexport interface X { readonly a: 1 }",
  'content/table.ts': 'export const x = 1',
}
const load = (entry: string) => loadedBy(entry, (file) => tree[file] ?? '')

test.each(['web/direct.ts', 'web/by-text.ts', 'web/later.ts', 'web/re-export.ts', 'web/inline-type.ts'])(
  '%s is found to load the table',
  (entry) => {
    const loaded = load(entry)
    expect([...loaded.files.keys()]).toContain('content/table.ts')
    expect(wayTo('content/table.ts', loaded)).toMatch(new RegExp(`^${entry} → .*content/table.ts$`))
  },
)

test('types load nothing, a side effect does', () => {
  expect([...load('web/types.ts').files.keys()]).toEqual(['web/types.ts', 'web/other.ts', 'web/other.css'])
})

test('patterns of pictures load no code', () => {
  expect([...load('web/pictures.ts').files.keys()]).toEqual(['web/pictures.ts'])
})

test.each(['web/computed.ts', 'web/glob.ts', 'web/globs.ts'])('%s is refused, because nobody can say what it loads', (entry) => {
  expect(() => load(entry)).toThrow('cannot be followed')
})
