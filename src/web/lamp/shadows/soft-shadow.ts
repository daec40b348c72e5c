/** A silhouette, and how its shadow is made of it. */
export interface ShadowRequest {
  readonly silhouette: ImageBitmap
  /** Turned over, left to right. */
  readonly mirrored: boolean
  readonly colour: string
  /** Room for what blurs over its edges, on each side, as a share of its width and height. */
  readonly margin: number
  /** Blur of the head and of the feet, as shares of the height: what is farther from the floor throws the softer shadow. */
  readonly soft: { readonly head: number; readonly feet: number }
}

/** A silhouette as a soft shadow with its margins, in half the size. Made in a worker, which takes as long as a frame or two. */
export async function softShadow(silhouette: ImageBitmap, look: Omit<ShadowRequest, 'silhouette'>): Promise<ImageBitmap> {
  const worker = new Worker(new URL('soft-shadow.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<ImageBitmap>()
  worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => resolve(data))
  worker.addEventListener('error', reject)
  worker.postMessage({ silhouette, ...look } satisfies ShadowRequest, [silhouette])
  return promise.finally(() => worker.terminate())
}

export function drawShadow(canvas: HTMLCanvasElement, shadow: ImageBitmap): void {
  canvas.width = shadow.width
  canvas.height = shadow.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(shadow)
}
