import { hatOn } from './crowd.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { parsePoints } from '../tools/points.ts'

// The shadows of the fields as small people of the second ending.
type Wears = Parameters<typeof hatOn>[0]

const placed = (points: string, x: number, y: number, u: number): [number, number, boolean][] =>
  parsePoints(points).map(({ x: dx, y: dy, corner }) => [x + dx * u, y + dy * u, corner])

/** Somebody who sits and looks out of the picture, knees under the robe. */
export const seated = (x: number, y: number, h: number, wears: Wears): string => {
  const u = h / 60
  return (
    shape(placed('-27,0* -29,-8 -20,-16 -17,-34 -7,-41* 7,-41* 17,-34 20,-16 29,-8 27,0*', x, y, u)) +
    circle(x, Math.round(y - 50 * u), Math.round(10 * u)) +
    hatOn(wears, x, y - 50 * u, 10 * u)
  )
}

/** Only the eyes are not thin. */
const seatedEyes = (x: number, y: number, h: number): string => circle(x - 4, y - 0.83 * h, 1.6) + circle(x + 4, y - 0.83 * h, 1.6)

export const thinOne = (x: number, y: number, h: number, wears: Wears, opacity: number): string =>
  `<g opacity="${opacity}" transform="translate(${x} ${y})"><path fill="#1b2438" d="${seated(0, 0, h, wears)}"/><path fill="#fffbe6" d="${seatedEyes(0, 0, h)}"/></g>`

const bent =
  shape('-34,0* -37,-9 -30,-17 -8,-15 14,-13 20,-6 19,0*') +
  taper('-22,-12 -10,-33 17,-37', [22, 25, 14], { per: 2 }) +
  taper('6,-32 16,-20 16,-9', [12, 10, 7], { per: 2 }) +
  circle(25, -37, 10)

/** On the knees, with a low bow to the right. */
export const thinOneBowing = (x: number, y: number, scale: number, wears: Wears, opacity: number): string =>
  `<g opacity="${opacity}" transform="translate(${x} ${y})scale(${scale})"><path fill="#1b2438" d="${bent}"/><path fill="#1b2438" transform="translate(25-37)rotate(50)" d="${hatOn(wears, 0, 0, 10)}"/><path fill="#fffbe6" d="${circle(30, -33, 1.6)}"/></g>`
