import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../figure.ts'
import { circle, cut, leaf, shape, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

const prefix = 'e93'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#57498a')

const board = shape('172,84* 286,72* 298,230 302,392* 176,402* 170,240')
const roof = shape('138,96* 180,62 228,30* 280,52 326,76* 322,92 276,74 228,56 186,82 146,112*')
const nail = shape('220,18* 240,18* 242,30 234,40 234,60* 226,60* 226,40 218,30')
// The name, scratched out in four strokes, with eyes in the rest
const scratches =
  taper('188,128 216,190 252,250 286,300', [0, 15, 13, 0]) +
  taper('216,112 232,170 262,226 290,262', [0, 13, 11, 0]) +
  taper('182,196 200,254 226,314 268,372', [0, 14, 16, 0]) +
  taper('182,282 190,324 206,356 226,386', [0, 8, 8, 0])
const splinters =
  taper('270,130 282,112 292,100', [8, 6, 0]) + taper('178,360 164,366 148,362', [8, 6, 0]) + taper('296,340 312,332 326,336', [9, 6, 0])
const grain = ['280,110 284,200 288,330', '270,320 272,350 274,390', '190,96 206,94 222,92', '184,140 186,160 190,180']
  .map((line) => taper(line, [0, 3.5, 0]))
  .join('')
const socket = shape('190,208* 210,186 242,182 270,200* 252,224 222,228 202,222')
const arm = taper('184,260 150,280 118,262 84,246', [30, 26, 22, 20])
const pointing = shape('92,232* 78,228 62,234 54,240 34,238 6,236* 30,250 52,254 54,266 66,276 86,276 98,262')
const knuckles = taper('62,252 74,254 86,250', [0, 3.5, 0]) + taper('66,264 76,265 84,262', [0, 3.5, 0])
const legs = taper('200,392 186,424 196,462', [22, 16, 12]) + taper('268,388 284,420 276,462', [22, 16, 12])
const feet = shape('204,454* 208,472* 160,472* 172,460 188,452') + shape('284,454* 288,472* 240,472* 252,460 268,452')
// The list goes on to the floor and out of the picture
const armBack = taper('292,250 326,276 344,258 348,232', [26, 24, 20, 16])
const list = shape('330,214* 378,206* 384,240 376,300 386,360 378,420 392,464* 344,470* 336,420 346,360 336,300 342,250')
const listLines = [236, 256, 276, 296, 318, 340, 362, 384, 406, 428, 448]
  .map((y, index) =>
    taper(
      [
        [350 + (index % 3) * 2, y],
        [362, y - 1],
        [index % 4 === 2 ? 366 : 376, y - 2],
      ],
      [0, 4, 0],
      { per: 1 },
    ),
  )
  .join('')

export const drawing: Drawing = {
  name: 'enemies/93',
  svg: foeSvg('hyousatsu', {
    viewBox: '0 0 400 500',
    defs: `${gelGradient(`${prefix}-g`, [230, 220, 170], gels.emberJoint)}${gelGradient(`${prefix}-e`, [230, 206, 40], gels.lamp)}${haloGradient(`${prefix}-h`, '#ff9a4d', 0.6, '#ff4a5a')}${figureFilter(prefix, '#06041a')}`,
    content: `${groundShadow(236, 472, 140, 12)}<g class="body">${far(armBack)}${flat(list, '#f3dcb0')}${flat(listLines, '#3a2a4a')}${flat(taper('348,318 360,322 384,312', [3, 4, 3]), '#c2362c')}${outer(legs + feet)}
${outer(splinters + board)}${flat(cut('182,94 278,84 280,96 184,106'), ink.mid)}${flat(grain, ink.mid)}<g class="gel">${gel(scratches)}</g>${flat(cut('184,380 292,372 292,380 184,390'), ink.mid)}
<g class="eye">${glow(230, 206, 60)}${inner(socket)}${gel(shape('198,208* 214,194 242,191 260,201* 246,216 220,220'), 'e', 2)}${flat(circle(220, 207, 10), '#0a0508')}${flat(circle(216, 203, 3.4), '#fff')}</g>
${outer(roof)}${slit(taper('152,98 196,72 228,48', [0, 5, 0]) + leaf(236, 50, 76, 3, 0.42))}${inner(nail, ink.mid)}${flat(taper('196,314 224,306 262,316', [0, 7, 0]), '#0a0508')}${outer(arm + pointing)}${slit(knuckles)}
${slit(taper('182,262 150,282 120,264', [0, 5, 0]))}</g>`,
  }),
}
