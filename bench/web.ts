import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import Trace from 'lighthouse/core/gather/gatherers/trace.js'
import { browserArguments, browserPath } from '../e2e/support/browser.ts'
import { earn } from '../e2e/support/earned.ts'
import { depart } from '../e2e/support/fighting.ts'
import { arriveWithParty, write } from '../e2e/support/first-steps.ts'
import { weighTitleAndBattle } from '../e2e/support/page-weight.ts'
import { freePort } from '../tests/servers/free-port.ts'
import { buildWebIfStale } from '../scripts/web-build.ts'
import { ServerProcess } from '../tests/servers/server-process.ts'
import { type Goal, median, report } from './shared/figures.ts'
import { traceTasks } from './shared/trace.ts'

const SLOWDOWN = 4
const TURNS = 3
/** `--trace` prints the parts of long tasks instead of measuring. */
const TRACES = process.argv.includes('--trace')
/** `--sound` measures the first tap and the same turns without and with music and effects, and nothing else; with `--trace` it traces them with sound. */
const SOUNDS = process.argv.includes('--sound')
/** In milliseconds. */
const LONG_TASK = 50
const FIRST_FIELD = '灯見ヶ原'

const folder = mkdtempSync(join(tmpdir(), 'kageakari-bench-'))
/** A copy, so that a build during the bench changes nothing. */
const build = join(folder, 'web')

async function weigh(page: Page): Promise<readonly Goal[]> {
  const weights = await weighTitleAndBattle(page, build)
  return weights.map((weight) => ({ ...weight, unit: ' KB' }))
}

interface Playing {
  /** Milliseconds of every main-thread task of 50 and more. */
  readonly longTasks: readonly number[]
  readonly framesPerSecond: number
}

/** Watches the main thread while the turn plays that was given last. */
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
  // A look of its own, four times a second: a locator looks through roles and names of the whole page each time, which is no task of the game.
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-label^="影は畳まれた"]') !== null ||
      [...document.querySelectorAll('button')].some(({ textContent }) => textContent.includes('ATTACK')),
    undefined,
    { polling: 250, timeout: 60_000 },
  )
  return page.evaluate(() => {
    const { seen } = window as unknown as { readonly seen: { frames: number; started: number; tasks: number[] } }
    return { longTasks: seen.tasks, framesPerSecond: (seen.frames / (performance.now() - seen.started)) * 1000 }
  })
}

/** Prints what the long main-thread tasks of a turn consist of, and how the threads share the processor. Tracing itself costs time, so nothing is measured meanwhile. */
async function traceTurn(page: Page, slowdown: number): Promise<void> {
  await giveHeaviest(page)
  const { longTasks, threads, covered } = await traceTasks(page, LONG_TASK, async () => void (await watchTurn(page)))
  console.log(`a turn, processor slowed ${slowdown} times: ${longTasks.length} tasks of ${LONG_TASK} ms and more`)
  for (const task of longTasks) console.log(`  ${task}`)
  const shares = threads
    .filter(([, running]) => running >= covered * 0.01)
    .map(([thread, running]) => `${thread} ${((running / covered) * 100).toFixed(0)} %`)
  console.log(`  of a core in ${covered.toFixed(0)} ms: ${shares.join(', ')}`)
}

async function watchTurns(context: BrowserContext, slowdown: number): Promise<Playing> {
  const watched: Playing[] = []
  await eachTurn(context, slowdown, async (page) => {
    await giveHeaviest(page)
    watched.push(await watchTurn(page))
  })
  return {
    longTasks: watched.flatMap(({ longTasks }) => longTasks),
    framesPerSecond: median(watched.map(({ framesPerSecond }) => framesPerSecond)),
  }
}

/** 幻灯師, 灯医, 囃子方: each strikes, heals or strengthens all at once, against three. */
const HEAVIEST = {
  roles: [4, 2, 6],
  exp: 400,
  field: '炉座火山',
  skills: [[402], [202], [601, 604]],
  names: ['走馬灯', '回り灯籠', '総囃子'],
} as const

/** To the stage of the heaviest turn. */
async function reachHeaviest(page: Page): Promise<void> {
  await arriveWithParty(page, HEAVIEST.roles)
  await earn(page, { database }, { exp: HEAVIEST.exp, cleared: [1, 2] })
  const members = (await (await page.request.get('/api/game/rpg/parties/information')).json()) as readonly { readonly party_id: number }[]
  for (const [at, skills] of HEAVIEST.skills.entries()) {
    for (const skill of skills) await write(page, '/api/game/rpg/status/skill/learn', { party_id: members[at]?.party_id, skill_id: skill })
  }
  await depart(page, HEAVIEST.field)
}

async function giveHeaviest(page: Page): Promise<void> {
  for (const name of HEAVIEST.names) {
    await page.getByRole('button', { name: 'SKILL' }).click()
    await page.getByRole('button', { name }).click()
  }
}

/** Each turn from a freshly loaded battle, so that the first one is not over before it is watched. */
async function eachTurn(context: BrowserContext, slowdown: number, watch: (page: Page) => Promise<void>): Promise<void> {
  const page = await context.newPage()
  for (let turn = 0; turn < TURNS; turn += 1) {
    await reachHeaviest(await fresh(page, context))
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.keyboard.press(FIRST_KEY)
    await watch(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
  await page.close()
}

/** Sound that is on begins with it; else it does nothing. The samples are then made while the turn plays. */
const FIRST_KEY = 'Shift'
/** Milliseconds until all samples of the title and of the effects are made, on a processor slowed four times. */
const PREPARING = 15_000

/** Milliseconds of the long tasks from the first key on the title on. */
async function watchFirstKey(context: BrowserContext): Promise<readonly number[]> {
  const page = await context.newPage()
  await page.goto('/game/rpg')
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const tasks = await page.evaluateHandle(() => {
    const seen: number[] = []
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
    return seen
  })
  await page.keyboard.press(FIRST_KEY)
  await page.waitForTimeout(PREPARING)
  const seen = await tasks.jsonValue()
  await page.close()
  return seen
}

/** In all pages opened from now on. */
const chooseSound = (context: BrowserContext, sound: 'off' | 'on') =>
  context.addInitScript((chosen) => localStorage.setItem('kageakari.sound', chosen), sound)

async function measureSound(context: BrowserContext): Promise<readonly Goal[]> {
  const goals: Goal[] = []
  for (const sound of ['off', 'on'] as const) {
    await chooseSound(context, sound)
    const longest = (tasks: readonly number[]): Pick<Goal, 'value' | 'most' | 'unit'> => ({
      value: Math.max(0, ...tasks),
      most: LONG_TASK,
      unit: ' ms',
    })
    const slowed = `processor slowed ${SLOWDOWN} times, sound ${sound}`
    goals.push({ name: `longest main-thread task after the first key on the title, ${slowed}`, ...longest(await watchFirstKey(context)) })
    const { longTasks } = await watchTurns(context, SLOWDOWN)
    goals.push({ name: `longest one of ${TURNS} heaviest turns, ${slowed}`, ...longest(longTasks) })
    const unslowed = await watchTurns(context, 1)
    goals.push({ name: `longest one of them, unslowed, sound ${sound}`, ...longest(unslowed.longTasks) })
    goals.push({ name: `frames a second, unslowed, sound ${sound}`, value: unslowed.framesPerSecond, least: 50 })
  }
  return goals
}

/** Signs out and leaves the game's pages. */
async function fresh(page: Page, context: BrowserContext): Promise<Page> {
  await page.goto('about:blank')
  await context.clearCookies()
  return page
}

/** While this category is traced, the renderer of Chromium 147 crashes on any document with a `Referrer-Policy`. Only the audit `baseline` reads it, which counts for nothing. */
const CRASHING_TRACE = 'blink.webdx_feature_usage'
const traced = Trace.getDefaultTraceCategories()
Trace.getDefaultTraceCategories = () => traced.filter((category) => category !== CRASHING_TRACE)

const CATEGORIES = [
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
] as const

/** What the performance is made of. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const
/** Of 1: a metric below it is told. */
const FULL = 0.98

async function audit(name: string, url: string, port: number): Promise<readonly Goal[]> {
  const options = { port, disableStorageReset: true, logLevel: 'error', onlyCategories: CATEGORIES.map(([id]) => id) } as const
  const result = await lighthouse(url, options, desktopConfig)
  const trouble = result?.lhr.runtimeError
  if (trouble !== undefined) throw new Error(`Lighthouse could not look at ${url}: ${trouble.code} ${trouble.message}`)
  const failed = Object.values(result?.lhr.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
  )
  for (const { id, title } of failed) console.log(`  ${name}: ${id}: ${title}`)
  for (const id of METRICS) {
    const { score = 1, displayValue = '' } = result?.lhr.audits[id] ?? {}
    if ((score ?? 1) < FULL) console.log(`  ${name}: ${id}: ${displayValue}, ${Math.round((score ?? 1) * 100)} of 100`)
  }
  return CATEGORIES.map(([id, least]) => ({
    name: `Lighthouse, ${name}: ${id}`,
    value: (result?.lhr.categories[id]?.score ?? 0) * 100,
    least,
  }))
}

async function measure(context: BrowserContext, url: string, port: number): Promise<readonly Goal[]> {
  const page = context.pages()[0] ?? (await context.newPage())
  if (process.argv.includes('--weight')) return weigh(page)
  if (TRACES) {
    if (SOUNDS) await chooseSound(context, 'on')
    for (const slowdown of [1, SLOWDOWN]) await eachTurn(context, slowdown, (turn) => traceTurn(turn, slowdown))
    return []
  }
  if (SOUNDS) return measureSound(context)
  const weights = await weigh(page)
  const unslowed = await watchTurns(context, 1)
  const slowed = await watchTurns(context, SLOWDOWN)
  const audits = await auditScreens(page, context, { url, port })
  return [
    ...weights,
    {
      name: `longest main-thread task of ${TURNS} heaviest turns, processor slowed ${SLOWDOWN} times`,
      value: Math.max(0, ...slowed.longTasks),
      most: LONG_TASK,
      unit: ' ms',
    },
    { name: `longest one, unslowed`, value: Math.max(0, ...unslowed.longTasks), most: LONG_TASK, unit: ' ms' },
    { name: 'frames a second while a turn plays', value: unslowed.framesPerSecond, least: 50 },
    ...audits,
  ]
}

interface Addresses {
  readonly url: string
  /** The browser's debugging port. */
  readonly port: number
}

async function auditScreens(page: Page, context: BrowserContext, { url, port }: Addresses): Promise<readonly Goal[]> {
  await fresh(page, context)
  const title = await audit('title', `${url}/game/rpg`, port)
  await fresh(page, context)
  await arriveWithParty(page)
  const menu = await audit('menu', `${url}/game/rpg/menu`, port)
  await depart(page, FIRST_FIELD)
  const battle = await audit('battle', page.url(), port)
  return [...title, ...menu, ...battle]
}

await buildWebIfStale()
cpSync('dist/web', build, { recursive: true })
const database = join(folder, 'game.db')
const databaseUrl = `file:${database}`
const server = new ServerProcess({ port: await freePort(), databaseUrl, environment: { NODE_ENV: 'production', WEB_ROOT: build } })
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
