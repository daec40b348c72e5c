import { robed, tiedAt, type Walker, type Work, working, workingTrim } from '../people/crowd.ts'
import { handsOf } from '../bodies/hands.ts'
import { mist } from '../places/landscape.ts'
import { faceDefs } from '../bodies/figure.ts'
import { layeredScene } from '../tools/layers.ts'
import { circle, cut, leaf, shape, taper } from '../tools/paper.ts'
import { abacus, caravan, clawing, fromAbove, grain, plates, reapers, roofers, rule, shutGate, strings } from '../people/on-strings.ts'
import { mirror, num, type Points, item } from '../tools/points.ts'
import { rouStanding } from '../people/townsfolk.ts'
import { box, gableRoof, hipRoof, land, lattice, ply, plyFilter, radial, roofRibs, vertical } from '../places/scenery.ts'
import { unwornBoots } from '../people/unworn-boots.ts'

// 人形遣い: the flame behind the three on their castle, a string to every neck and wrist. The shadows bow; then, because feet follow shadows, the people.
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
type Held = readonly [work: Work, walker: Walker]
const front: readonly Held[] = [
  ['sweep', [150, 510, 118, 1]],
  ['carry', [300, 516, 122, 1]],
  ['bow', [452, 520, 126, 1]],
  ['bow', [828, 520, 126, -1]],
  ['sweep', [980, 516, 122, -1]],
  ['carry', [1130, 510, 118, -1]],
]
const middle: readonly Held[] = [
  ['bow', [70, 456, 82, 1]],
  ['bow', [222, 458, 84, 1]],
  ['sweep', [378, 460, 86, 1]],
  ['carry', [902, 460, 86, -1]],
  ['bow', [1058, 458, 84, -1]],
  ['bow', [1210, 456, 82, -1]],
]
const back = Array.from(
  { length: 12 },
  (_, index): Held => ['bow', [70 + index * 46 + (index >= 6 ? 590 : 0), 436, 48, index >= 6 ? -1 : 1]],
)
/** At first all of them only bow. */
const bows = front.map(([, walker]): Held => ['bow', walker])
const crowd = (people: readonly Held[]): string => people.map(([work, walker]) => working(work, walker)).join('')
const sashes = (people: readonly Held[]): string => people.map(([work, walker]) => workingTrim(work, walker).sash).join('')
const folds = (people: readonly Held[]): string => people.map(([work, walker]) => workingTrim(work, walker).folds).join('')
// Their shadows bow deeper, flat on the floor and joined at the feet.
const shadows = front
  .map(([, [x, y, h, side]]) =>
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
/** A string and the knot where it holds; `sag` = how far its middle hangs to the side, px. */
const stringTo = ([x, y]: readonly [number, number], sag = 0): string => {
  const finger = Math.floor((Math.min(x, 1280 - x) / 640) * 5)
  const [tipX, tipY] = item(tips, x < 640 ? finger : finger + 5)
  const middle = `${Math.round((tipX + x) / 2 + (x < 640 ? -sag : sag))} ${Math.round((tipY + y) / 2 + 60)}`
  return sag === 0 ? `M${tipX} ${tipY}L${x} ${y}` : `M${tipX} ${tipY}Q${middle} ${x} ${y}`
}
const tiedOf = (people: readonly Held[]) => people.flatMap(([work, walker]) => tiedAt(work, walker))
const slackEnds = tiedOf(bows)
const tightEnds = tiedOf(front)
const farEnds = tiedOf([...middle, ...back.filter((_, index) => index % 3 === 1)])
// In the end the fingers hold the three as well, by neck, wrist and knee.
const ownStrings = [
  [518, 98, 562, 206],
  [518, 98, 574, 200],
  [464, 196, 566, 238],
  [518, 98, 632, 204],
  [762, 98, 648, 204],
  [762, 98, 706, 200],
  [816, 196, 714, 238],
  [762, 98, 718, 206],
] as const
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

// Seen from near: おミガキ on her knees in the rings she has polished; the others pass with their backs to her.
const hem =
  shape('-84,-420* -66,-130 -76,-16* -30,-8 20,-14 78,-20* 66,-130 84,-420*') +
  shape('-54,-14* -10,-12* -8,2 -34,8 -58,2') +
  shape('16,-14* 58,-16* 60,0 36,6 12,2')
const hemFolds = taper('-34,-300 -40,-150 -34,-14', [0, 7, 4]) + taper('20,-320 30,-160 22,-18', [0, 7, 4])
const passer = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y})scale(${x < 640 ? scale : -scale} ${scale})"><use href="#${s}-x" x="3" fill="#f0a080"/><use href="#${s}-x"/><path fill="#5a2a60" d="${hemFolds}"/></g>`
const kneeling =
  shape('-66,-10* -84,-18 -100,-6 -96,2* -60,0') +
  shape('-70,0* -78,-14 -60,-34 -52,-58 -30,-70* 4,-60 10,-40 26,-22 30,0*') +
  shape('-50,-54* -36,-76 -4,-98 30,-104* 46,-94 42,-76 20,-58 -10,-40') +
  shape('22,-82* 44,-80* 62,-40 50,-26* 30,-40') +
  taper('34,-88 56,-52 82,-16', [20, 17, 11]) +
  taper('20,-80 36,-44 62,-12', [18, 15, 10]) +
  circle(62, -106, 19)
const headCloth = shape('38,-100* 42,-122 60,-130 78,-124 83,-110* 70,-114 54,-110') + shape('41,-107* 24,-100 19,-86* 34,-90 44,-97*')
const headStripes = ['50,-126 52,-113', '61,-129 62,-114', '73,-126 71,-115']
const brush = box(60, -10, 46, 10)
const rings = [120, 190, 270, 360, 460, 570]
  .map((r) => `<ellipse cx="640" cy="470" rx="${r}" ry="${Math.round(r * 0.24)}" stroke-width="${num(2 + r / 90)}"/>`)
  .join('')
const kneelingFolds =
  taper('-44,-44 -16,-40 8,-44', [4, 6, 2]) + taper('-30,-30 -34,-16 -44,-4', [0, 3, 2]) + taper('46,-66 56,-48 54,-34', [0, 3, 2])
const sleeveCords = taper('-6,-90 18,-78 34,-62', [4, 4, 4]) + taper('40,-98 26,-84 12,-70', [4, 4, 4])
/** From above to her waist, neck and wrist. */
const herStrings = [
  [540, 588, 414],
  [690, 694, 370],
  [850, 748, 470],
] as const

const defs =
  faceDefs(s) +
  vertical(`${s}-k`, [0, '#0e0820'], [0.24, '#2a1248'], [0.44, '#6a2a6a'], [0.6, '#d8807a'], [0.68, '#ffd8a0']) +
  radial(`${s}-g`, [0, '#fffdf2', 1], [0.24, '#ffe6b4', 0.85], [0.55, '#c86a9a', 0.34], [1, '#5a2a8a', 0]) +
  vertical(`${s}-ground`, [0, '#f0b48a'], [0.4, '#8a4470'], [1, '#2a1244']) +
  radial(`${s}-p`, [0, '#fff0c8', 0.7], [1, '#f0a08a', 0]) +
  vertical(`${s}-a`, [0, '#140a2a'], [0.4, '#4a1f5a'], [0.42, '#8a4470'], [0.66, '#5a2a60'], [1, '#1a0c2c']) +
  vertical(`${s}-v`, [0, '#140a2a'], [0.45, '#4a1f5a'], [0.62, '#a0587a'], [0.64, '#5a2a60'], [1, '#1a0c2c']) +
  `<linearGradient id="${s}-i" x2="0" y2="1"><stop stop-color="#3a1a44"/><stop offset="1" stop-color="#170a24"/></linearGradient>` +
  `<linearGradient id="${s}-r-shade"><stop stop-color="#7a2f52"/></linearGradient><path id="${s}-x" d="${hem}"/>` +
  `<linearGradient id="${s}-e" x2="0" y2="1"><stop stop-color="#ffe2b4"/><stop offset="1" stop-color="#d88a7a"/></linearGradient>` +
  `<linearGradient id="${s}-drape"><stop stop-color="#240818"/><stop offset=".6" stop-color="#4a1028"/><stop offset="1" stop-color="#8a2438"/></linearGradient>` +
  grain(s) +
  plyFilter(`${s}-r`, '#120524', 2) +
  plyFilter(`${s}-b`, '#120524', 7, 0.6, 60) +
  plyFilter(`${s}-f`, '#ff8a3a', 12, 0.75, 25) +
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
${ply(`${s}-f`, 'l', flame, `url(#${s}-h)`, '#fff0c4')}<path fill="#ffe48a" d="${heart}"/><path fill="#fffdf2" d="${core}"/>
${ply(s, 'c', walls, '#7a3a6a', '#ffd8a0')}<path fill="#ffd98a" d="${panes}"/><path fill="#4a2050" d="${bars}"/>${ply(s, 'b', stones, '#4a2258', '#e0906a')}<path fill="none" stroke="#2e1240" stroke-width="2" d="${joints}"/>
${ply(s, 'o', roofs, '#2c1240', '#ffd8a0')}<path fill="#7a3a60" d="${ribs}"/>${ply(s, 't', stage, '#1c0a2c', '#ffe6b4')}
<path fill="url(#${s}-ground)" d="${land('-20,422 640,414 1300,422', 740)}"/><ellipse cx="640" cy="480" rx="520" ry="60" fill="url(#${s}-p)"/>`
const upright = front.map(([, [x, y, h, side]]) => robed(x, y, h * 1.06, side * 2)).join('')
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
  const ridges = [66, 122, 176, 226]
    .map((x, at) =>
      taper(
        [
          [x, 0],
          [x - 12, 280 + at * 24],
          [x + 4, 720],
        ],
        [4, 14, 8],
        { decimals: 0 },
      ),
    )
    .join('')
  return `<g${flip ? ' transform="translate(1280)scale(-1 1)"' : ''}>${ply(s, 'q', d, `url(#${s}-drape)`, '#ffc890', '', 4, 0)}<path fill="#16040e" opacity=".6" d="${folds}"/><path fill="#d8485a" opacity=".3" d="${ridges}"/><path fill="#e8a060" d="${taper('-10,690 60,700 130,692 200,702 258,694', [7, 7, 7, 7, 7], { decimals: 0 })}"/></g>`
}

const people = (key: string, held: readonly Held[], filter = s): string =>
  `${ply(filter, key, crowd(held), '#1c0c2e', '#ffd0a0')}<path fill="#d8506a" d="${sashes(held)}"/><path fill="#7a3a6a" d="${folds(held)}"/>`
// One's own hand raises a finger, and somebody bows; and round its own wrist lies a string that somebody else holds.
const own = handsOf(`${s}-r`).hand('point', 640, 276, { scale: 3, turn: -90, skin: `url(#${s}-i)` })
const forearm = shape('590,330* 724,330* 734,430 800,740* 480,740* 574,430')
const cuff = shape('500,492* 640,474 806,492* 958,1000* 332,1000*')
const otherFinger = taper('1150,-100 1146,10 1096,100 1006,156', [88, 80, 66, 26])
const otherCreases = taper('1106,34 1124,38 1146,34', [0, 5, 0]) + taper('1100,52 1118,58 1138,54', [0, 5, 0])
const arm = `${ply(s, 'z', forearm, `url(#${s}-i)`, '#ffd8a0')}${own}<path fill="none" stroke="#fff4dc" stroke-width="4" d="M575 424q78 24 159 0M574 432q80 24 161 0"/>${ply(s, 'j', cuff, '#1a0a26', '#ffb070')}`
// Three of them, and from each finger a string to the next one's wrist; the third's goes back to the first.
const ring = [
  [320, 330],
  [640, 268],
  [960, 330],
] as const
const ringScale = 0.6
const ringStrings = ring.map(([x, y], at) => {
  const [nextX, nextY] = item(ring, (at + 1) % 3)
  const tip = [x - 88 * ringScale, y - 204 * ringScale] as const
  const wrist = [nextX + (at === 2 ? -70 : -66) * ringScale, nextY + 150 * ringScale] as const
  return { tip, wrist, path: at === 2 ? `M${tip.join(' ')}C800 -50 60 -50 ${wrist.join(' ')}` : `M${tip.join(' ')}L${wrist.join(' ')}` }
})
// The library at night: シオリ's hand at the book without a cover, a string to its wrist and to its fingers.
const spines = [
  [20, 70, 240, '#5a2a68'],
  [98, 54, 262, '#6a2f62'],
  [160, 78, 226, '#432058'],
  [246, 62, 252, '#7a3a6a'],
  [316, 56, 234, '#4f2560'],
  [380, 84, 258, '#5a2a68'],
  [472, 60, 240, '#6a2f62'],
  [706, 66, 250, '#4f2560'],
  [780, 84, 232, '#7a3a6a'],
  [872, 58, 262, '#432058'],
  [938, 72, 240, '#5a2a68'],
  [1018, 62, 256, '#6a2f62'],
  [1088, 84, 230, '#4f2560'],
  [1180, 70, 250, '#7a3a6a'],
] as const
const shelfAt = 440
const bookRow = spines.map(([x, w, h, fill]) => `<path fill="${fill}" d="${box(x, shelfAt - h, w, h)}"/>`).join('')
const bookEdges =
  spines.map(([x, , h]) => box(x, shelfAt - h, 3, h)).join('') + spines.map(([x, w, h]) => box(x, shelfAt - h, w, 3)).join('')
const bookBands = spines.map(([x, w, h]) => box(x + 8, shelfAt - h + 30, w - 14, 5) + box(x + 8, shelfAt - 46, w - 14, 5)).join('')
const nameless = shape('556,168* 640,152* 664,432* 580,448*')
const namelessPages = '568,172 592,440* 594,446 580,448 556,168*'
// Torn off above, and tucked behind the next book, which is as wide.
const tornPage = cut('456,66 466,54 475,68 485,50 495,64 505,46 514,58 522,48 532,199 472,199')
const lettering = [472, 487, 502, 517]
  .map((x, at) =>
    taper(
      [
        [x, 80],
        [x + 5, 180 - (at % 2) * 30],
      ],
      [6, 6],
      { per: 1 },
    ),
  )
  .join('')
const sleeveOfShiori = shape('720,330* 786,282* 940,330 1100,420 1300,500* 1300,740* 880,740* 816,600 760,486*')
const sleeveDots = [
  [880, 370],
  [950, 420],
  [900, 470],
  [1000, 490],
  [1060, 450],
  [950, 550],
  [1040, 570],
  [1120, 520],
]
  .map(([x = 0, y = 0]) => circle(x, y, 9))
  .join('')
const sleeveHem = taper('792,286 744,336 760,404 786,484', [10, 14, 14, 10])
const shioriHand = handsOf(`${s}-r`).hand('clasp', 664, 296, { scale: 1.9, turn: 12, mirrored: true, skin: `url(#${s}-e)` })
/** From above to wrist and fingertips. */
const shioriStrings = [
  [730, 748, 318],
  [574, 604, 258],
  [534, 596, 298],
  [664, 672, 196],
] as const

/** From above to ロウ's neck and wrists. */
const rouStrings = [
  [600, 621, 472],
  [640, 640, 360],
  [680, 659, 472],
] as const
const farBow: Walker = [250, 474, 130, 1]
const [farNeck = [0, 0]] = tiedAt('bow', farBow)
export const drawings = layeredScene('ending-4', defs, body, {
  back: `<path fill="#6a2f62" d="${crowd(back)}"/>`,
  standing: ply(s, 'u', upright, '#241038', '#ffc8a0'),
  shadows: `<path fill="#2a1040" d="${shadows}"/>`,
  middle: ply(s, 'm', crowd(middle), '#43204e', '#f0a890'),
  front: people('n', bows),
  work: people('w', front),
  rou: `<g filter="url(#${s}-b-s)"><g transform="translate(640 524)">${rouStanding(s)}</g></g>${fromAbove(rouStrings)}`,
  slack: strings(
    slackEnds.map((place, at) => stringTo(place, 40 + (at % 3) * 26)),
    slackEnds,
  ),
  tight: strings(
    tightEnds.map((place) => stringTo(place)),
    tightEnds,
  ),
  far: strings(
    farEnds.map((place) => stringTo(place)),
    farEnds,
  ),
  own: strings(
    ownStrings.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`),
    ownStrings.map(([, , x2, y2]) => [x2, y2]),
  ),
  caravan: caravan(s, stringTo),
  reapers: reapers(s, stringTo),
  roofers: roofers(s, stringTo),
  abacus: abacus(s),
  plates: plates(s),
  gate: shutGate(s),
  rule,
  susuke: clawing(s),
  floor: `<rect width="1280" height="720" fill="url(#${s}-a)"/><g fill="none" stroke="#ffe0b0" opacity=".5">${rings}</g><ellipse cx="640" cy="470" rx="420" ry="100" fill="url(#${s}-p)"/><g fill="#2a1040" filter="url(#${s}-s)">${passer(150, 352, 1)}${passer(372, 338, 0.94)}${passer(1016, 342, 0.96)}${passer(1196, 354, 1.02)}</g>
<g transform="translate(640 500)scale(1.4)">${ply(s, 'y', kneeling + brush, '#1a0a26', '#ffe0b0')}<path fill="#7a3a6a" d="${kneelingFolds}"/><path fill="#d8506a" d="${sleeveCords}"/><path fill="#e8ecf0" d="${headCloth}"/><path fill="#3f6a9a" d="${headStripes.map((points) => taper(points, [3, 3], { per: 1 })).join('')}"/></g>${fromAbove(herStrings)}`,
  wrist: `<rect width="1280" height="720" fill="url(#${s}-v)"/><circle cx="640" cy="190" r="470" fill="url(#${s}-g)"/>${people('n', [['bow', farBow]], `${s}-b`)}${arm}<path fill="none" stroke="#fff4dc" stroke-width="3" d="M726 428L1006 156"/>${ply(s, 'q', otherFinger, '#1a0a26', '#ffcf9a', '', -2)}<path fill="#6a3058" d="${otherCreases}"/><path fill="#fff4dc" d="${circle(727, 428, 7)}${circle(1006, 156, 6)}${circle(552, 72, 5)}"/>${strings([`M552 72L${farNeck.join(' ')}`], [farNeck])}`,
  ring: `<rect width="1280" height="720" fill="url(#${s}-v)"/><circle cx="640" cy="260" r="520" fill="url(#${s}-g)"/><g id="${s}-y" transform="translate(${ring[0].join(' ')})scale(${ringScale})translate(-640-276)">${arm}</g>${ring
    .slice(1)
    .map(([x, y]) => `<use href="#${s}-y" x="${x - ring[0][0]}" y="${y - ring[0][1]}"/>`)
    .join('')}${strings(
    ringStrings.map(({ path }) => path),
    ringStrings.flatMap(({ tip, wrist }) => [tip, wrist]),
  )}`,
  boots: unwornBoots(s, passer),
  hands: `${hand('left')}${hand('right')}<path fill="#fff0c4" d="${tips.map(([x, y]) => circle(x, y - 2, 4)).join('')}"/>`,
  library: `<rect width="1280" height="720" fill="url(#${s}-a)"/><g filter="url(#${s}-s)">${bookRow}</g><path fill="#e0906a" opacity=".55" d="${bookEdges}"/><path fill="#e8a06a" opacity=".5" d="${bookBands}"/>${ply(s, 'y', box(-20, shelfAt, 1320, 26), '#241038', '#f0a890')}<path fill="#1a0a26" d="${box(-20, shelfAt + 26, 1320, 260)}"/>
<circle cx="640" cy="250" r="330" fill="url(#${s}-p)"/>${ply(s, 'q', nameless, '#f0dcb8', '#fff6dc')}<path fill="#c89a7a" d="${shape(namelessPages)}"/><path fill="url(#${s}-e)" d="${taper('712,348 824,390', [90, 106], { per: 1 })}"/>${shioriHand}${ply(s, 'j', sleeveOfShiori, '#4a2874', '#e0a0c0')}<path fill="#f0d4e0" d="${sleeveDots}"/><path fill="#e8839a" d="${sleeveHem}"/>${fromAbove(shioriStrings)}`,
  page: `<path fill="#7a3a60" transform="translate(3 2)" d="${tornPage}"/><path fill="#fff6dc" d="${tornPage}"/><path fill="#a87a6a" d="${lettering}"/>`,
  left: wing(false),
  right: wing(true),
})
