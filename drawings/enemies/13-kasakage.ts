import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gelWindow, groundShadow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { leaf, shape, taper } from '../tools/paper.ts'

// A half-open paper umbrella with one eye and one leg, dripping.
const p = 'e13'
const tip: readonly [number, number] = [200, 60]
// The hem, left to right: rib ends are knife corners, the paper sags between them.
const hem: readonly (readonly [number, number])[] = [
  [66, 296],
  [108, 326],
  [164, 340],
  [226, 340],
  [288, 328],
  [334, 298],
]
const canopy =
  '184,58* 216,58* 238,96 280,176 318,252 348,302* 318,302 292,334* 258,322 227,350* 194,330 162,350* 136,324 104,334* 86,304 52,300* 86,246 122,176 164,96'
function panel(index: number): string {
  const [x1, y1] = hem[index] ?? tip
  const [x2, y2] = hem[index + 1] ?? tip
  const at = (x: number, y: number, share: number, side: number): [number, number] => [
    tip[0] + (x - tip[0]) * share + side,
    tip[1] + (y - tip[1]) * share,
  ]
  const middle: [number, number] = [(x1 + x2) / 2, (y1 + y2) / 2 - 14]
  const bulge = (x1 + x2) / 2 < 200 ? -6 : 6
  const [ax, ay] = at(x1, y1, 0.2, 3)
  const [bx, by] = at(x2, y2, 0.2, -3)
  const [cx, cy] = at(x2, y2, 0.62, -4 + (index >= 3 ? bulge * 1.6 : 0))
  const [dx, dy] = at(x2, y2, 0.95, -7)
  const [ex, ey] = at(x1, y1, 0.95, 7)
  const [fx, fy] = at(x1, y1, 0.62, 4 + (index <= 1 ? bulge * 1.6 : 0))
  return shape([
    [ax, ay, true],
    [bx, by, true],
    [cx, cy],
    [dx, dy, true],
    [middle[0], middle[1] - 4],
    [ex, ey, true],
    [fx, fy],
  ])
}
const panels = [0, 1, 2, 3, 4].map(panel).join('')
// Two rings of thread that hold the ribs; they bridge the gel as in real cut paper.
const rings =
  taper('128,178 162,192 200,196 240,192 274,178', [3, 5, 6, 5, 3]) + taper('92,250 136,272 200,281 264,272 310,250', [3, 6, 7, 6, 3])
const inside = '66,298* 106,326 163,340 226,340 290,328 334,298* 304,330 256,344 226,356 174,356 144,344 98,330'
const struts = [84, 132, 176, 222, 268, 312]
  .map((x) =>
    taper(
      [
        [x, 300 + (1 - Math.abs(x - 200) / 140) * 34],
        [200 + (x - 200) * 0.45, 350],
        [200, 366],
      ],
      [4, 4, 5],
    ),
  )
  .join('')
const leg = taper('200,340 206,382 184,414 198,452', [24, 25, 19, 17])
const knee = shape('176,398 190,388 212,394 214,414 194,424 176,416')
const geta = 'M138 452h108l-4 12h-100zM158 464h16l-3 14h-11zM212 464h16l-2 14h-11z'
const foot = '182,436* 206,436* 216,446 214,454 176,454 150,453 148,446 162,442'
const drop = (x: number, y: number, r: number): string =>
  shape(
    [
      [x, y - r * 2.1, true],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ],
    { decimals: 1 },
  )

export const drawing: Drawing = {
  name: 'enemies/13',
  svg: enemySvg('kasakage', {
    viewBox: '-10 0 410 500',
    defs:
      figureFilter(p, '#03101a') +
      gelGradient(`${p}-g`, [200, 226, 176], ['#f2ffff', '#9fe8ee', '#2f9fb8', '#10446e']) +
      gelGradient(`${p}-y`, [196, 226, 62], ['#ffffff', '#fff9dc', '#ffe9a6', '#e0a64a'], [0.4, 0.8]) +
      haloGradient(`${p}-h`, '#8fe0ff', 0.5, '#2f9fe0'),
    content: `${groundShadow(194, 478, 96, 11)}<g class="body" transform="rotate(-5 194 470)">
      <circle cx="200" cy="220" r="190" fill="url(#${p}-h)"/>
      ${litPly(p, leg + knee + shape(foot))}<path fill="${ink.near}" d="${geta}"/><path fill="#e8334f" d="${taper('160,454 184,438 212,452', [4, 6, 4])}"/>
      <path fill="${ink.mid}" d="${shape(inside)}"/><path fill="${ink.near}" d="${struts}"/>
      ${litPly(p, shape(canopy), { edge: rim, lift: 2.5 })}
      <g class="gel">${gelWindow(panels, `${p}-g`)}</g>
      <path fill="${ink.near}" d="${rings}"/><path fill="#eafcff" opacity=".5" d="${leaf(122, 236, 44, 5, -1.02)}${leaf(286, 214, 34, 4, 1.05)}${leaf(108, 262, 20, 3, -1.05)}"/>
      ${litPly(p, shape('176,100 224,100* 214,64 210,46* 218,34 208,20* 200,30 190,18* 184,34 190,46* 186,64'), { edge: rim })}
      <path fill="#ffcf73" d="M181 82h38v5h-38z"/><path fill="#e8334f" d="${taper('218,85 244,94 250,122', [5, 5, 4])}${taper('218,85 238,104 236,134', [5, 4, 3])}"/>
      ${litPly(p, shape('122,232* 148,194 196,180 246,194 274,230* 246,264 198,276 150,266'))}
      <g class="eye"><path fill="url(#${p}-y)" d="${shape('138,232* 158,208 196,198 238,209 258,230* 236,252 198,261 158,254')}"/><circle cx="184" cy="234" r="25" fill="#d8431f"/><circle cx="184" cy="234" r="25" fill="none" stroke="#3a0a12" stroke-width="4"/><circle cx="181" cy="237" r="12" fill="#120b18"/><circle cx="173" cy="224" r="6.5" fill="#fff"/></g>
      ${litPly(p, shape('118,232* 148,190 196,176 248,190 278,230* 244,214 200,206 154,216'))}
      <path fill="#2f9fb8" class="drips" d="${drop(112, 362, 7)}${drop(284, 352, 6)}${drop(284, 386, 4.5)}${drop(112, 398, 4)}"/>
    </g>`,
  }),
}
