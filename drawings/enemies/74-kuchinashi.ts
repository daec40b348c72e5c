import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e74'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#2f6d70')

/** A gardenia petal turns like a pinwheel: long on one side, tipped on the other. */
const petal = (angle: number, size: number): string => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const points: readonly [number, number, boolean?][] = [
    [0, 0, true],
    [-40, -34],
    [-46, -84],
    [-14, -116],
    [22, -126, true],
    [48, -92],
    [44, -42],
  ]
  return shape(
    points.map(([x, y, corner]): [number, number, boolean] => [
      200 + (x * c - y * s) * size,
      154 + (x * s + y * c) * size,
      corner ?? false,
    ]),
  )
}
const angles = [0.15, 1.2, 2.24, 3.29, 4.34, 5.38]
const petals = angles.map((angle) => petal(angle, 1.08))
const petalGel = angles.map((angle) => petal(angle + 0.03, 0.92))
const veins = angles
  .map((angle) =>
    [-0.2, 0.1, 0.36]
      .map((turn) => leaf(200 + Math.sin(angle + turn) * 64, 154 - Math.cos(angle + turn) * 64, 40, 2.6, angle + turn - Math.PI / 2))
      .join(''),
  )
  .join('')
const gown = shape(
  '172,240* 228,240* 252,268 264,316 286,380 322,440 352,470* 300,466 252,476 200,466 146,476 100,466 52,470* 84,438 116,380 138,316 148,268',
)
const leaves = leaf(196, 262, 96, 24, 2.75) + leaf(204, 262, 96, 24, 0.4) + leaf(196, 254, 70, 20, 3.5) + leaf(204, 254, 70, 20, -0.36)
const leafVeins = leaf(186, 266, 74, 3, 2.75) + leaf(214, 266, 74, 3, 0.4)
// The sleeve falls from the hand that keeps the place of the mouth
const sleeve = shape(
  '232,270* 268,288 286,314 276,330 262,300* 240,300 250,262 236,232* 214,224 202,232* 206,262 216,290 200,340 186,392* 214,404 248,398* 262,360 276,336',
)
const hand = taper('226,246 214,232 208,214', [20, 18, 14]) + taper('206,220 200,200 197,182', [10, 9, 5])
const otherSleeve = shape('160,268* 128,292 102,330 78,392 66,420* 104,430 138,424* 148,380 160,340 168,300')
const sleeveGel =
  taper('210,384 226,386 244,382', [8, 9, 8]) +
  taper('214,366 230,368 250,362', [4, 5, 4]) +
  taper('88,404 108,410 132,406', [8, 9, 8]) +
  taper('94,388 112,392 136,388', [4, 5, 4])
const obi = shape('144,300* 200,312 258,300* 266,330 200,344 136,330*')
const hem = [
  [124, 456, 1.45],
  [168, 458, 1.55],
  [214, 460, 1.6],
  [258, 456, 1.7],
]
  .map(([x = 0, y = 0, a = 0]) => leaf(x, y, -58, 8, a))
  .join('')
// A long strip of paper with writing
const strip = taper('76,424 40,430 18,404 36,374 64,382 66,410 38,452 10,470', [4, 13, 14, 13, 12, 13, 14, 10])
const words = [
  [34, 428, 0.9],
  [22, 412, 1.4],
  [27, 388, 2.2],
  [50, 375, 3],
  [66, 392, 4.6],
  [58, 420, 5.2],
  [42, 446, 5.6],
]
  .map(([x = 0, y = 0, a = 0]) => leaf(x, y, 8, 1.6, a))
  .join('')

export const drawing: Drawing = {
  name: 'enemies/74',
  svg: enemySvg('kuchinashi', {
    viewBox: '0 0 400 500',
    defs: `${gelGradient(`${prefix}-g`, [200, 154, 150], ['#fff8e0', '#ffd9a0', '#ff7f6a', '#a82450'])}${gelGradient(`${prefix}-r`, [200, 360, 150], gels.fire)}${gelGradient(`${prefix}-m`, [206, 150, 66], ['#fff6dc', '#ffeac8', '#ffd0a0', '#d8866a'])}${haloGradient(`${prefix}-h`, '#ffcf8a', 0.6, '#ff7a5a')}${figureFilter(prefix, '#02080c')}`,
    content: `${groundShadow(200, 472, 160, 13)}<g class="body">${glow(200, 154, 152)}${far(petals.filter((_, index) => index % 2 === 1).join(''), ink.near)}${flat(strip, '#ffeccb')}${flat(words, '#7a2f24')}
${outer(gown)}${slit(hem, 'r')}${outer(petals.filter((_, index) => index % 2 === 0).join(''))}<g class="gel">${petalGel.map((d) => gel(d)).join('')}</g>${flat(veins, '#5a1030', 0.7)}
${inner(leaves, ink.mid)}${slit(leafVeins, 'r')}${inner(obi, ink.mid)}${slit(taper('146,316 200,328 258,316', [4, 6, 4]), 'r')}${inner(otherSleeve)}
${flat(circle(200, 154, 66))}${gel(shape('200,94* 238,108 254,146 244,188 220,214 200,220 180,214 156,188 146,146 162,108'), 'm', 3)}
<g class="eye">${flat(shape('156,156* 168,142 184,144 192,158* 180,164 166,164') + shape('208,158* 216,144 232,142 244,156* 234,164 220,164'), '#120b18')}${flat(circle(172, 154, 6) + circle(223, 154, 6), '#ff9a5a')}${flat(circle(171, 155, 3) + circle(222, 155, 3), '#120b18')}</g>
${flat(taper('156,136 172,128 190,138', [1, 4, 2]) + taper('210,138 228,128 244,136', [2, 4, 1]), '#120b18')}${flat(circle(164, 178, 10) + circle(236, 178, 10), '#f2604f', 0.32)}
${flat(shape('200,90* 176,100 152,118 144,142* 160,126 184,112 200,110 216,112 240,126 256,142* 248,118 224,100'), '#120b18', 0.9)}
${inner(sleeve)}${slit(sleeveGel, 'r')}${flat(hand, '#f5c68c')}</g>`,
  }),
}
