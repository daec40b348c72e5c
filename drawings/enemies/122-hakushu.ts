import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../figure.ts'
import { circle, leaf, shape, star, taper } from '../paper.ts'
import { blackGel, plySet, whiteStock } from '../plies.ts'

const prefix = 'e122'
const { outer, inner, gel, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)

/** A finger from its root to its rounded tip. */
const finger = (x: number, y: number, tipX: number, tipY: number, width: number): string =>
  taper(
    [
      [x, y],
      [(x + tipX) / 2 - 3, (y + tipY) / 2],
      [tipX, tipY],
    ],
    [width, width * 1.04, width * 0.8],
  ) + circle(tipX, tipY, width * 0.4)
// One open hand, wrist at (0, 100), fingers up; the other is the same hand turned over
const hand =
  shape('-62,-44 -30,-62 12,-64 50,-48 66,-8 58,44 40,84 30,112 -34,112 -48,76 -66,30') +
  finger(-48, -40, -72, -132, 32) +
  finger(-16, -54, -26, -164, 34) +
  finger(18, -54, 28, -160, 34) +
  finger(46, -36, 74, -124, 31) +
  taper('34,60 84,26 106,-26', [46, 40, 26]) +
  circle(106, -26, 13)
const cuff = shape('-46,100* 42,100* 58,150 50,178* 34,166 22,186* 6,170 -8,188* -22,170 -38,184* -58,160')
const knuckles =
  taper('-60,-80 -48,-86 -38,-82', [0, 5, 0]) +
  taper('-36,-100 -22,-106 -8,-100', [0, 5, 0]) +
  taper('8,-100 22,-106 38,-98', [0, 5, 0]) +
  taper('48,-74 60,-80 72,-72', [0, 5, 0]) +
  taper('72,24 88,18 96,2', [0, 5, 0])
const handPlies = inner(cuff, whiteStock.mid) + outer(hand)
const lines = taper('36,24 8,40 -4,78', [0, 7, 0]) + taper('-52,34 -20,50 14,62', [0, 5, 0])
// In the one palm an eye, in the other a mouth: together they make a face
const palmEye = shape('-44,-4* -24,-26 10,-28 38,-6* 14,14 -22,14')
const palmMouth = shape('-44,-12* -16,-2 12,-4 40,-18* 30,18 2,32 -28,20')
const burst = star(255, 120, 46, 15, 10)
const rays = [
  [-1.57, 74],
  [-1.1, 66],
  [-2.04, 66],
  [-0.6, 60],
  [-2.54, 60],
]
  .map(([a = 0, r = 0]) => leaf(255 + Math.cos(a) * r, 116 + Math.sin(a) * r, 34, 5, a))
  .join('')

export const drawing: Drawing = {
  name: 'enemies/122',
  svg: foeSvg('hakushu', {
    viewBox: '-10 -24 530 430',
    defs: `${gelGradient(`${prefix}-g`, [0, 0, 130], blackGel)}${gelGradient(`${prefix}-b`, [255, 120, 56], ['#ffffff', '#f4f0ff', '#c6b4ff', '#8f82ff'])}${haloGradient(`${prefix}-h`, '#b3a4ff', 0.6, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(255, 374, 180, 12)}<g class="body">${glow(255, 130, 150)}<g class="gel">${slit(burst + rays, 'b')}</g>
<g class="claw" transform="translate(136 196)rotate(-14)scale(1.02)">${handPlies}${slit(knuckles)}${slit(lines)}<g class="eye">${gel(palmEye)}${flat(circle(-10, -6, 12), '#f4f0ff')}${flat(circle(-14, -5, 6), '#0a0818')}</g>${slit(leaf(-40, -30, 20, 3, -0.9) + leaf(-8, -38, 20, 3, -1.5) + leaf(28, -32, 20, 3, -1))}</g>
<g class="arms" transform="translate(374 196)rotate(14)scale(-1.02 1.02)">${handPlies.replaceAll(/ id="[^"]*"/g, '')}${slit(knuckles)}${slit(taper('40,50 20,64 10,92', [0, 6, 0]))}${gel(palmMouth)}${flat(shape('-30,-4* -12,2 8,0 28,-9* 24,4 2,10 -22,6'), '#f4f0ff')}</g></g>`,
  }),
}
