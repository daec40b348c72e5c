import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient, ink, rim } from '../figure.ts'
import { leaf, shape, taper } from '../paper.ts'
import { num } from '../points.ts'
import { plySet } from '../plies.ts'

const prefix = 'e82'
const { inner, gel, flat, glow } = plySet(prefix, '#8a6030')

// One locust, facing left, about 110 px long; the swarm is made of it
const locust =
  shape('-60,-2* -54,-15 -38,-21 -20,-15 12,-20 44,-12 66,4* 40,9 6,14 -24,13 -48,11') +
  taper('2,8 20,-30 36,-40 56,12 62,26', [11, 13, 8, 5, 0]) +
  taper('-14,10 -20,24 -30,32', [5, 4, 0]) +
  taper('-50,-16 -64,-30 -80,-30', [3, 2.5, 0])
const wing = leaf(-22, -14, 96, 12, -0.16)
const wingLight = leaf(-12, -13, 30, 4, -0.05) + leaf(22, -12, 32, 4, 0.08) + leaf(-6, 4, 38, 3, 0)

/** Places on the lips: an ellipse round the mouth; `turn` follows the rim. */
const place = (degrees: number, rx: number, ry: number, scale: number, flip: 1 | -1): string => {
  const angle = (degrees * Math.PI) / 180
  const turn = (Math.atan2(Math.cos(angle) * ry, -Math.sin(angle) * rx) * 180) / Math.PI
  return `<use href="#${prefix}-l" transform="translate(${num(200 + Math.cos(angle) * rx)} ${num(206 + Math.sin(angle) * ry)})rotate(${num(turn + (flip === 1 ? 180 : 0))})scale(${num(scale)} ${num(scale * flip)})"/>`
}
const outerSwarm =
  [196, 240, 286, 330].map((degrees, index) => place(degrees, 196, 166 + (index % 2) * 10, 0.98, 1)).join('') +
  [18, 64, 110, 154].map((degrees, index) => place(degrees, 196, 160 + (index % 2) * 10, 0.98, -1)).join('')
const lipSwarm =
  [194, 240, 286, 332].map((degrees) => place(degrees, 166, 126, 1.4, 1)).join('') +
  [16, 62, 108, 154].map((degrees) => place(degrees, 166, 124, 1.4, -1)).join('')
const throat = shape('50,204* 84,140 140,104 200,94 262,104 318,140 350,204* 316,270 258,304 200,312 140,304 84,270')
const lips =
  shape('58,204* 86,134 138,98 200,86 262,98 314,134 342,204* 312,280 260,312 200,320 140,312 88,280') +
  shape('72,204* 96,262 144,290 200,296 256,290 304,262 328,204* 300,150 254,124 200,116 146,124 100,150', { hole: true })
// The hind legs of the inner row are the teeth
const teeth =
  [
    [92, 158, 24, 44],
    [126, 134, 26, 54],
    [164, 120, 26, 62],
    [204, 116, 28, 66],
    [244, 122, 26, 60],
    [280, 138, 26, 50],
    [312, 164, 22, 40],
  ]
    .map(([x = 0, y = 0, w = 0, h = 0]) =>
      shape([
        [x - w / 2, y - 14, true],
        [x + w / 2, y - 12, true],
        [x + 4, y + h * 0.4],
        [x - 4, y + h, true],
        [x - 4, y + h * 0.3],
      ]),
    )
    .join('') +
  [
    [110, 268, 24, 38],
    [146, 286, 26, 48],
    [184, 294, 26, 56],
    [222, 294, 26, 54],
    [258, 284, 26, 46],
    [290, 264, 22, 36],
  ]
    .map(([x = 0, y = 0, w = 0, h = 0]) =>
      shape([
        [x - w / 2, y + 12, true],
        [x + w / 2, y + 14, true],
        [x + 4, y - h * 0.4],
        [x + 4, y - h, true],
        [x - 5, y - h * 0.3],
      ]),
    )
    .join('')
// On the tongue lies the last ear of rice
const ear =
  taper('120,240 160,222 214,214 262,222 286,240', [3, 4, 4, 3, 2]) +
  Array.from({ length: 9 }, (_, index) => leaf(190 + index * 11, 214 + index * index * 0.28, 16, 4.5, index % 2 === 0 ? -0.7 : 0.9)).join(
    '',
  )
const strays = [
  [44, 26, 0.8, -14],
  [378, 372, 0.72, -8],
]
  .map(([x = 0, y = 0, s = 1, r = 0]) => `<use href="#${prefix}-l" transform="translate(${x} ${y})rotate(${r})scale(${s})"/>`)
  .join('')

export const drawing: Drawing = {
  name: 'enemies/82',
  svg: foeSvg('inagoe', {
    viewBox: '-36 -38 472 472',
    defs: `${gelGradient(`${prefix}-g`, [200, 214, 160], ['#f4ffd8', '#b4f07a', '#2fb890', '#0a4a6a'])}${haloGradient(`${prefix}-h`, '#9ff0b4', 0.55, '#2fb8c0')}${figureFilter(prefix, '#0f0705')}<radialGradient id="${prefix}-e"><stop stop-color="#f2ffff"/><stop offset="1" stop-color="#4fc8e8"/></radialGradient><path id="${prefix}-b" d="${locust}"/><g id="${prefix}-l"><use href="#${prefix}-b" y="-2.5" fill="${rim}"/><use href="#${prefix}-b"/><path fill="var(--k3,#8a6030)" d="${wing}"/><path fill="#5fd8b0" d="${wingLight}"/><circle cx="-43" cy="-8" r="6.5" fill="url(#${prefix}-e)"/><circle cx="-45" cy="-7" r="2.4" fill="#0a0508"/></g>`,
    content: `${groundShadow(200, 406, 150, 12)}<g class="body">${glow(200, 206, 200)}<g class="far" fill="${ink.mid}" opacity=".9">${outerSwarm}</g><g class="gel">${gel(throat, 'g', 4)}</g>${flat(shape('104,262* 150,226 210,214 268,228 304,262* 260,296 200,304 140,296'), '#0d5a5e', 0.85)}${flat(ear, '#fff0a8')}
${inner(teeth)}<g fill="${ink.near}" filter="url(#${prefix}-s)"><use href="#${prefix}-r" y="-2" fill="${rim}"/><path id="${prefix}-r" d="${lips}"/></g><g class="wing" fill="${ink.near}" filter="url(#${prefix}-s)">${lipSwarm}</g><g class="arms" fill="${ink.near}">${strays}</g></g>`,
  }),
}
