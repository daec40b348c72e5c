import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../figure.ts'
import { leaf, shape, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

// A charred post that catches fire a second time: it falls forward on one arm, the wood splits into jaws, the other arm swings.
const p = 'e34'
const { outer, inner, gel, slit, flat, glow } = plySet(p, '#802f26')

const post =
  '74,166* 66,152 84,158* 192,106 204,96* 208,114 232,170 268,234 300,304 326,372 346,428 394,470* 340,462 312,448 292,472* 264,446 222,454 176,472* 194,438 194,420 178,392 132,382 88,364 58,332* 80,338 94,314* 110,332 130,308* 150,326 204,300 150,270 138,292* 122,262 104,278* 90,250 66,260* 76,238 84,220 78,194'
const throat = '114,296* 120,270 150,262 206,272 232,292 214,330 160,340 118,332*'
const flames = shape(
  '78,160* 52,124 58,92 76,60* 80,92 96,96 96,62 122,22* 126,56 144,70 152,40 180,8* 182,46 200,66 214,42* 230,74 228,102 206,130 150,160',
)
const farArm = taper('284,250 346,250 374,206 352,152', [70, 48, 32, 32])
const farHand =
  taper('356,164 330,138 318,108', [22, 15, 0]) +
  taper('354,162 350,130 354,100', [22, 15, 0]) +
  taper('358,164 378,142 390,116', [20, 13, 0]) +
  taper('368,188 390,184 398,170', [16, 10, 0])
const nearArm = taper('258,300 206,352 128,376 92,416 82,446', [80, 64, 46, 38, 40])
const nearHand =
  taper('84,436 50,450 22,472', [30, 18, 0]) +
  taper('82,440 68,458 56,476', [26, 16, 0]) +
  taper('86,440 96,458 98,476', [26, 16, 0]) +
  taper('90,434 120,450 136,472', [24, 15, 0])
const shoulder = '222,304 240,268 280,258 310,284 312,324 282,346 244,342'
// The stub of a sawn branch
const stub = '256,214* 288,168 302,160 322,176 322,192 296,254*'
// Charred wood cracks lengthwise first, then across
const cracks =
  taper('222,176 254,232 280,268', [0, 10, 0]) +
  taper('316,346 330,400 346,440', [0, 10, 0]) +
  taper('282,346 292,394 286,444', [0, 13, 0]) +
  taper('240,362 252,400 240,440', [0, 11, 0]) +
  taper('204,378 218,404 210,434', [0, 8, 0]) +
  taper('244,214 228,222', [8, 0], { per: 1 }) +
  taper('290,384 268,392', [8, 0], { per: 1 }) +
  taper('292,404 312,398', [8, 0], { per: 1 }) +
  taper('250,398 230,400', [7, 0], { per: 1 }) +
  taper('326,384 308,376', [7, 0], { per: 1 })
const grain =
  taper('100,176 112,216 108,250', [0, 6, 0]) + taper('146,150 168,176 180,194', [0, 7, 0]) + taper('196,214 214,244 218,262', [0, 6, 0])
// Two names under one umbrella, carved long ago
const carved =
  taper('268,280 268,330', [5, 5], { per: 1 }) +
  taper('240,304 268,278 296,304', [5, 6, 5], { per: 1 }) +
  taper('242,304 295,304', [5, 5], { per: 1 }) +
  leaf(254, 312, 17, 3, 1.5) +
  leaf(282, 312, 17, 3, 1.5)
const ring = (rx: number, ry: number, fill: string): string => `<ellipse rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const drawing: Drawing = {
  name: 'enemies/34',
  svg: foeSvg('yakebokkui', {
    viewBox: '0 -16 406 516',
    defs:
      gelGradient(`${p}-g`, [200, 300, 110], gels.spirit) +
      gelGradient(`${p}-f`, [150, 130, 116], gels.spirit, [0.34, 0.7]) +
      gelGradient(`${p}-k`, [270, 300, 150], gels.spirit) +
      gelGradient(`${p}-r`, [0, 0, 62], gels.spirit, [0.3, 0.7]) +
      gelGradient(`${p}-e`, [146, 222, 42], gels.lamp) +
      haloGradient(`${p}-h`, '#8fe0ff', 0.6, '#3a8aff') +
      figureFilter(p, '#25060c'),
    content: `${groundShadow(216, 470, 180, 15)}<g class="body">${glow(150, 104, 120)}
      <g class="gel">${gel(flames, 'f', 2)}</g><g class="far">${inner(farArm + farHand, ink.mid)}${slit(taper('318,246 352,232 362,190', [0, 8, 0]), 'k')}</g>
      ${outer(shape(stub))}<g transform="translate(312 176)rotate(58)">${ring(15, 9, ink.far)}${ring(9, 5, `url(#${p}-r)`)}</g>
      <g class="gel">${gel(shape(throat))}</g>${outer(shape(post))}
      <g class="gel" transform="translate(138 134)rotate(-25)">${ring(66, 34, ink.near)}${ring(57, 28, `url(#${p}-r)`)}${ring(46, 22, ink.near)}${ring(38, 18, `url(#${p}-r)`)}${ring(27, 12, ink.near)}${ring(20, 9, `url(#${p}-r)`)}${ring(9, 4, ink.near)}</g>
      <g class="gel">${slit(cracks, 'k')}${slit(grain, 'k')}</g>
      ${inner(shape('98,222* 118,194 162,188 196,206 194,236* 160,250 122,244'), ink.mid)}<g class="eye">${gel(shape('110,228* 130,206 160,204 184,222* 162,240 132,242'), 'e')}${flat(shape('136,210 147,216 147,231 138,240 130,231 130,218'))}<circle cx="134" cy="219" r="4" fill="#fff"/></g>${flat(taper('92,220 128,196 196,212', [2, 14, 3]))}
      <g class="arms">${outer(nearArm + nearHand)}${inner(shape(shoulder))}${slit(carved, 'k')}<g class="gel">${gel(taper('192,362 144,378 112,416', [0, 11, 0]), 'k', 1.5)}</g></g>
    </g>`,
  }),
}
