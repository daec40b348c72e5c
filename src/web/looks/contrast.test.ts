import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('names only classes that components have', () => {
  const named = [...readFileSync('src/web/looks/contrast.css', 'utf8').matchAll(/\*="_([\w-]+)_"/g)].map(([, name]) => name)
  const sheets = globSync('src/web/**/*.module.css').map((path) => readFileSync(path, 'utf8'))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !sheets.some((sheet) => sheet.includes(`.${name}`)))).toEqual([])
})
