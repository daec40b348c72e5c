import { box, quad, vertical } from '../places/scenery.ts'
import { gel, landDrawing, many, roof } from '../places/map.ts'
import { shape } from '../tools/paper.ts'

// 暗幕の古城 on its rock; the lamp room above it is land 11.
const drape = (x: number, y: number, w: number, h: number) =>
  shape([
    [x - w / 2, y, true],
    [x + w / 2, y, true],
    [x + w * 0.46, y + h * 0.5],
    [x + w * 0.54, y + h, true],
    [x + w * 0.3, y + h - 7],
    [x + w * 0.1, y + h, true],
    [x - w * 0.14, y + h - 7],
    [x - w * 0.34, y + h, true],
    [x - w * 0.54, y + h - 4, true],
    [x - w * 0.44, y + h * 0.5],
  ])
export const drawing = landDrawing(10, {
  defs:
    vertical('m10-q1', [0, '#8aa4bc'], [1, '#3c546e']) +
    vertical('m10-q2', [0, '#5c7690'], [1, '#24364c']) +
    vertical('m10-q3', [0, '#2e425a'], [1, '#0f1826']) +
    vertical('m10-q4', [0, '#d03a40'], [1, '#6a1424']),
  plies: [
    {
      d:
        box(1050, 268, 34, 150) +
        box(1180, 262, 34, 156) +
        shape('1046,268* 1067,226 1088,268*') +
        shape('1176,262* 1197,218 1218,262*') +
        box(1065.5, 212, 3, 20) +
        box(1195.5, 204, 3, 20),
      fill: 'url(#m10-q1)',
      edge: '#ffe8c0',
      depth: 0,
    },
    { d: box(1078, 246, 106, 170) + roof(1131, 250, 128, 30) + box(1090, 214, 82, 40), fill: 'url(#m10-q2)', edge: '#ffdcae', depth: 1 },
    {
      d:
        shape('1010,640* 1024,446 1056,408 1090,396 1131,392 1172,396 1206,404 1240,430 1260,640*') +
        box(1070, 340, 122, 66) +
        roof(1131, 342, 150, 30),
      fill: 'url(#m10-q3)',
      edge: '#e0b890',
      depth: 2,
    },
    { d: drape(1100, 350, 40, 56) + drape(1162, 350, 40, 56), fill: 'url(#m10-q4)', edge: '#ff8a6a', depth: 3 },
  ],
  light: [
    [
      0,
      gel(
        (
          [
            [1067, 290],
            [1067, 316],
            [1197, 286],
            [1197, 312],
          ] as const
        )
          .map(([x, y]) =>
            shape([
              [x - 5, y + 14, true],
              [x - 5, y],
              [x, y - 7],
              [x + 5, y],
              [x + 5, y + 14, true],
            ]),
          )
          .join(''),
        '#ffe6b0',
      ),
    ],
    [
      1,
      gel(
        [1100, 1131, 1162]
          .map((x) =>
            shape([
              [x - 9, 312, true],
              [x - 9, 284],
              [x, 270],
              [x + 9, 284],
              [x + 9, 312, true],
            ]),
          )
          .join(''),
        '#fff0c8',
      ) + `<path stroke="#24364c" stroke-width="2" d="M1100 270v42M1131 270v42M1162 270v42M1090 292h20M1121 292h20M1152 292h20"/>`,
    ],
    [
      2,
      gel(shape('1119,406* 1119,376 1131,362 1143,376 1143,406*'), '#ffe0a0') +
        gel(
          many(6, (i) =>
            quad([1119 - i * 5, 410 + i * 14], [1143 + i * 5, 410 + i * 14], [1145 + i * 5, 415 + i * 14], [1117 - i * 5, 415 + i * 14]),
          ),
          '#a8b8c4',
          0.7,
        ),
    ],
  ],
  goal: true,
  faint: gel(
    [1100, 1131, 1162]
      .map((x) =>
        shape([
          [x - 8, 312, true],
          [x - 8, 286],
          [x, 274],
          [x + 8, 286],
          [x + 8, 312, true],
        ]),
      )
      .join('') +
      drape(1100, 350, 40, 56) +
      drape(1162, 350, 40, 56),
    '#5c1a30',
  ),
})
