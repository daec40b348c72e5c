import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { blackGel, plySet, whiteStock } from '../plies.ts'

const prefix = 'e121'
const { outer, inner, far, gel, flat, stroke, glow } = plySet(prefix, '#8f82cc', whiteStock)

/** A tip-up seat standing on (x, y). */
const back = (x: number, y: number, s: number): string =>
  shape([
    [x - 44 * s, y, true],
    [x - 47 * s, y - 66 * s],
    [x - 38 * s, y - 100 * s],
    [x - 14 * s, y - 112 * s],
    [x, y - 122 * s, true],
    [x + 14 * s, y - 112 * s],
    [x + 38 * s, y - 100 * s],
    [x + 47 * s, y - 66 * s],
    [x + 44 * s, y, true],
  ])
const upholstery = (x: number, y: number, s: number): string =>
  shape([
    [x - 32 * s, y - 12 * s, true],
    [x - 35 * s, y - 62 * s],
    [x - 26 * s, y - 90 * s],
    [x, y - 98 * s],
    [x + 26 * s, y - 90 * s],
    [x + 35 * s, y - 62 * s],
    [x + 32 * s, y - 12 * s, true],
  ])
const buttons = (x: number, y: number, s: number): string =>
  [
    [-14, -72],
    [14, -72],
    [0, -52],
    [-14, -32],
    [14, -32],
  ]
    .map(([dx = 0, dy = 0]) => circle(x + dx * s, y + dy * s, 3.2 * s))
    .join('')
const cushion = (x: number, y: number, s: number): string =>
  shape([
    [x - 44 * s, y - 14 * s, true],
    [x, y - 22 * s],
    [x + 44 * s, y - 14 * s, true],
    [x + 50 * s, y + 4 * s],
    [x + 44 * s, y + 18 * s, true],
    [x - 44 * s, y + 18 * s, true],
    [x - 50 * s, y + 4 * s],
  ])
const arm = (x: number, y: number, s: number): string =>
  shape([
    [x - 8 * s, y - 34 * s, true],
    [x + 8 * s, y - 34 * s, true],
    [x + 10 * s, y - 22 * s],
    [x + 6 * s, y - 18 * s],
    [x + 6 * s, y + 40 * s, true],
    [x - 6 * s, y + 40 * s, true],
    [x - 6 * s, y - 18 * s],
    [x - 10 * s, y - 22 * s],
  ])
const row = (xs: readonly number[], y: number, s: number, part: (x: number, y: number, s: number) => string): string =>
  xs.map((x) => part(x, y, s)).join('')

const farXs = [90, 172, 254, 336, 418]
const midXs = [48, 152, 256, 360, 464]
const nearXs = [70, 194, 318, 442]
const nearArms = [8, 132, 256, 380, 504]
// The one seat that is taken
const sitter = shape('194,196* 222,202 250,222 260,262 256,306 262,340 194,348 126,340 132,306 128,262 138,222 166,202')
const head = shape('158,150 162,120 182,102 208,102 228,120 232,152 222,182 194,196 168,182')
const shoes = shape('150,372* 154,352 174,348 188,356 190,372*') + shape('200,372* 202,356 216,348 236,352 240,372*')
const shins = taper('168,322 166,340 168,358', [30, 26, 24]) + taper('222,322 224,340 222,358', [30, 26, 24])
const eyes = shape('164,146* 176,134 190,138 192,150* 180,158 170,156') + shape('226,146* 214,134 202,138 200,150* 212,158 220,156')
const programme = shape('160,244* 194,254 228,244* 232,290 194,300 156,290*')
const hands = shape('150,276 160,266 172,272 170,290 156,294') + shape('238,276 228,266 216,272 218,290 232,294')
const steam = 'M60 214q-10-12 0-24t0-24M82 214q-10-12 0-24t0-24M308 214q-10-12 0-24t0-24M330 214q-10-12 0-24t0-24M452 214q-10-12 0-24t0-24'

export const drawing: Drawing = {
  name: 'enemies/121',
  svg: foeSvg('kyakuseki', {
    viewBox: '-10 -4 530 404',
    defs: `${gelGradient(`${prefix}-g`, [256, 240, 280], blackGel)}${haloGradient(`${prefix}-h`, '#8f82ff', 0.5, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(256, 372, 250, 14)}<g class="body">${glow(194, 160, 150)}<g class="far">${far(row(farXs, 170, 0.84, back), '#8f82cc')}<g class="gel">${gel(row(farXs, 170, 0.84, upholstery), 'g', 2)}</g></g>
${outer(row(midXs, 250, 1, back), whiteStock.mid)}<g class="gel">${gel(row(midXs, 250, 1, upholstery), 'g', 2)}</g>${flat(row(midXs, 250, 1, buttons), '#8f82cc')}${flat(leaf(34, 190, 9, 2.6, 0.2) + leaf(52, 190, 9, 2.6, -0.2) + leaf(346, 186, 9, 2.6, 0.2) + leaf(364, 186, 9, 2.6, -0.2), '#f4f0ff')}
${outer(row(nearXs, 320, 1.16, back))}<g class="gel">${gel(row(nearXs, 320, 1.16, upholstery))}</g>${flat(row([70, 318, 442], 320, 1.16, buttons), '#b3a4f0')}${inner(row([70, 318, 442], 322, 1.1, cushion))}${outer(row(nearArms, 330, 1, arm))}
${stroke(steam, '#d8ceff', 3, 0.75)}${inner(sitter)}${inner(shins + shoes)}${flat(taper('194,204 196,224 194,240', [4, 5, 4]) + taper('160,212 178,230 190,236', [0, 5, 0]) + taper('228,212 210,230 198,236', [0, 5, 0]), '#120e30')}${inner(programme, whiteStock.mid)}${flat(taper('194,258 194,276 194,294', [2, 3, 2]) + taper('166,258 178,262 186,262', [0, 3, 0]) + taper('166,272 178,276 186,276', [0, 3, 0]) + taper('202,262 212,262 222,258', [0, 3, 0]) + taper('202,276 212,276 222,272', [0, 3, 0]), '#120e30')}${inner(hands)}
${inner(head)}<g class="eye">${gel(eyes, 'g', 1)}${flat(circle(178, 147, 4.5) + circle(208, 147, 4.5), '#f4f0ff')}</g>${flat(taper('184,172 194,175 206,171', [0, 4, 0]), '#120e30')}</g>`,
  }),
}
