import type { PackingRequest } from './packing.worker.ts'
// oxlint-disable-next-line import/default -- the bundler gives it the worker's constructor
import PackingWorker from './packing.worker.ts?worker&inline'

/**
 * Drawings as bitmaps of the size they are shown with: an SVG on a moving layer is painted on the main thread whenever it is new there,
 * a bitmap is only put there. A bitmap is a canvas, which can stand in the page as it is.
 */

/** Sharper than shown, so that what comes nearer by a third is still sharp. */
const fineness = 1.2

/** The most pixels of the screen for each pixel of ours that a bitmap is made for. */
const densest = 2

/** Pixels of a bitmap for each of our own: `zoom` is the stage's scale on the screen. */
const densityAt = (zoom: number): number => fineness * Math.min(densest, Math.max(1, zoom * devicePixelRatio))

/** Draws an SVG text with the given width, in our pixels. */
export async function rasterised(svg: string, width: number, zoom = 1): Promise<HTMLCanvasElement> {
  const [, , wide = 1, high = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  const pixels = { width: Math.round(width * densityAt(zoom)), height: Math.round((width * densityAt(zoom) * high) / wide) }
  // Without a size of its own an SVG cannot be drawn on a canvas everywhere.
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${pixels.width}" height="${pixels.height}" `))}`
  await image.decode()
  // Draws beside the page's own thread; drawn on the canvas at once, the drawing would be one long task.
  const drawn = await createImageBitmap(image)
  const canvas = blank(pixels)
  canvas.getContext('2d')?.drawImage(drawn, 0, 0)
  drawn.close()
  return canvas
}

/** A bitmap as an image, decoded. A canvas is uploaded by the page's own thread when it is first shown: 3–13 ms each on a slowed processor. */
export async function imageOf(bitmap: HTMLCanvasElement): Promise<HTMLImageElement> {
  const image = Object.assign(new Image(), { alt: '', decoding: 'sync', src: await urlOf(bitmap) })
  await image.decode()
  return image
}

/**
 * A bitmap as the URL of a picture. PNG is packed in a ninth of the time of WebP without loss, which a canvas would pack beside the page's own thread:
 * so it is done in a worker.
 */
export async function urlOf(bitmap: HTMLCanvasElement): Promise<string> {
  const picture = await packed(await createImageBitmap(bitmap))
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(reader.result as string)
  reader.onerror = () => reject(reader.error ?? new Error('No picture'))
  reader.readAsDataURL(picture)
  return promise
}

// Inlined: a file of its own could be gone after a new build, and no enemy would be seen.
let packer: Worker | null = null

function packed(bitmap: ImageBitmap): Promise<Blob> {
  packer ??= new PackingWorker()
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  const { port1: answered, port2: answer } = new MessageChannel()
  answered.onmessage = ({ data }: MessageEvent<Blob | null>) => {
    answered.close()
    if (data) resolve(data)
    else reject(new Error('No picture'))
  }
  packer.postMessage({ bitmap, answer } satisfies PackingRequest, [bitmap, answer])
  return promise
}

/** Below this the soft halo and the shadow on the ground lie, which are not paper. Of 255. */
const paperAlpha = 170

/** The outline of a bitmap in one flat colour. A CSS filter would cost in every frame. */
export function silhouette(of: HTMLCanvasElement, colour: string): HTMLCanvasElement {
  const canvas = copied(of)
  const pen = canvas.getContext('2d')
  if (!pen || of.width === 0 || of.height === 0) return canvas
  const pixels = pen.getImageData(0, 0, of.width, of.height)
  for (let at = 3; at < pixels.data.length; at += 4) if ((pixels.data[at] ?? 0) <= paperAlpha) pixels.data[at] = 0
  pen.putImageData(pixels, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = colour
  pen.fillRect(0, 0, of.width, of.height)
  return canvas
}

export function copied(of: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = blank(of)
  if (of.width > 0 && of.height > 0) canvas.getContext('2d')?.drawImage(of, 0, 0)
  return canvas
}

export const blank = ({ width, height }: { readonly width: number; readonly height: number }): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height })

/** An SVG text in which the paper's colours are written out: a picture of its own takes no variables from the page. */
export function inColours(svg: string, colours: Readonly<Record<string, string>>): string {
  return svg.replaceAll(/var\(--(\w+),(#\w+)\)/g, (_, name: string, fallback: string) => colours[name] ?? fallback)
}

/** An SVG text whose slits and eyes are left dark, or the eyes alone. */
export const unlit = (svg: string, lights = 'gel|eye'): string =>
  svg.replaceAll(new RegExp(`class="(${lights})\\b`, 'g'), 'visibility="hidden" class="$1')

/** From this difference of a colour on, of 255, a pixel is nothing but light: below it, it is one to that share. */
const allLight = 72
/** How far light is brightened, 0–1: more, and it is white. */
const brighter = 0.3

/** What of `picture` is seen to be lit, brighter, each tone in its own colour: where it differs from the same drawing without its lights. */
export function lightsOf(picture: HTMLCanvasElement, dark: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = copied(picture)
  const pen = canvas.getContext('2d')
  const without = dark.getContext('2d')
  if (!pen || !without || picture.width === 0 || picture.height === 0) return canvas
  const pixels = pen.getImageData(0, 0, picture.width, picture.height)
  const { data: lit } = pixels
  const { data } = without.getImageData(0, 0, picture.width, picture.height)
  const differs = (at: number): number => Math.abs((lit[at] ?? 0) - (data[at] ?? 0))
  for (let at = 0; at < data.length; at += 4) {
    const light = Math.min(1, Math.max(differs(at), differs(at + 1), differs(at + 2)) / allLight)
    lit[at + 3] = (lit[at + 3] ?? 0) * light
    if (light === 0) continue
    for (let tone = at; tone < at + 3; tone++) lit[tone] = (lit[tone] ?? 0) * (1 + brighter * (1 - (lit[tone] ?? 0) / 255))
  }
  pen.putImageData(pixels, 0, 0)
  return canvas
}

/** A bitmap turned over, left to right. */
export function mirror(of: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = blank(of)
  const pen = canvas.getContext('2d')
  pen?.translate(of.width, 0)
  pen?.scale(-1, 1)
  pen?.drawImage(of, 0, 0)
  return canvas
}

/** Shows what is hidden by its opacity, too faint to be seen: the browser draws a layer when it is first shown, which takes too long in a fight. */
export function showOnce(element: HTMLElement): void {
  element.animate({ opacity: [0.05, 0.05] }, 200)
}
