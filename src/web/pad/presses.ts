/** Milliseconds until a held direction repeats, and between repeats. */
const FIRST_REPEAT = 380
const NEXT_REPEAT = 120
/** A frame that took longer counts as this many milliseconds: what happened in it is not known, and a tap must not repeat for it. */
const LONGEST_FRAME = 100

/** Tells the presses in what is down from frame to frame. */
export interface Presses {
  /**
   * @param now time of the frame, in milliseconds.
   * @returns the buttons that act in this frame: what was not down before, and what repeats and was held long enough.
   */
  readonly inFrame: (down: ReadonlySet<number>, now: number) => readonly number[]
}

export function pressesOf(doesRepeat: (button: number) => boolean): Presses {
  /** Milliseconds that each button that is down has left until it acts again. */
  let waits: ReadonlyMap<number, number> = new Map()
  let last = 0
  return {
    inFrame(down, now) {
      const passed = Math.min(now - last, LONGEST_FRAME)
      last = now
      const acting: number[] = []
      const next = new Map<number, number>()
      for (const button of down) {
        const before = waits.get(button)
        const left = before === undefined ? 0 : before - passed
        const acts = before === undefined || (doesRepeat(button) && left <= 0)
        if (acts) acting.push(button)
        next.set(button, acts ? (before === undefined ? FIRST_REPEAT : NEXT_REPEAT) : left)
      }
      waits = next
      return acting
    },
  }
}
