import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../figure.ts'
import { circle, leaf, shape, star, taper } from '../paper.ts'
import { blackGel, plySet, whiteStock } from '../plies.ts'

const prefix = 'e127'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)

// The magic lantern on her back: box, chimney, one staring lens
const box = shape('268,150* 386,140* 392,278* 276,286*')
const boxRoof = shape('254,152* 276,118 330,104 378,112 398,140* 330,148')
const chimney = shape('306,110* 306,70* 298,70* 300,58* 350,54* 352,66* 344,68* 346,106*')
const smoke = taper('324,54 312,34 330,18 320,-6', [8, 12, 11, 0])
const lens = circle(334, 212, 40)
// … and the fan of slides; each holds a picture of a place she knows
const slide = (angle: number): string =>
  `<g transform="translate(94 282)rotate(${angle})scale(.92)"><path fill="#f4f0ff" d="M-21-128h42v54h-42z"/><path fill="#b3a4f0" d="M-21-130h42v2h-42z"/><path fill="url(#${prefix}-p)" d="M-15-122h30v42h-30z"/><path fill="#f4f0ff" d="M-3-74h6v60h-6z"/></g>`
const pictures = [
  'M-9-88l9-20 9 20z',
  'M-10-90q10-24 20 0z',
  'M-8-88v-16h6v-8h4v8h6v16z',
  'M-11-92q6-14 11-4q6-12 11 4z',
  'M0-112l3 8h8l-6 5 2 9-7-5-7 5 2-9-6-5h8z',
]
const slides = [-78, -51, -24, 3, 30]
  .map(
    (angle, index) =>
      slide(angle) + `<path fill="#f4f0ff" transform="translate(94 282)rotate(${angle})scale(.92)" d="${pictures[index] ?? ''}"/>`,
  )
  .join('')
const hair = shape(
  '200,74* 240,80 266,108 272,150 268,208 276,262* 248,254 236,268* 220,254 196,262 176,254 162,268* 154,252 126,262* 134,208 130,150 138,106 162,80',
)
const fringe = shape('146,168* 144,124 166,98 202,92 238,98 258,124 256,168* 246,152 226,148 200,150 176,148 156,152')
const face = shape('152,150 200,140 250,150 250,190 238,216 216,234 200,240 184,234 164,216 152,190')
const coat = shape(
  '170,236* 200,248 232,236* 262,256 274,310 280,370 298,430 308,470* 272,462 240,470 200,460 162,470 132,462 96,470* 106,430 124,370 128,310 142,258',
)
const coatSlit = taper('200,252 202,340 200,452', [3, 7, 3])
const hem = leaf(150, 390, 70, 6, 1.75) + leaf(252, 390, 70, 6, 1.4)
const clasps = [276, 310, 344, 378].map((y) => star(201, y, 11, 4, 4)).join('')
const collar = shape('150,240* 176,226 200,240 226,226 252,240* 240,268 200,276 162,268')
const armSlides = taper('152,260 112,296 80,310 92,272', [0, 46, 34, 20])
const cuff = shape('64,290* 84,276 110,282 124,300* 110,330 84,340 64,324')
const armFocus = taper('252,262 300,290 322,280 326,254', [0, 44, 32, 20]) + circle(326, 250, 14)
const strap = taper('262,170 244,220 236,250', [8, 9, 8])
const monocle = circle(224, 182, 21)

export const drawing: Drawing = {
  name: 'enemies/127',
  svg: foeSvg('taneitanokage', {
    viewBox: '-34 -12 440 512',
    defs: `${gelGradient(`${prefix}-g`, [200, 250, 200], blackGel)}${gelGradient(`${prefix}-l`, [334, 212, 44], blackGel)}<linearGradient id="${prefix}-p" x2="0" y2="1"><stop stop-color="#05040c"/><stop offset="1" stop-color="#3c3490"/></linearGradient>${haloGradient(`${prefix}-h`, '#b3a4ff', 0.55, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(204, 472, 120, 10)}<g class="body">${glow(96, 190, 126)}<g class="far">${flat(smoke, whiteStock.mid, 0.8)}${far(chimney)}${outer(box, whiteStock.mid)}${outer(boxRoof)}</g><g class="gel">${gel(lens, 'l', 4)}</g>${flat(star(334, 212, 22, 9, 5))}${flat(taper('280,272 330,270 382,264', [4, 5, 4]) + taper('282,162 330,158 378,152', [4, 5, 4]), '#8f82cc')}
${outer(hair)}${outer(coat)}${slit(coatSlit + hem)}${slit(clasps)}${inner(collar, whiteStock.mid)}${flat(strap, '#8f82cc')}<g class="gel">${gel(face)}</g>
<g class="eye">${flat(shape('160,184* 172,174 184,178 190,188* 178,194 166,192') + shape('240,184* 230,174 218,178 212,188* 222,194 234,192'))}${flat(circle(174, 185, 4) + circle(222, 185, 4), '#0a0818')}<path fill="none" stroke="#d8ceff" stroke-width="4" d="${monocle}"/></g>${flat(taper('184,218 198,214 214,220', [0, 5, 0]))}${inner(fringe)}${slit(taper('146,112 142,170 148,230', [0, 6, 0]) + taper('258,112 262,170 258,230', [0, 6, 0]))}${slit(star(150, 120, 14, 6, 5))}
<g class="wing" filter="url(#${prefix}-s)">${slides}</g>${outer(armSlides)}${inner(cuff, whiteStock.mid)}${inner(circle(94, 270, 18))}${slit(leaf(82, 264, 24, 2.4, 0.1) + leaf(82, 272, 24, 2.4, 0.1))}${inner(armFocus)}${slit(leaf(316, 246, 20, 2.4, 0.2))}</g>`,
  }),
}
