import { type Page, expect, test as base } from '@playwright/test'
import { accessibilityViolations } from './access/accessibility.ts'
import { browserArguments, browserPath } from './browser.ts'
import { firefoxOptions, typeAsPeopleDo } from './firefox.ts'
import { startWithSameDice } from './same-dice.ts'
import type { GameServer } from '../../tests/servers/game-server.ts'

interface JourneyFixtures {
  /** How turns of a battle are shown, until the player changes it: at once in journeys that are about something else. */
  readonly pace: 'normal' | 'instant'
  /** Call it before provoking an error on purpose: troubles that match do not fail the test. */
  readonly expectTrouble: (pattern: RegExp) => void
  /** Kills the server (`kill -9`) and starts it again on the same database; what happens while it is down may be given. */
  readonly restartServer: (meanwhile?: () => Promise<void>) => Promise<void>
  /** Fails the test when axe finds anything wrong on the page as it stands; in Chromium only. */
  readonly expectAccessible: () => Promise<void>
  /** Writes tmp/shots/<name>.png of the window as it stands. */
  readonly shot: (name: string) => Promise<void>
  readonly troubles: { readonly found: string[]; readonly expected: RegExp[] }
}

interface WorkerFixtures {
  readonly server: GameServer
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  pace: ['normal', { option: true }],
  launchOptions: [
    async ({ browserName }, use) => {
      await use(browserName === 'firefox' ? await firefoxOptions() : { executablePath: await browserPath(), args: browserArguments })
    },
    { scope: 'worker' },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startWithSameDice()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  troubles: async ({}, use) => {
    await use({ found: [], expected: [] })
  },
  expectTrouble: async ({ troubles }, use) => {
    await use((pattern) => void troubles.expected.push(pattern))
  },
  page: async ({ page, pace, browserName, troubles }, use) => {
    if (browserName === 'firefox') await typeAsPeopleDo(page)
    if (pace === 'instant') await page.addInitScript(showTurnsAtOnce)
    await watch(page, troubles.found)
    await use(page)
    const unexpected = troubles.found.filter((each) => !troubles.expected.some((pattern) => pattern.test(each)))
    expect(unexpected, 'console errors, policy violations and server errors').toEqual([])
  },
  restartServer: async ({ server, troubles }, use) => {
    await use((meanwhile) => {
      // Requests that the page makes while the server is down, or over a connection that died with it.
      troubles.expected.push(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_CONTENT_LENGTH_MISMATCH/)
      return server.restart(meanwhile)
    })
  },
  expectAccessible: async ({ page, browserName }, use) => {
    await use(async () => {
      // What axe looks at is the same in both browsers.
      if (browserName === 'firefox') return
      expect(await accessibilityViolations(page)).toEqual([])
    })
  },
  shot: async ({ page, browserName, troubles }, use) => {
    // Playwright adds a style while it takes a picture; in Firefox the game's own policy refuses and reports it.
    if (browserName === 'firefox') troubles.expected.push(/style-src-elem/)
    await use(async (name) => void (await page.screenshot({ path: `tmp/shots/${name}.png` })))
  },
})

export { expect }

/** Runs in the page; before its first address there is no storage. */
function showTurnsAtOnce(): void {
  if (self.origin === 'null') return
  localStorage.setItem('kageakari.battle-speed', localStorage.getItem('kageakari.battle-speed') ?? 'instant')
}

/** Firefox reports a font whose page is left while it loads (NS_BINDING_ABORTED) as an error. */
const ABORTED_FONT = /^downloadable font: download failed .* status=2152398850 /

async function watch(page: Page, found: string[]): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`)
    })
  })
  page.on('console', (message) => {
    // The browser reports every 4xx as an error; refusals are ordinary replies here.
    if (message.type() !== 'error' || /the server responded with a status of 4\d\d/.test(message.text())) return
    found.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => {
    // The message alone may lack what stands before its first colon.
    const text = error.stack ?? error.message
    if (!ABORTED_FONT.test(text)) found.push(`uncaught: ${text}`)
  })
  page.on('response', (reply) => {
    if (reply.status() >= 500) found.push(`${reply.status()} ${reply.request().method()} ${reply.url()}`)
  })
}
