import { box, vertical } from '../places/scenery.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { gel, landDrawing } from '../places/map.ts'

// 砂絵の砂漠: a caravan, and a picture drawn into the sand of the slope.
const camel = (x: number, y: number, s: number) =>
  shape([
    [x - 14 * s, y - 12 * s],
    [x - 8 * s, y - 20 * s],
    [x - 3 * s, y - 14 * s],
    [x + 2 * s, y - 20 * s],
    [x + 8 * s, y - 12 * s],
    [x + 13 * s, y - 14 * s],
    [x + 16 * s, y - 24 * s, true],
    [x + 23 * s, y - 23 * s, true],
    [x + 20 * s, y - 18 * s],
    [x + 12 * s, y - 7 * s],
    [x - 10 * s, y - 6 * s],
  ]) +
  box(x - 10 * s, y - 8 * s, 2.4 * s, 9 * s) +
  box(x - 5 * s, y - 8 * s, 2.4 * s, 9 * s) +
  box(x + 4 * s, y - 8 * s, 2.4 * s, 9 * s) +
  box(x + 9 * s, y - 8 * s, 2.4 * s, 9 * s)
export const drawing = landDrawing(2, {
  defs:
    vertical('m2-b1', [0, '#ffeab0'], [1, '#dca060']) +
    vertical('m2-b2', [0, '#f2c478'], [1, '#b0703c']) +
    vertical('m2-b3', [0, '#c0783e'], [1, '#5c3020']),
  plies: [
    {
      d: shape('214,450* 222,392 252,352 284,330 300,322* 322,348 360,362 410,352 440,380 448,450*'),
      fill: 'url(#m2-b1)',
      edge: '#ffffff',
      depth: 0,
    },
    {
      d: shape('208,460* 218,420 250,398 292,404 334,384 366,366* 392,392 430,404 452,460*'),
      fill: 'url(#m2-b2)',
      edge: '#fff6cc',
      depth: 1,
    },
    { d: camel(318, 386, 0.9) + camel(286, 400, 0.78) + camel(350, 372, 0.8), fill: '#6a3420', edge: '#ffe0a0', depth: 1 },
    {
      d:
        shape('196,580* 206,452 262,424 318,432 380,420 436,436 470,476 520,580*') +
        shape('226,440* 224,396 232,366 250,352 262,360 264,372* 252,374 246,392 248,438*') +
        shape('404,436* 402,412 396,402* 408,400 412,412 414,398* 424,402 416,420 418,436*'),
      fill: 'url(#m2-b3)',
      edge: '#ffd890',
      depth: 2,
    },
  ],
  light: [
    [0, gel(shape('300,324* 310,344 300,372 330,380 350,364 322,348'), '#c98a4c', 0.4)],
    [
      1,
      gel(
        taper('240,412 270,416 306,410', [0, 2.4, 0]) +
          taper('330,404 360,396 392,404', [0, 2.4, 0]) +
          taper('280,424 310,426 340,420', [0, 2.2, 0]),
        '#fff3cc',
        0.8,
      ),
    ],
    [
      3,
      gel(
        taper('360,476 404,464 446,476', [0, 3.4, 0]) +
          taper('222,474 236,466 252,468', [0, 2.6, 0]) +
          taper('280,456 320,450 360,456', [0, 3, 0]) +
          taper('380,440 400,434 420,438', [0, 2.4, 0]),
        '#ffd890',
        0.62,
      ) +
        // The picture in the sand: a sun with its rays, drawn by a finger that is gone.
        `<g fill="none" stroke="#ffe2a0" stroke-width="2.4" stroke-linecap="round"><path d="M431 506c3-4 13-3 13 1c0 6-17 7-25 2c-8-6 3-14 18-13c17 1 24 9 18 16c-5 6-16 8-26 7"/><path stroke-width="2" d="M412 500l-8-4M424 490l-4-7M442 488l2-8M459 494l8-6M464 508l11 0M455 521l7 6M436 527l-1 7M416 519l-8 4"/></g>`,
    ],
    [-1, gel(circle(372, 306, 20), '#fffdf0') + gel(circle(372, 306, 31), '#fff3c8', 0.34)],
  ],
})
