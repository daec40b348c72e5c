import { expect, test } from 'vitest'

const texts = import.meta.glob<Record<string, unknown>>(['./text/*.ts', './story/*.ts'], { eager: true })
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })
const program = Object.entries(sources).filter(([path]) => !/\.test\.tsx?$|\.fixture\.ts$/.test(path))

/** The keys of an export that a source names (`text.title`); null when it uses the whole (`text[code]`), so that nothing can be said of single keys. */
function keysNamed(source: string, name: string): readonly string[] | null {
  const local = new RegExp(`^import .*\\b${name} as (\\w+)`, 'm').exec(source)?.[1] ?? name
  const uses = source
    .replace(/^import .*$/gm, '')
    .replaceAll('...', ' ')
    .matchAll(new RegExp(`(?<![.\\w'])${local}\\b(?:\\??\\.(\\w+))?`, 'g'))
  const keys = [...uses].map(([, key]) => key)
  return keys.includes(undefined) ? null : keys.filter((key) => key !== undefined)
}

/** The export's name, or its keys, that no source besides its own names. */
function unused(file: string, name: string, value: unknown): readonly string[] {
  const users = program.filter(([path, source]) => path !== file && new RegExp(`\\b${name}\\b`).test(source))
  if (users.length === 0) return [name]
  const named = users.map(([, source]) => keysNamed(source, name))
  if (typeof value !== 'object' || value === null || Array.isArray(value) || named.includes(null)) return []
  return Object.keys(value)
    .filter((key) => !named.some((keys) => keys?.includes(key)))
    .map((key) => `${name}.${key}`)
}

test('every text is used by a source', () => {
  expect(Object.entries(texts).length).toBeGreaterThan(20)
  expect(
    Object.entries(texts).flatMap(([file, module]) =>
      Object.entries(module).flatMap(([name, value]) => unused(file, name, value).map((what) => `${file}: ${what}`)),
    ),
  ).toEqual([])
})
