import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** boardgame.io asks for node-persist only when its store of files is used, and does not name it. */
const PACKAGES = ['pokemon-showdown@0.11.11', 'boardgame.io@0.50.2', 'node-persist@3.1.3'] as const
const FOLDER = resolve('tmp/peers')

/** Installs the peers under `tmp`, once. Nothing of the game needs them. @throws Error when they cannot be had. */
export function installPeers(): void {
  if (existsSync(`${FOLDER}/node_modules/node-persist`)) return
  mkdirSync(FOLDER, { recursive: true })
  const npm = spawnSync('npm', ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) throw new Error('The peers were not installed')
}

/** A module of theirs. They are written for `require`. */
export const peer = createRequire(`${FOLDER}/package.json`)
