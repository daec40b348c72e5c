import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, gels, gelWindow, groundShadow, haloGradient, ink, litPly, rim } from '../bodies/figure.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'

// The evening shadow of a small child: very long legs, a small body.
const p = 'e14'
const legs =
  taper('210,150 250,270 276,380 280,462', [26, 22, 17, 14]) +
  shape('268,448* 292,448* 294,462 288,472 250,472 228,470* 236,460 256,456') +
  taper('200,150 176,270 142,380 122,462', [26, 23, 17, 14])
const nearFoot = '110,446* 134,450* 134,464 126,472 92,472 64,468* 74,458 98,456'
const robe = '152,118* 178,104 210,106 236,124* 250,168 262,222 258,240* 236,232 214,242 192,232 172,240 156,230* 158,180'
// Sleeves of a winter coat: wide, with long thin arms that come out too far.
const farArm = taper('222,132 280,150 322,210 336,310 344,426', [30, 22, 15, 12, 12])
const farSleeve = '214,116* 250,122 284,142 300,164* 276,190 268,212* 246,178 222,160'
const farHand =
  taper('343,418 332,446 320,482', [12, 10, 0]) +
  taper('344,418 346,456 340,498', [13, 10, 0]) +
  taper('345,418 360,450 364,486', [12, 9, 0]) +
  taper('344,412 370,426 384,450', [11, 9, 0])
const nearArm = taper('172,130 128,136 96,112 80,84', [30, 20, 14, 11])
const nearSleeve = '184,112* 154,112 118,124 100,116* 98,150 118,184* 142,168 172,160'
const nearHand = taper('84,96 74,84 68,70', [13, 9, 6]) + circle(79, 88, 11)
const hair =
  '128,72 130,42 150,22 170,16* 164,4 178,-2* 184,10 198,2* 196,18 222,30 238,58 238,86* 230,78 230,100* 212,110 176,114 146,104* 140,92 134,98*'
const facePlate = '140,74* 156,62 200,58 228,72* 230,90 216,106 188,114 158,108 142,94'
// The pinwheel, four gel vanes, turning.
const vane = (angle: number): string => {
  const at = (length: number, turn: number): [number, number] => [
    66 + Math.cos(angle + turn) * length,
    62 + Math.sin(angle + turn) * length,
  ]
  return shape([[...at(3, 0), true], [...at(30, -0.35)], [...at(50, 0.1), true], [...at(34, 0.62)], [...at(16, 0.9)]])
}
const vanes = [0.3, 0.3 + Math.PI / 2, 0.3 + Math.PI, 0.3 + Math.PI * 1.5]
const stripes =
  taper('172,140 176,190 170,230', [5, 8, 0]) + taper('194,124 202,180 198,230', [5, 9, 0]) + taper('216,136 230,186 234,228', [5, 8, 0])

export const drawing: Drawing = {
  name: 'enemies/14',
  svg: enemySvg('nobikage', {
    viewBox: '0 -2 400 502',
    defs:
      figureFilter(p, '#06121c') +
      gelGradient(`${p}-g`, [200, 176, 90], gels.wind) +
      gelGradient(`${p}-v`, [66, 62, 54], gels.spirit, [0.35, 0.7]) +
      gelGradient(`${p}-b`, [336, 452, 26], gels.wood) +
      gelGradient(`${p}-l`, [206, 236, 250], ['#8fe6c8', '#4fb9a0', '#1f6a78', '#1a2a4c'], [0.3, 0.7]) +
      haloGradient(`${p}-h`, '#8fe0ff', 0.6, '#3a8aff'),
    content: `${groundShadow(200, 474, 168, 12)}<g class="body" transform="translate(0 4)">
      <g transform="translate(41 2)scale(.8)"><circle cx="66" cy="62" r="66" fill="url(#${p}-h)"/>
      <g class="far">${litPly(p, farArm + farHand, { fill: ink.mid })}</g></g>
      ${litPly(p, legs + shape(nearFoot), { edge: rim })}
      <g class="gel" opacity=".9"><path fill="url(#${p}-l)" d="${taper('191,206 172,290 144,380 127,446', [0, 7, 5, 0])}${taper('222,206 252,300 270,380 277,446', [0, 7, 5, 0])}"/></g>
      <g transform="translate(41 2)scale(.8)">${litPly(p, shape(farSleeve))}
      ${litPly(p, shape(robe), { edge: rim })}
      <g class="gel">${gelWindow(stripes, `${p}-g`, 2)}</g><path fill="${ink.near}" d="${taper('152,196 200,206 258,194', [12, 15, 12])}"/><path fill="#a6f0b4" d="${taper('158,197 200,206 252,195', [0, 3, 0])}"/>
      <g class="arms">${litPly(p, nearArm, { edge: rim })}${litPly(p, shape(nearSleeve), { edge: rim })}</g>
      <path fill="${ink.near}" d="${taper('84,108 74,84 62,56', [5, 5, 4])}"/>
      <g class="gel wheel">${gelWindow(vanes.map(vane).join(''), `${p}-v`, 2.5)}<path fill="${ink.near}" d="${vanes.map((angle) => leaf(66, 62, 44, 4, angle + 0.3)).join('')}${circle(66, 62, 6)}"/><circle cx="66" cy="62" r="2.5" fill="#ffcf73"/></g>
      ${litPly(p, nearHand)}
      ${litPly(p, shape(hair), { edge: rim })}
      <path fill="${ink.mid}" d="${shape(facePlate)}"/><path fill="#ffcf73" d="${taper('164,20 178,24 194,19', [3, 5, 3])}"/>
      <g class="eye"><path fill="#f2ffff" d="${circle(163, 84, 13)}${circle(206, 82, 12)}"/><path fill="#1f8f86" d="${circle(160, 87, 8)}${circle(203, 85, 7.5)}"/><path fill="#120b18" d="${circle(159, 88, 4.5)}${circle(202, 86, 4.2)}"/><path fill="#fff" d="${circle(156, 82, 2.6)}${circle(199, 80, 2.4)}"/><path fill="#a6f0b4" d="${taper('174,103 183,107 192,102', [0, 4.5, 0])}"/></g>
      <path fill="${ink.near}" d="${shape('136,78* 142,50 176,40 222,52 236,80* 222,70 214,60* 208,72 196,62* 186,74 172,62* 162,74 152,64*')}"/></g>
      <g transform="translate(0 -6)"><path fill="${ink.near}" d="${circle(336, 452, 23)}"/><path fill="url(#${p}-b)" d="${circle(336, 452, 18)}"/><path fill="none" stroke="${ink.near}" stroke-width="3" d="M319 446q17 12 34 0M319 459q17-12 34 0M336 434v36"/></g>
    </g>`,
  }),
}
