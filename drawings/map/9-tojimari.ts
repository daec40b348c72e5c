import { box, vertical } from '../places/scenery.ts'
import { gel, houses, landDrawing, roof } from '../places/map.ts'
import { shape } from '../tools/paper.ts'

// 戸締まりの城下町: shutters, and one window with a light.
const upper = [
  [912, 402, 52, 30],
  [968, 394, 54, 32],
  [1026, 402, 52, 30],
] as const
const lower = [
  [896, 444, 56, 32],
  [962, 440, 60, 34],
  [1028, 446, 58, 32],
] as const
const shutters = (list: typeof upper | typeof lower, heights: readonly number[], width: number): string =>
  list.map(([x, y]) => heights.map((h) => box(x - width / 2, y - h, width, 2)).join('')).join('')

export const drawing = landDrawing(9, {
  defs:
    vertical('m9-n1', [0, '#a486dc'], [1, '#6a4eb0']) +
    vertical('m9-n2', [0, '#5c4498'], [1, '#38296e']) +
    vertical('m9-n3', [0, '#2c2058'], [1, '#140c30']),
  plies: [
    {
      d:
        shape('874,470* 880,388 920,370 970,364 1020,372 1056,396 1064,470*') +
        box(984, 290, 5, 84) +
        box(1004, 290, 5, 84) +
        box(978, 300, 38, 22) +
        roof(997, 300, 48, 22) +
        box(980, 336, 34, 3),
      fill: 'url(#m9-n1)',
      edge: '#fff4ff',
      depth: 0,
    },
    { d: houses(upper) + shape('868,490* 880,416 970,406 1060,416 1068,490*'), fill: 'url(#m9-n2)', edge: '#d9c2ee', depth: 1 },
    { d: houses(lower) + shape('862,620* 872,462 968,450 1064,462 1080,620*'), fill: 'url(#m9-n3)', edge: '#b09ae0', depth: 2 },
  ],
  light: [
    [0, gel(box(992, 306, 10, 11), '#fff1b8')],
    [1, gel(shutters(upper, [20, 15, 10, 5], 34), '#c8b0f0', 0.75)],
    [2, gel(shutters(lower, [22, 16, 10], 40), '#8a76c4', 0.85) + gel(box(1018, 424, 13, 16), '#ffdf95')],
  ],
})
