import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, star, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

// The seamstress of the night: she holds the cloth taut with one hand and draws the thread out of its seam with the other
const prefix = 'e76'
const { outer, inner, far, gel, slit, flat, stroke } = plySet(prefix, '#2f6d70')

// The cloth of night that hangs from her left hand
const cloth = shape(
  '78,110* 120,116 166,130* 186,210 222,300 268,372 330,434* 290,452 252,474 216,450* 176,476 138,448* 96,472 52,440* 8,456 -14,424* 22,360 34,290 52,210',
)
const clothFolds = ['96,140 84,250 66,340 54,420', '124,140 134,250 130,350 126,430', '148,146 172,270 196,370 206,434']
  .map((way) => taper(way, [0, 12, 14, 0]))
  .join('')
/** Her gown spreads over the ground. */
const gown = shape(
  '446,180* 486,160 540,160 600,178 650,212 676,262 708,322 768,372 850,410 940,432 1010,458* 960,452 930,474* 890,454 846,476* 800,454 752,478* 700,456 648,478* 590,458 536,480* 480,458 424,478* 368,456 320,474* 344,400 366,330 384,270 400,224 424,196',
)
const gownFolds = [
  '640,230 664,310 730,390 800,440',
  '612,220 630,320 676,400 720,450',
  '400,260 392,330 380,400 366,446',
  '680,300 740,370 840,420 910,446',
]
  .map((way) => taper(way, [0, 12, 14, 0]))
  .join('')
// The seam has come open: a smile that stands on its end, with needles for teeth
const mouth = shape('512,206* 470,236 440,282 432,334 444,392 474,436 512,462* 556,436 586,390 596,332 586,280 556,236')
const lips = shape('512,178* 452,222 414,276 406,336 420,402 460,450 512,476* 570,450 610,400 622,332 612,274 572,222')
const tooth = (x: number, y: number, tipX: number, tipY: number): string =>
  taper(
    [
      [x, y],
      [(x + tipX) / 2, (y + tipY) / 2 - 3],
      [tipX, tipY],
    ],
    [11, 9, 0],
    { per: 1 },
  )
const teeth = [
  [446, 250, 516, 272],
  [424, 292, 492, 304],
  [420, 336, 512, 340],
  [426, 378, 488, 370],
  [446, 420, 514, 398],
  [578, 250, 530, 280],
  [604, 290, 528, 308],
  [610, 332, 542, 336],
  [604, 374, 530, 358],
  [580, 418, 534, 392],
]
  .map(([x = 0, y = 0, tipX = 0, tipY = 0]) => tooth(x, y, tipX, tipY))
  .join('')
/** Stitches still hold it at its upper end and have torn below. */
const stitches = [
  [450, 226, -0.5],
  [424, 270, -0.3],
  [412, 324, 0],
  [418, 382, 0.25],
  [446, 434, 0.6],
  [574, 226, 0.5],
  [602, 270, 0.3],
  [616, 324, 0],
  [610, 382, -0.25],
  [580, 434, -0.6],
]
  .map(([x = 0, y = 0, a = 0]) => leaf(x - Math.cos(a) * 20, y - Math.sin(a) * 20, 40, 4.5, a))
  .join('')
// In it somebody else pulls at the thread
const insideHand =
  taper('520,470 516,430 512,404', [52, 40, 32]) +
  shape('512,408 494,398 490,378 500,364 520,362 534,374 534,394') +
  taper('498,374 488,354 498,338', [12, 10, 7]) +
  taper('512,368 508,344 512,326', [12, 10, 7]) +
  taper('526,372 530,350 520,334', [12, 10, 7])
const thread = 'M510 330Q560 190 690 150T858 34'

// The head, bent to the left over her work
const hair = shape('374,90 366,50 386,10 424,-14 470,-18 510,2 530,40 530,84 512,118 490,140* 462,130 430,140 400,128 384,112')
const bun = shape('500,6 496,-12 508,-28 532,-32 552,-22 560,-4 552,16 532,26 512,20')
const hairNeedles =
  taper('486,-30 530,0 584,32', [0, 6, 6]) + taper('548,-32 526,0 500,30', [0, 6, 6]) + circle(588, 34, 7) + circle(482, -32, 5)
const face = shape('388,92 388,56 404,28 434,16 470,20 494,42 500,78 494,112 474,142 446,156 420,148 398,124')
const fringe = shape('378,86* 384,40 412,8 452,0 492,14 512,50 512,100* 498,70 486,48* 476,62 460,44* 440,58 424,48* 410,66 398,72')
const eyeOpen = shape('402,88* 412,76 428,76 440,86* 428,96 412,96')
const lashes =
  taper('398,86 416,70 444,82', [2, 6, 3]) + taper('402,62 416,54 434,58', [2, 5, 2]) + taper('458,56 474,50 488,56', [2, 5, 2])
const pins = [
  [374, 140],
  [362, 122],
  [384, 158],
]
  .map(([x = 0, y = 0]) => taper(`436,126 ${(436 + x) / 2},${(126 + y) / 2} ${x},${y}`, [3, 3.5, 3.5], { per: 1 }) + circle(x, y, 5.5))
  .join('')
const lipsClosed = shape('424,122* 436,117 450,122* 446,133 434,134')
const button = circle(470, 86, 18)
const buttonHoles = circle(465, 81, 3) + circle(476, 81, 3) + circle(465, 92, 3) + circle(476, 92, 3)

const armLeft = taper('500,200 420,172 330,112 220,96 108,114', [0, 66, 60, 42, 26])
const sleeveLeft = shape(
  '420,176* 336,100 258,80 204,90* 204,124 220,160 222,196 206,240* 240,222 262,240 284,212* 326,204 360,210 396,236*',
)
const handLeft =
  shape('116,100 92,94 74,104 70,122 84,134 110,130 124,118') +
  taper('84,104 62,112 54,134', [13, 12, 6]) +
  taper('90,120 72,130 68,150', [13, 12, 6]) +
  taper('102,124 88,138 88,156', [13, 12, 6]) +
  taper('110,98 92,82 74,82', [13, 10, 6])
const armRight = taper('528,196 606,196 690,232 782,186 846,70', [0, 70, 72, 52, 26])
const sleeveRight = shape(
  '620,180* 700,206 760,178 812,106* 838,124 852,170 852,232 866,300 856,348* 826,332 796,346* 770,330 742,300 690,270 650,262*',
)
const sleeveStars = star(806, 250, 15, 5, 4) + star(764, 236, 9, 3, 4) + star(828, 304, 9, 3, 4) + star(820, 180, 8, 2.6, 4)
const handRight =
  shape('832,84 830,58 844,42 864,42 876,58 872,80 856,94') +
  taper('846,58 840,36 854,22', [13, 11, 7]) +
  taper('862,54 868,34 864,20', [13, 11, 7]) +
  taper('870,66 886,52 892,36', [12, 10, 6]) +
  taper('872,76 892,70 902,60', [11, 9, 5])
const greatNeedle = `<g transform="translate(852 52)rotate(34)scale(1.5 1.06)" fill="#fff6dc" stroke="${ink.near}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"><path fill-rule="evenodd" d="M-8 44q0 22 8 26q8-4 8-26l-5-130l-3-28l-3 28zM-3 46q0 14 3 16q3-2 3-16q-3-9-6 0z"/></g>`
const stars = [
  [88, 200, 11],
  [130, 260, 7],
  [66, 320, 8],
  [150, 200, 6],
  [180, 310, 11],
  [110, 360, 7],
  [380, 300, 6],
  [366, 400, 8],
  [676, 400, 9],
  [760, 430, 6],
  [640, 300, 6],
  [860, 440, 6],
]
  .map(([x = 0, y = 0, r = 0]) => star(x, y, r, r * 0.3, 4))
  .join('')
/** A forest embroidered round the hem. */
const forest = [
  [36, 446, 40],
  [76, 452, 56],
  [120, 446, 44],
  [164, 458, 60],
  [206, 450, 42],
  [250, 458, 54],
]
  .map(([x = 0, y = 0, h = 0]) => `M${x} ${y - h}l11 ${h * 0.4}h-6l9 ${h * 0.36}h-11v8h-6v-8h-11l9-${h * 0.36}h-6z`)
  .join('')

/** She has begun to lace the cloth to her gown. */
const lacing = 'M196 240L378 286L238 330L360 348L286 394L348 402'

export const drawing: Drawing = {
  name: 'enemies/76',
  svg: enemySvg('yorunonuime boss', {
    viewBox: '-30 -55 1060 553',
    defs: `${gelGradient(`${prefix}-g`, [514, 330, 150], gels.fire)}${gelGradient(`${prefix}-f`, [440, 84, 90], ['#fff6dc', '#ffdca6', '#f2a060', '#a84a2a'])}${gelGradient(`${prefix}-e`, [420, 86, 22], gels.spirit)}${gelGradient(`${prefix}-k`, [400, 280, 520], gels.lamp)}${figureFilter(prefix, '#02080c')}`,
    content: `${groundShadow(500, 472, 460, 22)}<g class="body"><g class="wing">${outer(cloth, ink.mid)}${flat(clothFolds)}<g class="gel">${slit(stars, 'k')}${slit(forest, 'k')}</g></g>
${far(bun)}${outer(gown)}${flat(gownFolds, ink.mid)}${inner(lips, ink.mid)}<g class="gel">${gel(mouth, 'g', 5)}${flat(insideHand, '#5a0c1c', 0.85)}</g>${inner(teeth)}${flat(stitches, '#ffdca6')}
${stroke(lacing, '#fff6dc', 4)}
<g class="arms">${outer(armLeft)}${outer(sleeveLeft)}${outer(handLeft)}${outer(armRight)}${outer(sleeveRight)}<g class="gel">${slit(sleeveStars, 'k')}${slit(taper('656,244 720,262 780,312 830,318', [0, 6, 6, 0]) + taper('228,206 264,190 320,180 356,180', [0, 6, 6, 0]), 'k')}</g></g>
${flat(hairNeedles, '#ffdca6')}${outer(taper('446,120 468,160 500,196', [44, 40, 96]))}${outer(hair)}<g class="gel">${gel(face, 'f', 3)}</g>${inner(fringe)}${slit(taper('414,34 440,20 470,24', [0, 5, 0]) + taper('500,30 520,60 522,110', [0, 5, 0]), 'k')}
<g class="eye">${flat(eyeOpen, '#0a0508')}${slit(circle(419, 86, 9), 'e')}${flat(circle(417, 87, 4.5), '#0a0508')}${flat(circle(415, 84, 2), '#fff')}${flat(button, '#1a0a14')}${flat(buttonHoles, '#f2a060')}${flat('M463 79l15 14l-3 3l-15-14zM476 78l3 3l-14 15l-3-3z', '#ff5a3a')}</g>${flat(lashes, '#2a0a14')}${flat(taper('444,92 438,106 446,110', [2, 4, 2]), '#a84a2a')}${flat(pins, '#2a0a14')}${flat(lipsClosed, '#8f1440')}
${stroke(thread, '#fff6dc', 4.5)}${greatNeedle}<g class="claw">${outer(handRight)}</g></g>`,
  }),
}
