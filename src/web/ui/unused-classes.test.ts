import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const slashed = (file: string): string => file.replaceAll('\\', '/')
const components = globSync('src/web/**/*.{ts,tsx}').map((file) => ({ file: slashed(file), text: readFileSync(file, 'utf8') }))

/** The names of classes that a module's selectors hold; those of other sheets (`:global`) left out. */
function classesOf(css: string): ReadonlySet<string> {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\/|url\("[^"]*"\)/g, '')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    .match(/[^{};]+(?=\{)/g)
  return new Set((selectors ?? []).flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)))
}

/** What components take of a sheet by name; `isAny` where one takes a class whose name it only knows when it runs. */
function useOf(sheet: string): { readonly names: ReadonlySet<string>; readonly isAny: boolean } {
  const names = new Set<string>()
  let isAny = false
  for (const { file, text } of components)
    for (const [, variable = '', path = ''] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      if (slashed(normalize(join(dirname(file), path))) !== sheet) continue
      for (const [, name = ''] of text.replaceAll(/^import .*$/gm, '').matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) names.add(name)
      isAny ||= new RegExp(`\\b${variable}\\[`).test(text)
    }
  return { names, isAny }
}

test('every class of a style sheet is taken by a component', () => {
  const unused = globSync('src/web/**/*.module.css').flatMap((found) => {
    const sheet = slashed(found)
    const { names, isAny } = useOf(sheet)
    return isAny ? [] : [...classesOf(readFileSync(found, 'utf8'))].filter((name) => !names.has(name)).map((name) => `${sheet}: .${name}`)
  })
  expect(unused).toEqual([])
})

test('every class that a component takes is in its style sheet', () => {
  const missing = globSync('src/web/**/*.module.css').flatMap((found) => {
    const sheet = slashed(found)
    const held = classesOf(readFileSync(found, 'utf8'))
    return [...useOf(sheet).names].filter((name) => !held.has(name)).map((name) => `${sheet}: .${name}`)
  })
  expect(missing).toEqual([])
})
