import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient, ink } from '../bodies/figure.ts'
import { shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e102'
const { outer, inner, far, gel, slit, flat, glow, stroke } = plySet(prefix, '#566f86')

const chain = [-6, 26, 58, 90]
  .map((y, index) => (index % 2 === 0 ? `M200 ${y}q-13 0-13 17t13 17t13-17t-13-17zm0 8q6 0 6 9t-6 9t-6-9t6-9z` : `M196 ${y - 2}h8v38h-8z`))
  .join('')
// The piece of ceiling it hangs from
const ceiling = shape('96,-36* 150,-44 260,-44 306,-34* 292,-16 270,-20* 250,-2 226,-14* 200,6 176,-14* 150,-2 130,-18* 108,-12')
const plaster = taper('118,-28 160,-34 200,-30', [0, 5, 0]) + taper('226,-30 262,-36 288,-28', [0, 5, 0])
const crown = shape('200,116* 212,122 222,138 246,132 240,152 252,170* 200,180 148,170* 160,152 154,132 178,138 188,122')
const column = shape('178,172* 222,172* 216,196 232,218 168,218 184,196')
const bowl = shape(
  '96,236* 118,220 160,212 200,210 240,212 282,220 304,236* 302,270 284,314 250,348 216,366 200,392* 184,366 150,348 116,314 98,270',
)
const ring = shape('22,268* 60,250 120,242 200,240 280,242 340,250 378,268* 372,288 330,298 270,304 200,306 130,304 70,298 28,288')
const ringWindows = [
  [40, 268, 24],
  [76, 262, 26],
  [298, 260, 26],
  [336, 266, 24],
]
  .map(([x, y, w]) => `M${x} ${y}l${w}-3v20l-${w} 3z`)
  .join('')
const arms =
  taper('180,200 130,196 104,168 84,186', [12, 13, 11, 9]) +
  taper('220,200 270,196 296,168 316,186', [12, 13, 11, 9]) +
  taper('60,270 34,262 22,236 28,220', [14, 12, 10, 9]) +
  taper('340,270 366,262 378,236 372,220', [14, 12, 10, 9])
/** A candle in its cup; the flame is drawn apart. */
const candle = (x: number, y: number, w: number, h: number): string =>
  `M${x - w} ${y}h${w * 2}l-4 10h-${w * 2 - 8}zM${x - w * 0.5} ${y - h}h${w}v${h}h-${w}z`
const candles = candle(84, 184, 16, 34) + candle(316, 184, 16, 34) + candle(28, 220, 15, 40) + candle(372, 220, 15, 40)
const wax =
  taper('78,152 76,166 77,176', [5, 5, 4]) + taper('322,152 324,164 323,170', [5, 5, 4]) + taper('22,182 20,198 21,206', [5, 5, 4])
const flame = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y})scale(${scale})" d="${shape('0,2 -13,-6 -15,-22 -6,-38 -2,-62* 8,-42 16,-24 13,-6')}"/>`
const sockets = shape('116,262* 136,240 168,242 186,266* 172,292 140,296') + shape('284,262* 264,240 232,242 214,266* 228,292 260,296')
const mouth = shape('138,312* 168,322 200,325 232,322 262,312* 248,340 226,350* 218,336 208,354* 200,338 192,354* 182,336 174,350* 152,340')
/** Crystal drops. */
const drop = (x: number, y: number, size: number): string =>
  `M${x} ${y}l${size * 0.6} ${size}l-${size * 0.6} ${size * 1.3}l-${size * 0.6}-${size * 1.3}z`
const drops = [
  [36, 294, 12],
  [66, 304, 15],
  [98, 310, 12],
  [302, 310, 12],
  [334, 304, 15],
  [364, 294, 12],
  [200, 396, 20],
  [150, 362, 13],
  [250, 362, 13],
  [120, 338, 12],
  [280, 338, 12],
]
  .map(([x = 0, y = 0, s = 0]) => drop(x, y, s))
  .join('')
const garlands = 'M84 196q30 60 96 20M316 196q-30 60-96 20M30 236q20 26 54-36M370 236q-20 26-54-36'

export const drawing: Drawing = {
  name: 'enemies/102',
  svg: enemySvg('tsurishande', {
    viewBox: '-34 -58 468 558',
    defs: `${gelGradient(`${prefix}-g`, [200, 300, 180], gels.lamp)}<radialGradient id="${prefix}-f" cy=".8"><stop stop-color="#fff7d0"/><stop offset=".45" stop-color="#ffc23c"/><stop offset="1" stop-color="#f2491f"/></radialGradient>${haloGradient(`${prefix}-h`, '#ffcf6a', 0.75, '#ff8a3a')}${figureFilter(prefix, '#04070d')}`,
    content: `${groundShadow(200, 474, 120, 11)}<g class="body">${glow(84, 130, 62)}${glow(316, 130, 62)}${glow(28, 164, 52)}${glow(372, 164, 52)}${far(taper('60,282 120,330 200,346 280,330 340,282', [5, 7, 8, 7, 5]))}
<g fill="${ink.near}" fill-rule="evenodd"><path d="${chain}"/></g>${outer(ceiling, ink.mid)}${slit(plaster)}${stroke(garlands, '#ffdca6', 2.5, 0.9)}${outer(crown + column)}${slit(taper('166,156 200,166 234,156', [4, 8, 4]))}${outer(arms)}${outer(bowl)}${outer(ring)}<g class="gel">${gel(ringWindows, 'g', 2)}${gel(drops, 'g', 2)}</g>
${outer(candles)}${flat(wax, '#fff3d6')}<g class="flame" fill="url(#${prefix}-f)">${flame(84, 148, 1)}${flame(316, 148, 1)}${flame(28, 178, 0.9)}${flame(372, 178, 0.9)}</g>
${inner(sockets, ink.near)}<g class="eye">${gel(shape('124,264* 140,248 164,250 178,266* 166,284 142,286') + shape('276,264* 260,248 236,250 222,266* 234,284 258,286'), 'g', 2)}<g fill="#5a0f1e">${flame(146, 284, 0.56)}${flame(244, 284, 0.56)}</g></g>
${inner(shape('104,248* 140,226 186,244 194,262* 150,240') + shape('296,248* 260,226 214,244 206,262* 250,240'), ink.mid)}${gel(mouth, 'g', 3)}</g>`,
  }),
}
