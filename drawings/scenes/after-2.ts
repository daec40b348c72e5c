import { robed } from '../people/crowd.ts'
import { drawing as keshikage } from '../enemies/11-keshikage.ts'
import { drawing as usagi } from '../enemies/12-yosomi-usagi.ts'
import { drawing as kasakage } from '../enemies/13-kasakage.ts'
import { drawing as nobikage } from '../enemies/14-nobikage.ts'
import { drawing as kusabuse } from '../enemies/15-kusabuse.ts'
import { fringe } from '../places/landscape.ts'
import { layeredScene } from '../tools/layers.ts'
import { figureOf, put } from '../tools/outlined.ts'
import { circle, line, shape, taper } from '../tools/paper.ts'
import { box, farHouse, farPagoda, plyFilter, radial, repeat, vertical } from '../places/scenery.ts'

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
/** Each ends in the middle of its paper, behind which it is glued. */
const sticks = [
  [230, 400],
  [372, 410],
  [484, 430],
  [576, 410],
  [676, 410],
  [774, 410],
  [880, 316],
  [1034, 440],
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
  [220, 620],
  [344, 628],
  [466, 622],
  [578, 630],
  [688, 630],
  [790, 628],
  [906, 622],
  [1066, 624],
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
// One seat is free before the lamp, and still warm.
const cushion = shape('528,512* 536,496 588,488 640,486 692,488 744,496 752,512* 736,528 690,535 640,537 590,535 544,528')
const seams = line('534,513 590,520 640,522 690,520 746,513')
const tassels = [528, 752]
  .map(
    (x) =>
      circle(x, 512, 5) +
      taper(
        [
          [x, 514],
          [x + (x - 640) * 0.05, 524],
          [x + (x - 640) * 0.06, 532],
        ],
        [7, 9, 3],
        { per: 1 },
      ),
  )
  .join('')
// Beyond the sheet, very soft: the rows of those who came to watch.
const audience = Array.from({ length: 11 }, (_, index) => robed(208 + index * 86, 566 + (index % 2) * 8, 74)).join('')

const defs =
  `<radialGradient id="${s}-w" gradientUnits="userSpaceOnUse" cx="640" cy="280" r="620"><stop stop-color="#fffdf2"/><stop offset=".3" stop-color="#ffedbc"/><stop offset=".65" stop-color="#f0b878"/><stop offset="1" stop-color="#9a4e54"/></radialGradient>` +
  radial(`${s}-h`, [0, '#fffdf2', 0.9], [1, '#ffdf95', 0]) +
  radial(`${s}-c`, [0, '#ff9a62'], [0.6, '#d0503f'], [1, '#8a2c40']) +
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
<ellipse cx="640" cy="506" rx="190" ry="44" fill="url(#${s}-h)"/><g filter="url(#${s}-s)"><path fill="#ffe0b0" transform="translate(0-2.500)" d="${cushion}"/><path fill="url(#${s}-c)" d="${cushion}"/></g><path fill="#e8b050" d="${tassels}${circle(640, 507, 5)}"/><path fill="none" stroke="#ffc890" stroke-width="2" opacity=".6" d="${seams}"/>
<g filter="url(#${s}-s)"><path fill="#2a1226" d="${frame}"/></g><path fill="none" stroke="#d89a62" stroke-width="2.500" stroke-linecap="round" d="${stitching}"/><path fill="none" stroke="#8a4a50" stroke-width="2" d="${line('138,80 138,560')}${line('1142,80 1142,560')}"/>
<g filter="url(#${s}-s)"><path fill="#0d0612" d="${hands}"/></g>`

// The shadows of the company are those of the battle, without their colours.
const umbrella = figureOf(s, kasakage)
const rabbit = figureOf(s, usagi, { without: ['foot'] })
const seed = figureOf(s, keshikage)
const child = figureOf(s, nobikage)
const cat = figureOf(s, kusabuse)
const gradients = [umbrella, rabbit, seed, child, cat].map((each) => each.defs).join('')
const paper = (figures: string): string => `<g fill="#1c0d22">${figures}</g>`

export const drawings = layeredScene('after-2', defs + gradients, body, {
  left: paper(
    put(umbrella.content, [230, 462], [194, 478], 0.42, true) +
      put(rabbit.content, [376, 462], [246, 372], 0.42, true) +
      put(seed.content, [484, 468], [196, 372], 0.32, true),
  ),
  right: paper(put(child.content, [880, 474], [200, 474], 0.5, true) + put(cat.content, [1034, 480], [364, 564], 0.25, true)),
})
