import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, cut, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

// The front of a house that has stood up: it has flung its shutters open and is about to slam them on somebody's fingers
const prefix = 'e91'
const { outer, inner, gel, slit, flat, glow } = plySet(prefix, '#57498a')

const eave = shape('112,88* 138,64 164,30* 176,8 204,14 256,4 310,14 334,6 350,30* 374,62 404,84* 380,96 330,86 256,82 184,88 138,98')
const ridge = shape('160,16* 164,-4 186,2 256,-8 328,0 348,-8 354,14* 256,4')
const tiles = [140, 172, 204, 236, 268, 300, 332, 362]
  .map((x) =>
    taper(
      [
        [256 + (x - 256) * 0.72, 22],
        [256 + (x - 256) * 0.9, 48],
        [x, 78],
      ],
      [2, 6, 4],
      { per: 1 },
    ),
  )
  .join('')
const body = shape('178,80* 334,80* 332,190 334,290 346,318* 256,328 166,318* 178,290 180,190')
const hinges = 'M154 122h32v12h-32zM154 236h32v12h-32zM326 122h32v12h-32zM326 236h32v12h-32z'
const sill = shape('178,246* 334,246* 340,300* 256,306 172,300*')
const room = shape('194,96* 318,96* 316,200 320,296* 256,302 192,296* 196,200')
const legs = taper('210,310 184,332 190,360', [56, 44, 32]) + taper('302,310 330,332 324,360', [56, 44, 32])
const geta =
  shape('148,354* 218,354* 218,362* 204,362* 204,374* 194,374* 194,362 174,362 174,374* 164,374* 162,362 148,362*') +
  shape('296,354* 366,354* 366,362* 352,362* 352,374* 342,374* 340,362 322,362 320,374* 310,374* 308,362 296,362*')
/** A shutter flung wide: its inner edge at the frame, the outer one towards the viewer, between them boards that nearly touch. */
type Edge = readonly [x: number, top: number, bottom: number]
function boards(inside: Edge, outside: Edge, count: number): string {
  const at = (t: number, index: 0 | 1 | 2): number => inside[index] + (outside[index] - inside[index]) * t
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [index / count, (index + 0.84) / count]
    const jut = (index % 2) * 6
    return cut([
      [at(a, 0), at(a, 1) - jut],
      [at(b, 0), at(b, 1) - jut],
      [at(b, 0), at(b, 2) + jut],
      [at(a, 0), at(a, 2) + jut],
    ])
  }).join('')
}
function bars(inside: Edge, outside: Edge): string {
  return [0.16, 0.5, 0.84]
    .map((share) => {
      const y = (edge: Edge): number => edge[1] + (edge[2] - edge[1]) * share
      return taper(
        [
          [inside[0], y(inside)],
          [outside[0], y(outside)],
        ],
        [8, 15],
        { per: 1 },
      )
    })
    .join('')
}
const left: readonly [Edge, Edge] = [
  [160, 104, 268],
  [6, 40, 306],
]
const right: readonly [Edge, Edge] = [
  [352, 104, 268],
  [502, 66, 288],
]
const behind = (inside: Edge, outside: Edge): string =>
  cut([
    [inside[0], inside[1] + 6],
    [outside[0], outside[1] + 8],
    [outside[0], outside[2] - 8],
    [inside[0], inside[2] - 6],
  ])
// Arms in the dark reach out and hold the shutters by their edges
const armLeft = taper('216,248 176,290 106,262 40,206', [34, 36, 26, 18])
const armRight = taper('296,248 338,288 410,252 472,194', [34, 36, 26, 18])
const fingers = (x: number, y: number, flip: 1 | -1): string =>
  [-38, -15, 8, 30]
    .map((d, index) =>
      taper(
        [
          [x + flip * 34, y + 4 + d * 0.2],
          [x + flip * 14, y + d],
          [x - flip * (12 + (index % 2) * 5), y + d + 10],
        ],
        [15, 14, 3],
      ),
    )
    .join('') +
  shape([
    [x + flip * 54, y + 12],
    [x + flip * 40, y - 14],
    [x + flip * 22, y - 12],
    [x + flip * 16, y + 6],
    [x + flip * 26, y + 24],
    [x + flip * 42, y + 28],
  ])
/** A nail on each finger, of the same places as `fingers`. */
const nails = (x: number, y: number, flip: 1 | -1): string =>
  [-38, -15, 8, 30].map((d, index) => leaf(x + flip * 6, y + d + 3, 20 + (index % 2) * 5, 5.5, flip === 1 ? Math.PI - 0.4 : 0.4)).join('')
/** The outer edge of each shutter, lit by what burns in the room. */
const doorEdge = ([x, top, bottom]: Edge, inwards: 1 | -1): string =>
  cut([
    [x, top - 6],
    [x + inwards * 9, top - 4],
    [x + inwards * 9, bottom + 4],
    [x, bottom + 6],
  ])
const eye = circle(250, 176, 54)
const brow = shape('192,138* 212,104 256,108 300,104 322,140* 292,126 256,134 218,126')
const bags = taper('206,222 250,240 296,222', [0, 9, 0])
const teeth = shape('206,264* 256,258 308,264* 300,284 256,290 212,284')
const knots = circle(92, 120, 9) + circle(428, 240, 8)

export const drawing: Drawing = {
  name: 'enemies/91',
  svg: enemySvg('amado', {
    viewBox: '-5 -17 520 417',
    defs: `${gelGradient(`${prefix}-e`, [246, 176, 62], gels.lamp)}${gelGradient(`${prefix}-w`, [256, 190, 420], gels.lamp)}${gelGradient(`${prefix}-g`, [256, 190, 270], gels.emberJoint)}${haloGradient(`${prefix}-h`, '#ffb54d', 0.7, '#ff6a3a')}${figureFilter(prefix, '#06041a')}`,
    content: `${groundShadow(256, 374, 180, 13)}<g class="body"><g class="far">${outer(legs + geta)}</g>
<g class="wing"><path class="gel" fill="url(#${prefix}-g)" d="${behind(...left)}${behind(...right)}"/>${outer(boards(...left, 3) + boards(...right, 3))}${flat(bars(...left) + bars(...right), ink.mid)}<g class="gel">${slit(doorEdge(left[1], 1) + doorEdge(right[1], -1), 'w')}</g><g class="gel">${slit(knots, 'e')}</g>${flat(leaf(88, 120, 9, 2, 0) + leaf(424, 240, 9, 2, 0), '#0a0508')}</g>
${outer(hinges)}${outer(body)}${flat(room, '#06030f')}<g class="eye">${glow(250, 176, 92)}${gel(eye, 'e', 4)}${flat(taper('288,140 296,150 300,164', [0, 4, 0]) + taper('284,212 294,202 300,190', [0, 4, 0]) + taper('204,196 212,206 222,212', [0, 4, 0]), '#b8302a', 0.85)}${flat(circle(238, 182, 22), '#0a0508')}${flat(circle(230, 173, 7), '#fff')}</g>${inner(brow)}${flat(bags, ink.mid)}
<g class="arms">${outer(armLeft + armRight, ink.far)}${outer(fingers(20, 186, 1) + fingers(490, 176, -1), ink.far)}${slit(nails(20, 186, 1) + nails(490, 176, -1), 'w')}</g>${inner(sill)}${gel(teeth, 'g', 3)}${flat('M226 256h5v32h-5zM246 254h5v36h-5zM266 254h5v36h-5zM286 256h5v31h-5z', '#0a0508')}
${outer(ridge)}${outer(eave)}${flat(tiles, ink.mid)}${slit(taper('124,92 184,86 256,80 330,84 392,92', [0, 4, 4, 4, 0]))}</g>`,
  }),
}
