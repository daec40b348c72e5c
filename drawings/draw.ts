/**
 * `npm run draw [-- name…]` draws the named drawings (or all) and writes them under `src/web/art/svg/`.
 * `npm run draw -- --check` only compares: exit code 1 when a checked-in SVG is stale, missing, orphaned or breaks a rule.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { measure, prefixOf, problemsOf } from './tools/checks.ts'
import { artFolder, existingArt, findSources, loadDrawings, minify } from './sources.ts'

const options = process.argv.slice(2)
const onlyCheck = options.includes('--check')
const names = options.filter((option) => !option.startsWith('--'))

const { loaded, failed } = await loadDrawings(findSources(names))
const problems: string[] = failed.map(({ source, reason }) => `${source}: ${reason}`)
const written = new Set<string>()
const ownerOfPrefix = new Map<string, string>()

for (const { source, drawing } of loaded) {
  const prefix = prefixOf(drawing.svg)
  const owner = prefix === null ? undefined : ownerOfPrefix.get(prefix)
  if (owner !== undefined && owner !== source) problems.push(`${source}: the id prefix "${prefix}" belongs to ${owner}`)
  if (prefix !== null) ownerOfPrefix.set(prefix, source)
  const { name } = drawing
  const svg = minify(drawing.svg)
  written.add(name)
  problems.push(...problemsOf(name, svg).map((problem) => `${source}: ${problem}`))
  report(name, svg)
  keep(name, svg)
}
if (names.length === 0) {
  for (const name of existingArt()) if (!written.has(name)) problems.push(`src/web/art/svg/${name}.svg has no source`)
}
for (const problem of problems) console.error(`✗ ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0

function report(name: string, svg: string): void {
  const { bytes, gzip, nodes, filtered } = measure(svg)
  console.log(`${name}  ${(bytes / 1024).toFixed(1)} KB, packed ${(gzip / 1024).toFixed(1)} KB, ${nodes} nodes, ${filtered} filtered`)
}

function keep(name: string, svg: string): void {
  const file = join(artFolder, `${name}.svg`)
  const content = `${svg}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  if (onlyCheck) {
    problems.push(`src/web/art/svg/${name}.svg is stale: run npm run draw`)
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
