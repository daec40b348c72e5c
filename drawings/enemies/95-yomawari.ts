import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, shape, star, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

// A night watchman in full stride, shouting. His clappers strike fire; his own lantern sleeps on its pole behind him.
const p = 'e95'
const { outer, inner, gel, slit, flat, glow } = plySet(p, '#57498a')

const farLeg = `${taper('226,340 278,386 322,424', [60, 40, 26])}${shape('306,420* 336,412 350,424 366,436 372,462 360,470* 346,448 326,438')}`
const nearLeg = `${taper('170,340 132,378 120,408 94,448', [70, 52, 34, 28])}${shape('112,440* 116,458 116,470* 40,470* 44,456 72,446 84,434*')}`
const gaiters =
  taper('140,396 122,404', [6, 6], { per: 1 }) + taper('132,414 112,422', [6, 6], { per: 1 }) + taper('122,432 100,436', [6, 6], { per: 1 })
const coat =
  '176,156* 214,150 246,170 266,210 286,262 318,312 372,352* 330,352 318,382* 290,362 262,384* 236,364 204,384* 182,364 146,380* 134,354 108,356* 128,316 136,270 132,226 146,184'
const zigzag =
  '124,340* 134,310* 152,340* 170,310* 190,342* 210,310* 230,342* 248,310* 268,340* 282,306* 306,340* 312,314* 350,346* 318,340* 306,362* 286,346* 262,366* 238,348* 206,366* 184,348* 152,364* 140,344*'
const hat = '64,126* 100,84 146,44 172,26* 192,44 234,92 264,136* 214,124 160,118 108,120'
const hatGel = [
  '92,112* 124,78 156,50* 142,84 132,110*',
  '142,110* 154,80 168,46* 174,80 178,112*',
  '188,112* 184,80 180,50* 204,82 232,120*',
]
const face =
  '94,118 180,114 206,132 212,164 196,184 160,196 146,206 126,216 108,226 96,232* 98,216 92,206 100,197* 124,192 128,184 100,181 94,180* 100,174 92,172 78,174 74,164* 88,156 100,146* 92,132'
const mouth = '112,182* 128,178 146,178 152,186 144,195 116,197* 124,190'
const cloth = taper('196,122 206,154 180,186 146,196', [10, 15, 13, 8]) + taper('146,194 128,210 132,232', [10, 9, 0])
const farArm = taper('168,204 120,216 78,206', [56, 46, 34])
const nearArm = '190,192 226,210 222,246 190,276 140,282 92,258 84,240* 100,222 106,216* 136,234 158,226 168,206'
const sleeveGel = '112,240* 142,254 180,250 206,230 200,252 176,266 140,268'
const hands = shape('54,204 56,190 68,184 82,190 88,204 80,216 64,218') + shape('74,246 76,230 90,224 106,230 110,246 102,258 84,260')
const fingers =
  taper('58,200 70,202 78,198', [2, 4, 2], { per: 1 }) +
  taper('60,209 70,211 78,207', [2, 4, 2], { per: 1 }) +
  taper('78,240 90,242 100,238', [2, 4, 2], { per: 1 }) +
  taper('80,249 90,251 99,248', [2, 4, 2], { per: 1 })
// A flame in a ring, the mark of the watch
const mark = circle(246, 290, 25)
const markFlame = shape('246,310 232,302 230,286 240,264* 248,280 256,272* 262,290 258,304')
const farClapper = '56,218* 36,132* 56,128* 78,214*'
const nearClapper = '86,262* 20,192* 34,178* 104,246*'
const pole = taper('214,300 262,220 300,120 318,66 346,42 366,58 364,84', [9, 8, 7, 6, 5, 5, 4])
const lantern = '332,96* 396,96* 404,124 406,156 398,182 390,194* 338,194* 330,182 322,156 324,124'
const lanternGel = '338,104* 390,104* 397,126 398,154 392,176 386,187* 342,187* 336,176 330,154 331,126'
const ribs = [118, 134, 150, 166]
  .map((y) =>
    taper(
      [
        [330, y],
        [364, y + 5],
        [398, y],
      ],
      [3, 4, 3],
      { per: 1 },
    ),
  )
  .join('')
const smallFire = (x: number, y: number, size: number): string =>
  shape([
    [x - 12 * size, y],
    [x - 14 * size, y - 16 * size],
    [x - 2 * size, y - 44 * size, true],
    [x + 4 * size, y - 24 * size],
    [x + 12 * size, y - 32 * size, true],
    [x + 14 * size, y - 10 * size],
    [x + 8 * size, y],
  ])

export const drawing: Drawing = {
  name: 'enemies/95',
  svg: enemySvg('yomawari', {
    viewBox: '-5 0 420 500',
    defs:
      gelGradient(`${p}-g`, [240, 330, 150], gels.fire) +
      gelGradient(`${p}-h`, [170, 100, 84], gels.lamp) +
      gelGradient(`${p}-m`, [120, 178, 44], gels.fire) +
      gelGradient(`${p}-e`, [120, 146, 22], gels.thunder) +
      gelGradient(`${p}-l`, [364, 150, 60], ['#6a5aa8', '#4a3d84', '#2f2660', '#15102f']) +
      gelGradient(`${p}-f`, [300, 462, 150], gels.lamp) +
      haloGradient(`${p}-w`, '#ffd766', 0.75, '#ff7a2a') +
      figureFilter(p, '#0e0b24'),
    content: `${groundShadow(210, 470, 170, 14)}<g class="body">
      <g class="far">${inner(farLeg, ink.mid)}${outer(pole)}</g>${outer(shape(lantern) + 'M340 86h48v12h-48zM344 192h40v10h-40z')}${gel(shape(lanternGel), 'l', 2)}${flat(ribs)}${flat(taper('338,146 348,153 358,147', [2, 5, 2]) + taper('370,147 380,153 390,146', [2, 5, 2]) + taper('358,172 364,169 370,172', [2, 4, 2]))}
      ${inner(farArm, ink.mid)}${outer(nearLeg)}<g class="gel">${slit(gaiters, 'g')}</g>
      ${outer(shape(coat))}<g class="gel">${gel(shape(zigzag), 'g', 2)}${gel(mark, 'g', 2)}${flat(markFlame)}${slit(taper('216,164 242,200 256,248', [0, 8, 0]) + taper('152,206 154,250 146,296', [0, 8, 0]), 'g')}</g>
      ${outer(shape(face))}<g class="gel">${gel(shape(mouth), 'm', 2)}</g>${flat('M124 176l5 9l7-9zM130 198l5-8l6 8z')}${inner(cloth, ink.far)}
      ${outer(shape(hat))}<g class="gel">${gel(hatGel.map((each) => shape(each)).join(''), 'h', 2)}</g>${flat(taper('84,112 150,98 240,118', [3, 5, 3]) + taper('120,82 164,70 214,86', [3, 5, 3]))}
      <g class="eye">${gel(shape('100,148* 114,136 130,136 142,146* 128,156 112,156'), 'e', 2)}${flat(circle(116, 147, 5))}</g>${flat(taper('94,142 116,128 146,138', [2, 8, 2]))}
      ${glow(34, 150, 34, 'w')}<g class="gel"><path fill="#fff3c0" d="${star(30, 152, 34, 9, 8)}"/></g>
      <g class="arms">${outer(shape(farClapper) + shape(nearClapper))}${outer(shape(nearArm))}<g class="gel">${gel(shape(sleeveGel), 'g', 2)}</g>${outer(hands)}${flat(fingers, ink.far)}</g>
      <g class="gel">${gel(smallFire(276, 470, 0.9) + smallFire(236, 470, 0.5) + smallFire(390, 472, 0.6), 'f', 2)}</g>
    </g>`,
  }),
}
