import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e73'
const { outer, inner, far, gel, slit, flat, glow, stroke } = plySet(prefix, '#2f6d70')

const trunk = shape(
  '4,374* 34,352 56,316 66,262 78,208 92,160 112,126 150,106 200,98 252,104 288,126 304,160 318,206 332,264 346,318 368,352 398,374* 344,366 318,378* 282,364 240,378* 200,364 154,378* 116,364 76,378* 54,366',
)
// Roots that wind round the trunk; light leaks between them
const branches =
  taper('140,130 104,100 116,58 92,32 66,44', [44, 34, 22, 12, 0]) +
  taper('186,120 178,86 200,62 182,34', [46, 30, 18, 0]) +
  taper('250,128 300,96 284,56 316,26 346,40', [48, 36, 24, 13, 0]) +
  taper('108,76 80,76 62,92', [14, 9, 0]) +
  taper('292,76 322,82 336,104', [14, 9, 0])
const windings = [
  taper('30,372 84,336 140,330 210,342 276,326 330,276 316,226', [16, 34, 40, 38, 36, 32, 20]),
  taper('70,270 92,196 146,156 214,150 276,158 300,132 290,84', [18, 34, 40, 38, 34, 26, 8]),
  taper('120,60 108,100 136,134 200,140', [8, 18, 24, 12]),
]
const bark = [
  '96,344 150,338 210,350 262,340',
  '84,258 94,228 106,206',
  '186,60 188,84 194,106',
  '120,66 112,90 120,116',
  '296,52 290,76 296,100',
]
  .map((line) => taper(line, line.split(' ').length === 4 ? [0, 6, 6, 0] : [0, 6, 0]))
  .join('')
const heart = shape('112,208 146,190 204,184 264,190 300,218 304,262 276,288 222,300 160,298 114,284 98,246')
const face = shape('124,212* 160,196 204,192 252,198 286,220* 296,254 272,280 224,294 168,292 124,278 108,246')
const closedEyes =
  shape('126,234* 142,248 164,250 184,238* 176,258 156,264 136,256') + shape('222,238* 240,249 262,247 278,232* 270,254 252,263 232,256')
const lashes = [
  [138, 258, 2.2],
  [156, 264, 1.7],
  [172, 260, 1.2],
  [236, 258, 2],
  [254, 262, 1.5],
  [268, 255, 1],
]
  .map(([x = 0, y = 0, a = 0]) => leaf(x, y, 13, 2.4, a))
  .join('')
const browRoots = taper('116,222 142,208 184,220', [4, 14, 4]) + taper('222,220 258,204 292,216', [4, 14, 4])
const nose = shape('196,226 208,228 214,252 222,266 204,276 186,268 190,250')
const mouth = shape('186,286* 206,280 226,286* 218,302 206,306 194,300')
/** A sleepwalker: it strides on its roots, the light between them, and feels its way with both arms. */
const legs =
  taper('150,280 112,312 84,340 20,372', [64, 44, 30, 0]) +
  taper('130,300 126,340 150,374', [30, 24, 0]) +
  taper('320,276 340,310 346,344 396,374', [70, 48, 32, 0]) +
  taper('314,300 300,336 258,372', [40, 26, 0])
/** From the trunk's edge, so that none crosses the face. */
const arm = (y: number): string =>
  taper(`184,${y + 4} 156,${y + 10} 116,${y + 2} 60,${y - 16} 26,${y - 4}`, [0, 32, 34, 24, 20]) +
  taper(`36,${y - 10} 14,${y} 6,${y + 30}`, [16, 11, 0]) +
  taper(`40,${y - 8} 28,${y + 8} 30,${y + 38}`, [15, 10, 0]) +
  taper(`52,${y - 10} 48,${y + 10} 56,${y + 34}`, [14, 9, 0])
const sprout = leaf(184, 40, 48, 13, -0.5) + leaf(183, 40, 40, 12, 3.9)

export const drawing: Drawing = {
  name: 'enemies/73',
  svg: enemySvg('nejirene', {
    viewBox: '-2 0 406 400',
    defs: `${gelGradient(`${prefix}-g`, [200, 244, 150], gels.fire)}${gelGradient(`${prefix}-b`, [146, 296, 44], gels.lamp, [0.4, 0.8])}${haloGradient(`${prefix}-h`, '#ffb54d', 0.7, '#ff6a2a')}${figureFilter(prefix, '#02080c')}`,
    content: `${groundShadow(206, 374, 180, 13)}<g class="body">${far(arm(190))}${outer(legs)}<g transform="translate(74 0)scale(.8)">
${outer(trunk + branches)}<g class="gel">${gel(heart)}</g>${inner(face)}${windings.map((d) => inner(d)).join('')}${slit(bark)}${flat(sprout)}${slit(leaf(190, 36, 34, 5, -0.5) + leaf(178, 35, 26, 5, 3.9))}
<g class="eye">${slit(closedEyes)}${slit(lashes)}</g>${inner(browRoots, ink.mid)}${inner(nose, ink.mid)}${flat(mouth, '#ff8a3a')}${flat(shape('192,300* 200,292 214,292 220,298* 208,304'), '#c8242f')}
<g class="bubble">${glow(146, 300, 62)}${gel(shape('196,266* 176,270 148,262 118,276 110,304 124,332 154,338 180,322 188,296'), 'b', 2.5)}${stroke('M126 296q4-20 20-24', '#fff', 4, 0.85)}${flat(circle(128, 308, 3.5), '#fff', 0.8)}</g></g><g class="arms">${outer(arm(292))}</g></g>`,
  }),
}
