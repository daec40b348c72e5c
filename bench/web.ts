import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { browserArguments, browserPath } from '../e2e/browser.ts'
import { attackOnce, depart } from '../e2e/fighting.ts'
import { arriveWithParty } from '../e2e/first-steps.ts'
import { allFontsKilobytes, GOALS, PageWeight } from '../e2e/page-weight.ts'
import { freePort } from '../scripts/postgres.ts'
import { buildWebIfStale } from '../scripts/web-build.ts'
import { ServerProcess } from '../src/server/testing/server-process.ts'
import { type Goal, median, report } from './figures.ts'
import { withoutReferrerPolicy } from './without-referrer-policy.ts'

const SLOWDOWN = 4
const TURNS = 3
const FIRST_FIELD = '灯見ヶ原'

const folder = mkdtempSync(join(tmpdir(), 'kageakari-bench-'))
/** A copy, so that a build meanwhile disturbs nothing. */
const build = join(folder, 'web')

async function weigh(page: Page): Promise<readonly Goal[]> {
  const weight = new PageWeight(page, build)
  await page.goto('/game/rpg')
  await page.getByRole('button', { name: 'すぐ作る' }).waitFor()
  await page.waitForLoadState('networkidle')
  const title = { js: weight.kilobytes('js'), fonts: weight.kilobytes('woff2') }
  await arriveWithParty(page)
  await depart(page, FIRST_FIELD)
  await page.waitForLoadState('networkidle')
  const unit = ' KB'
  return [
    { name: 'JavaScript for the title', value: title.js, most: GOALS.titleJs, unit },
    { name: 'fonts for the title', value: title.fonts, most: GOALS.titleFonts, unit },
    { name: 'JavaScript for the first battle', value: weight.kilobytes('js'), most: GOALS.battleJs, unit },
    { name: 'styles for the first battle', value: weight.kilobytes('css'), most: GOALS.battleCss, unit },
    { name: 'all fonts', value: allFontsKilobytes(build), most: GOALS.allFonts, unit },
  ]
}

interface Playing {
  /** Milliseconds of every main-thread task of 50 and more. */
  readonly longTasks: readonly number[]
  readonly framesPerSecond: number
}

/** Watches the main thread while one turn plays. */
async function watchTurn(page: Page): Promise<Playing> {
  await page.evaluate(() => {
    const seen: { tasks: number[]; frames: number; started: number } = { tasks: [], frames: 0, started: performance.now() }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
    const count = (): void => {
      seen.frames += 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  await attackOnce(page)
  await page.evaluate(() => {
    const { seen } = window as unknown as { readonly seen: { frames: number; started: number; tasks: number[] } }
    Object.assign(seen, { frames: 0, started: performance.now() })
    seen.tasks.length = 0
  })
  await page
    .getByRole('button', { name: 'ATTACK' })
    .or(page.getByRole('region', { name: /影は畳まれた/ }))
    .waitFor({ timeout: 60_000 })
  return page.evaluate(() => {
    const { seen } = window as unknown as { readonly seen: { frames: number; started: number; tasks: number[] } }
    return { longTasks: seen.tasks, framesPerSecond: (seen.frames / (performance.now() - seen.started)) * 1000 }
  })
}

/** Each turn from a freshly loaded battle, so that the first one is not over before it is watched. */
async function watchTurns(context: BrowserContext, slowdown: number): Promise<Playing> {
  const watched: Playing[] = []
  const page = await context.newPage()
  for (let turn = 0; turn < TURNS; turn += 1) {
    await arriveWithParty(await fresh(page, context))
    await depart(page, FIRST_FIELD)
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    watched.push(await watchTurn(page))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
  await page.close()
  return {
    longTasks: watched.flatMap(({ longTasks }) => longTasks),
    framesPerSecond: median(watched.map(({ framesPerSecond }) => framesPerSecond)),
  }
}

/** Nobody signed in, and no screen that asks the server anything. */
async function fresh(page: Page, context: BrowserContext): Promise<Page> {
  await page.goto('about:blank')
  await context.clearCookies()
  return page
}

const CATEGORIES = [
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
] as const

async function audit(name: string, url: string, port: number): Promise<readonly Goal[]> {
  const options = { port, disableStorageReset: true, logLevel: 'error', onlyCategories: CATEGORIES.map(([id]) => id) } as const
  const result = await lighthouse(url, options, desktopConfig)
  const trouble = result?.lhr.runtimeError
  if (trouble !== undefined) throw new Error(`Lighthouse could not look at ${url}: ${trouble.code} ${trouble.message}`)
  const failed = Object.values(result?.lhr.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
  )
  for (const { id, title } of failed) console.log(`  ${name}: ${id}: ${title}`)
  return CATEGORIES.map(([id, least]) => ({
    name: `Lighthouse, ${name}: ${id}`,
    value: (result?.lhr.categories[id]?.score ?? 0) * 100,
    least,
  }))
}

async function measure(context: BrowserContext, url: string, port: number): Promise<readonly Goal[]> {
  const page = context.pages()[0] ?? (await context.newPage())
  if (process.argv.includes('--weight')) return weigh(page)
  const weights = await weigh(page)
  const unslowed = await watchTurns(context, 1)
  const slowed = await watchTurns(context, SLOWDOWN)
  const audits = await auditScreens(page, context, { url, port })
  return [
    ...weights,
    {
      name: `longest main-thread task of ${TURNS} turns, processor slowed ${SLOWDOWN} times`,
      value: Math.max(0, ...slowed.longTasks),
      most: 50,
      unit: ' ms',
    },
    { name: `longest one, unslowed`, value: Math.max(0, ...unslowed.longTasks), most: 50, unit: ' ms' },
    { name: 'frames a second while a turn plays', value: unslowed.framesPerSecond, least: 50 },
    ...audits,
  ]
}

interface Addresses {
  readonly url: string
  /** Where the browser takes orders. */
  readonly port: number
}

async function auditScreens(page: Page, context: BrowserContext, { url, port }: Addresses): Promise<readonly Goal[]> {
  const proxyPort = await freePort()
  const proxy = await withoutReferrerPolicy(url, proxyPort)
  const address = (path: string): string => `http://127.0.0.1:${proxyPort}${path}`
  try {
    await fresh(page, context)
    const title = await audit('title', address('/game/rpg'), port)
    await fresh(page, context)
    await arriveWithParty(page)
    const menu = await audit('menu', address('/game/rpg/menu'), port)
    await depart(page, FIRST_FIELD)
    const battle = await audit('battle', address(new URL(page.url()).pathname), port)
    return [...title, ...menu, ...battle]
  } finally {
    proxy.closeAllConnections()
    proxy.close()
  }
}

await buildWebIfStale()
cpSync('dist/web', build, { recursive: true })
const databaseUrl = `file:${join(folder, 'game.db')}`
const server = new ServerProcess({ port: await freePort(), databaseUrl, environment: { WEB_ROOT: build } })
await server.start()
const debugging = await freePort()
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: await browserPath(),
  args: [...browserArguments, `--remote-debugging-port=${debugging}`],
  baseURL: server.url,
  locale: 'ja-JP',
  viewport: { width: 1280, height: 800 },
})
try {
  report(await measure(context, server.url, debugging))
} finally {
  await context.close()
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
