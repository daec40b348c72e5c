import { chromium } from '@playwright/test'
import { browserArguments, browserPath } from './browser.ts'
import { arriveWithParty } from './first-steps.ts'
import { GameServer } from '../tests/game-server.ts'
import { buildWebIfStale } from '../scripts/web-build.ts'

/** The first line of a stage fades after some seconds. */
const untilTheStageIsFree = 6000

await buildWebIfStale()
const server = await GameServer.start('production')
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ja-JP', baseURL: server.url })
const page = await context.newPage()
await arriveWithParty(page)
await page.goto('/game/rpg/battle/1/1')
await page.getByRole('button', { name: 'ATTACK' }).waitFor()
await page.waitForTimeout(untilTheStageIsFree)
await page.screenshot({ path: 'docs/screenshot.png' })
await browser.close()
await server.stop()
