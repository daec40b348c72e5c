import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { type GelRamp, figureFilter, gelGradient, groundShadow, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

// A guardsman lunges with the butt of his halberd, his eyes on the floor; the blade is bent to fit into the picture.
const prefix = 'e101'
const { outer, inner, far, gel, slit, flat } = plySet(prefix, '#566f86')

/** Fire in the cold castle; field 11, which is orange, names its own colours. */
const light: GelRamp = ['var(--f0,#fff0a6)', 'var(--f1,#ffb03c)', 'var(--f2,#f2491f)', 'var(--f3,#8c1232)']

const coat =
  '160,204* 208,188 258,200 286,240 290,292 320,338 366,384 398,414* 352,414 322,434* 292,404 268,430* 240,402 210,428* 186,396 150,414* 148,352 158,300 146,252'
const tailLight = '300,346 340,382 372,404 340,400 318,414 298,388 286,362'
const nearLeg = taper('196,372 132,388 112,420 94,450', [84, 60, 42, 36])
const nearBoot = '70,426* 118,438* 114,456 114,472* 16,472* 20,456 58,444'
const farLeg = taper('262,380 308,414 346,444', [72, 50, 36])
const farBoot = '322,426* 354,404* 372,430 392,462* 384,472* 336,472* 340,452'
const face = '104,152 126,138 176,140 192,160 186,196 164,218 138,220 114,202 102,176'
const hat = '100,174* 70,138 50,92 54,46 78,12 116,0 156,14 188,52 206,102 206,146 198,168* 152,150 122,156'
const hatCuts =
  taper('76,60 86,100 112,142', [0, 9, 0]) +
  taper('100,34 114,80 136,136', [0, 10, 0]) +
  taper('130,26 148,76 160,134', [0, 10, 0]) +
  taper('158,50 174,92 182,140', [0, 8, 0])
const plume = taper('180,52 216,14 256,26 270,76', [10, 30, 26, 0])
const strap = taper('188,164 186,190 164,214', [5, 6, 3])
const moustache = taper('146,202 132,201 112,210', [9, 8, 0]) + taper('148,202 162,200 178,204', [9, 8, 0])
const eyes = shape('106,180* 118,186 132,182 143,170* 138,188 121,194') + shape('153,178* 165,184 176,178 184,168* 182,186 166,192')
const farArm = taper('176,214 128,244 92,282 78,306', [50, 42, 34, 26])
const nearArm = '230,212 262,196 292,206 326,224 336,206 322,186 326,164* 352,156* 372,186 376,222 356,252 316,264 270,256 238,242'
const shaft = taper('-18,360 110,292 240,216 336,138 374,72 364,24 334,8 310,28', [11, 12, 12, 12, 12, 11, 10, 9], { decimals: 0 })
const bends =
  taper('364,88 382,76', [4, 4], { per: 1 }) + taper('366,62 382,56', [4, 4], { per: 1 }) + taper('360,38 374,26', [4, 4], { per: 1 })
const butt = '-32,374* -22,350* 2,336* 16,350* 12,360 -6,368*'
const blade = '296,22* 322,18* 328,44 346,58 350,80* 330,88 316,106 300,136* 298,108 284,90 262,80* 284,64 296,48'
const bladeLight = '308,34* 314,58 328,70 312,84 304,108* 300,86 288,76 304,58'
const nearEpaulette = '222,214* 232,192 258,184 288,196 294,222* 288,242 278,224* 272,250 262,228* 254,252 246,228* 236,244 230,224*'
const farEpaulette = '142,220* 150,200 176,192 200,200 206,216* 196,232 188,216* 180,238 172,220* 162,240 156,224*'
const frogs =
  [246, 274, 302]
    .map((y, index) => taper(`${166 + index * 2},${y} 206,${y + 8} ${246 + index * 4},${y - 2}`, [4, 8, 4]) + circle(206, y + 6, 8))
    .join('') + leaf(178, 356, 60, 6, 1.75)
const belt = taper('152,326 216,342 292,322', [20, 22, 20])
// The lamp of the castle, on the skirt of the coat
const crest = 'M212 372h32v6h-32zM216 406h28v7h-28zM214 381q-7 12 2 22h6q-6-11-2-22zM244 381q7 12-2 22h-6q6-11 2-22zM218 368q10-12 20 0z'
const fist = (x: number, y: number): string =>
  shape([
    [x - 20, y + 2],
    [x - 12, y - 16],
    [x + 8, y - 19],
    [x + 21, y - 4],
    [x + 14, y + 15],
    [x - 8, y + 19],
  ])
const fingers = (x: number, y: number): string =>
  taper(`${x - 12},${y - 6} ${x + 2},${y + 4}`, [3, 2], { per: 1 }) +
  taper(`${x - 4},${y - 11} ${x + 8},${y - 1}`, [3, 2], { per: 1 }) +
  taper(`${x - 14},${y + 4} ${x - 2},${y + 11}`, [3, 2], { per: 1 })

export const drawing: Drawing = {
  name: 'enemies/101',
  svg: enemySvg('konoekage', {
    viewBox: '-40 -14 444 516',
    defs: `${gelGradient(`${prefix}-g`, [210, 300, 170], light)}${gelGradient(`${prefix}-h`, [136, 90, 90], light)}${gelGradient(`${prefix}-e`, [146, 192, 90], light)}${gelGradient(`${prefix}-p`, [318, 70, 110], light)}${figureFilter(prefix, '#04070d')}`,
    content: `${groundShadow(206, 472, 176, 13)}<g class="body">${far(plume)}${slit(taper('194,48 222,26 252,36 264,66', [0, 9, 9, 0]), 'p')}${far(farLeg + shape(farBoot))}
${outer(nearLeg + shape(nearBoot))}${slit(taper('74,430 96,440 116,442', [5, 7, 5], { per: 1 }) + leaf(170, 372, -50, 5, -0.25))}${outer(shape(coat))}<g class="gel">${slit(frogs)}${gel(shape(tailLight), 'g', 2)}${flat(taper('296,352 316,384 330,410', [6, 9, 5]))}${slit(crest + leaf(262, 352, 62, 6, 1.2))}</g>
${inner(belt, ink.mid)}${gel('M204 328h28v22h-28z', 'g', 2)}${inner(farArm, ink.mid)}${inner(shape(farEpaulette), ink.mid)}${outer(shape(face))}<g class="eye">${slit(eyes, 'e')}</g>${slit(strap + moustache, 'e')}
${outer(shape(hat))}<g class="gel">${slit(hatCuts, 'h')}</g>${outer(shaft + shape(butt))}${slit(bends, 'p')}${outer(shape(blade))}<g class="gel">${gel(shape(bladeLight), 'p', 2)}</g>
<g class="arms">${outer(fist(76, 310))}${flat(fingers(76, 310), ink.far)}${outer(shape(nearArm))}${slit(taper('322,172 340,170 356,162', [7, 8, 7], { per: 1 }) + taper('296,220 330,232 352,216', [0, 8, 0]), 'p')}${outer(fist(334, 142))}${flat(fingers(334, 142), ink.far)}${inner(shape(nearEpaulette), ink.mid)}${slit(taper('232,206 260,196 288,208', [0, 6, 0]))}</g></g>`,
  }),
}
