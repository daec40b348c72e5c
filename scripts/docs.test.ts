import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync(['*', '{src,drawings,tests,e2e,bench,scripts,docs}/**/*']).map((file) => `/${file.replaceAll('\\', '/')}`)

/** Paths and file names in backticks; fenced blocks and names with a gap (`<role>.ts`, `field-NN.ts`) are left out. */
function pathsIn(text: string): readonly string[] {
  const prose = text.replace(/^ *```[\s\S]*?^ *```$/gm, '')
  return [...prose.matchAll(/`([\w./-]+\/[\w./-]+|[\w.-]+\.(?:ts|tsx|md|css))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/NN|^\/|^name\./.test(path))
}

const isFile = (path: string): boolean => files.some((file) => file.endsWith(`/${path.replace(/\/$/, '')}`))

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'src/web/README.md', 'drawings/README.md', ...globSync('docs/**/*.md')])(
  'the files that %s names are there',
  (document) => {
    const gone = pathsIn(readFileSync(document, 'utf8')).filter((path) => /\.(ts|tsx|md|css)$/.test(path) && !isFile(path))
    expect(gone).toEqual([])
  },
)
