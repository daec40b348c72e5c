import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, star, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

// A rabbit that kicks to the left with all its weight and looks the other way, a paw over its eye: the town is there.
const p = 'e12'
const { outer, inner, gel, slit, flat, glow } = plySet(p, '#7f3f4e')

const body = '306,150 268,150 240,172 218,204 192,226 176,258 184,296 214,320 254,326 288,308 308,274 322,236 330,196 326,166'
const kick = taper('258,300 212,262 152,240 76,222', [0, 104, 64, 34])
const foot = '56,132* 42,126 40,142* 26,134 20,152* 8,152 8,182 14,222 26,262 42,296 60,304 78,292 86,262 84,222 80,186 74,156 70,134*'
const sole = '26,212 40,208 54,222 62,252 62,282 52,288 40,268 30,240'
const standing =
  taper('252,286 284,322 272,352', [84, 48, 28]) + shape('300,350* 314,360 312,371* 208,371* 198,362 210,350 240,346 274,336')
const head = '246,126 252,98 272,82 300,80 320,94 336,114 350,126 354,140 346,152* 334,164 310,172 278,170 256,154'
const nearEar = '250,114* 240,78 242,40 258,4* 276,30 288,62 292,96*'
const farEar = '262,106* 230,92 204,76 182,56 160,62 140,88* 138,58 152,32 180,24 214,40 248,68 272,92*'
const farArm = taper('296,196 256,216 236,250', [0, 28, 22]) + shape('222,244* 232,236 250,240 254,256 244,268 228,266')
const nearArm = taper('296,196 336,222 376,204 384,158 370,106', [0, 48, 40, 30, 26])
const visor = '384,116* 388,98 380,82 354,74 322,74 304,84 302,94* 322,94 344,100 360,112'
const coil =
  taper('176,252 206,232 244,246 250,284', [10, 12, 11, 6]) +
  taper('192,274 212,256 232,266 232,294', [8, 9, 9, 5]) +
  taper('200,224 244,220 268,250 268,296', [7, 10, 10, 5])
const grass =
  taper('330,374 336,346 350,326', [8, 6, 0]) +
  taper('338,374 350,356 370,346', [7, 5, 0]) +
  taper('192,374 186,352 174,336', [7, 5, 0]) +
  taper('182,374 170,362 154,356', [7, 5, 0])

export const drawing: Drawing = {
  name: 'enemies/12',
  svg: enemySvg('yosomi-usagi', {
    viewBox: '-2 -10 424 410',
    defs:
      figureFilter(p, '#06121c') +
      gelGradient(`${p}-g`, [216, 266, 66], gels.spirit) +
      gelGradient(`${p}-b`, [292, 226, 90], gels.spirit) +
      gelGradient(`${p}-r`, [262, 70, 90], gels.spirit) +
      gelGradient(`${p}-f`, [44, 226, 76], gels.spirit) +
      gelGradient(`${p}-t`, [330, 292, 36], gels.ice) +
      gelGradient(`${p}-e`, [318, 122, 26], gels.lamp) +
      haloGradient(`${p}-h`, '#8fe0ff', 0.7, '#3a8aff'),
    content: `${groundShadow(256, 372, 116, 12)}<g class="body">
      <g class="tail">${glow(330, 292, 50)}${outer(star(330, 292, 38, 27, 11))}<g class="gel">${gel(star(330, 292, 28, 20, 11), 't', 2)}${flat(leaf(310, 288, 26, 3, 0.3) + leaf(326, 306, 22, 3, -0.4))}</g></g>
      <g class="far">${inner(shape(farEar), ink.mid)}${slit(taper('246,88 212,62 180,42 154,52', [0, 9, 10, 0]), 'r')}</g>
      ${outer(standing + grass)}${flat(taper('218,366 226,356 232,352', [3, 4, 0]) + taper('236,366 244,356 250,350', [3, 4, 0]), ink.far)}
      ${outer(shape(body))}<g class="gel">${gel(leaf(284, 206, 38, 7, 0.9) + leaf(272, 222, 46, 9, 0.85) + leaf(264, 244, 50, 9, 0.75), 'b', 2)}</g>
      ${inner(farArm, ink.mid)}
      <g class="foot">${outer(kick + shape(foot))}<g class="gel">${gel(shape(sole) + circle(22, 186, 7) + circle(38, 180, 8) + circle(54, 188, 7), 'f', 2)}${slit(leaf(92, 216, 54, 5, 0.2) + leaf(100, 236, 62, 6, 0.3), 'f')}</g></g>
      <g class="gel">${gel(shape('172,262 186,232 218,220 252,236 264,268 250,298 214,308 184,294'))}</g>${flat(coil)}${inner(circle(214, 272, 11))}${slit(circle(214, 272, 4))}
      <g class="head">${outer(shape(head) + shape(nearEar))}<g class="gel">${gel(shape('256,90* 252,64 256,30* 268,54 276,86*'), 'r', 2)}</g>${flat(taper('264,94 262,66 258,40', [6, 5, 0]) + leaf(262, 76, 14, 3, -0.8) + leaf(261, 60, 14, 3, -0.8))}
      ${slit(leaf(262, 132, 32, 5, 0.35) + leaf(268, 148, 34, 5, 0.2) + leaf(284, 160, 30, 4, -0.05), 'b')}${flat(taper('338,138 362,132 372,122', [4, 3, 0], { per: 1 }) + taper('336,146 358,150 370,146', [4, 3, 0], { per: 1 }))}
      <g class="eye">${gel(shape('294,128* 298,110 312,102 328,112 334,128* 322,138 306,138'), 'e', 2)}${flat(shape('314,106 324,110 328,122 322,134 314,130 310,118'))}<path fill="#fff7d0" d="M315 114l4-4 4 4v7h-8z"/></g>
      ${flat(shape('344,130* 354,132 354,140 346,142'), '#ffb4a8')}</g>
      <g class="paw">${outer(nearArm + shape(visor))}${slit(leaf(340, 214, 34, 4, -0.45) + leaf(380, 186, 40, 4, -1.5), 'b')}${inner(circle(312, 204, 9))}${slit(circle(312, 204, 3), 'b')}</g>
    </g>`,
  }),
}
