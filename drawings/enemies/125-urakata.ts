import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, cut, leaf, shape, star, taper } from '../tools/paper.ts'
import { blackGel, plySet, whiteStock } from '../tools/plies.ts'

// A stagehand on a stepladder, on one foot, stretches to nail up the paper moon
const prefix = 'e125'
const { outer, inner, far, gel, slit, flat, stroke, glow } = plySet(prefix, '#8f82cc', whiteStock)

// The moon, patched more than once, with somebody's face on it
const moon = shape('150,10* 96,14 44,50 18,106 24,168 58,212 112,232* 80,196 70,150 78,104 104,58')
const moonEye = shape('36,118* 48,108 60,112 64,122* 52,126 42,124')
const moonMouth = taper('46,166 58,174 72,166', [0, 5, 0])
const patch = cut('84,24 122,12 128,36 92,50')
const patchSeams = 'M86 30l8 4M94 26l6 6M104 22l5 6M114 19l4 6M92 42l5-5M104 40l4-6M116 36l3-6'
const cracks = taper('30,92 44,96 52,88', [0, 3, 0]) + taper('70,206 80,196 74,186', [0, 3, 0])
const hanging = 'M70 34V-24M108 16V-24'

// The stepladder
const rails = taper('226,336 138,474', [15, 17], { per: 1 }) + taper('274,336 226,474', [15, 17], { per: 1 })
const railsBack = taper('256,340 312,468', [12, 12], { per: 1 }) + taper('284,340 366,462', [12, 12], { per: 1 })
const rungs = [0.26, 0.5, 0.74]
  .map((t) =>
    taper(
      [
        [226 - 88 * t, 336 + 138 * t],
        [274 - 48 * t, 336 + 138 * t],
      ],
      [11, 11],
      { per: 1 },
    ),
  )
  .join('')
const top = shape('212,326* 292,326* 296,344 208,344*')
const chain = 'M188 408q66 30 138 4'

// He stands on his right foot; the other flies out behind
const legStand = taper('248,196 230,246 240,284 254,316', [60, 48, 36, 26]) + shape('206,328* 210,312 234,302 262,302 272,312 272,328*')
const legFree =
  taper('252,198 302,232 340,226 364,204', [58, 46, 34, 24]) +
  shape('350,222* 346,196 364,188 374,172 378,152* 390,150 394,158 404,152* 410,172 410,204 402,226*')
const jacket = shape('186,104* 226,88 262,104* 284,140 296,180 318,222* 288,218 266,232* 244,220 222,232* 206,218 190,224* 194,182 184,142')
const belt = taper('192,180 240,190 298,172', [15, 18, 15])
const collar = taper('206,98 226,140 232,182', [12, 14, 13]) + taper('250,98 238,120 230,146', [12, 13, 6])
const crest = star(266, 142, 16, 7, 6)
const head = shape('158,66 160,34 182,12 212,8 238,24 246,58 238,90 216,110 192,110 176,98* 162,92 152,84 158,74')
const hair = shape('172,24* 188,6 218,2 244,18 256,50 250,84* 238,60 224,42 196,34 174,40 164,50*')
const band = taper('160,50 200,36 248,54', [13, 15, 13])
const knot = taper('246,48 268,34 290,40', [10, 12, 0]) + taper('246,54 272,56 286,70', [9, 11, 0])
const nails = taper('168,96 148,100 136,98', [3, 4, 5]) + taper('170,100 154,110 144,112', [3, 4, 5])
const armReach = taper('204,122 160,134 122,124 96,116', [48, 38, 28, 20])
const handReach = shape('106,104 90,100 78,108 76,122 86,132 102,130') + taper('86,106 78,92 82,80', [12, 10, 6])
const armHammer = taper('256,114 306,126 328,92 322,56', [48, 42, 32, 20])
const handHammer = shape('306,58 304,40 316,30 332,34 338,50 330,64 316,68')
const hammer = taper('334,70 318,30 308,-2', [8, 9, 9]) + shape('284,2* 334,-16* 340,4 290,22*')

export const drawing: Drawing = {
  name: 'enemies/125',
  svg: enemySvg('urakata', {
    viewBox: '-34 -28 454 528',
    defs: `${gelGradient(`${prefix}-g`, [230, 150, 150], blackGel)}${gelGradient(`${prefix}-m`, [60, 120, 110], ['#ffffff', '#f4f0ff', '#dcd2f8', '#b3a4ea'])}${haloGradient(`${prefix}-h`, '#d8ceff', 0.6, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(244, 474, 150, 12)}<g class="body">${glow(76, 124, 110)}${stroke(hanging, '#d8ceff', 3)}<g class="gel">${outer(moon)}${slit(moon, 'm')}</g>${flat(cracks + moonEye + moonMouth, '#120e30')}${inner(patch, whiteStock.mid)}${stroke(patchSeams, '#5a4fb0', 2.5)}
${far(railsBack)}${stroke(chain, '#c3b8ea', 3)}${inner(rungs, whiteStock.mid)}${outer(rails)}${outer(legFree, whiteStock.mid)}${outer(top)}${slit(leaf(220, 335, 66, 2.4, 0))}${outer(legStand)}${slit(taper('224,286 240,294 260,288', [5, 6, 5]) + taper('218,270 236,278 256,272', [4, 5, 4]) + taper('344,240 350,226 340,210', [5, 6, 5]) + taper('330,246 334,230 326,214', [4, 5, 4]) + taper('404,222 407,196 404,160', [3, 4, 2]) + taper('392,158 390,170 390,180', [4, 3, 0]))}
${outer(armHammer)}${outer(jacket)}<g class="gel">${slit(crest + leaf(206, 200, 26, 5, 1.4) + leaf(286, 196, 26, 5, 1.3) + leaf(240, 204, 22, 4, 1.5))}</g>${inner(collar, whiteStock.mid)}${slit(taper('212,104 228,142 230,178', [3, 4, 3]))}${inner(belt, whiteStock.mid)}
${outer(head)}<g class="gel">${gel(hair, 'g', 1)}</g>${inner(band + knot, whiteStock.mid)}${slit(leaf(180, 44, 18, 3, -0.3) + leaf(214, 42, 18, 3, 0.2))}
<g class="eye">${slit(shape('162,70* 172,60 186,64 190,74* 178,80 168,78') + shape('202,74* 212,64 226,66 232,74* 222,82 210,80'))}${flat(circle(172, 71, 4) + circle(211, 74, 4))}</g>${slit(taper('160,60 172,52 190,58', [0, 5, 0]) + taper('202,60 216,54 230,62', [0, 5, 0]) + taper('164,94 180,98 196,92', [0, 5, 0]))}${flat(nails, '#8f82cc')}
<g class="arms">${inner(hammer, whiteStock.mid)}${slit(leaf(292, 10, 40, 3, -0.36))}${outer(handHammer + armReach)}${inner(handReach)}${slit(taper('146,116 150,132 144,150', [6, 7, 6]) + taper('318,92 328,98 340,96', [5, 6, 5]) + leaf(82, 112, 20, 2.2, 0.1) + leaf(80, 120, 20, 2.2, 0.1))}</g></g>`,
  }),
}
