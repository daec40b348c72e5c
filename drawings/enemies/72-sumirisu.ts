import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e72'
const { outer, inner, gel, slit, flat, glow } = plySet(prefix, '#2f6d70')

const body = shape(
  '146,74* 168,98 176,130 204,158 230,200 244,250 242,308 226,350 210,370* 112,370* 108,356 130,346 148,342 142,310 134,284 132,254 126,226 104,214 84,200 70,182* 80,166 100,148 114,126 128,112 132,92',
)
const farEar = shape('118,84* 136,104 140,130 116,126')
const haunch = shape('222,250 244,286 240,336 222,364 170,370* 128,370* 124,358 150,350 158,318 172,276 196,252')
const arm =
  taper('196,214 176,236 154,256 124,256 104,238', [0, 32, 28, 20, 14]) +
  taper('104,240 92,232 88,222', [12, 9, 0]) +
  taper('110,248 96,246 86,238', [11, 8, 0])
// The brush: stem, ferrule, bristles that flick forward over the head
const stem = taper('206,356 256,362 300,340 318,296', [30, 38, 40, 46])
const ferrule = shape('286,290* 342,304* 346,268* 284,254*')
const bristles = shape('280,262* 268,214 276,164 296,122 296,86 272,56 232,40* 288,32 336,58 366,108 376,166 368,222 348,274*')
const streaks = [
  '300,258 292,210 300,160 318,116 308,76 276,46',
  '320,262 322,210 332,160 340,112 322,76',
  '338,264 350,214 354,166 348,128',
  '290,240 284,200 290,168',
]
  .map((line, index) => taper(line, [5, [13, 12, 10, 7][index] ?? 8, 8, 0]))
  .join('')
const ferruleBands = taper('292,284 318,290 338,296', [5, 5, 5]) + taper('290,268 318,274 340,280', [4, 4, 4])
// The page it gnaws from the edge inwards: two bites are already gone
const page = shape('20,190* 34,182* 84,196* 92,205 84,214* 94,222 88,232* 100,242 96,254* 106,270* 18,278* 26,258 12,244*')
const pageLines = ['34,206 56,208 76,212', '32,224 52,226 78,226', '30,242 56,244 80,244', '32,260 60,262 88,260']
  .map((line) => taper(line, [0, 3.4, 0]))
  .join('')
const teeth = 'M80 202l-2 14 7 2 3-14z'

export const drawing: Drawing = {
  name: 'enemies/72',
  svg: enemySvg('sumirisu', {
    viewBox: '0 0 400 400',
    defs: `${gelGradient(`${prefix}-g`, [320, 190, 180], gels.fire)}${gelGradient(`${prefix}-p`, [60, 220, 60], ['#fff8e6', '#ffeec0', '#f8cf8a', '#d88a4a'])}${gelGradient(`${prefix}-e`, [126, 154, 30], gels.lamp)}${haloGradient(`${prefix}-h`, '#ff9a4d', 0.6, '#ff5a2a')}${figureFilter(prefix, '#02080c')}`,
    content: `${groundShadow(206, 372, 150, 14)}<g class="body"><g class="tail">${outer(stem)}${outer(bristles)}<g class="gel">${slit(streaks)}</g>${inner(ferrule, ink.mid)}${slit(ferruleBands)}
<path class="drip" fill="${ink.near}" d="M226 52q-12 18 0 26q12-8 0-26zM216 92q-7 11 0 16q7-5 0-16z"/></g>
${flat(farEar, ink.mid)}${outer(body)}${slit(leaf(148, 116, -26, 7, 1.3) + taper('206,184 228,230 230,286', [0, 7, 0]))}${inner(haunch)}${slit(taper('184,288 172,318 174,342', [0, 8, 0]) + taper('206,292 196,324 200,346', [0, 7, 0]) + leaf(132, 362, 30, 3, 0))}
${gel(page, 'p', 2)}${flat(pageLines, '#7a2f24', 0.75)}${flat(teeth, '#fff6dc')}${inner(arm)}
<g class="eye">${glow(120, 158, 34)}${slit(shape('98,164* 112,146 132,146 144,160* 130,170 112,170'), 'e')}${flat(circle(112, 158, 8), '#0a0508')}${flat(circle(109, 155, 2.6), '#fff')}</g>${flat(shape('92,146* 118,134 150,150* 122,142'), ink.mid)}</g>`,
  }),
}
