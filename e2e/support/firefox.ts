import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import type { LaunchOptions, Page } from '@playwright/test'
import { freePort } from '../../tests/servers/free-port.ts'

/** Of the Firefox that this process has started. */
let port: number | null = null

export function marionettePort(): number {
  if (port === null) throw new Error('No Firefox was started')
  return port
}

/** For a Firefox of this machine: `FIREFOX_PATH`, or one on the PATH. */
export async function firefoxOptions(): Promise<LaunchOptions> {
  teachPlaywright()
  port = await freePort()
  return {
    // Playwright's name for Firefox as Mozilla builds it, driven by WebDriver BiDi.
    channel: 'moz-firefox',
    executablePath: firefoxPath(),
    // For what BiDi has no word for: see `authenticator.ts`.
    args: ['--marionette'],
    firefoxUserPrefs: {
      'marionette.port': port,
      'security.webauth.webauthn_enable_softtoken': true,
      'security.webauth.webauthn_enable_usbtoken': false,
    },
  }
}

/** @throws one sentence, when there is none. */
export function firefoxPath(): string {
  const given = process.env['FIREFOX_PATH']
  const path = given ?? onPath('firefox') ?? onPath('firefox-esr')
  if (path === null) throw new Error('No Firefox is on the PATH: install one, or point FIREFOX_PATH to it.')
  const { status } = spawnSync(path, ['--version'], { timeout: 60_000 })
  if (status !== 0) throw new Error(`The Firefox at ${path} does not start.`)
  return path
}

const onPath = (name: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null

interface Transport {
  send: (this: Transport, message: { readonly id: number; readonly method: string }) => void
  readonly onmessage?: (message: unknown) => void
}

/** Colours of a theme: the game has one. Playwright sets them for each window, and Firefox learned the command only after version 153. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride'

/** Answers the one command that not every Firefox knows in its place (docs/decisions/0019-firefox-by-the-same-journeys.md). */
function teachPlaywright(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
  const core = require('playwright-core/lib/coreBundle') as {
    readonly server: { readonly WebSocketTransport: { readonly prototype: Transport } }
  }
  const { prototype } = core.server.WebSocketTransport
  const { send } = prototype
  prototype.send = function sendWhatIsKnown(message) {
    if (message.method !== UNKNOWN) return send.call(this, message)
    queueMicrotask(() => this.onmessage?.({ type: 'success', id: message.id, result: {} }))
  }
}

/**
 * Lets text arrive as a person's does. Playwright puts it into a field of Firefox from outside, which React takes for no change, and which knows no
 * `maxlength`; the browser's own command does what typing does.
 */
export async function typeAsPeopleDo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set: () => {},
    })
  })
}
