import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWebIfStale } from './web-build.ts'

process.env['NODE_ENV'] ??= 'production'
if ((await buildWebIfStale()) === 'built') console.log('The screens were built anew.')
// By a computed address: the server is a program here, not a part of this one.
await import(pathToFileURL(resolve('src/server/main.ts')).href)
