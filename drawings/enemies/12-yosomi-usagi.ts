import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../figure.ts'
import { circle, leaf, shape, star, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

// A rabbit on its forepaws: both hind feet kick to the left, the head looks away to the right, where the town is.
const p = 'e12'
const { outer, inner, gel, slit, flat, glow } = plySet(p, '#7f3f4e')

const body = '272,168 246,186 222,182 196,158 160,144 120,150 92,178 84,216 98,252 136,280 186,296 232,322 274,326 308,304 326,264 322,216'
const haunch = '96,214 102,180 130,160 166,162 194,184 202,220 190,256 158,276 122,268 102,246'
const haunchGel = '108,212 114,186 136,172 162,174 184,192 190,220 180,246 156,262 128,256 112,238'
const haunchBars =
  taper('100,196 140,196 168,220 166,268', [9, 11, 9, 7]) +
  taper('96,228 124,226 140,244 140,272', [8, 9, 8, 6]) +
  taper('124,160 166,172 192,204 196,240', [7, 10, 9, 6])
const nearFoot = '62,298* 30,290 16,262 12,224 16,192 24,170* 30,186 36,168* 43,184 50,168* 58,196 64,228 74,256 86,280 80,296'
const nearLeg = taper('140,218 104,244 76,276', [84, 52, 30])
const farFoot = '92,136* 62,142 40,128 26,102 20,76 24,58* 32,72 38,54* 46,68 54,54* 62,82 74,102 94,116 98,130'
const farLeg = taper('150,184 114,156 86,126', [70, 42, 26])
const head = '254,208 250,178 262,154 288,142 318,146 340,164 358,186 378,202 386,216 378,230* 370,236 362,248 338,260 304,264 272,248'
const nearEar = '254,178* 232,132 220,84 222,44 232,24* 252,46 272,86 286,124 290,152*'
const nearEarGel = '256,152* 240,116 232,80 234,46* 250,70 266,106 274,138*'
const farEar = '290,150* 298,110 314,70 338,40 352,34* 352,62 342,100 322,156*'
const foreleg = taper('262,284 272,300 276,334 262,358', [0, 62, 32, 24])
const forepaw = '238,371* 236,356 256,346 286,350 300,362 302,371*'
const farForeleg = `${taper('240,310 226,336 208,356', [40, 26, 20])}${shape('182,369* 182,356 200,348 222,352 232,369*')}`
const whiskers = taper('372,228 392,218 398,206', [4, 3, 0], { per: 1 }) + taper('370,234 388,236 398,232', [4, 3, 0], { per: 1 })
const grass =
  taper('330,374 336,346 350,326', [8, 6, 0]) +
  taper('338,374 350,356 370,346', [7, 5, 0]) +
  taper('244,374 242,356 232,340', [7, 5, 0]) +
  taper('170,374 166,356 154,342', [7, 5, 0])

export const drawing: Drawing = {
  name: 'enemies/12',
  svg: foeSvg('yosomi-usagi', {
    viewBox: '-2 0 402 400',
    defs:
      figureFilter(p, '#06121c') +
      gelGradient(`${p}-g`, [152, 214, 66], gels.spirit) +
      gelGradient(`${p}-b`, [262, 250, 76], gels.spirit) +
      gelGradient(`${p}-r`, [262, 116, 80], gels.spirit) +
      gelGradient(`${p}-f`, [42, 240, 66], gels.spirit) +
      gelGradient(`${p}-t`, [186, 128, 34], gels.ice) +
      gelGradient(`${p}-e`, [328, 190, 26], gels.lamp) +
      haloGradient(`${p}-h`, '#8fe0ff', 0.7, '#3a8aff'),
    content: `${groundShadow(246, 372, 124, 12)}<g class="body">
      <g transform="translate(-14 2)">${inner(farForeleg, ink.mid)}</g><g transform="translate(-24 4)rotate(10 280 330)"><g class="far">${inner(farLeg + shape(farFoot) + shape(farEar), ink.mid)}${slit(leaf(38, 84, 44, 6, 0.95) + leaf(312, 120, 62, 6, -1.1), 'r')}</g>
      <g class="tail">${glow(186, 128, 54)}${outer(star(186, 128, 36, 26, 11))}<g class="gel">${gel(star(186, 128, 27, 19, 11), 't', 2)}${flat(leaf(166, 122, 24, 3, 0.3) + leaf(184, 142, 20, 3, -0.3))}</g></g>
      ${outer(shape(body))}<g class="gel">${gel(leaf(218, 208, 52, 7, 0.55) + leaf(216, 230, 66, 9, 0.5) + leaf(214, 256, 66, 10, 0.42) + leaf(210, 282, 54, 8, 0.34), 'b', 2)}</g>
      <g class="foot">${outer(nearLeg + shape(nearFoot))}<g class="gel">${gel(shape('30,216 42,220 52,240 56,266 44,276 30,262 24,238') + circle(25, 202, 5) + circle(38, 200, 6) + circle(50, 208, 5), 'f', 2)}</g></g>
      ${inner(shape(haunch))}<g class="gel">${gel(shape(haunchGel))}</g>${flat(haunchBars)}
      <g class="head">${outer(shape(head) + shape(nearEar))}<g class="gel">${gel(shape(nearEarGel), 'r', 2)}</g>${flat(taper('266,142 252,104 240,66', [7, 5, 0]) + leaf(256, 112, 20, 3, -0.2) + leaf(250, 92, 18, 3, -0.3))}
      ${slit(leaf(268, 220, 40, 5, 0.5) + leaf(276, 206, 34, 4, 0.4) + leaf(272, 238, 34, 4, 0.35), 'b')}${flat(whiskers)}
      <g class="eye">${gel(shape('302,196* 310,178 326,170 342,178 348,194* 336,204 316,206'), 'e', 2)}${flat(shape('326,174 336,178 340,190 334,200 326,196 322,184'))}<path fill="#fff7d0" d="M329 181h7v8h-7z"/></g>
      ${flat(shape('372,206* 384,210 384,218 376,218'), '#ffb4a8')}</g></g>
      ${flat(foreleg + shape(forepaw))}${outer(shape(forepaw) + grass)}
    </g>`,
  }),
}
