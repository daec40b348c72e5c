/** The head of おミガキ in the box of `face` (x 130–228, y 92–212): grey hair under a cloth with blue stripes. */
import { face } from './figure.ts'
import { shape, taper } from './paper.ts'

export const hair = shape(
  '118,160* 112,124 122,92 150,76 188,72 224,78 246,100 250,132 244,164* 236,176 232,140 222,112 186,102 146,112 134,140 130,172',
)
export const cloth = shape('102,132* 106,92 128,58 164,40 204,40 238,58 258,92 262,128* 240,108 212,98 180,96 146,102 120,114')
export const flap = shape('102,132* 92,150 84,176* 104,172 118,156 122,126*')
export const stripes = [
  '132,62 124,84 120,108',
  '160,46 154,72 150,98',
  '190,42 190,68 190,92',
  '220,50 226,74 230,98',
  '244,72 252,92 254,114',
]
  .map((points) => taper(points, [3, 4, 3], { per: 1 }))
  .join('')

/** Her head in a scene, face and all; needs `faceDefs`. `edge` = the side of the light, px. */
export const omigakiHead = (prefix: string, eyes: 'calm' | 'shut', edge = 2): string =>
  `<path fill="#ffe6b0" transform="translate(${edge}-2)" d="${hair}${flap}"/><path fill="#8f8a94" d="${hair}"/>${face(prefix, { iris: '#3f7a6a', eyes, brow: -0.4, mouth: 'smile', blush: 0.22 })}` +
  `<path fill="none" stroke="#b9582f" stroke-width="2" stroke-linecap="round" opacity=".7" d="M142 166q10 6 24 5M222 165q-8 6-18 5M166 180q-6 8-3 16M212 178q5 8 2 15M156 116q28-6 54 0"/>` +
  `<path fill="#fffaf0" transform="translate(${edge}-2)" d="${cloth}"/><path fill="#e4e8ee" d="${cloth}${flap}"/><path fill="#3f6a9a" opacity=".85" d="${stripes}"/>`
