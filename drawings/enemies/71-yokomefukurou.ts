import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, ink } from '../bodies/figure.ts'
import { circle, crescent, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e71'
const { outer, inner, far, gel, slit, flat } = plySet(prefix, '#2f6d70')

const body = shape(
  '106,36* 138,66 200,76 264,64 300,30* 310,84 308,130 296,164 312,216 308,276 282,322 240,352* 166,352* 124,326 98,282 94,222 108,166 96,132 96,84',
)
const foldedWing = shape('112,176* 82,212 70,262 82,314 104,352* 126,314 140,268 136,214')
const wingCuts = leaf(92, 300, 44, 6, -1.4) + leaf(108, 316, 60, 6, -1.35) + leaf(96, 246, 44, 6, -1.2) + leaf(116, 250, 46, 6, -1.3)
// The silent wing: raised, feathers parted like a fan
const raisedWing = shape(
  '268,206* 306,160 336,104 354,40* 366,72 378,62* 380,106 394,100* 390,146 399,148* 384,188 388,198* 362,226 360,238* 330,254 316,270* 284,270',
)
const featherLight = [
  '300,214 340,150 362,84',
  '304,224 356,166 382,118',
  '306,234 360,190 388,158',
  '306,244 350,214 374,200',
  '304,254 332,240 350,232',
]
  .map((line) => taper(line, [3, 9, 0]))
  .join('')
const log =
  taper('6,374 60,352 130,352 220,356 300,348 356,356 396,376', [6, 20, 26, 24, 24, 20, 6]) + taper('310,352 344,326 378,326', [16, 10, 0])
const talons = ['150', '170', '234', '254'].map((x) => taper(`${x},334 ${Number(x) - 4},352 ${Number(x) - 12},372`, [18, 14, 0])).join('')
const disc = shape('200,84 244,78 288,92 300,130 286,168 248,184 216,174 202,190* 186,174 152,186 114,170 100,132 112,94 156,80')
const discRays =
  [-2.9, -2.5, -2.1, 2.4, 2.0, 1.6].map((a) => leaf(154 + Math.cos(a) * 46, 130 + Math.sin(a) * 46, 15, 4, a)).join('') +
  [-0.2, -0.6, -1, 0.7, 1.1, 1.5].map((a) => leaf(248 + Math.cos(a) * 46, 128 + Math.sin(a) * 46, 15, 4, a)).join('')
const eyes = circle(154, 130, 40) + circle(248, 128, 40)
const lids = shape('104,104* 130,82 170,84 204,128* 178,112 140,106') + shape('298,98* 270,80 232,84 200,128* 226,111 262,104')
const beak = shape('192,140* 212,139* 212,164 203,188* 194,166')
const chest = [
  [168, 226],
  [204, 222],
  [240, 224],
  [186, 254],
  [222, 252],
  [256, 256],
  [172, 282],
  [206, 284],
  [240, 284],
  [190, 312],
  [224, 312],
]
  .map(([x = 0, y = 0]) => crescent(x, y, 15, Math.PI / 2, 0.5))
  .join('')
// Paper lots knotted to the log
const lots = [
  [60, 350, -6],
  [370, 328, 6],
]
  .map(([x, y, r]) => `<path transform="translate(${x} ${y})rotate(${r})" d="M-4-10l8 0 2 18 10 26-9 4-7-22-6 24-9-3 8-28z"/>`)
  .join('')

export const drawing: Drawing = {
  name: 'enemies/71',
  svg: enemySvg('yokomefukurou', {
    viewBox: '-3 0 408 400',
    defs: `${gelGradient(`${prefix}-e`, [200, 118, 130], gels.lamp)}${gelGradient(`${prefix}-g`, [206, 230, 170], gels.fire)}${gelGradient(`${prefix}-w`, [300, 230, 170], gels.fire)}${figureFilter(prefix, '#02080c')}`,
    content: `${groundShadow(200, 374, 180, 14)}<g class="body">${outer(log)}<g class="wing">${far(raisedWing)}${slit(featherLight, 'w')}</g>
${outer(body)}<g class="gel">${slit(chest)}</g>${inner(foldedWing, ink.mid)}${slit(wingCuts)}
${inner(disc)}${slit(discRays)}${inner(talons, ink.mid)}<g fill="#fff3d6">${lots}</g>
<g class="eye">${gel(eyes, 'e', 4)}${flat(circle(130, 138, 17) + circle(224, 136, 17), '#0a0508')}${flat(circle(124, 132, 5) + circle(218, 130, 5), '#fff')}</g>
${inner(lids)}${inner(beak, ink.mid)}</g>`,
  }),
}
