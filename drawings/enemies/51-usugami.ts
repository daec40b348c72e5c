import { creature, glow, inkOnGel, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, cut, shape, taper } from '../tools/paper.ts'

const flap = cut('92,176 196,26 318,150')
const letter = shape('116,196* 126,92* 292,72* 306,176* 210,280')
const pocket = cut('88,174 206,268 322,148 340,318 106,344')
const leg = (points: string): string => taper(points, [17, 11, 13, 9, 8])
const foot = (x: number, y: number): string =>
  taper(
    [
      [x + 6, y - 10],
      [x - 14, y - 2],
      [x - 34, y],
    ],
    [10, 9, 0],
  ) +
  taper(
    [
      [x + 4, y - 8],
      [x + 14, y - 2],
      [x + 24, y],
    ],
    [9, 7, 0],
  )
// arms: strips of paper folded twice, the last fold is the blade
const blade = cut('104,250 52,262 30,236 96,222') + cut('52,264 22,240 8,142 46,196')
const rules = [0, 1, 2, 3, 4, 5].map((index) => `M${152 + index * 24} ${98 - index * 3}l4 150l3 0l-4-150z`).join('')

export const drawing: Drawing = creature(51, 'usugami', {
  size: [400, 400],
  beyond: { right: 3 },
  shadow: [212, 372, 108],
  defs:
    gelGradient('e51-g', [208, 150, 130], gels.lamp) +
    gelGradient('e51-r', [214, 270, 120], ['#fff0f4', '#ff9ab8', '#e83f6f', '#7a1040']) +
    gelGradient('e51-e', [206, 152, 70], gels.venom) +
    haloGradient('e51-h', '#ffc26a', 0.6),
  parts:
    glow('e51-h', 208, 156, 150) +
    `<g class="far">${paper(leg('252,316 274,336 262,348 266,358 268,366') + foot(268, 370), ink.mid)}${litPly('e51', cut('322,230 372,214 392,236 332,262') + cut('372,214 394,236 390,150'), { edge: rim, fill: ink.mid })}</g>` +
    litPly('e51', flap, { edge: rim, fill: ink.mid }) +
    `<path fill="${ink.far}" d="${cut('126,160 196,52 284,140')}"/>` +
    underShadow('e51', paper(leg('166,330 144,344 156,354 150,360 148,366') + foot(146, 370))) +
    // the letter: ruled, without writing
    litPly('e51', shape('108,200* 118,84* 298,62* 314,180* 212,290'), { edge: rim }) +
    `<g class="gel">${gelWindow(letter, 'e51-g')}${inkOnGel(rules, '#a8401c', 0.42)}</g>` +
    underShadow(
      'e51',
      paper(shape('130,152* 150,130 182,128 204,146* 190,168 160,174') + shape('294,134* 272,114 240,116 222,138* 236,160 270,158')),
    ) +
    `<g class="eye"><path fill="url(#e51-e)" d="${shape('140,152* 158,140 180,138 196,148* 182,160 160,164')}${shape('284,134* 266,124 244,126 230,140* 244,152 264,149')}"/>${paper(circle(164, 152, 7) + circle(246, 140, 7))}<circle cx="160" cy="148" r="2.500" fill="#fff"/><circle cx="242" cy="136" r="2.500" fill="#fff"/></g>` +
    paper(taper('126,136 158,116 200,130', [2, 9, 3]) + taper('298,116 262,100 222,122', [2, 9, 3])) +
    // the envelope it looks out of, with the folds of its back
    litPly('e51', pocket, { edge: rim }) +
    litPly('e51', cut('88,176 208,268 106,344'), { edge: innerRim, shadow: false, fill: ink.near }) +
    litPly('e51', cut('322,150 208,268 340,318'), { edge: innerRim, shadow: false }) +
    litPly('e51', cut('106,344 212,262 340,318'), { edge: innerRim }) +
    // paper cord with its bow
    `<g class="gel">${paper(taper('96,292 160,300 214,294 280,288 332,272', [12, 14, 14, 14, 12]) + taper('214,294 178,262 150,270 160,298 214,296', [12, 13, 13, 13, 12]) + taper('214,294 246,254 276,256 272,284 214,296', [12, 13, 13, 13, 12]) + taper('210,298 192,326 170,346', [13, 12, 8]) + taper('218,298 240,322 266,334', [13, 12, 8]))}` +
    `<path fill="url(#e51-r)" d="${taper('98,292 160,300 214,294 280,288 330,273', [5, 6, 6, 6, 5], { per: 1 })}${taper('214,294 178,262 150,270 160,298 214,296', [5, 6, 6, 6, 5])}${taper('214,294 246,254 276,256 272,284 214,296', [5, 6, 6, 6, 5])}${taper('210,298 192,326 170,346', [6, 5, 3])}${taper('218,298 240,322 266,334', [6, 5, 3])}${circle(214, 295, 8)}"/></g>` +
    `<g class="arms">${litPly('e51', blade, { edge: rim })}<path class="gel" fill="url(#e51-r)" d="${cut('14,156 42,202 50,254 36,238')}"/><path fill="#e83f6f" d="M10 118q-9 15 0 19q9-4 0-19z"/></g>`,
})
