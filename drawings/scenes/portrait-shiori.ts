import { face } from '../bodies/figure.ts'
import { bust, bustPly } from '../people/guild.ts'
import { handsOf } from '../bodies/hands.ts'
import { circle, line, shape, taper } from '../tools/paper.ts'
import { box } from '../places/scenery.ts'

// シオリ of the library, asleep on the open book: a finger in the right page, a pencil shorter than the little one, blank name tags.
const p = 'pis'
const { hand } = handsOf(p)
const hair = shape(
  '110,186* 96,150 100,104 124,70 158,54 192,52 230,62 258,92 266,136 258,190* 246,206 240,160 230,116 188,98 146,110 132,150 128,206',
)
const fringe = shape(
  '116,156* 116,108 142,76 186,66 230,78 252,108 250,158* 240,136 234,120* 222,134 206,142* 204,128 200,116* 184,134 160,142* 164,128 162,118* 140,136',
)
const bun = circle(232, 52, 27)
const ribbon = taper('206,62 230,76 256,72', [7, 8, 7], { per: 1 })
const shoulders = shape('-10,430* -2,336 40,292 116,276* 200,300* 284,276* 360,292 402,336 410,430*')
const dots = [
  [40, 330],
  [72, 312],
  [330, 314],
  [362, 338],
  [346, 366],
  [26, 362],
]
  .map(([x = 0, y = 0]) => circle(x, y, 5))
  .join('')
const sleeveLeft = shape('4,372* 14,336 58,312 122,306 176,318 200,338* 192,362 140,374 70,378')
const sleeveRight = shape('396,372* 386,332 342,308 280,306 240,322 208,344* 226,366 284,376 342,378')
const creases = taper('60,330 96,322 132,330', [1, 4, 1], { per: 1 }) + taper('292,322 330,324 362,340', [1, 4, 1], { per: 1 })
const pencil = 'M196 392l44-8 3 11-44 8z'
const page = shape('34,430* 40,366 100,358 160,368 200,384* 240,368 300,358 362,366* 368,430*')
const rows = ['62,388 110,380 150,388', '60,402 112,394 180,404', '256,386 300,378 340,386', '236,402 296,392 342,400']
  .map((points) => line(points))
  .join('')
const tags = box(306, 250, 56, 78)
const shelf = box(24, 96, 352, 9) + box(24, 196, 352, 9)
const books = [44, 62, 78, 100, 116, 280, 298, 318, 336]
  .map(
    (x, at) =>
      box(x, 96 - 46 - (at % 3) * 9, 13 + (at % 2) * 4, 46 + (at % 3) * 9) +
      box(x - 4, 196 - 56 - (at % 4) * 7, 13 + (at % 3) * 3, 56 + (at % 4) * 7),
  )
  .join('')

/** In the box of `face`, for a scene too. */
export const head = (s: string, eyes: 'shut' | 'wide'): string =>
  `<g transform="rotate(-10 190 200)translate(8 36)scale(.94)">${bustPly(s, bun)}<path fill="#e8839a" d="${ribbon}"/>${bustPly(s, hair)}${face(s, { eyes, brow: -1, mouth: 'open', blush: 0.35 })}` +
  `${bustPly(s, fringe, 'var(--k0,#150d1c)', '#8a4a6a')}<path fill="none" stroke="#8a5a86" stroke-width="2.500" stroke-linecap="round" opacity=".8" d="M134 96q18-20 46-22M240 100q-10-16-36-24M220 44q14-10 26 2"/></g>`

export const drawings = bust('portrait-shiori', p, {
  defs: '',
  light: ['#ffc08a', '#4a2a66'],
  behind:
    `<path fill="#5a2f5e" opacity=".62" d="${books}${shelf}"/>${bustPly(p, shoulders, '#3a1f58')}<path fill="#f0d4e0" opacity=".6" d="${dots}"/>` +
    `<g transform="rotate(7 334 288)"><g filter="url(#${p}-s)"><path fill="#e8d4a8" d="${box(312, 256, 56, 78)}"/><path fill="#fff6dc" d="${tags}"/></g><path fill="#b3703f" d="${circle(334, 262, 4)}"/></g>`,
  head: head(p, 'shut'),
  before:
    `<g filter="url(#${p}-s)"><path fill="#fff0cf" d="${page}"/></g><path fill="none" stroke="#b3703f" stroke-width="2.500" stroke-linecap="round" opacity=".7" d="${rows}"/><path fill="none" stroke="#b3703f" stroke-width="2" d="M200 384v46"/>` +
    `${bustPly(p, sleeveRight, '#4f2c74', '#ffd9a0')}${bustPly(p, sleeveLeft, '#45266a', '#ffd9a0')}<path fill="#8a5aa8" opacity=".7" d="${creases}"/>${hand('flat', 200, 356, { scale: 0.86 })}<path fill="#e8a24e" stroke="#150d1c" stroke-width="2" d="${pencil}"/><path fill="#150d1c" d="M243 395l-3-11 13 3z"/>`,
})
