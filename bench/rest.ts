import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { browserArguments, browserPath } from '../e2e/support/browser.ts'
import { depart } from '../e2e/support/fighting.ts'
import { arriveWithParty } from '../e2e/support/first-steps.ts'
import { freePort } from '../tests/servers/free-port.ts'
import { ServerProcess } from '../tests/servers/server-process.ts'
import { buildWebIfStale } from '../scripts/web-build.ts'
import { type Goal, median, report } from './shared/figures.ts'

const LOADS = 5
/** Until everything that loads and enters stands, in milliseconds. */
const SETTLED = 4000
/** In milliseconds. */
const WATCHED = 5000
/** Of a core, in percent. */
const MOST_AT_REST = 50

const screens = [
  { name: 'title', path: '/game/rpg' },
  { name: 'town', path: '/game/rpg/menu' },
  { name: 'shop', path: '/game/rpg/menu/shop' },
  { name: 'map', path: '/game/rpg/menu/adventure' },
] as const

/** Seconds of the processor that all of the browser's processes have taken. */
async function processorSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** What a screen costs that nobody touches: what moves on it by itself. */
async function atRest(browser: Browser, page: Page, name: string): Promise<Goal> {
  await page.waitForTimeout(SETTLED)
  const before = await processorSeconds(browser)
  await page.waitForTimeout(WATCHED)
  const seconds = (await processorSeconds(browser)) - before
  return { name: `${name} at rest, of a core`, value: (seconds / (WATCHED / 1000)) * 100, most: MOST_AT_REST, unit: ' %' }
}

/** A full load, as after a new address, until it has settled. */
async function load(browser: Browser, page: Page, path: string): Promise<number> {
  const before = await processorSeconds(browser)
  await page.goto(path)
  await page.waitForTimeout(SETTLED)
  return (await processorSeconds(browser)) - before
}

const costOf = (what: string, seconds: readonly number[]): Goal => ({
  name: `${what} and ${SETTLED / 1000} s of it`,
  value: median(seconds) * 1000,
  unit: ' ms of the processor',
})

/** The files are in the browser's cache. */
async function fullLoads(browser: Browser, page: Page, { name, path }: (typeof screens)[number]): Promise<Goal> {
  const seconds: number[] = []
  for (let nth = 0; nth < LOADS; nth += 1) seconds.push(await load(browser, page, path))
  return costOf(`a full load of the ${name}`, seconds)
}

/** Nothing is in the browser's cache: each in a context of its own. */
async function firstLoads(browser: Browser, options: BrowserContextOptions): Promise<Goal> {
  const seconds: number[] = []
  for (let nth = 0; nth < LOADS; nth += 1) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await arriveWithParty(page)
    seconds.push(await load(browser, page, '/game/rpg/menu/shop'))
    await context.close()
  }
  return costOf('a first load of the shop', seconds)
}

async function measure(browser: Browser, page: Page): Promise<readonly Goal[]> {
  await page.goto('/game/rpg')
  await arriveWithParty(page)
  const goals: Goal[] = []
  for (const screen of screens) goals.push(await fullLoads(browser, page, screen), await atRest(browser, page, screen.name))
  await depart(page, '灯見ヶ原')
  return [...goals, await atRest(browser, page, 'battle')]
}

await buildWebIfStale()
const folder = mkdtempSync(join(tmpdir(), 'kageakari-bench-'))
const environment = { NODE_ENV: 'production', WEB_ROOT: process.env['WEB_ROOT'] ?? 'dist/web' }
const server = new ServerProcess({ port: await freePort(), databaseUrl: `file:${join(folder, 'game.db')}`, environment })
await server.start()
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
const options = { baseURL: server.url, locale: 'ja-JP', viewport: { width: 1280, height: 800 } }
try {
  const first = await firstLoads(browser, options)
  report([first, ...(await measure(browser, await browser.newPage(options)))])
} finally {
  await browser.close()
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
