import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { blackGel, plySet, whiteStock } from '../plies.ts'

const prefix = 'e126'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)

// The shears are as long as she is, and open towards you
const bladeA = shape('196,290* 150,262 84,204 30,136 6,70* 58,110 124,168 184,226 214,262*')
const bladeB = shape('190,254* 140,284 80,330 34,386 12,444* 66,412 130,368 186,316 212,288*')
const edgeA = taper('34,108 100,174 180,250', [0, 10, 5])
const edgeB = taper('34,414 96,356 180,298', [0, 10, 5])
const handles = taper('180,286 214,262 250,232', [20, 20, 15]) + taper('178,258 214,284 250,306', [20, 20, 15])
const ring = (x: number, y: number): string =>
  shape([
    [x - 30, y],
    [x - 22, y - 24],
    [x, y - 32],
    [x + 22, y - 24],
    [x + 30, y],
    [x + 22, y + 24],
    [x, y + 32],
    [x - 22, y + 24],
  ]) +
  shape(
    [
      [x - 15, y],
      [x - 11, y - 14],
      [x, y - 18],
      [x + 11, y - 14],
      [x + 15, y],
      [x + 11, y + 14],
      [x, y + 18],
      [x - 11, y + 14],
    ],
    { hole: true },
  )
// Mid-leap, one knee up
const hair = shape(
  '162,216* 150,208 136,214* 142,196 130,196* 138,180 124,164* 144,164 140,134* 162,148 176,104* 190,138 222,98* 222,136 262,110* 250,148 288,142* 262,166 282,176* 260,186 276,206* 250,204 240,222*',
)
const face = shape('164,192 172,170 200,164 230,170 240,194 234,222 216,242 202,248 184,240 168,220')
const fringe = shape(
  '158,214* 156,180 174,160 206,154 236,164 248,190 246,212* 238,198 232,188* 226,200 218,206* 216,194 212,186* 202,198 190,204* 190,190 186,184* 176,198 168,206*',
)
const bandTails = taper('248,184 290,176 322,200 360,188', [9, 15, 13, 0]) + taper('248,188 286,206 312,236 344,236', [8, 14, 11, 0])
const torso = shape('176,244* 202,254 228,244* 258,262 262,300 246,330 254,368 252,384* 204,394 156,384* 154,366 164,330 146,300 150,262')
const lapels = taper('184,250 196,290 210,326', [4, 10, 3]) + taper('224,250 212,284 198,316', [4, 10, 3])
const belt = taper('160,338 204,350 248,338', [14, 17, 14])
const armNear = taper('236,262 282,280 286,318 262,316', [0, 44, 34, 22])
const legUp = taper('178,372 126,392 108,430 128,462', [30, 50, 40, 24]) + shape('120,448 142,450 142,468* 92,474* 100,458')
const legBack = taper('232,372 276,410 322,424 356,408', [30, 50, 38, 24]) + shape('350,396 372,380 390,378 384,402* 362,428*')

export const drawing: Drawing = {
  name: 'enemies/126',
  svg: foeSvg('hasaminokage', {
    viewBox: '-2 18 462 488',
    defs: `${gelGradient(`${prefix}-g`, [204, 300, 170], blackGel)}${gelGradient(`${prefix}-b`, [200, 200, 240], ['#5a4fb0', '#2a2470', '#120e30', '#05040c'])}${haloGradient(`${prefix}-h`, '#b3a4ff', 0.55, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(236, 476, 120, 10)}<g class="body">${glow(130, 250, 128)}<g transform="translate(62-42)rotate(6 200 300)">${far(legBack)}${slit(taper('318,410 326,422 324,436', [5, 6, 5]) + leaf(264, 396, 40, 5, 0.5))}${inner(bandTails, whiteStock.mid)}${outer(hair)}${outer(torso)}${slit(lapels)}${inner(belt, whiteStock.mid)}${outer(legUp)}${slit(taper('98,416 112,424 128,422', [5, 6, 5]) + leaf(160, 384, 34, 5, 2.7))}
<g class="gel">${gel(face)}</g><g class="eye">${flat(shape('172,206* 182,198 194,202 198,210* 186,214 178,212') + shape('236,206* 226,198 214,202 210,210* 222,214 230,212'))}${flat(circle(182, 207, 4) + circle(218, 207, 4), '#0a0818')}</g>${flat(taper('190,230 202,236 218,228', [0, 5, 0]))}${inner(fringe)}${flat(taper('160,186 202,172 246,186', [8, 11, 8]), '#8f82cc')}</g>
<g class="wing" transform="translate(4 8)">${outer(bladeB)}${slit(edgeB, 'b')}${outer(bladeA)}${slit(edgeA, 'b')}${inner(handles + ring(274, 220) + ring(274, 322), whiteStock.mid)}${flat(circle(202, 273, 9), '#120e30')}</g>${inner(armNear)}${inner(circle(270, 316, 17) + circle(272, 240, 17))}${slit(leaf(258, 312, 22, 2.4, 0.1) + leaf(260, 236, 22, 2.4, 0.1))}</g>`,
  }),
}
