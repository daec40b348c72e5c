import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { buildWebIfStale } from '../scripts/web-build.ts'
import { GameServer } from '../tests/servers/game-server.ts'
import { browserArguments, browserPath } from './support/browser.ts'
import { arriveWithParty } from './support/first-steps.ts'

// Takes the picture that stands beside a shared link, and the icons of the installed game.

const folder = 'src/web/public'
/** How much of an icon is the lantern: what lies outside the inner four fifths may be cut away. */
const INNER = 0.7

await buildWebIfStale()
const server = await GameServer.start('production')
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
try {
  const context = await browser.newContext({ viewport: { width: 1200, height: 630 }, locale: 'ja-JP', baseURL: server.url })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('kageakari.motion', 'calm'))
  await arriveWithParty(page)
  await page.goto('/game/rpg')
  await page.getByRole('button', { name: '町へ戻る' }).waitFor()
  // Only the picture: no controls, no small print.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('header, footer, main > div > div:not(:first-child)')) part.remove()
  })
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  writeFileSync(`${folder}/share.jpg`, await page.screenshot({ type: 'jpeg', quality: 82 }))

  const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(`${folder}/favicon.svg`, 'utf8'))}`
  await page.goto('about:blank')
  for (const size of [192, 512]) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<body style="margin:0;background:#2b1b38;display:grid;place-items:center;height:100vh"><img src='${icon}' width="${size * INNER}"></body>`,
    )
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
    writeFileSync(`${folder}/icon-${size}.png`, await page.screenshot())
  }
} finally {
  await browser.close()
  await server.stop()
}
