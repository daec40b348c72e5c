import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stampFile = 'dist/.sources'
const sources = ['src/{web,rules,content,contract}/**/*', 'vite.config.ts', 'scripts/vite/*.ts', 'scripts/fonts/**/*', 'package-lock.json']

/** Hash over names and contents of everything that the web build reads. */
function sourceHash(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: process.cwd() }).toSorted()
  for (const file of files) {
    if (file.includes('.test.') || !statSync(file).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Whether dist/web is missing or was built from other sources. */
export function isWebStale(): boolean {
  const stamped = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  return stamped !== sourceHash() || !existsSync(join('dist', 'web', 'index.html'))
}

export async function buildWebIfStale(): Promise<'built' | 'fresh'> {
  if (!isWebStale()) return 'fresh'
  await buildWeb()
  return 'built'
}

export async function buildWeb(): Promise<void> {
  const hash = sourceHash()
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
  writeFileSync(stampFile, hash)
}
