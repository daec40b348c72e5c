/**
 * `node drawings/contrast.ts` measures the checked-in backgrounds: mean WCAG contrast of the stage against the field's `--k0`,
 * behind the enemies (x 260–1020, y 260–440; at least 4.5) and on the floor (y 480–580; at least 3.5). Exits 1 when a field falls short.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as playwright } from '@playwright/test'
import { browserPath } from '../e2e/support/browser.ts'
import { themeOf } from './tools/field-themes.ts'
import { artFolder } from './sources.ts'

interface Job {
  readonly svg: string
  readonly k0: string
}

/** Runs in the page: draws the SVG and reads its pixels. */
async function measureStage({ svg, k0 }: Job): Promise<readonly [number, number]> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;utf8,${encodeURIComponent(svg.replace('<svg ', '<svg width="1280" height="720" '))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 1280
  canvas.height = 720
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.drawImage(picture, 0, 0)
  const linear = (byte: number): number => (byte / 255 <= 0.03928 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = (r = 0, g = 0, b = 0): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const figure = luminance(...[1, 3, 5].map((at) => Number.parseInt(k0.slice(at, at + 2), 16)))
  const mean = (x: number, y: number, width: number, height: number): number => {
    const { data } = context.getImageData(x, y, width, height)
    let sum = 0
    for (let at = 0; at < data.length; at += 4) {
      const ground = luminance(data[at], data[at + 1], data[at + 2])
      sum += (Math.max(ground, figure) + 0.05) / (Math.min(ground, figure) + 0.05)
    }
    return sum / (width * height)
  }
  return [mean(260, 260, 760, 180), mean(260, 480, 760, 100)]
}

const browser = await playwright.launch({
  executablePath: await browserPath(),
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage()
  for (let field = 1; field <= 12; field++) {
    const [stage, floor] = await page.evaluate(measureStage, {
      svg: readFileSync(join(artFolder, 'backgrounds', `${field}.svg`), 'utf8'),
      k0: themeOf(field).k0,
    })
    const fails = stage < 4.5 || floor < 3.5
    console.log(`${fails ? '✗' : ' '} field ${field}: ${stage.toFixed(1)} behind the enemies, ${floor.toFixed(1)} on the floor`)
    if (fails) process.exitCode = 1
  }
} finally {
  await browser.close()
}
