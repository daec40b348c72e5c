import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

// A nameplate calls a name: it throws itself forward, points, and holds the endless list over its head. Its own name is scratched out
const prefix = 'e93'
const { outer, inner, gel, slit, flat, glow } = plySet(prefix, '#57498a')

const board = shape('84,104* 216,70* 246,170 266,280 284,388* 166,404* 146,304 116,206')
const boardEdge = shape('216,70* 230,76* 262,176 282,284 298,380* 284,388* 266,280 246,170')
const roof = shape('46,128* 84,92 128,50* 184,46 254,66* 252,82 190,70 138,72 98,104 58,142*')
const nail = shape('128,10* 152,4* 156,16 146,28 152,52* 142,54* 136,30 124,24')
// The name, scratched out in three strokes; in the widest is the eye
const scratches =
  taper('112,120 150,170 198,206 236,222', [0, 22, 20, 0]) +
  taper('160,98 184,140 216,176 238,188', [0, 13, 11, 0]) +
  taper('130,196 164,232 210,258 250,266', [0, 15, 14, 0])
const splinters =
  taper('238,224 258,222 274,214', [8, 7, 0]) + taper('112,120 98,112 90,100', [9, 7, 0]) + taper('252,268 272,270 284,264', [7, 6, 0])
const grain = [
  '206,86 228,150 244,220',
  '180,370 220,362 262,362',
  '176,388 220,378 270,376',
  '104,112 108,124 118,150',
  '140,240 150,290 164,340',
]
  .map((way) => taper(way, [0, 4, 0]))
  .join('')
const socket = shape('126,160* 146,138 178,136 206,158 216,186* 190,204 158,198 138,184')
const mouth = shape('164,300* 196,276 236,280 256,302* 258,336 232,356 198,358 174,338')
const teeth = 'M176 293l10 20l9-26zM206 279l9 22l11-22zM236 283l6 22l10-12zM190 352l9-20l10 26zM222 356l7-20l10 12z'
const legs = taper('196,396 168,424 160,462', [34, 26, 18]) + taper('262,390 300,418 306,462', [34, 26, 18])
const geta =
  shape('112,456* 188,456* 188,464* 174,464* 172,474* 160,474* 158,465 140,465 138,474* 126,474* 124,464 112,464*') +
  shape('274,456* 346,456* 346,464* 334,464* 332,474* 320,474* 318,465 302,465 300,474* 288,474* 286,464 274,464*')
// The arm that points, and the other that lifts the list
const arm = shape('186,232 160,232 112,244 60,264* 66,294* 118,282 164,282 188,270 194,250')
const fist = shape('82,254 58,250 36,258 24,276 30,298 52,306 76,302 88,284')
const finger = taper('44,270 8,272 -22,278', [20, 18, 8])
const thumb = taper('70,258 52,246 34,250', [16, 14, 9])
const knuckles = taper('30,288 44,284 58,288', [0, 4, 0]) + taper('38,300 50,294 62,298', [0, 4, 0])
const armUp = taper('264,246 318,236 340,180 332,112', [46, 40, 30, 22])
const handUp = shape('314,112 310,90 322,76 342,78 352,94 346,114 330,122') + taper('318,88 306,78 300,66', [13, 11, 6])
const list = taper('318,72 372,92 384,160 356,236 372,316 396,372 372,430 334,462', [44, 46, 46, 44, 46, 46, 42, 30])
const listFold = taper('372,198 360,236 366,276 374,322', [0, 14, 14, 0])
const listRoll = circle(330, 460, 15)
const listLines = [
  [376, 124],
  [382, 142],
  [383, 160],
  [379, 178],
  [372, 198],
  [378, 336],
  [386, 352],
  [392, 370],
  [388, 390],
  [380, 410],
]
  .map(([x = 0, y = 0], index) => leaf(x - 15, y + 2, index % 3 === 1 ? 20 : 29, 2.6, -0.12))
  .join('')

export const drawing: Drawing = {
  name: 'enemies/93',
  svg: enemySvg('hyousatsu', {
    viewBox: '-31 -4 459 504',
    defs: `${gelGradient(`${prefix}-g`, [186, 220, 170], gels.emberJoint)}${gelGradient(`${prefix}-e`, [172, 168, 44], gels.lamp)}${gelGradient(`${prefix}-m`, [212, 312, 60], gels.fire)}${haloGradient(`${prefix}-h`, '#ff9a4d', 0.6, '#ff4a5a')}${figureFilter(prefix, '#06041a')}`,
    content: `${groundShadow(230, 474, 150, 12)}<g class="body">${outer(list, '#f3dcb0')}${flat(listFold, '#c9a877')}${flat(listLines, '#3a2a4a')}${flat(leaf(352, 100, 30, 3, 0.5), '#c2362c')}${outer(listRoll, '#d8b880')}${flat(circle(330, 460, 6), '#7a5a44')}<g class="far">${outer(armUp)}</g>${outer(legs + geta)}
${outer(boardEdge, ink.mid)}${outer(splinters + board)}${flat(grain, ink.mid)}<g class="gel">${gel(scratches)}</g><g class="gel">${gel(mouth, 'm', 4)}${flat(teeth)}</g>
<g class="eye">${glow(172, 168, 62)}${inner(socket)}${gel(shape('134,166* 152,146 178,146 200,162 208,182* 186,194 160,190 144,180'), 'e', 2)}${flat(circle(162, 172, 13), '#0a0508')}${flat(circle(157, 167, 4.4), '#fff')}</g>${inner(taper('120,150 152,128 186,130 214,158', [5, 13, 12, 4]), ink.mid)}
${outer(roof)}${slit(taper('62,130 100,88 140,60', [0, 6, 0]) + taper('156,60 196,58 240,72', [0, 5, 0]))}${inner(nail, ink.mid)}${inner(handUp, ink.mid)}
<g class="arms">${outer(arm)}${slit(taper('150,244 146,258 152,272', [6, 8, 6]) + taper('134,246 130,262 136,276', [4, 6, 4]))}${outer(finger + fist)}${inner(thumb)}${slit(knuckles)}</g></g>`,
  }),
}
