/** How a wick was cut. It is for show: every snip counts and pays the same. */
export type Snip = 'perfect' | 'plain' | 'sooty'

/** What the snips so far have left. */
export interface Hand {
  /** Perfect snips in a row; a plain one in between does not break it. */
  readonly combo: number
  /** How sooty the lantern is, 0–3. */
  readonly soot: number
  readonly last: Snip | null
}

export const steadyHand: Hand = { combo: 0, soot: 0, last: null }

const MOST_SOOT = 3

/** `phase` 0…1 of the flame's breath: it is highest in the middle, and lowest at both ends. */
export function snipAt(phase: number): Snip {
  const fromTop = Math.abs(phase - 0.5)
  if (fromTop <= 0.14) return 'perfect'
  return fromTop >= 0.36 ? 'sooty' : 'plain'
}

/** A perfect snip wipes some soot off, a sooty one adds some. */
export function afterSnip({ combo, soot }: Hand, last: Snip): Hand {
  switch (last) {
    case 'perfect':
      return { combo: combo + 1, soot: Math.max(0, soot - 1), last }
    case 'plain':
      return { combo, soot, last }
    case 'sooty':
      return { combo: 0, soot: Math.min(MOST_SOOT, soot + 1), last }
  }
}
