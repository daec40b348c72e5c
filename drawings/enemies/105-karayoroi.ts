import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, cut, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e105'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#566f86')

// An empty suit of armour in its longest stride, sword drawn back over its head. Light holds the plates together; in the
// hollow chest hangs a wind bell.
const lightBody = shape(
  '138,200* 214,196* 236,240 262,300 256,344 304,394 344,430 358,452* 318,452 266,410 222,370 196,350 150,380 120,408 104,450* 66,450* 70,404 106,356 142,326 134,292 118,240',
)
const lightArms = taper('286,236 330,196 340,150 314,96', [46, 32, 26, 20]) + taper('90,250 58,288 22,270 -6,240', [44, 32, 26, 14])
const bowl = shape('148,84* 158,46 186,26 216,22 248,28 272,50 280,86* 246,78 214,76 182,78')
const neckGuard =
  shape('146,80* 118,88 104,112* 124,110 118,132* 140,124 142,144* 160,126 164,104 170,88') +
  shape('282,82* 308,92 320,116* 300,113 306,134* 286,126 282,146* 264,128 262,106 258,88')
const horns = taper('192,54 148,24 116,-34 126,-92', [20, 26, 18, 0]) + taper('236,54 280,24 312,-34 302,-92', [20, 26, 18, 0])
const crest = circle(214, 40, 15)
const visor = shape('170,84* 214,80 258,86* 262,118 248,150 216,164 184,152 168,118')
const mempo = shape('176,128* 196,136 216,132 236,136 256,128* 250,150 236,166 216,174 196,168 182,152')
const cuirass = shape('116,234* 148,214 180,224 214,214 256,226* 276,254 266,306* 196,318 128,304* 112,264')
const hollow = shape('138,250* 192,258 250,246* 256,266 248,292 194,304 142,292 134,268')
const bell =
  shape('170,268 176,256 192,250 208,256 214,268 208,282* 176,282*') +
  cut([
    [190, 244],
    [194, 244],
    [194, 252],
    [190, 252],
  ])
const slip = cut([
  [190, 286],
  [202, 284],
  [190, 303],
  [176, 303],
])
const tassets = [
  '136,312* 178,320* 176,358 152,394* 88,370* 108,336',
  '184,322* 228,324* 242,400* 180,402*',
  '236,322* 272,312* 304,350 326,382* 260,402* 246,360',
].map((points) => shape(points))
const skirtLines = [
  ['126,330 148,338 174,340', '112,348 138,358 170,358', '100,362 130,376 158,378'],
  ['188,344 206,348 232,344', '185,364 208,368 236,364', '183,384 208,388 238,384'],
  ['248,342 268,338 284,330', '254,362 280,358 298,348', '260,382 292,376 310,366'],
]
  .map((rows) => rows.map((row) => taper(row, [3, 5, 3], { per: 1 })).join(''))
  .join('')
const sodeRight = shape('244,224* 270,200 308,204 324,226* 322,266 300,284* 268,272 248,252')
const sodeLeft = shape('130,230* 94,214 58,222 44,246* 48,284 70,300* 104,284 130,260')
const sodeLines =
  taper('258,234 288,222 320,236', [3, 5, 3]) +
  taper('264,252 290,244 318,258', [3, 5, 3]) +
  taper('122,242 88,230 50,248', [3, 5, 3]) +
  taper('118,262 88,252 52,270', [3, 5, 3])
const greaves = [shape('62,378* 112,370* 122,408 106,450* 60,450* 54,412'), shape('286,402* 330,388* 360,420 380,450* 336,460* 304,436')]
const sabatons = shape('4,472* 16,458 56,446 110,450 116,472*') + shape('324,472* 330,458 366,446 408,458 418,472*')
const gauntletRight = shape('358,150* 328,166* 300,132 294,96* 326,84* 352,112') + circle(308, 80, 21)
const gauntletLeft =
  shape('58,270* 72,296* 42,304 12,284 -10,252* 10,232*') +
  taper('2,244 -18,230 -34,208', [18, 14, 5]) +
  taper('0,248 -22,244 -38,232', [18, 14, 5]) +
  taper('0,254 -20,258 -36,256', [18, 13, 5]) +
  taper('6,240 6,222 0,206', [16, 12, 5])
// The sword, drawn back
const sword = shape('334,46* 352,66* 404,30 446,-14 464,-58* 430,-18 386,14')
const guard = taper('324,40 340,56 354,76', [10, 16, 10])
const grip = taper('282,102 310,78 336,58', [13, 13, 11])

export const drawing: Drawing = {
  name: 'enemies/105',
  svg: enemySvg('karayoroi', {
    viewBox: '-54 -64 528 564',
    defs: `${gelGradient(`${prefix}-g`, [196, 270, 260], gels.fire, [0.3, 0.7])}${gelGradient(`${prefix}-v`, [214, 118, 54], gels.lamp)}${gelGradient(`${prefix}-c`, [194, 276, 70], gels.lamp)}${gelGradient(`${prefix}-k`, [400, 10, 100], gels.fire)}${haloGradient(`${prefix}-h`, '#ffb54d', 0.65, '#ff6a2a')}${figureFilter(prefix, '#04070d')}`,
    content: `${groundShadow(210, 472, 214, 13)}<g class="body">${glow(196, 240, 190)}<g class="wing">${outer(sword)}${slit(taper('352,56 400,20 438,-22', [3, 8, 0]), 'k')}${inner(grip, ink.mid)}${inner(guard)}</g>
<g class="gel">${gel(lightBody, 'g', 0)}${slit(lightArms)}</g>${outer(sabatons + greaves.join(''))}${slit(taper('84,384 86,414 82,444', [4, 8, 4]) + taper('312,404 334,426 350,448', [4, 8, 4]))}
${far(tassets[1] ?? '')}${outer((tassets[0] ?? '') + (tassets[2] ?? ''))}${slit(skirtLines)}${outer(cuirass)}<g class="gel">${gel(hollow, 'c')}${flat(bell + slip)}</g>${slit(taper('134,236 160,226 184,236', [3, 5, 3]) + taper('206,236 232,226 256,236', [3, 5, 3]))}
${outer(gauntletRight + gauntletLeft)}${outer(sodeRight + sodeLeft)}${slit(sodeLines)}<g transform="translate(-16 76)scale(.86)">${outer(horns)}${slit(taper('180,42 150,14 126,-30 126,-70', [0, 9, 7, 0]) + taper('248,42 278,14 302,-30 302,-70', [0, 9, 7, 0]), 'v')}${outer(neckGuard, ink.mid)}
<g class="eye">${gel(visor, 'v', 3)}${flat(shape('176,104* 190,98 204,108* 192,116') + shape('254,104* 240,98 226,108* 238,116'))}</g>${inner(mempo)}${slit(taper('192,148 216,142 240,148', [0, 6, 0]))}${outer(bowl)}${slit(taper('180,72 184,54 194,40', [2, 4, 0]) + taper('248,72 246,54 236,40', [2, 4, 0]))}${gel(crest, 'v', 2)}</g></g>`,
  }),
}
