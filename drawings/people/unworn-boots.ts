import { fromAbove } from './on-strings.ts'
import { shape, taper } from '../tools/paper.ts'
import { box, ply } from '../places/scenery.ts'

// A boot that looks right, as those that ヨツジ hands out: heel at x 0, its sole at y 0.
const boot = shape('0,-6* 1,-40 -3,-66* 25,-66* 22,-38 28,-26 44,-20 50,-6*')
const pairs = [
  [226, '#9a5238', '#6a3428'],
  [566, '#4f7a5c', '#31503f'],
  [906, '#6a549a', '#44346a'],
] as const
/** Between shaft and toe of a boot that nobody moves. */
const web = 'M24 -60Q32 -40 44 -20M23 -48Q30 -34 38 -24M23 -40Q29 -41 33 -44M23 -52Q30 -47 38 -34M24 -60Q36 -54 49 -12'
const walkers = [
  [110, 398, 1.06],
  [330, 410, 1.1],
  [560, 402, 1.06],
  [800, 410, 1.1],
  [1010, 402, 1.06],
  [1204, 408, 1.08],
] as const

/** The boots of the three stand clean on the step; behind them walk the feet of others. `legs` = somebody's hem and feet, 1 px a unit, at the origin. */
export const unwornBoots = (s: string, legs: (x: number, y: number, scale: number) => string): string => {
  const one = (x: number, y: number, paint: string, inside: string): string =>
    `<g transform="translate(${x} ${y})scale(3.1)"><use href="#${s}-1" x="-1.200" y="-.800" fill="#fff0cc"/><use href="#${s}-1" fill="${paint}"/><path fill="${inside}" d="${taper('-2,-52 11,-49 24,-52', [3, 4, 3], { per: 1 })}${taper('24,-26 30,-16 46,-14', [0, 2.4, 1.2])}"/><path fill="#fff0cc" opacity=".85" d="${box(-3, -66, 28, 2.6)}"/><path fill="#1a0a26" d="${box(-2, -6, 53, 7)}"/></g>`
  return `<rect width="1280" height="720" fill="url(#${s}-a)"/><circle cx="640" cy="220" r="520" fill="url(#${s}-p)"/><g fill="#2a1040">${walkers.map(([x, y, scale]) => legs(x, y, scale)).join('')}</g>${fromAbove(
    walkers.flatMap(
      ([x, y, scale]) =>
        [
          [x - 40, x - 34 * scale, y - 12],
          [x + 50, x + 36 * scale, y - 14],
        ] as const,
    ),
  )}
${ply(s, '2', box(-20, 470, 1320, 40), '#8a4470', '#ffe0b0')}<path fill="#2a1040" d="${box(-20, 510, 1320, 230)}"/><defs><path id="${s}-1" d="${boot}"/></defs>
<path fill="#2a1040" opacity=".5" d="${pairs.map(([x]) => box(x - 24, 484, 214, 10)).join('')}"/>${pairs.map(([x, paint, inside]) => one(x - 34, 470, inside, inside) + one(x, 488, paint, inside)).join('')}<g fill="none" stroke="#fff4dc" stroke-width=".5" opacity=".75">${pairs.map(([x]) => `<path transform="translate(${x} 488)scale(3.1)" d="${web}"/>`).join('')}</g>`
}
