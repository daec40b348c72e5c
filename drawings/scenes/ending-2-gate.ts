import { fringe, mist, road } from '../places/landscape.ts'
import { faceDefs } from '../bodies/figure.ts'
import { layeredScene } from '../tools/layers.ts'
import { omigakiOnPail } from '../people/omigaki.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { smallHand } from '../bodies/small-hands.ts'
import { box, hipRoof, land, ply, plyFilter, quad, radial, repeat, roofRibs, vertical } from '../places/scenery.ts'
import { ply as inked, kannukiIdle, lit, robe, rouStanding, yotsujiAsking } from '../people/townsfolk.ts'
import { head as sorobanHead } from './portrait-soroban.ts'

// The gate from inside, and it stays open: too much light outside, fewer hands every morning, and the watch who waves with both of his.
const s = 'egs'
const ink = '#2a1832'
const wall = box(-20, -20, 320, 590) + box(980, -20, 320, 590) + box(280, -20, 720, 160)
const arch = shape('280,120* 1000,120* 1000,260* 980,236 940,176 810,140 640,132 470,140 340,176 300,236 280,260*')
const posts = box(268, 150, 36, 410) + box(976, 150, 36, 410) + box(236, 96, 808, 30) + box(256, 140, 768, 14)
const doors = quad([150, 180], [268, 150], [268, 560], [150, 600]) + quad([1130, 180], [1012, 150], [1012, 560], [1130, 600])
const studs = [214, 284, 354, 424, 494]
  .flatMap((y) => [176, 210, 244].map((x) => circle(x, y + (268 - x) * 0.1, 5) + circle(1280 - x, y + (268 - x) * 0.1, 5)))
  .join('')
const bars = box(0, 322, 150, 10) + box(1130, 322, 150, 10)
// The list of names beside the door, for everybody to read.
const list =
  `<path fill="#fff6dc" stroke="#8a6a4a" stroke-width="2" d="${quad([1046, 226], [1110, 214], [1110, 372], [1046, 372])}"/>` +
  `<path fill="#4a3a54" d="${[1100, 1088, 1076, 1064, 1052].map((x, at) => box(x, 234 - at, 5, 120 - ((at * 37) % 44))).join('')}"/><path fill="#6a3a2a" d="${quad([1040, 214], [1116, 200], [1116, 212], [1040, 226])}"/>`
const lamp = (x: number, y: number, u: number): string => `<use href="#${s}-l" transform="translate(${x} ${y})scale(${u})"/>`
const four = (x: number, y: number, u: number): string => [-60, -20, 20, 60].map((dx) => lamp(x + dx * u, y, u)).join('')
const lamps = [
  [400, 344, 0.4],
  [560, 318, 0.36],
  [730, 322, 0.36],
  [880, 348, 0.42],
  [470, 396, 0.66],
  [830, 402, 0.7],
] as const
/** An arm that is held up behind the hill; `lean` tips it (px). */
const arm = (x: number, y: number, u: number, lean: number): string => {
  const hand: readonly [number, number] = [x + lean * 1.3, y - 62 * u]
  const fingers = [-9, -3, 3, 9]
    .map((dx) =>
      taper(
        [
          [hand[0] + dx * 0.5 * u, hand[1]],
          [hand[0] + (dx + lean * 0.3) * u, hand[1] - (18 - Math.abs(dx) * 0.5) * u],
        ],
        [4.5 * u, 3 * u],
        { per: 1 },
      ),
    )
    .join('')
  return (
    taper(
      [
        [x, y],
        [x + lean * 0.3, y - 30 * u],
        [x + lean, y - 56 * u],
      ],
      [11 * u, 9 * u, 7 * u],
      { per: 1 },
    ) +
    circle(hand[0], hand[1], 7.5 * u) +
    fingers +
    taper(
      [
        [hand[0], hand[1] + 3],
        [hand[0] + 13 * u, hand[1] - 4 * u],
      ],
      [5 * u, 3 * u],
      { per: 1 },
    )
  )
}
const groups = [
  [
    [392, 0.8, -8],
    [500, 1, 6],
    [566, 0.8, -5],
    [716, 0.9, 8],
    [786, 1.1, -6],
    [900, 0.8, 9],
  ],
  [
    [436, 1.1, 8],
    [606, 1, -8],
    [676, 0.8, 5],
    [850, 1, 7],
  ],
  [[540, 0.9, 7]],
] as const
const hands = groups.map(
  (group) =>
    `<path fill="#3a3048" d="${group.map(([x, u, lean]) => arm(x, 420, u, lean)).join('')}"/><path fill="#cfd6a2" d="${land('-20,412 200,414 440,404 640,410 860,404 1300,414', 430)}"/>`,
)
// カンヌキ from behind, as he waves after those who leave: hat and coat as in `townsfolk.ts`, feet at the origin.
const waving = (): string => {
  const thin = { per: 1 } as const
  const sleeves = taper('-14,-94 -46,-98 -56,-128', [18, 18, 12], thin) + taper('14,-94 46,-98 56,-128', [18, 18, 12], thin)
  const hat = shape('-33,-138* -21,-148 -10,-154 0,-156 10,-154 21,-148 33,-138* 18,-135 0,-133 -18,-135')
  return (
    inked('#2a3b5e', robe(1.2) + sleeves) +
    lit(
      '#f3dcb0',
      taper('-27,-60 0,-55 27,-60', [6, 8, 6], thin) +
        taper('-62,-122 -56,-119 -50,-122', [3, 4, 3], thin) +
        taper('50,-122 56,-119 62,-122', [3, 4, 3], thin),
    ) +
    `<path fill="none" stroke="#1c2944" stroke-width="2" d="M0-104V-62M0-50V-10"/>` +
    lit('#d8945a', box(-7, -116, 14, 14)) +
    inked('#8a9ab8', shape('-13,-106* 0,-110 13,-106* 8,-100 0,-98 -8,-100')) +
    lit('#5a5668', shape('-18,-138* 18,-138* 19,-126 15,-113* 6,-109 0,-111 -6,-109 -15,-113* -19,-126')) +
    `<path fill="none" stroke="#c2362c" stroke-width="1.600" d="M-17-136Q-15-119-6-108M17-136Q15-119 6-108"/>` +
    inked('#150d1c', hat) +
    `<path fill="none" stroke="#6b4a5e" stroke-linecap="round" d="M-21-143q9-7 16-8M21-143q-9-7-16-8M-26-138q26-7 52 0"/>` +
    lit('#ffcf73', circle(20, -48, 5) + box(18.5, -46, 3, 18) + box(18.5, -32, 8, 2.5) + box(18.5, -37, 6, 2.5)) +
    smallHand('open', -56, -134, 170, -1, 1.15) +
    smallHand('open', 56, -134, -170, 1, 1.15)
  )
}
const cask = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path fill="#ffe9b4" transform="translate(1-2)" d="${shape('-22,0* -26,-24 -22,-48* 22,-48* 26,-24 22,0*')}"/><path fill="#4a2a34" d="${shape('-22,0* -26,-24 -22,-48* 22,-48* 26,-24 22,0*')}"/><path fill="#c89058" d="${box(-24, -40, 48, 4)}${box(-24, -12, 48, 4)}"/></g>`
// ソロバン before the cart, bent to the shafts: square cap, abacus at the belt.
const soroban =
  taper('352,476 338,506 330,536', [20, 16, 13]) +
  taper('366,476 378,504 396,534', [20, 16, 13]) +
  box(320, 530, 20, 8) +
  box(388, 530, 20, 8) +
  shape('336,486* 340,448 354,414 374,398 394,404 398,424 386,452 382,488*') +
  taper('386,416 408,436 436,446', [16, 12, 9])
const wheel = (x: number): string => circle(x, 512, 27)
const spokes = (x: number): string => box(x - 27, 510.5, 54, 3) + box(x - 1.5, 485, 3, 54)

// The stain remover that ロウ has taken off his shelf.
const bottlesAt = [524, 554, 584, 614]
const bottles = bottlesAt
  .map((x) =>
    shape([
      [x - 5, 437, true],
      [x + 5, 437, true],
      [x + 11, 452],
      [x + 11, 484, true],
      [x - 11, 484, true],
      [x - 11, 452],
    ]),
  )
  .join('')
const crate = box(502, 484, 132, 54)

// The road goes over the near hill and, behind it, up to the ridge.
const farRoad = road([
  [664, 308, 6],
  [678, 318, 8],
  [654, 336, 14],
  [634, 352, 18],
  [662, 376, 24],
  [716, 402, 32],
  [730, 420, 36],
])
const nearRoad = road([
  [716, 402, 32],
  [690, 418, 44],
  [630, 440, 70],
  [606, 460, 102],
  [628, 482, 140],
  [644, 520, 190],
])

const defs =
  faceDefs(s) +
  vertical(`${s}-k`, [0, '#d8f0e4'], [0.5, '#fbf6d6'], [0.8, '#fffdf0']) +
  radial(`${s}-g`, [0, '#ffffff', 1], [0.45, '#fff9dc', 0.8], [1, '#f6e8b8', 0]) +
  radial(`${s}-h`, [0, '#ffffff', 0.9], [1, '#fff2c0', 0]) +
  `<radialGradient id="${s}-w" gradientUnits="userSpaceOnUse" cx="640" cy="380" r="700"><stop offset=".4" stop-color="#8a5a58"/><stop offset=".7" stop-color="#503048"/><stop offset="1" stop-color="#281a38"/></radialGradient>` +
  vertical(`${s}-night`, [0, '#0c0d32'], [0.6, '#4a2c62'], [1, '#c8705a']) +
  vertical(`${s}-floor`, [0, '#fff3cc'], [0.4, '#d8a878'], [1, '#6a4050']) +
  plyFilter(s, '#3a1a2c', 6, 0.5) +
  `<path id="${s}-v" d="${fringe(23, 330, 16, 34)}"/><g id="${s}-l"><circle cy="-54" r="46" fill="url(#${s}-h)"/><path fill="#8a6a4a" d="M-2-34h4V0h-4zM-10-80h20v5h-20zM-10-38h20v5h-20z"/><path fill="#fffbe6" stroke="#e0b86a" stroke-width="2" d="M-9-75h18q8 18 0 37h-18q-8-19 0-37z"/></g>`
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="640" cy="230" r="380" fill="url(#${s}-g)"/><path fill="#ffffff" opacity=".7" d="${mist(
  [
    [340, 560],
    [380, 520],
  ],
  190,
  18,
)}${mist(
  [
    [760, 960],
    [800, 930],
  ],
  220,
  16,
)}"/>
${ply(s, 'a', land('-20,350 300,344 420,330 560,306 720,310 880,336 1000,346 1300,350', 460), '#dfe6c0', '#ffffff')}<path fill="#f6f4d8" d="${farRoad}"/>
${ply(s, 'b', land('-20,412 200,414 440,392 640,408 860,398 1300,414', 560), '#cfd6a2', '#ffffff')}${lamps.map((place) => four(place[0], place[1], place[2])).join('')}
<path fill="#fffdf0" d="${nearRoad}"/><g fill="#a8ac78">${repeat(`${s}-v`, [
  [300, 466, 0.7],
  [760, 466, 0.7],
])}</g>
<path fill="url(#${s}-floor)" d="${land('-20,510 300,494 640,488 980,494 1300,510', 740)}"/><path fill="none" stroke="#b87a5c" stroke-width="2" opacity=".5" d="M640 490v230M480 492l-150 228M800 492l150 228M360 494L60 720M920 494l300 226M-20 560H1300M-20 640H1300"/>
<path fill="url(#${s}-w)" d="${wall}"/><g filter="url(#${s}-s)"><path fill="url(#${s}-w)" d="${arch}"/></g>
${ply(s, 'd', doors, '#5a3040', '#ffe0b0')}<path fill="#e0a868" d="${studs}"/><path fill="${ink}" opacity=".5" d="${bars}"/>
${ply(s, 'e', posts + hipRoof(640, 92, 860, 90, 16), ink, '#ffe9c0')}<path fill="#c89070" opacity=".4" d="${roofRibs(640, 92, 860, 90, 26)}"/>${list}`

export const drawings = layeredScene('ending-2-gate', defs, body, {
  'hands-1': hands[0] ?? '',
  'hands-2': hands[1] ?? '',
  'hands-3': hands[2] ?? '',
  oil: `${ply(s, 'o', soroban, '#333f2c', '#fffbe6')}<g transform="translate(398 406)scale(.24)translate(-189-212)">${sorobanHead(s)}</g><path fill="#fff6dc" d="${box(362, 446, 22, 3)}${box(362, 453, 22, 3)}"/>${[478, 532, 586, 640].map((x) => cask(x, 478)).join('')}${[506, 560, 612].map((x) => cask(x, 430)).join('')}<path fill="${ink}" d="${box(436, 476, 236, 12)}${taper('440,482 424,458 404,442', [8, 7, 6], { per: 1 })}${wheel(500)}${wheel(616)}"/><path fill="#c89058" d="${spokes(500)}${spokes(616)}${circle(500, 512, 6)}${circle(616, 512, 6)}"/>`,
  watch: `<g filter="url(#${s}-s)"><g transform="translate(912 544)scale(1.62)">${kannukiIdle(s)}</g></g>`,
  arms: `<g filter="url(#${s}-s)"><g transform="translate(912 544)scale(1.62)">${waving()}</g></g>`,
  evening: `<path fill="url(#${s}-night)" d="${shape('304,500* 304,236* 336,178 392,156* 888,156* 944,178 976,236* 976,500* 640,489')}"/><path fill="#fff6e0" opacity=".8" d="${Array.from({ length: 30 }, (_, at) => circle(340 + ((at * at * 53 + at * 17) % 600), 176 + ((at * at * 29 + at * 41) % 140), 0.8 + (at % 3) * 0.4)).join('')}"/><path fill="#3d2862" d="${shape('304,348* 420,330 560,306 720,310 880,336 976,344* 976,440* 304,440*')}"/><path fill="#22163f" d="${shape('304,408* 440,392 640,408 860,398 976,406* 976,499* 640,489 304,499*')}"/>`,
  yotsuji: `<g filter="url(#${s}-s)"><g transform="translate(440 540)scale(1.36)">${yotsujiAsking(s)}</g></g>`,
  omigaki: `<g filter="url(#${s}-s)"><g transform="translate(404 536)scale(1.12)">${omigakiOnPail(s)}</g></g>`,
  rou: `<g filter="url(#${s}-s)"><g transform="translate(420 538)scale(1.3)">${rouStanding(s)}</g></g>${ply(s, 'x', crate, '#6a4238', '#fffbe6')}<path fill="#3a2230" d="${box(506, 500, 124, 4)}${box(506, 520, 124, 4)}"/>${ply(s, 'y', bottles, '#5a8a94', '#fffbe6')}<path fill="#fff6dc" d="${bottlesAt.map((x) => box(x - 7, 462, 14, 14)).join('')}"/><path fill="#c2483a" d="${bottlesAt.map((x) => box(x - 5, 430, 10, 7)).join('')}"/>`,
})
