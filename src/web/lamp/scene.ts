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
  /** It leans to the hand within its reach, instead of going to where the hand is. */
  readonly leans?: true
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

const within = ({ x, y, width, height }: Box, place: Point): Point => ({
  x: between(x, place.x, x + width),
  y: between(y, place.y, y + height),
})

/** Where the light is when the hand is at these shares of the scene's width and height. */
const placeAt = (share: Point, { size, reach, leans }: LampScene): Point => {
  const { x, y, width, height } = leans ? reach : { x: 0, y: 0, ...size }
  return within(reach, { x: x + share.x * width, y: y + share.y * height })
}

/** Where the light is when the hand is at a point of the window; `shown` is the scene's box there. */
export const placeUnder = (client: Point, shown: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, scene: LampScene): Point =>
  placeAt({ x: (client.x - shown.left) / shown.width, y: (client.y - shown.top) / shown.height }, scene)

/** Where a stick leads, which is pushed −1 to 1 to each side: to the scene's edges. */
export const placeOfStick = (stick: Point, scene: LampScene): Point => placeAt({ x: (1 + stick.x) / 2, y: (1 + stick.y) / 2 }, scene)

/** How far it drifts to each side, in px; in a smaller reach to its edges. */
const far = { x: 150, y: 46 } as const

/** Where a lamp that nobody leads has drifted to from the place in which it was left, after so many milliseconds. Its ways to the side and up take different times, so the path repeats only after 20 minutes. */
export const drifted = (left: Point, after: number, { reach }: LampScene): Point =>
  within(reach, {
    x: left.x + Math.min(far.x, reach.width / 2) * Math.sin(after / 5300),
    y: left.y + Math.min(far.y, reach.height / 2) * Math.sin(after / 3700),
  })
