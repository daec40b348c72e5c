import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { buildWebIfStale } from '../scripts/web-build.ts'
import { GameServer } from '../tests/servers/game-server.ts'
import { animatedWebp } from './support/animated-webp.ts'
import { browserArguments, browserPath } from './support/browser.ts'
import { earn } from './support/earned.ts'
import { attack, over, prompt } from './support/fighting.ts'
import { arriveWithParty, write } from './support/first-steps.ts'

// Takes the pictures of docs/pictures: a battle of each field, a turn as an animation, a boss's entrance, a victory, the map.

const folder = 'docs/pictures'
/** The first lines of a stage fade after some seconds. */
const untilTheStageIsFree = 4200
const beaten = [1, 2, 3, 4, 5, 6, 7]
const small = { width: 640, height: 400 }

await buildWebIfStale()
mkdirSync(folder, { recursive: true })
const server = await GameServer.start('production')
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ja-JP', baseURL: server.url })
const page = await context.newPage()
// The strip with the states belongs to the game, but not to its pictures.
await page.addInitScript(() => localStorage.setItem('kageakari.debug', 'folded'))

async function shoot(name: string): Promise<void> {
  writeFileSync(`${folder}/${name}.webp`, await webp(page, await page.screenshot(), { width: 1280, height: 800 }))
}

try {
  await arriveWithParty(page, [1, 2, 4])
  await earn(page, server, { cleared: beaten, exp: 400 })
  await page.goto('/game/rpg/menu/adventure')
  await page.getByRole('radiogroup').waitFor()
  await page.waitForTimeout(9000)
  await shoot('map')

  await earn(page, server, { cleared: [8, 9, 10, 11], read: [409] })
  for (let field = 1; field <= 12; field++) {
    await page.goto(`/game/rpg/battle/${field}/1`)
    await attack(page).waitFor()
    await page.waitForTimeout(untilTheStageIsFree)
    await shoot(`battle-${field}`)
    if (field === 1) await filmTurn()
    await write(page, '/api/game/rpg/battle/refresh', { session_id: '' })
  }

  await earn(page, server, { strength: 60 })
  await page.goto('/game/rpg/battle/1/1')
  for (let stage = 1; stage <= 4; stage++) {
    await attack(page).waitFor()
    if (stage === 4) break
    while (!(await over(page).isVisible())) await attackOnce()
    await page.waitForTimeout(4000)
    if (stage === 2) await shoot('victory')
    await page.goto(`/game/rpg/battle/1/${stage + 1}`)
    if (stage === 3) {
      await page.waitForTimeout(3000)
      await page.reload()
      await page.locator('[data-boss] img[data-part="picture"]').waitFor({ state: 'attached' })
      await page.waitForTimeout(2100)
      await shoot('boss-entrance')
    }
  }
} finally {
  await browser.close()
  await server.stop()
}

/** Everybody attacks the first enemy. The strip with the states is folded, so there is nothing to wait for but the clock. */
async function attackOnce(): Promise<void> {
  await attack(page).or(over(page)).waitFor({ timeout: 20_000 })
  for (let member = 0; member < 3 && (await attack(page).isVisible()); member++) {
    await page.keyboard.press('1')
    await page.waitForTimeout(250)
    if (await prompt(page).isVisible()) await page.keyboard.press('1')
    await page.waitForTimeout(250)
  }
}

/** A turn of three against two, in frames. */
async function filmTurn(): Promise<void> {
  const frames: Buffer[] = []
  await attackOnce()
  for (let nth = 0; nth < 34; nth++) frames.push(await page.screenshot({ type: 'jpeg', quality: 90 }))
  writeFileSync(
    `${folder}/round.webp`,
    animatedWebp(await Promise.all(frames.map((frame) => webp(page, frame, small, 'jpeg'))), small, 110),
  )
}

/** A screenshot as WebP of a size. */
async function webp(on: Page, picture: Buffer, size: { readonly width: number; readonly height: number }, type = 'png'): Promise<Buffer> {
  const encoded = await on.evaluate(
    async ({ data, wanted }) => {
      const image = new Image()
      image.src = data
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), wanted)
      canvas.getContext('2d')?.drawImage(image, 0, 0, wanted.width, wanted.height)
      return canvas.toDataURL('image/webp', 0.82)
    },
    { data: `data:image/${type};base64,${picture.toString('base64')}`, wanted: size },
  )
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}
