import { type Drawing, foeSvg } from '../drawing.ts'
import { figureFilter, gelGradient, gels, gelWindow, groundShadow, haloGradient, ink, litPly, rim } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { inset } from '../points.ts'

// A rabbit that kicks to the left and looks away to the right: the viewer sees the back of the head.
const p = 'e12'
const farEar = '236,84* 214,52 196,16 200,4* 222,14 246,44 262,82*'
const nearEar = '258,92* 268,58 296,24 334,6 350,10* 350,36 330,68 298,104*'
const nearEarGel = '284,86* 296,58 318,34 338,20* 334,42 316,66 298,90*'
// Nape and cheek to the viewer; the muzzle peeps out on the far side.
const head =
  '204,128 202,100 220,76 252,66 286,72 308,90 318,108* 334,106 348,114 352,126 344,136* 338,148 322,150* 326,162* 312,160 308,170* 292,164 262,170 228,164 210,150'
const body = '214,148* 250,160 292,150* 318,186 334,232 336,284 320,330 288,352 244,354 206,336 182,302 172,262 176,216 192,176'
const haunch = '206,250 232,222 270,216 306,234 324,270 318,312 290,342 250,350 212,336 192,300'
const standingFoot = '316,330* 326,350 318,366 280,371 222,371 198,366* 206,350 236,342 270,336'
// The kicking leg: a thigh and a sole as long as a clog.
const kick = '246,250 214,236 168,250 118,262 98,262* 94,288 130,302 178,300 226,304'
const sole = '84,172 100,178 110,206 114,248 112,292 100,322 80,330 64,316 58,280 58,232 62,194 70,176'
const paw = taper('204,204 170,202 146,218 150,232', [28, 22, 17, 12])
const pawFar = taper('214,190 186,190 164,200 158,206', [20, 17, 14, 8])
const puff = '330,292 330,274 346,266 360,276 376,276 382,292 376,304 384,318 374,332 358,330 346,340 332,332 332,316 322,304'

export const drawing: Drawing = {
  name: 'enemies/12',
  svg: foeSvg('yosomi-usagi', {
    viewBox: '0 0 400 400',
    defs:
      figureFilter(p, '#06121c') +
      gelGradient(`${p}-g`, [262, 268, 96], gels.spirit) +
      gelGradient(`${p}-e`, [306, 66, 74], gels.spirit) +
      gelGradient(`${p}-t`, [346, 306, 36], gels.ice, [0.4, 0.75]) +
      gelGradient(`${p}-p`, [86, 252, 78], gels.spirit, [0.4, 0.75]) +
      haloGradient(`${p}-h`, '#8fe0ff', 0.7, '#3a8aff'),
    content: `${groundShadow(254, 372, 112, 12)}<g class="body">
      <circle cx="346" cy="306" r="52" fill="url(#${p}-h)"/>
      <g class="far">${litPly(p, `${shape(farEar)}${pawFar}`, { fill: ink.mid })}</g>
      ${litPly(p, shape(puff), { edge: rim })}
      <g class="gel tail"><path fill="url(#${p}-t)" d="${shape(inset(puff, 354, 304, 0.76))}"/><path fill="${ink.near}" d="${leaf(332, 296, 30, 4, 0.1)}${leaf(330, 312, 34, 4, -0.2)}${leaf(340, 324, 24, 3, -0.4)}"/></g>
      ${litPly(p, shape(body) + shape(standingFoot), { edge: rim })}
      ${litPly(p, shape(nearEar) + shape(head), { edge: rim })}
      <g class="gel">${gelWindow(shape(nearEarGel), `${p}-e`)}</g><path fill="${ink.near}" d="${taper('288,88 310,56 334,26', [6, 4, 0])}${leaf(312, 54, 22, 4, 0.1)}${leaf(303, 66, 22, 4, 0.5)}"/>
      ${litPly(p, paw)}
      ${litPly(p, shape(haunch))}
      <g class="gel">${gelWindow(leaf(226, 246, 66, 9, 0.1) + leaf(232, 268, 76, 11, 0.22) + leaf(228, 292, 76, 11, 0.12) + leaf(228, 316, 62, 8, -0.06), `${p}-g`, 2)}</g>
      <g class="foot">${litPly(p, shape(kick), { edge: rim })}${litPly(p, shape(sole), { edge: rim })}
      <g class="gel">${gelWindow(`${circle(84, 198, 10)}${circle(72, 224, 9)}${circle(97, 224, 9)}${shape('84,246 100,262 102,292 86,314 70,296 68,264')}`, `${p}-p`, 2)}</g></g>
      <path fill="#6b3a4e" d="${taper('232,84 246,110 240,140', [0, 4, 0])}${taper('254,78 268,108 264,146', [0, 4.5, 0])}${taper('276,82 286,100 286,120', [0, 4, 0])}${taper('214,96 222,112 220,130', [0, 3, 0])}"/>
      <path fill="${ink.near}" d="${taper('338,132 364,130 388,120', [4, 2.5, 0])}${taper('338,136 364,142 384,142', [4, 2.5, 0])}${taper('334,141 354,152 370,160', [4, 2.5, 0])}"/>
      <g class="eye"><path fill="${ink.near}" d="${shape('292,108* 292,90 304,80 318,86 324,104 318,122 304,126')}"/><path fill="#f2ffff" d="${shape('297,107* 298,92 306,86 315,91 319,104 314,117 304,119')}"/><circle cx="311" cy="99" r="8" fill="#2468d8"/><circle cx="313" cy="98" r="4.6" fill="#120b18"/><circle cx="309" cy="94" r="2.4" fill="#fff"/></g>
      <path fill="#ffb4a8" d="${shape('346,114* 353,116 353,123 348,124')}"/>
    </g>`,
  }),
}
