import type { ShadowRequest } from './soft-shadow.ts'
import { soften } from './soften.ts'

/** Pixels of the shadow for each of the silhouette's. */
const coarse = 0.5

addEventListener('message', ({ data: { silhouette, mirrored, colour, margin, soft } }: MessageEvent<ShadowRequest>) => {
  const [width, height] = [silhouette.width * coarse, silhouette.height * coarse]
  const canvas = new OffscreenCanvas(Math.ceil(width * (1 + 2 * margin)), Math.ceil(height * (1 + 2 * margin)))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('No canvas in a worker')
  if (mirrored) pen.setTransform(-1, 0, 0, 1, canvas.width, 0)
  pen.drawImage(silhouette, width * margin, height * margin, width, height)
  silhouette.close()
  pen.resetTransform()
  blur(pen, (row) => height * (soft.head + ((soft.feet - soft.head) * row) / canvas.height))
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = colour
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const shadow = canvas.transferToImageBitmap()
  postMessage(shadow, { transfer: [shadow] })
})

function blur(pen: OffscreenCanvasRenderingContext2D, softAt: (row: number) => number): void {
  const { width, height } = pen.canvas
  const pixels = pen.getImageData(0, 0, width, height)
  const alpha = Float32Array.from({ length: width * height }, (_, at) => pixels.data[at * 4 + 3] ?? 0)
  soften({ alpha, width, height }, (row) => Math.max(1, Math.round(softAt(row))))
  for (const [at, value] of alpha.entries()) pixels.data[at * 4 + 3] = value
  pen.putImageData(pixels, 0, 0)
}
