import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'

const stove = shape('112,318 104,262 112,206 142,158 190,134 256,126 322,134 370,158 400,206 408,262 400,318 350,340 256,346 162,340')
const mouth = '190,306* 188,250 206,214 256,198 306,214 324,250 322,306*'
const pot =
  `<g id="e32-pot">${litPly('e32', shape('-62,4* -58,-10* -46,-12 -44,-40 -30,-48* 30,-48* 44,-40 46,-12 58,-10* 62,4* 40,10 30,36 -30,36 -40,10'), { edge: rim })}` +
  `${litPly('e32', shape('-50,-46* -48,-60* 48,-60* 50,-46*') + shape('-24,-58* -20,-74* -6,-74* -6,-66* 6,-66* 6,-74* 20,-74* 24,-58*'), { edge: rim })}</g>`
const clawLight = shape('58,228 40,206 34,172 42,140* 50,172 68,194 88,188 106,150* 110,176 100,204 80,226')
const claw =
  `<g id="e32-claw">${litPly('e32', shape('62,250 34,232 18,196 20,150 40,108 70,84* 58,122 58,154 68,176* 76,160 88,168* 86,138 100,126* 98,104 106,80* 126,120 128,164 116,206 92,240'), { edge: rim })}` +
  `<path class="gel" fill="url(#e32-c)" d="${clawLight}"/></g>`
const leg = (points: string): string => taper(points, [30, 26, 20, 0])
const legs = ['130,300 84,276 54,312 26,370', '140,322 104,316 84,344 74,372', '158,334 140,340 128,356 126,374'].map(leg).join('')
const legsRight = ['382,300 428,276 458,312 486,370', '372,322 408,316 428,344 438,372', '354,334 372,340 384,356 386,374']
  .map(leg)
  .join('')
const flames = shape(
  '196,304* 200,272 214,250 212,232* 230,246 238,266 250,238 248,214* 270,236 276,264 288,250 290,232* 306,258 314,284 318,304*',
)
const steam = (x: number, y: number, s: number): string =>
  taper(
    [
      [x, y],
      [x - 12 * s, y - 16 * s],
      [x + 8 * s, y - 30 * s],
      [x - 6 * s, y - 48 * s],
      [x - 20 * s, y - 44 * s],
    ],
    [0, 7 * s, 8 * s, 6 * s, 0],
  )
const bricks =
  [
    [128, 226, 34],
    [120, 262, 40],
    [126, 296, 44],
    [352, 226, 34],
    [350, 262, 40],
    [346, 296, 44],
    [150, 190, 30],
    [334, 190, 30],
    [206, 326, 46],
    [268, 326, 46],
  ]
    .map(([x = 0, y = 0, w = 0]) => `M${x} ${y}h${w}v3h-${w}z`)
    .join('') + 'M140 229v31h3v-31zM366 229v31h3v-31zM148 265v29h3v-29zM372 265v29h3v-29z'

export const drawing: Drawing = creature(32, 'kamadogani', {
  size: [510, 400],
  beyond: { right: 4 },
  shadow: [256, 374, 214],
  defs:
    gelGradient('e32-g', [256, 280, 96], gels.spirit) +
    gelGradient('e32-f', [256, 300, 90], ['#ffffff', '#e2fbff', '#7fdcff', '#3a8aff']) +
    gelGradient('e32-c', [74, 206, 66], gels.water) +
    gelGradient('e32-e', [0, 0, 24], gels.thunder) +
    haloGradient('e32-h', '#4fb0ff', 0.6),
  parts:
    glow('e32-h', 256, 236, 162) +
    `<g class="far">${paper(leg('118,280 70,240 36,268 4,330') + leg('394,280 442,240 476,268 506,330'), ink.mid)}</g>` +
    underShadow('e32', paper(legs + legsRight)) +
    // chimney of the far side and two pots
    litPly('e32', 'M344 70h46v16h-6v80h-34v-80h-6z', { edge: rim, fill: ink.mid }) +
    `<path class="gel" fill="#9fdcff" d="${steam(368, 70, 1)}${steam(186, 54, 0.8)}"/>` +
    `<g transform="translate(184 132)">${pot}</g><use href="#e32-pot" transform="translate(302 136)scale(.74)"/>` +
    litPly('e32', stove, { edge: rim }) +
    `<path fill="${innerRim}" opacity=".75" d="${bricks}"/>` +
    litPly('e32', shape('168,314* 166,246 188,196 256,176 324,196 346,246 344,314*'), { edge: innerRim, shadow: false }) +
    `<g class="gel">${gelWindow(shape(mouth), 'e32-g')}<path fill="url(#e32-f)" d="${flames}"/></g>` +
    underShadow(
      'e32',
      paper(
        taper('196,300 240,286 286,298', [14, 16, 13]) +
          taper('226,304 270,286 318,300', [12, 15, 14]) +
          shape('178,304* 336,304* 340,318 256,324 174,318') +
          taper('256,196 256,214 256,226', [12, 8, 0]) +
          taper('212,210 218,224 220,236', [10, 7, 0]) +
          taper('300,210 294,224 292,236', [10, 7, 0]),
      ),
    ) +
    inkOnGel(taper('206,298 236,290 266,294', [0, 3, 0]), '#8fe0ff', 0.9) +
    // eyes: the two draught holes, under an iron brow
    paper(circle(206, 166, 24) + circle(306, 166, 24), innerRim) +
    paper(circle(206, 168, 23) + circle(306, 168, 23)) +
    `<g class="eye"><g transform="translate(204 168)"><circle r="15" fill="url(#e32-e)"/>${paper('M-3-13q5 13 0 26q-8-13 0-26z')}</g><g transform="translate(304 168)"><circle r="15" fill="url(#e32-e)"/>${paper('M-3-13q5 13 0 26q-8-13 0-26z')}</g></g>` +
    paper(taper('172,142 206,146 240,164', [10, 14, 8]) + taper('340,142 306,146 272,164', [10, 14, 8])) +
    // right claw, smaller, with the poker still in it
    `<g class="claw">${paper(taper('470,96 452,196 436,286', [5, 7, 7]) + shape('464,104* 462,84 474,70 486,80* 478,84 476,98'))}${underShadow('e32', paper(taper('378,290 428,292 446,250', [28, 26, 24])))}` +
    `<g transform="translate(520 66)scale(-.8 .8)">${claw}</g></g>` +
    `<g class="claw">${underShadow('e32', paper(taper('140,290 92,304 76,236', [32, 32, 26])))}<use href="#e32-claw"/>${paper(taper('44,208 70,214 102,190', [0, 6, 0]))}</g>`,
})
