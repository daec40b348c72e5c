import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, crescent, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

// A fireman in a bucket for a helmet lowers the bell of his long snuffer over a flame that looks up at it
const prefix = 'e111'
const { outer, inner, far, gel, slit, flat, glow, stroke } = plySet(prefix, '#8e3530')

const candlestick = shape('-34,472* -30,458 -8,448 -2,438 -2,366 -26,356 -34,342* 50,342* 42,356 18,366 18,438 24,448 46,458 50,472*')
const candle = shape('-6,346* -6,318 8,312 22,318 22,346*')
const flame = shape('8,322 -8,314 -12,298 -4,282 -2,264* 12,276 24,292 26,308 18,319')
const flameEyes = shape('0,300* 3,293 6,300 3,306') + shape('12,300* 15,293 18,300 15,306')
const bell = shape('8,116* 24,122 34,148 46,186 72,234* 44,248 8,253 -28,248 -56,234* -30,186 -18,148 -8,122')
const bellInside = shape('-46,236 -22,229 8,227 38,229 62,236 38,243 8,246 -22,243')
const ring = circle(8, 108, 13)
const pole = taper('0,86 130,150 260,212 388,272', [9, 11, 11, 9])
const hook = taper('6,88 -8,94 -4,112 10,114', [9, 8, 8, 6])

// He leans over the pole, one foot far forward
const legFar = taper('300,366 330,404 346,438 358,462', [58, 44, 32, 26]) + shape('336,450* 362,446 392,458 398,472* 330,472*')
const legNear = taper('214,366 166,388 136,424 126,462', [62, 50, 36, 28]) + shape('74,472* 80,456 106,446 136,446 146,472*')
const puttees = 'M150 416l-26-14M142 432l-28-12M136 447l-24-8M336 436l24-16M342 450l24-14'
const coat = shape(
  '196,196* 244,184 300,198* 326,240 338,300 344,340 372,396* 340,386 322,404* 290,388 262,406* 232,390 204,404* 182,386 148,396* 168,346 178,290 184,236',
)
const belt = taper('178,306 240,318 336,304', [17, 19, 17])
const waves = [
  [190, 376],
  [222, 380],
  [254, 384],
  [286, 382],
  [318, 376],
  [344, 372],
]
  .map(([x = 0, y = 0]) => crescent(x, y, 15, -Math.PI / 2, 0.5) + crescent(x, y + 7, 8, -Math.PI / 2, 0.5))
  .join('')
const crest = shape('268,222* 284,246 292,264 284,282 268,288 252,282 244,264 252,246')
const crestCut = shape('268,250* 276,264 276,274 268,279 260,274 260,264')
/** The coat is quilted: rows of short stitches. */
const quilting = [
  [188, 330, 342, 326],
  [184, 344, 346, 340],
]
  .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0], row) =>
    Array.from({ length: 6 }, (_, index) => {
      const t = (index + 0.3 + (row % 2) * 0.4) / 6.4
      return leaf(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, 12, 2, 0)
    }).join(''),
  )
  .join('')
const hood = shape('172,100* 226,84 282,98* 292,128 298,160 320,198 340,218* 300,216 262,226 226,216 196,224 168,206* 178,176 168,150')
const face = shape('172,116* 200,104 236,106 262,116* 264,138 244,154 210,158 178,146')
const bucket = shape('152,92* 176,16* 256,14* 292,88* 256,100 220,104 184,102')
const bucketBands = taper('172,38 216,44 264,36', [6, 8, 6]) + taper('158,76 220,88 286,73', [6, 8, 6])
const staves = 'M196 18l-12 80M216 17l-2 84M238 16l12 82'
const drops = [
  [150, 108, 1],
  [294, 112, 1.2],
  [140, 136, 0.7],
]
  .map(([x = 0, y = 0, s = 1]) => `M${x} ${y}q${-9 * s} ${14 * s} 0 ${19 * s}q${9 * s}-${5 * s} 0-${19 * s}z`)
  .join('')
const armFar = taper('206,216 168,226 148,204 134,168', [50, 44, 32, 22])
const handFar = shape('110,152 120,138 140,136 156,148 156,168 140,180 120,176')
const armNear =
  taper('298,216 336,250 354,300 310,246', [56, 58, 44, 24]) + shape('320,250* 372,276 386,322 378,356* 352,346 330,352* 326,312')
const handNear = shape('284,222 298,210 318,214 328,232 320,250 300,254 286,242')
/** The gaps between the fingers. */
const fingerGaps =
  taper('114,150 126,154 136,150', [0, 4, 0]) +
  taper('112,162 126,166 138,162', [0, 4, 0]) +
  taper('288,228 302,232 312,228', [0, 4, 0]) +
  taper('290,240 304,244 314,238', [0, 4, 0])
const smoke = taper('-44,222 -58,196 -40,170 -54,140 -44,116', [0, 8, 9, 6, 0]) + taper('66,222 82,200 68,178 78,158', [0, 6, 6, 0])

export const drawing: Drawing = {
  name: 'enemies/111',
  svg: enemySvg('hikeshiban', {
    viewBox: '-71 0 477 500',
    defs: `${gelGradient(`${prefix}-g`, [262, 300, 150], gels.ice)}${gelGradient(`${prefix}-e`, [206, 132, 56], gels.spirit)}${gelGradient(`${prefix}-b`, [220, 50, 100], gels.spirit)}${gelGradient(`${prefix}-l`, [8, 284, 70], gels.lamp)}${haloGradient(`${prefix}-h`, '#fff0b0', 0.75, '#ffcf73')}${figureFilter(prefix, '#140308')}`,
    content: `${groundShadow(210, 472, 190, 13)}<g class="body">${glow(8, 290, 78)}${outer(candlestick + candle)}${slit(taper('-26,348 8,352 42,348', [0, 4, 0]) + taper('8,378 8,410 8,436', [0, 5, 0]), 'l')}<g class="gel flame">${gel(flame, 'l', 3)}${flat(flameEyes, '#2a0810')}</g>
${far(armFar)}${outer(legFar, ink.mid)}${outer(legNear)}${stroke(puttees, 'var(--k3,#8e3530)', 4)}
${outer(coat)}<g class="gel">${slit(waves)}${gel(crest, 'g', 2)}${flat(crestCut)}</g>${flat(quilting, 'var(--k3,#8e3530)')}${inner(belt, ink.mid)}${slit(taper('186,226 184,260 180,296', [0, 5, 3]) + taper('330,240 332,270 334,294', [0, 5, 3]))}
${outer(hood)}<path fill="#0a0306" d="${face}"/><g class="eye">${slit(shape('180,126* 192,120 208,130* 200,142 186,140') + shape('226,128* 240,118 256,124* 250,138 234,142'), 'e')}${flat(leaf(188, 126, 16, 3.6, 1.5) + leaf(234, 124, 16, 3.6, 1.5), '#0a0508')}</g>${inner(taper('176,120 192,112 214,128', [3, 8, 3]) + taper('222,128 240,112 260,116', [3, 8, 3]), ink.mid)}
${slit(taper('186,186 206,196 226,192', [0, 4, 0]) + taper('260,196 290,192 306,200', [0, 4, 0]))}${stroke('M170 92q20 74 56 74t54-72', 'var(--k3,#8e3530)', 5)}
${outer(bucket)}${stroke(staves, 'var(--k3,#8e3530)', 3)}<g class="gel">${slit(bucketBands, 'b')}${slit(drops, 'b')}</g>
${flat(smoke, '#d8eaff', 0.75)}${outer(pole)}<g class="claw">${outer(bell + ring + hook)}<g class="gel">${gel(bellInside, 'l', 2)}</g>${slit(taper('-2,136 -18,180 -36,222', [0, 7, 3]) + taper('8,134 4,180 -4,226', [0, 5, 2]) + taper('18,140 30,180 48,220', [0, 5, 2]), 'b')}</g>${inner(handFar)}${outer(armNear)}${slit(taper('334,336 352,330 374,338', [4, 6, 4]) + taper('330,322 350,316 376,322', [3, 4, 3]))}${inner(handNear)}${flat(fingerGaps, 'var(--k3,#8e3530)')}</g>`,
  }),
}
