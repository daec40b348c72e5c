import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e94'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#57498a')

// A megaphone for a head: all mouth, no ears
const horn = shape(
  '60,26* 92,52 136,92 196,124 248,134 276,150 284,176 274,204 246,214 196,206 140,210 96,226 58,252* 34,220 22,176 20,120 32,66',
)
const bell = shape('62,26 84,60 94,110 94,170 82,220 58,252 34,230 20,180 20,110 36,52')
const bellInside = shape('60,44 76,74 84,116 83,166 74,208 58,234 42,214 32,170 33,112 44,66')
const tongue = shape('50,186* 64,178 80,190 76,210 58,232 46,212')
const teeth = 'M48 62l4 22 9-16zM66 62l0 20 9-8zM40 96l12 6-12 10z'
const rings = taper('136,94 146,130 148,172 138,210', [5, 9, 9, 5]) + taper('196,124 204,150 204,184 196,206', [4, 7, 7, 4])
const towel = shape('244,120* 262,124 286,144 296,172 288,206 266,220 248,222* 262,196 266,170 258,144')
const towelEnds = taper('288,150 316,138 340,146', [10, 18, 4]) + taper('290,160 318,168 334,188', [10, 16, 4])
const coat = shape(
  '214,206* 252,214 288,202* 320,226 336,276 346,340 356,384* 322,392 300,384* 276,394 248,386* 222,394 196,388* 200,340 196,290 188,244',
)
const collar = taper('226,206 236,260 240,320 240,386', [12, 14, 14, 13]) + taper('284,204 268,230 256,262', [12, 13, 8])
const hemTriangles = [210, 240, 272, 304, 332].map((x) => `M${x - 12} 380l12-24 12 24z`).join('')
const crest = circle(296, 280, 20)
const legs = taper('232,380 204,414 178,436 160,464', [32, 26, 20, 16]) + taper('300,380 318,416 310,446 322,464', [32, 26, 20, 16])
const sandals = shape('120,470* 128,456 152,452 172,458* 176,472* 120,472*') + shape('290,470* 296,456 318,452 338,458* 342,472* 290,472*')
// One arm waves with a fan, the other pulls at a sleeve
const armUp = taper('300,226 344,214 366,176 360,140', [38, 32, 24, 18])
const fan = shape('358,140* 330,132 308,112 302,80 318,48 342,36 358,42* 374,34 400,46 416,78 412,112 388,132')
const fanStick =
  taper('366,170 360,130 358,50', [8, 8, 3]) +
  ['310,92', '320,62', '338,46', '378,44', '398,60', '408,90'].map((tip) => taper(`358,130 ${tip}`, [3.5, 3], { per: 1 })).join('')
const armOut =
  taper('250,206 216,232 170,262 128,280 92,298', [0, 44, 32, 24, 18]) +
  taper('96,294 74,296 58,314', [14, 12, 0]) +
  taper('98,300 80,312 72,332', [13, 11, 0]) +
  taper('102,300 98,318 94,334', [12, 10, 0])
const cuffs = taper('128,262 136,280 136,300', [6, 8, 6])

export const drawing: Drawing = {
  name: 'enemies/94',
  svg: enemySvg('yobikomi', {
    viewBox: '-52 -10 478 510',
    defs: `${gelGradient(`${prefix}-m`, [58, 140, 100], gels.fire)}${gelGradient(`${prefix}-g`, [260, 280, 160], gels.emberJoint)}${gelGradient(`${prefix}-l`, [360, 84, 70], gels.lamp)}${haloGradient(`${prefix}-h`, '#ff9a3c', 0.7, '#ff4a3a')}${figureFilter(prefix, '#06041a')}`,
    content: `${groundShadow(244, 472, 140, 12)}<g class="body"><circle cx="54" cy="140" r="106" fill="url(#${prefix}-h)"/>${far(armUp, ink.near)}${outer(fan)}<g class="gel">${gel(shape('340,122* 318,106 312,80 326,54 344,46 358,54* 374,44 394,54 406,78 402,104 378,122* 358,112'), 'l')}</g>${flat(fanStick)}
${outer(legs + sandals)}${outer(towelEnds, ink.mid)}${outer(coat)}${slit(hemTriangles)}${inner(collar, ink.mid)}${slit(taper('228,214 238,270 240,376', [3, 4, 3]))}${gel(crest, 'g')}${flat('M296 264l12 16-12 16-12-16z')}
${outer(horn)}${slit(rings)}${inner(towel, ink.mid)}${slit(taper('262,136 278,164 268,206', [0, 6, 0]))}${inner(bell)}<g class="gel">${gel(bellInside, 'm', 4)}</g>${flat(tongue, '#8c1232')}${flat(teeth, '#fff6dc')}
<g class="eye">${glow(170, 146, 34)}${inner(shape('150,132* 170,122 192,134 198,150* 178,162 158,152'))}${slit(shape('154,136* 170,128 188,138 192,148* 178,156 162,150'), 'l')}${flat(circle(166, 144, 7), '#0a0508')}</g>${flat(shape('144,126* 166,114 198,130* 170,124'), ink.mid)}
${outer(armOut)}${slit(cuffs)}</g>`,
  }),
}
