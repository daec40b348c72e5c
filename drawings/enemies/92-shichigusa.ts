import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

// A bundle of pawned things strides along on geta and holds out a ticket: clock for an eye, abacus for teeth
const prefix = 'e92'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#57498a')

const bundle = shape(
  '232,128* 270,138 322,168 356,214 364,262 346,310 306,338 250,348 190,344 140,324 112,288 108,240 126,192 168,152 208,134',
)
/** The cloth above the cord stands up like a ruff. */
const ruff = shape('206,138* 186,112 156,84* 184,86 188,62* 212,78 228,52* 244,78 268,58* 272,84 300,78* 284,108 264,138*')
const cord =
  taper('192,134 232,144 276,132', [16, 18, 16]) +
  circle(214, 142, 12) +
  taper('208,146 190,164 196,188', [8, 7, 10]) +
  taper('216,150 212,172 222,194', [8, 7, 10])
// What stands out of it: an umbrella and a kettle
const umbrella =
  shape('248,116* 270,84 300,52 330,26* 346,16 348,28* 344,48 324,84 292,118 272,132*') +
  taper('340,26 352,10 360,-2', [8, 8, 10]) +
  taper('300,48 314,60 330,82', [4, 6, 4])
const umbrellaRibs = taper('266,114 294,76 332,34', [0, 6, 0]) + taper('278,118 306,86 338,40', [0, 6, 0])
const kettle =
  shape('84,84 98,58 130,46 166,52 184,76 190,106 178,130 140,134 104,124') +
  taper('96,88 66,80 54,54 40,46', [26, 18, 13, 12]) +
  circle(132, 40, 9)
const kettleHandle = taper('98,66 96,18 128,2 160,14 170,60', [7, 9, 10, 9, 7])
const steam = taper('36,44 20,34 30,20 16,4', [8, 8, 6, 0])
const legs = taper('170,330 150,346 138,358', [34, 26, 20]) + taper('294,322 316,336 322,346', [34, 26, 20])
const geta =
  shape('92,352* 168,356* 168,364* 154,364* 152,376* 140,376* 138,365 122,364 120,376* 108,376* 106,363 92,361*') +
  shape('290,352* 356,330* 360,338* 347,342* 350,354* 339,358* 334,347 320,352 323,363* 312,367* 307,356 294,360*')
const sleeve = shape('146,194* 108,196 74,186 44,168* 34,190 40,226 34,262 26,296* 58,286 84,300* 104,282 132,286* 152,250')
const sleeveMotif = leaf(60, 214, 40, 8, 1.35) + leaf(84, 210, 40, 8, 1.6) + leaf(106, 214, 36, 7, 1.9)
const sleeveBands = taper('36,272 66,262 106,268', [5, 7, 5]) + taper('38,258 68,248 112,254', [3, 4, 3])
const hand =
  shape('50,182 30,174 20,158 26,140 44,132 62,140 68,158 66,176') +
  taper('60,148 40,126 18,122', [17, 15, 9]) +
  taper('56,160 30,142 10,140', [16, 14, 8]) +
  taper('54,172 30,160 14,160', [15, 13, 8])
const thumb = taper('62,150 58,126 46,108', [16, 14, 9])
const ticket = shape('-2,52* 40,44* 54,124* 12,132*')
const clockFace = circle(208, 226, 50)
const ticks = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6
  return leaf(208 + Math.cos(angle) * 37, 226 + Math.sin(angle) * 37, 10, index % 3 === 0 ? 3 : 1.6, angle)
}).join('')
const hands = taper('204,232 180,218 170,212', [5, 8, 0]) + taper('204,232 206,206 212,188', [5, 7, 0])
const lid = shape('150,206* 166,178 206,164 246,178 266,206* 236,190 208,186 178,192')
// The abacus: its beads are teeth
const abacus = shape('136,280* 304,268* 312,310* 146,324*')
const abacusGap = shape('146,288* 296,277* 302,303* 153,315*')
const beads = Array.from({ length: 8 }, (_, index) => {
  const x = 160 + index * 18.4
  const y = 292 - index * 1.3
  const down = index % 3 === 1 ? 9 : 0
  return `M${x - 8} ${y + down + 4}l8-6l8 6l-8 6z`
}).join('')
const pattern = [
  [318, 262, 40],
  [336, 218, 18],
  [304, 178, 24],
]
  .map(([x = 0, y = 0, r = 0]) =>
    Array.from({ length: 5 }, (_, index) => leaf(x, y, r * 0.72, r * 0.2, (index * Math.PI * 2) / 5 - 1.57)).join(''),
  )
  .join('')

export const drawing: Drawing = {
  name: 'enemies/92',
  svg: enemySvg('shichigusa', {
    viewBox: '-10 -16 400 416',
    defs: `${gelGradient(`${prefix}-c`, [208, 224, 54], gels.lamp)}${gelGradient(`${prefix}-g`, [240, 220, 190], gels.emberJoint)}${gelGradient(`${prefix}-k`, [226, 298, 96], gels.lamp)}${haloGradient(`${prefix}-h`, '#ffb54d', 0.6, '#ff6a3a')}${figureFilter(prefix, '#06041a')}`,
    content: `${groundShadow(224, 374, 150, 12)}<g class="body">${far(legs)}${outer(geta)}${outer(umbrella, ink.mid)}<g class="gel">${slit(umbrellaRibs)}</g><g transform="translate(78 52)rotate(6 140 90)scale(.7)">${outer(kettleHandle + kettle)}${slit(taper('104,80 134,70 170,82', [0, 6, 0]) + leaf(110, 100, 58, 5, 0.06))}${flat(steam, '#fff3d6', 0.8)}</g>
${outer(ruff)}${slit(taper('216,126 204,104 196,84', [0, 6, 0]) + taper('232,126 230,100 228,76', [0, 6, 0]) + taper('248,126 256,104 264,82', [0, 6, 0]))}${outer(bundle)}<g class="gel">${slit(pattern)}</g>${flat(taper('270,150 310,200 322,260 300,330', [0, 5, 6, 0]) + taper('176,158 146,196 136,240', [0, 5, 0]), ink.mid)}${inner(cord, ink.mid)}
<g class="eye" transform="translate(-58 -74)scale(1.28)">${glow(208, 226, 70)}${inner(circle(208, 226, 60))}${gel(clockFace, 'c', 4)}${flat(ticks, '#7a2a14')}${flat(circle(204, 232, 15) + hands, '#0a0508')}${flat(circle(199, 226, 5), '#fff')}${inner(lid, ink.mid)}</g>
${inner(abacus, ink.mid)}<g class="gel">${gel(abacusGap, 'k', 3)}${flat(taper('148,301 224,295 300,289', [3, 3, 3]) + beads, '#1a0a14')}</g>
<g class="arms">${flat(thumb, ink.mid)}${flat(ticket, '#f8e9c8')}${flat(taper('14,66 24,64 34,63', [0, 5, 0]) + taper('18,80 28,78 38,77', [0, 4, 0]), '#3a2a4a')}<circle cx="34" cy="102" r="9" fill="none" stroke="#c2362c" stroke-width="4"/>${outer(sleeve)}<g class="gel">${slit(sleeveMotif)}</g>${slit(sleeveBands)}${inner(hand, ink.mid)}</g></g>`,
  }),
}
