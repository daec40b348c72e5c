import { creature, paper, underShadow, whitePly } from '../bodies/creature.ts'
import type { Drawing } from '../tools/drawing.ts'
import { type GelRamp, gelGradient, gels, ink } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'

// A fox with one paw lifted and a leaf on its head, about to fool somebody. Its prints are the holes in its shadow.
const night: GelRamp = ['#8d7cf0', '#4c3cb4', '#1f1a66', '#0a0a30']
const washi =
  '<linearGradient id="e61-w" x2="0" y2="1"><stop stop-color="#ffffff"/><stop offset=".55" stop-color="#f3f6ff"/><stop offset="1" stop-color="#c3d2f0"/></linearGradient>'
/** The stockings are dark, or the white beast would have no lower edge on the snow. */
const stockings =
  taper('188,282 186,324 176,362', [40, 28, 24]) +
  taper('396,280 380,318 394,362', [42, 27, 23]) +
  shape('190,346* 160,348 142,362 146,374* 190,374*') +
  shape('408,346* 378,348 360,362 364,374* 410,374*')
const body = shape(
  '150,196 200,164 266,172 330,162 384,182 410,226 400,276 384,290* 352,262 306,250 264,258 230,282 212,302* 176,300* 150,262',
)
const tail = shape('380,196 430,210 462,176 454,124 416,82 364,54 398,10* 470,28 512,90 510,168 476,230 424,254 386,244')
const nearFront = taper('200,236 192,280 187,306', [66, 44, 28])
const farFront = taper('170,262 112,290 96,322 110,342', [52, 30, 22, 18]) + shape('120,326* 92,330 80,346 88,356* 118,352')
const nearHind = taper('368,226 398,274 386,306', [78, 50, 26])
const farHind = taper('336,220 330,284 304,322 316,358', [64, 42, 24, 20]) + shape('330,342* 302,346 286,360 290,370* 330,370*')
/** The ruff hangs in points over chest and shoulder. */
const ruff = shape('122,222 150,176 202,158 240,176 254,214 250,250* 228,240 214,274* 192,252 166,280* 158,252 136,260* 138,240')
/** A paw print, left white in its own shadow. */
const print = (x: number, y: number): string =>
  circle(x, y, 5) + circle(x - 10, y - 4, 2.5) + circle(x - 9, y + 3, 2.5) + circle(x - 4, y - 8, 2.5)
const head = shape(
  '26,232* 52,214 84,196 104,178 104,150 96,84* 128,118 144,152* 162,148 180,96* 200,136 198,184 188,214 196,240* 172,242 176,262* 146,256 112,262 76,258 46,248',
)

export const drawing: Drawing = creature(61, 'shironukigitsune', {
  size: [510, 400],
  beyond: { right: 32 },
  shadow: [286, 374, 176],
  flood: '#0c1833',
  defs:
    washi +
    gelGradient('e61-n', [432, 140, 130], night) +
    gelGradient('e61-b', [270, 230, 130], night) +
    gelGradient('e61-e', [112, 204, 40], gels.fire) +
    gelGradient('e61-l', [150, 84, 40], gels.lamp),
  parts:
    `<path class="gel" fill="#ffffff" d="${print(232, 374)}${print(274, 368)}${print(440, 372)}"/>` +
    `<g class="far">${paper(farFront + farHind, ink.mid)}</g>` +
    `<g class="tail">${whitePly('e61-t', tail, 'url(#e61-w)', 14)}<path class="gel" fill="url(#e61-n)" d="${shape('380,52* 402,24 460,40 496,92 496,150* 478,142 472,162* 458,128 446,132* 428,88')}"/>` +
    // stars in the dark of its tip, fur below it
    `<path fill="#ffe6a0" d="${circle(424, 46, 3)}${circle(462, 74, 3.5)}${circle(480, 116, 2.5)}${circle(446, 100, 2)}"/><path class="gel" fill="url(#e61-b)" d="${taper('408,232 452,216 482,178', [0, 9, 0])}"/></g>` +
    whitePly('e61-h', nearHind, 'url(#e61-w)', 14) +
    whitePly('e61-o', body, 'url(#e61-w)', 14) +
    // the thigh is one piece with the back, no plate on it
    `<path fill="url(#e61-w)" d="${shape('330,176 366,172 396,192 412,232 414,270 396,288 372,280 346,250')}"/>` +
    whitePly('e61-q', nearFront, 'url(#e61-w)', 14) +
    paper(stockings) +
    `<path class="gel" fill="url(#e61-b)" d="${taper('356,196 336,228 352,268 372,286', [0, 8, 9, 0])}${taper('262,186 300,188 330,176', [0, 8, 0])}${taper('248,262 282,244 318,246', [0, 10, 0])}${taper('158,360 154,372', [4, 3])}${taper('170,360 168,372', [4, 3])}${taper('376,360 372,372', [4, 3])}${taper('388,360 386,372', [4, 3])}"/>` +
    whitePly('e61-r', ruff, 'url(#e61-w)', 14) +
    `<path class="gel" fill="url(#e61-b)" d="${taper('222,184 234,206 226,236', [0, 8, 0])}${taper('200,230 204,250 200,266', [0, 6, 0])}"/>` +
    `<g transform="translate(-6 -4)rotate(-12 170 220)">` +
    whitePly('e61-d', head, 'url(#e61-w)', 14) +
    // ears, mask and muzzle
    `<path class="gel" fill="url(#e61-b)" d="${shape('106,104* 122,128 132,152 116,158 112,134')}${shape('178,114* 188,140 186,168 170,160 172,138')}"/>` +
    `<path fill="${ink.near}" d="${shape('26,232* 44,220 58,222 52,236 38,240')}${taper('44,242 76,250 104,246 120,236', [2, 5, 5, 0])}${taper('98,252 116,256 140,250', [0, 4, 0])}"/>` +
    `<g class="gel"><path fill="#f2491f" d="${leaf(132, 168, 26, 5, -1.9)}${leaf(144, 170, 26, 5, -1.45)}${taper('150,216 168,212 184,200', [0, 7, 0])}${taper('152,230 170,228 186,220', [0, 6, 0])}"/></g>` +
    underShadow('e61', paper(shape('78,214* 98,194 124,190 148,198 158,184* 150,212 126,224 100,222'))) +
    `<g class="eye"><path fill="url(#e61-e)" d="${shape('88,213* 104,201 126,198 144,203* 128,216 106,218')}"/>${paper(shape('112,199* 117,208 113,218* 107,208'))}<circle cx="104" cy="205" r="2.500" fill="#fff"/></g>` +
    paper(taper('60,226 46,232 30,250', [2.5, 2, 0]) + taper('62,232 54,244 44,262', [2.5, 2, 0])) +
    // the leaf on its head, without which it could not change
    `<g transform="translate(152 92)rotate(-64)scale(.86)">${paper(shape('-40,10* -26,-14 2,-22 34,-14 48,-2* 30,16 2,22 -24,20'))}<path class="gel" fill="url(#e61-l)" transform="translate(-150 -86)" d="${shape('118,94* 128,78 152,70 178,76 190,84* 176,98 152,103 130,102')}"/>${paper(taper('-44,12 0,0 42,-2', [5, 4, 2]) + taper('-8,2 -2,-14', [3, 0], { per: 1 }) + taper('8,-1 18,12', [3, 0], { per: 1 }))}</g>` +
    '</g>',
})
