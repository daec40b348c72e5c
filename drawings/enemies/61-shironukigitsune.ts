import { creature, paper, underShadow, whitePly } from '../creature.ts'
import type { Drawing } from '../drawing.ts'
import { type GelRamp, gelGradient, gels, ink } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'

// A fox at the top of its leap, nose down: what runs under the snow is its own. Its prints are the holes in its shadow.
const night: GelRamp = ['#8d7cf0', '#4c3cb4', '#1f1a66', '#0a0a30']
const washi =
  '<linearGradient id="e61-w" x2="0" y2="1"><stop stop-color="#ffffff"/><stop offset=".55" stop-color="#f3f6ff"/><stop offset="1" stop-color="#c3d2f0"/></linearGradient>'
/** Belly and stockings are dark, or the white beast would have no lower edge on the snow. */
const belly = shape(
  '408,204 406,240 374,255 346,245 322,213 280,197 250,213 236,243 222,268* 204,244 216,208 244,180 284,168 326,178 356,208 384,220',
)
const stockings = taper('204,226 190,282 124,340', [0, 46, 30]) + taper('410,214 424,280 468,324', [0, 42, 28])
const body = shape(
  '112,196 140,146 190,106 254,84 322,92 378,130 410,186 408,240 374,254 346,242 322,210 280,194 250,210 236,240 222,268* 204,248* 188,276 176,250* 158,270 130,246',
)
const head = shape(
  '26,232* 52,214 84,196 104,178 104,150 96,84* 128,118 144,152* 162,148 180,96* 200,136 198,184 188,214 196,240* 172,242 176,262* 146,256 112,262 76,258 46,248',
)
const tail = shape('364,196 406,160 428,122 424,86 392,62* 424,36 462,28 492,50 502,96 490,148 456,192 420,222 384,226')
const nearFront = taper('190,140 214,210 190,278 126,336', [0, 66, 38, 24])
const nearPaw = shape('160,304* 122,320 96,346 92,362* 118,366* 142,346 176,318')
const farFront = taper('236,170 256,236 240,288 198,330', [20, 46, 28, 20])
const farPaw = shape('222,304* 190,320 172,342 172,356* 194,358* 214,340 236,318')
const nearHind = taper('362,150 402,214 424,280 466,322', [0, 78, 32, 20])
const nearHindPaw = shape('448,306* 476,314 494,334 490,348* 458,346* 440,324')
const farHind = taper('340,170 372,244 382,300 418,336', [40, 50, 26, 18])
const farHindPaw = shape('402,320* 428,330 442,348 436,360* 408,358* 394,338')
/** A paw print, left white in its own shadow. */
const print = (x: number, y: number): string =>
  circle(x, y, 5) + circle(x - 10, y - 4, 2.5) + circle(x - 9, y + 3, 2.5) + circle(x - 4, y - 8, 2.5)

export const drawing: Drawing = creature(61, 'shironukigitsune', {
  size: [510, 400],
  beyond: { right: 12 },
  shadow: [286, 374, 176],
  flood: '#0c1833',
  defs:
    washi +
    gelGradient('e61-n', [432, 140, 130], night) +
    gelGradient('e61-b', [270, 230, 130], night) +
    gelGradient('e61-e', [112, 204, 40], gels.fire) +
    gelGradient('e61-l', [150, 84, 40], gels.lamp),
  parts:
    `<path class="gel" fill="#ffffff" d="${print(300, 372)}${print(352, 366)}${print(402, 374)}"/>` +
    // black snow that it kicks up
    paper(
      circle(470, 374, 5) + circle(494, 364, 3.5) + circle(488, 384, 4) + circle(72, 356, 4) + circle(56, 338, 3) + circle(60, 372, 5),
    ) +
    `<g class="far">${paper(farFront + farHind + farPaw + farHindPaw, ink.mid)}</g>` +
    `<g class="tail">${whitePly('e61-t', tail, 'url(#e61-w)', 14)}<path class="gel" fill="url(#e61-n)" d="${shape('402,196 436,150 446,112 440,76 418,60* 446,46 470,50 486,72 488,108 474,150 444,188 420,206')}"/>` +
    // bridges of white through the night in the tail
    `<path fill="#f3f6ff" d="${taper('392,214 436,176 462,128 458,60', [14, 12, 8, 0])}${taper('448,156 474,136 486,100', [8, 6, 0])}${taper('454,124 446,92 432,70', [7, 5, 0])}"/><path fill="#ffe6a0" d="${circle(446, 138, 3)}${circle(474, 92, 2.5)}${circle(428, 176, 2.5)}${circle(450, 70, 2)}${circle(466, 152, 2)}"/></g>` +
    whitePly('e61-o', body, 'url(#e61-w)', 14) +
    paper(belly) +
    whitePly('e61-k', nearHind, 'url(#e61-w)', 14) +
    // the thigh is one piece with the back, no plate on it
    `<path fill="#f6f8ff" d="${shape('322,128 352,116 386,134 402,166 396,192 372,190 344,172')}"/>` +
    // fur, cut in the direction of the leap
    `<path class="gel" fill="url(#e61-b)" d="${taper('196,124 238,102 294,102 350,132', [0, 9, 12, 0])}${taper('212,142 254,120 302,124 350,156', [0, 12, 13, 0])}${taper('366,150 394,188 394,222 376,240', [0, 9, 9, 0])}${taper('164,152 178,186 178,220 168,240', [0, 9, 8, 0])}"/>` +
    whitePly('e61-q', nearFront, 'url(#e61-w)', 14) +
    // nor on the shoulder
    `<path fill="#f6f8ff" d="${shape('176,136 204,122 232,140 240,166 232,180 212,172 194,168')}"/>` +
    paper(stockings + nearPaw + nearHindPaw) +
    `<path fill="url(#e61-b)" d="${taper('108,346 100,358', [4, 3])}${taper('120,346 114,360', [4, 3])}${taper('470,334 472,344', [4, 3])}${taper('482,334 484,344', [4, 3])}${taper('206,208 212,246 188,280', [0, 8, 0])}"/>` +
    `<g transform="translate(-16 26)rotate(-20 170 220)">` +
    whitePly('e61-d', head, 'url(#e61-w)', 14) +
    // ears, mask and muzzle
    `<path class="gel" fill="url(#e61-b)" d="${shape('106,104* 122,128 132,152 116,158 112,134')}${shape('178,114* 188,140 186,168 170,160 172,138')}"/>` +
    `<path fill="${ink.near}" d="${shape('26,232* 44,220 58,222 52,236 38,240')}${taper('44,242 76,250 104,246 120,236', [2, 5, 5, 0])}${taper('98,252 116,256 140,250', [0, 4, 0])}"/>` +
    `<g class="gel"><path fill="#f2491f" d="${leaf(132, 168, 26, 5, -1.9)}${leaf(144, 170, 26, 5, -1.45)}${taper('150,216 168,212 184,200', [0, 7, 0])}${taper('152,230 170,228 186,220', [0, 6, 0])}"/></g>` +
    underShadow('e61', paper(shape('78,214* 98,194 124,190 148,198 158,184* 150,212 126,224 100,222'))) +
    `<g class="eye"><path fill="url(#e61-e)" d="${shape('88,213* 104,201 126,198 144,203* 128,216 106,218')}"/>${paper(shape('112,199* 117,208 113,218* 107,208'))}<circle cx="104" cy="205" r="2.500" fill="#fff"/></g>` +
    paper(taper('60,226 46,232 30,250', [2.5, 2, 0]) + taper('62,232 54,244 44,262', [2.5, 2, 0])) +
    // the leaf from its head, which is slower than it
    `<g transform="translate(176 34)rotate(-34)">${paper(shape('-40,10* -26,-14 2,-22 34,-14 48,-2* 30,16 2,22 -24,20'))}<path class="gel" fill="url(#e61-l)" transform="translate(-150 -86)" d="${shape('118,94* 128,78 152,70 178,76 190,84* 176,98 152,103 130,102')}"/>${paper(taper('-44,12 0,0 42,-2', [5, 4, 2]) + taper('-8,2 -2,-14', [3, 0], { per: 1 }) + taper('8,-1 18,12', [3, 0], { per: 1 }))}</g>` +
    '</g>',
})
