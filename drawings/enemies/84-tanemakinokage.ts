import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e84'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8a6030')

// A sleeve without an end: it hangs from the arm like a wing, and the hand that sows comes out of it far off
const sleeve = shape(
  '136,92* 200,74 290,82 400,100 520,88 620,88 690,112 744,150* 752,304* 700,262 632,304* 566,266 510,330* 440,284 384,350* 306,300 250,366* 186,318 134,380* 122,300 140,230 120,160',
)
/** Between its folds, narrow at the arm and wide at the hem. */
const panes = [
  '186,116* 216,106 236,180 236,326* 206,296 174,312* 184,220',
  '240,106* 306,112 346,190 364,314* 306,272 260,326* 258,200',
  '334,120* 410,126 456,196 490,296* 436,256 394,312* 378,200',
  '438,126* 512,114 562,176 610,270* 560,238 518,290* 484,196',
  '540,112* 606,110 660,160 704,232* 668,232 636,258* 590,176',
]
const mouth = shape('134,98* 160,150 166,230 156,300 138,366* 122,300 140,230 120,160')
const forearm = taper('172,152 140,144 84,134', [36, 38, 26])
const hand =
  circle(78, 136, 20) +
  taper('80,126 50,104 22,100', [17, 14, 0]) +
  taper('70,130 36,130 4,142', [17, 14, 0]) +
  taper('70,142 40,156 16,182', [17, 14, 0]) +
  taper('78,148 60,172 46,202', [16, 13, 0]) +
  taper('90,144 96,168 92,188', [14, 11, 0])
const seedPattern = [
  [196, 152],
  [190, 212],
  [206, 262],
  [294, 158],
  [312, 206],
  [290, 256],
  [392, 164],
  [420, 204],
  [440, 236],
  [500, 156],
  [530, 198],
  [534, 240],
  [598, 150],
  [636, 196],
]
  .map(([x = 0, y = 0], index) => leaf(x, y, 18, 5, index % 2 === 0 ? 0.5 : -0.6))
  .join('')
// Falling seeds, and shadows that grow from them
const seeds = [
  [24, 214, 1.9],
  [48, 238, 1.3],
  [16, 262, 1.5],
  [74, 230, 1.2],
  [40, 294, 1.6],
  [84, 282, 1.3],
  [14, 330, 1.5],
  [62, 338, 1.6],
  [100, 340, 1.4],
  [36, 384, 1.6],
  [82, 390, 1.5],
  [112, 402, 1.4],
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
  svg: enemySvg('tanemakinokage boss', {
    viewBox: '-16 -26 1030 526',
    defs: `${gelGradient(`${prefix}-g`, [330, 180, 420], ['#f2ffff', '#8fe8e0', '#2f9fd0', '#1a2f8a'], [0.3, 0.66])}${gelGradient(`${prefix}-n`, [90, 330, 120], ['#fffff0', '#d8ffb0', '#7fe08a', '#1fa08a'], [0.4, 0.8])}${gelGradient(`${prefix}-c`, [840, 300, 150], gels.spirit)}${gelGradient(`${prefix}-e`, [738, 110, 50], gels.ice)}${haloGradient(`${prefix}-h`, '#a6f0e0', 0.6, '#2f9fd0')}${figureFilter(prefix, '#0f0705')}`,
    content: `${groundShadow(520, 470, 470, 20)}<g class="body"><ellipse cx="100" cy="330" rx="116" ry="130" fill="url(#${prefix}-h)"/>${far(sickle)}${outer(legs + feet)}${slit(wraps, 'c')}${outer(furrow, ink.mid)}
${outer(coat)}${slit(coatLight, 'c')}${inner(taper('708,262 790,280 904,250', [14, 16, 14]), ink.mid)}<g class="wing">${outer(sleeve)}<g class="gel">${gel(panes.map((points) => shape(points)).join(''), 'g', 3)}</g>${flat(seedPattern, ink.near, 0.85)}${slit(mouth, 'n')}${outer(forearm + hand)}${slit(taper('86,130 60,122 40,112', [0, 5, 0]) + taper('80,138 54,140 30,146', [0, 5, 0]) + taper('116,136 118,146 116,154', [4, 5, 4]) + taper('106,135 108,144 106,152', [3, 4, 3]), 'c')}</g>
<g class="gel">${slit(seeds, 'n')}</g>${outer(sprouts)}<g class="eye">${slit(sproutEyes, 'n')}</g><g transform="translate(14 46)">${inner(basket + taper('860,262 852,236 862,214', [7, 7, 7]), ink.mid)}${slit(basketWeave, 'c')}${slit(basketSeed, 'n')}</g>${outer(armBack)}
<g transform="translate(-113-14)scale(1.15)">${outer(head)}<g class="eye">${glow(724, 112, 18)}${slit(shape('708,112* 720,102 738,102 748,112* 736,122 718,120') + shape('764,112* 774,104 788,106 794,114* 784,120 770,120'), 'e')}${flat(circle(722, 112, 5) + circle(774, 113, 4.5), '#0a0a1e')}</g>${slit(taper('720,134 738,140 760,134', [0, 5, 0]), 'e')}${inner(scarf, ink.mid)}${slit(taper('716,158 748,170 796,156', [0, 6, 0]) + taper('806,172 826,204 834,232', [0, 7, 0]), 'c')}
${outer(hat)}${slit(hatLight, 'c')}</g></g>`,
  }),
}
