import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, leaf, plates, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e104'
const { outer, inner, far, gel, slit, flat, glow, stroke } = plySet(prefix, '#566f86')

const spine = '186,130 200,176 196,226 186,276 200,322 250,348 306,342 352,318 376,276'
const widths = [70, 84, 92, 90, 84, 74, 58, 40, 18]
const segments = plates(spine, widths, 12, { gap: 0.12, bulge: 0.5, flare: 0.04 })
const glowingCore = taper(
  spine,
  widths.map((width) => width * 0.76),
)
// Its coat is an open book: covers, pages, spine; the corner is already eaten
const coverLeft = shape(
  '184,140* 130,120 70,124 40,142* 44,240 60,352* 74,344 88,352* 92,336 108,334* 108,352 128,352* 168,356 190,372* 176,250',
)
const coverRight = shape(
  '192,140* 240,114 300,112 340,128* 344,180 344,226* 326,226 318,240* 328,252 322,268 342,276* 340,336* 290,334 238,344 196,372* 208,250',
)
const pagesLeft = shape('180,152* 134,132 84,134 58,148* 62,240 74,330* 96,322 140,332 182,352* 170,250')
const pagesRight = shape(
  '198,152* 244,126 292,124 326,138* 328,220* 312,226 304,240* 312,256 306,272 326,282* 324,324* 284,320 238,330 204,352* 214,250',
)
const linesLeft = [168, 188, 208, 228, 248, 268, 288]
  .map((y, index) =>
    taper(
      [
        [76 + index, y - 4],
        [104, y - 10],
        [index === 3 ? 118 : 132, y - 4],
      ],
      [2, 4, 2],
      { per: 1 },
    ),
  )
  .join('')
const linesRight = [160, 180, 200, 290, 308]
  .map((y, index) =>
    taper(
      [
        [250, y],
        [280, y - 10],
        [index === 1 ? 290 : 312, y - 8],
      ],
      [2, 4, 2],
      { per: 1 },
    ),
  )
  .join('')
const bookmark = taper('296,112 300,80 316,60 306,38', [9, 10, 9, 8])
const head = shape('184,24 224,32 248,64 246,104 224,136 184,146 146,136 124,106 122,66 144,34')
const antennae = taper('160,38 146,12 122,6 112,20', [6, 5, 4, 0]) + taper('208,36 226,10 250,8 256,22', [6, 5, 4, 0])
const spectacles = circle(152, 84, 31) + circle(214, 82, 29)
const jaws = shape('150,124* 170,130 178,146 168,158* 156,148 146,138') + shape('214,124* 196,130 188,146 198,158* 210,148 220,136')
// The torn page in its mouth
const torn = shape('150,150* 206,148* 216,158 210,168* 220,180 214,204* 200,198 190,206* 176,198 162,206* 144,200*')
const hands = taper('128,196 132,176 150,172', [16, 14, 9]) + taper('242,194 236,176 218,170', [16, 14, 9])
const crumbs = [
  [118, 372, 6],
  [140, 366, 4],
  [94, 368, 4],
]
  .map(([x, y, s]) => `M${x} ${y}l${s} -3 2 ${s}-${s} 2z`)
  .join('')

export const drawing: Drawing = {
  name: 'enemies/104',
  svg: enemySvg('shokomushi', {
    viewBox: '0 0 400 400',
    defs: `${gelGradient(`${prefix}-g`, [210, 240, 190], gels.fire)}${gelGradient(`${prefix}-p`, [190, 220, 170], ['#fff8e6', '#ffe9bd', '#f2c07c', '#b8703f'])}${gelGradient(`${prefix}-e`, [180, 76, 74], gels.lamp)}${haloGradient(`${prefix}-h`, '#ffcf6a', 0.5, '#ff8a3a')}${figureFilter(prefix, '#04070d')}`,
    content: `${groundShadow(214, 372, 170, 13)}<g class="body">${far(antennae)}${outer(coverLeft + coverRight)}${flat(bookmark, '#e8334f')}<g class="gel">${gel(pagesLeft, 'p', 2)}${gel(pagesRight, 'p', 2)}</g>${flat(linesLeft + linesRight, '#5a2a2a', 0.8)}
${slit(taper('50,150 54,240 66,330', [2, 5, 2]) + taper('334,140 336,180 336,214', [2, 5, 2]))}${slit(glowingCore)}<g class="tail">${outer(segments.slice(6).reverse().join(''))}</g>${outer(segments.slice(0, 6).reverse().join(''))}
${slit(
  [
    [196, 190],
    [192, 224],
    [188, 258],
    [190, 292],
  ]
    .map(([x = 0, y = 0]) => leaf(x - 20, y, 16, 4, 0.5) + leaf(x + 20, y, -16, 4, -0.5))
    .join('') +
    [
      [240, 344],
      [276, 346],
      [310, 340],
    ]
      .map(([x = 0, y = 0]) => leaf(x, y - 10, 20, 4, 1.4))
      .join(''),
)}
${gel(torn, 'p', 2)}${flat(taper('160,166 180,164 200,166', [0, 3, 0]) + taper('158,180 180,178 204,180', [0, 3, 0]), '#7a2f24')}${outer(head)}${slit(taper('146,52 184,38 222,50', [0, 6, 0]))}${inner(jaws, ink.mid)}${inner(hands, ink.mid)}
<g class="eye">${glow(152, 84, 46)}${glow(214, 82, 44)}${inner(spectacles, ink.mid)}${gel(circle(152, 84, 25) + circle(214, 82, 23), 'e', 2)}${flat(circle(144, 88, 9) + circle(206, 86, 8.5), '#0a0508')}${flat(circle(140, 84, 3) + circle(202, 82, 3), '#fff')}</g>
${stroke('M181 82q2-3 5 0', 'var(--k3,#566f86)', 5)}${stroke('M134 72q6-10 16-10M198 68q6-8 14-8', '#fff', 3, 0.7)}${flat(crumbs, '#f2c07c')}</g>`,
  }),
}
