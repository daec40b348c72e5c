import { face, faceLids, ink } from '../bodies/figure.ts'
import { bust, bustPly } from '../people/guild.ts'
import { handsOf } from '../bodies/hands.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, lanternDefs } from '../places/scenery.ts'

// カンヌキ, watch at the gate: a flat hat, a face made for farewells, and one finger that opens the door. Closing takes both hands.
const p = 'pks'
const { hand } = handsOf(p)
const hat = shape('64,104* 108,66 152,40 190,32 228,40 272,66 316,104* 262,98 190,92 118,98')
const brim = shape('64,104* 118,98 190,92 262,98 316,104* 268,116 190,112 112,116')
const crest = circle(190, 64, 13)
const hair = shape('122,110* 116,150 124,184* 134,176 136,130 146,112*') + shape('256,110* 262,150 252,184* 244,176 240,130 230,112*')
const moustache =
  taper('190,180 172,178 154,184 140,178', [7, 12, 9, 0], { per: 1 }) + taper('190,180 208,178 224,184 238,178', [7, 12, 9, 0], { per: 1 })
const brows = taper('144,138 160,126 180,134', [4, 11, 4], { per: 1 }) + taper('198,133 212,125 226,136', [4, 10, 4], { per: 1 })
const coat = shape('-10,430* -4,344 42,292 126,266* 200,298* 274,266* 356,292 404,344 410,430*')
const collar = taper('128,266 168,324 196,402', [22, 25, 25]) + taper('272,266 232,324 204,402', [22, 25, 25])
const bands = taper('14,330 60,318 104,322', [9, 10, 9]) + taper('10,352 58,342 104,346', [9, 10, 9])
const door = box(318, 96, 90, 340)
const planks = box(318, 96, 5, 340) + box(352, 96, 3, 340)
const studs = [132, 196, 324, 386].map((y) => circle(336, y, 7) + circle(368, y, 7)).join('')
const iron = box(312, 158, 90, 14) + box(312, 350, 90, 14)
const sleeve = shape('168,430* 170,376 196,338 238,318* 262,330 268,366 244,400 238,430*')
/** In the box of `face`, for a scene too. */
export const head = (s: string): string =>
  `<g transform="translate(-14 14)scale(1.02)">${bustPly(s, hair, '#5a5668', '#ffe0b0')}<g transform="translate(-14 0)scale(1.08 1)">${face(s, { iris: '#5a7a9a', eyes: 'calm', brow: -1, mouth: 'smile', blush: 0.3 })}</g>` +
  `<path fill="none" stroke="#b9582f" stroke-width="2.200" stroke-linecap="round" opacity=".75" d="M136 158l-8-6M136 166l-9 1M240 156l7-5M240 164l8 1M146 172q10 6 24 4M226 170q-8 6-18 4M160 202q28 10 56 0"/><path fill="#4a4658" d="${moustache}${brows}"/><path fill="#5a1c1c" d="${shape('178,190* 190,193 204,190* 200,200 190,202 181,199')}"/>` +
  `${bustPly(s, brim, '#0f0a18', '#7a4a3a')}${bustPly(s, hat, ink.near, '#ffd9a0')}<path fill="#ffcf73" d="${crest}"/><path fill="#150d1c" d="${box(180, 61, 20, 5)}${box(183, 55, 4, 18)}${box(193, 55, 4, 18)}"/><path fill="none" stroke="#6b4a5e" stroke-width="2.500" stroke-linecap="round" d="M112 82q34-28 62-36M268 82q-34-28-62-36"/><path fill="#c2362c" d="${taper('128,112 136,160 160,200 186,216', [5, 5, 5, 4], { per: 1 })}${taper('252,112 246,160 222,200 194,216', [5, 5, 5, 4], { per: 1 })}${circle(190, 217, 7)}"/></g>`

export const drawings = bust('portrait-kannuki', p, {
  defs: lanternDefs(p),
  light: ['#ffcc80', '#2f2c66'],
  behind:
    `<circle cx="58" cy="214" r="60" fill="url(#${p}-halo)"/><g transform="translate(-4 62)"><path fill="url(#${p}-lamp)" d="M48 128h28q11 10 11 24t-11 24h-28q-11-10-11-24t11-24z"/><path fill="none" stroke="#8f3a1d" stroke-width="2" opacity=".8" d="M43 138h38M38 152h48M43 166h38"/><path fill="#150d1c" d="M48 120h28v8h-28zM48 176h28v8h-28zM61 60h2v60h-2z"/></g>` +
    `${bustPly(p, coat, '#22304e')}<path fill="#f3dcb0" opacity=".85" d="${bands}"/><path fill="#d8945a" d="M166 252h68v46l-34 26-34-26z"/><path fill="#a8582f" opacity=".5" d="M166 268q34 22 68 0v18q-34 18-68 0z"/>`,
  head: head(p),
  before:
    `<g filter="url(#${p}-s)"><path fill="#3f5478" d="${collar}"/></g><g filter="url(#${p}-s)"><path fill="#3a1c34" d="${door}"/></g><path fill="#24101f" d="${planks}"/><path fill="#150d1c" d="${iron}"/><path fill="#e0955c" d="${studs}"/>` +
    `${bustPly(p, sleeve, '#2a3b5e')}<path fill="#f3dcb0" opacity=".85" d="${taper('200,350 232,342 262,352', [8, 9, 8])}"/>${hand('point', 262, 300, { scale: 0.86, turn: -8 })}`,
  lids: `<g transform="translate(-14 14)scale(1.02)"><g transform="translate(-14 0)scale(1.08 1)">${faceLids(p)}</g></g>`,
})
