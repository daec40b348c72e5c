// Plain JavaScript on purpose: an old Node must be able to read this file in order to refuse politely.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const major = Number(process.versions.node.split('.')[0])
const program = process.argv[2]

if (major < 26) {
  console.error(
    `影あかり needs Node 26, but this is Node ${process.versions.node}. Start it through npm (npm ci && npm start), which brings Node 26 along.`,
  )
  process.exit(1)
}
if (program === undefined) {
  console.error('Usage: node scripts/guard.js <program.ts> [arguments]')
  process.exit(1)
}
process.argv.splice(1, 2, resolve(program))
await import(pathToFileURL(resolve(program)).href)
