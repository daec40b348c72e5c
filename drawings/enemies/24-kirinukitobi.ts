import { creature, glow, innerRim, paper } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { gelGradient, gels, haloGradient, ink, litPly, rim } from '../figure.ts'
import { circle, cut, shape, taper } from '../paper.ts'

// the sheet it was cut from: one corner is already gone, there it breaks out
const sheet = cut('112,44 388,16 396,330 232,350 214,300 150,250 120,170')
const hole = shape('136,68* 364,44* 371,306* 246,322* 232,288 164,240 144,168*', { hole: true })
const windowShape = cut('134,66 366,42 373,308 244,324 230,288 164,240 142,168')
const feathers = (tips: readonly (readonly [number, number])[], x: number, y: number, width: number): string =>
  tips
    .map(([tx, ty]) =>
      taper(
        [
          [x, y],
          [x + (tx - x) * 0.45, y + (ty - y) * 0.42],
          [x + (tx - x) * 0.8, y + (ty - y) * 0.8],
          [tx, ty],
        ],
        [width * 0.8, width * 1.15, width, 0],
      ),
    )
    .join('')
const wing =
  shape('160,232 150,196 160,168 196,150 236,158 258,190 254,228 232,262 190,262') +
  feathers(
    [
      [98, 66],
      [130, 26],
      [174, 8],
      [222, 22],
      [262, 58],
      [290, 112],
    ],
    200,
    226,
    29,
  )
const farWing =
  shape('240,246 262,206 300,200 320,230 300,270 262,276') +
  feathers(
    [
      [330, 96],
      [374, 122],
      [392, 166],
      [394, 212],
      [378, 250],
    ],
    264,
    246,
    28,
  )
const body = shape(
  '96,246 104,226 128,216 156,222 190,230 230,240 270,256 312,272 348,288 384,300* 364,312 388,330* 350,326 344,346* 318,324 280,312 240,310 200,304 164,294 128,280 104,268',
)
const beak = shape('106,234* 84,234 62,248 56,276* 72,264 92,266 110,262*')
const talon = (x: number, y: number): string =>
  paper(
    taper(
      [
        [x + 34, y - 40],
        [x + 14, y - 18],
        [x, y],
      ],
      [20, 16, 12],
    ),
  ) +
  paper(
    taper(
      [
        [x + 2, y - 4],
        [x - 20, y + 4],
        [x - 26, y + 26],
      ],
      [10, 9, 0],
    ) +
      taper(
        [
          [x + 4, y - 2],
          [x - 6, y + 14],
          [x - 2, y + 36],
        ],
        [10, 9, 0],
      ) +
      taper(
        [
          [x + 6, y - 4],
          [x + 16, y + 10],
          [x + 22, y + 28],
        ],
        [9, 8, 0],
      ),
  )
const quills = [
  [116, 98],
  [144, 62],
  [180, 44],
  [220, 56],
  [254, 86],
  [278, 130],
]
  .map(([x = 0, y = 0]) =>
    taper(
      [
        [200 + (x - 200) * 0.2, 226 + (y - 226) * 0.2],
        [200 + (x - 200) * 0.6, 226 + (y - 226) * 0.58],
        [x, y],
      ],
      [3, 8, 0],
      { per: 1 },
    ),
  )
  .join('')
const scales = [
  [226, 254],
  [254, 264],
  [282, 274],
  [212, 274],
  [240, 284],
  [268, 294],
  [298, 292],
  [314, 304],
]
  .map(([x = 0, y = 0]) => `M${x} ${y}q13 0 17 11q-11-6-17-11z`)
  .join('')

export const drawing: Drawing = creature(24, 'kirinukitobi', {
  size: [400, 400],
  shadow: [214, 372, 130],
  defs:
    gelGradient('e24-g', [262, 170, 190], gels.wind) +
    gelGradient('e24-e', [126, 240, 18], gels.lamp) +
    haloGradient('e24-h', '#8ff0c4', 0.55) +
    gelGradient('e24-q', [190, 236, 150], ['#fdffe0', '#c8f79a', '#4fc98f', '#0f6a5a']),
  parts:
    glow('e24-h', 240, 190, 158) +
    `<path class="gel" fill="url(#e24-g)" d="${windowShape}"/>` +
    litPly('e24', sheet + hole, { fill: ink.mid, edge: rim }) +
    // the line along which to cut
    `<path fill="none" stroke="${rim}" stroke-width="2.5" stroke-dasharray="13 9" opacity=".75" d="M124 56L378 30L384 318L240 337"/>` +
    `<g class="far">${litPly('e24', farWing, { fill: ink.far, edge: innerRim })}<path fill="url(#e24-q)" opacity=".55" d="${taper('262,252 300,206 350,156', [5, 5, 0], { per: 1 })}${taper('276,262 316,222 362,188', [5, 5, 0], { per: 1 })}${taper('290,268 324,242 352,220', [5, 4, 0], { per: 1 })}"/></g>` +
    talon(128, 322) +
    talon(178, 330) +
    litPly('e24', body, { edge: rim }) +
    `<path class="gel" fill="url(#e24-q)" d="${scales}"/>` +
    litPly('e24', wing, { edge: rim }) +
    `<path class="gel" fill="url(#e24-q)" d="${quills}"/>` +
    litPly('e24', beak, { edge: rim }) +
    `<path fill="url(#e24-e)" d="${taper('64,262 80,254 104,256', [0, 4, 2], { per: 1 })}"/>` +
    `<g class="eye"><path fill="url(#e24-e)" d="${shape('106,240* 122,230 146,238* 134,250 116,250')}"/>${paper(circle(122, 241, 5.5))}<circle cx="119" cy="238" r="2" fill="#fff"/></g>` +
    paper(taper('98,236 120,225 156,234', [2, 8, 2])),
})
