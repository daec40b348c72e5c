import { face, faceLids } from '../bodies/figure.ts'
import { bust, bustPly } from '../people/guild.ts'
import { handsOf } from '../bodies/hands.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box } from '../places/scenery.ts'

// ロウ of the lamp shop: thin as a candle, hair run down like wax, a flame for a topknot; the post beside him knows how tall he was this morning.
const p = 'pros'
const { hand } = handsOf(p)
const robe = shape('112,430* 114,368 118,330 132,306 158,290* 200,308* 242,290* 268,306 282,330 286,368 288,430*')
const runs = shape(
  '116,330* 134,300 156,286* 200,312* 244,286* 266,300 284,330* 292,362 292,402 286,416 279,398 276,360 269,350 263,378 256,390 249,372 246,350 236,344 228,354 222,374 214,354 200,346 186,354 180,392 173,404 166,388 162,354 154,346 147,354 143,378 136,388 130,370 124,352 119,404 112,418 106,398 108,356',
)
const collar = taper('150,290 182,340 200,400', [12, 14, 14]) + taper('250,290 220,340 204,392', [12, 14, 12])
const hair = shape(
  '118,196* 106,140 108,92 128,58 160,34 178,28* 182,10* 196,10* 200,28* 220,34 250,60 262,96 262,144 252,196* 246,170 240,136 232,112* 220,120 208,126* 200,116 194,106* 180,122 164,128* 160,118 156,108* 144,124 134,130* 130,160 128,196',
)
const drips = shape(
  '160,34* 176,24* 204,24* 222,36* 240,52 248,78 244,98 236,88 232,74 224,82 222,112 214,122 206,108 204,78 196,66 186,72 184,98 176,108 168,94 166,66 156,70 150,96 144,108 136,94 138,60 146,44',
)
const flame = shape('190,-36* 204,-8 200,8 190,14 180,8 176,-8')
const core = shape('190,-14* 197,0 195,9 190,12 185,9 183,0')
const shelf = box(20, 168, 92, 7) + box(20, 246, 92, 7)
const goods =
  box(46, 132, 8, 36) +
  box(60, 122, 8, 46) +
  box(74, 138, 8, 30) +
  box(42, 164, 46, 5) +
  shape('52,246* 46,226 48,214* 84,214* 86,226 80,246*') +
  box(56, 206, 20, 6)
const post = box(322, 70, 26, 370)
const marks = [96, 122, 140, 168, 190, 222, 244, 276].map((y, at) => box(324, y, at % 2 === 0 ? 20 : 13, 3)).join('')
const jarLid = box(150, 356, 100, 14)
const jar = shape('142,430* 140,384 152,368* 248,368* 260,384 258,430*')
/** In the box of `face`, for a scene too. */
export const head = (s: string): string =>
  `<g transform="translate(45 54)scale(.76 .84)"><path fill="#ff9a33" d="${flame}"/><path fill="#fff6c8" d="${core}"/><g transform="translate(-6 4)scale(1.04 1)">${face(s, { iris: '#8a5a2a', eyes: 'calm', brow: -1.2, jaw: 'long', mouth: 'smile', blush: 0.12 })}</g>` +
  `<path fill="none" stroke="#b9582f" stroke-width="2" stroke-linecap="round" opacity=".7" d="M146 174q9 5 20 3M224 172q-7 5-16 3M162 188q-5 8-1 18M214 188q5 8 1 16"/>${bustPly(s, hair, 'var(--k0,#150d1c)', '#f0a066')}<g filter="url(#${s}-s)"><path fill="#ffedc0" d="${drips}"/></g><path fill="#fffbe6" d="${circle(150, 52, 4)}${circle(214, 42, 4)}"/></g>`

export const drawings = bust('portrait-rou', p, {
  defs: `<radialGradient id="${p}-l"><stop stop-color="#fff6c8" stop-opacity=".9"/><stop offset="1" stop-color="#ffb04a" stop-opacity="0"/></radialGradient><linearGradient id="${p}-w" x2="0" y2="1"><stop stop-color="#ffedc0"/><stop offset=".6" stop-color="#e6b878"/><stop offset="1" stop-color="#a86a52"/></linearGradient>`,
  light: ['#ffce7a', '#7a3a4a'],
  behind:
    `<path fill="#7a3a4a" opacity=".6" d="${shelf}${goods}"/><g filter="url(#${p}-s)"><path fill="#4a2438" d="${post}"/></g><path fill="#ffe6a6" d="${marks}"/><circle cx="213" cy="62" r="92" fill="url(#${p}-l)"/>` +
    `${bustPly(p, robe, `url(#${p}-w)`, '#fffbe6')}<path fill="#d8945a" d="M178 244h48v58l-24 24-24-24z"/><path fill="#a8582f" opacity=".5" d="M178 266q24 20 48 0v18q-24 18-48 0z"/>`,
  head: head(p),
  before:
    `<path fill="#2c1626" d="${collar}"/><g filter="url(#${p}-s)"><path fill="#fff1cc" d="${runs}"/></g>` +
    `<g filter="url(#${p}-s)"><path fill="#8f5a7a" d="${jar}"/><path fill="#d8a0b8" d="${jarLid}"/></g><path fill="#fff4d9" d="${box(172, 386, 56, 34)}"/><path fill="none" stroke="#8f5a4e" stroke-width="3" stroke-linecap="round" d="M182 396h36M182 407h20"/>${hand('clasp', 134, 402, { scale: 0.64 })}${hand('clasp', 266, 402, { scale: 0.64, mirrored: true })}`,
  lids: `<g transform="translate(45 54)scale(.76 .84)"><g transform="translate(-6 4)scale(1.04 1)">${faceLids(p)}</g></g>`,
})
