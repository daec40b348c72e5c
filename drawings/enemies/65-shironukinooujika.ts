import { creature, glow, paper } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { type GelRamp, gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'

// The stag lowers two bare trees at you and paws the snow. It is cut out of the dark; what is white is the hole: in its side lies a hut with a lamp.
const p = 'e65'
const snow: GelRamp = ['#f6f9ff', '#f3f7ff', '#eaf0fd', '#dde7fa'] // nearly one tone: paper does not shine
/** In its side it is night, or the trunk would be cut away against the snow behind; the neck lies between both. */
const night: GelRamp = ['#cdbcf2', '#9d8fe0', '#6a62c0', '#3b3a92']
const dusk: GelRamp = ['#f3effe', '#ded5f8', '#b9aeea', '#8a80d2']

const twig = (points: string, width: number): string =>
  taper(
    points,
    points.split(' ').map((_, index, all) => (index === all.length - 1 ? 0 : Math.max(3, width * (1 - index / all.length)))),
    { per: 1, decimals: 0 },
  )
const nearTree =
  taper('398,250 356,192 312,142 258,96 214,30', [38, 32, 24, 17, 0], { decimals: 0 }) +
  twig('356,188 300,186 246,164 186,174', 19) +
  twig('282,178 250,200 218,210', 11) +
  twig('246,164 208,142 168,146', 11) +
  twig('312,140 304,92 318,48 308,8', 18) +
  twig('306,88 276,62 266,26', 10) +
  twig('316,62 342,40 346,10', 10) +
  twig('262,96 206,94 152,106 104,92', 17) +
  twig('206,94 172,66 142,58', 11) +
  twig('156,104 130,128 98,132', 9) +
  twig('240,70 198,52 172,20', 11) +
  twig('236,62 252,36 248,10', 8)
const farTree =
  taper('404,240 432,182 452,130 500,86 546,20', [32, 28, 21, 15, 0], { decimals: 0 }) +
  twig('430,180 472,158 524,154 572,126', 16) +
  twig('500,154 532,172 570,168', 9) +
  twig('524,152 552,120 554,88', 10) +
  twig('452,128 426,86 432,46 416,10', 16) +
  twig('430,78 398,54 390,20', 10) +
  twig('432,58 458,34 460,8', 9) +
  twig('500,86 550,84 596,60 618,24', 14) +
  twig('562,78 600,88 636,74', 9) +
  twig('522,54 510,30 516,6', 8)
const body =
  '396,240 430,186 474,136 524,102 574,102 626,138 690,158 756,140 814,140 852,174 862,226 838,264 790,262 740,238 690,246 644,276 604,306 578,296 560,336* 546,308 520,352* 506,316 474,354* 466,314 436,338* 430,300 404,300 388,270'
const neckLight =
  '424,240 466,184 512,142 552,140 566,190 554,256 546,300 536,316* 524,286 508,326* 496,290 474,328* 462,290 442,312* 434,276 414,270'
const bodyLight = '586,146 636,170 692,186 748,174 790,190 784,226 744,218 694,224 648,250 608,276 584,266 574,228 576,180'
const hills = '575,226 606,206 640,216 684,198 724,208 788,192* 784,226 744,218 694,224 648,250 608,276 584,266'
const head =
  '424,244 404,226 380,228 352,256 318,298 284,336 248,366 228,388 230,410 250,424 280,416 314,402* 310,416 340,400* 376,376 414,346 446,308 450,268'
const headLight = '400,236 382,240 348,280 306,326 268,360 290,378 324,378 364,360 404,328 432,290 432,256'
const ear = '416,236* 440,200 478,178 506,180* 494,212 466,238 432,254'
const nearHind =
  '760,152 812,140 850,172 862,222 846,270 816,302 806,322 826,352 828,384 818,446* 792,446* 802,388 786,352 768,326 754,286 740,240 742,190'
/** Firs are cut out of the haunch and the shoulder, as they stand on the hills in its side. */
const fir = (x: number, y: number, s: number): string =>
  shape(
    (
      [
        [0, -44],
        [13, -24],
        [6, -26],
        [18, -6],
        [9, -8],
        [22, 12],
        [-22, 12],
        [-9, -8],
        [-18, -6],
        [-6, -26],
        [-13, -24],
      ] as const
    ).map(([dx, dy]) => [x + dx * s, y + dy * s, true]),
  ) + `M${x - 4 * s} ${y + 15 * s}h${8 * s}v${9 * s}h${-8 * s}z`
const hindFirs = fir(798, 216, 1.3) + fir(829, 234, 0.75)
const frontFirs = fir(542, 268, 0.85)
const farHind = taper('730,200 704,290 742,360 722,448', [96, 58, 27, 20])
const nearFront = shape(
  '514,226 552,208 586,234 588,284 558,322 514,346 480,366 486,396 498,424* 472,434* 456,404 440,374 440,350 466,324 500,290',
)
const farFront = taper('604,240 614,330 598,384 600,448', [66, 34, 25, 20])
const hoof = (x: number, y: number): string =>
  shape([
    [x - 16, y - 26, true],
    [x + 16, y - 26, true],
    [x + 20, y, true],
    [x - 30, y, true],
    [x - 26, y - 10],
  ])
const bird =
  shape('470,148* 492,158 516,154 532,142* 524,126 506,118 480,122') +
  shape('484,132 478,114 486,100 500,98 508,106 522,108* 510,114 516,130 502,136')
const clods =
  leaf(440, 452, 26, 7, -2.6) +
  leaf(470, 460, 34, 8, -2.9) +
  leaf(424, 426, 18, 5, -2.3) +
  leaf(516, 462, 22, 6, -0.4) +
  leaf(400, 462, 22, 5, -3)

export const drawing: Drawing = creature(65, 'shironukinooujika', {
  size: [1000, 500],
  beyond: { top: 20 },
  shadow: [640, 470, 270],
  flood: '#0c1833',
  defs:
    gelGradient('e65-w', [660, 226, 170], night) +
    gelGradient('e65-n', [480, 300, 170], dusk) +
    gelGradient('e65-f', [370, 290, 110], snow) +
    gelGradient('e65-e', [362, 292, 34], gels.fire) +
    gelGradient('e65-l', [658, 228, 20], gels.lamp) +
    haloGradient('e65-h', '#ff8a4a', 0.7) +
    haloGradient('e65-a', '#ffb44a', 0.9),
  parts:
    '<g transform="translate(30 0)">' +
    `<g class="far"><g transform="translate(42 12)scale(.9)rotate(-14 404 240)">${litPly(p, farTree, { fill: ink.mid, edge: rim, lift: 3, shadow: false })}</g>${litPly(p, farFront + farHind, { fill: ink.mid, edge: rim, shadow: false })}${paper(hoof(600, 470) + hoof(724, 470), ink.mid)}</g>` +
    `<g class="tail">${litPly(p, shape('816,150* 856,126 886,142 894,176* 878,168 872,190* 852,178 832,184'), { edge: rim })}<path class="gel" fill="#f6f9ff" d="${shape('842,152 860,140 878,154 880,164* 864,160 854,170')}"/></g>` +
    litPly(p, shape(body), { edge: rim }) +
    `<g class="gel">${gelWindow(shape(bodyLight), 'e65-w')}<path fill="#c9d2f6" d="${shape(hills)}"/></g>${glow('e65-a', 658, 226, 40)}` +
    `<path fill="#fdf8e8" d="${circle(618, 182, 11)}"/>${paper('M640 240v-20h-10l28-22l28 22h-10v20z')}<path fill="url(#e65-l)" d="M650 222h16v13h-16z"/><g class="gel">${gelWindow(shape(neckLight), 'e65-n')}</g>` +
    paper(leaf(470, 204, 74, 6, 1.7) + leaf(520, 164, 96, 7, 1.66)) +
    litPly(p, shape(nearHind) + hoof(808, 470), { edge: rim }) +
    `<path class="gel" fill="#e6eefc" d="${hindFirs}"/>` +
    litPly(p, nearFront + shape('468,428* 500,416* 504,444 476,462 458,452'), { edge: rim }) +
    `<path class="gel" fill="#e6eefc" d="${frontFirs}"/>` +
    '<g transform="translate(42 10)scale(.9)">' +
    litPly(p, shape(ear), { edge: rim }) +
    `<path class="gel" fill="#b9c9f2" d="${shape('432,234* 454,206 486,192* 472,214 450,232')}"/>` +
    litPly(p, nearTree, { edge: rim, lift: 4 }) +
    // snow that still lies on the branches
    `<path class="gel" fill="#f6f9ff" d="${leaf(250, 156, 54, 5, 0.42)}${leaf(188, 166, 58, 5, -0.16)}${leaf(154, 99, 54, 5, -0.22)}${leaf(210, 87, 52, 5, 0.06)}${leaf(270, 110, 46, 5, 0.85)}${leaf(172, 140, 36, 4, 0.5)}"/>` +
    `<g transform="translate(180 8)">${litPly(p, bird, { edge: rim })}<circle cx="501" cy="106" r="2.500" fill="#ffcf73"/></g>` +
    litPly(p, shape(head), { edge: rim }) +
    `<g class="gel">${gelWindow(shape(headLight), 'e65-f')}</g>${paper(taper('412,254 376,300 330,346', [14, 9, 0]) + leaf(420, 286, 60, 6, 2.2) + leaf(392, 328, 46, 5, 2.5))}` +
    paper(shape('330,310* 346,284 372,272 398,276 408,268* 402,296 382,310 354,316')) +
    glow('e65-h', 366, 294, 30) +
    `<g class="eye">${gelWindow(shape('338,304* 352,286 374,280 392,284* 380,300 358,308'), 'e65-e', 2)}${paper(shape('358,288* 368,284 374,290* 368,302 360,302'))}<circle cx="357" cy="292" r="3" fill="#fff"/></g>` +
    paper(taper('322,300 356,268 412,260', [0, 12, 4])) +
    `<path fill="#8ea8e4" d="${taper('250,410 276,402 304,390', [2, 4, 0], { per: 1 })}${circle(248, 386, 5)}"/>` +
    '</g>' +
    litPly(p, clods, { fill: ink.mid, edge: rim, shadow: false }) +
    '</g>',
})
