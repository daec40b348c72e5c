import { layeredScene } from '../tools/layers.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, farHouse, farPagoda, hipRoof, land, ply, plyFilter, quad, radial, roofRibs, vertical } from '../places/scenery.ts'

// After the credits of the first two endings: the plaza, swept and empty. On the floor lies one stain that was not there; its shape is another after each.
const s = 'a1s'
const far =
  [
    [430, 44, 20],
    [484, 40, 32],
    [530, 46, 22],
    [752, 46, 24],
    [800, 40, 36],
    [850, 48, 22],
  ]
    .map(([x = 0, w = 0, h = 0]) => farHouse(x, 344, w, h))
    .join('') + farPagoda(640, 344, 4, 66)
const near = box(-40, 226, 270, 220) + hipRoof(90, 236, 360, 88, 14) + box(1050, 226, 270, 220) + hipRoof(1190, 236, 360, 88, 14)
const shutters = [40, 130, 1090, 1180].map((x) => box(x, 300, 62, 84)).join('')
const slats = [40, 130, 1090, 1180].flatMap((x) => [12, 28, 44, 60, 72].map((dy) => box(x, 300 + dy, 62, 2.5))).join('')
// The lamps hang in fours as the law wants; no one has lit them.
const lamp = (x: number, y: number): string =>
  `M${x - 9} ${y}h18q7 14 0 28h-18q-7-14 0-28z` + box(x - 8, y - 4, 16, 4) + box(x - 8, y + 28, 16, 4)
const lamps = [0, 1, 2, 3]
  .flatMap((group) =>
    [0, 1, 2, 3].map((index) =>
      lamp(250 + group * 232 + index * 34, 122 + Math.round(30 * Math.sin(((group * 4 + index) / 15) * Math.PI))),
    ),
  )
  .join('')
const tiles =
  [-900, -600, -380, -200, -60, 60, 200, 380, 600, 900]
    .map((x) =>
      taper(
        [
          [640 + x * 0.28, 376],
          [640 + x, 740],
        ],
        [1, 3],
        { per: 1, decimals: 0 },
      ),
    )
    .join('') + [398, 430, 476, 540, 630].map((y) => box(-20, y, 1320, 1.6)).join('')
// It has soaked in like spilt ink; only the rim gives away two ears, or two hands, or the knot of a headscarf.
const puddle =
  shape(
    '536,516* 548,504 572,500 586,492 606,490 614,478 610,462* 626,470 634,484 652,486 664,474 672,458* 680,474 678,490 700,496 724,500 742,512 730,522 704,524 690,534 660,538 634,532 610,540 584,536 566,526 544,526',
  ) +
  shape('502,524 512,518 524,522 522,530 508,532') +
  shape('758,520 768,514 780,519 776,527 762,528') +
  circle(716, 548, 5)
// After the second ending it waves: a head with the knot of its headscarf, an arm up to the spread fingers, the other arm down at the side.
const finger = (x: number, y: number, from: string): string => taper(`${from} ${x},${y}`, [17, 13, 11], { per: 2 }) + circle(x, y, 5.6)
const waving =
  shape(
    '536,524 546,508 580,504 600,494 614,482 636,480 652,480 674,482 694,492 714,502 740,500 756,508 750,520 722,520 732,532 706,540 676,536 650,544 616,538 590,544 562,536 546,534',
  ) +
  shape('606,456 608,436 622,420 642,416 662,420 674,428 688,420 694,430 682,440 678,458 666,474 656,492 628,492 618,474') +
  taper('622,512 578,498 548,474 532,438', [36, 28, 23, 26]) +
  shape('510,424 524,412 546,414 556,428 548,448 522,446') +
  finger(484, 418, '526,436 504,424') +
  finger(500, 388, '526,428 512,408') +
  finger(530, 376, '534,426 532,400') +
  finger(560, 386, '542,428 552,406') +
  finger(580, 428, '540,440 562,436') +
  shape('484,526 496,518 510,524 508,534 492,536') +
  shape('770,518 782,511 796,517 791,526 776,528')
/** The joints of the tiles show through: it has soaked in. */
const soaked = (d: string, transform = ''): string =>
  `<clipPath id="${s}-c"><path id="${s}-d"${transform} d="${d}"/></clipPath><use href="#${s}-d" fill="#05040c"/><path fill="#8a90c0" opacity=".28" clip-path="url(#${s}-c)" d="${tiles}"/>`
const brush = taper('880,556 960,520 1010,498', [7, 6, 6]) + shape('846,556* 884,540* 898,560 870,578 850,574')

const defs =
  vertical(`${s}-k`, [0, '#07060f'], [0.3, '#12122a'], [0.5, '#2a2846']) +
  vertical(`${s}-f`, [0, '#3a3654'], [0.4, '#23203a'], [1, '#0c0a18']) +
  radial(`${s}-p`, [0, '#cfd4f0', 0.5], [0.6, '#8a90c0', 0.2], [1, '#4a4a80', 0]) +
  plyFilter(s, '#04040a', 6, 0.6) +
  `<linearGradient id="${s}-b" x2="0" y2="1"><stop stop-color="#cfd4f0" stop-opacity=".3"/><stop offset="1" stop-color="#cfd4f0" stop-opacity="0"/></linearGradient>`
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="640" cy="90" r="300" fill="url(#${s}-p)" opacity=".6"/>
${ply(s, 't', far + land('-20,366 300,360 640,366 980,360 1300,366', 500), '#24223e', '#4a4a78')}
<path fill="url(#${s}-f)" d="${land('-20,378 640,372 1300,378', 740)}"/><path fill="#8a90c0" opacity=".14" d="${tiles}"/>
<path fill="url(#${s}-b)" d="${quad([590, -10], [690, -10], [960, 560], [320, 560])}"/><ellipse cx="620" cy="512" rx="340" ry="62" fill="url(#${s}-p)"/>
${ply(s, 'n', near, '#17152c', '#4a4a78')}<path fill="#5a5a88" opacity=".3" d="${roofRibs(90, 236, 360, 88, 14)}${roofRibs(1190, 236, 360, 88, 14)}"/><path fill="#0e0c1e" d="${shutters}"/><path fill="#3a3860" d="${slats}"/>
<path fill="none" stroke="#0a0916" stroke-width="3" d="M-20 92Q640 190 1300 92"/><g filter="url(#${s}-s)"><path fill="#2a2846" d="${lamps}"/></g>
<g filter="url(#${s}-s)"><path fill="#3a3658" d="${brush}"/></g>`

export const drawings = layeredScene('after-1', defs, body, {
  puddle: soaked(puddle),
  waving: soaked(waving, ' transform="matrix(1.2 0 0 .8-128 108)"'),
})
