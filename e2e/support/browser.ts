import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import bundled from '@sparticuz/chromium'

export const browserArguments = ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--no-first-run']

/** Path of a Chromium that starts: `CHROMIUM_PATH`, or the one inside the npm package, unpacked once. */
export async function browserPath(): Promise<string> {
  const path = process.env['CHROMIUM_PATH'] ?? (await unpacked())
  const { status, stderr, error } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 60_000 })
  if (status === 0) return path
  const missing = /(libnss3|libnspr4|lib[\w.+-]+\.so[\d.]*)/.exec(stderr ?? '')?.[1]
  throw new Error(
    missing === undefined
      ? `The browser ${path} does not start: ${error?.message ?? stderr}`
      : `The browser lacks the system library ${missing}: install libnss3 and libnspr4 (Debian, Ubuntu: apt-get install libnss3 libnspr4), or point CHROMIUM_PATH to another Chromium.`,
  )
}

/** Unpacked beside the package, not in the folder for temporary files: there another user's copy may be in the way. */
async function unpacked(): Promise<string> {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/chromium')
  mkdirSync(folder, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    return await bundled.executablePath()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}
