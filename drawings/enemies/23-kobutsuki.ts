import { creature, innerRim, paper, underShadow } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { gelGradient, gels, gelWindow, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, shape, taper } from '../tools/paper.ts'

const humps = shape(
  '132,306* 128,262 140,214 168,182 196,182 214,206* 222,154 250,112 296,100 338,124 360,176* 372,150 400,138 434,152 458,194 464,246 458,296 440,316 380,330 300,336 210,334 160,326',
)
const neck = taper('214,306 178,296 128,292 94,262 86,208 98,160', [0, 44, 62, 46, 38, 40])
const head = shape('118,138 112,116* 100,126 84,126 58,136 34,154 20,172 18,190 30,200 46,198 52,206 66,206 74,196 96,196 118,180 126,158')
const leg = (points: string): string => taper(points, [34, 20, 24, 15, 18])
const legs = leg('186,312 180,332 178,340 178,356 176,368') + leg('410,300 416,326 418,336 414,354 412,368')
const farLegs = leg('228,312 236,334 238,342 240,356 242,366') + leg('352,312 346,334 344,342 346,356 346,366')
// tanks: nearly empty, full, half full
const tanks = [
  '148,292 146,256 158,218 178,202 194,204 206,226 210,264 200,300 172,308',
  '222,300 222,236 236,168 262,130 294,118 326,138 342,182 344,240 334,304 280,316',
  '358,302 360,240 372,184 396,160 424,168 444,202 448,248 438,296 396,310',
].map((points) => shape(points))
const water = [
  shape('150,282* 160,278 172,284 186,279 202,284* 198,298 172,306 152,294'),
  shape('228,172* 246,164 268,174 292,165 316,174 338,168* 342,240 332,302 280,314 224,298 224,236'),
  shape('364,232* 380,226 396,234 416,227 446,232* 446,256 436,294 396,308 360,300'),
]
const fish = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y})scale(${scale})" d="M-22 0q14-14 30-2l14-10q-5 12 0 22l-14-9q-16 12-30-1zM-12-3a2 2 0 1 0 .1 0z"/>`
const straw = '26,180 14,136 32,74 98,36 176,38 240,74 268,136'

export const drawing: Drawing = creature(23, 'kobutsuki', {
  size: [510, 400],
  shadow: [298, 372, 176],
  defs: gelGradient('e23-g', [282, 220, 190], gels.water) + gelGradient('e23-e', [74, 156, 20], gels.lamp),
  parts:
    `<g class="far">${paper(farLegs, ink.mid)}</g>` +
    `<g class="tail">${paper(taper('452,240 484,256 492,290 486,310', [16, 10, 7, 5]) + shape('478,300* 492,296 500,318 494,342* 486,328 478,338*'))}</g>` +
    underShadow('e23', paper(legs)) +
    litPly('e23', humps, { edge: rim }) +
    `<g class="gel">${tanks.map((tank) => paper(tank, '#17264a')).join('')}${water.map((level) => gelWindow(level, 'e23-g')).join('')}` +
    `<g fill="#0b2f6e" opacity=".75">${fish(274, 214, 1)}${fish(308, 262, -0.8)}${fish(254, 280, 0.6)}${fish(404, 268, 0.7)}</g>` +
    `<g fill="none" stroke="#eafcff" stroke-width="2.5" opacity=".8"><circle cx="312" cy="204" r="7"/><circle cx="322" cy="186" r="4"/><circle cx="244" cy="238" r="5"/><circle cx="426" cy="252" r="4"/></g></g>` +
    // bridges between the tanks, and light on the glass
    underShadow(
      'e23',
      paper(
        taper('214,200 220,250 214,318', [10, 12, 18]) +
          taper('360,170 350,240 352,318', [10, 12, 18]) +
          taper('136,312 220,304 300,318 400,304 456,300', [6, 16, 12, 16, 0]),
      ),
    ) +
    `<path fill="#f4fdff" opacity=".75" d="${shape('238,206* 240,178 254,148 272,134* 258,160 248,184 246,206*')}${shape('378,214* 382,194 394,180* 388,200 386,216*')}"/>` +
    // a plaster on the empty hump
    `<g transform="translate(176 236)rotate(-32)">${paper('M-22-7q0-3 3-3h38q3 0 3 3v14q0 3-3 3h-38q-3 0-3-3z', rim)}${paper('M-7-10h14v20h-14z', innerRim)}</g>` +
    litPly('e23', neck + head, { edge: rim }) +
    `<path fill="url(#e23-g)" opacity=".8" d="${taper('114,244 102,252 92,250', [0, 4, 0], { per: 1 })}${taper('116,262 106,272 96,272', [0, 4, 0], { per: 1 })}${taper('126,280 118,290 110,291', [0, 4, 0], { per: 1 })}"/>` +
    paper(shape('112,124* 118,104 134,100* 132,118 124,134')) +
    // the look from above: heavy lid, long lashes
    `<g class="eye"><path fill="url(#e23-e)" d="${shape('58,160* 74,152 92,158* 84,170 68,170')}"/>${paper(circle(72, 163, 4.5))}</g>` +
    paper(taper('52,158 74,149 98,156', [2, 8, 3]) + taper('60,160 54,168 46,170', [4, 3, 0]) + taper('66,164 62,174 56,178', [4, 3, 0])) +
    `<path fill="url(#e23-e)" d="${taper('26,188 44,190 64,184', [0, 4, 0], { per: 1 })}M30 168l9-5l-3 7z"/>` +
    // the straw from its mouth to its own hump
    paper(taper(straw, [11, 11, 11, 11, 11, 11, 11])) +
    `<path class="gel" fill="#a6ecff" d="${taper(straw, [5, 5, 5, 5, 5, 5, 5], { per: 1 })}"/>` +
    paper('M256 128h26v18h-26z'),
})
