import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../tests/servers/free-port.ts'

/** WebKitGTK's driver on a display of its own, without a window manager. */
export interface Driver {
  readonly url: string
  /** Of the package's small browser. */
  readonly browser: string
  readonly stop: () => void
}

const NEEDED = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session']
const STARTS_WITHIN = 30_000

/** @throws one sentence, when the driver is not installed. */
export async function startDriver(): Promise<Driver> {
  const missing = NEEDED.filter((program) => spawnSync('which', [program]).status !== 0)
  const [browser] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser')
  if (missing.length > 0 || browser === undefined) {
    throw new Error(
      `${missing.join(', ') || 'MiniBrowser'} is not installed. On Debian: apt-get install --no-install-recommends webkit2gtk-driver xvfb dbus`,
    )
  }
  const runtime = mkdtempSync(join(tmpdir(), 'kageakari-webkit-'))
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1080x24'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const display = await firstLine(screen)
  const port = await freePort()
  const driver = spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Its programs end with the group.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_RUNTIME_DIR: runtime,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // By GL in software a page's process ended by itself at 1 of 25 sign-ups; so at none of 40, and once in a run of 18 journeys.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // Its sandbox does not start for root.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  })
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url)
  return {
    url,
    browser,
    stop: () => {
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGTERM')
      screen.kill()
      rmSync(runtime, { recursive: true, force: true })
    },
  }
}

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('Xvfb did not start')))
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })

async function untilItAnswers(url: string): Promise<void> {
  for (const deadline = Date.now() + STARTS_WITHIN; Date.now() < deadline; await pause(100)) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
  }
  throw new Error('WebKitWebDriver does not answer')
}
