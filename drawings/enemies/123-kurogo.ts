import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { plySet, whiteStock } from '../plies.ts'

const prefix = 'e123'
const { outer, inner, slit, flat, glow } = plySet(prefix, '#8f82cc', whiteStock)

/** He is black on black: of every part only the torn white edge is seen. */
const part = (points: string, widths: readonly number[], rim = 11): readonly [edge: string, black: string] => [
  taper(points, widths),
  taper(
    points,
    widths.map((width) => Math.max(0, width - rim)),
  ),
]

const farLeg = part('236,268 284,320 330,344 372,336', [70, 58, 44, 30])
const farFoot = part('352,348 376,326 392,308', [30, 30, 18], 10)
const nearLeg = part('206,276 158,330 176,392 146,440', [84, 72, 54, 36])
const nearFoot = part('170,446 132,456 92,458', [34, 32, 16], 10)
const farArm = part('232,190 282,196 316,168 344,182', [56, 46, 36, 26])
const nearArm = part('206,178 160,224 104,214 70,172', [66, 54, 42, 30])
const torso: readonly [string, string] = [
  shape('206,142* 248,146 280,182 286,236 272,292 222,312 176,292 168,236 174,178'),
  shape('208,152* 244,154 272,186 278,236 264,284 222,300 184,284 177,236 183,182'),
]
const hood: readonly [string, string] = [
  shape('128,66* 152,30 196,14 238,28 262,66 262,112 286,164* 246,158 222,176 190,166 160,182* 128,176 110,150 112,104'),
  shape('134,72* 156,38 196,24 232,36 253,70 253,114 268,152* 244,148 222,164 190,154 160,170* 134,166 119,146 121,106'),
]
const veilEdge = taper('134,70 180,62 232,82', [4, 7, 4])
const veilFolds =
  taper('150,72 140,112 146,160', [0, 6, 3]) + taper('190,70 192,116 186,152', [0, 6, 3]) + taper('224,80 230,120 226,160', [0, 6, 3])
const sashTails = taper('268,262 312,262 340,240 372,250', [14, 20, 16, 0]) + taper('268,268 306,286 330,276', [12, 16, 0])
// A butterfly on a wire
const rod = taper('66,180 70,120 44,60', [6, 5, 3])
const wings =
  shape('42,58* 16,26 -8,22 -12,46 4,66 36,68*') +
  shape('42,58* 36,20 52,-4 76,2 80,30 62,54') +
  shape('40,64* 12,72 2,92 20,102 40,84') +
  shape('46,62* 74,66 86,84 70,98 50,82')
const wingCuts = leaf(32, 56, -28, 6, 0.5) + leaf(46, 46, 30, 7, -1) + leaf(32, 70, -20, 5, -0.5) + leaf(52, 68, 20, 5, 0.5)
const nearEdges = [nearLeg, nearFoot].map(([edge]) => edge).join('')
const nearBlacks = [nearLeg, nearFoot].map(([, black]) => black).join('')

export const drawing: Drawing = {
  name: 'enemies/123',
  svg: foeSvg('kurogo', {
    viewBox: '-24 -55 436 545',
    defs: `${gelGradient(`${prefix}-g`, [200, 200, 260], ['#1c1748', '#0d0a22', '#07051a', '#04030a'])}${haloGradient(`${prefix}-h`, '#d8ceff', 0.55, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(210, 462, 140, 12)}<g class="body"><g class="far" opacity=".8">${flat(farLeg[0] + farFoot[0] + farArm[0], whiteStock.mid)}${slit(farLeg[1] + farFoot[1] + farArm[1])}</g>
${outer(nearEdges)}${outer(torso[0])}<g class="gel">${slit(nearBlacks)}${slit(torso[1])}</g>${inner(sashTails)}${flat(taper('176,256 224,274 276,256', [8, 12, 8]))}${flat(taper('236,160 214,200 190,222', [3, 6, 0]) + taper('200,160 220,190 252,210', [3, 6, 0]))}
${outer(hood[0])}<g class="gel">${slit(hood[1])}</g>${flat(veilEdge)}${flat(veilFolds, '#8f82cc', 0.7)}<g class="eye">${flat(leaf(146, 112, 24, 6, 0.16) + leaf(192, 116, 22, 6, -0.12))}${flat(circle(155, 114, 3.6) + circle(200, 115, 3.4), '#0a0818')}</g>
${glow(40, 40, 64)}${outer(rod)}<g class="wing">${outer(wings)}${slit(wingCuts)}${flat(leaf(44, 84, 46, 5, -1.6), '#0a0818')}</g>${outer(nearArm[0])}<g class="gel">${slit(nearArm[1])}</g>${flat(taper('86,190 74,200 62,192', [5, 7, 5]) + taper('176,196 162,208 152,230', [0, 5, 0]))}</g>`,
  }),
}
