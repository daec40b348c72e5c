import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { plySet, whiteStock } from '../plies.ts'

// He steals along on tiptoe with a paper butterfly, a finger at his veil. Only what the butterfly lights is seen of him.
const prefix = 'e123'
const { outer, inner, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)

/** Black paper between two others: white on the side of the butterfly, a dim one behind. */
const black = (id: string, d: string, light = 10, near = whiteStock.near): string =>
  `<g filter="url(#${prefix}-s)" fill="url(#${prefix}-g)"><use href="#${prefix}-${id}" x="6" y="4" fill="#a99edb"/><use href="#${prefix}-${id}" x="${-light}" y="${-light}" fill="${near}"/><path id="${prefix}-${id}" d="${d}"/></g>`

const farLeg = taper('286,316 322,362 350,396 376,424', [86, 66, 46, 34])
const farFoot = '358,424* 388,406* 396,430 388,452 378,470* 340,470* 344,456 364,446'
const nearLeg = '226,302 280,300 300,336 264,366 222,376 206,400 204,428* 166,424* 160,392 164,352 186,324'
const nearFoot = '162,420* 206,424* 206,444 192,454 184,470* 132,470* 136,456 156,446'
const torso = '190,156 242,164 290,204 322,256 340,312 350,356* 312,340 284,352 252,336 214,346* 216,302 200,264 178,228 170,190'
const hood = '116,120 116,78 146,42 190,30 232,44 256,82 260,126 278,168 304,202* 258,194 226,208 192,196 164,206* 130,190 118,156'
const veil = '104,104* 148,88 192,94* 200,142 198,192* 172,182 150,190 126,180 100,186* 98,144'
const sleeve = '206,184 228,208 220,244 190,284* 156,262 120,244 90,228 86,200* 128,206 170,200'
const hand = '58,212 62,194 78,186 94,194 98,210 88,226 70,228'
const quietHand = '118,216 122,200 130,190 136,166 142,158 148,163 147,188 162,188 172,200 170,218 154,228 132,228'
const wings =
  shape('52,70* 26,22 2,18 4,50 20,72 44,80*') +
  shape('54,68* 56,20 80,2 100,18 92,50 66,76*') +
  shape('46,76* 22,82 8,102 20,118 40,104 52,84*') +
  shape('56,78* 78,78 96,94 90,112 72,104 58,88*')
const wingCuts =
  leaf(40, 60, 34, 6, -2.1) +
  leaf(34, 66, 24, 4, -2.7) +
  leaf(66, 54, 38, 6, -1) +
  leaf(72, 62, 22, 4, -0.5) +
  leaf(40, 86, 22, 4, 2.2) +
  leaf(66, 84, 22, 4, 0.8)

export const drawing: Drawing = {
  name: 'enemies/123',
  svg: foeSvg('kurogo', {
    viewBox: '-10 -10 420 510',
    defs: `${gelGradient(`${prefix}-g`, [130, 150, 300], ['#4d42a6', '#2c2470', '#1a1450', '#110c38'])}${haloGradient(`${prefix}-h`, '#f4f0ff', 0.6, '#5a4fb0')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(250, 470, 150, 12)}<g class="body">${glow(54, 64, 62)}<g class="far">${black('a', farLeg, 6, whiteStock.mid)}${inner(shape(farFoot), whiteStock.mid)}</g>
${black('b', shape(nearLeg))}${outer(shape(nearFoot))}${flat(taper('152,452 160,460 160,470', [3, 4, 4], { per: 1 }), '#120e30')}
${black('c', shape(torso))}${inner(taper('202,282 262,296 326,280', [16, 20, 16]) + taper('316,284 356,290 366,322', [14, 20, 0]) + taper('318,280 366,266 394,284', [12, 18, 0]))}${flat(taper('236,206 262,246 268,280', [0, 5, 0]) + taper('246,306 252,326 250,338', [0, 4, 0]) + taper('300,302 310,322 312,338', [0, 4, 0]), '#5a4fb0')}
${black('d', shape(hood), 12)}${flat(taper('214,60 240,96 244,140', [0, 5, 0]) + taper('250,150 266,178 280,194', [0, 5, 0]), '#5a4fb0')}${inner(shape(veil), '#8f82cc')}<g class="gel">${slit(shape('106,108* 148,94 188,99* 194,142 191,184* 172,176 150,184 128,175 105,180* 103,144'))}</g>
<g class="eye">${flat(shape('108,138* 118,128 132,130 138,140* 126,147 114,146') + shape('156,142* 164,131 178,132 184,141* 174,149 162,149'))}${flat(circle(120, 138, 4.4) + circle(167, 141, 4.4), '#0a0818')}</g>${flat(taper('128,98 126,140 130,176', [0, 4, 0]) + taper('166,96 168,140 164,178', [0, 4, 0]), '#5a4fb0')}
<g class="wing">${outer(taper('78,214 74,160 56,92', [7, 6, 3]) + wings)}<g class="gel">${slit(wingCuts)}</g>${flat(leaf(44, 94, 44, 5, -1.2), '#0a0818')}</g>
<g class="arms">${black('e', shape(quietHand), 5)}${black('f', shape(sleeve))}${black('i', shape(hand), 6)}${flat(taper('60,200 74,202', [3, 2], { per: 1 }) + taper('59,209 74,210', [3, 2], { per: 1 }) + taper('64,218 77,217', [3, 2], { per: 1 }) + taper('150,196 166,198', [2, 3], { per: 1 }) + taper('150,206 168,208', [2, 3], { per: 1 }) + taper('172,206 190,236 186,266', [0, 5, 0]), '#5a4fb0')}</g></g>`,
  }),
}
