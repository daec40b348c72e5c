import { bowing, bowingTrim, robed } from '../crowd.ts'
import { mist } from '../landscape.ts'
import { layeredScene } from '../layers.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { mirror, type Points, item } from '../points.ts'
import { box, gableRoof, hipRoof, land, lattice, ply, plyFilter, radial, roofRibs, vertical } from '../scenery.ts'

// 人形遣い: the flame behind the three on their castle, a string to every foot. The shadows bow; then, because feet follow shadows, the people.
const s = 'e4s'
// The left hand; the right one is its mirror image. Fingers from the rearmost to the thumb: from knuckle to tip.
const fingers = [
  ['322,112 326,154 318,192 306,218', [28, 25, 20, 9]],
  ['364,120 380,166 376,208 364,240', [31, 28, 22, 10]],
  ['404,108 430,152 430,198 418,236', [32, 29, 23, 10]],
  ['430,82 468,112 474,154 464,196', [31, 28, 23, 10]],
  ['404,46 452,44 494,66 518,98', [33, 30, 24, 11]],
] as const
const leftTips = [
  [306, 218],
  [364, 240],
  [418, 236],
  [464, 196],
  [518, 98],
] as const
const backOfHand = '236,-10 286,6 350,12 410,24 446,60 444,98 412,128 362,138 314,130 272,96 238,60'
const sleeve = '-30,-30* 210,-30* 268,-14 296,22 286,66 258,96* 236,150 190,214 120,268* 96,206 40,168 -30,150*'
const knuckles = ['312,112 322,104 336,108', '352,120 364,110 378,114', '394,110 406,98 420,102', '424,84 432,74 444,78']
const creases = [
  '318,152 326,150 336,154',
  '372,164 381,160 391,166',
  '421,150 431,147 441,152',
  '460,110 469,108 478,114',
  '448,38 454,42 456,52',
]
const thin = (points: Points, widths: readonly number[]): string => taper(points, widths, { per: 1, decimals: 0 })
function hand(side: 'left' | 'right'): string {
  const own = (points: string): Points => (side === 'left' ? points : mirror(points, 640))
  const dx = side === 'left' ? 2 : -2
  const paper = (key: string, d: string, fill: string): string =>
    `<g fill="${fill}"><use href="#${s}-${side[0]}${key}" x="${dx}" y="1" fill="#ffcf9a"/><path id="${s}-${side[0]}${key}" d="${d}"/></g>`
  return (
    paper('a', shape(own(backOfHand)), `url(#${s}-d)`) +
    fingers.map(([points, widths], at) => paper(`${at}`, taper(own(points), widths, { decimals: 0 }), `url(#${s}-d)`)).join('') +
    `<path fill="#6a3058" d="${[...knuckles, ...creases].map((points) => thin(own(points), [0, 4, 0])).join('')}"/>` +
    paper('s', shape(own(sleeve)), '#1a0a26') +
    `<path fill="#b8405a" d="${thin(own('272,-14 284,22 276,62 250,92'), [5, 7, 7, 4])}${thin(own('228,152 184,206 124,252'), [3, 6, 3])}"/><path fill="#5a2458" d="${thin(own('210,-20 226,30 206,110 170,190'), [2, 6, 6, 0])}${thin(own('120,-20 150,60 140,140 118,210'), [2, 6, 6, 0])}${thin(own('40,-20 70,60 70,120 52,156'), [2, 5, 5, 0])}"/>`
  )
}
const tips = [...leftTips, ...leftTips.map(([x, y]): readonly [number, number] => [1280 - x, y])]
const front = [
  [150, 510, 118, 1],
  [300, 516, 122, 1],
  [460, 520, 126, 1],
  [820, 520, 126, -1],
  [980, 516, 122, -1],
  [1130, 510, 118, -1],
] as const
const middle = [
  [70, 456, 82, 1],
  [222, 458, 84, 1],
  [378, 460, 86, 1],
  [902, 460, 86, -1],
  [1058, 458, 84, -1],
  [1210, 456, 82, -1],
] as const
const back = Array.from({ length: 12 }, (_, index): readonly [number, number, number, 1 | -1] => [
  70 + index * 46 + (index >= 6 ? 590 : 0),
  436,
  48,
  index >= 6 ? -1 : 1,
])
const crowd = (people: readonly (readonly [number, number, number, 1 | -1])[]): string => people.map(bowing).join('')
// Their shadows bow deeper, flat on the floor and joined at the feet.
const shadows = [...front]
  .map(([x, y, h, side]) =>
    shape([
      [x - h * 0.16, y, true],
      [x + h * 0.15, y, true],
      [x + side * h * 0.5, y + h * 0.13],
      [x + side * h * 0.86, y + h * 0.12],
      [x + side * h * 0.96, y + h * 0.2],
      [x + side * h * 0.6, y + h * 0.25],
      [x, y + h * 0.14],
    ]),
  )
  .join('')
const feet = [...front, ...middle, ...back.filter((_, index) => index % 3 === 1)]
/** The string to a foot; `sag` = how far its middle hangs to the side, px. */
const stringTo = ([x, y]: readonly [number, number, ...unknown[]], sag: number): string => {
  const finger = Math.floor((Math.min(x, 1280 - x) / 640) * 5)
  const [tipX, tipY] = item(tips, x < 640 ? finger : finger + 5)
  return sag === 0
    ? `M${tipX} ${tipY}L${x} ${y - 2}`
    : `M${tipX} ${tipY}Q${Math.round((tipX + x) / 2 + (x < 640 ? -sag : sag))} ${Math.round((tipY + y) / 2 + 60)} ${x} ${y - 2}`
}
// In the end the fingers hold the three as well, by hands and feet.
const ownStrings = [
  [518, 98, 566, 196],
  [518, 98, 578, 254],
  [464, 196, 572, 256],
  [518, 98, 626, 186],
  [762, 98, 654, 186],
  [762, 98, 702, 254],
  [816, 196, 708, 256],
  [762, 98, 714, 196],
]
  .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => `M${x1} ${y1}L${x2} ${y2}`)
  .join('')
const thread = 'fill="none" stroke="#fff4dc" stroke-width="1.500"'
// The castle: a stone base with turrets, two storeys, and on top an open stage with the flame behind it.
const stones = shape('478,432* 500,404 512,372* 768,372* 780,404 802,432*') + box(392, 400, 496, 40)
const joints =
  [384, 398, 412].map((y, at) => `M${512 - at * 9} ${y}H${768 + at * 9}`).join('') +
  [530, 566, 604, 642, 680, 716, 750].map((x, at) => `M${x} ${at % 2 ? 372 : 384}v14M${x + 16} ${at % 2 ? 398 : 412}v12`).join('')
const walls = box(540, 316, 200, 60) + box(566, 272, 148, 30) + box(420, 352, 66, 52) + box(794, 352, 66, 52)
const roofs =
  hipRoof(640, 328, 286, 42, 12) +
  hipRoof(640, 282, 206, 24, 10) +
  gableRoof(582, 320, 76, 34) +
  gableRoof(698, 320, 76, 34) +
  hipRoof(453, 358, 112, 38) +
  hipRoof(827, 358, 112, 38) +
  box(386, 394, 508, 8)
const ribs =
  roofRibs(640, 328, 286, 42, 15) + roofRibs(640, 282, 206, 24, 13) + roofRibs(453, 358, 112, 36, 9) + roofRibs(827, 358, 112, 36, 9)
const panes =
  [554, 594, 634, 674, 712].map((x) => box(x - 6, 340, 24, 22)).join('') + [432, 462, 806, 836].map((x) => box(x, 370, 14, 18)).join('')
const bars =
  [554, 594, 634, 674, 712].map((x) => lattice(x - 6, 340, 24, 22, 4, 2, 2)).join('') +
  [432, 462, 806, 836].map((x) => lattice(x, 370, 14, 18, 3, 2, 2)).join('')
const stage =
  box(552, 256, 176, 8) +
  box(560, 262, 160, 10) +
  box(548, 238, 7, 20) +
  box(725, 238, 7, 20) +
  circle(551.5, 236, 5) +
  circle(728.5, 236, 5)
const flame = shape(
  '640,268 588,262 550,226 546,182 570,146 576,114* 600,134 616,100 642,58* 656,102 676,132 700,108* 704,148 732,184 732,226 694,262',
)
const heart = shape('640,268 602,260 578,228 584,192 608,166 638,108* 668,162 694,194 702,228 680,260')
const core = shape('640,268 618,258 606,232 616,204 640,152* 662,206 674,232 662,258')

const defs =
  vertical(`${s}-k`, [0, '#0e0820'], [0.24, '#2a1248'], [0.44, '#6a2a6a'], [0.6, '#d8807a'], [0.68, '#ffd8a0']) +
  radial(`${s}-g`, [0, '#fffdf2', 1], [0.24, '#ffe6b4', 0.85], [0.55, '#c86a9a', 0.34], [1, '#5a2a8a', 0]) +
  vertical(`${s}-f`, [0, '#f0b48a'], [0.4, '#8a4470'], [1, '#2a1244']) +
  radial(`${s}-p`, [0, '#fff0c8', 0.7], [1, '#f0a08a', 0]) +
  plyFilter(s, '#120524', 7, 0.6) +
  `<radialGradient id="${s}-d" gradientUnits="userSpaceOnUse" cx="640" cy="150" r="420"><stop offset=".2" stop-color="#3a1a44"/><stop offset=".75" stop-color="#170a24"/></radialGradient>` +
  `<radialGradient id="${s}-h" gradientUnits="userSpaceOnUse" cx="640" cy="230" r="200"><stop stop-color="#fff3b0"/><stop offset=".35" stop-color="#ffb648"/><stop offset=".7" stop-color="#f2613a"/><stop offset="1" stop-color="#c8306a"/></radialGradient>`
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="640" cy="190" r="470" fill="url(#${s}-g)"/><path fill="#ffe9c0" opacity=".2" d="${Array.from({ length: 12 }, (_, index) => leaf(640, 190, 520, 16, (index / 12) * 6.283)).join('')}"/>
<g filter="url(#${s}-s)" opacity=".85"><path fill="#3a1a58" d="${mist(
  [
    [-40, 260],
    [-40, 180],
  ],
  260,
  22,
)}${mist(
  [
    [1040, 1320],
    [1110, 1320],
  ],
  280,
  22,
)}"/></g>
<g fill="#ffe6b4"><circle cx="640" cy="190" r="150" opacity=".2"/><circle cx="640" cy="190" r="214" opacity=".12"/></g>
${ply(s, 'l', flame, `url(#${s}-h)`, '#fff0c4')}<path fill="#ffe48a" d="${heart}"/><path fill="#fffdf2" d="${core}"/>
${ply(s, 'c', walls, '#7a3a6a', '#ffd8a0')}<path fill="#ffd98a" d="${panes}"/><path fill="#4a2050" d="${bars}"/>${ply(s, 'b', stones, '#4a2258', '#e0906a')}<path fill="none" stroke="#2e1240" stroke-width="2" d="${joints}"/>
${ply(s, 'o', roofs, '#2c1240', '#ffd8a0')}<path fill="#7a3a60" d="${ribs}"/>${ply(s, 't', stage, '#1c0a2c', '#ffe6b4')}
<path fill="url(#${s}-f)" d="${land('-20,422 640,414 1300,422', 740)}"/><ellipse cx="640" cy="480" rx="520" ry="60" fill="url(#${s}-p)"/>`
const upright = front.map(([x, y, h, side]) => robed(x, y, h * 1.06, side * 2)).join('')
const wing = (flip: boolean): string => {
  const d = shape('-10,-10* 250,-10* 236,120 262,260 240,420 268,560 252,730* -10,730*')
  const folds = [40, 96, 150, 204]
    .map((x, at) =>
      taper(
        [
          [x, 0],
          [x - 10, 300 + at * 20],
          [x + 6, 720],
        ],
        [10, 22, 14],
        { decimals: 0 },
      ),
    )
    .join('')
  return `<g${flip ? ' transform="translate(1280)scale(-1 1)"' : ''}>${ply(s, 'q', d, '#3a0e24', '#e08a6a')}<path fill="#16040e" opacity=".5" d="${folds}"/></g>`
}

export const drawings = layeredScene('ending-4', defs, body, {
  back: `<path fill="#6a2f62" d="${crowd(back)}"/>`,
  standing: ply(s, 'u', upright, '#241038', '#ffc8a0'),
  shadows: `<path fill="#2a1040" d="${shadows}"/>`,
  middle: ply(s, 'm', crowd(middle), '#43204e', '#f0a890'),
  front: `${ply(s, 'n', crowd(front), '#1c0c2e', '#ffd0a0')}<path fill="#d8506a" d="${front.map((bow) => bowingTrim(bow).sash).join('')}"/><path fill="#7a3a6a" d="${front.map((bow) => bowingTrim(bow).folds).join('')}"/>`,
  slack: `<path ${thread} d="${front.map((place, at) => stringTo(place, 40 + (at % 3) * 26)).join('')}"/>`,
  tight: `<path ${thread} d="${feet.map((place) => stringTo(place, 0)).join('')}"/>`,
  own: `<path ${thread} d="${ownStrings}"/>`,
  hands: `${hand('left')}${hand('right')}<path fill="#fff0c4" d="${tips.map(([x, y]) => circle(x, y - 2, 4)).join('')}"/>`,
  left: wing(false),
  right: wing(true),
})
