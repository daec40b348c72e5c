import { robed } from '../crowd.ts'
import type { Drawing } from '../drawing.ts'
import { fringe } from '../landscape.ts'
import { circle, line, shape, star, taper } from '../paper.ts'
import { box, farHouse, farPagoda, plyFilter, radial, repeat, roomSvg, vertical } from '../scenery.ts'
import { people } from '../story.ts'

// After the credits of the last two endings: the sheet from behind. Everybody is a paper on a stick, and the wrong way round.
const s = 'a2s'
const sheet = '150,70* 420,78 640,72 860,78 1130,70* 1136,300 1130,548* 860,556 640,550 420,556 150,548* 144,300'
const frame =
  box(126, 40, 24, 640) +
  box(1130, 40, 24, 640) +
  box(110, 34, 1060, 26) +
  box(126, 560, 1028, 16) +
  taper('150,560 230,680 250,730', [16, 16, 16], { per: 1 }) +
  taper('1130,560 1050,680 1030,730', [16, 16, 16], { per: 1 })
const stitching = [200, 320, 440, 560, 680, 800, 920, 1040].map((x) => `M${x} 60l14 16M${x + 14} 60l-14 16`).join('')
// The company on its sticks, from left to right: umbrella, rabbit, seed, three people, the long child, the cat.
const umbrella =
  shape('250,264* 284,330 312,384* 296,386 280,402* 262,394 246,404* 230,392 212,400* 200,384 184,384*') +
  taper('250,396 252,430 244,452', [9, 8, 7]) +
  taper('250,268 250,250', [8, 5], { per: 1 })
const rabbit =
  shape('330,452* 322,420 328,388 350,372 378,372 398,390 404,420 398,452*') +
  circle(362, 350, 26) +
  taper('352,330 340,300 342,270', [15, 16, 6]) +
  taper('372,330 384,300 396,280', [15, 16, 6]) +
  circle(408, 436, 12) +
  taper('336,428 300,420 284,416', [17, 14, 12]) +
  shape('270,386* 288,390 292,420 284,446* 270,440')
const seed =
  circle(464, 410, 38) +
  taper('452,440 444,462 450,476', [7, 6, 5]) +
  taper('476,440 484,462 478,476', [7, 6, 5]) +
  shape('440,384* 446,366 456,376* 466,360 474,374* 488,366 488,388*')
const child =
  taper('872,300 852,390 838,470', [20, 14, 10]) +
  taper('880,300 898,390 906,470', [20, 14, 10]) +
  shape('852,312* 856,256 876,244 896,256 902,312*') +
  circle(876, 222, 22) +
  taper('894,262 926,300 932,380', [13, 9, 7]) +
  taper('858,262 832,244 824,214', [13, 9, 7]) +
  star(822, 204, 24, 7, 4)
const cat =
  shape('972,468 976,420 1000,390 1040,376 1078,388 1098,424 1096,468*') +
  shape('960,452 964,418* 960,390 982,404 1004,404 1022,388* 1022,420 1020,446 1000,466') +
  taper('1092,420 1116,380 1108,330', [13, 10, 14]) +
  [996, 1020, 1044, 1066, 1084]
    .map((x, index) =>
      taper(
        [
          [x, 394 + Math.abs(index - 2) * 6],
          [x + 10, 366 + Math.abs(index - 2) * 8],
        ],
        [9, 0],
        { per: 1 },
      ),
    )
    .join('')
const sticks = [
  [248, 450],
  [364, 452],
  [464, 446],
  [560, 468],
  [664, 474],
  [784, 468],
  [874, 400],
  [1034, 468],
]
  .map(([x = 0, y = 0], index) =>
    taper(
      [
        [x, y],
        [x + (index - 3.5) * 7, 640],
        [x + (index - 3.5) * 12, 730],
      ],
      [6, 6, 7],
      { per: 1, decimals: 0 },
    ),
  )
  .join('')
const hands = [
  [238, 620],
  [352, 628],
  [452, 622],
  [578, 630],
  [684, 630],
  [778, 628],
  [900, 622],
  [1064, 624],
]
  .map(
    ([x = 0, y = 0], index) =>
      shape([
        [x - 20, y + 4],
        [x - 14, y - 12],
        [x + 2, y - 18],
        [x + 18, y - 10],
        [x + 20, y + 8],
        [x + 10, y + 22],
        [x - 12, y + 22],
      ]) +
      taper(
        [
          [x, y + 10],
          [x + (index - 3.5) * 6, y + 70],
          [x + (index - 3.5) * 10, y + 120],
        ],
        [28, 38, 52],
        { per: 1, decimals: 0 },
      ),
  )
  .join('')
const town =
  [
    [196, 40, 16],
    [236, 34, 26],
    [1020, 40, 16],
    [1062, 34, 28],
    [1100, 40, 18],
  ]
    .map(([x = 0, w = 0, h = 0]) => farHouse(x, 512, w, h))
    .join('') + farPagoda(1062, 500, 3, 44)
// Beyond the sheet, very soft: the rows of those who came to watch.
const audience = Array.from({ length: 11 }, (_, index) => robed(208 + index * 86, 566 + (index % 2) * 8, 74)).join('')
const person = (who: 'shears' | 'screen' | 'lantern', x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y})scale(${-scale} ${scale})" d="${people[who].body}"/>`

const defs =
  `<radialGradient id="${s}-w" gradientUnits="userSpaceOnUse" cx="640" cy="280" r="620"><stop stop-color="#fffdf2"/><stop offset=".3" stop-color="#ffedbc"/><stop offset=".65" stop-color="#f0b878"/><stop offset="1" stop-color="#9a4e54"/></radialGradient>` +
  radial(`${s}-h`, [0, '#fffdf2', 0.9], [1, '#ffdf95', 0]) +
  vertical(`${s}-f`, [0, '#3a1c30'], [1, '#0e0612']) +
  plyFilter(s, '#2a0a18', 5, 0.6) +
  `<path id="${s}-v" d="${fringe(61, 330, 20, 40)}"/>`
const body = `<rect width="1280" height="720" fill="#140a18"/><rect y="560" width="1280" height="160" fill="url(#${s}-f)"/>
<g filter="url(#${s}-s)"><path fill="url(#${s}-w)" d="${shape(sheet)}"/></g><circle cx="640" cy="230" r="230" fill="url(#${s}-h)"/><circle cx="640" cy="210" r="60" fill="#fffef6"/>
<path fill="#b8704e" opacity=".24" d="${audience}"/><path fill="#a85a4a" opacity=".4" d="${town}${shape('150,548* 150,520 300,506 480,516 640,524 820,514 1000,502 1130,516 1130,548*')}"/><g fill="#8a4440" opacity=".6">${repeat(
  `${s}-v`,
  [
    [156, 550, 0.8],
    [420, 552, 0.7],
    [650, 552, 0.7],
    [870, 550, 0.78],
  ],
)}</g>
<path fill="#c98a5c" opacity=".3" d="${[290, 520, 760, 990]
  .map((x, index) =>
    taper(
      [
        [x, 76],
        [x + (index % 2 === 0 ? 10 : -10), 300],
        [x, 548],
      ],
      [3, 8, 4],
      { decimals: 0 },
    ),
  )
  .join('')}"/>
<g filter="url(#${s}-s)"><path fill="#5a3040" d="${sticks}"/></g>
<g filter="url(#${s}-s)" fill="#1c0d22"><path d="${umbrella}${rabbit}${seed}${child}${cat}"/>${person('screen', 560, 474, 0.8)}${person('shears', 664, 478, 0.78)}${person('lantern', 784, 474, 0.82)}</g>
<g fill="#ffe9b4"><path d="${circle(456, 408, 11)}${shape('222,344* 250,330 276,344* 250,358')}${circle(352, 346, 5)}${circle(868, 222, 4)}${circle(882, 222, 4)}${circle(976, 426, 4.5)}${circle(1000, 426, 4.5)}"/></g><path fill="#1c0d22" d="${circle(454, 410, 5)}${circle(248, 344, 6)}"/>
<g filter="url(#${s}-s)"><path fill="#2a1226" d="${frame}"/></g><path fill="none" stroke="#d89a62" stroke-width="2.500" stroke-linecap="round" d="${stitching}"/><path fill="none" stroke="#8a4a50" stroke-width="2" d="${line('138,80 138,560')}${line('1142,80 1142,560')}"/>
<g filter="url(#${s}-s)"><path fill="#0d0612" d="${hands}"/></g>`

export const drawing: Drawing = { name: 'scenes/after-2', svg: roomSvg(defs, body) }
