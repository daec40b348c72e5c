import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, leaf, shape, star, taper } from '../tools/paper.ts'
import { blackGel, plySet, whiteStock } from '../tools/plies.ts'

// She leaps at you behind her open shears, a hand at each ring.
const prefix = 'e126'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)
/** Cloth of a darker ply, so that hair, skin and blades stand out white. */
const cloth = '#7466b8'

const pivot = [176, 264] as const
/** One half of the shears; the other is its mirror image at the height of the pivot. */
const blade = '196,292* 150,262 98,206 46,136 10,70* 66,112 126,162 178,214 214,250*'
const bevel = '180,278* 142,246 96,196 50,136 24,94* 84,154 138,212 190,266*'
const fuller = '52,118 108,172 168,228'
const shank = '170,258 212,296 240,318'
const flip = (points: string): string =>
  points
    .split(' ')
    .map((point) => {
      const [x = '', y = ''] = point.split(',')
      return `${x},${2 * pivot[1] - Number.parseInt(y, 10)}${y.endsWith('*') ? '*' : ''}`
    })
    .join(' ')
const ring = (x: number, y: number): string =>
  shape([
    [x - 34, y],
    [x - 24, y - 26],
    [x, y - 34],
    [x + 24, y - 26],
    [x + 34, y],
    [x + 24, y + 26],
    [x, y + 34],
    [x - 24, y + 26],
  ]) +
  shape(
    [
      [x - 19, y],
      [x - 13, y - 15],
      [x, y - 20],
      [x + 13, y - 15],
      [x + 19, y],
      [x + 13, y + 15],
      [x, y + 20],
      [x - 13, y + 15],
    ],
    { hole: true },
  )
const hair =
  '276,170 254,152* 266,140* 236,112* 262,108* 246,66* 282,78* 286,30* 314,58* 348,14* 352,54* 402,30* 386,68* 430,66* 402,98* 440,118* 398,122* 418,158* 386,150* 384,188* 350,180 320,184 292,180'
const face = '272,144 278,118 304,108 334,110 354,124 358,150 346,174 322,190 300,186 282,172'
const fringe =
  '264,150* 262,114 282,92 318,84 352,94 370,118 366,152* 356,134 350,126* 342,142 330,150* 330,134 324,126* 312,142 296,150* 300,134 296,126* 286,140 274,154*'
const bandTails = taper('362,106 404,90 426,116 456,100', [10, 18, 14, 0]) + taper('362,110 400,120 418,150 448,150', [9, 15, 12, 0])
const torso =
  '288,200* 322,192 358,200* 384,220 384,262 364,304 372,330 382,358* 352,352 332,364* 314,352 286,358* 296,330 300,302 278,264 270,226'
const vest = '290,216* 308,206 324,222 342,206 360,218* 366,262 358,304 332,312 304,304 300,268'
const farArm = taper('296,216 262,232 236,206', [58, 48, 30])
const nearArm = '352,200 380,212 394,248 378,296 334,332 282,344 262,346 258,320* 290,308 318,288 334,252 338,220'
const frontLeg = '298,322 258,328 222,344 206,372 212,402 206,424* 252,430* 262,404 288,392 326,380 344,350'
const frontFoot = '202,418* 254,424* 252,444 230,450 202,452 172,462* 168,446 186,432'
const rearLeg = '326,336 366,324 404,342 424,374 442,398* 414,428* 386,408 356,392 330,372'
const rearFoot = '406,424* 438,394* 454,412 456,438* 442,446 436,456 430,470* 400,470* 398,460 408,444'
const pins = taper('308,296 302,276 300,266', [3, 2, 2], { per: 1 }) + taper('316,294 318,274 322,264', [3, 2, 2], { per: 1 })

export const drawing: Drawing = {
  name: 'enemies/126',
  svg: enemySvg('hasaminokage', {
    viewBox: '0 8 464 492',
    defs: `${gelGradient(`${prefix}-g`, [314, 148, 60], blackGel)}${gelGradient(`${prefix}-l`, [176, 264, 12], gels.lamp)}${gelGradient(`${prefix}-b`, [176, 264, 240], ['#5a4fb0', '#2a2470', '#120e30', '#05040c'])}${gelGradient(`${prefix}-e`, [316, 153, 44], gels.lamp)}${haloGradient(`${prefix}-h`, '#b3a4ff', 0.6, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(286, 470, 130, 10)}<g class="body">${glow(150, 264, 150)}${far(shape(rearLeg), '#5a4f9c')}${far(shape(rearFoot))}${slit(leaf(366, 340, 66, 7, 0.8) + leaf(352, 362, 56, 6, 0.7) + taper('404,406 416,400 430,384', [4, 6, 4], { per: 1 }), 'b')}
${outer(shape(frontLeg), cloth)}${outer(shape(frontFoot))}${slit(leaf(232, 348, 84, 7, -0.05) + leaf(222, 368, 74, 8, 0.2) + leaf(222, 392, 44, 6, 0.35) + taper('206,420 228,424 252,428', [4, 7, 4], { per: 1 }), 'b')}
${inner(farArm, whiteStock.mid)}${outer(shape(hair))}${slit(leaf(346, 86, 44, 5, -0.9) + leaf(312, 82, 38, 5, -1.25) + leaf(374, 104, 44, 5, -0.45) + leaf(384, 128, 36, 4, -0.1), 'b')}${inner(bandTails, whiteStock.mid)}${outer(shape(torso), cloth)}<g class="gel">${gel(shape(vest), 'b', 2)}</g>${flat(taper('286,206 334,260 372,316', [14, 14, 14]) + taper('358,206 322,258 284,318', [14, 14, 14]), whiteStock.mid)}${flat(circle(328, 260, 13))}${flat(star(328, 260, 10, 4, 4), '#120e30')}${inner(taper('296,312 332,322 360,314', [14, 18, 14]), whiteStock.mid)}
<g class="gel">${gel(shape(face))}</g><g class="eye">${slit(shape('276,154* 286,141 303,143 311,156* 299,165 286,164') + shape('319,158* 328,144 346,144 356,155* 346,165 330,166'), 'e')}${flat(circle(292, 154, 4.2) + circle(336, 155, 4.2), '#0a0818')}</g>${flat(taper('300,177 308,179 318,175', [1, 4, 1]))}${inner(shape(fringe))}${flat(taper('262,112 312,90 368,112', [12, 15, 12]), '#8f82cc')}${slit(taper('276,102 282,108 286,104', [2, 3, 2], { per: 1 }) + taper('304,94 306,102 310,96', [2, 3, 2], { per: 1 }) + taper('332,94 332,102 338,98', [2, 3, 2], { per: 1 }), 'b')}
<g class="wing">${[blade, flip(blade)].map((points) => outer(shape(points))).join('')}${flat(shape(bevel) + shape(flip(bevel)), whiteStock.mid)}${slit(taper(fuller, [0, 7, 3]) + taper(flip(fuller), [0, 7, 3]), 'b')}${outer(taper(shank, [24, 20, 16]) + ring(262, 340) + taper(flip(shank), [24, 20, 16]) + ring(252, 190), whiteStock.mid)}${flat(circle(pivot[0], pivot[1], 11), '#120e30')}${slit(circle(pivot[0], pivot[1], 6), 'l')}</g>
${inner(shape('228,196 230,180 244,172 258,176 264,192 256,206 238,208'))}<g class="arms">${outer(shape(nearArm))}${slit(leaf(344, 312, 50, 6, -0.95) + leaf(300, 326, 46, 6, -0.3) + leaf(364, 226, 44, 6, 1.2), 'b')}${slit(pins, 'b')}${inner(circle(312, 302, 15), '#8f82cc')}${inner(shape('238,338 242,322 258,314 272,320 276,338 266,352 248,354'))}</g>${slit(taper('229,186 244,188', [3, 2], { per: 1 }) + taper('228,194 244,196', [3, 2], { per: 1 }) + taper('232,202 246,203', [3, 2], { per: 1 }) + taper('239,328 254,331', [3, 2], { per: 1 }) + taper('238,337 254,339', [3, 2], { per: 1 }) + taper('241,346 255,346', [3, 2], { per: 1 }), 'b')}</g>`,
  }),
}
