/** As `getBoundingClientRect` tells it. */
type Box = Readonly<Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>>

/** Where and how large a shadow falls on the backdrop, as shares of the figure's width and height, from its upper left corner. */
export interface Cast {
  /** What stays in its place while it grows. */
  readonly origin: { readonly x: number; readonly y: number }
  /** Its size once it has climbed, as a factor of the figure's. */
  readonly growth: number
}

/** The most that a shadow grows. */
const most = 1.75

/**
 * How far from the feet towards the lamp the point lies about which a shadow grows: at the lamp itself the shadows of those at the sides would fall behind
 * their neighbours.
 */
const towardsLamp = 0.45

/**
 * Of a figure that stands on the floor, lit by a lamp in the middle of the stage's lower edge. Its shadow is larger than the figure, moves away from the
 * lamp as it grows, and keeps its head on the stage. `ground`: the line on which the feet stand, as a share of the figure's height.
 */
export function castOf(figure: Box, ground: number, stage: Box): Cast {
  const feet = { x: figure.left + figure.width / 2, y: figure.top + figure.height * ground }
  const lamp = stage.left + stage.width / 2
  return {
    origin: { x: 0.5 + (towardsLamp * (lamp - feet.x)) / figure.width, y: ground },
    growth: Math.min(most, (feet.y - stage.top) / (feet.y - figure.top)),
  }
}
