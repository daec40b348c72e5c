import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** What a program loads: source files of the repository by path, and packages by name; each with the file that asks for it first. */
export interface Loaded {
  readonly files: ReadonlyMap<string, string | null>
  readonly packages: ReadonlyMap<string, string>
}

const read = (file: string): string => readFileSync(file, 'utf8')

/** Everything that is loaded, sooner or later, when `entry` runs: imports and re-exports of values, dynamic imports included; types are not. */
export function loadedBy(entry: string, sourceOf: (file: string) => string = read): Loaded {
  const files = new Map<string, string | null>([[entry, null]])
  const packages = new Map<string, string>()
  for (const file of files.keys()) {
    if (!/\.tsx?$/.test(file)) continue
    for (const specifier of specifiersIn(file, sourceOf(file))) {
      const [name = specifier] = specifier.split('?')
      if (!name.startsWith('.')) {
        if (!packages.has(name)) packages.set(name, file)
        continue
      }
      const target = join(dirname(file), name)
      if (!files.has(target)) files.set(target, file)
    }
  }
  return { files, packages }
}

/** @throws Error on what cannot be followed: a computed import, or a glob over anything but pictures. */
function specifiersIn(file: string, source: string): readonly string[] {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
  const globs = [...source.matchAll(/import\.meta\.glob[^(]*\(\s*(\[[^\]]*\]|.*)/g)].map(([, argument = '']) => argument)
  if (globs.some((argument) => !/^(?:'[^']+\.svg'|\[(?:\s*'[^']+\.svg',?)+\s*\])/.test(argument)))
    throw new Error(`${file} loads by a pattern that cannot be followed`)
  // `import { type X }` without a value still loads the file; only `import type` and `export type` do not.
  const loads = ({ start }: { readonly start: number }) => !/^(?:import|export)\s+type\b/.test(source.slice(start, start + 20))
  return [
    ...module.staticImports.filter(loads).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .filter(loads)
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(file, source.slice(start, end))),
  ]
}

function literal(file: string, argument: string): string {
  const [, specifier] = /^['"]([^'"]+)['"]$/.exec(argument) ?? []
  if (specifier === undefined) throw new Error(`${file} imports ${argument}, which cannot be followed`)
  return specifier
}

/** How `file` comes to be loaded, from the entry on. */
export function wayTo(file: string, { files }: Loaded): string {
  const way = [file]
  for (let from = files.get(file) ?? null; from !== null; from = files.get(from) ?? null) way.unshift(from)
  return way.join(' → ')
}
