import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

// A swarm that has taken the shape of one locust and gnaws the last ear of rice of the field. Its belly is full of locusts.
const prefix = 'e82'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8a6030')

const belly = shape('172,214 214,182 268,182 324,204 368,240 404,286* 396,300 350,304 290,300 232,288 186,262')
const bellyLight = shape('190,226 222,198 268,194 318,214 358,246 386,284* 348,291 292,287 236,275 202,256')
const wing = shape('150,150* 196,128 262,126 330,150 388,196 420,252* 364,244 300,230 232,214 176,198')
const wingLight =
  shape('214,148* 262,142 318,160 354,184* 306,178 258,166') +
  shape('222,174* 276,178 332,194 386,230* 326,222 268,206') +
  leaf(190, 160, 34, 6, 0.62)
const chest = shape('96,152 122,124 158,118 198,134 216,168 212,212 188,244 150,250 116,232 98,196')
const head = shape('52,118* 84,88 120,84 142,106 146,150 134,196 112,232 92,250* 76,236 62,200 52,160')
const jaws = shape('98,216* 116,226 116,248 96,266 76,272* 84,254 80,240') + shape('66,222* 74,238 72,258 54,268* 58,252 54,240')
const feelers = taper('82,94 62,50 70,18 106,2', [11, 8, 6, 0]) + taper('108,88 116,48 142,20 180,14', [11, 8, 6, 0])
/** The high knee behind the back: what makes a locust a locust. */
const farLeg =
  taper('286,250 330,150 376,76', [30, 26, 14]) +
  taper('370,74 392,170 412,262 426,350', [16, 13, 10, 6]) +
  taper('423,346 431,354 443,357', [6, 6, 0], { per: 1 })
const hindLeg =
  shape('196,262 209,222 235,168 265,106 292,48* 309,40 319,54 314,98 299,156 275,218 246,268 216,286') +
  taper('304,48 338,146 376,258 410,360', [24, 15, 11, 6]) +
  taper('406,354 418,366 440,370', [6, 7, 0], { per: 1 })
const spurs = [120, 160, 200, 240, 280].map((y) => leaf(282 + y * 0.36, y, 22, 5, 0.3)).join('')
const legLight = [
  [228, 232, 30, -0.1],
  [243, 204, 32, -0.16],
  [256, 174, 32, -0.2],
  [270, 142, 30, -0.26],
  [283, 110, 24, -0.3],
]
  .map(([x = 0, y = 0, length = 0, angle = 0]) => leaf(x - 8, y, length, 7, angle - 0.5))
  .join('')
const middleLeg = taper('172,238 128,288 142,322 122,370', [26, 18, 13, 9]) + taper('124,366 92,370', [10, 0], { per: 1 })
const fore = taper('122,222 84,282 34,250', [24, 17, 11]) + taper('38,254 22,262 20,276', [9, 0], { per: 1 })
const farFore = taper('112,226 70,300 12,292', [20, 15, 8])
const stalk = taper('52,374 44,310 42,250 38,196 24,160 2,158 -10,180 -16,214', [10, 9, 9, 8, 7, 6, 5, 3])
/** Grains along the bent ear; those next to the jaws are gnawed off. */
const grainsAt: readonly (readonly [number, number, number])[] = [
  [14, 158, 1.15],
  [-2, 164, 2.35],
  [-4, 174, 0.95],
  [-10, 188, 2.1],
  [-12, 196, 1.05],
  [-14, 208, 1.65],
]
const grains = grainsAt.map(([x, y, angle]) => leaf(x, y, 34, 10, angle)).join('')
const grainLight = grainsAt.map(([x, y, angle]) => leaf(x + 7 * Math.cos(angle), y + 7 * Math.sin(angle), 22, 7, angle)).join('')
/** Some of those it is made of. */
const small = shape('-30,-1* -26,-9 -14,-10 24,-8 34,2* 10,8 -22,7') + leaf(-6, -6, 34, 9, -1.1) + leaf(2, -6, 38, 8, -0.6)
const places = [
  [262, 272, 1, 8],
  [338, 270, 0.86, 20],
  [318, 232, 0.8, 30],
]
const strays = [
  [372, 26, 0.9, -18],
  [236, 66, 0.7, -8],
]
const swarm = (where: readonly (readonly number[])[]): string =>
  where
    .map(([x = 0, y = 0, s = 1, r = 0]) => `<use href="#${prefix}-s1" transform="translate(${x} ${y})rotate(${r})scale(${s})"/>`)
    .join('')

export const drawing: Drawing = {
  name: 'enemies/82',
  svg: enemySvg('inagoe', {
    viewBox: '-44 -10 490 410',
    defs: `${gelGradient(`${prefix}-g`, [276, 232, 130], ['#f4ffd8', '#b4f07a', '#2fb890', '#0a4a6a'])}${gelGradient(`${prefix}-e`, [92, 132, 40], gels.spirit)}${gelGradient(`${prefix}-r`, [20, 200, 60], gels.lamp)}${haloGradient(`${prefix}-h`, '#9ff0b4', 0.5, '#2fb8c0')}${figureFilter(prefix, '#0f0705')}<path id="${prefix}-s1" d="${small}"/>`,
    content: `${groundShadow(220, 370, 170, 12)}<g class="body">${glow(270, 220, 170)}${far(farLeg + farFore)}<g class="arms">${flat(stalk)}${outer(grains)}${slit(grainLight, 'r')}</g>
${outer(belly)}<g class="gel">${gel(bellyLight)}<g fill="#0d3a46" opacity=".9">${swarm(places)}</g></g>
<g class="wing">${outer(wing)}<g class="gel">${slit(wingLight)}</g></g>${outer(middleLeg)}${outer(chest)}${outer(hindLeg + spurs)}<g class="gel">${slit(legLight)}</g>
${outer(feelers + head)}${inner(jaws)}<g class="eye">${gel(shape('64,132 78,108 104,104 118,122 114,154 96,166 74,158'), 'e')}${flat(circle(84, 136, 9))}<circle cx="81" cy="132" r="3" fill="#fff"/></g>
<g class="gel">${slit(leaf(94, 184, 34, 5, 1.75) + leaf(126, 168, 44, 6, 0.9) + leaf(120, 198, 44, 6, 0.6))}</g>${outer(fore)}<g fill="var(--k0,#150d1c)">${swarm(strays)}</g></g>`,
  }),
}
