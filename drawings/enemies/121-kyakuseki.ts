import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, cut, leaf, shape, taper } from '../tools/paper.ts'
import { inset } from '../tools/points.ts'
import { blackGel, plySet, whiteStock } from '../tools/plies.ts'

// A row of seats gets up: the middle one opens its cushion like a jaw and reaches out with its arms. One seat is still warm.
// The two at the sides have a dark edge and black holes, for rows of lilac seats stand behind them in field 12.
const prefix = 'e121'
const { outer, inner, gel, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)

/** The back of a seat at the side, and what is cut out of it. */
const backOf = (cx: number): string =>
  [
    [-60, 300],
    [-72, 210],
    [-64, 158],
    [-42, 132],
    [-16, 126],
    [0, 108],
    [16, 126],
    [42, 132],
    [64, 158],
    [72, 210],
    [60, 300],
  ]
    .map(([x = 0, y = 0], index) => `${cx + x},${y}${[0, 5, 10].includes(index) ? '*' : ''}`)
    .join(' ')
const cushionOf = (cx: number): string =>
  shape([
    [cx - 60, 268, true],
    [cx + 60, 268, true],
    [cx + 70, 304],
    [cx + 62, 326, true],
    [cx - 62, 326, true],
    [cx - 70, 304],
  ])
const studs = (cx: number): string =>
  [
    [-30, 182],
    [30, 182],
    [0, 212],
    [-32, 242],
    [32, 242],
  ]
    .map(([x = 0, y = 0]) => circle(cx + x, y, 4.5))
    .join('')
const ironLegs =
  taper('60,320 44,350 26,371', [18, 13, 18]) +
  taper('136,322 128,350 132,371', [16, 12, 16]) +
  taper('380,322 390,350 384,371', [16, 12, 16]) +
  taper('458,320 474,350 494,371', [18, 13, 18]) +
  taper('196,350 184,362 172,374', [20, 15, 20]) +
  taper('324,350 336,362 348,374', [20, 15, 20])
const steam = taper('404,264 392,236 412,214 398,184', [0, 7, 8, 0]) + taper('436,264 426,242 446,222 434,196', [0, 6, 7, 0])
const back = '180,272* 164,180 166,112 186,70 216,50 242,44 260,16* 278,44 304,50 334,70 354,112 356,180 340,272*'
const backHole = '196,226* 186,170 188,118 206,84 230,70 250,64 260,48* 270,64 290,70 314,84 332,118 334,170 324,226*'
const mouth = '180,240* 260,232 340,240* 348,290 310,316 260,322 210,316 172,290'
const teeth =
  cut('190,238 214,235 204,268') +
  cut('220,234 246,232 234,270') +
  cut('252,232 272,232 262,264') +
  cut('276,232 300,234 288,270') +
  cut('306,235 330,238 318,266')
const jaw = '156,284* 184,308 222,318 260,320 298,318 336,308 364,284* 378,320 366,352 350,362* 170,362* 154,352 142,320'
const jawTeeth = cut('196,311 212,316 200,290') + cut('306,316 324,311 318,288')
const booklet = '234,268* 258,276 282,266* 294,330 264,344 240,334*'
const leftArm = taper('186,224 150,206 108,224 84,276', [20, 34, 30, 24])
const leftFingers =
  taper('86,270 56,286 30,282', [17, 13, 0]) +
  taper('84,274 58,308 36,322', [17, 13, 0]) +
  taper('84,276 76,314 64,338', [17, 13, 0]) +
  taper('88,272 104,300 104,322', [15, 11, 0])
const rightArm = taper('334,224 374,212 418,186 430,132', [20, 34, 30, 24])
const rightFingers =
  taper('430,138 412,104 388,92', [17, 13, 0]) +
  taper('430,136 426,96 416,68', [17, 13, 0]) +
  taper('430,136 444,98 456,74', [17, 13, 0]) +
  taper('430,138 464,122 486,116', [15, 11, 0])
const scroll = circle(180, 222, 22) + circle(340, 222, 22)

export const drawing: Drawing = {
  name: 'enemies/121',
  svg: enemySvg('kyakuseki', {
    viewBox: '0 0 520 400',
    defs: `${gelGradient(`${prefix}-g`, [260, 190, 230], blackGel)}${gelGradient(`${prefix}-b`, [260, 260, 110], ['#5a4fb0', '#2a2470', '#120e30', '#05040c'])}${haloGradient(`${prefix}-h`, '#b3a4ff', 0.55, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(260, 373, 240, 12)}<g class="body">${glow(260, 150, 150)}<g class="far"><path fill="#0a0818" stroke="#0a0818" stroke-width="16" stroke-linejoin="round" d="${[100, 420].map((cx) => shape(backOf(cx)) + cushionOf(cx)).join('')}"/>${[100, 420].map((cx) => inner(shape(backOf(cx)), whiteStock.mid)).join('')}${flat([100, 420].map((cx) => shape(inset(backOf(cx), cx, 208, 0.78))).join(''), '#0a0818')}${flat(studs(100), '#8f82cc')}${flat(steam, whiteStock.near, 0.85)}${inner(ironLegs, whiteStock.mid)}${inner(cushionOf(100) + cushionOf(420), whiteStock.mid)}${slit(leaf(58, 296, 84, 4, 0), 'b')}${flat(shape('380,274* 400,284 420,287 440,284 460,274* 450,294 420,304 390,294'), '#8f82cc')}</g>
<g class="gel">${gel(shape(mouth))}</g>${outer(shape(back))}<g class="gel">${gel(shape(backHole))}${slit(shape(mouth), 'b')}</g>${flat(teeth)}
<g class="eye">${flat(shape('194,134* 214,128 240,138 254,158* 236,166 208,160') + shape('326,134* 306,128 280,138 266,158* 284,166 312,160'))}${flat(circle(222, 147, 9) + circle(290, 147, 9), '#0a0818')}${flat(circle(219, 144, 3) + circle(287, 144, 3))}</g>${flat(
      [
        [260, 92],
        [220, 92],
        [300, 92],
        [206, 196],
        [314, 196],
        [260, 190],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5))
        .join(''),
      '#8f82cc',
    )}
${outer(shape(jaw))}${flat(jawTeeth)}${inner(shape(booklet), whiteStock.mid)}${slit(taper('246,292 260,298 276,290', [2, 4, 2], { per: 1 }) + taper('248,308 262,314 280,306', [2, 4, 2], { per: 1 }), 'b')}${flat(taper('152,350 206,354 236,354', [6, 10, 6]) + taper('368,350 314,354 292,354', [6, 10, 6]) + circle(176, 326, 4.5) + circle(208, 334, 4.5) + circle(312, 334, 4.5) + circle(344, 326, 4.5), '#b3a4f0')}
<g class="arms">${outer(leftArm + leftFingers)}${outer(rightArm + rightFingers)}${inner(scroll)}${slit(leaf(172, 212, 20, 4, 0.9) + leaf(332, 228, 20, 4, -0.9) + leaf(112, 226, 50, 5, -0.35) + leaf(378, 214, 50, 5, -0.5), 'b')}</g></g>`,
  }),
}
