import { copied } from './bitmaps.ts'

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
