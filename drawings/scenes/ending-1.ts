import { robed, robedTrim, waiting, waitingEyes } from '../people/crowd.ts'
import { faceDefs } from '../bodies/figure.ts'
import { layeredScene } from '../tools/layers.ts'
import { put } from '../tools/outlined.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { box, farHouse, hipRoof, land, plyFilter, quad, radial, vertical } from '../places/scenery.ts'
import { smallHand } from '../bodies/small-hands.ts'
import {
  hazeListening,
  kannukiIdle,
  maruAtTheStove,
  omigakiWithPail,
  rouInCloth,
  rouSelling,
  shioriAwake,
  signPainter,
  sorobanCounting,
  susukeAsleep,
} from '../people/townsfolk.ts'
import { tokiHead } from '../people/toki.ts'
import { toki } from './unpicking-house.ts'

// 白夜の町: the flame in the square, mirrors on its four sides, and no corner left in which anything could be dark.
const s = 'e1s'
const mirrorFrame = (x: number, y: number, w: number, h: number, turn: number): string => {
  const slant = turn * h * 0.16
  return quad([x - w / 2, y - h + slant], [x + w / 2, y - h - slant], [x + w / 2, y + slant], [x - w / 2, y - slant])
}
const mirrors = [
  [352, 486, 104, 250, 1],
  [928, 486, 104, 250, -1],
  [508, 424, 60, 150, 1],
  [772, 424, 60, 150, -1],
] as const
const frames = mirrors.map(([x, y, w, h, turn]) => mirrorFrame(x, y, w, h, turn)).join('')
const glasses = mirrors.map(([x, y, w, h, turn]) => mirrorFrame(x, y - 8, w - 18, h - 18, turn)).join('')
const stands = mirrors
  .map(
    ([x, y, w]) =>
      taper(
        [
          [x - w * 0.3, y - 10],
          [x - w * 0.46, y + 26],
        ],
        [7, 6],
        { per: 1 },
      ) +
      taper(
        [
          [x + w * 0.3, y - 10],
          [x + w * 0.46, y + 26],
        ],
        [7, 6],
        { per: 1 },
      ),
  )
  .join('')
const flames = mirrors
  .map(([x, y, , h]) =>
    shape([
      [x, y - h * 0.34, true],
      [x - h * 0.05, y - h * 0.44],
      [x, y - h * 0.66, true],
      [x + h * 0.05, y - h * 0.44],
    ]),
  )
  .join('')
const beams =
  mirrors
    .map(([x, y, , h]) =>
      taper(
        [
          [640, 300],
          [x, y - h * 0.5],
        ],
        [10, h * 0.62],
        { per: 1 },
      ),
    )
    .join('') + [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => leaf(640, 300, 560, 16, (index / 10) * 6.283 + 0.3)).join('')
const post = box(634, 330, 12, 190) + box(606, 516, 68, 10) + shape('600,250* 640,214 680,250*') + box(604, 346, 72, 8)
const flame = '640,340* 622,328 616,306 628,288 640,262* 652,288 664,306 658,328'
const housesFar = [
  [90, 60, 40],
  [166, 48, 62],
  [240, 62, 38],
  [1040, 62, 40],
  [1114, 48, 62],
  [1190, 60, 38],
]
  .map(([x = 0, w = 0, h = 0]) => farHouse(x, 440, w, h))
  .join('')
const housesNear = box(-40, 320, 190, 200) + hipRoof(56, 330, 270, 78) + box(1130, 320, 190, 200) + hipRoof(1224, 330, 270, 78)
const wall =
  land('-20,396 200,392 640,388 1080,392 1300,396', 443) +
  Array.from({ length: 28 }, (_, index) => box(index * 47 - 10, 378, 26, 16)).join('')
// Beyond the wall, where the light ends, they stand and wait: far off, nearer, and in the end over every roof.
const rowsOf = (places: readonly (readonly [x: number, height: number])[]) => ({
  bodies: places.map(([x, h]) => waiting(x, 412, h + 26)).join(''),
  eyes: places.map(([x, h]) => waitingEyes(x, 412, h + 26)).join(''),
})
const far = rowsOf(Array.from({ length: 30 }, (_, index) => [22 + index * 43 + (index % 3) * 5, 48 + ((index * 7) % 5) * 5]))
const near = rowsOf(Array.from({ length: 17 }, (_, index) => [36 + index * 76 + (index % 3) * 8, 96 + ((index * 5) % 4) * 12]))
const tall = rowsOf([
  [44, 252],
  [188, 290],
  [272, 236],
  [440, 280],
  [556, 222],
  [724, 222],
  [842, 284],
  [1006, 240],
  [1094, 296],
  [1240, 256],
])
const people = [
  [276, 530, 104, 0],
  [232, 524, 86, 3],
  [1056, 530, 104, 0],
  [1102, 536, 90, -4],
] as const
const crowd = people.map(([x, y, h, lean]) => robed(x, y, h, lean)).join('')
const trims = people.map(([x, y, h, lean]) => robedTrim(x, y, h, lean)).join('')
const blindfolds = people
  .map(
    ([x, y, h, lean]) =>
      box(x + lean - h * 0.1, y - h * 0.93, h * 0.2, h * 0.06) +
      taper(
        [
          [x + lean + h * 0.09, y - h * 0.9],
          [x + lean + h * 0.14, y - h * 0.86],
          [x + lean + h * 0.15, y - h * 0.78],
        ],
        [h * 0.05, h * 0.04, h * 0.02],
        { per: 1 },
      ),
  )
  .join('')
// The gate, shut for good, and ソロバン before it: cap, abacus under the arm, a finger on the nail he has come to.
const gateLeaf = box(-20, 330, 126, 192)
const gateBands = box(-20, 352, 126, 6) + box(-20, 494, 126, 6) + box(40, 330, 3, 192)
const nails = [372, 396, 420, 444, 468].flatMap((y) => [8, 26, 58, 78, 96].map((x) => circle(x, y, 4))).join('')
// Before the shut ほどき屋 トキ kneels over the curtain, folded small; nothing hangs on the line any more.
const shutters = box(1144, 400, 92, 122)
const boards = [1166, 1190, 1214].map((x) => box(x, 400, 2.5, 122)).join('') + box(1144, 452, 92, 5)
const line = box(996, 386, 7, 146) + taper('999,394 1070,404 1140,392', [2, 2, 2])
const pegs = [1022, 1046, 1072, 1098, 1120].map((x) => box(x, 397, 4, 11)).join('')
const folded =
  shape('1062,530* 1058,522 1062,514* 1112,514* 1116,522 1112,530*') + shape('1066,514* 1063,507 1066,501* 1108,501* 1111,507 1108,514*')
const foldLines = taper('1064,522 1087,523 1110,522', [1, 2, 1]) + taper('1068,507 1087,508 1106,507', [1, 2, 1]) + box(1062, 513, 52, 2)
const tokiTrim =
  taper('880,350 890,378 906,402', [6, 9, 5]) + taper('846,440 900,452 976,442', [12, 17, 14]) + taper('786,440 794,428 800,420', [4, 5, 3])
// The first of those who wait is inside: small, its hand up as if to knock.
const small =
  shape('418,471* 422,436 416,410 426,392 434,386* 446,386* 454,392 464,410 458,436 462,471*') +
  shape('424,470* 424,475 420,480* 437,480* 438,470*') +
  shape('442,470* 443,480* 460,480* 456,475 456,470*') +
  circle(440, 372, 13) +
  shape('425,382* 424,364 430,356 440,353 450,356 456,364 455,382* 440,372') +
  taper('458,400 476,390 474,362', [10, 9, 7], { per: 1 }) +
  circle(474, 358, 6) +
  taper('420,400 412,420 416,444', [9, 7, 2], { per: 1 })
const stain =
  shape('462,514 484,500 520,498 548,502 572,512 560,524 528,530 486,528') +
  taper('548,506 566,500 572,490', [9, 7, 4], { per: 1 }) +
  taper('484,504 474,498 470,492', [8, 6, 3], { per: 1 })
// The street of the three: an arch with their names, and one letter that is wrong.
const arch = box(652, 322, 10, 218) + box(1014, 322, 10, 218) + shape('640,330* 652,316 838,306 1024,316 1036,330* 838,320')
const nameBoards = [712, 838, 964]
const boardPlies =
  nameBoards.map((x) => box(x - 19, 336, 38, 54)).join('') +
  nameBoards.map((x) => box(x - 12, 318, 2, 20) + box(x + 10, 318, 2, 20)).join('')
const letters = nameBoards
  .flatMap((x, board) =>
    [349, 373].map(
      (y, row) =>
        box(x - 9, y, 18, 2.6) +
        ((board + row) % 3 === 0 ? box(x - 1.3, y - 5, 2.6, 17) : box(x - 7, y + 7, 14, 2.6)) +
        ((board + row) % 3 === 1
          ? taper(
              [
                [x - 2, y + 1],
                [x - 9, y + 12],
              ],
              [2.6, 1.6],
              { per: 1 },
            )
          : taper(
              [
                [x + 1, y + 1],
                [x + 9, y + 12],
              ],
              [2.6, 1.6],
              { per: 1 },
            )),
    ),
  )
  .join('')
// Nobody sleeps: one lies stiff, one sits up, both with bandaged eyes under the flame.
const beds = shape('462,538* 460,522 470,514 600,514 606,524 606,538*') + shape('674,538* 672,522 682,514 826,514 834,524 834,538*')
const pillows = shape('464,516* 462,504 472,498 500,498 508,506 506,516*') + shape('800,516* 798,504 806,498 824,498 832,506 830,516*')
const quilts =
  shape('514,520* 520,500 536,488 556,492 580,486 596,494 612,516 612,532* 560,528 512,532*') +
  shape('676,532* 672,508 690,492 720,486 752,494 766,514 768,532* 720,527')
const quiltCuts = taper('520,514 556,506 606,516', [1, 3, 1]) + taper('678,516 716,506 764,518', [1, 3, 1])
const lying = circle(488, 488, 17) + shape('500,479* 516,480* 518,497* 499,499*')
const lyingShoulders = shape('508,522* 506,506 507,490 512,480 522,474 538,474 552,482 562,494* 562,522*')
const lyingCollar = taper('509,476 514,488 511,500', [2, 3, 2])
const lyingHair = shape('470,492* 468,476 480,468 494,470* 484,478 478,494*')
const lyingArm = taper('528,484 548,490 560,502', [13, 13, 9])
const sitting = shape('724,512* 722,480 728,460 744,450 762,450 778,460 786,484 784,512*')
const sittingArms = taper('733,463 718,480 731,496', [13, 14, 10]) + taper('775,463 792,481 779,497', [13, 14, 10])
const sittingNeck = box(747, 440, 13, 13) + shape('744,450* 762,450* 756,460 753,463 750,460')
const sittingHead = circle(753, 430, 18)
const sittingHair = shape('734,428* 733,412 744,406 753,405 762,406 773,412 772,428* 764,418 742,418') + circle(753, 402, 6)
const bands =
  box(480, 478, 8, 22) + taper('488,500 492,508', [5, 3], { per: 1 }) + box(735, 424, 36, 9) + taper('769,428 780,434 784,446', [6, 5, 2])
const sleepSigns = taper('493,492 497,493 501,492', [1, 2, 1]) + taper('747,441 753,440 759,441', [1, 2, 1])
// The roster on its arm from the gate, white in the light that a mirror throws back; the rules at its head can still be read, the third is empty.
const rosterArm = box(96, 340, 124, 6) + box(138, 345, 2, 12) + box(196, 345, 2, 12)
const roster = box(124, 356, 88, 122)
const rosterRods = box(120, 352, 96, 6) + box(120, 476, 96, 6)
const rules =
  box(194, 370, 12, 2.4) +
  box(168, 369, 10, 2.2) +
  box(167, 375, 12, 2.2) +
  box(142, 368, 10, 2) +
  box(143, 373, 8, 2) +
  box(141, 378, 12, 2)
const ruleLines = box(199, 380, 2, 26) + box(172, 384, 2, 26)
const names = Array.from({ length: 10 }, (_, column) => box(130 + column * 8, 418, 2.6, 34 + ((column * 5) % 4) * 5)).join('')
const cloth = shape('600,252* 606,226 640,206 674,226 680,252* 690,330 694,362* 672,354 660,364 644,354 630,366 612,354 588,364* 590,330')
const folds =
  taper('616,240 610,300 612,346', [2, 5, 2]) + taper('664,240 672,300 668,346', [2, 5, 2]) + taper('640,228 642,290 638,344', [2, 4, 2])
const tiles =
  [-900, -600, -380, -200, -60, 60, 200, 380, 600, 900]
    .map((x) =>
      taper(
        [
          [640 + x * 0.28, 446],
          [640 + x, 740],
        ],
        [1, 3],
        { per: 1, decimals: 0 },
      ),
    )
    .join('') + [476, 512, 566, 640].map((y) => box(-20, y, 1320, 1.5)).join('')

const defs =
  // What a mirror throws on the roster: one soft band.
  `<linearGradient id="${s}-v" gradientUnits="userSpaceOnUse" x1="138" y1="350" x2="196" y2="478"><stop offset=".32" stop-color="#fff" stop-opacity="0"/><stop offset=".52" stop-color="#fff" stop-opacity=".97"/><stop offset=".84" stop-color="#fff" stop-opacity=".97"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
  vertical(`${s}-k`, [0, '#8a7a9a'], [0.2, '#d8c8c4'], [0.42, '#fff4dc'], [0.56, '#ffffff']) +
  radial(`${s}-g`, [0, '#ffffff', 1], [0.35, '#fffbe6', 0.95], [0.7, '#fff0c4', 0.5], [1, '#ffe6b4', 0]) +
  vertical(`${s}-o`, [0, '#fffdf4'], [0.5, '#fbeecb'], [1, '#d8b890']) +
  vertical(`${s}-m`, [0, '#ffffff'], [1, '#fff0c0']) +
  radial(`${s}-b`, [0, '#ffffff', 0.95], [1, '#fff6d8', 0]) +
  vertical(`${s}-n`, [0, '#120a2a'], [0.6, '#2c1a4c', 0.96], [0.94, '#5a3a70', 0.7], [1, '#8a5a80', 0]) +
  plyFilter(s, '#c8a078', 6, 0.45, 25) +
  faceDefs(s)
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/>
<circle cx="640" cy="300" r="430" fill="url(#${s}-g)"/>
<path fill="url(#${s}-o)" d="${land('-20,446 640,440 1300,446', 740)}"/><path fill="#d8b890" opacity=".4" d="${tiles}"/>`
const front = `<g filter="url(#${s}-s)"><path fill="#ffffff" d="${housesNear}" transform="translate(0-2)"/><path fill="#e8d0ae" d="${housesNear}"/></g><path fill="#c8a070" d="${gateLeaf}${shutters}"/><path fill="#8a6a4a" d="${gateBands}${nails}${boards}"/>
<g filter="url(#${s}-s)"><path fill="#b8905e" d="${stands}${frames}"/></g><path fill="url(#${s}-m)" d="${glasses}"/><path fill="#ffb648" d="${flames}"/><path fill="#ffffff" opacity=".8" d="${mirrors.map(([x, y, w, h]) => quad([x - w * 0.3, y - h * 0.9], [x - w * 0.12, y - h * 0.9], [x - w * 0.3, y - h * 0.5], [x - w * 0.34, y - h * 0.5])).join('')}"/>
<path fill="#8a6a4a" d="${post}"/><path fill="#fffbe6" stroke="#e0a85a" stroke-width="3" d="M610 252h60q14 46 0 94h-60q-14-48 0-94z"/><path fill="#ff9a33" d="${shape(flame)}"/><path fill="#fff7d0" d="${shape('640,334* 632,326 631,312 640,294* 649,312 648,326')}"/>`

/** A figure of `townsfolk.ts`, feet at (x, y). */
const standing = (x: number, y: number, figure: string): string =>
  `<g filter="url(#${s}-s)"><g transform="translate(${x} ${y})">${figure}</g></g>`

export const drawings = layeredScene('ending-1', defs, body, {
  dusk: `<rect width="1280" height="400" fill="url(#${s}-n)"/>`,
  far: `<path fill="#4a3a5c" d="${far.bodies}"/>`,
  near: `<path fill="#33224a" d="${near.bodies}"/><path fill="#fff4dc" d="${near.eyes}"/>`,
  tall: `<path fill="#1d1030" d="${tall.bodies}"/><path fill="#fff4dc" d="${tall.eyes}"/>`,
  small: `<path fill="#ffdca0" transform="translate(2.500-1)" d="${small}"/><path fill="#1d1030" d="${small}"/><path fill="#fff4dc" d="${circle(435, 374, 2.2)}${circle(445, 374, 2.2)}"/>`,
  wall: `<g filter="url(#${s}-s)"><path fill="#f0dcc0" d="${wall}"/></g><g filter="url(#${s}-s)"><path fill="#ffffff" d="${housesFar}" transform="translate(0-2)"/><path fill="#f4e2c6" d="${housesFar}"/></g>`,
  beams: `<path fill="url(#${s}-b)" opacity=".8" d="${beams}"/><circle cx="640" cy="300" r="150" fill="url(#${s}-g)"/>`,
  front,
  stain: `<path fill="#8a6a74" d="${stain}"/>`,
  soroban: `<g filter="url(#${s}-s)"><g transform="translate(150 530)scale(.86)">${sorobanCounting(s)}</g></g>`,
  toki: `<path fill="#a07c58" d="${line}${pegs}"/><g filter="url(#${s}-s)"><g fill="#4a3048">${put(`<path d="${toki}"/><path fill="#e8b070" d="${tokiTrim}"/>`, [1164, 530], [900, 506], 0.44)}</g></g><g transform="translate(1160 467)scale(-.3 .3)translate(-189-212)">${tokiHead(s, '#ffe6b0')}</g><path fill="#a8504e" d="${folded}"/><path fill="#f0b08a" d="${foldLines}"/>${smallHand('open', 1113, 498, 76, -1, 0.72)}`,
  susuke: standing(352, 528, susukeAsleep()),
  haze: standing(470, 528, hazeListening(s)),
  maru: standing(940, 530, maruAtTheStove(s)),
  street: `<path fill="#7a5238" d="${arch}"/><g filter="url(#${s}-s)"><path fill="#fff6e0" d="${boardPlies}"/></g><path fill="#3a1a30" d="${letters}"/><circle cx="838" cy="379" r="14" fill="none" stroke="#c2362c" stroke-width="3"/>`,
  painter: standing(912, 530, signPainter()),
  sleepless: `<g transform="translate(0-14)"><g filter="url(#${s}-s)"><path fill="#f0dcc0" d="${beds}"/><path fill="#fffdf4" d="${pillows}"/><path fill="#f5c68c" d="${lying}"/><path fill="#6a4a7a" d="${lyingShoulders}${sitting}"/><path fill="#d8945a" d="${sittingNeck}"/><path fill="#f5c68c" d="${sittingHead}"/><path fill="#a8504e" d="${quilts}"/></g><path fill="#e8b070" d="${quiltCuts}${lyingCollar}"/><path fill="#2a1626" d="${lyingHair}${sittingHair}"/><path fill="#1d1030" d="${bands}"/><path fill="#8a3a2e" d="${sleepSigns}"/><path fill="#8a68a0" d="${lyingArm}${sittingArms}"/>${smallHand('open', 564, 507, -36, 1, 0.9)}${smallHand('open', 736, 500, -52, 1, 0.9)}${smallHand('open', 774, 501, 52, -1, 0.9)}</g>`,
  roster: `<path fill="#8a6a4a" d="${rosterArm}"/><g filter="url(#${s}-s)"><path fill="#f8e8c4" d="${roster}"/></g><path fill="#d8bf94" d="${names}"/><path fill="#6a4a56" d="${rules}${ruleLines}"/><path fill="#7a5238" d="${rosterRods}"/><path fill="url(#${s}-v)" d="${roster}"/>`,
  rou: standing(470, 530, rouSelling(s)),
  cloth: standing(470, 530, rouInCloth()),
  shiori: standing(928, 530, shioriAwake(s)),
  kannuki: standing(190, 530, kannukiIdle(s)),
  omigaki: `<g filter="url(#${s}-s)"><g transform="translate(574 508)scale(.78)">${omigakiWithPail(s)}</g></g>`,
  people: `<g filter="url(#${s}-s)"><path fill="#6a4a56" d="${crowd}"/></g><path fill="#e8b070" d="${trims}"/>`,
  blind: `<path fill="#2a1c30" d="${blindfolds}"/>`,
  cover: `<path fill="#5a3048" d="${cloth}"/><path fill="#7a4a5c" d="${folds}"/>`,
})
