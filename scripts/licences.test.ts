import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAllowed, licenceList, licenceProblems, licencesOf, type Locked, notices } from './licences.ts'

const locked: Locked = {
  '': { version: '1.0.0' },
  'node_modules/fastify': { version: '5.0.0', license: 'MIT', dependencies: { deep: '*' } },
  'node_modules/fastify/node_modules/deep': { version: '2.0.0', license: 'GPL-3.0-only' },
  'node_modules/vite': { version: '8.0.0', license: 'MPL-2.0', dev: true },
  'node_modules/react': { version: '19.0.0', license: 'MIT', dev: true, dependencies: { scheduler: '*' } },
  'node_modules/scheduler': { version: '1.0.0', license: 'MPL-2.0', dev: true },
  'node_modules/unknown': { version: '1.0.0', dev: true },
}

test('what is shipped is judged more strictly than tools; what the screens bundle is shipped, with all that it needs', () => {
  const packages = licencesOf(locked)
  expect(packages.filter(({ isShipped }) => isShipped).map(({ name }) => name)).toEqual(['deep', 'fastify', 'react', 'scheduler'])
  expect(licenceProblems(packages)).toEqual([
    expect.stringContaining('deep 2.0.0 is under GPL-3.0-only, which is not in the list for what is shipped'),
    expect.stringContaining('scheduler 1.0.0 is under MPL-2.0, which is not in the list for what is shipped'),
    expect.stringContaining('unknown 1.0.0 is under none, which is not in the list for tools'),
  ])
})

test('the list names every shipped package and counts the tools', () => {
  const list = licenceList(licencesOf(locked))
  expect(list).toContain('| fastify | 5.0.0 | MIT |')
  expect(list).toContain('| MPL-2.0 | 1 |')
  expect(list).not.toContain('vite')
})

test('what the screens hold brings its notices: ours, libraries with all that they need, fonts with their holders', () => {
  const text = notices()
  const heads = text.split(/^-{72}$/m).map((part) => part.trim().split('\n', 1)[0]?.replace(/ .*/, ''))
  expect(heads[0]).toBe('影あかり')
  expect(heads).toEqual(expect.arrayContaining(['react', 'scheduler', 'cookie-es', '@tanstack/query-core', '@fontsource/kaisei-decol']))
  expect(text.split(/^-{72}$/m).filter((part) => !/copyright/i.test(part))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND Zlib)', false],
  ['GPL-3.0', false],
])('of the expression %s one alternative must be allowed whole', (expression, allowed) => {
  expect(isAllowed(expression, ['MIT', 'ISC'])).toBe(allowed)
})

test('the page of dependencies names exactly the packages of package.json, and of the one for mutants', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { devDependencies: ofMutants } = JSON.parse(readFileSync('tests/mutants/package.json', 'utf8'))
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| ([^|]+) \| .+ \|$/gm)
  const named = [...rows].flatMap(([, names = '']) => names.split(', ')).filter((name) => name !== 'package')
  expect(named.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...ofMutants }).toSorted())
})
