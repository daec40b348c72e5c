import { creature, glow, paper } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { gelGradient, gels, haloGradient, ink, litPly, rim } from '../figure.ts'
import { along, circle, shape, taper } from '../paper.ts'
import { nums } from '../points.ts'

/** A knife cut round (x, y): half length (ax, ay), half belly (bx, by), in whole px: there are two hundred of them. */
const sliver = (x: number, y: number, ax: number, ay: number, bx: number, by: number): string =>
  `M${nums([x - ax, y - ay])}q${nums([ax + bx, ay + by, 2 * ax, 2 * ay])}q${nums([-ax - bx, -ay - by, -2 * ax, -2 * ay])}z`
/** Slanting cuts between the strands, where the light comes through. */
const strands = (points: string, width: number, count: number, from = 0.03, to = 0.97): string =>
  along(
    points,
    [width],
    count,
    ({ x, y, dx, dy }) => {
      const angle = Math.atan2(dy, dx) + 0.75
      const [ax, ay, bx, by] = [
        Math.cos(angle) * width * 0.42,
        Math.sin(angle) * width * 0.42,
        -Math.sin(angle) * width * 0.1,
        Math.cos(angle) * width * 0.1,
      ].map(Math.round)
      return sliver(Math.round(x), Math.round(y), ax ?? 0, ay ?? 0, bx ?? 0, by ?? 0)
    },
    from,
    to,
  )
const even = (points: string, width: number): string =>
  taper(
    points,
    points
      .trim()
      .split(/\s+/)
      .map(() => width),
    { decimals: 0 },
  )
/** One length of rope: paper, lit edge and the light between its strands. */
const rope = (points: string, width: number, count: number, fill: string = ink.near, shadow = true): string =>
  `${litPly('e44', even(points, width), { edge: rim, fill, shadow })}<path class="gel" fill="url(#e44-g)" d="${strands(points, width, count)}"/>`
const frayed = (x: number, y: number, lean: number): string =>
  [-3, -2, -1, 0, 1, 2, 3]
    .map((step) =>
      taper(
        [
          [x + step * 4, y - 8],
          [x + step * 7 + lean * 0.4, y + 8],
          [x + step * 11 + lean, y + 22 - Math.abs(step) * 2],
        ],
        [9, 7, 0],
        { per: 1 },
      ),
    )
    .join('')
const fist = shape('128,128 134,84 166,52 210,46 250,66 272,106 268,150 242,186 200,198 158,186 134,160')
// each turn of the knot is a lid of its eye
const turns = [
  ['150,148 174,172 200,178 226,172 252,148', 26],
  ['148,122 172,94 200,86 228,94 254,122', 26],
  ['142,128 156,168 200,188 244,168 258,128', 30],
  ['146,128 156,86 200,58 244,86 254,128', 34],
] as const

export const drawing: Drawing = creature(44, 'tomozuna', {
  size: [400, 500],
  shadow: [206, 474, 150],
  defs:
    gelGradient('e44-g', [200, 230, 260], gels.lamp) +
    gelGradient('e44-e', [200, 148, 44], gels.spirit) +
    haloGradient('e44-h', '#ffb54d', 0.5),
  parts:
    glow('e44-h', 200, 220, 194) +
    // the mooring post it is tied to
    `<g class="far">${litPly('e44', shape('306,470* 300,372 308,360 326,352 350,352 370,360 376,372 372,470*'), { edge: rim, fill: ink.mid, shadow: false })}<path fill="${rim}" opacity=".6" d="M318 372l3 80l3-80zM346 376l3 60l3-60z"/></g>` +
    rope('222,330 268,352 250,398 272,440 276,462', 36, 9, ink.mid) +
    paper(frayed(276, 458, 8), ink.mid) +
    rope('180,330 146,362 156,404 130,440 118,460', 38, 9) +
    paper(frayed(116, 456, -10)) +
    // arms: one trails to the post, one throws a noose at the party
    rope('250,232 312,232 352,270 348,330 338,372', 32, 9, ink.mid) +
    rope('306,392 340,402 374,392', 28, 4, ink.near, false) +
    rope('306,416 340,426 372,416', 28, 4, ink.near, false) +
    rope('150,236 96,240 56,214 52,166', 34, 9) +
    rope('52,170 22,150 18,108 52,90 84,108 82,150 54,172', 20, 13) +
    // the knot that is its body
    rope('152,232 200,214 250,236 262,282 232,322 196,330 158,314 142,276 152,232', 40, 16) +
    rope('146,244 186,262 222,300 262,326', 40, 8) +
    rope('256,244 214,266 178,300 142,326', 40, 8) +
    rope('182,208 200,222 220,208', 34, 3, ink.near, false) +
    // head: a monkey's fist with somebody looking out
    litPly('e44', fist, { edge: rim }) +
    litPly('e44', shape('152,150* 168,120 200,110 234,118 252,146* 236,170 202,178 168,172'), { edge: ink.far }) +
    `<g class="eye"><path fill="url(#e44-e)" d="${shape('162,150* 180,128 204,122 230,132 242,147* 228,162 204,168 178,163')}"/>${paper(circle(192, 148, 13))}<circle cx="186" cy="141" r="4" fill="#fff"/></g>` +
    turns.map(([points, width]) => rope(points, width, 9, ink.near, false)).join('') +
    `<g transform="translate(0 -2)">${paper(taper('190,56 184,34 168,18', [16, 10, 0]) + taper('200,54 202,30 196,8', [16, 10, 0]) + taper('210,56 222,36 242,26', [16, 10, 0]) + taper('206,54 216,26 222,12', [12, 8, 0]))}</g>`,
})
