import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test'
import { buildWebIfStale } from '../../scripts/web-build.ts'
import { startWithSameDice } from '../support/same-dice.ts'
import { browserArguments, browserPath } from '../support/browser.ts'
import { faultsOf, phone } from '../support/phone-screen.ts'
import { faintTexts } from '../support/access/contrast.ts'
import { tornIn } from '../support/typography.ts'
import { compareFolders } from './compare.ts'
import { around } from './journeys-around.ts'
import { battles } from './journeys-battle.ts'
import { path, story } from './journeys-story.ts'
import { town } from './journeys-town.ts'
import type { Journey } from './visit.ts'

// Takes a picture of every screen and state, on a desk and on a phone, so that two builds can be compared.

const usage = `Usage: npm run screens -- FOLDER   takes the pictures, into a folder for each size
           --only shop,rest        those of these journeys ("path": every page of the story)
           --faults                names torn words, texts that stand out less than 4.5 times and, on phones, what is too small to be read or touched
           --sizes wide,low        in these sizes: desk (1280 × 800) and phone (844 × 390), if nothing else is said, wide (1920 × 1080), low (667 × 375)
       npm run screens -- --compare BEFORE AFTER   lists what differs, with difference pictures in AFTER/differences`

const journeys: Readonly<Record<string, Journey>> = { ...around, ...story, ...town, ...battles }
/** Only where they are asked for: some 600 pictures of each size. */
const onDemand: Readonly<Record<string, Journey>> = { path }

const sizes: Readonly<Record<string, BrowserContextOptions>> = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { ...phone, deviceScaleFactor: 1 },
  wide: { viewport: { width: 1920, height: 1080 } },
  low: { ...phone, deviceScaleFactor: 1, viewport: { width: 667, height: 375 }, screen: { width: 667, height: 375 } },
}

/** The slip of a deed that is done, which comes and goes by the clock, over whatever is seen, and what is never twice the same. */
const hidden = `[class*="_news_"]:has([class*="_slip_"]) { visibility: hidden; }
  [data-masked] { background: #f0f !important; color: transparent !important; }`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean' },
    only: { type: 'string' },
    sizes: { type: 'string', default: 'desk,phone' },
    faults: { type: 'boolean' },
  },
})
const [folder, other] = positionals
const wanted = (values.only ?? '').split(',')
const wantedSizes = values.sizes.split(',')

if (folder === undefined || (values.compare === true && other === undefined)) {
  console.error(usage)
  process.exitCode = 2
} else {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
  try {
    const faults = values.compare === true ? await compareFolders(browser, folder, other ?? '') : await takeAll(browser, folder)
    for (const fault of faults) console.error(fault)
    process.exitCode = faults.length === 0 ? 0 : 1
  } finally {
    await browser.close()
  }
}

/** Takes the pictures of all sizes at the same time. @returns a sentence for each journey that broke off. */
async function takeAll(browser: Browser, into: string): Promise<readonly string[]> {
  await buildWebIfStale()
  const faults = await Promise.all(wantedSizes.map((size) => takeSize(browser, `${into}/${size}`, sizes[size] ?? {})))
  return faults.flat()
}

async function takeSize(browser: Browser, into: string, options: BrowserContextOptions): Promise<readonly string[]> {
  mkdirSync(into, { recursive: true })
  const server = await startWithSameDice()
  const faults: string[] = []
  try {
    for (const [name, journey] of Object.entries({ ...journeys, ...(values.only === undefined ? {} : onDemand) })) {
      if (!wanted.some((each) => name.includes(each))) continue
      const context = await browser.newContext({
        ...options,
        baseURL: server.url,
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(60_000)
      const page = await context.newPage()
      await holdStill(page)
      try {
        await journey({
          page,
          server,
          shoot: async (what, masked = []) => {
            writeFileSync(`${into}/${name}.${what}.png`, await pictureAtRest(page, masked))
            if (values.faults === true) for (const fault of await faultsIn(page)) faults.push(`${into}/${name}.${what}: ${fault}`)
          },
        })
      } catch (error) {
        faults.push(`${into}/${name} broke off: ${String(error)}`)
      }
      await context.close()
    }
  } finally {
    await server.stop()
  }
  return faults
}

async function faultsIn(page: Page): Promise<readonly string[]> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 900
  const faint = (await faintTexts(page, 4.5)).map(({ text, ratio }) => `${text} stands out ${ratio} times`)
  return [...(await tornIn(page)), ...faint, ...(isPhone ? await faultsOf(page) : [])]
}

/** The page's clock stands, its dice always fall alike, and nothing moves by itself. */
async function holdStill(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-06-01T12:00:00+09:00')
  await page.addInitScript((rules) => {
    Math.random = () => 0.5
    // Not by `style` of the pictures, which the page's own policy refuses.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    for (const [name, value] of [
      ['debug', 'folded'],
      ['motion', 'none'],
      ['text-speed', 'fast'],
      ['battle-speed', 'instant'],
    ])
      localStorage.setItem(`kageakari.${name}`, `${value}`)
  }, hidden)
}

/** The picture of the page once two in a row are the same, in some seconds at the latest. */
async function pictureAtRest(page: Page, masked: readonly Locator[]): Promise<Buffer> {
  // Playwright's own masks lie elsewhere where the page is zoomed.
  for (const each of masked) await each.evaluateAll((elements) => elements.forEach((element) => element.setAttribute('data-masked', '')))
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.waitForTimeout(250)
  let last = await take()
  for (let again = 0; again < 12; again++) {
    await page.waitForTimeout(150)
    const next = await take()
    if (next.equals(last)) return next
    last = next
  }
  return last
}
