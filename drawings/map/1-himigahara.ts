import { box, vertical } from '../places/scenery.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { gel, landDrawing, pampas } from '../places/map.ts'

// 灯見ヶ原: two figures on a path, a kite, pampas grass.
export const drawing = landDrawing(1, {
  defs: vertical('m1-a1', [0, '#f0a056'], [1, '#b84c54']) + vertical('m1-a2', [0, '#a8425a'], [1, '#4a1c40']),
  plies: [
    { d: shape('206,620* 214,548 250,508 300,490 350,494 396,520 424,566 430,620*'), fill: 'url(#m1-a1)', edge: '#ffe2a8', depth: 1 },
    {
      d:
        shape('190,620* 206,580 260,556 330,556 396,572 436,600 444,620*') +
        pampas(226, 576, 0.95) +
        pampas(388, 586, 0.9, -1) +
        pampas(404, 594, 0.7, -1),
      fill: 'url(#m1-a2)',
      edge: '#ffb878',
      depth: 3,
    },
    {
      d:
        box(299, 528, 4, 22) +
        circle(301, 524, 5) +
        shape('294,552* 297,532 305,532 309,552*') +
        box(313, 536, 3, 14) +
        circle(314.5, 533, 4) +
        shape('309,552* 312,538 317,538 321,552*') +
        shape('342,440* 356,448* 350,464* 336,456*'),
      fill: '#3c1436',
      edge: '#ffc080',
      depth: 2,
    },
  ],
  light: [
    [
      0,
      gel(shape('330,492* 344,492* 338,510 320,530 330,548 356,570 300,570 304,546 316,520'), '#ffe9b0', 0.9) +
        gel(taper('240,530 262,522 286,524', [0, 2.5, 0]) + taper('366,534 386,540 404,552', [0, 2.5, 0]), '#ffe2a8', 0.8),
    ],
    [2, `<path fill="none" stroke="#ffd9a0" stroke-width="1.200" d="M317 530q16-38 26-70M340 460q-8 14-2 22"/>`],
  ],
})
