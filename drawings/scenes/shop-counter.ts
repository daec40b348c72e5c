import type { Drawing } from '../tools/drawing.ts'
import { face, faceDefs } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, lanternDefs, plyFilter, quad, radial, repeat, roomSvg, vertical } from '../places/scenery.ts'

// よろず灯屋 towards evening: ロウ has shrunk below the third shelf. マル has come with dumplings, ソロバン with his abacus.
const p = 'scs'
const ink = '#170b1c'
const boards = [212, 312, 412]
const shelf = box(330, 96, 620, 14) + boards.map((y) => box(330, y, 620, 12)).join('') + box(330, 96, 14, 400) + box(936, 96, 14, 400)
const uprights = box(532, 104, 8, 390) + box(740, 104, 8, 390)
const jar = shape('-20,0* -24,-16 -22,-38 -15,-48* 15,-48* 22,-38 24,-16 20,0*') + box(-14, -56, 28, 7)
const bottle = shape('-10,0* -11,-34 -4,-46 -4,-62* 4,-62* 4,-46 11,-34 10,0*')
const crate = box(-30, -38, 60, 38) + box(-34, -44, 68, 7)
const candle = box(-5, -44, 10, 44) + shape('0,-60* 5,-52 0,-46 -5,-52')
const bundle = shape('-26,0* -30,-18 -16,-34 -6,-38* -18,-50 0,-42* 18,-50 6,-38* 16,-34 30,-18 26,0*')
const goods = [
  repeat(`${p}-j`, [
    [380, 212],
    [434, 212, 0.9],
    [640, 312],
    [694, 312, 0.86],
    [892, 412],
  ]),
  repeat(`${p}-b`, [
    [486, 212],
    [512, 212, 0.84],
    [780, 312],
    [808, 312, 0.9],
    [836, 312],
    [380, 412],
    [406, 412, 0.86],
  ]),
  repeat(`${p}-c`, [
    [400, 312],
    [476, 312, 0.86],
    [884, 212],
    [470, 412, 1.04],
  ]),
  repeat(`${p}-k`, [
    [846, 412],
    [824, 412, 0.8],
    [802, 412, 1.05],
    [900, 312],
  ]),
  repeat(`${p}-u`, [[772, 412]]),
].join('')
// What he wants stands on the third board, a hand's breadth too high: one jar of sweets, alone and lit
const wanted = '<g transform="translate(640 212)scale(1.15)"><use href="#scs-j"/></g>'
const sweets = [
  [-9, -9],
  [4, -8],
  [13, -12],
  [-13, -21],
  [0, -20],
  [11, -24],
  [-6, -32],
  [6, -36],
]
  .map(([x = 0, y = 0]) => circle(640 + x * 1.15, 212 + y * 1.15, 5.4))
  .join('')
// ロウ from behind, on the tips of his toes
const rou =
  shape('604,510* 600,440 602,390 610,362 624,350* 660,350* 674,362 682,390 684,440 680,510*') +
  box(632, 330, 20, 30) +
  shape('614,334* 610,300 618,276 634,264* 650,264* 666,276 674,300 670,334* 656,342 628,342') +
  shape('636,266* 638,250* 646,250* 648,266*') +
  taper('668,372 690,330 684,286 672,252', [24, 20, 15, 11]) +
  taper('676,256 672,240 668,230', [9, 7, 4]) +
  taper('668,256 662,244 656,238', [6, 5, 3]) +
  taper('616,372 592,404 598,446', [22, 18, 14])
const wax = shape(
  '616,300* 618,276 634,264* 650,264* 666,276 669,304 664,322 658,300 652,290 648,312 642,330 636,308 632,290 626,298 622,314',
)
const waxRobe = shape(
  '606,388* 612,362 624,352* 660,352* 672,362 678,388 678,420 672,396 664,388 660,440 654,456 648,430 644,392 630,388 624,420 618,432 614,404 610,398',
)
const spark = shape('642,226* 649,240 646,250 642,253 638,250 635,240')
// マル with two buns of hair and a tray; ソロバン, top-knot, abacus held to the chest
const maru =
  shape('206,560* 208,452 222,404 250,384 282,378* 316,384 342,404 356,452 358,560*') +
  shape('232,344* 226,310 236,282 258,266 282,260 306,266 328,282 338,310 332,344 316,372 248,372') +
  circle(244, 272, 21) +
  circle(320, 272, 21) +
  taper('336,410 376,430 402,424', [36, 28, 20]) +
  taper('230,412 236,452 300,456', [32, 28, 20])
const tray = box(330, 408, 120, 9)
const skewers = [352, 380, 408, 434].map((x) => box(x - 2, 342, 4, 66)).join('')
const dumplings = [352, 380, 408, 434].map((x) => [352, 371, 390].map((y) => circle(x, y, 11.5)).join('')).join('')
const soroban =
  shape('924,560* 926,440 938,402 962,384 1000,376* 1038,384 1062,402 1074,440 1076,560*') +
  shape('956,336* 952,304 962,284 976,300 1024,300 1038,284 1048,304 1044,336 1030,366 970,366') +
  shape('990,280* 988,262 994,252 1006,252 1012,262 1010,280*') +
  taper('1000,258 1012,244 1030,244', [11, 9, 4]) +
  taper('1058,410 1062,462 1000,472', [30, 28, 20]) +
  taper('942,410 934,462 980,470', [30, 28, 20])
const abacus = box(936, 434, 110, 7) + box(936, 450, 110, 4) + box(936, 486, 110, 7) + box(934, 432, 7, 62) + box(1042, 432, 7, 62)
const beads = Array.from({ length: 6 }, (_, at) => [443, 462, 472, 481].map((y) => circle(952 + at * 16, y, 5)).join('')).join('')
const dome = shape('962,310* 964,290 980,276 1000,272 1020,276 1036,290 1038,310*')
const fringe = shape(
  '234,326* 232,296 246,276 282,266 318,276 332,296 330,326* 322,312 312,304* 302,310 292,302* 280,312 268,303* 256,312 244,312*',
)
const counter = quad([-20, 508], [1300, 508], [1300, 740], [-20, 740])
const soap = quad([500, 486], [560, 486], [564, 510], [496, 510]) + quad([512, 464], [548, 464], [552, 486], [508, 486])
const scales =
  box(742, 446, 5, 64) +
  taper('700,458 744,448 790,456', [4, 6, 4]) +
  shape('682,486* 720,486* 712,498 690,498') +
  shape('772,484* 810,484* 802,496 780,496') +
  shape('722,510* 734,500 756,500 768,510*')
const cloth =
  shape('-20,-20* 332,-20* 326,120 310,116 296,128 240,118 180,130 120,118 60,130 0,120 -20,126*') +
  shape('948,-20* 1300,-20* 1300,126* 1280,120 1220,130 1160,118 1100,130 1040,118 984,128 970,116 954,120*')
const hangers = [112, 226, 1054, 1168]

const defs =
  radial(`${p}-wall`, [0, '#ffd58a'], [0.34, '#e8904e'], [0.62, '#9a4450'], [1, '#3a1736']) +
  vertical(`${p}-top`, [0, '#8a4048'], [0.3, '#4a2036'], [1, '#170b1c']) +
  vertical(`${p}-noren`, [0, '#5a2448'], [1, '#38183a']) +
  lanternDefs(p) +
  faceDefs(p) +
  plyFilter(p, '#1c0818', 5, 0.6) +
  `<path id="${p}-j" d="${jar}"/><path id="${p}-b" d="${bottle}"/><path id="${p}-c" d="${crate}"/><path id="${p}-k" d="${candle}"/><path id="${p}-u" d="${bundle}"/>` +
  `<g id="${p}-h"><circle r="120" fill="url(#${p}-halo)"/><path fill="${ink}" d="M-1-230h2v196h-2zM-17-40h34v9h-34zM-17 31h34v9h-34z"/><path fill="url(#${p}-lamp)" d="M-18-32h36q16 14 16 32t-16 32h-36q-16-14-16-32t16-32z"/><path fill="none" stroke="#8f3a1d" stroke-width="2" opacity=".8" d="M-27-20h54M-33-8h66M-33 6h66M-27 20h54"/></g>`
const figure = (d: string, dx: number): string =>
  `<g filter="url(#${p}-s)"><path fill="#ffd9a0" transform="translate(${dx}-2.500)" d="${d}"/><path fill="${ink}" d="${d}"/></g>`

export const drawing: Drawing = {
  name: 'scenes/shop-counter',
  svg: roomSvg(
    defs,
    `<rect width="1280" height="720" fill="#2a1230"/><ellipse cx="640" cy="290" rx="760" ry="430" fill="url(#${p}-wall)"/>
<path fill="#6b2c40" opacity=".55" d="${box(344, 110, 592, 390)}"/><g fill="#4a1a34">${goods}${wanted}</g><path fill="#ffe08a" d="${sweets}"/><circle cx="640" cy="188" r="92" fill="url(#${p}-halo)" opacity=".75"/>
<g filter="url(#${p}-s)"><path fill="#ffc27a" transform="translate(0-2)" d="${shelf}${uprights}"/><path fill="#3a1630" d="${shelf}${uprights}"/></g>
<g filter="url(#${p}-s)"><path fill="url(#${p}-noren)" d="${cloth}"/></g><path fill="none" stroke="#ffcf73" stroke-width="2.500" opacity=".5" d="M60-20v146M180-20v146M1100-20v146M1220-20v146"/>
${repeat(
  `${p}-h`,
  hangers.map((x) => [x, 210] as const),
)}
${figure(rou, 0)}<path fill="#fff1cc" d="${wax}${waxRobe}"/><circle cx="642" cy="240" r="34" fill="url(#${p}-halo)"/><path fill="#ffe08a" d="${spark}"/>
${figure(maru, 2)}<path fill="#8a5a34" d="${skewers}"/><path fill="#f0b46a" stroke="#7a3418" stroke-width="2" d="${dumplings}"/><path fill="#5a2a2a" d="${tray}"/><g transform="translate(148 212)scale(.74)">${face(p, { iris: '#c2562c', eyes: 'wide', brow: -0.9, mouth: 'grin' })}</g><path fill="${ink}" d="${fringe}"/><path fill="#ffcf73" d="${box(236, 286, 18, 5)}${box(310, 286, 18, 5)}"/><path fill="none" stroke="#ffd9b0" stroke-width="7" d="M252 384q14 34 30 52M314 384q-16 34-30 50"/>
${figure(soroban, -2)}<path fill="#ffb765" d="${abacus}"/><path fill="#e8a24e" d="${beads}"/><path fill="url(#${p}-f)" transform="translate(0 8)" d="${dome}"/><g transform="translate(1128 222)scale(-.7 .7)">${face(p, { iris: '#6b7a2a', eyes: 'calm', brow: -1.3, mouth: 'firm', blush: 0, forehead: '131,108* 180,100 229,108* 230,114 180,108 131,114' })}<path fill="none" stroke="#150d1c" stroke-width="5" d="${circle(164, 154, 23)}${circle(209, 152, 20)}"/></g><path fill="none" stroke="#f3dcb0" stroke-width="7" d="M970 378q14 30 30 46M1030 378q-14 30-28 42"/><path fill="#8fd8ff" d="${shape('1052,284* 1058,296 1058,304 1052,309 1046,304 1046,296')}"/>
<g filter="url(#${p}-s)"><path fill="#ffc27a" transform="translate(0-3)" d="${counter}"/><path fill="url(#${p}-top)" d="${counter}"/></g><path fill="none" stroke="#2a1024" stroke-width="3" opacity=".7" d="M-20 540H1300M160 540v180M480 540v180M800 540v180M1120 540v180"/>
<path fill="#fff1cc" d="${soap}"/><path stroke="#b3703f" stroke-width="2" d="M512 498h36M520 475h20"/><path fill="#2a1024" d="${scales}"/>`,
  ),
}
