import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const oxlint = resolve('node_modules/oxlint/bin/oxlint')
const sources = new Map<string, string>()
let diagnostics: readonly { readonly code: string; readonly filename: string }[] = []
let tree = ''

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'kageakari-boundaries-'))
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { options: { typeAware: boolean }; jsPlugins: string[] }
  config.options.typeAware = false
  config.jsPlugins = config.jsPlugins.map((plugin) => resolve(plugin))
  writeFileSync(join(tree, '.oxlintrc.json'), JSON.stringify(config))
  for (const [file, source] of sources) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), source)
  }
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', '.'], { cwd: tree, encoding: 'utf8' })
  diagnostics = (JSON.parse(stdout) as { diagnostics: typeof diagnostics }).diagnostics
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

/** Puts one file into an otherwise empty tree and returns where. All are linted in one run: the linter takes most of its time to start. */
function added(path: string, source: string): string {
  const file = path.replace(/(\.tsx?)$/, `-${sources.size}$1`)
  sources.set(file, source)
  return file
}

/** The names of the rules that this file breaks. */
const broken = (file: string): readonly string[] => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)

const restricted = 'folders(boundaries)'
const use = (from: string) => `import { x } from '${from}'\nexport const y = x\n`
const useType = (from: string) => `import type { X } from '${from}'\nexport type Y = X\n`

/** Each case with the file that shows it. */
const inTree = (source: (from: string) => string, cases: readonly (readonly [path: string, from: string])[]) =>
  cases.map(([path, from]) => [path, from, added(path, source(from))] as const)

test.each(
  inTree(use, [
    ['src/rules/damage.ts', 'node:fs'],
    ['src/rules/damage.ts', 'zod'],
    ['src/rules/damage.ts', '../content/items.ts'],
    ['src/rules/battle/damage.ts', '../../content/items.ts'],
    ['src/rules/battle/damage.ts', '../../newfolder/x.ts'],
    ['src/content/items.ts', 'node:fs'],
    ['src/content/items.ts', '../rules/party/growth.ts'],
    ['src/content/skills/mage.ts', '../../server/app.ts'],
    ['src/content/text/battle.ts', '../catalog.ts'],
    ['src/content/story/ending.ts', '../log/enemy-names.ts'],
    ['src/contract/battle/battle.ts', 'fastify'],
    ['src/contract/battle/battle.ts', '../../content/items.ts'],
    ['src/contract/battle/battle.ts', '../../rules/battle/event.ts'],
    ['src/server/app.ts', '../web/router.tsx'],
    ['src/server/app.ts', 'react'],
    ['src/server/features/shop/shop.service.ts', '../job/job.service.ts'],
    ['src/server/features/shop/shop.service.ts', 'kysely'],
    ['src/server/features/shop/shop.service.ts', '../../store/dialects/sqlite.ts'],
    ['src/web/server/api.ts', '../../server/app.ts'],
    ['src/web/server/api.ts', '../../contract/api.ts'],
    ['src/web/server/api.ts', 'node:fs'],
    ['src/web/server/api.ts', '../../content/enemies/grassland.ts'],
    ['src/web/ui/panel.tsx', '../../content/fields.ts'],
    ['src/web/ui/panel.tsx', '../../content/log/battle-log.ts'],
    ['src/web/screens/shop/shop.tsx', '../title/title.tsx'],
    ['src/web/screens/shop/shop.tsx', '../../screens/title/title.tsx'],
    ['src/web/screens/shop/shop.tsx', '../../../content/enemies/grassland.ts'],
    ['src/web/screens/battle/stage/enemy.tsx', '../../shop/shop.tsx'],
    ['src/lab/lab.ts', '../server/app.ts'],
    ['src/lab/lab.ts', 'fastify'],
  ]),
)('%s may not import %s', (_path, _from, file) => {
  expect(broken(file)).toContain(restricted)
})

test.each(
  inTree(use, [
    ['src/rules/battle/damage.ts', '../rng.ts'],
    ['src/rules/adventure/adventure.ts', './battle/turn.ts'],
    ['src/content/skills/mage.ts', './skill-table.ts'],
    ['src/content/catalog.ts', './skills/mage.ts'],
    ['src/contract/battle/battle.ts', 'zod'],
    ['src/server/features/shop/shop.service.ts', '../../../rules/shop.ts'],
    ['src/server/features/shop/shop.service.ts', '../../../content/catalog.ts'],
    ['src/server/features/shop/shop.service.ts', '../../store/store.ts'],
    ['src/server/store/dialects/sqlite.ts', 'kysely'],
    ['src/web/screens/shop/shop.tsx', '../../ui/panel.tsx'],
    ['src/web/screens/shop/shop.tsx', '../../../content/text/shop.ts'],
    ['src/web/screens/battle/stage/enemy.tsx', '../battle-flow.ts'],
    ['src/web/screens/battle/battle-flow.ts', '../../../rules/battle/event.ts'],
    ['src/lab/lab.ts', '../content/catalog.ts'],
  ]),
)('%s may import %s', (_path, _from, file) => {
  expect(broken(file)).not.toContain(restricted)
})

test.each(
  inTree(useType, [
    ['src/content/items.ts', '../rules/town/unlock.ts'],
    ['src/contract/battle/battle.ts', '../../rules/battle/event.ts'],
    ['src/web/server/api.ts', '../../contract/api.ts'],
  ]),
)('%s may import types from %s', (_path, _from, file) => {
  expect(broken(file)).not.toContain(restricted)
})

test.each(
  [
    "export const x = () => import('../content/items.ts')",
    "export { x } from '../content/items.ts'",
    "export * from '../content/items.ts'",
  ].map((source) => [source, added('src/rules/x.ts', `${source}\n`)] as const),
)('%s counts as an import', (_source, file) => {
  expect(broken(file)).toContain(restricted)
})

test.each(
  [
    ['Math.random()', 'eslint(no-restricted-properties)'],
    ['Date.now()', 'eslint(no-restricted-globals)'],
    ['process.pid', 'eslint(no-restricted-globals)'],
    ['console.log(1)', 'eslint(no-restricted-globals)'],
  ].flatMap(([expression = '', rule = '']) =>
    ['rules', 'content', 'contract'].map(
      (folder) => [folder, expression, rule, added(`src/${folder}/x.ts`, `export const x = ${expression}\n`)] as const,
    ),
  ),
)('src/%s may not say %s', (_folder, _expression, rule, file) => {
  expect(broken(file)).toContain(rule)
})

test.each(
  [
    ['src/web/x.ts', 'export const x = (y: string | null) => y!.length\n', 'typescript(no-non-null-assertion)'],
    ['src/server/x.ts', 'export const x = (y: any) => y\n', 'typescript(no-explicit-any)'],
  ].map(([path = '', source = '', rule = '']) => [rule, added(path, source)] as const),
)('%s holds everywhere', (rule, file) => {
  expect(broken(file)).toContain(rule)
})
