import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { depart } from './fighting.ts'
import { arriveWithParty } from './first-steps.ts'
import { expect, test } from './journey.ts'

/** What a page has fetched so far, by kind, in KB; scripts and styles as gzip would pack them, fonts as they are. */
interface Fetched {
  script: number
  style: number
  font: number
}

/** Counts everything that the page fetches from now on. */
function weigh(page: Page): () => Promise<Fetched> {
  const pending: Promise<{ readonly kind: keyof Fetched; readonly bytes: number } | null>[] = []
  page.on('response', (reply) => {
    const kind = kindOf(new URL(reply.url()).pathname)
    if (kind === null) return
    const weight = reply.body().then(
      (body) => ({ kind, bytes: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length }),
      () => null,
    )
    pending.push(weight)
  })
  return async () => {
    const fetched: Fetched = { script: 0, style: 0, font: 0 }
    for (const part of await Promise.all(pending)) if (part !== null) fetched[part.kind] += part.bytes / 1024
    return fetched
  }
}

function kindOf(path: string): keyof Fetched | null {
  if (path.endsWith('.js')) return 'script'
  if (path.endsWith('.css')) return 'style'
  return path.endsWith('.woff2') ? 'font' : null
}

const rounded = ({ script, style, font }: Fetched) =>
  `scripts ${script.toFixed(0)} KB, styles ${style.toFixed(0)} KB, fonts ${font.toFixed(0)} KB`

test('the title and the first battle stay light', async ({ page }) => {
  const fetched = weigh(page)
  await page.goto('/game/rpg')
  await expect(page.getByRole('dialog', { name: '遊ぶ前に' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const title = await fetched()
  console.log(`title: ${rounded(title)}`)
  expect(title.script).toBeLessThan(140)
  expect(title.style).toBeLessThan(25)
  expect(title.font).toBeLessThan(200)

  await arriveWithParty(page)
  const battleFetched = weigh(page)
  await depart(page, '灯見ヶ原')
  await page.waitForLoadState('networkidle')
  const battle = await battleFetched()
  console.log(`from the town into the first battle, all in: ${rounded(battle)}`)
  expect(battle.script).toBeLessThan(240)
  expect(battle.style).toBeLessThan(25)
})
