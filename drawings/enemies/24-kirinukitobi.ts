import { creature, glow, innerRim, paper } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, cut, leaf, shape, taper } from '../tools/paper.ts'

// A kite that strikes with its feet, still hanging in the square sheet it was cut from. Wing tips and tail are the bridges
// that hold it; the corner in front of its claws is torn off.
const p = 'e24'
const sheet = cut([
  [-160, 34],
  [-160, -160],
  [160, -160],
  [160, 160],
  [-4, 160],
  [-18, 150],
  [-6, 138],
  [138, 138],
  [138, -138],
  [-138, -138],
  [-138, 46],
  [-148, 34],
  [-154, 46],
])
/** Flight feathers of the near wing: root and tip. */
const primaries = [
  [258, 78, 374, 14],
  [264, 94, 386, 46],
  [266, 112, 390, 82],
  [264, 130, 388, 120],
  [258, 148, 376, 156],
  [250, 166, 356, 190],
  [242, 184, 330, 220],
  [232, 204, 298, 246],
] as const
const nearWing = shape(
  '152,220 172,152 208,96 262,50 326,22 374,14* 340,42* 386,46* 346,70* 390,82* 348,98* 388,120* 342,126* 376,156* 330,154* 356,190* 310,182* 330,220* 286,208* 298,246* 256,236* 236,270',
)
const quills = primaries
  .map(([x, y, tx, ty]) =>
    taper(
      [
        [x, y],
        [x + (tx - x) * 0.5, y + (ty - y) * 0.44],
        [x + (tx - x) * 0.9, y + (ty - y) * 0.88],
      ],
      [0, 15, 0],
      { per: 1 },
    ),
  )
  .join('')
const coverts =
  leaf(212, 112, 38, 8, -0.75) +
  leaf(206, 136, 42, 8, -0.5) +
  leaf(200, 160, 44, 8, -0.25) +
  leaf(196, 184, 42, 8, 0) +
  leaf(194, 208, 38, 7, 0.25)
const farWing = shape('176,214 136,166 108,116 88,62 78,12* 104,44* 106,0* 128,42* 136,-4* 150,46* 166,6* 172,62* 192,34* 194,96 206,140')
const farQuills =
  leaf(108, 92, 66, 7, -1.95) +
  leaf(126, 98, 76, 7, -1.8) +
  leaf(144, 104, 84, 7, -1.66) +
  leaf(162, 112, 84, 7, -1.52) +
  leaf(180, 126, 72, 7, -1.4)
const body = shape('138,208 176,186 214,204 250,244 272,288 262,308 232,306 192,292 158,264')
const tail = shape('240,276* 296,282 352,290* 340,306* 364,324* 336,330* 352,358* 318,346* 316,376* 288,344* 278,364* 250,312')
const tailCuts = leaf(266, 290, 72, 7, 0.06) + leaf(266, 298, 80, 8, 0.4) + leaf(262, 304, 74, 8, 0.78) + leaf(258, 306, 50, 6, 1.15)
const head = shape('184,206 176,168 148,146 116,146 94,164 92,190 104,212 128,228 152,238')
const beak = shape('104,152* 78,158 56,178 48,204 54,236* 68,214 88,204 108,200*')
const breast =
  leaf(168, 214, 26, 6, 1.0) +
  leaf(186, 218, 26, 6, 0.95) +
  leaf(180, 240, 26, 6, 0.9) +
  leaf(200, 238, 26, 6, 0.85) +
  leaf(198, 262, 26, 6, 0.75) +
  leaf(220, 258, 26, 6, 0.75) +
  leaf(222, 280, 26, 6, 0.65)
/** A foot thrown forward, claws open. */
const nearFoot =
  taper('252,268 206,276 154,284 104,298', [0, 62, 48, 20]) +
  taper('108,296 66,282 28,312', [20, 16, 0]) +
  taper('106,300 70,310 46,350', [20, 15, 0]) +
  taper('108,302 96,330 88,368', [20, 15, 0]) +
  taper('106,296 108,318 126,334', [16, 12, 0])
const farFoot =
  taper('226,288 194,318 170,338', [48, 32, 16]) +
  taper('172,334 148,346 132,376', [16, 12, 0]) +
  taper('170,338 166,362 168,384', [16, 12, 0]) +
  taper('172,334 186,352 196,372', [14, 11, 0])

export const drawing: Drawing = creature(24, 'kirinukitobi', {
  size: [400, 400],
  beyond: { top: 5 },
  shadow: [196, 374, 110],
  defs:
    gelGradient('e24-q', [196, 206, 210], gels.water) +
    gelGradient('e24-e', [132, 180, 24], gels.lamp) +
    gelGradient('e24-b', [92, 176, 60], gels.lamp) +
    haloGradient('e24-h', '#bff0ff', 0.6),
  parts:
    glow('e24-h', 206, 180, 186) +
    `<g transform="translate(208 182)rotate(-7)">${litPly(p, sheet, { fill: ink.mid, edge: rim, className: 'far' })}` +
    `<path fill="none" stroke="${rim}" stroke-width="2.5" stroke-dasharray="12 8" opacity=".8" d="M-149 24V-149H149V149H10"/></g>` +
    `<g transform="translate(34 26)scale(.87)">` +
    litPly(p, farWing + farFoot, { edge: rim, fill: ink.mid }) +
    `<path class="gel" fill="url(#e24-q)" d="${farQuills}"/>` +
    litPly(p, tail, { edge: rim }) +
    litPly(p, nearWing, { edge: rim }) +
    `<path class="gel" fill="url(#e24-q)" d="${quills + coverts + tailCuts}"/>` +
    litPly(p, body, { edge: innerRim }) +
    `<path class="gel" fill="url(#e24-q)" d="${breast}"/>` +
    litPly(p, nearFoot, { edge: rim }) +
    `<path class="gel" fill="url(#e24-q)" d="${leaf(196, 268, 44, 6, 2.95) + leaf(196, 284, 48, 6, 3)}"/>` +
    litPly(p, head + beak, { edge: rim }) +
    `<g class="gel">${gelWindow(shape('98,166* 80,172 66,188 60,212* 72,200 96,190*'), 'e24-b', 2)}</g>${paper(taper('104,190 84,196 66,214', [4, 4, 0]))}` +
    `<path class="gel" fill="url(#e24-q)" d="${leaf(148, 200, 30, 5, 0.9) + leaf(162, 186, 30, 5, 1.1) + leaf(132, 206, 24, 5, 0.8)}"/>` +
    `<g class="eye">${gelWindow(shape('114,184* 126,168 146,168 158,178* 146,192 126,194'), 'e24-e', 2)}<path fill="#0a0508" d="${circle(132, 181, 8)}"/><circle cx="128" cy="177" r="3" fill="#fff"/></g>` +
    paper(taper('104,172 130,158 164,172', [3, 10, 2])) +
    '</g>',
})
