import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, leaf, shape, star, taper } from '../tools/paper.ts'
import { blackGel, plySet, whiteStock } from '../tools/plies.ts'

const prefix = 'e130'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)

const shoulders = shape('150,186* 108,194 60,206 30,236 18,290 14,360 18,456* 402,456* 400,360 396,290 384,236 350,206 300,194 258,186*')
const lapels = taper('150,192 176,236 200,286', [5, 9, 5]) + taper('258,192 234,232 212,276', [5, 9, 0])
const pleats = leaf(54, 236, 60, 5, -0.36) + leaf(46, 262, 54, 5, -0.4) + leaf(356, 236, -60, 5, 0.36) + leaf(364, 262, -54, 5, 0.4)
// A padded hood, and on it the trivet with its three feet up
const hood = shape('204,62 164,66 134,90 124,128 130,172 152,198 204,210 256,198 278,172 284,128 274,90 244,66')
const trivetRing = taper('118,110 158,88 204,82 250,88 290,110', [16, 17, 17, 17, 16])
const trivetFeet =
  taper('132,100 116,64 120,34', [15, 12, 13]) +
  taper('204,84 204,44 204,14', [15, 12, 14]) +
  taper('276,100 292,64 288,34', [15, 12, 13]) +
  'M106 26h26l4 12h-32zM188 4h32l4 12h-40zM276 26h26l2 12h-32z'
const face = shape('154,124 178,112 204,110 230,112 254,124 258,150 246,182 204,196 162,182 150,150')
const brows = taper('162,142 176,131 194,138', [4, 10, 4]) + taper('246,142 232,131 214,138', [4, 10, 4])
const eyes = shape('166,154* 176,146 188,149 193,156* 183,161 173,160') + shape('242,154* 232,146 220,149 215,156* 225,161 235,160')
const beard = shape(
  '146,158* 158,178 172,186* 188,182 204,186 220,182 236,186* 250,178 262,158* 264,196 246,228 222,246 204,254* 186,246 162,228 144,196',
)
const moustache = taper('204,170 184,172 164,188', [6, 11, 0]) + taper('204,170 224,172 244,188', [6, 11, 0])
const beardCuts = leaf(178, 204, 34, 3.4, 1.3) + leaf(204, 206, 38, 3.6, 1.57) + leaf(230, 204, 34, 3.4, 1.84)
// The screen: as many stars as in the other's, where the other has them
const leaves = [
  '-30,306* 78,270* 78,456* -30,480*',
  '78,270* 190,312* 190,480* 78,456*',
  '190,312* 310,270* 310,456* 190,480*',
  '310,270* 440,306* 440,480* 310,456*',
] as const
const stars = [
  [412, 352, 22],
  [392, 408, 15],
  [424, 440, 13],
  [378, 448, 10],
  [290, 342, 14],
  [262, 384, 26],
  [294, 424, 12],
  [236, 444, 14],
  [160, 374, 16],
  [128, 336, 20],
  [138, 420, 26],
  [174, 446, 11],
  [48, 344, 18],
  [18, 390, 26],
  [54, 428, 13],
  [0, 446, 12],
] as const
const starField = stars.map(([x, y, r]) => star(x, y, r, r * 0.36, 4)).join('')
const frame =
  taper('-30,310 78,275', [10, 10]) +
  taper('78,275 190,317', [10, 10]) +
  taper('190,317 310,275', [10, 10]) +
  taper('310,275 440,311', [10, 10])
const hinges = 'M76 286h4v164h-4zM188 326h4v146h-4zM308 286h4v164h-4z'
// One arm out with the cup, far enough to keep the tea from the fighting
const armCup =
  taper('82,236 50,244 14,238 -22,212', [54, 56, 50, 34]) + circle(84, 238, 27) + taper('-26,230 -24,202 -14,180', [38, 34, 26])
const cup = shape('-44,132* 24,132* 18,168 4,182 -24,182 -38,168')
const palm = shape('-38,168 -18,186 6,184 22,164 28,180 20,198 -2,208 -26,204 -40,188')
const steam = taper('-24,122 -34,102 -18,84 -28,58', [0, 7, 7, 0]) + taper('2,122 12,98 -4,78 8,46', [0, 7, 7, 0])
const handOver = shape('288,306* 286,278 296,264 310,264* 316,256 332,258* 340,252 354,260* 364,264 368,282 362,310 346,322 304,320')
const fingers = leaf(308, 272, 34, 2.4, 1.57) + leaf(328, 266, 38, 2.4, 1.57) + leaf(347, 268, 36, 2.4, 1.57)

export const drawing: Drawing = {
  name: 'enemies/130',
  svg: enemySvg('byoubuomotsukage', {
    viewBox: '-60 -8 524 508',
    defs: `${gelGradient(`${prefix}-g`, [200, 300, 240], blackGel)}${gelGradient(`${prefix}-t`, [200, 390, 270], ['#04030a', '#0d0a22', '#2a2470', '#4c429e'])}${haloGradient(`${prefix}-h`, '#b3a4ff', 0.55, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(205, 476, 222, 12)}<g class="body">${glow(62, 150, 120)}${far(trivetFeet)}${outer(hood)}${outer(shoulders)}${slit(lapels + pleats)}
<g class="gel">${gel(face)}</g><g class="eye">${flat(eyes)}${flat('M177 154a4 4 0 1 0 .1 0zM223 154a4 4 0 1 0 .1 0z', '#0a0818')}</g>${flat(brows)}${inner(beard + moustache)}${slit(beardCuts)}${inner(trivetRing, whiteStock.mid)}${slit(star(204, 82, 8, 3, 4))}
<g class="wing">${inner(shape(leaves[1]) + shape(leaves[2]), whiteStock.mid)}${outer(shape(leaves[0]) + shape(leaves[3]))}${flat(frame, '#8f82cc')}${flat(hinges, '#8f82cc', 0.8)}<g class="gel">${gel(starField, 't', 2)}</g></g>
${flat(steam, whiteStock.mid, 0.8)}${inner(armCup)}${slit(leaf(-34, 226, 26, 3, 0.2) + leaf(8, 222, 40, 4, 0.1))}${inner(cup, whiteStock.mid)}${slit(taper('-42,138 -10,142 22,138', [3, 6, 3]) + star(-10, 160, 11, 4, 4))}${inner(palm)}${inner(handOver)}${slit(fingers)}</g>`,
  }),
}
