import { circle, shape, taper } from '../tools/paper.ts'
import { gel, landDrawing, many, torii } from '../places/map.ts'
import { vertical } from '../places/scenery.ts'

// 墨流しの夜森: a gate before the moon, rings of ink on the water.
const crown = (x: number, y: number, r: number) =>
  shape(
    many(14, (i) => {
      const a = (i / 14) * Math.PI * 2
      const k = i % 2 ? 0.86 : 1.06
      return `${(x + Math.cos(a) * r * k).toFixed(0)},${(y + Math.sin(a) * r * 0.78 * k).toFixed(0)} `
    }),
  )
const trunk = (x: number, y: number, h: number, w: number) =>
  taper(
    [
      [x, y],
      [x + 2, y - h * 0.5],
      [x - 1, y - h],
    ],
    [w * 1.7, w, w * 0.8],
  ) +
  taper(
    [
      [x, y - h * 0.6],
      [x + w * 2, y - h * 0.8],
    ],
    [w * 0.6, 1],
  ) +
  taper(
    [
      [x, y - h * 0.7],
      [x - w * 2, y - h * 0.92],
    ],
    [w * 0.6, 1],
  )
export const drawing = landDrawing(7, {
  defs:
    vertical('m7-j1', [0, '#7fd8bc'], [1, '#2a8a86']) +
    vertical('m7-j2', [0, '#1f6a70'], [1, '#0c3340']) +
    vertical('m7-j3', [0, '#0f3a48'], [1, '#061a24']),
  plies: [
    { d: shape('724,560* 730,430 756,392 800,376 850,384 892,410 910,450 914,560*'), fill: 'url(#m7-j1)', edge: '#dffbe4', depth: 0 },
    {
      d:
        (
          [
            [752, 410, 34],
            [792, 386, 40],
            [842, 390, 40],
            [884, 416, 32],
          ] as const
        )
          .map(([x, y, r]) => crown(x, y, r))
          .join('') +
        trunk(756, 540, 120, 8) +
        trunk(882, 540, 116, 8),
      fill: 'url(#m7-j2)',
      edge: '#a8ecc8',
      depth: 2,
    },
    {
      d:
        shape('708,640* 722,542 770,524 816,530 870,522 914,544 926,640*') +
        trunk(734, 560, 170, 13) +
        trunk(904, 560, 160, 12) +
        crown(730, 392, 34) +
        crown(908, 402, 34),
      fill: 'url(#m7-j3)',
      edge: '#6fc0ac',
      depth: 3,
    },
  ],
  light: [
    [0, gel(circle(818, 446, 30), '#fbfff0') + gel(circle(818, 446, 44), '#eafff0', 0.3)],
    [1, gel(torii(818, 500, 34, 34), '#0f4a50')],
    [
      2,
      `<g fill="none" stroke="#8fe6c8" stroke-opacity=".8" stroke-width="1.6"><path d="M772 552q46-14 92 0q-46 13-92 0M786 552q32-8 64 0q-32 8-64 0"/></g>` +
        gel(
          (
            [
              [750, 470],
              [788, 498],
              [860, 480],
              [884, 508],
              [842, 520],
              [766, 512],
            ] as const
          )
            .map(([x, y]) => circle(x, y, 2.6))
            .join(''),
          '#f4ffb0',
        ) +
        gel(shape('736,452* 733,444 738,438 744,444 742,452*'), '#ffcf58'),
    ],
  ],
})
