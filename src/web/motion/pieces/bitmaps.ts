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

export function copied(of: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = blank(of)
  if (of.width > 0 && of.height > 0) canvas.getContext('2d')?.drawImage(of, 0, 0)
  return canvas
}

export const blank = ({ width, height }: { readonly width: number; readonly height: number }): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height })

/** A bitmap turned over, left to right. */
export function mirror(of: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = blank(of)
  const pen = canvas.getContext('2d')
  pen?.translate(of.width, 0)
  pen?.scale(-1, 1)
  pen?.drawImage(of, 0, 0)
  return canvas
}
