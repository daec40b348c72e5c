import { face, faceLids } from '../bodies/figure.ts'
import { bust, bustPly } from '../people/guild.ts'
import { handsOf } from '../bodies/hands.ts'
import { cloth, flap, hair, stripes } from '../people/omigaki.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box } from '../places/scenery.ts'

// おミガキ: a cloth over grey hair, sleeves tied up, the scrubbing brush raised; she has cleaned this floor for forty years.
const p = 'pos'
const { hand } = handsOf(p)
// Her back is bent and her head stuck out before it: forty years of floor.
const bent = 'rotate(-5 190 200)translate(-12 34)scale(.96)'
const kimono = shape('14,430* 22,366 44,318 92,282 176,262 262,216 330,236 374,300 392,430*')
const collar = taper('124,290 164,334 198,404', [15, 17, 17]) + taper('272,270 244,328 202,400', [15, 17, 17])
const cord = taper('64,304 128,352 206,414', [11, 12, 12]) + taper('338,304 276,352 198,414', [11, 12, 12])
const sleeve = shape('286,430* 296,372 310,348* 360,348* 376,376 384,430*')
const wrist = taper('336,380 336,312', [40, 44])
const brush = box(270, 262, 116, 22)
const bristles = Array.from({ length: 13 }, (_, at) =>
  taper(
    [
      [276 + at * 8.6, 264],
      [273 + at * 8.8, 238],
    ],
    [5, 3],
    { per: 1 },
  ),
).join('')
const bubbles = [
  [62, 250, 15],
  [44, 218, 9],
  [84, 210, 6],
  [304, 206, 9],
  [330, 184, 5],
] as const

export const drawings = bust('portrait-omigaki', p, {
  defs: '',
  light: ['#c8e8c8', '#2f5f6a'],
  behind: `${bustPly(p, kimono, '#1f3440')}<path fill="#d8945a" d="M174 262h52v44l-26 24-26-24z"/><path fill="#a8582f" opacity=".5" d="M174 272q26 20 52 0v16q-26 18-52 0z"/>`,
  head:
    `<g transform="${bent}">${bustPly(p, hair, '#8f8a94', '#f4ecdc')}${face(p, { iris: '#3f7a6a', eyes: 'keen', jaw: 'square', brow: 0.6, mouth: 'firm', blush: 0.22 })}` +
    `<path fill="none" stroke="#b9582f" stroke-width="2" stroke-linecap="round" opacity=".7" d="M142 166q10 6 24 5M222 165q-8 6-18 5M166 180q-6 8-3 16M212 178q5 8 2 15M140 150l-8-4M140 157l-9 1M230 148l7-4M230 155l8 1M156 116q28-6 54 0M162 108q22-5 42 0"/>` +
    `${bustPly(p, cloth + flap, '#e8ecf0', '#ffffff')}<path fill="#3f6a9a" opacity=".85" d="${stripes}"/></g>`,
  before:
    `<g filter="url(#${p}-s)"><path fill="#b8d8d0" d="${collar}"/></g><g filter="url(#${p}-s)"><path fill="#c2362c" d="${cord}"/></g>` +
    `<path fill="#e2a468" d="${wrist}"/>${bustPly(p, sleeve, '#2c4854', '#d8f2e0')}<path fill="#d8c08a" d="${bristles}"/><g filter="url(#${p}-s)"><path fill="#7a4a2a" d="${brush}"/></g>${hand('fist', 334, 298, { scale: 0.8, turn: -90 })}` +
    `<g fill="#ffffff" fill-opacity=".28" stroke="#ffffff" stroke-opacity=".8" stroke-width="2"><path d="${bubbles.map(([x, y, r]) => circle(x, y, r)).join('')}"/></g>`,
  lids: `<g transform="${bent}">${faceLids(p)}</g>`,
})
