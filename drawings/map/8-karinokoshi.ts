import { box, vertical } from '../places/scenery.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { gel, landDrawing, many } from '../places/map.ts'

// 刈り残しの耕地: the scarecrow, the uncut corn, and the ladder under the furrow.
export const drawing = landDrawing(8, {
  defs:
    vertical('m8-k1', [0, '#ffdc84'], [1, '#d0923a']) +
    vertical('m8-k2', [0, '#d09438'], [1, '#8a5424']) +
    vertical('m8-k3', [0, '#6a3f1e'], [1, '#22130e']),
  plies: [
    { d: shape('866,620* 874,546 910,516 960,504 1010,508 1056,530 1078,570 1084,620*'), fill: 'url(#m8-k1)', edge: '#fff3c0', depth: 1 },
    { d: shape('856,620* 868,572 920,552 980,548 1040,560 1080,590 1090,620*'), fill: 'url(#m8-k2)', edge: '#ffe6a0', depth: 2 },
    {
      d:
        box(928, 466, 5, 92) +
        taper('896,486 930,482 966,488', [3, 5, 3]) +
        shape('908,488* 930,478 954,488* 950,526* 944,520* 936,530* 928,522* 918,530* 912,520*') +
        circle(930, 462, 12) +
        shape('906,458* 920,450 930,432 940,450 956,458* 930,462'),
      fill: '#3a1f14',
      edge: '#ffd27a',
      depth: 3,
    },
    {
      d:
        shape('850,630* 866,598 930,584 1000,590 1060,596 1094,630*') +
        many(26, (i) => {
          const x = 862 + i * 8.8
          return (
            taper(
              [
                [x, 606],
                [x + 3, 586],
                [x + 9, 574 + (i % 3) * 4],
              ],
              [2.4, 2, 1],
            ) + leaf(x + 7, 578 + (i % 3) * 4, 12, 2.6, 0.9)
          )
        }),
      fill: 'url(#m8-k3)',
      edge: '#ffc868',
      depth: 3,
    },
  ],
  light: [
    [
      0,
      gel(
        many(7, (i) =>
          taper(
            [
              [960 + (i - 3) * 4, 510],
              [960 + (i - 3) * 20, 552],
            ],
            [1, 3],
          ),
        ),
        '#a86a2c',
        0.5,
      ),
    ],
    [
      1,
      gel(shape('1016,572 1034,566 1052,572 1034,580'), '#1c0c08') +
        gel(box(1026, 546, 3, 26) + box(1040, 546, 3, 26) + many(4, (i) => box(1028, 549 + i * 6, 13, 2)), '#3a1f14') +
        gel(taper('890,584 920,572 950,574', [0, 2.4, 0]), '#fff0b8', 0.8),
    ],
    [2, gel(circle(926, 462, 2) + circle(934, 462, 2), '#ffe27a')],
  ],
})
