import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../figure.ts'
import { circle, leaf, shape, star, taper } from '../paper.ts'
import { plySet } from '../plies.ts'

const prefix = 'e95'
const { outer, inner, slit, flat, glow, stroke } = plySet(prefix, '#57498a')

const cape = shape(
  '236,118* 280,124 318,152 342,210 354,280 366,350 380,412* 356,404 346,424* 326,410 308,428* 290,412 268,430* 250,412 230,428* 214,410 196,422* 200,360 194,300 186,240 196,180',
)
const straw =
  [210, 238, 266, 294, 322, 346]
    .map((x, index) =>
      taper(
        [
          [x - 4 + index * 3, 330],
          [x + index * 2, 370],
          [x + index * 3, 410],
        ],
        [0, 6, 0],
        { per: 1 },
      ),
    )
    .join('') +
  [214, 242, 270, 298, 326]
    .map((x, index) =>
      taper(
        [
          [x - 2, 232],
          [x + index, 268],
          [x + index * 2, 300],
        ],
        [0, 6, 0],
        { per: 1 },
      ),
    )
    .join('')
const head = shape('196,120* 186,96 196,64 226,44 262,46 290,70 296,106 282,138 250,152 216,148 196,134* 178,128 184,122')
const cloth = shape('182,92* 194,58 228,36 268,38 298,64 306,104 294,136* 286,112 272,92 240,84 210,88 198,100 196,112*')
const clothKnot =
  taper('204,140 218,158 232,150', [12, 16, 12]) +
  taper('214,156 196,176 178,178', [10, 12, 3]) +
  taper('222,158 222,182 210,196', [10, 12, 3])
const legs = taper('236,410 220,438 208,462', [34, 26, 20]) + taper('304,410 322,438 330,462', [34, 26, 20])
const sandals = shape('172,472* 176,458 198,452 220,458 226,472*') + shape('296,472* 300,458 322,452 344,458 350,472*')
const arms =
  taper('240,176 214,200 176,234 138,226 114,200', [0, 40, 38, 24, 18]) +
  taper('268,176 240,198 206,214 166,196 150,178', [0, 38, 32, 22, 16])
// The clappers with their sparks
const clappers = shape('52,148* 66,132* 126,190* 114,206*') + shape('132,104* 152,110* 152,192* 132,190*')
const spark = star(92, 116, 40, 11, 8)
const cord = taper('140,190 132,222 112,228 106,202', [3, 3, 3, 3])
// The dark lantern
const pole = taper('350,470 352,300 344,140 330,60 300,22', [7, 8, 8, 7, 5])
const string = taper('304,24 344,30 362,52', [3, 3, 3])
const lantern = shape('340,66* 384,66* 396,90 398,122 390,148 382,160* 342,160* 332,146 328,118 330,88')
const lanternCaps = 'M338 54h48v12h-48zM340 160h44v10h-44z'
const ribs = [82, 98, 114, 130, 146].map((y) => `M${y === 114 ? 330 : 333} ${y}q30 7 62 0`).join('')
const flame = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y})scale(${scale})" d="${shape('0,0 -16,-8 -18,-26 -8,-44 -8,-64* 8,-48 18,-28 16,-8')}"/>`

export const drawing: Drawing = {
  name: 'enemies/95',
  svg: foeSvg('yomawari', {
    viewBox: '-5 0 415 500',
    defs: `${gelGradient(`${prefix}-g`, [270, 300, 170], gels.emberJoint)}${gelGradient(`${prefix}-k`, [92, 116, 46], gels.lamp)}<radialGradient id="${prefix}-f" cy=".8"><stop stop-color="#fff0a6"/><stop offset=".45" stop-color="#ffb03c"/><stop offset="1" stop-color="#e8341f"/></radialGradient>${haloGradient(`${prefix}-h`, '#ffb54d', 0.75, '#ff6a3a')}${figureFilter(prefix, '#06041a')}`,
    content: `${groundShadow(250, 472, 140, 12)}<g class="body">${glow(92, 116, 96)}${flat(string, '#d9c2ee')}${outer(lantern + lanternCaps, ink.mid)}${stroke(ribs, 'var(--k3,#57498a)', 3)}${flat(shape('352,108* 360,100 366,110 372,100 380,110* 368,122'), ink.near)}${outer(pole)}${outer(legs + sandals)}
<g class="gel" fill="url(#${prefix}-f)">${flame(372, 474, 0.8)}${flame(394, 470, 0.5)}${flame(256, 474, 0.6)}</g>${outer(cape)}<g class="gel">${slit(straw)}</g>${inner(head)}${flat(taper('192,140 206,134 222,140', [0, 4, 0]), '#ff8a2e')}
<g class="eye">${glow(212, 108, 32)}${slit(shape('194,106* 206,96 220,98 228,108* 216,116 202,114'), 'k')}${flat(circle(204, 106, 6), '#0a0508')}${slit(leaf(238, 110, 20, 6, -0.1))}</g>${inner(cloth, ink.mid)}<path fill="none" stroke="#ff8a5a" stroke-width="4" stroke-dasharray="3 11" d="M196 84q30-26 92 2M214 60q34-14 70 14"/>${inner(clothKnot, ink.mid)}
${outer(arms)}${inner(taper('168,240 152,226 146,208', [6, 8, 5]), ink.mid)}${flat(cord, '#d8434a')}${outer(clappers, ink.mid)}${slit(taper('68,144 94,170 112,194', [0, 5, 0]) + taper('142,116 144,150 142,184', [0, 5, 0]))}<g class="gel">${slit(spark, 'k')}</g></g>`,
  }),
}
