/** What an element looks like at a moment: milliseconds, keyframe, easing that leads to it. */
export type Pose = readonly [ms: number, frame: Keyframe, easing?: string | undefined]

interface Cue {
  readonly time: number
  readonly call: () => void
  readonly always: boolean
}

interface Running {
  readonly element: Element
  readonly born: number
  readonly end: number
  readonly through: boolean
}

interface PoseOptions {
  /** Goes on while the stage is held. */
  readonly through?: boolean
  readonly delay?: number
}

/** A frame that came later than this counts as this late, in milliseconds: the page was hidden. */
const latestFrame = 1000

/**
 * The stage's own time. Everything that moves on the stage is started here, so that it can be slowed, held, hurried and ended together.
 *
 * `now` is stage time in milliseconds; it stands still while a blow is held. `wall` goes on; motions marked `through` follow it.
 * Animations run natively, so that the compositor moves them even when a frame is late; only a stepped clock sets their times by hand.
 * Nothing fills forwards: end states belong to the elements themselves, so ending early is always right.
 */
export class Clock {
  now = 0
  wall = 0
  /** Travel, shake and shards are left out; light, stamps and numbers stay. */
  reduced = false
  #rate = 1
  #held = 0
  #stepped = false
  #frame = 0
  #last: number | null = null
  #cues: Cue[] = []
  readonly #running = new Map<Animation, Running>()
  /** How many poses each hidden element is in. */
  readonly #posed = new WeakMap<Element, number>()
  readonly #followers = new Set<(ms: number) => void>()

  /** 1 = single speed, 0 = everything stands. Holds are shortened too. */
  setRate(rate: number): void {
    if (rate === this.#rate) return
    this.#rate = rate
    for (const animation of this.#running.keys()) animation.updatePlaybackRate(rate)
  }

  /** Moves an element through poses, the first at 0. Nothing of it stays afterwards. */
  pose(element: Element, poses: readonly Pose[], { through = false, delay = 0 }: PoseOptions = {}): void {
    const [duration, last] = poses.at(-1) ?? [0, {}]
    const rest = element.hasAttribute('data-unseen') ? clearest(poses) : last
    const frames = poses.map(([ms, frame], index) => ({
      ...(this.reduced ? atRest(frame, rest) : frame),
      offset: ms / duration,
      easing: poses[index + 1]?.[2] ?? 'linear',
    }))
    this.#show(element, 1)
    const animation = element.animate(frames, { duration, delay, fill: 'backwards' })
    if (this.#rate !== 1) animation.updatePlaybackRate(this.#rate)
    this.#running.set(animation, { element, born: through ? this.wall : this.now, end: delay + duration, through })
    animation.onfinish = () => this.#forget(animation)
    if (this.#stepped || (this.#held > 0 && !through)) animation.pause()
  }

  /** Calls back in `ms` of stage time. `always`: also when everything is cut short, to put things away. */
  at(ms: number, call: () => void, { always = false } = {}): void {
    const cue = { time: this.now + ms, call, always }
    const place = this.#cues.findLastIndex((other) => other.time <= cue.time)
    this.#cues.splice(place + 1, 0, cue)
    this.#wake()
  }

  /** Told of every frame, in milliseconds of stage time: 0 while held. Returns how to stop. */
  follow(call: (ms: number) => void): () => void {
    this.#followers.add(call)
    this.#wake()
    return () => this.#followers.delete(call)
  }

  /** Hit-stop: every motion stands at exactly this moment for so many milliseconds. */
  hold(ms: number): void {
    if (this.reduced) return
    if (this.#held === 0) {
      for (const [animation, { born, end, through }] of this.#running) {
        if (through) continue
        const time = this.now - born
        // What has come to its end, but was not told yet, would begin again when it is played on.
        if (time >= end) {
          animation.finish()
          this.#forget(animation)
          continue
        }
        animation.pause()
        animation.currentTime = time
      }
    }
    this.#held = Math.max(this.#held, ms)
    this.#wake()
  }

  /** Cuts short: nothing that moved is left, nothing that waited is called, except what puts things away. */
  clear(): void {
    const left = this.#cues.filter(({ always }) => always)
    this.#cues = []
    for (const animation of this.#running.keys()) {
      animation.cancel()
      this.#forget(animation)
    }
    this.#held = 0
    for (const { call } of left) call()
  }

  /** From here on time passes only by `advance`: for frame strips and the slow button. */
  step(): void {
    this.#stepped = true
  }

  /** Lets `ms` of wall time pass. */
  advance(ms: number): void {
    if (this.#rate === 0) return
    let left = ms * this.#rate
    let passed = 0
    while (left > 0 || (this.#cues[0]?.time ?? Infinity) <= this.now) {
      if (this.#held > 0) {
        if (left <= 0) break
        const spent = Math.min(this.#held, left)
        this.#held -= spent
        this.wall += spent
        left -= spent
        if (this.#held <= 0) this.#release()
        continue
      }
      const [cue] = this.#cues
      const spent = cue ? Math.min(left, Math.max(0, cue.time - this.now)) : left
      this.now += spent
      this.wall += spent
      passed += spent
      left -= spent
      if (cue && cue.time <= this.now + 1e-6) {
        this.#cues.shift()
        cue.call()
      }
    }
    if (this.#stepped) this.#setTimes()
    for (const call of this.#followers) call(passed)
  }

  /** Frames are asked for only while something waits for them. What has passed before does not count. */
  #wake(): void {
    if (this.#stepped || this.#frame !== 0) return
    this.#last = null
    this.#frame = requestAnimationFrame(this.#tick)
  }

  readonly #tick = (time: number): void => {
    const passed = this.#last === null ? 0 : Math.min(latestFrame, Math.max(0, time - this.#last))
    this.#last = time
    // Set while it lasts, so that a call from within does not ask for a second frame.
    this.advance(passed)
    this.#frame = this.#cues.length > 0 || this.#followers.size > 0 || this.#held > 0 ? requestAnimationFrame(this.#tick) : 0
  }

  #forget(animation: Animation): void {
    const running = this.#running.get(animation)
    if (!running) return
    this.#running.delete(animation)
    this.#show(running.element, -1)
  }

  /**
   * A layer that nobody sees costs in every frame, so what is only seen while it is posed is hidden at rest. Not by the keyframes: with
   * `visibility` in them the browser would move it on the page's own thread.
   */
  #show(element: Element, more: 1 | -1): void {
    if (!element.hasAttribute('data-unseen')) return
    const poses = (this.#posed.get(element) ?? 0) + more
    this.#posed.set(element, poses)
    // Elements of the page only.
    ;(element as HTMLElement).style.visibility = poses > 0 ? 'visible' : ''
  }

  #release(): void {
    this.#held = 0
    if (this.#stepped) return
    for (const [animation, { through }] of this.#running) if (!through) animation.play()
  }

  #setTimes(): void {
    for (const [animation, { born, end, through }] of this.#running) {
      const time = (through ? this.wall : this.now) - born
      if (time >= end) animation.finish()
      else animation.currentTime = time
    }
  }
}

/** How it looks when it is seen best, and settled. */
function clearest(poses: readonly Pose[]): Keyframe {
  const most = Math.max(...poses.map(([, { opacity }]) => Number(opacity ?? 1)))
  return poses.findLast(([, { opacity }]) => Number(opacity ?? 1) === most)?.[1] ?? {}
}

/** It stands from the start as it will rest, or, if it only passes, as it is seen best: only light and opacity still change. */
function atRest(frame: Keyframe, rest: Keyframe): Keyframe {
  const { transform: _, ...light } = frame
  return rest['transform'] === undefined ? light : { ...light, transform: rest['transform'] }
}
