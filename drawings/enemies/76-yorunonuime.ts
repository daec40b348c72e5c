import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink, rim } from '../figure.ts'
import { circle, shape, star, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

const prefix = 'e76'
const { outer, inner, gel, slit, flat, glow, stroke } = plySet(prefix, '#2f6d70')

// A cloth of night, pulled up by threads at its corners
const night = shape(
  '500,34* 548,80 620,96 690,66 744,26* 778,74 844,86 930,14* 924,84 936,150 966,214 988,306* 948,300 934,352 958,424* 906,400 872,430 858,474* 812,446 764,466 716,444 664,472* 606,450 500,462 394,450 336,472* 284,444 236,466 188,446 142,474* 128,430 94,400 42,424* 66,352 52,300 12,306* 34,214 64,150 76,84 70,14* 156,86 222,74 252,26* 310,66 380,96 452,80',
)
const folds = [
  '96,80 150,160 130,280 150,400',
  '180,116 230,200 210,320 240,430',
  '306,116 330,150 300,330 330,440',
  '904,80 850,160 870,280 850,400',
  '820,116 770,200 790,320 760,430',
  '700,116 680,150 700,330 670,440',
]
  .map((line) => taper(line, [0, 12, 14, 0]))
  .join('')
// The seam has come open: a smile standing on its end
const mouthPoints = '500,84* 448,130 404,200 390,276 408,356 446,412 500,448* 566,410 612,350 628,272 606,194 560,130'
const lips = shape('500,58* 430,112 376,190 360,280 380,370 430,430 500,468* 584,430 638,364 656,270 634,182 578,110')
const needle = (x: number, y: number, tipX: number, tipY: number, width: number): string =>
  taper(
    [
      [x, y],
      [(x + tipX) / 2, (y + tipY) / 2 - 4],
      [tipX, tipY],
    ],
    [width, width * 0.8, 0],
    { per: 1 },
  )
const teeth = [
  [470, 108, 514, 150, 9],
  [438, 142, 520, 186, 11],
  [412, 186, 482, 216, 11],
  [396, 232, 536, 256, 13],
  [390, 280, 470, 288, 11],
  [396, 324, 530, 318, 13],
  [412, 364, 486, 352, 11],
  [440, 404, 516, 378, 10],
  [532, 108, 496, 136, 9],
  [566, 138, 502, 170, 10],
  [594, 176, 530, 206, 11],
  [616, 222, 504, 238, 12],
  [626, 270, 548, 278, 11],
  [620, 318, 492, 302, 13],
  [600, 364, 540, 340, 11],
  [566, 406, 496, 360, 11],
]
  .map(([x = 0, y = 0, tipX = 0, tipY = 0, width = 0]) => needle(x, y, tipX, tipY, width))
  .join('')
const stitches = [
  [500, 66, 22],
  [498, 450, 24],
  [452, 118, 26],
  [410, 178, 26],
  [384, 256, 26],
  [390, 340, 26],
  [424, 404, 26],
  [556, 116, 26],
  [604, 178, 26],
  [634, 262, 26],
  [624, 344, 26],
  [582, 408, 26],
]
  .map(([x = 0, y = 0, half = 0]) => {
    const angle = Math.atan2(y - 270, x - 500)
    const [c, s] = [Math.cos(angle) * half, Math.sin(angle) * half]
    return taper(
      [
        [x - c, y - s],
        [x, y - 3],
        [x + c, y + s],
      ],
      [3, 6, 3],
      { per: 1 },
    )
  })
  .join('')
/** A great needle: blade, eye with a hole, the thread follows elsewhere. */
const greatNeedle = (x: number, y: number, angle: number, length: number): string =>
  `<g transform="translate(${x} ${y})rotate(${angle})"><path fill-rule="evenodd" d="M-9 0q0-26 9-30q9 4 9 30l-5 ${length}l-4 34l-4-34zM-3-4q0-16 3-18q3 2 3 18q-3 10-6 0z"/></g>`
const threads =
  taper('252,20 330,4 420,30 500,60', [3, 4, 4, 3]) +
  taper('744,12 690,-4 590,20 500,64', [3, 4, 4, 3]) +
  taper('70,16 40,-6 20,-10', [4, 4, 4]) +
  taper('930,16 962,-6 990,-10', [4, 4, 4])
const stars = [
  [110, 130, 10],
  [190, 110, 6],
  [150, 250, 8],
  [112, 330, 6],
  [240, 360, 9],
  [310, 230, 6],
  [280, 100, 5],
  [880, 130, 9],
  [800, 96, 6],
  [850, 260, 8],
  [900, 340, 6],
  [760, 350, 9],
  [700, 230, 6],
  [730, 110, 5],
  [200, 410, 5],
  [810, 410, 6],
]
  .map(([x = 0, y = 0, r = 0]) => star(x, y, r, r * 0.3, 4))
  .join('')
const button = (x: number, y: number, r: number): string => circle(x, y, r)
const holes = (x: number, y: number, r: number): string =>
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(([a = 0, b = 0]) => circle(x + a * r, y + b * r, r * 0.5))
    .join('')
const spool = 'M504 230h44v10h-6v52h6v10h-44v-10h6v-52h-6z'

export const drawing: Drawing = {
  name: 'enemies/76',
  svg: foeSvg('yorunonuime boss', {
    viewBox: '-30 -32 1060 530',
    defs: `${gelGradient(`${prefix}-g`, [510, 268, 190], gels.fire)}${gelGradient(`${prefix}-l`, [270, 180, 66], gels.lamp)}${gelGradient(`${prefix}-m`, [744, 196, 66], gels.lamp)}${gelGradient(`${prefix}-k`, [500, 260, 480], gels.lamp)}${haloGradient(`${prefix}-h`, '#ff8a3a', 0.5, '#f2491f')}${figureFilter(prefix, '#02080c')}`,
    content: `${groundShadow(500, 470, 440, 22)}<g class="body"><g fill="${rim}" class="far">${greatNeedle(252, 16, 24, 200)}${greatNeedle(744, 8, -22, 200)}</g>${flat(threads, '#ffdca6')}
${outer(night)}${flat(folds, ink.mid)}${slit(stars, 'k')}<g class="wing">${outer(lips, ink.mid)}<g class="gel">${gel(shape(mouthPoints), 'g', 5)}</g></g>
${flat(spool, '#7a1230', 0.75)}${stroke('M548 262q60 40 20 90t-60 60', '#7a1230', 3, 0.75)}${inner(teeth)}${flat(stitches, '#ffdca6')}
<g class="eye">${glow(270, 180, 84)}${inner(button(270, 180, 58))}${gel(button(270, 180, 46), 'l', 4)}${flat(holes(262, 186, 13), '#0a0508')}${flat(taper('250,174 262,186 276,200', [5, 5, 5], { per: 1 }) + taper('276,172 262,186 248,202', [5, 5, 5], { per: 1 }), '#8f1440')}
${stroke('M744 100q14 30 2 50', '#ffdca6', 3)}${glow(744, 196, 84)}<g transform="rotate(14 744 196)">${inner(button(744, 196, 52))}${gel(button(744, 196, 41), 'm', 4)}${flat(holes(735, 202, 12), '#0a0508')}${flat(taper('724,190 735,202 748,214', [5, 5, 5], { per: 1 }) + taper('748,190 735,202 722,216', [5, 5, 5], { per: 1 }), '#8f1440')}</g></g>
${inner(shape('200,116* 260,104 330,142 344,176* 300,150 250,138') + shape('812,132* 752,116 690,150 676,186* 716,164 764,150'), ink.mid)}
<g fill="${rim}">${greatNeedle(150, 300, 8, 120)}${greatNeedle(856, 300, -8, 120)}</g>${stroke('M150 276q-60-30-20-120', '#ffdca6', 3)}${stroke('M856 276q60-30 20-120', '#ffdca6', 3)}</g>`,
  }),
}
