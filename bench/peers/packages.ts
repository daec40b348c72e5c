import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/**
 * boardgame.io asks for node-persist only when its store of files is used, and names none. 3.0.5 writes at once; since 3.1 it writes once a second, and each
 * move waits for that.
 */
const PACKAGES = ['pokemon-showdown@0.11.11', 'boardgame.io@0.50.2', 'node-persist@3.0.5'] as const
const FOLDER = resolve('tmp/peers')

/** Installs the peers under `tmp`, where they are not there yet. Nothing of the game needs them. @throws Error when they cannot be had. */
export function installPeers(): void {
  mkdirSync(FOLDER, { recursive: true })
  const npm = spawnSync('npm', ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) throw new Error('The peers were not installed')
}

/** A module of theirs. They are written for `require`. */
export const peer = createRequire(`${FOLDER}/package.json`)
