import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { depart } from './fighting.ts'
import { arriveWithParty, remembered } from './first-steps.ts'

/** One figure of the game's size in KB, with the most that it may be. */
export interface Weight {
  readonly name: string
  readonly value: number
  readonly most: number
}

type Kind = 'js' | 'css' | 'woff2'

/** What a page has loaded when the title, and then the first battle, shows. The page must be a new visitor's; `build` is what the server serves. */
export async function weighTitleAndBattle(page: Page, build: string): Promise<readonly Weight[]> {
  const paths = new Set<string>()
  page.on('request', (request) => paths.add(new URL(request.url()).pathname))
  const kilobytes = (kind: Kind): number =>
    [...paths].filter((path) => path.endsWith(`.${kind}`)).reduce((sum, path) => sum + kilobytesOf(join(build, path), kind), 0)

  // The lamp of the title comes when the page has time, so sooner or later: it is weighed by itself.
  await remembered(page, 'light', 'off')
  await page.goto('/game/rpg')
  await page.getByRole('button', { name: 'すぐ作る' }).waitFor()
  await page.waitForLoadState('networkidle')
  const title = [
    { name: 'JavaScript for the title', value: kilobytes('js'), most: 140 },
    { name: 'styles for the title', value: kilobytes('css'), most: 25 },
    { name: 'fonts for the title', value: kilobytes('woff2'), most: 200 },
  ]
  // What the title loads for whoever stays there is not the battle's.
  await remembered(page, 'light', 'moving')
  await page.goto('about:blank')
  await arriveWithParty(page)
  await depart(page, '灯見ヶ原')
  await page.waitForLoadState('networkidle')
  return [
    ...title,
    { name: 'JavaScript for the first battle', value: kilobytes('js'), most: 240 },
    { name: 'styles for the first battle', value: kilobytes('css'), most: 25 },
    { name: 'all fonts', value: allFonts(build), most: 700 },
  ]
}

/** KB as a browser loads them: gzip for text, fonts as they are. */
export function kilobytesOf(file: string, kind: Kind): number {
  const content = readFileSync(file)
  return (kind === 'woff2' ? content.length : gzipSync(content, { level: 9 }).length) / 1024
}

/** All fonts of the build together, whether a page asks for them or not. */
const allFonts = (build: string): number => globSync(`${build}/**/*.woff2`).reduce((sum, file) => sum + statSync(file).size / 1024, 0)
