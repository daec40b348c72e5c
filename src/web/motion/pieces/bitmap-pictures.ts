import type { PackingRequest } from './packing.worker.ts'
// oxlint-disable-next-line import/default -- the bundler gives it the worker's constructor
import PackingWorker from './packing.worker.ts?worker&inline'

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

/** Shows what is hidden by its opacity, too faint to be seen: the browser draws a layer when it is first shown, which takes too long in a fight. */
export function showOnce(element: HTMLElement): void {
  element.animate({ opacity: [0.05, 0.05] }, 200)
}
