import { box, quad, vertical } from '../places/scenery.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { gel, landDrawing, many } from '../places/map.ts'

// 薄紙沼: sheets hung up to dry, and the moon sunk where paper was being made.
const sheetOf = (x: number, y: number, w: number, h: number) =>
  shape([
    [x, y, true],
    [x + w, y, true],
    [x + w - 1, y + h * 0.7],
    [x + w - 2, y + h, true],
    [x + w * 0.5, y + h - 3],
    [x + 2, y + h, true],
    [x + 1, y + h * 0.6],
  ])
const reed = (x: number, y: number, h: number, l: number) =>
  taper(
    [
      [x, y],
      [x + l * 0.4, y - h * 0.6],
      [x + l, y - h],
    ],
    [3, 2.2, 1],
  ) +
  shape([
    [x + l - 2.4, y - h - 2],
    [x + l - 2, y - h - 14],
    [x + l + 2, y - h - 14],
    [x + l + 2.4, y - h - 2],
  ])
export const drawing = landDrawing(5, {
  defs:
    vertical('m5-e1', [0, '#eef4dc'], [1, '#b0c4b0']) +
    vertical('m5-e2', [0, '#a8bfae'], [1, '#5f7f74']) +
    vertical('m5-e3', [0, '#50706a'], [1, '#1d332e']),
  plies: [
    { d: shape('532,476* 540,430 576,412 620,416 664,404 712,414 748,436 758,476*'), fill: 'url(#m5-e1)', edge: '#ffffff', depth: 1 },
    {
      d: box(574, 350, 4, 80) + box(706, 346, 4, 84) + taper('574,356 640,364 710,352', [1.6, 1.6, 1.6]),
      fill: '#33504a',
      edge: '#f4fae0',
      depth: 2,
    },
    {
      d:
        shape('526,490* 534,452 580,440 640,446 700,438 750,452 764,490*') +
        reed(556, 452, 50, -8) +
        reed(566, 452, 66, 6) +
        reed(732, 450, 58, 8) +
        reed(742, 452, 42, 14),
      fill: 'url(#m5-e2)',
      edge: '#f4fae0',
      depth: 2,
    },
    { d: shape('470,640* 500,520 540,478 590,466 650,474 710,466 764,500 780,640*'), fill: 'url(#m5-e3)', edge: '#c8dcc4', depth: 3 },
  ],
  light: [
    [
      1,
      gel(
        many(5, (i) => sheetOf(582 + i * 24, 358 + Math.sin((i / 4) * Math.PI) * 5, 20, 36 - (i % 2) * 6)),
        '#fffef4',
      ),
    ],
    [2, gel(quad([660, 450], [684, 452], [680, 459], [654, 457]), '#fffef4', 0.9)],
    [
      3,
      gel(
        taper('574,486 604,481 634,486', [0, 2.4, 0]) +
          taper('676,488 700,484 718,488', [0, 2, 0]) +
          taper('690,536 704,533 718,536', [0, 2, 0]),
        '#dfead4',
        0.55,
      ) +
        // The moon lies at the bottom of the vat, and a letter walks about, looking for its address.
        `<g fill="none" stroke="#eef6da" stroke-width="1.5"><ellipse cx="664" cy="510" rx="48" ry="15" opacity=".5"/><ellipse cx="664" cy="510" rx="60" ry="20" opacity=".25"/></g><ellipse cx="664" cy="510" rx="35" ry="10" fill="#fbfce2"/>` +
        gel(
          quad([585, 458], [612, 455], [613, 471], [587, 474]) +
            quad([592, 473], [595, 473], [592, 482], [589, 482]) +
            quad([604, 472], [607, 472], [609, 480], [606, 480]),
          '#fffef4',
        ) +
        `<path fill="none" stroke="#7c9488" stroke-width="1.5" d="M586 459l14 8l12-11"/>` +
        gel(circle(556, 480, 2.6) + circle(564, 480, 2.6), '#ffd766') +
        gel(quad([676, 552], [704, 548], [710, 557], [680, 561]), '#fffef4', 0.85),
    ],
  ],
  faint: gel(
    many(5, (i) => sheetOf(582 + i * 24, 358 + Math.sin((i / 4) * Math.PI) * 5, 20, 36 - (i % 2) * 6)),
    '#3a315e',
  ),
})
