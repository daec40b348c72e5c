import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { mist } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'

// the scroll he is mounting, with the marsh on it
const sheet = shape('392,92* 500,78 600,82 690,66* 700,180 694,310 706,446* 640,462 540,452 420,474* 404,340 408,220')
const picture = shape('416,124* 520,112 610,114 668,104* 676,210 672,310 682,412* 610,422 530,416 440,430* 426,310 430,210')
const robe = shape(
  '214,566* 212,500 226,430 252,360 280,300 312,252 352,214 402,198 450,212 484,250 506,310 516,390 528,470 552,530 580,566*',
)
const hem = shape('190,566* 214,536 244,552 276,534 310,556 344,536 380,556 414,536 450,556 484,538 520,556 556,536 600,566*')
const head = shape('140,330 132,290 146,250 178,224 220,214 262,222 292,248 302,290 290,334 256,362 208,368 166,356')
const mask = shape('150,322 146,288 160,256 190,238 222,234 250,246 262,280 256,322 236,348 202,354 168,346')
const roll = (x: number, y: number, length: number, turn: number, r: number): string =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${paper(`M${-r} 0h${2 * r}v${length}h${-2 * r}z`, rim)}${paper(`M${-r} 3h${2 * r}v${length}h${-2 * r}z`)}<ellipse rx="${r}" ry="${r * 0.42}" fill="${ink.far}"/><path fill="none" stroke="${rim}" stroke-width="2" d="M${-r * 0.7} 0a${r * 0.7} ${r * 0.28} 0 1 1 ${r * 0.9} ${r * 0.2}a${r * 0.45} ${r * 0.18} 0 1 1 ${-r * 0.4} ${-r * 0.3}"/></g>`
const bristles = Array.from({ length: 15 }, (_, index) =>
  taper(
    [
      [-84 + index * 12, 0],
      [-86 + index * 12.3, 34],
      [-90 + index * 12.8 + (index % 3) * 3, 62 + ((index * 7) % 5) * 5],
    ],
    [13, 12, 0],
    { per: 1 },
  ),
).join('')

export const drawing: Drawing = creature(55, 'kirinohyougushi', {
  size: [740, 590],
  shadow: [420, 566, 260],
  defs:
    gelGradient('e55-g', [572, 230, 210], gels.lamp) +
    gelGradient('e55-f', [196, 290, 90], ['#fff6dc', '#ffdca6', '#f2a060', '#a84a2a']) +
    gelGradient('e55-p', [120, 470, 110], gels.venom) +
    gelGradient('e55-b', [0, 50, 110], gels.venom) +
    gelGradient('e55-e', [0, 0, 24], gels.spirit) +
    haloGradient('e55-h', '#ffc070', 0.6),
  parts:
    glow('e55-h', 490, 260, 246) +
    `<g class="far">${litPly('e55', sheet, { edge: rim, fill: ink.mid })}</g>` +
    `<g class="gel">${gelWindow(picture, 'e55-g', 4)}` +
    inkOnGel(
      shape('430,340* 470,290 500,286 530,250 556,262 584,216 610,196 636,236 660,270 676,300* 682,410* 530,416 440,428*'),
      '#a8401c',
      0.4,
    ) +
    inkOnGel(
      shape('432,384* 480,350 510,344 548,350 590,322 640,346 678,330* 682,410* 530,416 440,428*') +
        taper('570,352 566,310 578,270', [6, 5, 3]) +
        taper('546,308 572,300 600,306', [0, 12, 0]) +
        taper('550,288 574,280 598,286', [0, 10, 0]) +
        taper('556,270 577,262 594,268', [0, 9, 0]),
      '#5c1810',
      0.72,
    ) +
    `<circle cx="616" cy="156" r="22" fill="#fffbe6"/>${inkOnGel(
      mist(
        [
          [486, 560],
          [500, 590],
        ],
        186,
        12,
      ) +
        mist(
          [
            [600, 668],
            [580, 640],
          ],
          256,
          11,
        ),
      '#fff4d0',
      0.75,
    )}</g>` +
    litPly('e55', shape('418,74* 420,58* 700,34* 704,52* 690,66 438,90') + circle(416, 68, 13) + circle(706, 43, 13), { edge: rim }) +
    // rolls of unwritten paper on his back
    roll(452, 128, 110, 14, 21) +
    roll(406, 108, 120, 0, 23) +
    roll(494, 178, 80, 28, 16) +
    // far arm with the pot of paste
    `<g class="far">${paper(taper('280,350 218,400 172,418 150,430', [60, 46, 36, 26]), ink.mid)}</g>` +
    litPly('e55', robe, { edge: rim }) +
    litPly('e55', hem, { edge: innerRim }) +
    `<path fill="${innerRim}" d="${taper('356,226 402,268 418,350 410,440 418,530', [0, 6, 7, 6, 0])}${taper('430,212 470,280 478,380 492,510', [0, 6, 6, 0])}${taper('300,330 312,400 300,480 302,536', [0, 6, 6, 0])}"/>` +
    // patches on the coat
    `<g fill="${ink.mid}"><path d="M430 400l58-9l11 62l-60 8zM336 448l52 6l-6 58l-54-8z"/></g>` +
    `<path fill="none" stroke="${rim}" stroke-width="2" stroke-dasharray="8 6" opacity=".6" d="M436 406l48-7l9 50l-50 6zM342 455l40 5l-4 46l-42-7z"/>` +
    // strap that holds the load
    paper(taper('300,356 360,330 420,250 452,178', [16, 18, 18, 14]), ink.mid) +
    `<path fill="url(#e55-g)" opacity=".8" d="${taper('306,352 362,326 420,248 450,182', [0, 3, 3, 0])}"/>` +
    // pot of paste
    `<g>${litPly('e55', shape('68,432* 62,480 76,524 110,542 146,540 176,520 188,478 182,432*'), { edge: rim })}<ellipse cx="125" cy="432" rx="60" ry="15" fill="${ink.far}"/><g class="gel"><ellipse cx="125" cy="432" rx="50" ry="11" fill="url(#e55-p)"/>` +
    `<path fill="url(#e55-p)" d="${taper('88,436 84,470 86,502', [22, 15, 17])}${circle(86, 504, 9)}${taper('122,440 122,460 120,476', [18, 12, 13])}${taper('158,436 162,462 160,484', [18, 12, 14])}"/></g>${paper(taper('66,436 80,404 96,398', [8, 7, 6]) + taper('186,434 178,404 160,396', [8, 7, 6]))}</g>` +
    paper(shape('140,408 164,398 186,408 190,430 176,444 150,442 138,428')) +
    // the brush, raised
    `<g class="arms"><g transform="translate(150 128)rotate(-24)">${litPly('e55', 'M-96-44q0-8 8-8h73v-60q0-8 15-8t15 8v60h73q8 0 8 8v44h-192z', { edge: rim })}${paper(bristles)}<path class="gel" fill="url(#e55-b)" d="${Array.from(
      { length: 7 },
      (_, index) =>
        taper(
          [
            [-72 + index * 24, 8],
            [-74 + index * 25, 36],
            [-76 + index * 25.4, 58 + ((index * 5) % 4) * 5],
          ],
          [0, 8, 5],
          { per: 1 },
        ),
    ).join('')}"/>` +
    `<path fill="${innerRim}" d="M-90-34h180v5h-180zM-90-16h180v4h-180z"/></g>` +
    `<path class="gel" fill="#f08aff" d="M96 232q-11 18 0 24q11-6 0-24zM128 226q-8 13 0 17q8-4 0-17z"/>` +
    `${litPly('e55', taper('352,300 356,228 310,160 230,96 150,62', [40, 84, 62, 46, 36]) + shape('104,58 116,36 140,28 164,38 170,60 156,80 128,84 110,74'), { edge: rim })}<path fill="${innerRim}" d="${taper('120,44 130,56 126,76', [0, 4, 0], { per: 1 })}${taper('138,36 146,52 144,78', [0, 4, 0], { per: 1 })}"/></g>` +
    // head: towel, the face behind a sheet of his own paper
    litPly('e55', head, { edge: rim }) +
    `<g class="gel">${gelWindow(mask, 'e55-f')}${inkOnGel(taper('166,262 196,252 236,258', [0, 5, 0]) + taper('172,274 198,264 232,270', [0, 4, 0]) + taper('252,300 240,318 246,334', [0, 5, 0]) + taper('160,318 170,330 164,342', [0, 5, 0]), '#8c3a1a', 0.75)}</g>` +
    litPly(
      'e55',
      shape('142,268* 150,226 192,196 244,198 286,220 306,262* 270,246 220,236 178,242') +
        shape('292,236* 322,222 346,232 330,246* 350,262 340,282 316,270 298,252'),
      { edge: rim, fill: ink.mid },
    ) +
    `<path fill="${rim}" opacity=".6" d="${[170, 200, 232, 264].map((x, index) => circle(x, 222 - (index === 0 || index === 3 ? 0 : 9), 6)).join('')}"/>` +
    // spectacles, one patched with paper; long nose; a grin
    underShadow(
      'e55',
      paper(
        circle(182, 294, 27) +
          circle(236, 290, 25) +
          taper('206,292 212,290', [8, 8]) +
          taper('258,286 282,276 300,280', [7, 6, 5]) +
          taper('202,290 190,318 164,334', [10, 16, 13]) +
          shape('160,324 146,334 154,346 170,342') +
          shape('178,342* 202,346 232,340 248,326* 244,352 220,366 194,362'),
      ),
    ) +
    `<g class="eye"><g transform="translate(182 294)"><circle r="19" fill="url(#e55-e)"/>${paper(circle(-6, 2, 8))}<circle cx="-9" cy="-2" r="3" fill="#fff"/></g></g>${paper('M219 275l34-2l2 32l-34 3z', rim)}${paper(taper('224,290 248,292', [2, 2]), innerRim)}` +
    paper('M192 350l8 1l-1 9l-6-2zM214 350l9-2l-1 10l-7 1z', '#fff6dc') +
    litPly('e55', taper('206,360 200,392 180,410 176,430', [34, 30, 18, 0]) + taper('222,360 226,390 214,416', [26, 20, 0]), {
      edge: rim,
    }) +
    // mist about his feet
    litPly(
      'e55',
      mist(
        [
          [56, 240],
          [20, 320],
        ],
        548,
        16,
      ),
      { edge: rim, fill: ink.far, shadow: false },
    ) +
    litPly(
      'e55',
      mist(
        [
          [560, 716],
          [520, 690],
        ],
        540,
        18,
      ),
      { edge: rim, fill: ink.far, shadow: false },
    ),
})
