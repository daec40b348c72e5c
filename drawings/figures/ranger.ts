import { at, cutOut, cutOutPlies, gelAt, limb, slit, turnedSkin } from '../tools/cut-out.ts'
import { random } from '../places/landscape.ts'
import { leaf, shape } from '../tools/paper.ts'

// ヨイマチ from the side: hood with a bent tip, straw cape, and a bow taller than the sheet. The string is the only white line.

const p = 'f5'
const { near, middle, far, gel } = cutOutPlies(p, '#8a8a3a')

// Round the neck: 0,0.
const face = shape('22,-92* 33,-80* 34,-66 47,-49 39,-44* 42,-38 37,-34* 40,-28 33,-12 14,-6 -4,-16 -12,-44 -6,-84')
const hood = shape(
  '36,-104* 24,-88 8,-64 4,-34 18,-4* 22,14 -18,22 -46,10 -58,-30 -56,-78 -40,-112 -46,-134 -66,-146 -92,-142* -70,-164 -34,-160 -8,-142 18,-128 34,-114',
)
const fringe = shape('34,-98* 44,-82 40,-66* 34,-78 30,-58* 22,-74 14,-48* 8,-62 2,-40* -4,-70 8,-94')
const head = `<path fill="#0d0711" d="${shape('24,-100* 0,-90 -8,-40 14,2 30,-20')}"/><path fill="url(#${p}-f)" d="${face}"/><path fill="#fff6e0" d="${shape('8,-50* 26,-48 44,-52* 45,-46 26,-41 8,-42')}"/>
  <path fill="#1c1014" d="${shape('12,-62* 22,-70 35,-68* 31,-59 20,-57')}${slit('12,-76 22,-80 36,-76', [2, 5, 1])}${slit('30,-28 38,-31', [2.5, 0])}"/><path fill="#fff3a0" d="${shape('16,-62* 23,-67 32,-66* 28,-60 20,-59')}"/><circle cx="26" cy="-63" r="3.200" fill="#6a6a14"/>
  ${near(fringe, '#8a8a3a')}${near(hood)}<path fill="url(#${p}-g)" d="${slit('33,-107 16,-88 2,-62 -2,-34 12,-2', [5, 9, 9, 9, 5])}${leaf(-46, -90, 46, 5, 1.6)}${leaf(-34, -116, 30, 4, 1)}${leaf(-30, -62, 50, 4, 1.5)}${slit('-40,-142 -60,-152 -82,-146', [0, 5, 0])}"/>`

/** Straw in a row from (x0, y0) to (x1, y1), uneven like rain. */
function straw(
  seed: number,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  count: number,
  length: number,
): string {
  const next = random(seed)
  return Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1)
    const [x, y, lean, long] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, (t - 0.55) * 46, length * (0.7 + next() * 0.5)]
    return slit(
      `${Math.round(x)},${Math.round(y - 22)} ${Math.round(x + lean * 0.6)},${Math.round(y + long * 0.5)} ${Math.round(x + lean)},${Math.round(y + long)}`,
      [8, 20, 0],
    )
  }).join('')
}
const fist = shape('-14,-8 -6,-15 8,-15 15,-6 13,8 2,14 -10,12 -16,4')
const hand = `${near(fist)}<path fill="#e8a868" d="${shape('-9,-9 6,-12 12,-5 2,-2 -8,-3')}"/>`

// Round the waist: 0,0. `reach` is the arm that holds the bow.
const upper = (
  turn: number,
  reach: string,
): string => `${middle(shape('-52,30* -60,-30 -50,-84 -16,-108 24,-108 46,-80 48,-20 44,30*') + straw(4, [-62, 6], [56, 10], 9, 66))}
  ${reach}${near(shape('-22,-112* -50,-92 -74,-44 -84,-10* 74,-6* 64,-52 44,-92 22,-112*') + straw(8, [-80, -14], [72, -10], 10, 52))}${gel([-56, -34, -8, 18, 44].map((x, index) => leaf(x, -60 + (index % 2) * 8, 44, 5, 1.57 - x / 160)).join(''))}
  ${at(6, -106, turn, head)}${middle(shape('-34,-118* -10,-102 20,-98 40,-110* 48,-90 22,-74 -14,-76 -40,-94'), '#c8cf6a')}`
const legs = (back: string, front: string): string => `${far(back)}${near(front)}`
const boot = shape('-20,-24* 16,-26 22,-6 44,4 48,16* -24,16*')
const wraps = (places: readonly (readonly [number, number, number])[]): string =>
  gel(places.map(([x, y, lean]) => slit(`${x - 17},${y - lean} ${x + 17},${y + lean}`, [5, 5])).join(''), 'k')

const defs = [
  gelAt(p, 'g', [0, -60, 150], ['#fdffd9', '#eaf07a', '#b0c43a', '#6a8a24']),
  gelAt(p, 'k', [200, 420, 130], ['#fdffd9', '#eaf07a', '#b0c43a', '#6a8a24']),
  turnedSkin(p, -10, 42, '#f6bc80', '#9a5430'),
]

const wound = `${at(110, 480, 0, far(boot))}${legs(limb('180,352 138,410 112,470', [66, 58, 30]), limb('206,350 250,402 264,470', [64, 58, 30]))}${wraps(
  [
    [256, 430, 4],
    [259, 446, 4],
    [262, 462, 4],
  ],
)}${at(262, 484, 0, near(boot))}
  ${at(196, 350, -6, upper(4, near(limb('20,-86 74,-86 134,-78', [42, 36, 24]))))}`
const strike = `${at(104, 482, 0, far(boot))}${legs(limb('180,352 134,410 108,470', [66, 58, 30]), limb('206,350 256,400 268,470', [64, 58, 30]))}${wraps(
  [
    [260, 430, 4],
    [263, 446, 4],
    [266, 462, 4],
  ],
)}${at(268, 484, 0, near(boot))}
  ${at(196, 350, 8, upper(-8, near(limb('20,-86 74,-96 132,-104', [42, 36, 24]))))}`

const bowLine = '20,10 66,70 108,150 106,214 108,278 66,358 20,418'
const bow = (curve: string, string: string): string =>
  `${near(limb(curve, [6, 13, 17, 14, 17, 13, 6]))}<path fill="none" stroke="#fffdf0" stroke-width="2.500" d="${string}"/>`
// Bent: a gesture widens it from its pin, the grip at 206,214. Its string runs back to 60,214.
const bent = `<g transform="translate(100 0)">${bow(bowLine, 'M20 10L-76 214L20 418')}</g><path fill="#5a2a1c" d="M198 188h18v52h-18z"/>`
const slack = `<g transform="translate(100 0)">${bow('64,0 90,70 110,150 106,214 110,278 90,358 64,428', 'M64 0V428')}</g><path fill="#5a2a1c" d="M198 188h18v52h-18z"/>`

// The arm at the string, with the arrow; its pin is the shoulder.
const drawing = `<path fill="#170d1c" d="M70 56h210v5h-210z"/><path fill="#f4ffb0" d="${shape('276,44* 312,58* 276,72* 284,58*')}"/><path fill="url(#${p}-m)" d="M66 48l24-6 8 14h-30zM66 68l24 6 8-14h-30z"/>${near(limb('150,66 128,84 84,92 50,72', [20, 48, 42, 34]) + limb('52,84 70,62 92,58', [30, 30, 22]), '#c8cf6a')}<path fill="url(#${p}-m)" d="${slit('120,84 92,94 66,86', [0, 7, 0])}"/>${at(92, 58, 0, hand)}`
const loosed = `${near(limb('150,66 128,82 84,78 44,54', [20, 48, 40, 26]), '#c8cf6a')}<path fill="url(#${p}-m)" d="${slit('116,80 88,80 60,68', [0, 7, 0])}"/>${at(36, 48, -30, hand)}`
const armDefs = [gelAt(p, 'm', [90, 70, 80], ['#fdffd9', '#eaf07a', '#b0c43a', '#6a8a24'])]

export const drawings = [
  cutOut({ name: 'ranger-wound', size: [420, 520], defs, content: wound }),
  cutOut({ name: 'ranger-strike', size: [420, 520], defs, content: strike }),
  cutOut({ name: 'ranger-bent', size: [240, 430], defs: [], content: bent }),
  cutOut({ name: 'ranger-slack', size: [240, 430], defs: [], content: slack }),
  cutOut({ name: 'ranger-hand', size: [40, 40], defs: [], content: at(20, 20, 0, hand) }),
  cutOut({ name: 'ranger-drawing', size: [330, 140], defs: armDefs, content: drawing }),
  cutOut({ name: 'ranger-loosed', size: [330, 140], defs: armDefs, content: loosed }),
]
