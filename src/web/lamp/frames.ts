/** Milliseconds from one frame to the next that are too many. */
const SLOW = 34
/** A longer gap is no slow frame: the page was hidden. */
const HIDDEN = 500
/** Milliseconds for which frames are looked at, and from one look to the next. */
const LOOK = 1000
const REST = 8000

/** Whether half of all frames came too late. */
export function fallsBehind(gaps: readonly number[]): boolean {
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]
  return middle !== undefined && middle > SLOW
}

/** Milliseconds between the frames of the next second in which there are any. */
async function frameGaps(): Promise<readonly number[]> {
  const gaps: number[] = []
  const { promise, resolve } = Promise.withResolvers<undefined>()
  let before: number | null = null
  let time = 0
  const look = (now: number) => {
    const gap = before === null ? HIDDEN : now - before
    if (gap < HIDDEN) {
      gaps.push(gap)
      time += gap
    }
    before = now
    if (time < LOOK) requestAnimationFrame(look)
    else resolve(undefined)
  }
  requestAnimationFrame(look)
  await promise
  return gaps
}

/** To be called when something moves: looks at the frames for a second, now and then, and calls once when they fall behind. */
export function watchFrames(onBehind: () => void): () => void {
  // The first second is not looked at: the shadows are being made.
  let next = performance.now() + LOOK
  return () => {
    if (performance.now() < next) return
    next = performance.now() + LOOK + REST
    void frameGaps().then((gaps) => {
      if (!fallsBehind(gaps)) return
      next = Infinity
      onBehind()
    })
  }
}
