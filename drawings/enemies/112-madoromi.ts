import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, star, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e112'
const { outer, inner, gel, slit, flat, glow, stroke } = plySet(prefix, '#8e3530')

const pillow = shape(
  '28,262* 60,270 130,276 220,276 310,268 372,252* 362,284 362,316 378,346* 310,334 220,340 120,346 20,352* 36,322 38,290',
)
const pillowBands =
  taper('64,280 72,308 62,340', [10, 12, 10]) +
  taper('336,268 328,300 340,330', [10, 12, 10]) +
  taper('84,282 92,308 84,338', [4, 5, 4]) +
  taper('316,270 308,300 318,330', [4, 5, 4])
const tassels = [
  [24, 262],
  [20, 352],
  [376, 254],
  [382, 346],
]
  .map(([x = 0, y = 0], index) => {
    const side = x < 200 ? -1 : 1
    return (
      circle(x, y, 8) +
      [-0.5, 0, 0.5]
        .map((turn) =>
          taper(
            [
              [x, y],
              [x + side * 12 + turn * 6, y + 16],
              [x + side * (10 + turn * 18), y + 36 + (index % 2) * 6],
            ],
            [6, 6, 0],
            { per: 1 },
          ),
        )
        .join('')
    )
  })
  .join('')
// He sleeps on his front, cheek on his sleeves, robe all over the place
const robe = shape('96,250* 92,220 112,196 150,184 200,168 262,158 318,172 352,206 364,246 358,266* 300,276 220,284 140,284 96,276')
const train = shape('340,190* 372,214 392,260 390,320 374,368 352,392* 344,360 326,372* 330,320 336,270 320,230')
const folds = ['214,180 236,216 232,268', '258,170 288,210 286,264', '306,180 330,214 330,256', '176,194 188,226 182,270']
  .map((line) => taper(line, [0, 10, 3]))
  .join('')
const trainLight = taper('352,216 372,270 358,350', [0, 9, 0]) + taper('340,240 350,290 342,336', [0, 6, 0])
const crests = [
  [207, 240],
  [259, 238],
]
  .map(([x = 0, y = 0]) => star(x, y, 13, 6, 5))
  .join('')
const head = shape('66,212 68,176 94,152 132,148 162,168 170,204 156,238 122,252 88,244')
const faceShape = shape('70,214 76,184 98,166 128,164 150,180 156,206 144,232 118,244 90,238')
const hat = shape('92,160* 100,132 96,96 112,58 144,36 172,44 170,66 150,84 148,110 162,134 168,162* 132,146')
const hatCord = taper('92,158 72,188 76,224 96,248', [4, 4, 4, 3])
/** Two bare soles stick out behind. */
const soles =
  shape('346,240* 364,230 384,224 392,238 386,250 366,252*') +
  shape('346,264* 366,258 386,256 394,270 386,282 364,278*') +
  [0, 1, 2, 3].map((i) => circle(393 + i, 226 + i * 8, 5.5 - i * 0.6) + circle(394 + i, 258 + i * 8, 5.5 - i * 0.6)).join('')
const sleeve = shape('40,250* 62,228 100,234 150,240 196,226* 214,250 206,282 176,300 120,306* 118,286 84,296* 60,286 44,272')
const sleeveBands = taper('126,290 160,286 196,262', [6, 7, 6]) + taper('52,266 72,280 96,284', [5, 6, 5])
// His dream: a moon with somebody fishing from it
const dream = circle(296, 84, 68)
const dreamScene = 'M262 62a44 44 0 1 0 66 46a40 40 0 0 1-66-46z'
const fisher = circle(300, 70, 7) + shape('292,78* 308,78* 312,100 306,110* 292,110* 290,96') + taper('302,84 322,70 344,60', [4, 3, 2])
const bubbles = circle(214, 138, 13) + circle(190, 156, 8)
const wisps =
  taper('120,372 180,364 250,372', [0, 7, 0]) + taper('90,388 150,382 200,386', [0, 5, 0]) + taper('230,386 280,380 330,384', [0, 5, 0])

export const drawing: Drawing = {
  name: 'enemies/112',
  svg: enemySvg('madoromi', {
    viewBox: '-15 0 430 430',
    defs: `${gelGradient(`${prefix}-g`, [230, 230, 190], gels.ice)}${gelGradient(`${prefix}-d`, [296, 78, 74], ['#f2ffff', '#a6d8ff', '#5a6ce8', '#2a1668'])}${gelGradient(`${prefix}-p`, [200, 306, 190], gels.dark)}${gelGradient(`${prefix}-f`, [108, 200, 60], ['#fff6dc', '#ffe2b0', '#f6b87a', '#c8705a'])}${haloGradient(`${prefix}-h`, '#8fc0ff', 0.6, '#5a6ce8')}${figureFilter(prefix, '#140308')}`,
    content: `${groundShadow(200, 402, 150, 12)}<g class="body">${flat(wisps, '#d8eaff', 0.5)}${outer(train, ink.mid)}${slit(trainLight, 'p')}${inner(tassels, ink.mid)}${outer(pillow, ink.far)}<g class="gel">${slit(pillowBands, 'p')}</g>${slit(leaf(120, 314, 160, 6, -0.03) + leaf(140, 296, 110, 4, -0.02) + leaf(140, 330, 120, 4, -0.03), 'p')}
<g class="bubble"><circle cx="296" cy="84" r="84" fill="url(#${prefix}-h)"/>${outer(circle(296, 84, 75))}<g class="gel">${gel(dream, 'd', 3)}</g>${flat(dreamScene, '#fff6d8')}${flat(fisher, '#1a0f3a')}${stroke('M344 60v44', '#1a0f3a', 2)}${flat(leaf(338, 108, 16, 5, 0.2), '#1a0f3a')}${flat(star(254, 110, 6, 2, 4) + star(322, 34, 6, 2, 4) + star(268, 40, 4, 1.5, 4), '#fff6d8')}${gel(bubbles, 'd', 3)}</g>
${flat(soles, '#f6c896')}${flat(taper('366,242 374,236 382,238', [0, 3, 0]) + taper('366,270 376,266 384,270', [0, 3, 0]), '#a8553a')}${outer(robe)}<g class="gel">${slit(folds + crests + taper('110,262 200,276 350,258', [0, 7, 0]))}</g>${outer(hat)}${slit(taper('112,128 120,90 146,58', [0, 7, 0]) + taper('96,150 130,136 164,152', [4, 6, 4]))}${outer(head)}
<path fill="url(#${prefix}-f)" d="${faceShape}"/>${flat(shape('72,206* 76,180 100,164 130,162 152,182* 128,176 100,180 84,190'), '#b9582f', 0.45)}<g class="eye">${flat(taper('82,204 92,212 104,206', [0, 4.5, 0]) + taper('122,204 134,210 144,202', [0, 4.5, 0]), '#120b18')}${slit(leaf(84, 206, 18, 0.1, 0))}</g>${flat(circle(98, 190, 5) + circle(126, 188, 5), '#3a1420', 0.85)}${flat(circle(86, 222, 8) + circle(142, 218, 7), '#f2604f', 0.4)}${flat(shape('108,224 118,222 122,230 114,236 106,232'), '#7a1a2a')}${flat(taper('112,210 110,216 114,218', [2, 3, 2]), '#b9582f')}
${flat(hatCord, '#c8a0ff')}${outer(sleeve)}${slit(sleeveBands)}${flat(shape('96,240* 118,232 140,238 136,250 110,252'), '#f5c68c')}${flat(taper('112,236 106,254 102,262', [3, 4, 0]), '#a6d8ff', 0.9)}${glow(114, 262, 8)}</g>`,
  }),
}
