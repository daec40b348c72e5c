import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { along, circle, leaf, shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e81'
const { outer, inner, far, gel, slit, flat, glow, stroke } = plySet(prefix, '#8a6030')

/** Straw hanging from a line: blades of uneven length. */
const straw = (line: string, count: number, length: number, lean: number): string =>
  along(line, [1], count, ({ x, y, t, index }) => {
    const reach = length * (0.7 + 0.3 * Math.abs(Math.sin(index * 2.3)))
    const side = (t - 0.5) * lean
    return `M${num(x - 9)} ${num(y - 8)}l18 0 ${num(side - 7)} ${num(reach + 8)}z`
  })

// Hat, face and coat hang as if worn; there is no neck between
const hat = shape('74,168* 132,140 182,112 214,90* 248,112 298,140 356,168* 290,182 214,188 140,182')
const hatLight = [
  '208,100 160,134 96,164',
  '212,104 192,140 164,176',
  '216,104 216,140 216,182',
  '220,104 240,140 268,176',
  '222,100 270,134 334,164',
]
  .map((line) => taper(line, [0, 7, 4]))
  .join('')
const hatUnder = shape('92,170* 150,180 214,184 280,180 338,170* 300,196 214,204 128,196')
const face = shape('136,176* 292,176* 294,206 276,242 246,264 214,270 182,264 152,242 134,206')
const eyes = shape('146,208* 166,198 190,204 206,226* 190,240 166,236') + shape('282,208* 262,198 238,204 222,226* 238,240 262,236')
const mouth = taper('192,254 214,246 240,250', [0, 7, 0])
const coat = shape('150,280* 214,294 280,280* 322,304 340,346 336,380 316,396 214,404 112,396 94,380 90,346 108,304')
const upperStraw = straw('106,318 150,346 214,354 280,346 324,318', 17, 62, 30)
const lowerStraw = straw('100,380 150,398 214,404 280,398 330,380', 17, 66, 50)
const strawLight =
  along('112,312 160,340 214,346 270,340 318,312', [1], 11, ({ x, y, t }) => leaf(x, y, 36, 3.6, 1.57 - (t - 0.5) * 0.7)) +
  along('110,376 160,394 214,398 270,394 320,376', [1], 11, ({ x, y, t }) => leaf(x, y, 44, 3.6, 1.57 - (t - 0.5) * 0.8))
const sleeveFar = taper('290,300 336,290 352,252 330,222', [0, 42, 34, 28])
const sleeveNear = taper('140,296 180,342 236,362 290,350', [0, 42, 36, 28])
const gloveFar = shape('318,232 310,210 322,194 342,196 350,214 342,234')
const gloveNear = shape('290,366 292,342 308,332 330,338 336,356 322,370')
const shaft = taper('312,464 328,300 344,170 354,52', [9, 11, 11, 10])
const blade = shape('362,28* 300,2 214,-10 128,6 56,52 14,126* 76,78 142,54 214,48 288,58 348,74*')
const bladeGel = shape('330,34* 270,16 206,8 136,22 76,58 40,96* 90,56 150,34 214,28 280,36')
const boots = shape('112,470* 120,452 146,446 176,452 184,470*') + shape('240,470* 248,452 276,446 306,452 314,470*')
const bootStraw = taper('128,458 148,452 168,458', [3, 5, 3]) + taper('256,458 276,452 298,458', [3, 5, 3])
const crowFeather = leaf(352, 150, 40, 7, -0.9)

export const drawing: Drawing = {
  name: 'enemies/81',
  svg: enemySvg('karitenashi', {
    viewBox: '-6 -19 420 519',
    defs: `${gelGradient(`${prefix}-g`, [214, 330, 160], gels.spirit)}${gelGradient(`${prefix}-k`, [190, 20, 180], gels.ice)}${gelGradient(`${prefix}-e`, [214, 222, 84], gels.spirit)}${haloGradient(`${prefix}-h`, '#8fe0ff', 0.8, '#3a8aff')}${figureFilter(prefix, '#0f0705')}`,
    content: `${groundShadow(214, 472, 140, 12)}<g class="body">${far(sleeveFar)}${far(hatUnder)}${outer(boots)}${slit(bootStraw)}<g class="wing">${outer(blade)}<g class="gel">${gel(bladeGel, 'k', 2)}</g></g>
${outer(coat + lowerStraw)}${inner(upperStraw + shape('150,280* 214,294 280,280* 318,302 332,330 280,352 214,360 150,352 98,330 112,302'))}<g class="gel">${slit(strawLight)}</g>${inner(taper('150,284 214,300 280,284', [9, 12, 9]), ink.mid)}
${outer(face)}${stroke('M140 214q14 44 74 54q60-10 74-54', '#8fe0ff', 3, 0.75)}<g class="eye">${glow(178, 220, 35)}${glow(250, 220, 35)}${slit(eyes + mouth, 'e')}${flat(circle(180, 220, 8) + circle(244, 220, 8), '#0a0a1e')}</g>
${outer(hat)}${slit(hatLight)}${flat(crowFeather)}${outer(shaft)}${inner(taper('330,46 352,62 366,82', [8, 14, 8]), ink.mid)}${outer(gloveFar)}${outer(sleeveNear)}${outer(gloveNear)}${slit(leaf(318, 206, 26, 3, 0.1) + leaf(318, 216, 26, 3, 0.1) + leaf(302, 344, 28, 3, 0.1) + leaf(300, 354, 28, 3, 0.1) + taper('264,340 270,354 268,368', [5, 6, 5]))}</g>`,
  }),
}
