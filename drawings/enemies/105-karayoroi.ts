import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

const prefix = 'e105'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#566f86')

// Light between the plates, nobody inside
const lightBody = shape(
  '196,96* 232,92* 244,150 270,190 284,240 268,300 276,360 300,420 292,452* 254,452 240,390 222,340 196,336 178,390 168,452* 126,452 122,420 144,360 150,300 138,240 152,190 184,150',
)
const lightArms = taper('270,190 318,170 344,130 330,90', [40, 30, 24, 18]) + taper('150,196 106,208 84,250 106,286', [40, 32, 26, 18])
const bowl = shape('148,84* 158,46 186,26 216,22 248,28 272,50 280,86* 246,78 214,76 182,78')
const neckGuard =
  shape('146,80* 118,88 104,112* 124,110 118,132* 140,124 142,144* 160,126 164,104 170,88') +
  shape('282,82* 308,92 320,116* 300,113 306,134* 286,126 282,146* 264,128 262,106 258,88')
const horns = taper('188,48 160,22 142,-2 146,-24', [16, 14, 9, 0]) + taper('240,46 270,18 286,-6 280,-28', [16, 14, 9, 0])
const crest = circle(214, 40, 15)
const visor = shape('170,84* 214,80 258,86* 262,118 248,150 216,164 184,152 168,118')
const mempo = shape('176,128* 196,136 216,132 236,136 256,128* 250,150 236,166 216,174 196,168 182,152')
const cuirass = shape('162,176* 188,164 214,172 240,164 268,178* 282,214 276,258* 214,270 154,258* 150,214')
const lamellae = [
  [160, 200, 274],
  [156, 220, 278],
  [154, 240, 278],
]
  .map(([x1 = 0, y = 0, x2 = 0]) =>
    taper(
      [
        [x1, y],
        [214, y + 8],
        [x2, y],
      ],
      [4, 5, 4],
      { per: 1 },
    ),
  )
  .join('')
/** One hanging plate of the skirt. */
const tasset = (x: number, lean: number): string =>
  shape([
    [x - 20, 276, true],
    [x + 18, 278, true],
    [x + 24 + lean, 318],
    [x + 26 + lean * 2, 348, true],
    [x + lean, 356],
    [x - 26 + lean, 346, true],
    [x - 24 + lean * 0.5, 310],
  ])
const skirts = [tasset(168, -10), tasset(214, 0), tasset(258, 10)]
const skirtLines = [
  [168, -10],
  [214, 0],
  [258, 10],
]
  .map(([x = 0, lean = 0]) =>
    [298, 316, 334]
      .map((y) =>
        taper(
          [
            [x - 18 + lean * 0.6, y],
            [x + lean * 0.6, y + 4],
            [x + 18 + lean * 0.8, y + 1],
          ],
          [3, 4, 3],
          { per: 1 },
        ),
      )
      .join(''),
  )
  .join('')
const sodeRight = shape('262,170* 300,152 336,160 344,178* 338,220 318,236* 290,222 268,206')
const sodeLeft = shape('164,178* 126,166 94,176 84,196* 88,236 106,252* 136,236 160,214')
const sodeLines =
  taper('276,186 306,172 340,182', [3, 5, 3]) +
  taper('284,206 310,194 338,204', [3, 5, 3]) +
  taper('154,194 124,182 90,198', [3, 5, 3]) +
  taper('146,216 122,204 92,220', [3, 5, 3])
const greaveLeft = shape('136,366* 176,362* 178,400 172,446* 130,446* 126,404')
const greaveRight = shape('246,362* 284,368* 300,406 302,446* 260,446* 250,402')
const sabatons = shape('100,472* 108,456 134,450 176,452 180,472*') + shape('258,472* 262,452 300,450 324,460 332,472*')
const gauntletRight = shape('320,84 352,84 362,110 354,146* 328,152* 316,118')
const gauntletLeft = shape('72,228* 96,232* 112,266 124,296 112,316 90,310 76,278')
const fistLeft = circle(112, 312, 21)
// The raised sword
const sword = shape('330,92* 342,88* 262,-2 176,-26 88,-22 30,8 4,34* 80,10 170,2 248,26 312,78')
const swordGel = shape('300,64* 244,20 172,0 100,2 48,20* 104,8 168,8 240,28')
const guard = taper('318,108 336,88 356,74', [12, 16, 10])
const grip = taper('336,92 352,120 366,146', [13, 13, 11])
const moth = leaf(216, 114, 13, 6, -0.6) + leaf(216, 114, 13, 6, 3.7) + leaf(216, 116, 9, 5, 0.5) + leaf(216, 116, 9, 5, 2.6)

export const drawing: Drawing = {
  name: 'enemies/105',
  svg: foeSvg('karayoroi', {
    viewBox: '-12 -37 424 537',
    defs: `${gelGradient(`${prefix}-g`, [214, 190, 260], gels.fire, [0.3, 0.7])}${gelGradient(`${prefix}-v`, [214, 118, 54], gels.lamp)}${gelGradient(`${prefix}-k`, [180, 10, 170], gels.fire)}${haloGradient(`${prefix}-h`, '#ffb54d', 0.65, '#ff6a2a')}${figureFilter(prefix, '#04070d')}`,
    content: `${groundShadow(214, 472, 150, 12)}<g class="body">${glow(214, 200, 190)}<g class="wing">${outer(sword)}${slit(swordGel, 'k')}${inner(grip, ink.mid)}${inner(guard)}</g>
<g class="gel">${gel(lightBody, 'g', 0)}${slit(lightArms)}</g>${outer(sabatons + greaveLeft + greaveRight)}${slit(taper('152,376 152,410 150,440', [3, 6, 3]) + taper('268,376 274,410 280,440', [3, 6, 3]))}
${far(skirts[1] ?? '')}${outer((skirts[0] ?? '') + (skirts[2] ?? ''))}${slit(skirtLines)}${outer(cuirass)}${slit(lamellae)}${inner(shape('196,178* 214,184 232,178* 226,196 214,202 202,196'), ink.mid)}
${outer(gauntletRight + gauntletLeft + fistLeft)}${outer(sodeRight + sodeLeft)}${slit(sodeLines)}${flat(horns, ink.near)}${outer(neckGuard, ink.mid)}
<g class="eye">${gel(visor, 'v', 3)}${flat(moth, '#7a2a14')}${flat(shape('176,104* 190,98 204,108* 192,114') + shape('254,104* 240,98 226,108* 238,114'), '#0a0508')}</g>${inner(mempo)}${slit(taper('192,148 216,142 240,148', [0, 6, 0]))}${outer(bowl)}${slit(taper('214,74 214,58', [3, 5], { per: 1 }) + taper('180,72 184,54 194,40', [2, 4, 0]) + taper('248,72 246,54 236,40', [2, 4, 0]))}${gel(crest, 'v', 2)}</g>`,
  }),
}
