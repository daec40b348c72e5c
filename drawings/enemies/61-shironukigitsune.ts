import { creature, glow, innerRim, paper, underShadow, whitePly } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { type GelRamp, gelGradient, gels, haloGradient, ink } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'

const night: GelRamp = ['#8d7cf0', '#4c3cb4', '#1f1a66', '#0a0a30']
const washi =
  '<linearGradient id="e61-w" x2="0" y2="1"><stop stop-color="#ffffff"/><stop offset=".55" stop-color="#f3f6ff"/><stop offset="1" stop-color="#c3d2f0"/></linearGradient>'
const body = shape(
  '150,196 196,178 252,184 310,192 356,206 380,240 372,282 336,292 286,270 238,274 214,300* 204,282* 188,310* 178,284* 158,296* 150,262',
)
const head = shape(
  '26,232* 52,214 84,196 104,178 104,150 96,84* 128,118 144,152* 162,148 180,96* 200,136 198,184 188,214 196,240* 172,242 176,262* 146,256 112,262 76,258 46,248',
)
const tail = shape('344,246 372,220 390,176 388,124 402,72 440,34 470,10* 474,52 492,86 496,140 480,196 446,242 400,268 356,274')
const leg = (points: string, widths: readonly number[]): string => taper(points, widths)
const nearFront = leg('212,230 196,264 156,304 112,318 74,350', [16, 52, 36, 24, 17]) + shape('90,338 74,340 54,354 50,366* 84,366* 96,352')
const nearHind = leg('344,250 372,300 342,330 366,354', [70, 42, 24, 18]) + shape('356,344 378,348 378,368* 334,368* 340,356')
const farFront = leg('214,266 214,312 184,330 194,356', [46, 30, 20, 16]) + shape('184,346 204,350 204,368* 164,368* 170,356')
const farHind = leg('326,262 302,308 318,334 296,356', [50, 32, 20, 16]) + shape('288,346 308,350 306,368* 266,368* 272,356')
const flame = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y})scale(${s})" d="M0 20c-17-8-14-26-4-36c-2 10 4 12 6 2c8 10 14 28-2 34z"/>`

export const drawing: Drawing = creature(61, 'shironukigitsune', {
  size: [510, 400],
  shadow: [226, 372, 184],
  flood: '#0c1833',
  defs:
    washi +
    gelGradient('e61-n', [432, 140, 130], night) +
    gelGradient('e61-b', [270, 230, 130], night) +
    gelGradient('e61-e', [112, 204, 40], gels.fire) +
    gelGradient('e61-l', [150, 84, 40], gels.lamp) +
    haloGradient('e61-h', '#ffb35a', 0.55),
  parts:
    // black snow that it kicks up
    paper(
      circle(40, 320, 5) +
        circle(22, 344, 3.5) +
        circle(26, 296, 3) +
        circle(410, 352, 5) +
        circle(430, 334, 3.5) +
        circle(452, 356, 4) +
        circle(446, 316, 2.5),
    ) +
    `<g class="far">${whitePly('e61-a', farFront, '#b4c4e6', 9)}${whitePly('e61-c', farHind, '#b4c4e6', 9)}</g>` +
    `<g class="tail">${whitePly('e61-t', tail, 'url(#e61-w)')}<path class="gel" fill="url(#e61-n)" d="${shape('400,206 404,150 414,104 436,66 460,38* 462,72 480,104 482,146 466,192 434,228 404,238')}"/>` +
    // bridges of white through the night in the tail
    `<path fill="#f3f6ff" d="${taper('372,250 424,204 450,140 452,58', [14, 12, 8, 0])}${taper('428,196 462,176 484,140', [8, 6, 0])}${taper('406,216 410,164 426,116', [9, 6, 0])}${taper('448,146 468,118 478,92', [6, 4, 0])}"/><path fill="#ffe6a0" d="${circle(434, 120, 3)}${circle(462, 150, 2.5)}${circle(418, 182, 2.5)}${circle(446, 92, 2)}${circle(470, 116, 2)}${circle(440, 206, 2.5)}"/></g>` +
    whitePly('e61-k', nearHind, 'url(#e61-w)') +
    whitePly('e61-o', body, 'url(#e61-w)') +
    // fur, cut in the direction of the wind
    `<path class="gel" fill="url(#e61-b)" d="${taper('226,200 270,206 316,214 352,240', [0, 10, 12, 0])}${taper('236,216 274,226 308,232 340,256', [0, 13, 14, 0])}${taper('246,236 276,246 304,248 330,270', [0, 11, 11, 0])}${taper('252,254 274,262 294,260', [0, 7, 0])}${taper('352,214 372,236 374,262 360,282', [0, 9, 9, 0])}${taper('212,196 226,222 230,250 222,276', [0, 8, 9, 0])}"/>` +
    whitePly('e61-q', nearFront, 'url(#e61-w)') +
    paper(
      shape('112,312* 92,322 76,340 54,354 50,366* 84,366* 98,346 116,330') + shape('350,332* 360,344 376,350 378,368* 334,368* 342,354'),
    ) +
    `<path fill="url(#e61-b)" d="${taper('66,354 60,364', [4, 3])}${taper('78,352 74,364', [4, 3])}${taper('346,356 344,366', [4, 3])}${taper('360,354 358,366', [4, 3])}"/>` +
    whitePly('e61-d', head, 'url(#e61-w)') +
    // ears, mask and muzzle
    `<path class="gel" fill="url(#e61-b)" d="${shape('106,104* 122,128 132,152 116,158 112,134')}${shape('178,114* 188,140 186,168 170,160 172,138')}"/>` +
    `<path fill="${ink.near}" d="${shape('26,232* 44,220 58,222 52,236 38,240')}${taper('44,242 76,250 104,246 120,236', [2, 5, 5, 0])}${taper('98,252 116,256 140,250', [0, 4, 0])}"/>` +
    `<g class="gel"><path fill="#f2491f" d="${leaf(132, 168, 26, 5, -1.9)}${leaf(144, 170, 26, 5, -1.45)}${taper('150,216 168,212 184,200', [0, 7, 0])}${taper('152,230 170,228 186,220', [0, 6, 0])}"/></g>` +
    underShadow('e61', paper(shape('78,214* 98,194 124,190 148,198 158,184* 150,212 126,224 100,222'))) +
    `<g class="eye"><path fill="url(#e61-e)" d="${shape('88,213* 104,201 126,198 144,203* 128,216 106,218')}"/>${paper(shape('112,199* 117,208 113,218* 107,208'))}<circle cx="104" cy="205" r="2.500" fill="#fff"/></g>` +
    paper(taper('60,226 46,232 30,250', [2.5, 2, 0]) + taper('62,232 54,244 44,262', [2.5, 2, 0])) +
    // the leaf on its head, and a small fire
    `<g transform="translate(150 92)rotate(-14)">${paper(shape('-40,10* -26,-14 2,-22 34,-14 48,-2* 30,16 2,22 -24,20'))}<path class="gel" fill="url(#e61-l)" transform="translate(-150 -86)" d="${shape('118,94* 128,78 152,70 178,76 190,84* 176,98 152,103 130,102')}"/>${paper(taper('-44,12 0,0 42,-2', [5, 4, 2]) + taper('-8,2 -2,-14', [3, 0], { per: 1 }) + taper('8,-1 18,12', [3, 0], { per: 1 }))}</g>` +
    glow('e61-h', 318, 96, 44) +
    `<g class="gel" fill="#ffb03c" stroke="${innerRim}" stroke-width="3">${flame(318, 98, 1.1)}</g>`,
})
