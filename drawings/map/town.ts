import { box, vertical } from '../places/scenery.ts'
import { circle, shape } from '../tools/paper.ts'
import { gel, type House, houses, landDrawing, many, roof } from '../places/map.ts'

// 灯留: a hollow of roofs, its lamps in fours.
const roofs: readonly House[] = [
  [84, 398, 34, 16],
  [122, 388, 38, 18],
  [164, 396, 34, 16],
  [200, 414, 30, 14],
]
const roofs2: readonly House[] = [
  [70, 438, 40, 18],
  [112, 430, 44, 22],
  [160, 434, 42, 20],
  [206, 452, 38, 18],
]
const roofs3: readonly House[] = [
  [84, 486, 46, 22],
  [140, 482, 50, 24],
  [196, 496, 44, 20],
]
const lamps = (list: readonly House[]): string =>
  list.map(([x, y, w, h]) => [-0.3, -0.1, 0.1, 0.3].map((t) => box(x + w * t - 2, y - h * 0.7, 4, 6)).join('')).join('')

export const drawing = landDrawing('town', {
  defs:
    vertical('mtown-t1', [0, '#dc6a40'], [1, '#9a3046']) +
    vertical('mtown-t2', [0, '#9c3644'], [1, '#561c40']) +
    vertical('mtown-t3', [0, '#94364a'], [1, '#3a1434']),
  plies: [
    {
      d:
        shape('30,560* 30,402 70,380 124,372 180,384 226,414 262,470 280,560*') +
        houses(roofs) +
        box(139, 300, 7, 90) +
        roof(142.5, 352, 40, 13) +
        roof(142.5, 330, 32, 11) +
        roof(142.5, 309, 24, 12) +
        box(130, 352, 25, 26) +
        box(133, 330, 19, 22),
      fill: 'url(#mtown-t1)',
      edge: '#ffe0a0',
      depth: 1,
    },
    {
      d: shape('30,580* 30,444 80,424 150,424 214,440 256,486 276,580*') + houses(roofs2),
      fill: 'url(#mtown-t2)',
      edge: '#ffc080',
      depth: 2,
    },
    {
      d: shape('30,620* 30,496 90,474 160,474 224,494 256,540 270,620*') + houses(roofs3),
      fill: 'url(#mtown-t3)',
      edge: '#f09a5c',
      depth: 3,
    },
  ],
  light: [
    [0, gel(lamps(roofs) + box(139, 336, 3, 8) + box(144, 336, 3, 8) + box(138, 360, 4, 9) + box(144, 360, 4, 9), '#fff3c0')],
    [1, gel(lamps(roofs2), '#ffe9a8')],
    [
      2,
      gel(lamps(roofs3), '#ffdf95') +
        gel(
          many(9, (i) => circle(66 + i * 22, 520 + Math.sin(i * 0.8) * 7, 4)),
          '#ffc95e',
        ) +
        `<path fill="none" stroke="#ffc95e" stroke-opacity=".5" d="M56 514q50 18 100 10t100 2M48 552q60 16 118 8t98 6"/>` +
        gel(
          many(11, (i) => circle(56 + i * 20, 555 + Math.sin(i * 0.7) * 5, 4.4)),
          '#ffb84e',
        ),
    ],
  ],
})
