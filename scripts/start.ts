import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWebIfStale, isWebStale } from './web-build.ts'

/** Builds the screens where the development packages are installed; elsewhere they must have been built before. */
async function prepareScreens(): Promise<void> {
  if (canBuild()) {
    if ((await buildWebIfStale()) === 'built') console.log('The screens were built anew.')
  } else if (!existsSync('dist/web/index.html')) {
    console.error(
      '影あかり could not start. The screens are not built, and the development packages that build them are not installed. Run "npm ci && npm run build" once, then "npm ci --omit=dev", or copy a built dist folder here.',
    )
    process.exit(1)
  } else if (isWebStale()) {
    console.warn('The screens in dist were built from other sources than these.')
  }
}

function canBuild(): boolean {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}

process.env['NODE_ENV'] ??= 'production'
if ((process.env['WEB_ROOT'] ?? '') === '') await prepareScreens()
// By a computed address: the server is a program here, not a part of this one.
await import(pathToFileURL(resolve('src/server/main.ts')).href)
