import { layeredScene } from '../tools/layers.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { box, plyFilter, radial, vertical } from '../places/scenery.ts'

// ほどき屋, the back room: one lamp behind a curtain, so that everything has a bright side and a dark one. Two cups, one guest who is not there.
// In the third ending she opens the curtain, and the guest is on the wall: her own shadow, as she was. After the second ending nothing hangs on the line, the tea is cold, and so is the guest's cushion.
const p = 'uhs'
const ink = '#0d0b18'
const curtain = shape(
  '84,74* 424,74* 416,150 428,260 414,370 430,462 404,478* 372,466 330,480 288,466 240,480 196,466 150,480 112,468 80,478* 92,360 78,220',
)
const folds = [
  '126,78 114,200 130,320 112,420 122,472',
  '188,78 202,200 186,330 204,430 192,474',
  '252,78 242,190 256,310 244,420 258,474',
  '314,78 326,210 312,330 328,420 316,474',
  '372,78 362,190 378,310 366,410 374,466',
]
  .map((points) => taper(points, [1.5, 6, 8, 6, 2], { per: 1 }))
  .join('')
const rings = [96, 148, 200, 252, 304, 356, 408].map((x) => circle(x, 70, 6)).join('')
// The lamp and the low table it stands on, seen through the cloth
const lampBody = shape('216,226* 276,226* 300,262 300,314 276,350* 216,350* 192,314 192,262')
const lampFeet = box(208, 214, 76, 12) + box(208, 350, 76, 12) + box(240, 362, 12, 60) + box(186, 420, 120, 10)
const grid = 'M470 90V396M570 90V396M670 90V396M770 90V396M446 180H820M446 270H820M446 360H820'
const posts = box(-20, -20, 84, 760) + box(-20, 44, 1320, 24) + box(434, 44, 16, 358) + box(822, 44, 16, 358) + box(1216, -20, 84, 760)
const cloths = [
  [872, 106, 76, 220],
  [966, 100, 66, 266],
  [1050, 106, 74, 210],
  [1140, 100, 64, 250],
] as const
const strips = cloths
  .map(([x, y, w, h]) =>
    shape([
      [x, y, true],
      [x + w, y, true],
      [x + w - 4, y + h * 0.5],
      [x + w + 2, y + h, true],
      [x + w * 0.5, y + h - 6],
      [x - 2, y + h, true],
      [x + 4, y + h * 0.5],
    ]),
  )
  .join('')
const bows = cloths
  .map(([x, y, w, h]) => [0.2, 0.46, 0.72, 0.92].map((t) => `M${x - 6} ${Math.round(y + h * t)}q${w / 2 + 6} 20 ${w + 12} 0`).join(''))
  .join('')
// トキ kneeling, turned to the lamp
export const toki =
  shape('804,506* 790,488 800,470 836,462 850,430 850,396 862,366 884,350 906,344* 930,350 954,372 968,410 978,450 1000,476 1004,506*') +
  shape('872,344* 866,314 872,284 890,268 912,264 934,272 946,294 944,322 934,346* 906,356') +
  circle(936, 258, 19) +
  taper('864,392 830,420 792,432', [34, 28, 18])
const needle = taper('900,250 936,258 968,268', [1.5, 4, 2], { per: 1 })
const profile = shape('876,290* 866,302 863,310 855,320* 863,324 861,330 866,334 868,342 882,349 894,344* 898,326 892,304')
const lit =
  shape('790,488* 800,470 836,462 850,430 850,396 862,366 884,350* 874,380 866,410 866,444 852,470 820,478') +
  taper('870,346 866,314 872,284 886,270', [2, 5, 5, 2])
const collar = taper('880,352 892,384 908,412', [7, 9, 6])
const cushionOf = (x: number): string =>
  shape([
    [x - 96, 506, true],
    [x - 88, 490],
    [x, 482],
    [x + 88, 490],
    [x + 96, 506, true],
    [x + 70, 518],
    [x, 522],
    [x - 70, 518],
  ])
const tray = box(628, 478, 128, 9) + box(640, 487, 8, 20) + box(736, 487, 8, 20)
const cup = (x: number): string =>
  shape([
    [x - 19, 446, true],
    [x + 19, 446, true],
    [x + 15, 470],
    [x + 8, 478, true],
    [x - 8, 478, true],
    [x - 15, 470],
  ])
const steam = (x: number): string =>
  taper(
    [
      [x - 4, 438],
      [x - 12, 420],
      [x + 2, 404],
      [x - 6, 380],
    ],
    [0, 6, 6, 0],
  ) +
  taper(
    [
      [x + 6, 438],
      [x + 12, 424],
      [x + 2, 410],
      [x + 10, 392],
    ],
    [0, 5, 4, 0],
  )
const pot =
  shape('566,478* 556,462 562,442 580,434* 604,434* 622,442 628,462 618,478*') +
  taper('624,456 640,446 646,434', [9, 7, 5]) +
  'M578 434a14 18 0 0 1 28 0l-5 0a9 13 0 0 0-18 0z'
const basket = shape('1040,520* 1032,470* 1130,470* 1122,520*') + box(1026, 464, 110, 9)
const spools = box(1056, 438, 16, 28) + box(1082, 444, 16, 22) + box(1106, 440, 14, 26)
const floor = shape('-20,396* 1300,396* 1300,740* -20,740*')

const defs =
  `<linearGradient id="${p}-side"><stop stop-color="#8a4a44"/><stop offset=".3" stop-color="#5a3450"/><stop offset=".62" stop-color="#23294a"/><stop offset="1" stop-color="#0c1022"/></linearGradient>` +
  `<linearGradient id="${p}-floor"><stop stop-color="#d08050"/><stop offset=".34" stop-color="#8a4a4e"/><stop offset=".66" stop-color="#302c4c"/><stop offset="1" stop-color="#0e1020"/></linearGradient>` +
  radial(`${p}-lit`, [0, '#fffbe6'], [0.22, '#ffe6a4'], [0.55, '#f0a05e'], [0.85, '#a8504e'], [1, '#6a3448']) +
  radial(`${p}-glow`, [0, '#ffca80', 0.7], [0.5, '#e8825a', 0.26], [1, '#e8825a', 0]) +
  `<linearGradient id="${p}-cloth" gradientUnits="userSpaceOnUse" x1="860" y1="0" x2="1210" y2="0"><stop stop-color="#8fc4ac"/><stop offset=".5" stop-color="#4a7a80"/><stop offset="1" stop-color="#24404e"/></linearGradient>` +
  `<linearGradient id="${p}-pad"><stop stop-color="#f0906a"/><stop offset=".5" stop-color="#a84a58"/><stop offset="1" stop-color="#4a2444"/></linearGradient>` +
  `<linearGradient id="${p}-cold"><stop stop-color="#7a8aa8"/><stop offset=".5" stop-color="#3c4a70"/><stop offset="1" stop-color="#20284c"/></linearGradient>` +
  `<linearGradient id="${p}-cup"><stop stop-color="#fff0d0"/><stop offset=".45" stop-color="#8fb0a8"/><stop offset="1" stop-color="#26404a"/></linearGradient>` +
  `<linearGradient id="${p}-wall"><stop stop-color="#ffd48c"/><stop offset=".5" stop-color="#f0985e"/><stop offset="1" stop-color="#a8505a"/></linearGradient>` +
  `<linearGradient id="${p}-drawn"><stop stop-color="#7a3048"/><stop offset=".7" stop-color="#c8605a"/><stop offset="1" stop-color="#ffc080"/></linearGradient>` +
  radial(`${p}-bare`, [0, '#fffdf0'], [0.3, '#fff0c0', 0.9], [1, '#ffca80', 0]) +
  vertical(`${p}-dim`, [0, '#05060e', 0], [1, '#05060e', 0.8]) +
  plyFilter(p, '#05060e', 5, 0.7)

const drying = `<g filter="url(#${p}-s)"><path fill="url(#${p}-cloth)" d="${strips}"/></g><path fill="none" stroke="#16303a" stroke-width="2.500" d="${bows}"/>`
const cloth = `<g filter="url(#${p}-s)"><path fill="url(#${p}-lit)" d="${curtain}"/></g>`
const pleats = `<path fill="#8a3a4a" opacity=".32" d="${folds}"/><path fill="none" stroke="#e0b080" stroke-width="3" d="${rings}"/>`
const lamp = (stand: number): string =>
  `<path fill="#fffdf0" d="${lampBody}"/><path fill="#b5623c" opacity="${stand}" d="${lampFeet}"/><path fill="none" stroke="#e8a060" stroke-width="2.500" opacity=".7" d="M198 254h96M193 276h106M193 300h106M198 324h96"/>`
const back = (cold: boolean): string =>
  `<rect width="1280" height="720" fill="url(#${p}-side)"/><path fill="none" stroke="#ffb080" stroke-opacity=".2" stroke-width="3" d="${grid}"/>
<path fill="url(#${p}-floor)" d="${floor}"/><path fill="none" stroke="#1a1428" stroke-width="2" opacity=".5" d="M-20 422H1300M-20 462H1300M-20 520H1300M252 396l-122 334M476 396l-56 334M700 396v334M924 396l56 334M1148 396l122 334"/>
${cold ? cloth : ''}<circle cx="246" cy="288" r="420" fill="url(#${p}-glow)"/>${lamp(0.6)}${cold ? pleats : ''}<path fill="#ffd090" d="M84 66h346v4H84z"/>
<path fill="none" stroke="#6a7a90" stroke-width="3" d="M838 92q190 18 378 0"/>${cold ? '' : drying}
<g filter="url(#${p}-s)"><path fill="#ffb47a" opacity=".7" transform="translate(-2-1)" d="${posts}"/><path fill="${ink}" d="${posts}"/></g>`
const front = (cold: boolean): string =>
  `<g transform="translate(0-42)"><ellipse cx="500" cy="520" rx="330" ry="46" fill="url(#${p}-glow)"/>
<g filter="url(#${p}-s)"><path fill="#ffd9a0" transform="translate(-2-2)" d="${cushionOf(500)}"/><path fill="url(#${p}-${cold ? 'cold' : 'pad'})" d="${cushionOf(500)}"/></g><path fill="none" stroke="#ffd0a0" stroke-width="2" opacity=".6" d="M412 500q88 20 176 0M500 486v14"/><path fill="#ffd9a0" d="${circle(500, 502, 4)}"/>
<path fill="#2c1a34" d="${cushionOf(900)}"/><g filter="url(#${p}-s)"><path fill="#ffca8a" transform="translate(-3-1)" d="${toki}"/><path fill="#161b30" d="${toki}"/></g><path fill="#ffdcae" d="${profile}"/><path fill="#ffca8a" opacity=".42" d="${lit}"/><path fill="#9fd0b8" d="${collar}"/><path fill="#fff6dc" d="${needle}"/><path fill="#ffdcae" d="${shape('800,422* 780,424 764,430 760,437 772,440 784,440 800,438*')}"/><path fill="#120b18" d="${taper('868,314 876,317 884,314', [1, 3, 1])}"/>
<g filter="url(#${p}-s)"><path fill="#ffc890" transform="translate(-1-2)" d="${tray}${pot}"/><path fill="#2a1626" d="${tray}${pot}"/></g><path fill="url(#${p}-cup)" d="${cup(664)}"/><path fill="url(#${p}-cup)" d="${cup(722)}"/>${cold ? '' : `<path fill="#fff6e0" opacity=".7" d="${steam(664)}${steam(722)}"/>`}
<path fill="#1a1426" d="${basket}"/><path fill="#c8485e" d="${spools}"/></g>`
const dim = `<path fill="url(#${p}-dim)" d="M0 480h1280v240H0z"/>`
// What looks out from under the floor of the store when all else is light: ススケ.
const eyes = `<path fill="#ffd34d" d="${leaf(470, 508, 26, 8, 0.15)}${leaf(516, 512, 26, 8, -0.15)}"/><path fill="#120b18" d="${circle(483, 510, 4.4)}${circle(529, 510, 4.4)}"/>`

// The curtain drawn aside: the lamp falls on the wall, and somebody kneels there behind the guest's cushion.
const drawn =
  shape(
    '92,72* 152,72* 148,180 158,290 140,330 146,352 168,420 176,470* 150,462 130,474 108,464 84,474* 92,410 104,352 100,330 86,280 94,180',
  ) + box(98, 332, 46, 12)
const drawnFolds =
  ['106,78 110,200 104,280 118,332', '124,78 122,190 128,280 124,332', '142,78 138,200 144,280 130,332']
    .map((points) => taper(points, [1.5, 5, 6, 2], { per: 1 }))
    .join('') +
  ['114,348 104,400 98,464', '124,348 126,400 122,464', '134,348 146,400 152,462']
    .map((points) => taper(points, [2, 6, 2], { per: 1 }))
    .join('')
const young =
  // The back, the lap, the knees towards トキ
  shape(
    '494,456* 486,430 496,398 510,362 518,330 528,298 546,272 570,258* 602,258* 622,276 630,306 620,346 630,372 664,388 704,412 722,440 720,456*',
  ) +
  // The bow of her sash
  shape('512,350* 488,322 462,320 456,340 468,356 508,362*') +
  shape('510,356* 480,366 462,388 468,404 488,400 512,368*') +
  // Neck and head in profile, to the right
  shape('574,266* 582,246 572,232 616,236 602,250 606,266*') +
  shape(
    '558,206* 554,178 562,152 580,138 604,134 622,144 630,160 631,174 628,181 634,190 642,202* 634,207 633,212 638,216* 633,221 636,227 631,231 631,240 622,248 608,246 590,240 572,228*',
  ) +
  // Her hair, tied high, and some of it over her brow
  taper('580,148 548,130 518,146 506,188 512,232 500,268', [24, 30, 30, 26, 18, 0]) +
  shape('580,130* 566,108 550,112 560,130 544,138 552,150 576,142*') +
  taper('606,138 630,148 640,170', [14, 11, 0]) +
  // The arm with its long sleeve, the needle held up
  taper('600,284 620,330 662,314 692,268', [44, 46, 24, 14]) +
  shape('612,306* 676,292* 696,302 700,356 690,398 656,406 624,392 606,352') +
  circle(695, 259, 11) +
  taper('696,262 708,250 714,240', [10, 7, 4])
const raised = taper('692,272 714,236 736,200', [2.5, 5, 0], { per: 1 })
const thread = 'M693 272q-18 24 10 40t2 54q-14 22-34 22'
// What is cut out of paper, as of a puppet: eye, mouth, collar, sash, the hem of the sleeve
const slits =
  taper('588,188 598,180 609,187', [1.5, 4.5, 1.5], { per: 1 }) +
  taper('612,222 623,225 631,217', [1.5, 4.5, 1.5], { per: 1 }) +
  taper('578,262 594,284 612,300', [2, 3.5, 0], { per: 1 }) +
  taper('522,340 556,350 596,346', [2, 4, 2], { per: 1 }) +
  taper('518,360 554,370 600,366', [2, 4, 2], { per: 1 }) +
  taper('626,384 654,396 684,388', [0, 3, 0], { per: 1 }) +
  taper('548,138 562,146 574,138', [2, 3, 2], { per: 1 })

// The fourth ending: her shears on the curtain, open, and what they have cut in the night, on the floor.
const blades = shape('352,318* 330,250 320,178* 344,214 366,302*') + shape('352,318* 384,254 410,188* 398,246 368,322*')
const grips =
  `${circle(322, 386, 25)}${circle(322, 386, 14)}${circle(396, 382, 25)}${circle(396, 382, 14)}` +
  taper('360,306 346,340 334,364', [12, 12, 10]) +
  taper('358,306 372,338 386,360', [12, 12, 10])
const cutEnds = [
  '350,494 380,486 402,494 430,484',
  '452,520 470,508 492,512 506,502',
  '228,506 250,516 276,508 296,514',
  '776,512 800,502 826,510 852,500',
  '560,524 586,514 606,522 636,516',
  '930,520 952,510 974,516',
]
export const drawings = [
  ...layeredScene('unpicking-house', defs, back(false) + dim, {
    wall: `<path fill="url(#${p}-wall)" d="${box(450, 68, 372, 328)}"/><path fill="none" stroke="#8a4650" stroke-opacity=".4" stroke-width="3" d="M470 90V396M570 90V396M670 90V396M770 90V396M450 180H822M450 270H822M450 360H822"/><circle cx="246" cy="288" r="190" fill="url(#${p}-bare)"/>${lamp(1)}<g filter="url(#${p}-s)"><path fill="url(#${p}-drawn)" d="${drawn}"/></g><path fill="#6a2a44" opacity=".5" d="${drawnFolds}"/><path fill="none" stroke="#e0b080" stroke-width="3" d="${[96, 106, 116, 126, 136, 146].map((x) => circle(x, 70, 6)).join('')}"/>`,
    curtain: `${cloth}<path fill="url(#${p}-glow)" d="${curtain}"/>${lamp(0.6)}${pleats}`,
    shears: `<g fill="#4a1a34" fill-rule="evenodd" opacity=".86"><path d="${blades}"/><path d="${grips}"/></g>`,
    ends: `<path fill="#fff0d8" d="${cutEnds.map((points) => taper(points, [1.5, 3, 3, 1.5], { per: 1 })).join('')}"/>`,
    young: `<g filter="url(#${p}-s)"><path fill="#38142f" d="${young}${raised}"/></g><path fill="none" stroke="#38142f" stroke-width="2" d="${thread}"/><path fill="#ffcf90" d="${slits}"/>`,
    front: front(false),
  }),
  ...layeredScene('ending-2-room', defs, back(true) + front(true) + dim, { eyes }),
]
