import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { along, circle, shape, taper } from '../tools/paper.ts'

// head: one turn of a full brush that runs dry at the end
const stroke = '486,322 424,268 414,180 462,96 556,46 668,44 754,100 784,190 752,274 690,318'
const strokeWidths = [70, 62, 54, 50, 52, 48, 40, 30, 20, 8]
const mantle = shape('470,318 430,262 424,182 470,106 560,62 660,62 738,112 764,190 738,264 680,316 580,336')
/** Streaks that the hairs of the brush leave open. */
const dry = (points: string, widths: readonly number[], from: number, to: number, rows: readonly number[]): string =>
  rows
    .map((row, index) => {
      const path: [number, number][] = []
      along(
        points,
        widths,
        5,
        ({ x, y, dx, dy, width }) => {
          path.push([x - dy * width * row, y + dx * width * row])
          return ''
        },
        from + index * 0.03,
        to - (index % 2) * 0.05,
      )
      return taper(path, [0, 4, 5, 5, 4], { per: 1 })
    })
    .join('')
const suckers = (points: string, widths: readonly number[], count: number, side: number, from: number, to: number): string =>
  along(
    points,
    widths,
    count,
    ({ x, y, dx, dy, width }) =>
      circle(Math.round(x - dy * width * 0.24 * side), Math.round(y + dx * width * 0.24 * side), Math.max(3, Math.round(width * 0.15))),
    from,
    to,
  )
const arms = {
  high: ['520,316 430,348 330,316 252,228 170,174 104,176 66,204', [96, 88, 74, 60, 46, 36, 32]],
  low: ['548,326 452,404 320,420 204,372 116,372 70,414 96,452 136,440', [92, 84, 72, 58, 46, 36, 24, 0]],
  bottom: ['590,336 528,426 430,448 350,440 294,452', [88, 72, 50, 38, 32]],
  front: ['636,334 622,420 664,462 728,446 736,398 700,386 688,412', [84, 70, 56, 44, 32, 20, 0]],
  right: ['694,314 776,378 856,374 912,318 934,262', [86, 74, 58, 44, 36]],
  rightLow: ['668,330 752,422 840,442 914,440', [84, 66, 46, 34]],
  boat: ['748,268 828,262 884,196 868,118 806,104 790,146', [66, 58, 48, 38, 26, 0]],
  back: ['470,286 376,250 330,160 356,76 420,50 438,84', [70, 60, 48, 36, 22, 0]],
} as const satisfies Record<string, readonly [string, readonly number[]]>
/** Where the brush was lifted its hairs part. */
const hairs = (points: string, widths: readonly number[]): string =>
  along(
    points,
    widths,
    1,
    ({ x, y, dx, dy, width }) =>
      [
        [-0.4, 26],
        [-0.2, 44],
        [0, 34],
        [0.2, 54],
        [0.4, 30],
      ]
        .map(([row = 0, length = 0]) => {
          const [sx, sy] = [x - dy * width * row, y + dx * width * row]
          return taper(
            [
              [sx - dx * 14, sy - dy * 14],
              [sx + dx * length * 0.5 - dy * row * 6, sy + dy * length * 0.5 + dx * row * 6],
              [sx + dx * length - dy * row * 22, sy + dy * length + dx * row * 22],
            ],
            [width * 0.24, width * 0.17, 0],
            { per: 1, decimals: 0 },
          )
        })
        .join(''),
    1,
    1,
  )
const lifted = new Set(['high', 'bottom', 'right', 'rightLow'])
const arm = (name: keyof typeof arms): string =>
  (lifted.has(name) ? hairs(arms[name][0], arms[name][1]) : '') + taper(arms[name][0], arms[name][1], { decimals: 0 })
/** The open paper before the streaks. */
const streaks =
  dry(...arms.high, 0.55, 1, [-0.3, 0, 0.24]) +
  dry(...arms.bottom, 0.45, 0.95, [-0.2, 0.15]) +
  dry(...arms.right, 0.45, 0.97, [-0.26, 0.06]) +
  dry(...arms.rightLow, 0.4, 0.95, [-0.25, 0.05, 0.3]) +
  dry(stroke, strokeWidths, 0.5, 0.97, [-0.25, 0.02, 0.26])
const boat = 'M-66 0q10 26 34 30h72q24-6 40-36q-30 12-70 12t-76-6zM0 4v-66h5v66zM8-56q34 18 36 52h-36z'

export const drawing: Drawing = creature(45, 'oosumidako', {
  size: [1000, 500],
  shadow: [560, 472, 380],
  defs:
    gelGradient('e45-g', [590, 210, 230], gels.fire) +
    gelGradient('e45-l', [500, 320, 520], gels.lamp) +
    gelGradient('e45-e', [600, 240, 150], gels.spirit) +
    haloGradient('e45-h', '#ff8a4a', 0.6),
  parts:
    glow('e45-h', 594, 220, 214) +
    `<g class="far">${paper(arm('back'), ink.mid)}<path class="gel" fill="url(#e45-l)" opacity=".8" d="${suckers(...arms.back, 7, 1, 0.3, 0.85)}"/>` +
    `${paper(arm('boat'), ink.mid)}<path class="gel" fill="url(#e45-l)" opacity=".8" d="${suckers(...arms.boat, 6, -1, 0.3, 0.85)}"/></g>` +
    // a boat with a lit lamp
    `<g transform="translate(826 96)rotate(-14)">${paper(boat)}<circle cx="-34" cy="-18" r="26" fill="url(#e45-h)"/><path class="gel" fill="#ffe08a" d="M-42-28h16l3 8l-3 18h-16l-3-18z"/>${paper('M-44-32h20v5h-20zM-42-4h16v4h-16z')}</g>` +
    underShadow('e45', paper(arm('rightLow') + arm('bottom'))) +
    litPly('e45', arm('right'), { edge: rim }) +
    `<g class="gel">${gelWindow(mantle, 'e45-g', 4)}` +
    // ink swirling in the head: clouds and a school of fish
    inkOnGel(
      taper('474,150 530,120 600,128 640,100 620,80 592,92', [0, 14, 18, 15, 9, 0]) +
        taper('520,200 560,170 640,170 700,140 736,160', [0, 10, 20, 14, 0]) +
        taper('660,230 700,210 742,214', [0, 14, 0]) +
        taper('440,220 462,196 490,200', [0, 10, 0]) +
        taper('700,110 716,120 712,140 694,138', [6, 10, 8, 0]),
      '#5c0a1c',
      0.62,
    ) +
    `<path fill="#fff0c0" opacity=".6" d="${taper('452,236 448,184 480,126', [0, 10, 0])}${taper('496,108 510,96 526,88', [0, 7, 0])}"/></g>` +
    litPly('e45', taper(stroke, strokeWidths), { edge: rim }) +
    `<g class="arms">${litPly('e45', arm('high'), { edge: rim })}${litPly('e45', arm('low'), { edge: rim })}${litPly('e45', arm('front'), { edge: innerRim })}</g>` +
    paper(shape('430,270 470,262 520,280 580,296 640,288 700,268 750,256 752,300 720,350 660,376 590,366 500,376 450,330')) +
    // where one arm ends and the next begins
    `<path fill="${innerRim}" d="${taper('500,352 460,372 410,374 360,350', [0, 5, 5, 0])}${taper('548,368 500,410 430,420 370,412', [0, 6, 6, 0])}${taper('606,372 586,404 588,430 604,452', [0, 6, 6, 0])}${taper('668,370 706,382 728,402', [0, 5, 0])}${taper('716,344 760,374 800,380', [0, 5, 0])}${taper('654,376 650,404 664,424', [0, 5, 0])}"/>` +
    `<path fill="${rim}" opacity=".62" d="${streaks}"/>` +
    `<path class="gel" fill="url(#e45-l)" d="${suckers(...arms.high, 10, -1, 0.32, 0.92)}${suckers(...arms.low, 10, 1, 0.28, 0.92)}${suckers(...arms.front, 6, -1, 0.34, 0.9)}${suckers(...arms.right, 7, 1, 0.3, 0.88)}"/>` +
    // eyes, brow and the funnel
    underShadow(
      'e45',
      paper(
        shape('470,250* 500,214 548,206 584,232 592,264* 566,286 520,290 486,276') +
          shape('736,240* 708,206 662,200 628,228 620,262* 644,284 690,284 722,268'),
      ),
    ) +
    `<g class="eye"><path fill="url(#e45-e)" d="${shape('482,250* 508,224 546,220 576,246 580,262* 556,276 520,278 494,268')}${shape('726,240* 702,216 664,214 636,240 632,258* 652,272 688,272 714,260')}"/>${paper(shape('500,250* 524,242 552,252* 526,264') + shape('644,248* 668,238 698,244* 672,258'))}<circle cx="512" cy="240" r="5" fill="#fff"/><circle cx="656" cy="236" r="5" fill="#fff"/></g>` +
    litPly('e45', taper('452,238 500,196 558,200 600,240', [4, 24, 26, 6]) + taper('752,226 706,186 652,194 612,240', [4, 24, 26, 6]), {
      edge: innerRim,
    }) +
    litPly('e45', shape('572,286* 566,312 560,340 574,354 604,360 634,350 640,336 632,308 628,284*'), { edge: innerRim }) +
    `<ellipse cx="600" cy="344" rx="28" ry="11" fill="url(#e45-g)"/><ellipse cx="600" cy="345" rx="18" ry="6" fill="#12060c"/>` +
    paper(taper('592,350 588,376 590,392', [9, 6, 8]) + circle(589, 400, 6) + circle(594, 420, 4)),
})
