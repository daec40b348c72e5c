import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../figure.ts'
import { circle, cut, leaf, shape, star, taper } from '../paper.ts'
import { blackGel, plySet, whiteStock } from '../plies.ts'

const prefix = 'e125'
const { outer, inner, far, gel, slit, flat, stroke, glow } = plySet(prefix, '#8f82cc', whiteStock)

// A paper moon, patched more than once, with somebody's face on it
const moon = shape('150,10* 96,14 44,50 18,106 24,168 58,212 108,232* 76,196 68,150 76,104 102,56')
const moonEye = shape('36,118* 48,108 60,112 64,122* 52,126 42,124')
const moonMouth = taper('46,166 58,172 72,164', [0, 5, 0])
const patch = cut('84,22 122,10 128,34 92,48')
const patchSeams = 'M86 28l8 4M94 24l6 6M104 20l5 6M114 17l4 6M92 40l5-5M104 38l4-6M116 34l3-6'
const cracks = taper('30,92 44,96 52,88', [0, 3, 0]) + taper('70,206 80,196 74,186', [0, 3, 0])
// The ladder: over the shoulder, longer than the street
const ladder = taper('54,20 200,150 384,314', [11, 12, 12]) + taper('84,-14 232,116 400,266', [11, 12, 12])
const rungs = [
  [84, 46, 112, 12],
  [124, 82, 152, 46],
  [166, 120, 194, 82],
  [208, 158, 236, 120],
  [252, 196, 280, 160],
  [296, 236, 322, 200],
  [340, 276, 366, 238],
]
  .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
    taper(
      [
        [x1, y1],
        [x2, y2],
      ],
      [9, 9],
      { per: 1 },
    ),
  )
  .join('')
const legsBack = taper('244,372 286,408 308,440 324,462', [50, 42, 32, 24])
const legFront = taper('212,372 184,412 170,440 160,462', [54, 44, 34, 24])
const tabi = shape('120,472* 124,456 148,448 178,454 180,472*') + shape('296,472* 302,454 328,448 350,460 352,472*')
const jacket = shape('196,214* 226,224 256,212* 290,234 302,290 304,340 312,388* 276,380 240,392 206,380 168,390* 174,340 170,290 176,236')
const collar = taper('206,218 228,280 232,388', [12, 14, 13]) + taper('252,216 240,250 234,290', [12, 13, 6])
const crest = star(272, 300, 17, 7, 6)
const hem = [
  [186, 376],
  [212, 368],
  [262, 370],
  [290, 372],
]
  .map(([x = 0, y = 0]) => leaf(x, y - 26, 26, 5, 1.57))
  .join('')
const head = shape('172,150 176,114 200,92 234,90 260,110 266,146 256,180 232,202 206,200 190,186* 176,178 168,170 174,160')
const hair = shape('188,104* 202,82 236,78 264,96 276,130 268,168* 258,142 244,124 214,116 190,122 180,132*')
const band = taper('178,132 218,118 268,136', [12, 14, 12])
const knot = taper('180,128 160,110 148,114', [10, 12, 0]) + taper('178,132 156,136 150,148', [9, 11, 0])
const nails = taper('186,184 166,190 154,188', [3, 4, 5]) + taper('188,188 172,198 162,202', [3, 4, 5])
const armUp = taper('276,228 318,214 326,190 304,176', [20, 46, 34, 22]) + shape('288,160 308,158 318,172 308,188 288,186')
const armDown = taper('196,228 160,272 130,290 104,262', [20, 48, 36, 22]) + shape('90,268 88,246 102,236 118,244 120,262 108,274')
const string = 'M104 246q0-30 4-50'
const hammer = taper('286,330 300,372 304,402', [8, 8, 7]) + shape('262,322* 306,308* 312,326 268,340*')

export const drawing: Drawing = {
  name: 'enemies/125',
  svg: foeSvg('urakata', {
    viewBox: '-4 -20 416 520',
    defs: `${gelGradient(`${prefix}-g`, [230, 290, 170], blackGel)}${gelGradient(`${prefix}-m`, [60, 120, 110], ['#ffffff', '#f4f0ff', '#dcd2f8', '#b3a4ea'])}${haloGradient(`${prefix}-h`, '#d8ceff', 0.55, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(230, 472, 140, 12)}<g class="body">${glow(84, 120, 90)}${far(legsBack)}${stroke(string, '#d8ceff', 3)}<g class="gel">${outer(moon)}${slit(moon, 'm')}</g>${flat(cracks + moonEye + moonMouth, '#120e30')}${inner(patch, whiteStock.mid)}${stroke(patchSeams, '#5a4fb0', 2.5)}
${outer(legFront + tabi)}${slit(taper('150,446 166,452 184,450', [5, 6, 5]) + taper('304,438 316,432 326,424', [5, 6, 5]) + leaf(196, 400, 36, 5, 2))}${inner(rungs, whiteStock.mid)}${outer(ladder)}${outer(jacket)}<g class="gel">${slit(crest + hem)}</g>${inner(collar, whiteStock.mid)}${slit(taper('212,226 230,282 232,380', [3, 4, 3]))}
${inner(hammer)}${slit(leaf(268, 331, 36, 3, -0.3))}${inner(taper('172,330 236,344 306,328', [10, 13, 10]), whiteStock.mid)}${outer(head)}<g class="gel">${gel(hair, 'g', 1)}</g>${inner(band + knot)}${slit(leaf(196, 124, 18, 3, -0.2) + leaf(230, 121, 18, 3, 0.2))}
<g class="eye">${slit(shape('176,150* 188,140 204,144 208,154* 194,160 184,158') + shape('222,152* 232,142 246,144 252,152* 242,160 230,158'))}${flat(circle(188, 151, 4) + circle(232, 152, 4))}</g>${slit(taper('176,138 190,130 208,136', [0, 5, 0]) + taper('222,136 236,130 250,138', [0, 5, 0]) + taper('180,182 196,188 214,180', [0, 4, 0]))}${flat(nails, '#8f82cc')}
${inner(armUp)}${outer(armDown)}${slit(taper('134,268 140,284 138,302', [6, 7, 6]) + taper('316,208 324,196 336,192', [5, 6, 5]) + leaf(96, 252, 20, 2.4, 0.3) + leaf(294, 170, 20, 2.4, 0.1))}</g>`,
  }),
}
