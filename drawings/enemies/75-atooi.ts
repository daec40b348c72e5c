import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { plySet } from '../tools/plies.ts'

const prefix = 'e75'
const { outer, inner, far, gel, slit, flat, glow } = plySet(prefix, '#2f6d70')

// The umbrella is held over the gap to the left
const canopy = shape(
  '12,196* 26,140 70,84 132,58 142,40 150,58 216,80 262,128 284,186* 262,176 240,188* 214,172 186,184* 158,170 128,184* 100,176 74,192* 44,182',
)
const panels = [
  '32,172* 50,126 88,90 130,68* 104,104 86,140 76,172* 56,166',
  '88,168* 98,128 118,94 138,72* 134,104 130,138 126,168* 108,160',
  '140,166* 140,128 142,96 146,70* 164,100 176,134 182,168* 162,156',
  '196,164* 186,128 172,96 154,68* 194,92 224,124 236,168* 218,158',
  '248,164* 236,126 212,98 176,72* 222,88 252,124 266,166*',
]
  .map((points) => shape(points))
  .join('')
const shaft = taper('146,66 158,180 172,300', [7, 6, 8])
const coat = shape(
  '246,180* 282,168 318,188 340,230 352,300 358,380 372,440 388,470* 350,462 330,470 322,462* 304,470 284,458 262,470 238,462* 246,420 240,360 226,310 224,250 232,206',
)
const head = shape('222,108* 236,88 262,78 290,88 304,114 302,146 290,172 262,184 238,176 224,158 212,146* 220,132')
const hat = shape('196,112* 222,92 234,58 262,44 292,54 308,88 330,98* 300,110 262,116 226,112')
const farArm = taper('250,216 214,262 178,282', [30, 26, 16])
const arm =
  taper('296,196 284,228 262,274 218,312 180,304', [0, 42, 36, 26, 16]) +
  taper('188,296 170,292 160,302', [12, 11, 0]) +
  taper('188,308 172,308 164,316', [11, 10, 0])
const geta =
  shape('64,448* 108,440 112,448* 112,454 100,456 98,470* 88,470* 86,458 78,458 76,472* 66,472* 64,460') +
  shape('124,436* 166,430 170,438* 170,444 158,446 156,460* 146,460* 144,448 136,448 134,460* 124,460* 122,448')
const thongs = taper('78,448 90,434 104,444', [0, 5, 0]) + taper('138,436 150,422 164,434', [0, 5, 0])
// A hole in the chest, the size of one person
const hollow =
  circle(286, 246, 15) +
  shape('276,264 298,264 312,280 314,322* 304,322* 302,296 300,370* 290,370* 287,326 284,370* 273,370* 272,296 268,322* 258,322* 262,280')
const patches = leaf(330, 300, 60, 6, 1.4) + leaf(344, 380, 60, 5, 1.35) + leaf(258, 400, 50, 5, 1.6) + leaf(316, 390, 56, 5, 1.5)

export const drawing: Drawing = {
  name: 'enemies/75',
  svg: enemySvg('atooi', {
    viewBox: '0 0 400 500',
    defs: `${gelGradient(`${prefix}-g`, [150, 130, 140], gels.lamp)}${gelGradient(`${prefix}-c`, [290, 300, 110], gels.fire)}${gelGradient(`${prefix}-e`, [236, 136, 24], gels.lamp)}${haloGradient(`${prefix}-h`, '#ffcf6a', 0.65, '#ff8a3a')}${figureFilter(prefix, '#02080c')}`,
    content: `${groundShadow(230, 472, 160, 12)}<g class="body"><ellipse cx="116" cy="452" rx="76" ry="24" fill="url(#${prefix}-h)"/>${far(farArm)}${outer(coat)}${slit(patches, 'c')}<g class="gel">${glow(290, 300, 70)}${gel(hollow, 'c')}</g>
${outer(shaft)}${outer(canopy)}<g class="gel">${gel(panels)}</g>${flat(taper('34,150 80,132 142,126 210,132 262,152', [3, 4, 4, 4, 3]), '#4a1210', 0.8)}
${outer(geta)}${flat(thongs, '#ff5a3a')}${outer(head)}${outer(hat)}${slit(taper('210,104 262,108 318,98', [0, 6, 0]), 'c')}
<g class="eye">${glow(240, 138, 34)}${slit(shape('222,140* 234,128 250,128 258,138* 246,148 232,148'), 'e')}${flat(circle(234, 138, 6), '#0a0508')}</g>${slit(taper('224,164 238,168 250,162', [0, 4, 0]), 'e')}${inner(arm)}</g>`,
  }),
}
