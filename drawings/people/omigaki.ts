/** The head of おミガキ in the box of `face` (x 130–228, y 92–212): grey hair under a cloth with blue stripes. */
import { face } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box } from '../places/scenery.ts'

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

const profileSkin = shape(
  '150,104 136,122 137,138 121,156 120,165 131,168* 125,175 132,181 127,188 133,202 150,211 182,206 210,186 222,150 214,112',
)
const profileHair = shape('146,106* 176,100 222,100 246,140 246,190* 224,196 208,168 196,146 176,132 150,122*')
const profileCloth = shape('128,122* 132,86 154,60 194,48 234,58 260,94 262,142 246,192* 236,154 210,126 172,112')
const profileKnot = shape('240,176* 262,178 268,196 252,204') + shape('250,194* 254,222 240,244* 228,226 238,200')
const profileStripes = [
  '142,80 150,98 154,112',
  '166,58 180,86 186,114',
  '198,50 213,86 215,126',
  '232,60 242,102 232,146',
  '255,90 260,126 245,178',
]
  .map((points) => taper(points, [3, 4, 3], { per: 1 }))
  .join('')
const profileNeck = shape('168,190* 176,226 172,270* 250,270* 242,220 254,166*')
/** Her head from the side, to the left, eyes shut; the neck ends at (212, 260). */
export const omigakiProfile =
  `<path fill="#d8945a" d="${profileNeck}"/><path fill="#f5c68c" d="${profileSkin}"/><path fill="#8f8a94" d="${profileHair}"/><path fill="#e8a878" d="${shape('206,146 218,144 222,158 214,172 206,164')}"/>` +
  `<path fill="#e8785a" opacity=".3" d="${circle(160, 172, 13)}"/><path fill="none" stroke="#6a3a34" stroke-width="4" stroke-linecap="round" d="M140 143q10 8 22 3M129 182q7 1 13-4"/><path fill="none" stroke="#b9582f" stroke-width="2.500" stroke-linecap="round" opacity=".8" d="M170 143l10-4M170 148l10 2M142 192q4-6 3-10"/><path fill="none" stroke="#8f8a94" stroke-width="5" stroke-linecap="round" d="M139 126q10-6 22-1"/>` +
  `<path fill="#fffaf0" transform="translate(5 2)" d="${profileCloth}"/><path fill="#c8ccd6" d="${profileKnot}"/><path fill="#e4e8ee" d="${profileCloth}"/><path fill="#3f6a9a" opacity=".85" d="${profileStripes}"/>`

const paper = (fill: string, d: string): string =>
  `<path fill="#fffbe6" transform="translate(1-2)" d="${d}"/><path fill="${fill}" d="${d}"/>`
const flat = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`

/** She sits on her upturned pail, the brush on her knee; about 155 px tall, feet at the origin; needs `faceDefs`. */
export const omigakiOnPail = (prefix: string): string =>
  paper('#8a5a3a', shape('-46,0* -38,-46* 30,-46* 38,0*')) +
  flat('#3a2430', box(-44, -14, 80, 4) + box(-41, -36, 74, 4)) +
  paper(
    '#2f4660',
    shape('-38,-42* -34,-60 -22,-74 22,-74 38,-60 54,-46 58,-4* 16,-4* 14,-32 0,-38') + box(20, -5, 14, 5) + box(40, -5, 14, 5),
  ) +
  flat('#e8e0d0', shape('-12,-66* 18,-68* 40,-54 48,-14* 24,-12* 20,-34 4,-44')) +
  paper(
    '#3f5a78',
    shape('-28,-58* -24,-78 -30,-94 -20,-103 -8,-107* 8,-107* 20,-103 30,-94 24,-76 26,-60* 0,-54') +
      taper('-24,-97 -42,-78 -26,-60', [19, 16, 11]) +
      taper('24,-97 42,-80 34,-62', [19, 16, 11]),
  ) +
  flat('#d8945a', 'M-7-118h14v14l-7 6-7-6z') +
  flat('#e8d8b8', taper('-10,-108 -2,-90 3,-72', [5, 6, 5]) + taper('10,-108 2,-90 -2,-76', [5, 6, 5])) +
  flat('#c2362c', taper('-18,-103 4,-84 26,-74', [4, 4, 4]) + taper('18,-103 -4,-84 -26,-74', [4, 4, 4])) +
  `<g transform="translate(0-104)scale(.29)translate(-189-212)">${omigakiHead(prefix, 'calm')}</g>` +
  paper('#d8b070', box(12, -68, 34, 8)) +
  flat('#b08a50', [0, 1, 2, 3, 4].map((at) => box(14 + at * 6, -60, 3, 8)).join('')) +
  flat('#f5c68c', circle(-22, -58, 6.5) + circle(30, -61, 6.5))
