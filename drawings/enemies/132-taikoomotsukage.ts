import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { blackGel, plySet, whiteStock } from '../tools/plies.ts'

const prefix = 'e132'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)

const hat = shape('16,116* 56,90 110,62 168,32 204,20 240,32 298,62 352,90 392,116* 320,126 260,116 204,112 148,116 88,126')
const hatUnder = shape('30,116* 100,116 204,96 308,116 378,116* 300,140 244,130 204,128 164,130 108,140')
const hatCuts =
  leaf(78, 104, 46, 5, -0.4) +
  leaf(122, 82, 46, 5, -0.5) +
  leaf(166, 56, 30, 5, -0.55) +
  leaf(330, 104, 46, 5, 3.54) +
  leaf(286, 82, 46, 5, 3.64) +
  leaf(242, 56, 30, 5, 3.7) +
  leaf(204, 36, 56, 5, 1.57)
const hairBack = shape('138,206* 126,168 130,120 168,102 240,102 278,120 282,168 270,206* 204,216')
const face = shape('158,132 178,118 204,114 230,118 250,132 254,160 242,186 222,202 204,208 186,202 166,186 154,160')
const fringe = shape(
  '142,164* 138,126 162,106 204,102 246,106 270,126 266,164* 256,144 250,128* 240,140 226,146* 222,134 216,122* 200,138 180,144* 184,132 182,122* 168,138 150,146*',
)
const torso = shape('178,212* 132,226 104,256 98,320 110,392 108,420* 300,420* 298,392 310,320 304,256 276,226 230,212*')
const collar = taper('176,214 192,244 204,268', [8, 13, 8]) + taper('232,214 216,244 204,268', [8, 13, 8])
const cords =
  taper('146,118 154,166 178,202 204,214 230,202 254,166 262,118', [4, 4, 5, 6, 5, 4, 4]) +
  shape('198,210* 210,210* 214,226 220,248* 204,236 190,250* 194,226')
const skirt = shape('112,396* 94,424 92,446* 130,438 160,450* 204,440 248,450* 280,438 316,446* 314,424 296,396*')
// One foot in the air: he keeps time, though nothing sounds
const legStand = taper('238,430 246,452 246,466', [40, 34, 26]) + shape('230,452 262,452 266,474* 208,476* 216,462')
const legLift = taper('160,430 122,436 110,452', [42, 36, 26]) + shape('122,440 130,462 116,478* 70,458* 86,446 104,440')
const drum = [204, 348] as const
const drumRim = circle(...drum, 92)
const drumFace = circle(...drum, 76)
const swirl = [0, 1, 2]
  .map((third) => {
    const at = (turn: number, r: number): [number, number] => {
      const angle = third * 2.094 - turn - 1.9
      return [drum[0] + Math.cos(angle) * r, drum[1] + Math.sin(angle) * r]
    }
    return circle(...at(0, 30), 19) + taper([at(0, 30), at(0.5, 39), at(1, 48), at(1.5, 56), at(2.1, 63)], [38, 32, 22, 12, 0])
  })
  .join('')
const tacks = Array.from({ length: 16 }, (_, index) =>
  circle(drum[0] + Math.cos((index / 16) * 6.283) * 84, drum[1] + Math.sin((index / 16) * 6.283) * 84, 3.6),
).join('')
// On the sleeves the beats, none of them with a tail: rests
const sleeveUp = shape('276,226* 322,222 356,202 374,178* 394,214 394,258 376,292* 334,300 300,316*')
const sleeveDown = shape('132,226* 90,236 58,262 44,290* 36,332 52,366 78,380* 104,352 126,330*')
const rest = (x: number, y: number, size: number): string =>
  shape([
    [x - size, y - size * 1.6, true],
    [x + size, y, true],
    [x - size * 0.2, y + size * 0.5],
    [x + size * 0.9, y + size * 2, true],
    [x - size, y + size * 0.8],
    [x - size * 0.1, y - size * 0.2, true],
  ])
const rests =
  rest(372, 240, 8) +
  rest(344, 258, 7) +
  circle(318, 262, 4.5) +
  rest(376, 274, 6) +
  rest(76, 300, 8) +
  rest(62, 334, 7) +
  circle(98, 294, 4.5) +
  rest(86, 350, 6)
const stickUp = taper('372,216 360,140 350,48', [12, 12, 11]) + circle(349, 44, 9)
const stickDown = taper('46,318 98,330 160,342', [12, 12, 11]) + circle(164, 343, 9)
const handUp = shape('390,200 392,180 382,166 364,164 352,172 350,192 360,206 378,210')
const handDown = shape('62,322 64,302 52,290 34,290 24,304 26,324 40,334 54,332')
const knuckles = leaf(356, 180, 26, 2.2, 0.1) + leaf(356, 191, 26, 2.2, 0.1) + leaf(30, 304, 26, 2.2, 0.1) + leaf(30, 315, 26, 2.2, 0.1)

export const drawing: Drawing = {
  name: 'enemies/132',
  svg: enemySvg('taikoomotsukage', {
    viewBox: '-16 -8 432 508',
    defs: `${gelGradient(`${prefix}-g`, [204, 240, 200], blackGel)}${gelGradient(`${prefix}-d`, [drum[0], drum[1], 84], ['#04030a', '#0d0a22', '#2a2470', '#4c429e'])}${haloGradient(`${prefix}-h`, '#b3a4ff', 0.55, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(214, 478, 124, 10)}<g class="body">${glow(120, 300, 136)}${far(hatUnder)}${outer(hairBack, whiteStock.mid)}${outer(legLift + legStand, whiteStock.mid)}${slit(taper('104,448 112,440 122,436', [4, 5, 4]) + leaf(232, 456, 28, 3, 0))}${outer(skirt)}${outer(torso)}${outer(sleeveUp)}
<g class="gel">${gel(face)}</g><g class="eye">${flat(shape('166,162* 172,149 184,148 192,158* 190,170 180,174 170,171') + shape('242,162* 236,149 224,148 216,158* 218,170 228,174 238,171'))}${flat(circle(179, 162, 4.6) + circle(227, 162, 4.6), '#0a0818')}</g>${flat(shape('194,184* 204,182 214,184* 213,195 204,199 195,195'))}${inner(fringe)}${slit(collar)}${outer(hat)}${slit(hatCuts)}${flat(circle(204, 18, 10), '#8f82cc')}${flat(cords, '#8f82cc')}
<g class="drum">${inner(drumRim)}${slit(tacks)}<g class="gel">${gel(drumFace, 'd', 3)}</g>${flat(swirl)}</g>${inner(sleeveDown)}${slit(rests)}<g class="wing">${inner(stickUp + stickDown, whiteStock.mid)}${inner(handUp + handDown)}${slit(knuckles)}</g></g>`,
  }),
}
