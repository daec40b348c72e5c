import { creature, glow, innerRim, paper } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'

const body = shape(
  '100,350* 92,300 88,268 70,244 48,214 40,192 56,178* 84,176 112,160 148,130 196,112 248,122 288,156 308,206 314,270 312,350*',
)
const mound = shape('8,374* 22,352 52,344 76,326 104,330 130,318 160,326 196,314 236,324 268,316 300,332 330,328 356,346 384,352 396,374*')
// eleven feelers of the star nose, uneven like fingers of a glove
const star = [14, 44, 76, 108, 138, 166, 196, 226, 256, 288, 322]
  .map((degrees, index) => leaf(50, 192, 28 + (index % 3) * 6, 9, ((degrees + 8) * Math.PI) / 180))
  .join('')
// fur: knife slits that follow the back
const fur = (
  [
    [232, 138, 30, 3, 24],
    [262, 158, 30, 3, 44],
    [284, 190, 32, 3, 64],
    [294, 232, 32, 3, 80],
    [240, 176, 26, 3, 40],
    [266, 206, 28, 3, 62],
    [276, 248, 28, 3, 78],
    [176, 132, 26, 3, 168],
    [140, 150, 24, 3, 148],
    [256, 136, 26, 3, 36],
    [288, 166, 28, 3, 56],
    [300, 206, 30, 3, 72],
    [298, 262, 26, 3, 84],
    [262, 226, 24, 3, 70],
    [250, 264, 24, 3, 80],
    [206, 126, 24, 3, 200],
  ] as const
)
  .map(([x, y, length, width, degrees]) => leaf(x, y, length, width, (degrees * Math.PI) / 180))
  .join('')
const goggle = (x: number, y: number, r: number, tilt: number): string =>
  `<g transform="translate(${x} ${y})rotate(${tilt})">${paper(circle(0, 0, r + 7), innerRim)}${paper(circle(0, 2, r + 6))}${paper(circle(0, 0, r - 2), ink.mid)}` +
  `<path class="eye" fill="url(#e21-e)" d="${shape([
    [-r + 3, 1, true],
    [0, -7],
    [r - 3, 0, true],
    [0, 8],
  ])}"/>${paper(circle(-r * 0.25, 1, 5))}</g>`
const claws = [
  '20,-6 -8,-18 -40,-6 -56,22',
  '14,4 -16,0 -46,18 -56,48',
  '18,14 -8,18 -32,38 -36,66',
  '24,22 6,32 -8,52 -8,72',
  '36,22 30,38 24,56 28,70',
]
const hand =
  `<g id="e21-hand"><path fill="#08040c" d="${claws.map((points) => taper(points, [24, 23, 19, 0])).join('')}"/>` +
  `<path class="gel" fill="url(#e21-c)" d="${claws.map((points) => taper(points, [14, 14, 10, 0], { per: 1 })).join('')}"/>` +
  `${litPly('e21', shape('58,-20 40,-36 12,-28 -4,-6 2,18 22,34 52,36 78,24 76,0'), { edge: rim, shadow: false })}</g>`

export const drawing: Drawing = creature(21, 'sunamoguri', {
  size: [400, 400],
  shadow: [202, 372, 186],
  defs:
    gelGradient('e21-f', [214, 190, 190], gels.water) +
    gelGradient('e21-g', [200, 330, 150], gels.water) +
    gelGradient('e21-n', [48, 192, 44], gels.venom) +
    gelGradient('e21-c', [-4, 10, 66], gels.water) +
    gelGradient('e21-e', [-4, 0, 32], ['#ffffff', '#c9fbff', '#5fe0f0', '#1f8fc8']) +
    haloGradient('e21-h', '#6fe0ff', 0.75),
  parts:
    glow('e21-h', 200, 282, 116) +
    // light of the burrow
    `<ellipse class="gel" cx="202" cy="326" rx="166" ry="34" fill="url(#e21-g)"/>` +
    litPly('e21', body, { edge: rim }) +
    `<path class="gel" fill="url(#e21-f)" d="${fur}"/>` +
    // whiskers and the grin with its one tooth
    paper(taper('84,222 52,240 18,240', [4, 3, 0]) + taper('90,232 62,256 30,266', [4, 3, 0])) +
    gelWindow(shape('84,238* 108,256 140,258 166,244* 158,266 132,278 104,270'), 'e21-g') +
    paper('M116 254l8 14l9-13zM102 252l5 8l6-5z', '#f4fbff') +
    paper(taper('100,172 150,176 220,158 296,176', [14, 18, 18, 12]), ink.mid) +
    goggle(136, 190, 27, -10) +
    goggle(212, 178, 32, -6) +
    `<g class="gel"><path fill="#08040c" stroke="#08040c" stroke-width="8" stroke-linejoin="round" d="${star}"/><path fill="url(#e21-n)" d="${star}"/></g>${paper(circle(48, 192, 12))}${paper(circle(45, 188, 3.5), '#ffe6ff')}` +
    `<path class="gel" fill="url(#e21-g)" d="${shape('84,338* 120,312 160,318 204,304 250,316 290,310 322,338* 290,360 200,364 110,360')}"/>` +
    litPly('e21', mound, { edge: rim }) +
    // ripples in the sand, and footprints that lead in
    `<path fill="${rim}" opacity=".45" d="${taper('96,350 140,342 180,350', [0, 4, 0], { per: 1 })}${taper('210,358 250,348 290,358', [0, 4, 0], { per: 1 })}${taper('30,364 60,358 92,364', [0, 3, 0], { per: 1 })}${taper('318,364 342,356 372,364', [0, 3, 0], { per: 1 })}"/>` +
    `<g transform="translate(78 304)rotate(-6)">${hand}</g><use href="#e21-hand" transform="translate(322 306)scale(-1 1)rotate(-10)"/>`,
})
