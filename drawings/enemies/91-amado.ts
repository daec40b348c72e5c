import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../figure.ts'
import { circle, cut, leaf, shape, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

const prefix = 'e91'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#57498a')

const eave = shape('8,84* 40,62 70,34* 150,24 256,20 362,24 440,34* 470,62 502,84* 470,92 256,84 40,92')
const tiles = [60, 104, 148, 192, 236, 280, 324, 368, 412]
  .map((x) =>
    taper(
      [
        [x + 18, 34],
        [x + 10, 56],
        [x, 80],
      ],
      [2, 5, 3],
      { per: 1 },
    ),
  )
  .join('')
/** One shutter: a board frame, slightly out of plumb. */
const shutter = (x: number, width: number, lean: number): string =>
  cut([
    [x + lean, 82],
    [x + width + lean, 82],
    [x + width, 346],
    [x, 346],
  ])
const panels = [shutter(36, 66, 3), shutter(104, 66, -3), shutter(168, 48, 12)]
const rightPanels = [shutter(322, 66, -16), shutter(392, 68, 0)]
const opening = cut('170,80 330,80 326,346 176,346')
const battens = (x: number, width: number): string => [120, 176, 232, 288].map((y) => leaf(x + 8, y, width - 16, 3.5, 0)).join('')
const frames = (x: number, width: number): string =>
  `M${x + 9} 96h${width - 18}v2h-${width - 18}zM${x + 9} 330h${width - 18}v2h-${width - 18}z`
const knots =
  shape('62,150 70,146 76,152 70,160 62,158') +
  shape('134,206 142,203 147,209 140,216 133,213') +
  shape('420,150 430,148 434,156 426,162 418,158')
const eye = circle(256, 196, 62)
const lid = shape('180,130* 220,120 290,122 330,132* 330,176 290,162 240,162 180,182*')
// Pale fingers that keep the shutter from closing
const fingers =
  [250, 268, 286, 303]
    .map((y, index) =>
      taper(
        [
          [262, y + 6],
          [240, y],
          [214, y + 2],
          [195 + index * 2, y + 10],
        ],
        [16, 17, 16, 10],
      ),
    )
    .join('') + shape('246,244 268,250 290,300 310,348* 262,348* 250,318 240,290')
const nails = [250, 268, 286, 303].map((y, index) => leaf(196 + index * 2, y + 10, 12, 3.4, -0.5)).join('')
const rail = cut('20,342 492,342 498,360 14,360')
const feet = [70, 132, 380, 440]
  .map((x) =>
    shape([
      [x - 8, 356, true],
      [x + 20, 356, true],
      [x + 18, 366],
      [x + 16, 373, true],
      [x - 26, 373, true],
      [x - 22, 364],
    ]),
  )
  .join('')
const broom =
  taper('470,120 474,200 476,260', [6, 6, 7]) + shape('464,258* 488,258* 500,330 492,326* 486,336 478,328* 470,336 462,328* 454,334')

export const drawing: Drawing = {
  name: 'enemies/91',
  svg: foeSvg('amado', {
    viewBox: '0 0 510 400',
    defs: `${gelGradient(`${prefix}-e`, [250, 200, 70], gels.lamp)}${gelGradient(`${prefix}-g`, [256, 200, 260], gels.emberJoint)}${haloGradient(`${prefix}-h`, '#ffb54d', 0.6, '#ff6a3a')}${figureFilter(prefix, '#06041a')}`,
    content: `${groundShadow(256, 372, 236, 14)}<g class="body">${outer(feet)}${flat(opening, '#06030f')}<g class="eye">${glow(256, 196, 104)}${gel(eye, 'e', 4)}${flat(circle(246, 204, 25), '#0a0508')}${flat(circle(237, 194, 8), '#fff')}${flat(taper('294,150 306,164 312,182', [0, 4, 0]) + taper('288,240 302,228 312,212', [0, 4, 0]) + taper('300,196 312,194 318,198', [0, 3, 0]), '#b8302a', 0.8)}</g>${inner(lid)}
${far(cut('330,84 400,84 412,346 340,346'))}${outer(panels.join(''))}${outer(rightPanels.join(''))}${flat(battens(36, 66) + battens(104, 66) + battens(178, 38) + battens(316, 66) + battens(392, 68), ink.mid)}${flat(frames(38, 64) + frames(104, 64) + frames(394, 66), ink.mid)}
<g class="gel">${slit(taper('103,100 104,210 104,330', [0, 5, 0]) + taper('170,110 170,210 168,320', [0, 4, 0]) + taper('384,100 390,210 390,330', [0, 5, 0]))}${slit(knots)}${slit(leaf(44, 203, 50, 2.5, 0) + leaf(112, 260, 50, 2.5, 0) + leaf(400, 204, 50, 2.5, 0) + leaf(400, 260, 50, 2.5, 0))}</g>
${inner(fingers, ink.mid)}${slit(nails)}${outer(eave)}${flat(tiles, ink.mid)}${outer(rail)}${slit(taper('30,350 256,352 482,350', [0, 4, 0]))}${inner(broom, ink.mid)}
<g class="eye">${slit(circle(140, 322, 0.1) + leaf(126, 318, 12, 4, 0.2) + leaf(146, 320, 12, 4, -0.2), 'e')}</g></g>`,
  }),
}
