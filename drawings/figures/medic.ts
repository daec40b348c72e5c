import { at, cutOut, cutOutPlies, gelAt, limb, slit, turnedSkin } from '../tools/cut-out.ts'
import { gels } from '../bodies/figure.ts'
import { leaf, shape } from '../tools/paper.ts'

// トモリ from the side: a lit candle through her bun, a carrying pole hung with lamps, and one flame between her hands.

const p = 'f2'
const { near, middle, far, gel } = cutOutPlies(p, '#4a8a6a')

// Round the neck: 0,0.
const face = shape('18,-100* 30,-86* 31,-70 45,-49 37,-45* 40,-38 36,-34* 39,-27 33,-10 14,-2 -6,-8 -18,-36 -10,-88')
const hair = shape('30,-106 30,-92 16,-78 6,-58 0,-30 6,-4 0,26* -12,8 -14,-22 -24,-8 -40,-12 -50,-40 -52,-76 -40,-104 -12,-118 14,-116')
const bun = shape('-30,-160 -52,-152 -60,-132 -50,-114 -28,-108 -8,-116 -2,-136 -10,-154')
const head = `${near(shape('-16,16* -14,-24* 18,-24* 20,16*'))}
  <path fill="#fff3d8" d="${limb('-74,-112 -34,-132 6,-152', [6, 9, 12])}"/><path fill="url(#${p}-l)" d="${shape('4,-160* -2,-170 4,-184 18,-204* 22,-184 20,-168 12,-158')}"/><path fill="#fff" d="${shape('8,-160 4,-168 10,-182 15,-170 13,-161')}"/>
  ${near(bun)}<path fill="url(#${p}-f)" d="${face}"/><path fill="#1d1020" d="${shape('10,-60* 18,-68 32,-65* 30,-60 20,-59')}${slit('8,-78 20,-84 32,-80', [2, 5, 1])}${slit('28,-29 38,-31', [2, 3])}"/><circle cx="26" cy="-62" r="3" fill="#3fb07a"/><circle cx="20" cy="-48" r="2.200" fill="#3a141c"/>
  ${near(hair)}${gel(slit('16,-106 -18,-102 -38,-66 -34,-26', [0, 5, 5, 0]) + slit('18,-96 -6,-88 -20,-58 -18,-18', [0, 5, 4, 0]) + slit('-14,-148 -32,-150 -48,-138', [0, 4, 0]), 'j')}<path fill="#5fe0a0" d="${shape('-2,-22* 2,-26 6,-22 2,-10')}"/>`

const lamp = `<path fill="#170d1c" d="M-1-30h3v22h-3zM-13-8h27v7h-27zM-11 34h23v7h-23z"/><path fill="url(#${p}-m)" d="${shape('-14,-1* 15,-1* 20,14 15,34* -14,34* -19,14')}"/><path fill="#170d1c" d="M-20 9h41v3h-41zM-19 22h39v3h-39z"/>`
const bowl = `<path fill="#170d1c" d="${shape('-30,-18* 30,-18* 26,10 12,26* -12,26* -26,10')}"/><path fill="url(#${p}-l)" d="${shape('-23,-14* 23,-14* 20,8 8,19* -8,19* -20,8')}"/>`
const hands = `${bowl}${near(shape('-34,-4 -22,-8 -8,8 6,22 2,34 -14,34 -30,18'))}${near(shape('32,-2 22,-8 12,8 2,22 8,34 20,30 32,16'))}<path fill="#ffcf94" d="${shape('-26,2 -20,2 -6,20 -8,27 -20,16')}${shape('26,2 20,4 10,20 14,26 24,14')}"/>`

interface Parts {
  readonly head: number
  readonly arms: string
}
// Round the waist: 0,0.
const upper = ({
  head: turn,
  arms,
}: Parts): string => `${middle(limb('-150,-96 -60,-112 60,-116', [7, 10, 7]))}${at(-136, -62, 4, lamp)}${at(-100, -66, -3, lamp, 0.9)}${at(-66, -72, 5, lamp, 0.8)}
  ${near(shape('-40,24* -52,-30 -46,-78 -16,-106 24,-108 48,-86 52,-50 40,-10 36,24*'))}${gel(leaf(-32, -74, 62, 6, 1.55) + slit('34,-80 40,-40 26,10', [2, 8, 4]))}
  ${at(12, -106, turn, head)}${middle(shape('-28,-116* -8,-104 20,-98 40,-104* 44,-86 24,-74 -8,-76 -30,-90'), '#8fe0b8')}${middle(shape('-46,-10* 0,-2 40,-12* 44,18 0,28 -46,20'), '#8fe0b8')}${arms}`

const defs = [
  gelAt(p, 'g', [20, -60, 260], ['#f4fff0', '#b8f2c8', '#4cc494', '#12605a']),
  gelAt(p, 'j', [10, -90, 90], gels.heal),
  gelAt(p, 'k', [230, 380, 190], ['#f4fff0', '#b8f2c8', '#4cc494', '#1a7a64']),
  `<radialGradient id="${p}-l" cx=".5" cy=".6"><stop stop-color="#fff"/><stop offset=".45" stop-color="#ffe27a"/><stop offset="1" stop-color="#f0762a"/></radialGradient>`,
  `<radialGradient id="${p}-m" cx=".5" cy=".5"><stop stop-color="#fffbe0"/><stop offset=".5" stop-color="#ffd766"/><stop offset="1" stop-color="#f0862e"/></radialGradient>`,
  turnedSkin(p, -14, 40, '#ffdcae', '#c9754a'),
]

// Bent over the flame, which gathers between her hands.
const wound = `${near(shape('160,346* 148,400 116,462 88,514* 300,514* 298,452 290,396 252,346*'))}${gel(slit('186,376 168,440 132,508', [0, 8, 7]) + slit('214,380 214,440 200,508', [0, 7, 7]) + slit('244,386 262,440 272,508', [0, 8, 7]), 'k')}
  ${at(196, 352, 12, upper({ head: 14, arms: `${far(limb('10,-84 54,-40 100,-54', [40, 38, 24]))}${at(118, -70, -10, hands)}${near(limb('-2,-96 6,-60 44,-28 92,-44', [12, 50, 46, 28]), '#8fe0b8')}${gel(slit('4,-50 34,-26 66,-30', [0, 7, 0]) + slit('72,-50 82,-22', [7, 7]))}` }))}`
// She gives it up, and forward.
const strike = `${near(shape('162,346* 136,400 92,462 48,514* 288,514* 286,452 276,396 248,346*'))}${gel(slit('184,376 152,440 96,508', [0, 8, 7]) + slit('212,380 204,440 176,508', [0, 7, 7]) + slit('242,386 256,440 258,508', [0, 8, 7]), 'k')}
  ${at(202, 352, 4, upper({ head: -12, arms: `${far(limb('14,-92 70,-112 120,-158', [40, 36, 22]))}${at(142, -180, 12, hands)}${near(shape('56,-94* 108,-132 116,-118 108,-70 84,-40*'), '#8fe0b8')}${near(limb('-6,-92 12,-80 70,-100 124,-156', [14, 50, 42, 24]), '#8fe0b8')}${gel(slit('28,-78 66,-88 92,-110', [0, 8, 0]) + slit('82,-52 104,-78', [6, 6]) + slit('100,-140 112,-126', [6, 6]))}` }))}`

const flame = `<circle cx="70" cy="100" r="70" fill="url(#${p}-h)"/><path fill="url(#${p}-l)" d="${shape('70,164* 44,152 34,126 44,98 62,78 70,40* 92,72 110,102 108,132 94,154')}"/><path fill="#fff" d="${shape('70,158* 56,148 56,126 70,102* 86,126 86,148')}"/>`
const halo = `<radialGradient id="${p}-h"><stop stop-color="#ffe9a0" stop-opacity=".75"/><stop offset="1" stop-color="#ff9a3a" stop-opacity="0"/></radialGradient>`

export const drawings = [
  cutOut({ name: 'medic-wound', size: [420, 520], defs, content: wound }),
  cutOut({ name: 'medic-strike', size: [420, 520], defs, content: strike }),
  cutOut({ name: 'medic-flame', size: [140, 170], defs: [...defs, halo], content: flame }),
]
