import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

const prefix = 'e84'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8a6030')

// A sleeve without an end: it crosses the whole field before it opens
const sleeve = shape(
  '742,150* 680,108 590,72 490,70 390,106 290,116 190,76 96,50 10,78* 34,118 20,160 44,204* 26,236 40,280* 130,262 220,286 310,322 420,318 520,276 610,262 690,280 752,300*',
)
// Cut without a rule: two tall ones, three low ones, one small
const panes = [
  '58,96* 126,84 190,106 208,124* 200,196 196,252 140,238 60,254* 74,180',
  '226,134* 290,144 372,132* 384,196 300,214 218,196*',
  '216,212* 300,232 352,224* 346,306 306,296 216,266*',
  '396,126* 452,104 498,98* 520,150 512,254 440,290 366,300* 372,216 404,200',
  '520,96* 590,98 654,118* 658,176 586,166 530,164*',
  '532,182* 590,180 616,184* 612,240 566,242 526,250*',
]
const mouth = shape('14,86* 40,120 30,160 52,204* 34,238 38,272* 10,240 -4,180 0,120')
const seedPattern = [
  [100, 124],
  [154, 156],
  [96, 196],
  [150, 214],
  [268, 172],
  [330, 168],
  [270, 258],
  [318, 268],
  [424, 158],
  [470, 140],
  [416, 244],
  [462, 204],
  [568, 126],
  [612, 142],
  [568, 214],
]
  .map(([x = 0, y = 0], index) => leaf(x, y, 18, 5, index % 2 === 0 ? 0.5 : -0.6))
  .join('')
// Falling seeds, and shadows that grow from them
const seeds = [
  [28, 300, 1.3],
  [60, 322, 1.5],
  [92, 304, 1.2],
  [44, 350, 1.6],
  [118, 344, 1.5],
  [82, 372, 1.6],
  [154, 322, 1.3],
  [20, 392, 1.6],
  [140, 392, 1.5],
  [190, 366, 1.4],
]
  .map(([x = 0, y = 0, a = 0]) => leaf(x, y, 20, 5, a))
  .join('')
const sprout = (x: number, y: number, s: number): string =>
  shape([
    [x - 16 * s, y, true],
    [x - 17 * s, y - 18 * s],
    [x, y - 34 * s],
    [x + 17 * s, y - 18 * s],
    [x + 16 * s, y, true],
  ]) +
  leaf(x, y - 30 * s, 26 * s, 7 * s, -0.7) +
  leaf(x, y - 30 * s, 26 * s, 7 * s, 3.8)
const sproutPlaces: readonly (readonly [number, number, number])[] = [
  [70, 462, 1],
  [180, 466, 1.25],
  [300, 460, 1.05],
  [400, 466, 0.8],
  [476, 462, 0.6],
]
const sprouts = sproutPlaces.map(([x, y, s]) => sprout(x, y, s)).join('')
const sproutEyes = sproutPlaces
  .map(([x, y, s]) => leaf(x - 11 * s, y - 15 * s, 9 * s, 3.4 * s, 0.15) + leaf(x + 3 * s, y - 15 * s, 9 * s, 3.4 * s, -0.15))
  .join('')
const furrow = shape('10,470* 60,456 120,464 190,452 260,464 330,452 400,464 480,454 540,466 620,470*')
const coat = shape(
  '736,138* 790,126 850,140 898,190 920,260 934,330 964,380* 920,376 900,396 870,380 840,398 806,384 770,402 742,384 706,390* 716,320 708,250 712,190',
)
const coatLight = [
  '890,230 906,300 926,360',
  '858,200 872,290 884,370',
  '780,280 782,330 788,380',
  '742,300 738,340 734,374',
  '826,240 830,310 838,380',
]
  .map((line) => taper(line, [0, 10, 5]))
  .join('')
const legs = taper('760,370 700,400 634,428 590,456', [64, 46, 34, 26]) + taper('870,370 890,410 920,436 942,462', [64, 44, 34, 26])
const feet = shape('548,472* 560,452 590,444 616,456 622,472*') + shape('900,472* 912,456 942,448 972,460 980,472*')
const wraps =
  taper('660,398 672,418 676,436', [6, 7, 5]) +
  taper('632,410 642,430 644,446', [6, 7, 5]) +
  taper('884,424 904,412 922,408', [6, 7, 5]) +
  taper('902,440 922,428 940,426', [6, 7, 5])
const head = shape('716,86* 700,106 706,128 724,146 752,154 786,148 802,120 800,90 770,70 736,70')
const hat = shape('648,92* 700,62 738,22 758,-2* 786,24 828,66 884,98* 830,104 764,96 700,96')
const hatLight =
  taper('750,14 716,58 672,86', [0, 7, 3]) + taper('758,12 760,50 758,88', [0, 7, 4]) + taper('766,14 804,58 856,92', [0, 7, 3])
const scarf = shape('704,142* 744,158 800,140* 826,164 846,214 838,250* 812,210 786,182 744,184 712,172*')
const basket = shape('840,262* 962,252* 970,300 948,344 904,356 862,342 842,306')
const basketWeave =
  taper('850,284 906,292 962,276', [3, 6, 3]) + taper('852,308 906,318 960,302', [3, 6, 3]) + taper('866,332 906,338 944,328', [3, 5, 3])
const basketSeed = shape('842,264* 870,246 900,240 936,244 960,254* 930,266 880,270')
const armBack = taper('870,170 926,196 936,236 896,262', [0, 54, 40, 26])
const sickle = taper('956,150 974,110 966,64 926,40 880,44', [10, 22, 24, 18, 0]) + taper('958,146 950,190 952,250', [9, 9, 9])

export const drawing: Drawing = {
  name: 'enemies/84',
  svg: foeSvg('tanemakinokage boss', {
    viewBox: '-16 -14 1030 514',
    defs: `${gelGradient(`${prefix}-g`, [330, 180, 420], ['#f2ffff', '#8fe8e0', '#2f9fd0', '#1a2f8a'], [0.3, 0.66])}${gelGradient(`${prefix}-n`, [90, 330, 120], ['#fffff0', '#d8ffb0', '#7fe08a', '#1fa08a'], [0.4, 0.8])}${gelGradient(`${prefix}-c`, [840, 300, 150], gels.spirit)}${gelGradient(`${prefix}-e`, [738, 110, 50], gels.ice)}${haloGradient(`${prefix}-h`, '#a6f0e0', 0.6, '#2f9fd0')}${figureFilter(prefix, '#0f0705')}`,
    content: `${groundShadow(520, 470, 470, 20)}<g class="body"><ellipse cx="100" cy="330" rx="116" ry="130" fill="url(#${prefix}-h)"/>${far(sickle)}${outer(legs + feet)}${slit(wraps, 'c')}${outer(furrow, ink.mid)}
${outer(coat)}${slit(coatLight, 'c')}${inner(taper('708,262 790,280 904,250', [14, 16, 14]), ink.mid)}<g class="wing">${slit(mouth, 'n')}${flat(taper('8,100 20,140 14,180 30,224', [0, 5, 5, 0]) + taper('4,150 8,190 20,246', [0, 4, 0]), '#0d3a4a')}${outer(sleeve)}<g class="gel">${gel(panes.map((points) => shape(points)).join(''), 'g', 3)}</g>${flat(seedPattern, ink.near, 0.85)}</g>
<g class="gel">${slit(seeds, 'n')}</g>${outer(sprouts)}<g class="eye">${slit(sproutEyes, 'n')}</g><g transform="translate(14 46)">${inner(basket + taper('860,262 852,236 862,214', [7, 7, 7]), ink.mid)}${slit(basketWeave, 'c')}${slit(basketSeed, 'n')}</g>${outer(armBack)}
${outer(head)}<g class="eye">${glow(724, 112, 18)}${slit(shape('708,112* 720,102 738,102 748,112* 736,122 718,120') + shape('764,112* 774,104 788,106 794,114* 784,120 770,120'), 'e')}${flat(circle(722, 112, 5) + circle(774, 113, 4.5), '#0a0a1e')}</g>${slit(taper('720,134 738,140 760,134', [0, 5, 0]), 'e')}${inner(scarf, ink.mid)}${slit(taper('716,158 748,170 796,156', [0, 6, 0]) + taper('806,172 826,204 834,232', [0, 7, 0]), 'c')}
${outer(hat)}${slit(hatLight, 'c')}</g>`,
  }),
}
