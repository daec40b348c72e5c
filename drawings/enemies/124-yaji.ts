import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { blackGel, plySet, whiteStock } from '../tools/plies.ts'

const prefix = 'e124'
const { outer, inner, gel, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)

const lips = shape(
  '52,196* 82,144 128,110 164,106 200,124* 236,106 272,110 318,144 348,196* 330,260 286,308 240,328 200,332 160,328 114,308 70,260',
)
const opening = shape('84,198* 110,166 146,148 176,148 200,160* 224,148 254,148 290,166 316,198* 300,250 264,286 200,300 136,286 100,250')
const upperTeeth = [
  [112, 178, 24, 26],
  [142, 164, 28, 34],
  [174, 162, 27, 38],
  [206, 166, 27, 38],
  [238, 162, 28, 36],
  [270, 170, 24, 28],
]
  .map(([x = 0, y = 0, w = 0, h = 0]) =>
    shape([
      [x, y - 10, true],
      [x + w - 3, y - 10, true],
      [x + w - 4, y + h * 0.6],
      [x + w * 0.5, y + h],
      [x + 2, y + h * 0.6],
    ]),
  )
  .join('')
const lowerTeeth = [
  [130, 288, 24, 20],
  [158, 296, 26, 24],
  [188, 300, 26, 26],
  [218, 296, 26, 24],
  [246, 286, 22, 18],
]
  .map(([x = 0, y = 0, w = 0, h = 0]) =>
    shape([
      [x, y + 6, true],
      [x + 2, y - h * 0.6],
      [x + w * 0.5, y - h],
      [x + w - 4, y - h * 0.6],
      [x + w - 2, y + 6, true],
    ]),
  )
  .join('')
const tongue = shape('128,276* 144,250 172,240 200,248 228,240 256,250 272,276* 240,292 200,298 160,292')
const tongueLine = taper('200,252 198,270 200,292', [2, 4, 2])
// The small figure inside
const heckler =
  circle(200, 196, 9) +
  shape('190,206* 210,206* 216,226 212,246* 188,246* 184,226') +
  taper('192,212 170,206 152,212', [8, 6, 4]) +
  taper('208,212 222,222 212,232', [8, 7, 5])
/** A finger with a round tip. */
const finger = (points: string, width: number, tipX: number, tipY: number): string =>
  taper(points, [width * 0.8, width, width, width * 0.82]) + circle(tipX, tipY, width * 0.41)
// A hand cupped at the side of the mouth, drawn for the left
const fingers = [
  finger('60,336 0,270 -4,196 22,142', 35, 22, 142),
  finger('68,332 20,250 22,160 58,98', 37, 58, 98),
  finger('78,326 46,244 52,158 92,92', 37, 92, 92),
  finger('92,320 74,250 84,178 126,118', 35, 126, 118),
]
const palm = shape('6,262 30,250 58,262 84,250 108,262 116,300 138,330 140,354 112,378 74,380 38,360 12,320')
const thumb = taper('40,352 70,364 108,362 144,344 170,312', [0, 36, 44, 38, 26]) + circle(170, 312, 13)
const nails =
  leaf(12, 146, 20, 6, -1) +
  leaf(48, 100, 20, 6.5, -1) +
  leaf(82, 94, 20, 6.5, -1) +
  leaf(116, 120, 20, 6, -0.9) +
  leaf(162, 318, 18, 6, -1)
const creases =
  taper('30,290 50,330 86,350', [0, 7, 0]) +
  taper('4,214 18,210 30,214', [0, 5, 0]) +
  taper('24,176 38,172 50,178', [0, 5, 0]) +
  taper('54,172 68,168 82,176', [0, 5, 0]) +
  taper('80,196 94,192 106,200', [0, 5, 0])
const cuff = shape('22,330* 60,364 116,376* 112,396 96,390 84,402* 60,390 40,394* 28,372 10,366*')
const side = `${inner(cuff, whiteStock.mid)}${fingers.map((d) => outer(d)).join('')}${flat(palm)}${inner(thumb)}${slit(nails + creases)}`
const voices = [
  [176, 62, 1.9],
  [200, 54, 1.57],
  [226, 62, 1.25],
]
  .map(([x = 0, y = 0, a = 0]) => leaf(x, y, -42, 5, a))
  .join('')

export const drawing: Drawing = {
  name: 'enemies/124',
  svg: enemySvg('yaji', {
    viewBox: '-36 -16 472 442',
    defs: `${gelGradient(`${prefix}-g`, [200, 214, 130], blackGel)}${haloGradient(`${prefix}-h`, '#b3a4ff', 0.5, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(200, 396, 160, 12)}<g class="body">${glow(200, 190, 190)}${flat(voices, '#d8ceff')}${outer(lips, whiteStock.mid)}${flat(taper('96,170 150,124 200,142', [0, 7, 0]) + taper('304,170 250,124 200,142', [0, 7, 0]) + taper('120,300 200,322 280,300', [0, 7, 0]), '#f4f0ff', 0.8)}<g class="gel">${gel(opening, 'g', 4)}</g>
${inner(upperTeeth + lowerTeeth)}${flat(tongue, '#3c3490')}${flat(tongueLine, '#1c1748')}<g class="eye">${flat(heckler)}${flat(circle(196, 195, 2) + circle(203, 195, 2), '#0a0818')}</g>
<g class="claw">${side}</g><g class="arms" transform="matrix(-1 0 0 1 400 0)">${side.replace(/ id="[^"]*"/g, '')}</g></g>`,
  }),
}
