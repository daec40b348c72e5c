import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../bodies/figure.ts'
import { random } from '../places/landscape.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { blackGel, plySet, whiteStock } from '../tools/plies.ts'

const prefix = 'e131'
const { outer, inner, far, gel, slit, flat, stroke, glow } = plySet(prefix, '#8f82cc', whiteStock)

// The bow is as tall as the drawing; the string is the only line
const bow = taper('132,-8 92,20 44,92 32,166 42,244 30,320 42,398 92,466 130,496', [4, 9, 15, 18, 24, 18, 15, 9, 4])
const grip = 'M28 214l30-2 1 9-30 2zM28 268l30 2-1 9-30-2z'
const nock = [200, 246] as const
const string = `M130-2L${nock[0]} ${nock[1]}L128 490`
const hood = shape(
  '330,216* 354,190 362,150 352,98 322,54 284,30 300,8 330,-8* 276,-8 232,14 200,52 186,100 184,150 194,190 214,216* 230,204 270,212 312,204',
)
const face = shape('212,124 228,100 258,92 288,100 302,124 304,156 292,182 272,198 254,206 238,196 220,178 210,152')
const fringe = shape(
  '204,150* 202,112 222,88 258,80 294,90 312,118 310,150* 300,134 292,118* 284,134 272,144* 268,128 262,116* 248,132 226,138* 230,126 230,116* 216,130',
)
const cape = shape('204,206* 172,222 138,254 116,300 106,346* 402,346* 394,300 372,254 340,222 306,206*')
const collar = shape('196,210* 228,200 256,208 286,200 318,210* 316,236 256,250 200,236')
const legs =
  taper('218,372 202,416 206,458', [52, 42, 28]) +
  shape('192,446 220,448 222,472* 168,474* 176,462') +
  taper('302,372 322,416 326,456', [54, 44, 28]) +
  shape('312,446 340,446 344,470* 288,474* 296,460')
const wraps = 'M190 424l28 4v6l-28-4zM190 438l28 4v6l-28-4zM310 424l30-2v6l-30 2zM312 438l28-2v6l-28 2z'
const tunic = shape('166,330* 154,396* 180,388 206,404* 232,392 256,408* 282,392 306,404* 332,388 358,396* 346,330*')
// Straw in two rows, uneven like rain
function straw(seed: number, y: number, from: number, to: number, count: number, length: number): string {
  const next = random(seed)
  let path = ''
  for (let index = 0; index < count; index++) {
    const t = index / (count - 1)
    const x = from + (to - from) * t
    const lean = (t - 0.5) * 30
    const long = length * (0.7 + next() * 0.5)
    path += taper(
      [
        [x, y - 18 - Math.sin(t * Math.PI) * 14],
        [x + lean * 0.5, y + long * 0.5],
        [x + lean, y + long],
      ],
      [19, 17, 0],
      { per: 1, decimals: 0 },
    )
  }
  return path
}
const between = [132, 168, 204, 306, 342, 378].map((x, at) => leaf(x, 338, 44 + (at % 3) * 8, 3.6, 1.57 - (x - 256) / 500)).join('')
const hoodCuts =
  leaf(346, 176, 44, 4.5, -1.7) +
  leaf(340, 112, 40, 4.5, -2.1) +
  leaf(308, 66, 34, 4.5, -2.5) +
  leaf(198, 168, 40, 4.5, -1.5) +
  leaf(204, 108, 34, 4.5, -1.1)
const bowArm = taper('206,256 176,254 128,256 66,244', [44, 46, 40, 26])
const drawArm =
  taper('306,232 340,252 372,270 390,290', [0, 52, 46, 30]) + taper('384,290 324,284 226,256', [38, 34, 24]) + circle(384, 288, 19)
const stripes = leaf(122, 238, 34, 3, 1.5) + leaf(108, 237, 32, 3, 1.5) + leaf(322, 266, 32, 3, 1.7) + leaf(336, 270, 32, 3, 1.7)
const bowHand = shape('62,260 64,234 56,224 40,224 30,236 30,254 44,268')
const glove = shape('238,266 236,248 222,238 204,240 196,250 200,266 214,276 230,276')
const knuckles = leaf(34, 238, 22, 2.2, 0.1) + leaf(34, 248, 22, 2.2, 0.1) + leaf(204, 252, 24, 2.2, 0.3) + leaf(204, 260, 24, 2.2, 0.3)
const arrow = `M-4 243h${nock[0] + 2}v5h-${nock[0] + 2}z`
const arrowHead = shape('2,234* -30,246* 2,258* -8,246*')
const feathers = shape('156,243* 172,231 192,231* 186,243*') + shape('156,248* 172,260 192,260* 186,248*')

export const drawing: Drawing = {
  name: 'enemies/131',
  svg: enemySvg('yumiomotsukage', {
    viewBox: '-40 -18 460 524',
    defs: `${gelGradient(`${prefix}-g`, [256, 240, 210], blackGel)}${haloGradient(`${prefix}-h`, '#b3a4ff', 0.6, '#3c3490')}<clipPath id="${prefix}-c"><path d="M100 212h200v136h-200z"/></clipPath>${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(256, 476, 120, 10)}<g class="body">${glow(78, 240, 112)}${far(bow)}${slit(grip)}${outer(legs, whiteStock.mid)}${slit(wraps)}${outer(tunic)}${outer(straw(5, 378, 128, 384, 13, 56), whiteStock.mid)}${outer(hood)}${inner(bowArm)}${outer(cape + straw(9, 344, 116, 396, 14, 52))}${slit(between + taper('160,272 220,296 292,296 352,272', [3, 6, 6, 3]))}
<g class="gel">${gel(face)}</g><g class="eye">${flat(shape('214,150* 226,141 238,144 243,152* 232,158 220,157') + shape('298,148* 286,140 274,143 269,151* 281,156 292,155'))}<path fill="#0a0818" d="M226 146a4.200 4.200 0 1 0 .1 0zM281 145a4.200 4.200 0 1 0 .1 0z"/></g>${flat(taper('238,180 254,184 268,174', [0, 5, 0]))}${inner(fringe)}${slit(hoodCuts)}${inner(collar, whiteStock.mid)}
<g class="wing">${stroke(string, '#f4f0ff', 3)}<g clip-path="url(#${prefix}-c)">${stroke(string, '#120e30', 3.5)}</g>${flat(arrow)}${flat(arrowHead)}${flat('M66 243h134v5h-134z', '#120e30')}${flat(feathers, '#8f82cc')}${inner(drawArm)}${slit(stripes)}${inner(bowHand + glove)}${slit(knuckles)}</g></g>`,
  }),
}
