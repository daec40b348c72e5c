import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../figure.ts'
import { leaf, shape, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

// A charred stake that catches fire a second time: it stands on its own point, and the fire has the shape that the proverb
// about old love asks for. Two names under an umbrella are carved on it.
const p = 'e34'
const { outer, inner, gel, slit, flat, glow } = plySet(p, '#802f26')

const post =
  '84,176* 76,160 92,164* 192,116 208,106* 216,126 246,190 270,256 286,324 284,384 264,430 238,474* 214,436 198,412 184,388 162,368* 126,360 90,328* 122,336 138,308* 154,330 176,302* 192,320 230,284* 192,272 172,248* 154,272 138,248* 120,268 110,238* 100,226'
const throat = '122,262* 160,252 208,256 244,284 232,320 190,348 128,346* 148,318 134,300 150,282'
const flames = shape(
  '88,176* 54,148 40,106 50,70 72,44* 74,68 88,74 92,36 128,0* 124,30 142,52 150,20 174,0 204,-6* 192,14 198,40 212,50 222,26 244,10* 240,48 250,88 236,126 208,158 150,176',
)
const flameLight = shape(
  '94,172* 68,146 52,108 62,78 68,66* 72,84 96,94 104,56 114,36* 118,56 144,80 164,36 182,14* 182,40 206,78 230,44* 230,68 238,90 224,122 200,150',
)
/** The heart of the fire. */
const heart = shape('148,130* 118,104 108,80 120,66 134,68 144,84* 154,64 172,56 186,70 180,98')
const farArm = taper('262,284 320,312 356,286 358,226', [0, 46, 36, 30])
const fist = '334,226 330,196 346,180 372,178 392,194 394,220 378,236 352,240'
const nearArm = taper('214,336 164,360 112,404 66,392', [0, 48, 34, 26])
const nearHand =
  taper('72,392 40,376 14,384', [24, 16, 0]) +
  taper('70,394 42,404 26,428', [24, 15, 0]) +
  taper('74,396 68,422 72,446', [22, 14, 0]) +
  taper('80,386 74,362 52,346', [20, 13, 0])
// The stub of a sawn branch
const stub = '246,216* 282,178 296,172 314,186 314,202 276,254*'
// Charred wood cracks lengthwise first, then across
const cracks =
  taper('226,152 252,208 262,246', [0, 9, 0]) +
  taper('104,186 118,212 122,232', [0, 8, 0]) +
  taper('264,330 268,384 246,436', [0, 11, 0]) +
  taper('208,352 214,392 234,446', [0, 10, 0]) +
  taper('240,420 238,440 237,458', [0, 6, 0]) +
  taper('264,372 250,376', [8, 0], { per: 1 }) +
  taper('210,386 226,382', [8, 0], { per: 1 }) +
  taper('262,398 248,400', [7, 0], { per: 1 })
// Two names under one umbrella, carved long ago
const carved =
  taper('240,282 244,352', [6, 6], { per: 1 }) +
  taper('206,318 238,284 276,312', [6, 7, 6], { per: 1 }) +
  taper('207,318 276,312', [6, 6], { per: 1 }) +
  leaf(224, 326, 25, 4, 1.5) +
  leaf(262, 322, 25, 4, 1.5)
const ring = (rx: number, ry: number, fill: string): string => `<ellipse rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const drawing: Drawing = {
  name: 'enemies/34',
  svg: foeSvg('yakebokkui', {
    viewBox: '0 -26 410 526',
    defs:
      gelGradient(`${p}-g`, [200, 290, 90], gels.spirit) +
      gelGradient(`${p}-f`, [146, 120, 130], gels.spirit, [0.34, 0.7]) +
      gelGradient(`${p}-k`, [240, 330, 150], gels.spirit) +
      gelGradient(`${p}-r`, [0, 0, 62], gels.spirit, [0.3, 0.7]) +
      gelGradient(`${p}-e`, [160, 214, 46], gels.lamp) +
      haloGradient(`${p}-h`, '#8fe0ff', 0.6, '#3a8aff') +
      figureFilter(p, '#25060c'),
    content: `${groundShadow(238, 470, 130, 13)}<g class="body">${glow(150, 96, 114)}
      ${outer(flames)}<g class="gel">${gel(flameLight, 'f', 2)}${inner(heart)}</g>
      <g class="far">${inner(farArm + shape(fist), ink.mid)}${slit(taper('300,304 340,296 350,254', [0, 8, 0]) + taper('346,190 342,206 348,224', [0, 5, 0]) + taper('362,186 360,206 364,226', [0, 5, 0]), 'k')}</g>
      ${outer(shape(stub))}<g transform="translate(304 186)rotate(58)">${ring(15, 9, ink.far)}${ring(9, 5, `url(#${p}-r)`)}</g>
      <g class="gel">${gel(shape(throat))}</g>${outer(shape(post))}
      <g class="gel" transform="translate(146 142)rotate(-26)">${ring(68, 30, ink.near)}${ring(59, 24, `url(#${p}-r)`)}${ring(48, 19, ink.near)}${ring(40, 15, `url(#${p}-r)`)}${ring(28, 10, ink.near)}${ring(21, 7, `url(#${p}-r)`)}${ring(9, 3, ink.near)}</g>
      <g class="gel">${slit(cracks, 'k')}</g><g class="gel"><g transform="translate(30 56)scale(.88)">${gel(carved, 'k', 1)}</g></g>
      <g class="eye">${gel(shape('116,222* 136,196 170,188 202,202 212,220* 186,238 146,240'), 'e')}${flat(shape('150,194 164,204 166,222 154,238 142,224 142,206'))}<circle cx="148" cy="208" r="5" fill="#fff"/></g>${flat(taper('96,212 136,178 222,196', [2, 18, 4]))}
      <g class="arms"><g transform="translate(4 24)">${outer(nearArm + nearHand)}<g class="gel">${gel(taper('176,352 138,380 96,400', [0, 11, 0]), 'k', 1.5)}</g></g></g>
    </g>`,
  }),
}
