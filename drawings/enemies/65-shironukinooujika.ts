import { creature, glow, inkOnGel, paper, underShadow, whitePly } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { type GelRamp, gelGradient, gels, haloGradient, ink } from '../figure.ts'
import { mist } from '../landscape.ts'
import { circle, leaf, shape, taper } from '../paper.ts'

const night: GelRamp = ['#9a8af4', '#5344c0', '#231d74', '#0a0b34']
const washi =
  '<linearGradient id="e65-w" x2="0" y2="1"><stop stop-color="#ffffff"/><stop offset=".5" stop-color="#f4f7ff"/><stop offset="1" stop-color="#bccdf0"/></linearGradient>'
const twig = (points: string, width: number): string =>
  taper(
    points,
    points
      .trim()
      .split(/\s+/)
      .map((_, index, all) => (index === all.length - 1 ? 0 : Math.max(3, width * (1 - index / all.length)))),
    { per: 1, decimals: 0 },
  )
// antlers: two bare trees, crooked by the same wind
const nearTree =
  taper('300,232 312,184 352,140 404,112 452,60 470,10', [34, 30, 26, 20, 13, 0], { decimals: 0 }) +
  twig('318,182 296,138 300,92 282,46', 20) +
  twig('300,112 322,82 322,50', 10) +
  twig('296,132 268,108 258,84', 10) +
  twig('296,80 314,52 310,26', 7) +
  twig('352,142 366,96 356,56 372,18', 17) +
  twig('362,86 388,60 392,34', 9) +
  twig('359,64 340,40 342,20', 7) +
  twig('404,112 452,116 496,92 534,52', 17) +
  twig('470,108 498,118 530,104', 9) +
  twig('496,92 500,62 490,34', 10) +
  twig('514,72 540,76 562,64', 7) +
  twig('446,68 424,50 422,22', 10) +
  twig('378,128 410,146 440,140', 9)
const farTree =
  taper('266,226 246,180 206,150 158,132 120,92 108,44', [30, 26, 23, 18, 12, 0], { decimals: 0 }) +
  twig('236,172 236,128 214,88 218,44', 17) +
  twig('226,106 248,78 246,54', 9) +
  twig('216,80 196,58 196,32', 8) +
  twig('206,150 160,166 112,158 72,178', 16) +
  twig('132,160 108,184 82,200', 9) +
  twig('112,158 88,136 58,132', 9) +
  twig('158,132 148,96 158,62 146,26', 13) +
  twig('154,76 176,54 174,34', 7) +
  twig('126,100 92,92 66,66', 11) +
  twig('88,88 66,92 44,84', 7)
const body = shape(
  '330,252 372,202 430,168 500,164 576,180 654,172 730,168 790,188 822,230 824,276 800,316 752,324 690,298 620,302 550,322 496,344 456,366* 434,346* 414,384* 396,352* 372,376* 356,338* 330,348* 328,304',
)
const landscape = shape(
  '452,208 520,188 590,200 660,194 734,196 782,220 794,258 780,292 740,300 676,280 600,286 528,306 474,318 448,284 442,244',
)
const head = shape(
  '318,214 286,206 252,222 226,256 190,292 150,316 114,334 100,352 108,374 130,384 158,380 190,376* 182,392 208,384* 236,370 276,352 316,328 348,290 350,244',
)
const ear = shape('312,226* 336,190 372,170 398,170* 388,200 362,226 330,240')
const leg = (points: string, widths: readonly number[]): string => taper(points, widths, { decimals: 0 })
const hoof = (x: number, y: number): string =>
  shape([
    [x - 18, y - 26, true],
    [x + 16, y - 26, true],
    [x + 22, y, true],
    [x - 32, y, true],
    [x - 28, y - 10],
  ])
const nearFront = leg('486,250 476,296 460,352 468,404 456,464', [20, 82, 44, 25, 24])
const farFront = leg('420,310 364,344 394,400 356,440', [70, 38, 24, 20])
const nearHind = leg('758,252 800,326 754,388 778,464', [120, 64, 30, 24])
const farHind = leg('690,280 724,344 684,396 704,464', [90, 46, 26, 22])
const tail = shape('812,214* 846,212 866,236 862,268* 848,258 838,274* 824,256')

export const drawing: Drawing = creature(65, 'shironukinooujika', {
  size: [1000, 500],
  shadow: [622, 470, 296],
  flood: '#0c1833',
  defs:
    washi +
    gelGradient('e65-n', [640, 250, 210], night) +
    gelGradient('e65-m', [300, 290, 150], night) +
    gelGradient('e65-e', [234, 288, 40], gels.fire) +
    gelGradient('e65-l', [607, 294, 30], gels.lamp) +
    haloGradient('e65-h', '#ff8a4a', 0.7) +
    haloGradient('e65-k', '#4a5ab8', 0.4),
  parts:
    '<g transform="translate(44 0)">' +
    glow('e65-k', 590, 250, 246) +
    `<g class="far">${whitePly('e65-a', farTree, '#c3d0ee', 9)}${whitePly('e65-c', farFront, '#b4c4e6', 10)}${whitePly('e65-d', farHind, '#b4c4e6', 10)}${paper(hoof(702, 470) + 'M340 430l32-2l4 22l-36 14l-14-8z')}</g>` +
    `<g class="tail">${whitePly('e65-t', tail, 'url(#e65-w)')}</g>` +
    whitePly('e65-k1', nearHind, 'url(#e65-w)') +
    whitePly('e65-o', body, 'url(#e65-w)', 13) +
    // a landscape in its side: hills, bare trees, one window
    `<g class="gel"><path fill="url(#e65-n)" stroke="#0a0b34" stroke-width="4" d="${landscape}"/><circle cx="716" cy="240" r="19" fill="#f4f7ff"/><path fill="#dbe5ff" d="${circle(560, 226, 2.5)}${circle(600, 240, 2)}${circle(642, 222, 2.5)}${circle(668, 252, 2)}${circle(520, 236, 2.5)}${circle(764, 262, 2)}${circle(492, 228, 2)}"/>` +
    `<g transform="translate(0-26)"><path fill="#8f9ae0" d="${shape('446,300* 480,276 520,290 566,262 610,282 660,268 706,290 752,274 794,284* 780,318 740,326 676,306 600,312 528,332 474,344')}"/>` +
    `<path fill="#f4f7ff" d="${shape('448,318* 500,300 548,312 600,300 660,308 720,304 788,304* 778,318 740,328 676,308 600,314 528,334 474,346 460,330')}${taper('508,318 512,270 506,232', [13, 8, 0])}${taper('510,280 530,256 534,238', [7, 5, 0], { per: 1 })}${taper('510,264 492,246', [6, 0], { per: 1 })}${taper('668,316 664,264 674,222', [13, 8, 0])}${taper('667,270 646,250 642,236', [7, 5, 0], { per: 1 })}${taper('668,252 690,238', [6, 0], { per: 1 })}${taper('758,312 756,282 762,258', [9, 6, 0])}${taper('560,310 562,276', [8, 0], { per: 1 })}"/>` +
    `<path fill="#0a0b34" d="M586 306v-18l-8 0l28-22l28 22l-8 0v18z"/><path fill="url(#e65-l)" d="M600 288h14v13h-14z"/></g></g>` +
    // hair of the chest and the haunch
    inkOnGel(
      leaf(372, 250, 62, 6, 1.5) +
        leaf(398, 232, 80, 7, 1.55) +
        leaf(424, 226, 84, 7, 1.5) +
        leaf(352, 276, 46, 5, 1.4) +
        leaf(386, 320, 40, 5, 1.6) +
        leaf(418, 322, 42, 5, 1.5) +
        leaf(810, 226, 56, 6, 1.6),
      '#3a3490',
      0.75,
    ) +
    whitePly('e65-q', nearFront, 'url(#e65-w)') +
    paper(hoof(454, 470) + hoof(776, 470)) +
    `<path fill="#3a3490" opacity=".7" d="${leaf(470, 330, 60, 6, 1.65)}${leaf(800, 300, 40, 6, 1.4)}"/>` +
    whitePly('e65-f', ear, 'url(#e65-w)') +
    `<path class="gel" fill="url(#e65-m)" d="${shape('326,222* 346,198 380,180* 366,204 344,222')}"/>` +
    whitePly('e65-b', nearTree, 'url(#e65-w)', 10) +
    `<path fill="#3a3490" opacity=".6" d="${taper('306,214 318,180 352,150', [0, 5, 0], { per: 1 })}${taper('364,142 404,120 436,88', [0, 4, 0], { per: 1 })}${taper('306,160 304,126 302,100', [0, 4, 0], { per: 1 })}"/>` +
    // a bird on the antlers
    paper(
      shape('424,140* 444,150 470,148 486,136* 480,118 458,112 434,118') +
        taper('420,134 452,144 490,130', [4, 6, 4]) +
        taper('426,126 454,134 484,122', [3, 5, 3]),
    ) +
    `<g>${paper(shape('436,122 432,104 442,90 456,90 462,98 476,100* 464,106 470,122 456,128'))}<circle cx="457" cy="97" r="2.500" fill="#ffcf73"/></g>` +
    whitePly('e65-g', head, 'url(#e65-w)', 12) +
    `<path class="gel" fill="url(#e65-m)" d="${shape('330,236* 334,262 322,290 300,310* 306,284 304,258 314,240')}${shape('196,300* 170,320 142,334* 166,336 190,324')}${leaf(262, 330, 44, 6, -0.5)}${leaf(236, 350, 36, 5, -0.45)}"/>` +
    paper(shape('100,352* 112,336 132,334 138,348 124,362 106,366') + taper('112,374 146,368 180,360', [3, 5, 0])) +
    paper(circle(126, 348, 4), '#5344c0') +
    glow('e65-h', 238, 284, 34) +
    underShadow('e65', paper(shape('204,296* 220,274 244,262 272,262 286,252* 278,284 256,300 228,304'))) +
    `<g class="eye"><path fill="url(#e65-e)" d="${shape('214,294* 228,278 250,270 268,272* 254,290 234,298')}"/>${paper(shape('236,282* 250,278 258,274* 248,288 238,292'))}<circle cx="232" cy="283" r="3" fill="#fff"/></g>` +
    paper(taper('196,288 232,254 284,242', [0, 11, 4])) +
    // white breath
    `<g><path fill="#f4f7ff" stroke="${ink.near}" stroke-width="5" d="${mist(
      [
        [-6, 62],
        [-34, 48],
        [-14, 34],
      ],
      392,
      14,
    )}"/></g></g>`,
})
