import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'

// the leg that stands, and the one that is about to come down
const standing = shape(
  '206,98 204,150 212,196 204,256 214,320 230,366 232,400 204,422 168,436 148,452 150,468* 302,468* 308,440 296,404 300,350 320,290 326,236 312,180 318,130 316,96',
)
const raised = shape(
  '70,84 66,130 76,176 70,222 74,262 82,292 74,312 44,318 18,310 6,322 10,338* 112,350 146,344 150,318 142,284 156,240 172,196 176,150 180,108 182,82',
)
const shin = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${gelWindow(shape('-6,-66 22,-60 38,-10 36,50 20,108 0,126 -16,104 -26,44 -26,-14'), 'e52-g')}` +
  `${inkOnGel('M-2-56q14-8 20 4q-2 12-6 20q-3 50 2 96q10 8 2 18q-12 6-20-2q-4-10 2-16q4-48-2-98q-8-12 2-22z', '#7a1f10', 0.62)}</g>`
const knee = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${paper(shape('-40,2* -22,-20 4,-24 28,-16 42,2* 24,20 0,26 -24,18'), innerRim)}${paper(shape('-40,4* -22,-17 4,-21 28,-13 42,4* 24,22 0,28 -24,20'))}` +
  `<path fill="url(#e52-e)" d="${shape('-30,4* -14,-10 6,-13 24,-6 34,4* 18,15 0,19 -18,13')}"/>${paper(circle(-8, 4, 9))}<circle cx="-12" cy="-1" r="3" fill="#fff"/></g>`
/** Rolled-up, empty trouser leg. */
const hem = (cx: number, cy: number, rx: number): string =>
  `${litPly(
    'e52',
    shape([
      [cx - rx, cy - 4],
      [cx - rx * 0.6, cy - 20],
      [cx, cy - 26],
      [cx + rx * 0.6, cy - 20],
      [cx + rx, cy - 4],
      [cx + rx + 4, cy + 20],
      [cx + rx * 0.5, cy + 36],
      [cx, cy + 40],
      [cx - rx * 0.5, cy + 36],
      [cx - rx - 4, cy + 20],
    ]),
    { edge: rim, fill: ink.mid },
  )}` +
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx - 8}" ry="18" fill="#0a0410"/><ellipse class="gel" cx="${cx}" cy="${cy + 4}" rx="${rx - 18}" ry="11" fill="url(#e52-o)"/>` +
  `<path fill="${rim}" opacity=".55" d="${taper(
    [
      [cx - rx - 2, cy + 12],
      [cx, cy + 30],
      [cx + rx + 2, cy + 12],
    ],
    [2, 4, 2],
    { per: 1 },
  )}"/>`
const mistCurl = (points: string): string => taper(points, [22, 18, 14, 9, 0])

export const drawing: Drawing = creature(52, 'numaashi', {
  size: [400, 500],
  beyond: { left: 7 },
  shadow: [240, 470, 130],
  defs:
    gelGradient('e52-g', [0, 20, 110], gels.fire) +
    gelGradient('e52-o', [200, 90, 170], gels.lamp) +
    gelGradient('e52-e', [0, 0, 42], gels.spirit) +
    haloGradient('e52-h', '#ffb070', 0.5),
  parts:
    glow('e52-h', 200, 196, 194) +
    // rings in the water
    `<g fill="none" stroke="${rim}" stroke-width="3" opacity=".55"><path d="M100 462a140 22 0 0 1 290 2M130 476a120 14 0 0 0 240 0"/></g>` +
    `<g class="far">${paper(mistCurl('262,84 246,58 272,42 262,22 242,28'), ink.far)}${paper(mistCurl('130,72 146,50 120,36 132,16 150,22'), ink.far)}${paper(mistCurl('282,80 300,62 288,46 304,34 314,42'), ink.far)}</g>` +
    litPly('e52', raised, { edge: rim }) +
    `<g class="gel">${shin(120, 206, 8)}</g>` +
    knee(122, 134, -6) +
    hem(126, 82, 62) +
    litPly('e52', standing, { edge: rim }) +
    `<g class="gel">${shin(260, 262, -4)}</g>` +
    knee(260, 166, 4) +
    hem(262, 96, 64) +
    // straw sandals
    underShadow(
      'e52',
      paper(
        shape('134,456* 170,446 300,450 318,458* 314,474 140,474') +
          taper('196,424 214,440 216,462', [11, 10, 8]) +
          taper('236,414 214,440 190,456', [11, 10, 8]) +
          shape('2,330* 40,338 116,346 152,340* 150,358 110,366 40,356 6,346') +
          taper('70,314 64,330 62,348', [10, 10, 8]) +
          taper('96,316 74,332 52,346', [10, 9, 8]),
        ink.mid,
      ),
    ) +
    `<path fill="${rim}" opacity=".55" d="${[150, 172, 194, 216, 238, 260, 282].map((x) => `M${x} 468l10-9l3 2l-9 9z`).join('')}${[20, 42, 64, 86, 108, 128].map((x, index) => `M${x} ${351 + index * 1.5}l10-7l3 2l-9 7z`).join('')}"/>` +
    `<path fill="${innerRim}" d="${taper('160,446 172,438 184,434', [0, 4, 0], { per: 1 })}${taper('18,318 34,322 46,320', [0, 4, 0], { per: 1 })}"/>` +
    // drops off the sole
    `<g class="gel" fill="#ffd9a0"><path d="M60 372q-9 15 0 19q9-4 0-19zM96 380q-7 12 0 16q7-4 0-16zM78 408q-6 11 0 14q6-3 0-14z"/></g>` +
    // a lotus leaf, weed and a frog
    litPly('e52', shape('286,372* 330,352 366,362 380,384 352,400 316,396 290,384*'), { edge: rim, fill: ink.mid }) +
    `<path fill="${rim}" opacity=".6" d="${taper('292,378 334,376 374,384', [0, 3, 0], { per: 1 })}${taper('312,377 334,364 346,360', [0, 2.5, 0], { per: 1 })}${taper('316,379 338,390 350,394', [0, 2.5, 0], { per: 1 })}"/>` +
    paper(taper('216,300 236,312 264,310 296,294 320,300', [7, 9, 8, 8, 0]) + leaf(240, 312, 40, 7, 1.2) + leaf(284, 302, 34, 7, 1.7)) +
    litPly('e52', shape('14,312* 12,300 22,292 20,284 30,280 36,288 46,282 54,286 52,296 62,304 64,314*'), { edge: rim, shadow: false }) +
    `<path fill="#fff7d0" d="${circle(29, 288, 2.5)}${circle(47, 289, 2.5)}"/>`,
})
