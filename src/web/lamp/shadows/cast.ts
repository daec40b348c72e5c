/** As `getBoundingClientRect` tells it. */
type Box = Readonly<Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>>

/** Where and how large a shadow falls on the backdrop, as shares of the figure's width and height, from its upper left corner. */
export interface Cast {
  /** What stays in its place while it grows. */
  readonly origin: { readonly x: number; readonly y: number }
  /** Its size once it has climbed, as a factor of the figure's. */
  readonly growth: number
}

/** How large a shadow becomes: as large as the height above the figure allows, within these. */
const growths = { least: 1.5, most: 1.75 } as const

/** The share of the stage's height at which its head is to stay: behind the ribbon, below the bar. */
const ceiling = 0.08

/**
 * How far from the feet towards the lamp the point lies about which a shadow grows: about the lamp itself those of enemies at the sides would fall behind
 * their neighbours.
 */
const towardsLamp = 0.2

/**
 * Of a figure that is lit by a lamp at the middle of the stage's lower edge: the shadow is larger, and moves up and away from the lamp as it grows.
 * `ground` is the line on which the figure stands, as a share of its height.
 */
export function castOf(figure: Box, ground: number, stage: Box): Cast {
  const feet = { x: figure.left + figure.width / 2, y: figure.top + figure.height * ground }
  const lamp = { x: stage.left + stage.width / 2, y: stage.top + stage.height }
  const origin = { x: feet.x + towardsLamp * (lamp.x - feet.x), y: feet.y + towardsLamp * (lamp.y - feet.y) }
  const room = (origin.y - stage.top - ceiling * stage.height) / (origin.y - figure.top)
  return {
    origin: { x: (origin.x - figure.left) / figure.width, y: (origin.y - figure.top) / figure.height },
    growth: Math.min(growths.most, Math.max(growths.least, room)),
  }
}
