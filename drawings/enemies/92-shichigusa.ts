import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

const prefix = 'e92'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#57498a')

const bundle = shape('200,112* 244,126 300,158 340,210 348,268 326,316 280,342 200,350 124,342 76,314 52,266 60,208 98,158 156,126')
const ears =
  shape('204,120* 184,92 150,62 108,44 66,50* 92,66 104,92* 140,108 176,124') +
  shape('198,120* 220,86 256,56 302,34 344,42* 320,58 304,84* 264,102 224,124')
const knot = shape('176,106 192,94 216,94 228,108 222,128 200,136 180,128')
const legs = taper('150,330 140,350 132,362', [26, 20, 16]) + taper('256,334 268,350 272,362', [26, 20, 16])
const geta =
  shape('96,360* 158,356* 158,364* 148,364* 146,374* 136,374* 134,365 118,365 116,374* 106,374* 104,366 96,366*') +
  shape('240,358* 302,360* 302,367* 292,367* 290,374* 280,374* 278,367 262,367 260,374* 250,374* 248,366 240,366*')
// What people pawned: a clock for one eye …
const clock = circle(142, 212, 58)
const clockFace = circle(142, 212, 46)
const hands = taper('142,212 128,200 116,190', [6, 6, 0]) + taper('142,212 140,192 144,176', [5, 5, 0]) + circle(142, 212, 5)
const ticks = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6
  return leaf(142 + Math.cos(angle) * 34, 212 + Math.sin(angle) * 34, 9, index % 3 === 0 ? 2.6 : 1.4, angle)
}).join('')
const clockBells = shape('104,170* 96,152 110,142 126,152 128,164') + shape('158,162* 164,148 182,146 190,160 180,172')
// … a kettle whose spout is the nose …
const kettle = shape('196,250 224,236 268,238 296,256 304,286 288,314 250,322 212,314 192,290')
const spout = taper('206,282 168,288 140,270 114,274', [38, 26, 18, 14]) + shape('120,260* 106,270 100,284 118,288*')
const kettleLid = shape('218,244* 232,226 248,222 264,226 280,244*') + circle(248, 218, 7)
const kettleHandle = taper('222,240 214,196 250,178 286,198 278,242', [7, 9, 10, 9, 7])
// … and a kimono with one sleeve out
const sleeve = shape('300,186* 334,190 362,212 378,250 386,300 392,352* 362,344 338,354 320,344* 330,300 326,256 308,226')
const sleeveBands =
  taper('332,330 356,324 388,332', [7, 8, 7]) +
  taper('334,308 356,302 384,308', [4, 5, 4]) +
  leaf(346, 250, 34, 7, 1.2) +
  leaf(350, 232, 24, 6, 0.9)
/** A tendril of the cloth's arabesque. */
const tendril = (x: number, y: number, flip: number): string =>
  taper(
    [
      [x, y + 20],
      [x + flip * 14, y],
      [x + flip * 30, y + 8],
      [x + flip * 24, y + 22],
      [x + flip * 14, y + 14],
    ],
    [0, 5, 5, 4, 0],
  ) + leaf(x + flip * 4, y + 8, 16, 5, flip > 0 ? -2.2 : -0.9)
const pattern =
  tendril(66, 250, 1) +
  tendril(100, 306, 1) +
  tendril(330, 224, -1) +
  tendril(318, 292, -1) +
  tendril(196, 150, 1) +
  tendril(186, 320, 1) +
  tendril(258, 150, 1)
const tag = shape('84,96* 124,88* 142,156* 102,166*')

export const drawing: Drawing = {
  name: 'enemies/92',
  svg: foeSvg('shichigusa', {
    viewBox: '0 0 400 400',
    defs: `${gelGradient(`${prefix}-c`, [142, 208, 50], gels.lamp)}${gelGradient(`${prefix}-g`, [200, 236, 190], gels.emberJoint)}${gelGradient(`${prefix}-k`, [246, 290, 66], gels.fire)}${haloGradient(`${prefix}-h`, '#ffb54d', 0.6, '#ff6a3a')}${figureFilter(prefix, '#06041a')}`,
    content: `${groundShadow(206, 372, 150, 12)}<g class="body">${far(legs)}${outer(geta)}${outer(sleeve, ink.mid)}${slit(sleeveBands)}${outer(bundle)}<g class="gel">${slit(pattern)}</g>
${inner(ears)}${slit(taper('96,58 132,72 168,104', [0, 6, 0]) + taper('316,50 276,64 236,98', [0, 6, 0]))}${inner(knot, ink.mid)}
${inner(kettleHandle)}${inner(kettle + kettleLid, ink.mid)}${gel(leaf(222, 268, 50, 9, 0.08), 'k', 2)}${slit(leaf(214, 296, 70, 4, -0.05), 'k')}${inner(spout, ink.mid)}
${flat(taper('104,268 92,250 104,236 92,218', [7, 6, 5, 0]), '#fff3d6', 0.8)}${inner(clockBells)}${inner(clock, ink.mid)}<g class="eye">${glow(142, 212, 66)}${gel(clockFace, 'c', 4)}${flat(ticks, '#7a2a14')}${flat(hands, '#0a0508')}
${slit(leaf(232, 268, 32, 8, 0.1), 'c')}${flat(circle(244, 270, 6), '#0a0508')}</g>
${flat(taper('176,112 140,100 112,92', [4, 3, 3]), '#fff3d6')}${flat(tag, '#f8e9c8')}${flat(taper('100,110 112,108 122,106', [0, 4, 0]) + taper('104,122 116,120 126,118', [0, 4, 0]), '#3a2a4a')}<circle cx="116" cy="144" r="9" fill="none" stroke="#c2362c" stroke-width="3.5"/></g>`,
  }),
}
