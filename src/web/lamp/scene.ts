/** A place in a scene, in the scene's px. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** The lamp of a scene. */
export interface LampScene {
  readonly size: Pick<Box, 'width' | 'height'>
  /** Where the lamp may go: not behind what is read. */
  readonly reach: Box
  /** Where it is while nobody leads it. */
  readonly rest: Point
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

const within = ({ x, y, width, height }: Box, place: Point): Point => ({
  x: between(x, place.x, x + width),
  y: between(y, place.y, y + height),
})

/** Where in the scene a point of the window lies; `shown` is the scene's box in the window. */
export const placeUnder = (client: Point, shown: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, { size, reach }: LampScene): Point =>
  within(reach, {
    x: ((client.x - shown.left) / shown.width) * size.width,
    y: ((client.y - shown.top) / shown.height) * size.height,
  })

/** Where a stick leads, which is pushed −1 to 1 to each side: to the scene's edges. */
export const placeOfStick = (stick: Point, { size, reach }: LampScene): Point =>
  within(reach, { x: (size.width * (1 + stick.x)) / 2, y: (size.height * (1 + stick.y)) / 2 })

/** How far it drifts to each side, in px. */
const far = { x: 150, y: 46 } as const

/** Where a lamp that nobody leads has drifted to from the place in which it was left, after so many milliseconds. Its ways to the side and up take different times, so the path repeats only after 20 minutes. */
export const drifted = (left: Point, after: number, { reach }: LampScene): Point =>
  within(reach, { x: left.x + far.x * Math.sin(after / 5300), y: left.y + far.y * Math.sin(after / 3700) })
