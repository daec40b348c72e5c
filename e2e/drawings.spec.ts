import { globSync, readFileSync } from 'node:fs'
import { expect, test } from './support/journey.ts'

/** Alpha of 255 that nobody sees at an edge. */
const unseen = 2

/** Drawings that stand free before another picture, with the edges at which they do end. */
const free = globSync([
  'src/web/art/svg/enemies/*.svg',
  'src/web/art/svg/scenes/plaza-{hatted,bunned,child}.svg',
  'src/web/art/svg/scenes/ending-{1-people,1-susuke,1-haze,2-row,3-yotsuji,3-small,3-nod,3-child,3-children,3-omigaki,3-bow,3-sweep,3-susuke,3-fields-king,3-fields-front,3-fields-stag,3-night-soroban,3-night-idle,3-night-waving,3-night-finger,3-old,4-front,4-back,4-standing}.svg',
]).toSorted()
/** Its hands come up from below the stage. */
const open: Readonly<Record<string, string>> = { 'src/web/art/svg/enemies/122.svg': 'bottom' }

test('no drawing that stands free is cut off: light and shadows end inside its box', async ({ page }) => {
  expect(free.length).toBeGreaterThan(70)
  const cut: string[] = []
  for (const file of free) {
    const svg = readFileSync(file, 'utf8')
    const [, , wide = 0, high = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
    const sized = svg.replace('<svg ', `<svg width="${wide}" height="${high}" `)
    const edges = await page.evaluate(alphaAtEdges, {
      url: `data:image/svg+xml;base64,${Buffer.from(sized).toString('base64')}`,
      wide,
      high,
    })
    for (const [edge, alpha] of Object.entries(edges)) if (alpha > unseen && open[file] !== edge) cut.push(`${file}: ${edge} ${alpha}`)
  }
  expect(cut).toEqual([])
})

/** The highest alpha in the outermost row or column of pixels, for each edge. Runs in the browser. */
async function alphaAtEdges({ url, wide, high }: { readonly url: string; readonly wide: number; readonly high: number }) {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  const highest = (x: number, y: number, w: number, h: number): number => {
    const { data } = context.getImageData(x, y, w, h)
    return data.reduce((most, value, index) => (index % 4 === 3 ? Math.max(most, value) : most), 0)
  }
  return {
    left: highest(0, 0, 1, high),
    right: highest(wide - 1, 0, 1, high),
    top: highest(0, 0, wide, 1),
    bottom: highest(0, high - 1, wide, 1),
  }
}
