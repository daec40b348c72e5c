import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const oxlint = resolve('node_modules/oxlint/bin/oxlint')
let tree = ''

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'kageakari-boundaries-'))
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { options: { typeAware: boolean }; jsPlugins: string[] }
  config.options.typeAware = false
  config.jsPlugins = config.jsPlugins.map((plugin) => resolve(plugin))
  writeFileSync(join(tree, '.oxlintrc.json'), JSON.stringify(config))
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

/** Lints one file, put at that place of an otherwise empty tree, and returns the names of the broken rules. */
function broken(path: string, source: string): string[] {
  const file = join(tree, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', path], { cwd: tree, encoding: 'utf8' })
  rmSync(file)
  const report = JSON.parse(stdout) as { diagnostics: { code: string }[] }
  return report.diagnostics.map((each) => each.code)
}

const restricted = 'rooms(boundaries)'
const use = (from: string) => `import { x } from '${from}'\nexport const y = x\n`
const useType = (from: string) => `import type { X } from '${from}'\nexport type Y = X\n`

test.each([
  ['src/rules/damage.ts', 'node:fs'],
  ['src/rules/damage.ts', 'zod'],
  ['src/rules/damage.ts', '../content/items.ts'],
  ['src/rules/battle/damage.ts', '../../content/items.ts'],
  ['src/rules/battle/damage.ts', '../../newroom/x.ts'],
  ['src/content/items.ts', 'node:fs'],
  ['src/content/items.ts', '../rules/growth.ts'],
  ['src/content/skills/mage.ts', '../../server/app.ts'],
  ['src/contract/battle.ts', 'fastify'],
  ['src/contract/battle.ts', '../content/items.ts'],
  ['src/contract/battle.ts', '../rules/battle/event.ts'],
  ['src/server/app.ts', '../web/router.tsx'],
  ['src/server/app.ts', 'react'],
  ['src/server/features/shop/shop.service.ts', '../job/job.service.ts'],
  ['src/server/features/shop/shop.service.ts', 'kysely'],
  ['src/server/features/shop/shop.service.ts', '../../store/dialects/sqlite.ts'],
  ['src/web/api.ts', '../server/app.ts'],
  ['src/web/api.ts', '../contract/api.ts'],
  ['src/web/api.ts', 'node:fs'],
  ['src/web/api.ts', '../content/enemies/grassland.ts'],
  ['src/web/ui/panel.tsx', '../../content/fields.ts'],
  ['src/web/screens/shop/shop.tsx', '../title/title.tsx'],
  ['src/web/screens/shop/shop.tsx', '../../screens/title/title.tsx'],
  ['src/web/screens/shop/shop.tsx', '../../../content/enemies/grassland.ts'],
  ['src/web/screens/battle/stage/foe.tsx', '../../shop/shop.tsx'],
  ['src/lab/lab.ts', '../server/app.ts'],
  ['src/lab/lab.ts', 'fastify'],
])('%s may not import %s', (path, from) => {
  expect(broken(path, use(from))).toContain(restricted)
})

test.each([
  ['src/rules/battle/damage.ts', '../rng.ts'],
  ['src/rules/adventure.ts', './battle/turn.ts'],
  ['src/content/skills/mage.ts', './skill-table.ts'],
  ['src/content/catalog.ts', './skills/mage.ts'],
  ['src/contract/battle.ts', 'zod'],
  ['src/server/features/shop/shop.service.ts', '../../../rules/shop.ts'],
  ['src/server/features/shop/shop.service.ts', '../../../content/catalog.ts'],
  ['src/server/features/shop/shop.service.ts', '../../store/store.ts'],
  ['src/server/store/dialects/sqlite.ts', 'kysely'],
  ['src/web/screens/shop/shop.tsx', '../../ui/panel.tsx'],
  ['src/web/screens/shop/shop.tsx', '../../../content/text/shop.ts'],
  ['src/web/screens/battle/stage/foe.tsx', '../battle-flow.ts'],
  ['src/web/screens/battle/battle-flow.ts', '../../../rules/battle/event.ts'],
  ['src/lab/lab.ts', '../content/catalog.ts'],
])('%s may import %s', (path, from) => {
  expect(broken(path, use(from))).not.toContain(restricted)
})

test.each([
  ['src/content/items.ts', '../rules/unlock.ts'],
  ['src/contract/battle.ts', '../rules/battle/event.ts'],
  ['src/web/api.ts', '../contract/api.ts'],
])('%s may import types from %s', (path, from) => {
  expect(broken(path, useType(from))).not.toContain(restricted)
})

test('a dynamic import and a re-export count as imports', () => {
  expect(broken('src/rules/x.ts', "export const x = () => import('../content/items.ts')\n")).toContain(restricted)
  expect(broken('src/rules/x.ts', "export { x } from '../content/items.ts'\n")).toContain(restricted)
  expect(broken('src/rules/x.ts', "export * from '../content/items.ts'\n")).toContain(restricted)
})

test.each([
  ['Math.random()', 'eslint(no-restricted-properties)'],
  ['Date.now()', 'eslint(no-restricted-globals)'],
  ['process.pid', 'eslint(no-restricted-globals)'],
  ['console.log(1)', 'eslint(no-restricted-globals)'],
])('the rules may not say %s', (expression, rule) => {
  for (const room of ['rules', 'content', 'contract'])
    expect(broken(`src/${room}/x.ts`, `export const x = ${expression}\n`)).toContain(rule)
})

test('a non-null assertion and any are refused everywhere', () => {
  expect(broken('src/web/x.ts', 'export const x = (y: string | null) => y!.length\n')).toContain('typescript(no-non-null-assertion)')
  expect(broken('src/server/x.ts', 'export const x = (y: any) => y\n')).toContain('typescript(no-explicit-any)')
})
