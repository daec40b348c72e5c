import { creature, glow, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, haloGradient, ink, rim } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { item, type Pair, parsePoints, sampleCurve } from '../tools/points.ts'

// A wanderer of hot air who beckons. It is cut whole, then sliced across: the nearer to the sand, the thinner the slices
// and the farther they have slid, so that whoever comes near sees nobody.

interface Slice {
  readonly from: number
  readonly to: number
  readonly slid: number
}

const slices: Slice[] = []
for (let y = 16, index = 0; y < 470; index++) {
  // face and shoulders stay whole
  const height = index === 0 ? 122 : Math.max(7, 40 - index * 3.1)
  slices.push({ from: y, to: y + height, slid: (index % 2 === 0 ? -1 : 1) * (index === 0 ? 0 : 5 + index * 1.1) })
  y += height + 2.5 + index * 0.55
}

/** The part of an outline between two heights. */
function between(outline: readonly Pair[], from: number, to: number): readonly Pair[] {
  const keep = (points: readonly Pair[], inside: (y: number) => boolean, edge: number): readonly Pair[] =>
    points.flatMap((point, index) => {
      const before = item(points, (index + points.length - 1) % points.length)
      const share = (edge - before[1]) / (point[1] - before[1])
      const crossing: Pair[] = inside(point[1]) === inside(before[1]) ? [] : [[before[0] + (point[0] - before[0]) * share, edge]]
      return inside(point[1]) ? [...crossing, point] : crossing
    })
  return keep(
    keep(outline, (y) => y >= from, from),
    (y) => y <= to,
    to,
  )
}

/** The outline in slices, each slid to its side. */
function sliced(points: string): string {
  const corners = parsePoints(points)
  const outline = sampleCurve([...corners, item(corners, 0)], 3).map(({ x, y }): Pair => [x, y])
  return slices
    .map(({ from, to, slid }) => between(outline, from, to).map(([x, y]): [number, number, boolean] => [x + slid, y, true]))
    .filter((slice) => slice.length > 2)
    .map((slice) => shape(slice))
    .join('')
}

const robe =
  '206,20 176,32 156,60 150,94 160,122 156,140 132,158 122,188 130,230 146,272 154,316 148,362 128,412 84,452 48,472 352,472 316,450 276,410 254,362 248,316 254,272 270,230 280,190 270,160 248,142 250,120 262,90 254,54 232,30'
const beckoning = '136,164 112,178 88,206 72,174 62,136 44,138 44,178 52,222 62,254 56,300 84,312 104,276 120,236 134,212'
const hanging = '270,164 294,186 318,224 338,268 350,316 338,330 322,318 304,336 298,296 284,250 272,214'
const scarf = '240,132 282,126 318,100 354,96 396,112 372,126 388,146 348,136 318,146 282,162 250,160'
const core =
  '204,128 158,152 134,180 142,230 158,272 166,316 160,362 142,412 104,452 76,468 328,468 300,450 266,410 244,362 238,316 244,272 258,230 268,180 250,152'
/** It waves the palm down: come here. */
const hand =
  shape('40,142* 44,122 40,96 46,76 62,68 76,80 76,104 66,126 66,142*') +
  taper('58,76 30,62 6,72 -4,98', [14, 14, 11, 3]) +
  taper('50,88 26,84 12,98 8,122', [14, 13, 10, 3]) +
  taper('48,100 36,104 28,118 28,138', [12, 12, 9, 3]) +
  taper('68,104 86,98 98,80', [13, 11, 3])
const fingers =
  taper('330,326 326,350 318,366', [13, 10, 2]) +
  taper('340,326 342,354 338,374', [13, 10, 2]) +
  taper('348,318 358,342 358,362', [13, 9, 2])
// the mirage it carries: a town that hangs from its own ground
const town = 'M146 222a58 58 0 0 1 104 0h-8v12h-4v10h-10v-10h-5v34l-5 9l-5-9v-34h-6v18h-14v-18h-7v26l-8 10l-8-10v-26h-6v12h-9v-12h-5v-12z'

export const drawing: Drawing = creature(22, 'jirijiri', {
  size: [400, 500],
  beyond: { left: 12 },
  shadow: [200, 472, 140],
  defs:
    gelGradient('e22-g', [200, 300, 200], gels.spirit) +
    gelGradient('e22-d', [198, 256, 60], ['#ffffff', '#d6f6ff', '#6fcdf5', '#2468d8']) +
    gelGradient('e22-e', [204, 88, 56], ['#ffffff', '#e6ffff', '#7fe6ff', '#3aa0ff']) +
    haloGradient('e22-h', '#6fd6ff', 0.5),
  parts:
    glow('e22-h', 198, 230, 190) +
    `<g class="far" fill="${ink.mid}"><use href="#e22-c" y="-2" fill="${rim}" opacity=".7"/><path id="e22-c" d="${sliced(scarf)}"/></g>` +
    `<path class="gel" fill="url(#e22-g)" d="${shape(core)}"/>` +
    `<g class="arms" fill="${ink.mid}"><use href="#e22-a" y="-2" fill="${rim}" opacity=".7"/><path id="e22-a" d="${sliced(hanging)}${fingers}"/></g>` +
    `<g fill="${ink.near}"><use href="#e22-b" y="-2" fill="${rim}"/><path id="e22-b" d="${sliced(robe)}"/></g>` +
    underShadow('e22', paper(circle(198, 246, 60))) +
    `<g class="gel"><circle cx="198" cy="246" r="51" fill="url(#e22-d)"/><path fill="#0f2c6a" opacity=".88" d="${town}"/><path fill="#0f2c6a" opacity=".6" d="${taper('160,288 196,283 234,289', [0, 4, 0], { per: 1 })}${taper('176,276 200,273 226,277', [0, 3, 0], { per: 1 })}"/></g>` +
    `<g fill="${ink.near}" class="arms"><use href="#e22-f" y="-2" fill="${rim}"/><path id="e22-f" d="${sliced(beckoning)}${hand}"/></g>` +
    `<g class="eye"><path fill="url(#e22-e)" d="${shape('160,88* 178,74 198,88* 190,101 170,101')}${shape('212,86* 230,72 250,83* 242,98 222,99')}"/>${paper(circle(177, 89, 6) + circle(230, 86, 6))}<circle cx="174" cy="86" r="2" fill="#fff"/><circle cx="227" cy="83" r="2" fill="#fff"/></g>` +
    `<path fill="url(#e22-e)" d="${shape('176,112* 192,109 206,114 220,109 236,110* 221,117 206,121 190,116')}"/>`,
})
