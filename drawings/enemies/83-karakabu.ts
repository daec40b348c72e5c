import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e83'
const { outer, inner, far, gel, slit, flat, glow, stroke } = plySet(prefix, '#8a6030')

const turnip = shape(
  '200,128* 254,116 318,132 362,174 376,226 356,286 312,326 262,350 230,366 208,388* 186,366 146,350 92,326 46,286 24,226 38,174 82,132 146,116',
)
const rootTail =
  taper('206,350 190,378 150,384 116,376 96,388', [44, 24, 14, 8, 0]) + taper('212,352 236,380 276,386 306,378', [36, 20, 10, 0])
const arms =
  taper('44,236 12,232 4,206 16,190', [20, 13, 8, 0]) +
  taper('18,230 2,240 -6,256', [9, 6, 0]) +
  taper('358,236 388,230 398,204 384,188', [20, 13, 8, 0]) +
  taper('382,230 398,240 404,256', [9, 6, 0])
/** A turnip leaf with torn lobes. */
const bigLeaf = shape('196,128* 172,96 150,88* 154,72 132,62* 140,46 118,30* 146,30 158,12* 172,32 188,26* 190,54 204,62* 200,86 206,126*')
const leftLeaf = shape('188,128* 150,110 124,116* 120,100 92,102* 92,84 60,78* 88,64 92,48* 114,64 130,60* 140,80 158,84* 172,104 196,122*')
const rightLeaf = shape(
  '210,128* 246,104 272,112* 276,94 304,98* 306,78 340,76* 312,58 310,40* 288,54 272,46* 264,70 244,74* 228,98 206,122*',
)
const leafVeins =
  taper('198,120 176,76 150,36', [6, 5, 0]) + taper('190,120 140,88 88,74', [6, 5, 0]) + taper('210,120 256,84 308,66', [6, 5, 0])
// The hollow with a lit window
const hollow = shape(
  '82,232* 100,242 112,228* 132,244 152,226* 176,244 200,224* 226,244 248,226* 270,244 290,228* 304,242 320,232* 324,268 300,304 258,328 200,338 142,328 102,304 76,268',
)
const hills = shape('70,296* 110,270 150,284* 190,262 240,280* 280,262 318,286* 300,304 258,328 200,338 142,328 102,304')
const house = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}v-${h}h-5l${w / 2 + 5}-${Math.round(w * 0.5)}l${w / 2 + 5} ${Math.round(w * 0.5)}h-5v${h}z`
const village =
  house(120, 306, 28, 16) +
  house(154, 314, 34, 20) +
  house(196, 312, 30, 30) +
  house(240, 320, 38, 20) +
  house(278, 306, 28, 18) +
  'M206 264h8v18h-8z' +
  shape('104,306* 150,312 200,316 250,312 298,306* 258,328 200,338 142,328')
const windows = [
  [117, 294],
  [146, 299],
  [158, 299],
  [190, 288],
  [200, 288],
  [190, 300],
  [230, 306],
  [244, 306],
  [276, 294],
]
  .map(([x, y]) => `M${x} ${y}h7v8h-7z`)
  .join('')
const smoke = 'M210 262q-12-10 0-18'
const eyes =
  shape('88,190* 108,166 142,164 172,186* 160,204 132,212 104,206') + shape('312,190* 292,166 258,164 228,186* 240,204 268,212 296,206')
const brows = shape('72,172* 104,146 146,146 182,176* 146,162 108,160') + shape('328,172* 296,146 254,146 218,176* 254,162 292,160')
const rings =
  taper('52,200 40,240 52,280', [0, 6, 0]) +
  taper('348,200 360,240 348,280', [0, 6, 0]) +
  taper('120,346 156,358 186,372', [0, 5, 0]) +
  taper('230,372 262,358 292,344', [0, 5, 0]) +
  leaf(186, 144, 28, 3.5, 0) +
  leaf(192, 154, 18, 2.5, 0)

export const drawing: Drawing = {
  name: 'enemies/83',
  svg: enemySvg('karakabu', {
    viewBox: '-14 -20 428 428',
    defs: `${gelGradient(`${prefix}-g`, [240, 262, 150], ['#f2ffff', '#7fd8ff', '#3a7ae0', '#2a2a88'])}${gelGradient(`${prefix}-e`, [200, 186, 110], gels.spirit)}${gelGradient(`${prefix}-w`, [200, 100, 170], ['#f4ffd8', '#a8f090', '#2fb890', '#0a5a6a'])}${haloGradient(`${prefix}-h`, '#7fd8ff', 0.5, '#3a7ae0')}${figureFilter(prefix, '#0f0705')}`,
    content: `${groundShadow(204, 390, 150, 12)}<g class="body">${far(rootTail)}${far(arms)}<g transform="translate(200 130)scale(1.2)translate(-200-126)">${outer(leftLeaf + rightLeaf, ink.mid)}${outer(bigLeaf)}<g class="gel">${slit(leafVeins, 'w')}</g></g>${outer(turnip)}${slit(rings, 'w')}
<g class="gel">${gel(hollow, 'g', 5)}</g>${flat(circle(270, 268, 11), '#fff6d8')}${flat(hills, '#1c3a7a', 0.8)}${flat(village, '#120a1c')}${flat(windows, '#ffd25a')}${stroke(smoke, '#eaf6ff', 4, 0.65)}
${flat(shape('76,236* 98,250 112,236* 132,254 152,234* 176,254 200,232* 226,254 248,234* 270,254 290,236* 304,250 326,236* 322,222 290,218 200,214 112,218 76,222'))}
<g class="eye">${inner(eyes)}${glow(134, 190, 34)}${glow(268, 190, 34)}${gel(shape('98,190* 114,174 140,173 162,188* 150,200 130,204 110,200') + shape('302,190* 286,174 260,173 238,188* 250,200 270,204 290,200'), 'e', 2)}${flat(circle(124, 190, 9) + circle(258, 190, 9), '#0a0a1e')}${flat(circle(121, 187, 3) + circle(255, 187, 3), '#fff')}</g>${inner(brows, ink.mid)}</g>`,
  }),
}
