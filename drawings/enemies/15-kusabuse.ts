import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, gelWindow, groundShadow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { along, leaf, shape, taper } from '../tools/paper.ts'
import { random } from '../places/landscape.ts'

// A mound of grass that is a crouching cat-like beast: haunch high, chin on the ground, tail a head of foxtail grass.
const p = 'e15'
// The spine, from behind the ears to the rump; the mound rises towards the haunch.
const spine = '196,300 262,240 350,184 446,146 526,152 588,206 616,300'
const mound =
  '168,338 204,294 264,242 350,190 446,150 522,154 584,206 616,296 630,400 628,500 612,560* 500,566 330,566 240,556 190,500 160,420'
const head =
  '46,452 58,404 90,372* 74,316 78,272* 112,292 146,346* 184,344 216,346* 240,296 268,270* 274,318 266,372* 288,410 294,462 276,512 236,546 176,560 112,554 66,526 46,492'
/** Blades that stand up along the spine and lean back with the wind, as one fringe. */
function coat(seed: number, count: number, height: number, from: number, to: number): string {
  const next = random(seed)
  return along(
    spine,
    [0],
    count,
    ({ x, y, dx, dy, t }) => {
      const tall = height * (0.45 + next() * 0.75) * (0.4 + 0.8 * Math.sin(Math.min(1, t * 1.15) * Math.PI))
      const lean = 0.15 + next() * 0.75
      const tipX = x + dy * tall + dx * tall * lean
      const tipY = y - dx * tall + dy * tall * lean
      return taper(
        [
          [x - dy * 14, y + dx * 14],
          [x + dy * tall * 0.5 + dx * tall * lean * 0.2, y - dx * tall * 0.5 + dy * tall * lean * 0.2],
          [tipX, tipY],
        ],
        [15, 9, 0],
        { per: 1, decimals: 0 },
      )
    },
    from,
    to,
  )
}
/** Tabby stripes: blade-shaped windows hanging from the spine, longest over the haunch. */
function stripes(): string {
  const next = random(4)
  return along(
    spine,
    [0],
    11,
    ({ x, y, dx, dy, t }) => {
      const long = 84 + Math.sin(t * Math.PI) * 86 + next() * 40
      const [startX, startY] = [x - dy * 22, y + dx * 22]
      const sway = (t - 0.45) * 56
      return taper(
        [
          [startX, startY],
          [startX - 10, startY + long * 0.5],
          [startX + sway, startY + long],
        ],
        [0, 23, 0],
        { decimals: 0 },
      )
    },
    0.14,
    0.8,
  )
}
const haunch = '410,566 398,504 408,440 446,392 500,370 552,382 596,424 616,488 612,546 584,566'
const haunchStripes =
  taper('440,462 474,424 524,414', [0, 20, 0]) + taper('436,500 478,460 544,452', [0, 22, 0]) + taper('442,536 488,498 554,492', [0, 20, 0])
const hindPaw = '388,566* 380,548 398,530 430,524 470,530 496,548 500,566*'
const farPaw = '0,566* 0,544 22,530 62,530 96,542 110,566*'
const nearPaw = '216,566* 208,544 230,522 274,512 318,520 340,542 342,566*'
const foreleg = taper('330,430 322,490 284,540', [70, 66, 50])
const claws = (xs: readonly number[], y: number): string =>
  xs
    .map((x) =>
      taper(
        [
          [x + 9, y - 16],
          [x, y - 8],
          [x - 5, y + 4],
        ],
        [9, 8, 0],
        { per: 1 },
      ),
    )
    .join('')
// The tail: a bent stalk of foxtail grass.
const stalk = taper('628,430 690,396 712,312 690,220 668,160', [30, 24, 17, 13, 10])
const plume = '672,196 650,172 640,130 648,84 664,48 676,24* 694,52 708,96 708,140 694,180'
const bristles = along('678,196 674,140 678,84 676,40', [62, 66, 52, 20], 9, ({ x, y, width, index }) => {
  const reach = width / 2 + 20 + (index % 2) * 8
  return (
    taper(
      [
        [x, y + 8],
        [x + reach * 0.7, y - 4],
        [x + reach, y - 26],
      ],
      [9, 6, 0],
      { per: 1, decimals: 0 },
    ) +
    taper(
      [
        [x, y + 8],
        [x - reach * 0.7, y - 4],
        [x - reach, y - 26],
      ],
      [9, 6, 0],
      { per: 1, decimals: 0 },
    )
  )
})
const grains = along(
  '678,182 674,140 678,84 677,52',
  [40, 46, 34, 14],
  7,
  ({ x, y, width }) => leaf(x + 2, y + 6, width * 0.62, 7, -0.9) + leaf(x - 2, y + 6, width * 0.62, 7, -2.24),
)
// Whiskers are long blades; they end in knife points and hang over the paws.
const whiskers =
  taper('112,486 52,470 -6,420', [10, 8, 0]) +
  taper('108,498 46,500 -18,478', [10, 8, 0]) +
  taper('112,510 56,524 2,530', [9, 7, 0]) +
  taper('224,486 290,462 338,404', [10, 9, 0]) +
  taper('228,498 300,490 360,456', [10, 8, 0]) +
  taper('224,510 286,518 334,508', [9, 7, 0])
const fringeOfHead = [
  [96, 366, -0.3, 44],
  [116, 352, -0.1, 60],
  [138, 346, 0, 66],
  [160, 344, 0.1, 84],
  [182, 342, 0.2, 70],
  [204, 344, 0.3, 58],
  [222, 352, 0.5, 46],
] as const
const tuftOnHead = fringeOfHead
  .map(([x, y, lean, tall]) =>
    taper(
      [
        [x, y + 26],
        [x + lean * 10, y - tall * 0.4],
        [x + 12 + lean * tall, y - tall],
      ],
      [16, 10, 0],
      { per: 1 },
    ),
  )
  .join('')
const eye = (x: number, y: number, flip: 1 | -1): string =>
  `<g transform="translate(${x} ${y})scale(${flip} 1)"><path fill="${ink.near}" d="${shape('-46,-10* -20,-32 14,-30 40,-6 46,18* 20,30 -14,26')}"/><path fill="url(#${p}-e)" d="${shape('-36,-6* -16,-22 12,-20 32,-2 38,14* 16,20 -10,18')}"/><path fill="#120b18" d="${shape('2,-22* 9,-8 9,8 3,20* -5,8 -5,-8')}"/><circle cx="-8" cy="-8" r="5" fill="#fff"/></g>`

export const drawing: Drawing = {
  name: 'enemies/15',
  svg: enemySvg('kusabuse', {
    viewBox: '0 0 740 590',
    defs:
      figureFilter(p, '#01100f') +
      gelGradient(`${p}-g`, [430, 300, 280], gels.wood, [0.3, 0.68]) +
      gelGradient(`${p}-t`, [676, 122, 92], gels.wind) +
      gelGradient(`${p}-e`, [0, 0, 40], ['#ffffff', '#f4ff9a', '#c8e03a', '#5a8a1f'], [0.3, 0.7]) +
      gelGradient(`${p}-m`, [170, 520, 60], gels.wood) +
      haloGradient(`${p}-h`, '#c4f79a', 0.5, '#3fc98b'),
    content: `${groundShadow(364, 564, 322, 19)}<g class="body" transform="translate(34 30)scale(.945)">
      <circle cx="440" cy="300" r="286" fill="url(#${p}-h)"/>
      <g class="tail">${litPly(p, stalk + shape(plume) + bristles, { edge: rim })}<g class="gel"><path fill="url(#${p}-t)" d="${grains}"/></g></g>
      <g class="far">${litPly(p, coat(3, 22, 104, 0.1, 0.86), { fill: ink.mid })}${litPly(p, shape(farPaw), { fill: ink.mid })}</g>
      ${litPly(p, shape(mound) + coat(8, 25, 64, 0.06, 0.92), { edge: rim })}
      <g class="gel">${gelWindow(stripes(), `${p}-g`)}</g>
      ${litPly(p, shape(haunch))}<g class="gel">${gelWindow(haunchStripes, `${p}-g`)}</g>
      ${litPly(p, shape(hindPaw))}${litPly(p, foreleg)}
      <g class="head">${litPly(p, shape(head) + tuftOnHead, { edge: rim })}
      <g class="gel">${gelWindow(shape('96,348* 88,316 90,296* 126,346*') + shape('236,342* 248,310 258,296* 258,352*'), `${p}-g`, 2)}<path fill="url(#${p}-g)" d="${taper('150,372 156,402 150,420', [0, 11, 0])}${taper('172,370 174,406 172,430', [0, 12, 0])}${taper('194,372 190,402 196,420', [0, 11, 0])}"/></g>
      <g class="eye">${eye(106, 444, 1)}${eye(226, 440, -1)}</g>
      ${litPly(p, shape('150,478* 170,472 190,477* 182,492 171,498 160,492'), { edge: '#7fd8a8' })}
      <path fill="${ink.near}" d="${shape('100,512* 134,520 170,502 204,518 240,508* 226,540 190,548 150,550 116,538')}"/><path class="gel" fill="url(#${p}-m)" d="${shape('110,519* 136,528 170,511 202,526 230,516* 218,536 188,542 152,543 122,534')}"/>
      <path fill="${ink.near}" d="M122 516l7 18l10-15zM202 520l9 15l8-18zM150 544l6-12l7 12zM182 543l6-12l6 11z"/>
      ${litPly(p, whiskers)}</g>
      ${litPly(p, shape(nearPaw))}<path fill="#6b3a4e" d="${taper('250,530 244,546 246,560', [0, 4, 0])}${taper('280,526 276,546 278,560', [0, 4, 0])}${taper('412,536 408,548 410,562', [0, 4, 0])}${taper('440,532 438,548 440,562', [0, 4, 0])}"/>
      <path class="gel" fill="#eafff0" d="${claws([228, 258, 288], 566)}${claws([14, 42, 70], 566)}${claws([396, 424], 566)}"/>
      <g transform="translate(332 544)rotate(-14)"><path fill="${ink.far}" stroke="#e0a06a" stroke-width="1.5" d="M0 0h72l-3 8h-66zM10 8h11l-2 9h-8zM48 8h11l-2 9h-8z"/><path fill="#e8334f" d="${taper('10,1 30,-14 52,1', [3, 5, 3])}"/></g>
    </g>`,
  }),
}
