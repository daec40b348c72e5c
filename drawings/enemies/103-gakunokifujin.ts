import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { face, faceDefs, figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, crescent, cut, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e103'
const { outer, inner, gel, slit, flat, glow, stroke } = plySet(prefix, '#566f86')

const frame = shape(
  '138,44* 190,40 258,26 330,36 384,42* 380,120 390,240 382,360 388,456* 330,450 258,466 190,454 134,460* 140,360 130,240 142,120',
)
const opening = cut('168,74 356,72 356,424 166,426')
const frameCuts =
  [90, 128, 166, 204, 242, 280, 318, 356, 394].map((y) => crescent(368, y, 9, 0, 0.5)).join('') +
  [196, 228, 260, 292, 324].map((x) => crescent(x, 440, 9, Math.PI / 2, 0.5) + crescent(x, 56, 9, -Math.PI / 2, 0.5)).join('')
const finial = shape('214,38* 226,16 260,6 294,16 306,38*')
const painted = shape('356,300* 330,260 300,250 300,300 270,360 250,426* 356,424*')
const hair = shape(
  '246,210* 262,196 272,170 274,140 262,96 228,66 182,58 140,70 112,98 104,128 114,140 100,150 92,170* 108,166 116,180 118,204*',
)
const bun = shape('216,74 250,58 282,72 296,104 288,132 262,140 236,120')
const hairCuts =
  taper('134,96 176,78 224,94 256,140', [0, 7, 7, 0]) +
  taper('160,92 200,92 236,118', [0, 5, 0]) +
  taper('252,84 276,100 276,124', [0, 6, 0])
const pins = taper('240,80 276,46 296,34', [4, 5, 3]) + circle(298, 32, 8) + taper('262,78 304,62 320,60', [4, 5, 3]) + circle(323, 59, 7)
const collar = shape(
  '128,232* 106,222 94,240* 110,248 104,268* 124,266 130,286* 154,268 174,280* 196,262 222,270* 232,246 254,238* 240,222 226,212* 170,236',
)
const dress = shape(
  '150,262* 204,256* 248,262 284,290 304,340 312,426* 166,426* 150,440 120,456 84,452 72,436* 104,420 122,390 126,350 122,306',
)
const dressGel =
  taper('200,280 222,330 232,420', [4, 9, 6]) + taper('234,286 262,340 272,420', [4, 8, 5]) + taper('172,286 180,340 176,410', [4, 8, 5])
const armDown =
  taper('262,276 304,330 300,392 256,436', [0, 46, 38, 24]) +
  taper('268,426 244,430 226,446', [14, 12, 0]) +
  taper('264,436 244,442 234,458', [13, 11, 0])
const arm = taper('180,264 138,296 98,306 70,278', [0, 44, 36, 22])
const hand = shape('62,286 58,268 68,256 82,258 88,272 82,288')
// The fan
const fan = shape('72,268* 22,262 4,222 10,176 34,150 44,158* 54,136 66,142* 80,128 92,138* 106,130 116,146* 128,146 130,166* 112,220')
const fanGel = [
  '66,256* 26,246 16,216 24,184*',
  '70,250* 36,178 50,156*',
  '74,248* 62,160 80,150*',
  '78,250* 90,152 106,152*',
  '84,254* 116,160 124,168*',
]
  .map((points) => shape(points))
  .join('')
const fanRibs = ['72,266 40,210 18,172', '72,266 56,200 44,154', '74,266 74,200 72,140', '76,266 96,200 106,142', '78,266 110,206 126,164']
  .map((line) => taper(line, [3, 4, 3]))
  .join('')
const drips =
  taper('92,448 94,462 93,474', [9, 8, 5]) + taper('112,450 113,458 112,466', [8, 7, 4]) + taper('136,446 137,464 136,480', [8, 7, 4])

export const drawing: Drawing = {
  name: 'enemies/103',
  svg: enemySvg('gakunokifujin', {
    viewBox: '-6 -3 406 503',
    defs: `${faceDefs(prefix)}${gelGradient(`${prefix}-g`, [250, 200, 240], ['#ffe6d0', '#ff9a8a', '#d83a6c', '#5a0f3a'])}${gelGradient(`${prefix}-d`, [210, 340, 130], gels.fire)}${gelGradient(`${prefix}-a`, [74, 256, 120], gels.lamp)}${haloGradient(`${prefix}-h`, '#ff9a8a', 0.5, '#d83a6c')}${figureFilter(prefix, '#04070d')}`,
    content: `${groundShadow(220, 474, 160, 11)}<g class="body">${outer(finial)}${outer(frame)}<g class="gel">${gel(opening)}</g>${flat(painted, '#5a0f3a', 0.7)}${stroke('M182 120q30-30 60-8M300 110q24-16 44 4M310 170q20 6 36 0', '#5a0f3a', 4, 0.5)}${slit(frameCuts, 'd')}
${outer(bun)}${inner(armDown, ink.mid)}${outer(hair)}${outer(dress)}${slit(dressGel, 'd')}${flat(drips)}
<g class="head" transform="translate(362 42)scale(-1 1)rotate(4 180 160)">${face(prefix, { iris: '#ff8a5a', eyes: 'calm', brow: 0.5, mouth: 'firm', blush: 0.3 })}<path fill="#c2242f" d="${shape('180,188* 186,183 190,185 194,183 200,187* 192,194 186,193')}"/></g>
${flat(shape('132,136* 128,112 150,92 196,90 232,112 240,158 228,212* 222,160 204,132 168,124 148,132'))}${slit(hairCuts, 'd')}${inner(pins, ink.mid)}${slit(circle(298, 32, 4) + circle(323, 59, 3.5), 'd')}${inner(collar, ink.mid)}${slit(leaf(120, 240, 18, 3, 0.6) + leaf(130, 270, 20, 3, -0.9) + leaf(176, 268, 18, 3, -1.4) + leaf(218, 258, 20, 3, -2.1), 'd')}
${outer(fan)}<g class="gel">${gel(fanGel, 'a', 2)}</g>${flat(fanRibs)}${outer(arm)}${flat(hand, '#f5c68c')}${slit(taper('96,292 104,306 102,322', [5, 7, 5]), 'd')}${glow(76, 270, 10)}</g>`,
  }),
}
