import { at, cutOut, cutOutPlies, gelAt, limb, slit, turnedSkin } from '../tools/cut-out.ts'
import { leaf, shape } from '../tools/paper.ts'
import { starCut } from '../bodies/portrait.ts'

// ゴトク from the side: as wide as a door, beard, headband and topknot; the folding screen is what he strikes with.

const p = 'f3'
const { near, middle, far, gel } = cutOutPlies(p, '#5a6ab8')

// Round the neck: 0,0.
const face = shape('28,-104* 42,-92* 42,-76 56,-66 64,-52 56,-44* 46,-42 46,-30 20,-10 -14,-20 -30,-50 -18,-100')
const beard = shape('48,-40* 54,-30 56,-8 44,20 22,36 4,30 -14,8 -24,-20 -20,-48* -6,-34 10,-36 26,-46 40,-48')
const hair = shape('40,-98* 22,-92 6,-80 4,-66 -6,-60* -12,-72 -20,-60 -16,-44* -24,-30 -46,-36 -56,-64 -52,-98 -30,-122 8,-128 36,-116')
const knot = shape('-30,-122* -52,-132 -62,-152 -48,-170 -26,-170 -14,-154 -16,-132 -14,-122*')
const head = `${near(knot)}<path fill="#4a9ae8" d="${shape('-40,-132* -24,-128 -8,-130* -10,-120 -24,-116 -38,-121')}"/>
  <path fill="url(#${p}-f)" d="${face}"/><path fill="#1d1020" d="${shape('18,-86* 28,-94 44,-88* 46,-78 34,-82 22,-80')}${shape('22,-72* 29,-77 38,-72* 34,-66 27,-66')}"/><circle cx="31" cy="-71" r="3" fill="#4a90e0"/><path fill="#fff" d="M31-75h3v3h-3z"/><circle cx="20" cy="-54" r="10" fill="#f05a3c" opacity=".4"/>
  ${near(hair, '#8a9ad8')}<path fill="#a8552f" d="${shape('-14,-72 -4,-78 4,-66 0,-50 -10,-48 -16,-58')}"/>${middle(beard, '#9aa8e0')}<path fill="#cfe0ff" d="${leaf(-8, -22, 34, 4, 1.1)}${leaf(10, -24, 44, 4, 1.3)}${leaf(28, -28, 42, 4, 1.4)}"/>${near(shape('58,-42* 40,-48 20,-38 6,-24* 24,-28 44,-32 60,-30*'), '#9aa8e0')}
  ${near(shape('46,-104* 20,-100 -20,-100 -54,-92* -56,-108 -20,-120 20,-120 44,-114'), '#fff')}<path fill="#dff2ff" d="${shape('44,-106* 20,-103 -20,-103 -53,-95* -54,-107 -20,-117 20,-117 42,-113')}"/><path fill="#2a62b8" d="${[-40, -18, 4, 26].map((x) => slit(`${x},-98 ${x + 10},-118`, [6, 6])).join('')}"/><path fill="#dff2ff" d="${shape('-54,-104* -78,-112 -96,-104* -84,-98 -92,-84* -70,-88 -54,-96*')}"/>`

const fist = shape('-20,-12 -8,-22 12,-22 22,-8 20,12 4,22 -14,18 -23,6')
const palm = `${near(fist)}<path fill="#f0b27a" d="${shape('-13,-13 9,-18 17,-7 4,-3 -12,-3')}"/>`
const wave = (x: number, y: number): string =>
  `M${x - 18} ${y}a18 18 0 0 1 36 0h-5a13 13 0 0 0-26 0zM${x - 8} ${y}a8 8 0 0 1 16 0h-4a4 4 0 0 0-8 0z`
const waves = wave(-40, -20) + wave(-2, -20) + wave(-58, 6) + wave(-20, 6) + wave(18, 6)

interface Parts {
  readonly head: number
  readonly behind: string
  readonly front: string
}
// Round the waist: 0,0.
const upper = ({
  head: turn,
  behind,
  front,
}: Parts): string => `${behind}${near(shape('-76,40* -94,-30 -84,-98 -44,-136 16,-140 66,-112 86,-56 80,0 70,40*'))}${gel(slit('30,-126 62,-60 40,28', [4, 12, 6]) + waves)}
  ${at(26, -128, turn, head)}${middle(shape('-80,8* 0,18 74,4* 78,36 0,48 -78,38'), '#8a9ad8')}${front}`
const leg = (back: string, front: string, slits: string): string => `${far(back)}${near(front)}${gel(slits, 'k')}`
const foot = shape('-26,-18* 18,-20 32,-4 54,6 58,18* -30,18*')

const defs = [
  gelAt(p, 'g', [10, -60, 190], ['#f2fdff', '#8fdcff', '#3f8fe0', '#1c4fb0']),
  gelAt(p, 'k', [200, 400, 170], ['#f2fdff', '#8fdcff', '#3f8fe0', '#1c4fb0']),
  turnedSkin(p, -22, 56, '#ffd6a4', '#b8653c'),
]

// He sits back behind the screen and leans it towards himself.
const wound = `${at(84, 490, 0, far(foot))}${leg(limb('150,380 92,420 84,484', [86, 92, 56]), limb('160,372 222,410 236,484', [76, 104, 62]), slit('196,392 226,420 232,470', [0, 10, 0]) + slit('206,478 266,478', [7, 7]))}${at(236, 496, 0, near(foot))}
  ${at(164, 384, -10, upper({ head: 12, behind: `${far(limb('30,-96 96,-84 128,-112', [60, 54, 36]))}${at(134, -124, -20, far(fist))}`, front: `${near(limb('-20,-124 -2,-84 70,-50 126,-62', [20, 76, 66, 42]), '#8a9ad8')}${gel(slit('30,-74 64,-50 96,-52', [0, 10, 0]) + slit('102,-80 108,-42', [9, 9]))}${at(136, -62, 0, palm)}` }))}`
// The whole weight goes into it.
const strike = `${at(40, 496, 24, far(foot))}${leg(limb('130,372 84,420 46,484', [90, 88, 50]), limb('150,366 226,388 244,484', [76, 106, 62]), slit('190,384 232,406 242,466', [0, 10, 0]) + slit('214,478 274,478', [7, 7]))}${at(246, 496, 0, near(foot))}
  ${at(158, 376, 24, upper({ head: -8, behind: `${far(limb('30,-106 100,-120 140,-146', [60, 54, 36]))}${at(148, -154, -20, far(fist))}`, front: `${near(limb('-20,-124 -2,-92 70,-90 146,-104', [20, 74, 64, 42]), '#8a9ad8')}${gel(slit('20,-84 64,-82 104,-92', [0, 10, 0]) + slit('114,-124 122,-78', [9, 9]))}${at(156, -106, -14, palm)}` }))}`

// Three leaves, seen from behind him; its pin is the lower left corner, 30,330.
const leaves = ['24,40* 84,14* 84,316* 24,336*', '84,14* 140,46* 140,346* 84,316*', '140,46* 204,18* 204,320* 140,346*']
const windows = ['34,56* 74,38* 74,300* 34,314*', '94,36* 130,56* 130,324* 94,305*', '150,58* 194,40* 194,304* 150,322*']
const stars = [
  [54, 90, 15],
  [48, 170, 10],
  [58, 240, 14],
  [112, 110, 12],
  [110, 200, 16],
  [114, 280, 9],
  [172, 86, 12],
  [174, 170, 16],
  [168, 262, 12],
] as const
const screen = `${leaves.map((leaf_, index) => (index === 1 ? near(shape(leaf_), '#ffcf73') : middle(shape(leaf_), '#ffcf73'))).join('')}<path fill="url(#${p}-p)" d="${windows.map((each) => shape(each)).join('')}"/><path fill="#fff6d0" d="${stars.map(([x, y, r]) => starCut(x, y, r, 4, 0.3)).join('')}"/>`

export const drawings = [
  cutOut({ name: 'paladin-wound', size: [420, 520], defs, content: wound }),
  cutOut({ name: 'paladin-strike', size: [420, 520], defs, content: strike }),
  cutOut({
    name: 'paladin-screen',
    size: [230, 360],
    defs: [gelAt(p, 'p', [120, 130, 240], ['#a8dcff', '#6cb0f2', '#3f78d4', '#22408e'])],
    content: screen,
  }),
]
