import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

// A charred stake that catches fire a second time: it stands on its own point with both fists up, and a heart burns in the
// flame, as in the proverb about old love. Two names under an umbrella are carved on it.
const p = 'e34'
const { outer, gel, slit, flat, glow } = plySet(p, '#802f26')

const post = '70,152* 226,128* 246,210 262,300 262,372 246,430 226,476* 186,434 140,384 104,316 82,236'
const flames = shape(
  '72,166* 40,132 34,92 56,52* 66,74 82,80 80,40 110,0* 116,34 134,44 142,8 176,-20* 178,16 198,40 216,46 226,26 234,4* 256,46 258,94 240,132 226,146',
)
const flameLight = shape(
  '84,160* 56,128 50,104 60,82* 78,102 96,96 96,58 106,34* 118,60 140,66 154,30 168,10* 170,38 188,64 216,72 230,46* 242,80 238,106 222,132',
)
/** The heart of the fire. */
const heart = shape('152,134* 118,110 106,88 116,70 134,68 146,82* 158,62 178,60 190,76 182,100')
// Jagged like a split in wood: it grins with splinters
const mouth =
  '98,274* 118,282 136,274* 144,288* 160,270* 170,284* 188,264* 198,278* 214,258* 222,268 246,252* 246,284 228,308* 216,294* 200,320* 188,304* 170,328* 158,310* 142,326* 120,308'
const farArm = taper('246,300 306,338 348,312 350,262', [36, 44, 40, 32])
const farFist =
  '318,258 311,228 316,204 328,193 334,204* 339,186 350,180 357,196* 362,181 374,183 380,200* 386,191 397,201 404,226 400,246 386,264 352,274'
/** Three cuts between four knuckles. */
const farFingers =
  taper('334,206 337,222 334,242', [7, 7, 0], { per: 1 }) +
  taper('357,198 360,218 357,244', [7, 7, 0], { per: 1 }) +
  taper('380,202 382,218 379,238', [7, 7, 0], { per: 1 })
const nearArm = taper('124,350 80,396 40,372 42,318', [30, 44, 40, 32])
const nearFist = '10,308 5,278 10,252 22,242 29,254* 34,235 45,230 52,246* 57,232 68,233 74,250* 80,241 90,249 95,272 92,292 76,314 44,324'
const nearFingers =
  taper('29,256 31,272 28,292', [7, 7, 0], { per: 1 }) +
  taper('52,248 54,268 51,294', [7, 7, 0], { per: 1 }) +
  taper('74,252 76,268 73,288', [7, 7, 0], { per: 1 })
// The stub of a sawn branch
const stub = '240,218* 272,178 290,172 308,186 308,202 262,262*'
// Charred wood cracks lengthwise
const cracks =
  taper('94,194 100,224 110,248', [0, 9, 0]) + taper('234,146 244,190 250,226', [0, 9, 0]) + taper('218,424 222,440 224,460', [0, 8, 0])
// Two names under one umbrella, carved long ago
const carved =
  taper('206,338 214,412', [6, 6], { per: 1 }) +
  taper('170,376 204,338 246,366', [6, 7, 6], { per: 1 }) +
  taper('171,376 246,366', [6, 6], { per: 1 }) +
  leaf(190, 384, 24, 4, 1.5) +
  leaf(232, 376, 24, 4, 1.5)
const ring = (rx: number, ry: number, fill: string): string => `<ellipse rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const drawing: Drawing = {
  name: 'enemies/34',
  svg: enemySvg('yakebokkui', {
    viewBox: '-14 -34 434 534',
    defs:
      gelGradient(`${p}-g`, [176, 292, 84], gels.spirit) +
      gelGradient(`${p}-f`, [146, 120, 130], gels.spirit, [0.34, 0.7]) +
      gelGradient(`${p}-k`, [210, 340, 190], gels.spirit) +
      gelGradient(`${p}-r`, [0, 0, 66], gels.spirit, [0.3, 0.7]) +
      gelGradient(`${p}-t`, [148, 88, 56], ['#ffe9c8', '#ff9a7a', '#f2325e', '#a0124a']) +
      gelGradient(`${p}-e`, [150, 214, 50], gels.lamp) +
      haloGradient(`${p}-h`, '#8fe0ff', 0.6, '#3a8aff') +
      figureFilter(p, '#25060c'),
    content: `${groundShadow(224, 470, 130, 13)}<g class="body">${glow(148, 84, 114)}
      ${outer(flames)}<g class="gel">${gel(flameLight, 'f', 2)}${gel(heart, 't', 5)}</g>
      <g class="far">${outer(farArm, ink.mid)}${outer(shape(farFist), ink.mid)}${slit(farFingers, 'k')}</g>
      ${outer(shape(stub))}<g transform="translate(293 184)rotate(58)">${ring(16, 10, ink.far)}${ring(9, 5, `url(#${p}-r)`)}</g>
      ${outer(shape(post))}
      <g class="gel" transform="translate(148 148)rotate(-9)">${ring(80, 25, ink.near)}${ring(70, 19, `url(#${p}-r)`)}${ring(55, 14, ink.near)}${ring(44, 11, `url(#${p}-r)`)}${ring(28, 7, ink.near)}${ring(18, 4, `url(#${p}-r)`)}</g>
      <g class="gel">${gel(shape(mouth))}${slit(cracks, 'k')}${slit(carved, 'k')}</g>
      <g class="eye">${gel(shape('104,226* 124,202 156,194 192,202 208,220* 186,242 138,248'), 'e')}${flat(shape('140,200 156,208 160,226 148,242 134,230 132,212'))}<circle cx="140" cy="214" r="5" fill="#fff"/></g>${flat(taper('86,204 138,196 220,196', [3, 22, 5]))}
      <g class="arms">${outer(nearArm)}${outer(shape(nearFist))}${slit(nearFingers, 'k')}</g>
    </g>`,
  }),
}
