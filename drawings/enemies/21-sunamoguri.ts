import { creature, glow, innerRim, paper } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'

// A star-nosed mole shoots up out of the sand, one great hand thrown up to strike
const body = shape(
  '112,356* 104,300 108,250 124,206* 104,188 80,178 58,168 46,150 54,132 78,122 112,122 144,112 180,88 220,78 258,90 288,124 304,176 310,240 318,300 316,356*',
)
// eleven feelers of the nose, uneven like fingers of a glove
const star = [14, 44, 76, 108, 138, 166, 196, 226, 256, 288, 322]
  .map((degrees, index) => leaf(52, 146, 28 + (index % 3) * 7, 9, ((degrees + 8) * Math.PI) / 180))
  .join('')
// fur: knife slits that follow the back
const fur = (
  [
    [206, 92, 34, 16],
    [244, 100, 36, 42],
    [272, 132, 38, 62],
    [288, 176, 40, 78],
    [292, 226, 42, 86],
    [256, 172, 30, 70],
    [266, 212, 34, 80],
    [270, 258, 36, 88],
    [296, 282, 36, 90],
    [164, 104, 30, 150],
    [116, 262, 34, 94],
  ] as const
)
  .map(([x, y, length, degrees], index) => leaf(x, y, length, index % 2 === 0 ? 5.5 : 3.5, (degrees * Math.PI) / 180))
  .join('')
/** The chest, one ply nearer the light. */
const chest = shape('136,356* 130,300 136,254 156,236 196,238 226,262 238,306 240,356*')
const bellyFolds = [
  ['146,276 184,288 222,274', 6],
  ['142,300 186,312 230,298', 6],
  ['142,324 188,336 236,322', 6],
]
  .map(([way, width]) => taper(String(way), [0, Number(width), 0]))
  .join('')
const goggle = (x: number, y: number, r: number, tilt: number): string =>
  `<g transform="translate(${x} ${y})rotate(${tilt})">${paper(circle(0, 0, r + 8), innerRim)}${paper(circle(0, 2, r + 7))}${paper(circle(0, 0, r - 1), ink.mid)}` +
  `<path class="eye" fill="url(#e21-e)" d="${shape([
    [-r + 3, -2, true],
    [0, -r * 0.5],
    [r - 3, 2, true],
    [0, r * 0.5],
  ])}"/>${paper(circle(-r * 0.28, 0, 7))}<circle cx="${-r * 0.42}" cy="-4" r="2.4" fill="#fff"/></g>`
// a hand, wrist at (40, 10), five claws to the left
const claws = [
  '20,-10 -6,-26 -38,-24 -62,-6',
  '12,0 -22,-8 -54,2 -72,26',
  '14,12 -16,12 -44,28 -56,54',
  '22,22 2,32 -16,52 -20,76',
  '36,26 30,40 24,56 28,72',
]
const hand =
  `<g id="e21-hand"><path fill="#08040c" d="${claws.map((way) => taper(way, [26, 25, 20, 0])).join('')}"/>` +
  `<path class="gel" fill="url(#e21-c)" d="${claws.map((way) => taper(way, [15, 15, 10, 0], { per: 1 })).join('')}"/>` +
  `${litPly('e21', shape('58,-24 40,-40 12,-32 -6,-8 0,18 22,36 52,38 78,26 76,0'), { edge: rim, shadow: false })}</g>`
const armUp = taper('284,230 328,214 344,160 338,110', [76, 64, 50, 40])
const armLeft = taper('132,290 96,300 70,318', [60, 48, 40])
/** Sand thrown up, in shards. */
const splash = (
  [
    [66, 348, -128, 74, 15],
    [96, 344, -112, 52, 12],
    [38, 356, -146, 66, 12],
    [330, 346, -58, 70, 15],
    [354, 350, -40, 72, 13],
    [376, 358, -28, 40, 10],
    [16, 362, -156, 36, 9],
  ] as const
)
  .map(([x, y, degrees, length, width]) => {
    const a = (degrees * Math.PI) / 180
    return taper(
      [
        [x, y + 10],
        [x + Math.cos(a) * length * 0.5, y + Math.sin(a) * length * 0.62],
        [x + Math.cos(a) * length, y + Math.sin(a) * length],
      ],
      [width, width * 1.1, 0],
    )
  })
  .join('')
const grains = [
  [30, 268, 5],
  [14, 306, 4],
  [62, 252, 3],
  [386, 262, 5],
  [372, 228, 3],
  [394, 300, 4],
]
  .map(([x = 0, y = 0, r = 0]) => `M${x} ${y - r}l${r} ${r}l-${r} ${r}l-${r}-${r}z`)
  .join('')
const mound = shape('0,374* 14,358 42,350 70,338 100,344 128,330 160,340 196,330 236,340 270,330 304,342 332,338 358,350 386,358 402,374*')

export const drawing: Drawing = creature(21, 'sunamoguri', {
  size: [400, 400],
  beyond: { left: 24, right: 18 },
  shadow: [202, 374, 190],
  defs:
    gelGradient('e21-f', [230, 170, 190], gels.water) +
    gelGradient('e21-g', [190, 330, 150], gels.water) +
    gelGradient('e21-m', [120, 226, 70], gels.venom) +
    gelGradient('e21-n', [50, 146, 44], gels.venom) +
    gelGradient('e21-c', [-4, 10, 76], gels.water) +
    gelGradient('e21-e', [-4, 0, 32], ['#ffffff', '#fff3b0', '#ffd04a', '#f28a2a']) +
    haloGradient('e21-h', '#6fe0ff', 0.75),
  parts:
    glow('e21-h', 210, 268, 128) +
    litPly('e21', splash, { edge: rim, fill: ink.mid }) +
    paper(grains, ink.mid) +
    litPly('e21', armUp, { edge: rim }) +
    `<g class="claw"><use href="#e21-hand" transform="translate(340 106)rotate(80)scale(1.08)"/></g>` +
    litPly('e21', body, { edge: rim }) +
    `<path class="gel" fill="url(#e21-f)" d="${fur}"/>${litPly('e21', chest, { fill: ink.mid, edge: innerRim, shadow: false })}<path fill="url(#e21-g)" d="${bellyFolds}"/>` +
    paper(taper('86,176 60,190 30,196', [4, 3, 0]) + taper('92,184 70,204 44,216', [4, 3, 0])) +
    gelWindow(shape('78,174* 104,188 134,186 158,168* 162,200 144,226 116,226 94,204'), 'e21-m') +
    paper('M92 184l7 16l9-12zM138 183l-2 17l-12-13zM112 226l4-14l10 14z', '#f4fbff') +
    paper(taper('92,132 150,126 226,100 290,128', [14, 19, 19, 12]), ink.mid) +
    goggle(134, 136, 27, -8) +
    goggle(214, 122, 33, -4) +
    `<g class="gel"><path fill="#08040c" stroke="#08040c" stroke-width="8" stroke-linejoin="round" d="${star}"/><path fill="url(#e21-n)" d="${star}"/></g>${paper(circle(52, 146, 12))}${paper(circle(49, 142, 3.5), '#ffe6ff')}` +
    `<path class="gel" fill="url(#e21-g)" d="${shape('92,346* 120,322 160,330 204,318 250,328 300,322 330,346* 290,364 200,368 120,364')}"/>` +
    litPly('e21', mound, { edge: rim }) +
    `<path fill="${rim}" opacity=".45" d="${taper('96,358 140,350 180,358', [0, 4, 0], { per: 1 })}${taper('210,362 250,354 290,362', [0, 4, 0], { per: 1 })}${taper('318,366 342,360 372,366', [0, 3, 0], { per: 1 })}"/>` +
    litPly('e21', armLeft, { edge: rim }) +
    `<g transform="translate(64 318)rotate(-22)">${hand}</g>`,
})
