/** A bitmap, and the port on which its picture is awaited. */
export interface PackingRequest {
  readonly bitmap: ImageBitmap
  readonly answer: MessagePort
}

/** Packs bitmaps as PNG. */
addEventListener('message', ({ data: { bitmap, answer } }: MessageEvent<PackingRequest>) => {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  // Drawn, not handed over: WebKit packs nothing out of a canvas with a `bitmaprenderer`.
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  void canvas.convertToBlob({ type: 'image/png' }).then(
    (picture) => answer.postMessage(picture),
    () => answer.postMessage(null),
  )
})
