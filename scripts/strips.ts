import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { browserArguments, browserPath } from '../e2e/support/browser.ts'

/**
 * Frame strips of gestures, a frame every 60 ms of a stepped clock, so that two strips can be compared: `npm run strips -- strike lunge`.
 * Without names: all. `--page 'field=4&role=2&enemies=44,45&rate=2'` sets the gallery, `--as role2-` names the files in tmp/strips, `--width 480`
 * is that of a frame in px, `--tail 300` are the ms after the end, `--clip 0,400,640,400` shows that part of the page (x, y, width, height).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: '' },
    as: { type: 'string', default: '' },
    reduced: { type: 'boolean', default: false },
    width: { type: 'string', default: '320' },
    tail: { type: 'string', default: '900' },
    clip: { type: 'string', default: '0,0,1280,800' },
  },
})

const every = 60
const tail = Number(values.tail)
if (!(tail >= 0)) throw new Error(`--tail wants ms, 0 or more: ${values.tail}`)
const [x = 0, y = 0, width = 0, height = 0] = values.clip.split(',').map(Number)
const clip = { x, y, width, height }
const frame = { width: Number(values.width), height: (Number(values.width) * height) / width }
const columns = Math.floor(1920 / frame.width)

const server = await createServer({ configFile: 'vite.config.ts', logLevel: 'error', server: { port: 0, hmr: false } })
await server.listen()
const address = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
mkdirSync('tmp/strips', { recursive: true })
try {
  const names = positionals.length > 0 ? positionals : await withPage((page) => page.evaluate(() => [...(window.gallery?.names ?? [])]))
  for (const name of names) await withPage((page) => draw(page, name))
} finally {
  await browser.close()
  await server.close()
}

async function withPage<Result>(act: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: values.reduced ? 'reduce' : 'no-preference' })
  page.on('pageerror', ({ message }) => console.error(message))
  await page.goto(`${address}gallery/?bare&stepped&${values.page}`)
  await page.waitForFunction(() => window.gallery !== undefined && document.querySelector('img[data-part="white"]') !== null, undefined, {
    timeout: 60_000,
  })
  await page.waitForTimeout(1500)
  try {
    return await act(page)
  } finally {
    await page.close()
  }
}

async function draw(page: Page, name: string): Promise<void> {
  await page.evaluate((shown) => window.gallery?.show(shown), name)
  await page.waitForTimeout(100)
  const shots: string[] = []
  let [playing, left] = [true, tail]
  for (let ms = 0; (playing || left > 0) && ms < 9000; ms += every) {
    playing = await page.evaluate(
      async (by) => {
        const on = window.gallery?.advance(by) ?? false
        // What has landed is rendered, then painted.
        await new Promise((done) => setTimeout(done, 20))
        await window.gallery?.finish()
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        return on
      },
      ms === 0 ? 10 : every,
    )
    if (!playing) left -= every
    shots.push((await page.screenshot({ type: 'jpeg', quality: 88, clip })).toString('base64'))
  }
  writeFileSync(`tmp/strips/${values.as}${name}.png`, await pasted(page, shots))
  console.log(`${values.as}${name}`, shots.length, 'frames')
}

/** The frames on one sheet. */
async function pasted(page: Page, shots: readonly string[]): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ images, size, across, apart }) => {
      const sheet = new OffscreenCanvas(across * size.width, Math.ceil(images.length / across) * size.height)
      const pen = sheet.getContext('2d')
      if (!pen) throw new Error('no canvas')
      for (const [nth, data] of images.entries()) {
        const image = new Image()
        image.src = `data:image/jpeg;base64,${data}`
        await image.decode()
        const [x, y] = [(nth % across) * size.width, Math.floor(nth / across) * size.height]
        pen.drawImage(image, x, y, size.width - 2, size.height - 2)
        pen.fillStyle = '#ffe6a6'
        pen.font = '13px sans-serif'
        pen.fillText(`${nth * apart} ms`, x + 6, y + 16)
      }
      const blob = await sheet.convertToBlob({ type: 'image/png' })
      return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''))
    },
    { images: shots, size: frame, across: columns, apart: every },
  )
  return Buffer.from(url, 'base64')
}
