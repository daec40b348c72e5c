import { box, vertical } from '../places/scenery.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { gel, landDrawing, many } from '../places/map.ts'

// 藍摺りの海岸: one great wave, and mooring posts with ropes that lead to no ship.
const crest = (x: number, y: number, s: number) =>
  shape([
    [x - 62 * s, y + 10 * s, true],
    [x - 40 * s, y - 14 * s],
    [x - 16 * s, y - 44 * s],
    [x + 18 * s, y - 58 * s],
    [x + 44 * s, y - 44 * s],
    [x + 52 * s, y - 22 * s, true],
    [x + 38 * s, y - 30 * s],
    [x + 22 * s, y - 30 * s, true],
    [x + 28 * s, y - 20 * s, true],
    [x + 14 * s, y - 20 * s],
    [x + 4 * s, y - 8 * s],
    [x + 12 * s, y + 4 * s],
    [x + 34 * s, y + 10 * s, true],
  ])
export const drawing = landDrawing(4, {
  defs:
    vertical('m4-d1', [0, '#a8d6f8'], [1, '#3f86d0']) +
    vertical('m4-d2', [0, '#3f86d0'], [1, '#173f8c']) +
    vertical('m4-d3', [0, '#1f58a8'], [1, '#0a1d4e']),
  plies: [
    {
      d: shape('432,620* 440,536 470,522 500,530 530,520 560,530 590,520 620,530 650,524 672,560 676,620*'),
      fill: 'url(#m4-d1)',
      edge: '#ffffff',
      depth: 1,
    },
    {
      d: crest(540, 552, 1.05) + shape('430,620* 438,560 480,552 520,562 580,552 630,564 668,560 682,620*'),
      fill: 'url(#m4-d2)',
      edge: '#eaf6ff',
      depth: 2,
    },
    {
      d:
        shape('424,630* 434,590 470,580 500,590 540,580 580,592 620,580 660,590 690,600 694,630*') +
        box(612, 530, 9, 56) +
        box(640, 538, 8, 50) +
        shape('609,530* 624,530* 622,537* 611,537*') +
        shape('637,538* 651,538* 649,545* 639,545*'),
      fill: 'url(#m4-d3)',
      edge: '#9fd0f5',
      depth: 3,
    },
  ],
  light: [
    [
      0,
      gel(
        many(5, (i) =>
          shape([
            [468 + i * 40, 538, true],
            [484 + i * 40, 530],
            [500 + i * 40, 538, true],
            [484 + i * 40, 535],
          ]),
        ),
        '#ffffff',
        0.8,
      ),
    ],
    [
      1,
      gel(
        taper('492,548 514,512 540,498 566,502 584,518', [0, 7, 9, 8, 0]) +
          taper('508,556 524,530 544,518 560,520', [0, 4, 5, 0]) +
          taper('524,562 534,546 548,540', [0, 4, 0]) +
          circle(600, 510, 3) +
          circle(592, 500, 2.4) +
          circle(606, 522, 2),
        '#f4fbff',
      ),
    ],
    [2, `<path fill="none" stroke="#eaf6ff" stroke-width="2" stroke-opacity=".85" d="M616 542q-60 26-124 10M644 550q-70 34-150 12"/>`],
  ],
})
