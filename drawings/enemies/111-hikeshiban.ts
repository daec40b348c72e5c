import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../figure.ts'
import { crescent, leaf, shape, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

const prefix = 'e111'
const { outer, inner, far, gel, slit, flat, glow, stroke } = plySet(prefix, '#8e3530')

// The quilted fire hood leaves a slit for the eyes
const hood = shape('204,132* 210,90 238,62 276,58 310,78 324,116 328,160 350,214* 316,228 276,232 232,224 200,208* 208,170')
const eyeSlit = shape('206,130* 234,118 270,118 296,130* 288,152 250,160 216,154')
const quilting = 'M222 92q30-20 74-6M214 108q40-20 98-2M210 172q50 18 116 2M206 188q52 20 130 6M204 202q60 20 136 8'
const coat = shape(
  '214,210* 272,226 330,208* 356,248 366,310 378,380* 350,376 332,388* 300,378 272,390* 240,380 210,388* 190,376 168,380* 178,320 188,260',
)
const collar = taper('226,214 244,280 250,384', [13, 14, 13]) + taper('318,212 290,270 270,330', [12, 13, 6])
/** Waves run round the hem of the coat. */
const waves = [
  [196, 356],
  [226, 362],
  [284, 364],
  [314, 360],
  [344, 354],
]
  .map(([x = 0, y = 0]) => crescent(x, y, 13, -Math.PI / 2, 0.5) + crescent(x, y + 6, 7, -Math.PI / 2, 0.5))
  .join('')
const crest = shape('312,276* 302,294 300,308 312,318 324,308 322,294') // a drop
const legs = taper('236,376 224,420 208,440 202,464', [36, 30, 24, 20]) + taper('306,376 318,416 322,440 326,464', [36, 30, 24, 20])
const boots = shape('160,472* 166,456 192,448 222,450 226,472*') + shape('300,448 338,450 362,460 366,472* 296,472*')
const puttees = 'M204 424l34 8M198 438l34 8M302 430l34-4M304 444l34-4'
// The long snuffer
const pole = taper('384,300 300,262 190,190 60,66', [9, 10, 10, 8])
const bell = shape('96,58* 82,40 66,32 52,36* 22,58 6,88 -4,128* 20,140 44,136 66,122* 90,100 100,78')
const bellInside = shape('-2,128* 14,122 40,120 66,120* 46,136 20,140')
const ring = taper('56,42 78,50 94,70', [7, 8, 7])
const smoke = taper('30,150 18,170 34,190 20,216', [0, 8, 7, 0]) + taper('52,146 60,164 46,180', [0, 6, 0])
const armNear = taper('300,224 268,262 220,262 176,196', [0, 44, 34, 22]) + shape('156,176* 176,168 192,180 192,200 176,208 160,198')
const armFar = taper('330,224 364,256 362,292 330,280', [0, 40, 32, 22]) + shape('306,262 324,256 336,270 330,288 312,286')
const bucket = shape('70,388* 152,388* 142,468* 82,468*')
const bucketBands = taper('74,410 112,416 148,410', [5, 6, 5]) + taper('80,450 112,454 144,450', [5, 6, 5])
const water = shape('78,388* 96,378 112,386 130,376 146,388* 128,396 96,396')

export const drawing: Drawing = {
  name: 'enemies/111',
  svg: foeSvg('hikeshiban', {
    viewBox: '-40 0 430 500',
    defs: `${gelGradient(`${prefix}-g`, [272, 300, 170], gels.ice)}${gelGradient(`${prefix}-e`, [244, 138, 56], gels.spirit)}${gelGradient(`${prefix}-b`, [30, 120, 70], gels.spirit)}${haloGradient(`${prefix}-h`, '#8fe0ff', 0.55, '#3a8aff')}${figureFilter(prefix, '#140308')}`,
    content: `${groundShadow(230, 472, 160, 12)}<g class="body">${far(armFar)}${outer(legs + boots)}${stroke(puttees, 'var(--k3,#8e3530)', 4)}${outer(bucket)}<g class="gel">${gel(water, 'b', 2)}${slit(bucketBands, 'b')}</g>${stroke('M76 388q36-52 72 0', 'var(--k1,#331019)', 5)}
${outer(coat)}<g class="gel">${slit(waves)}</g>${inner(collar, ink.mid)}${slit(taper('228,220 244,284 250,376', [3, 4, 3]))}${gel(crest, 'g', 2)}${outer(hood)}${stroke(quilting, 'var(--k3,#8e3530)', 3)}
<g class="eye">${flat(eyeSlit, '#0a0306')}${glow(240, 138, 40)}${slit(shape('212,138* 224,128 240,132 244,142* 230,148 218,146') + shape('262,140* 272,130 286,132 292,140* 280,148 268,148'), 'e')}${flat(leaf(222, 130, 13, 3.4, 1.5) + leaf(272, 132, 13, 3.4, 1.5), '#0a0508')}</g>${inner(shape('204,128* 234,112 250,128* 230,126') + shape('300,126* 272,112 256,128* 276,126'), ink.mid)}
<circle cx="30" cy="110" r="76" fill="url(#${prefix}-h)"/>${flat(smoke, '#d8eaff', 0.7)}${outer(pole)}<g class="claw">${outer(bell)}${slit(ring, 'b')}<g class="gel">${gel(bellInside, 'b', 2)}</g>${slit(taper('70,50 40,72 22,108', [0, 6, 0]), 'b')}</g>${outer(armNear)}${slit(taper('214,244 204,258 206,274', [7, 8, 7]))}</g>`,
  }),
}
