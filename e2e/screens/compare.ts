import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'

/** Compares the pictures of two folders, and writes where they differ to AFTER/differences. @returns a sentence for each difference. */
export async function compareFolders(browser: Browser, before: string, after: string): Promise<readonly string[]> {
  const pictures = (folder: string) => globSync('*/*.png', { cwd: folder, exclude: ['differences'] })
  const page = await browser.newPage()
  const faults: string[] = []
  const names = [...new Set([...pictures(before), ...pictures(after)])].toSorted()
  for (const name of names) {
    const [old, now] = [read(join(before, name)), read(join(after, name))]
    if (old === null || now === null) faults.push(`${name}: only ${old === null ? 'after' : 'before'}`)
    else if (!old.equals(now)) {
      const { pixels, most, picture } = await page.evaluate(differenceInPage, [old.toString('base64'), now.toString('base64')] as const)
      if (pixels === 0) continue
      faults.push(`${name}: ${pixels} pixels, by ${most} of 255 at most`)
      const file = join(after, 'differences', name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))
    }
  }
  console.log(`${names.length} pictures, ${faults.length} of them differ.`)
  return faults
}

function read(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

/** Runs in the page. The new picture is pale, what differs in it red. */
async function differenceInPage(
  pair: readonly [string, string],
): Promise<{ readonly pixels: number; readonly most: number; readonly picture: string }> {
  const [old, now] = await Promise.all(
    pair.map(async (data) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      return image
    }),
  )
  if (!old || !now) throw new Error('There are two pictures')
  const size = { width: Math.max(old.width, now.width), height: Math.max(old.height, now.height) }
  const drawn = (image: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), size)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    context.drawImage(image, 0, 0)
    return { canvas, context, data: context.getImageData(0, 0, size.width, size.height) }
  }
  const [first, second] = [drawn(old), drawn(now)]
  const [a, b] = [new Uint32Array(first.data.data.buffer), new Uint32Array(second.data.data.buffer)]
  const [old8, now8] = [first.data.data, Uint8ClampedArray.from(second.data.data)]
  let [pixels, most] = [0, 0]
  for (let at = 0; at < b.length; at++) {
    const differs = a[at] !== b[at]
    if (differs) {
      pixels += 1
      for (let colour = at * 4; colour < at * 4 + 3; colour++) most = Math.max(most, Math.abs((old8[colour] ?? 0) - (now8[colour] ?? 0)))
    }
    // Bytes stand in the order red, green, blue, opacity; the machine reads them backwards.
    b[at] = differs ? 0xff0000ff : (0x40000000 | ((b[at] ?? 0) & 0xffffff)) >>> 0
  }
  second.context.putImageData(second.data, 0, 0)
  return { pixels, most, picture: second.canvas.toDataURL('image/png') }
}
