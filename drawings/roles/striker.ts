import { type Drawing, roleSvg } from '../drawing.ts'
import { face, faceDefs, figureFilter, gelGradient, haloGradient, ink, litPly, rim } from '../figure.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { mirror } from '../points.ts'

// 切込師 キリカ: the tailor's daughter leaps, her great shears open behind her to an X of light.
const p = 'r1'
const blade = '168,330* 188,300 286,140 344,34 368,-6* 368,56 342,128 262,268 206,344*'
const bladeEdge = taper('212,280 282,158 336,62 366,4', [0, 12, 15, 0])
const ground = taper('222,290 290,178 344,86', [0, 5, 0])
const grip = taper('186,316 128,372 98,410', [30, 24, 18])
const rivet = circle(180, 326, 13)
const hairBack =
  '126,196* 104,172 100,140* 78,142 52,124* 80,116 94,100* 66,90 46,60* 84,68 104,64* 88,40 92,4* 118,32 140,36* 142,12 160,-14* 176,14 190,28* 206,6 230,-6* 224,20 232,40* 254,26 280,24* 262,46 260,68* 280,76 292,96* 268,98 260,114* 270,140 258,178 236,196*'
const fringe =
  '116,150* 106,106 118,62 168,36 222,50 248,88 248,142* 240,128 233,108* 228,126 216,140* 214,120 210,106* 198,122 178,130* 180,116 178,106* 162,124 142,136* 142,122 140,110* 128,130'
// Her headband is a tape measure; the ends fly.
const tape = '110,98* 146,82 190,78 246,88* 248,103 192,94 147,98 112,114*'
const tapeEnds = taper('112,104 78,84 48,96 12,58', [14, 17, 16, 4]) + taper('110,108 76,118 50,142 6,136', [13, 16, 15, 4])
const marks = 'M134 91l2 9M150 86l1 6M166 83l1 9M182 82v6M198 82v9M214 84l-1 6M230 87l-1 9M84 90l-4 8M64 94l-1 6M70 124l6 6M46 140l3 6'
const torso =
  '150,214* 118,226 98,244 96,292 116,336 122,372 108,424 92,486* 268,486* 252,424 240,372 246,336 264,292 262,244 242,226 210,214*'
const neck = '160,196* 206,196* 210,226 196,262 182,300* 170,262 154,226'
const lapelLeft = '150,214* 168,232 182,276 194,330* 176,340* 152,300 130,232'
const lapelRight = '212,214* 208,240 196,286 180,340* 178,348* 222,310 240,236'
const cords = taper('112,246 150,282 184,318 226,356', [10, 12, 12, 9]) + taper('250,246 216,282 178,320 136,356', [10, 12, 12, 9])
const belt = shape('118,356* 180,368 242,356* 246,392 180,402 114,392*')
const arm = '112,232* 84,244 64,276 56,316 62,352 92,360 112,340 118,300'
const forearm = taper('82,342 74,376 84,414', [40, 34, 28])
const hand = shape('68,398 78,390 98,390 112,400 114,418 102,434 80,434 66,420')
const fingers = 'M78 404h30M76 414h34M80 424h26'
const pincushion = shape('60,360 66,350 92,350 102,360 100,376 64,376')

const half = (content: string): string => `${content}<g transform="matrix(-1 0 0 1 360 0)">${content}</g>`
export const drawing: Drawing = {
  name: 'roles/striker',
  svg: roleSvg('striker', {
    viewBox: '-20 0 400 480',
    defs:
      faceDefs(p) +
      figureFilter(p) +
      gelGradient(`${p}-g`, [180, 320, 380], ['#fff7d0', '#ffc24a', '#ff6a32', '#ff3f3a'], [0.35, 0.7]) +
      gelGradient(`${p}-b`, [180, 320, 390], ['#fff4cc', '#ffe9ae', '#ffcf73', '#fff8e6'], [0.4, 0.7]) +
      haloGradient(`${p}-h`, '#ffb347', 0.75, '#ff5a1f'),
    content: `<circle cx="180" cy="150" r="176" fill="url(#${p}-h)"/>
      <g class="shears">${litPly(p, shape(blade) + shape(mirror(blade, 180)), { fill: ink.mid, edge: rim })}${half(`<path fill="url(#${p}-b)" d="${bladeEdge}"/><path fill="url(#${p}-g)" d="${ground}"/>`)}
      ${half(`<g filter="url(#${p}-s)"><path fill="${ink.mid}" d="${grip}"/><circle cx="74" cy="440" r="31" fill="none" stroke="url(#${p}-b)" stroke-width="15"/></g>`)}</g>
      <g class="back">${litPly(p, shape(hairBack), { edge: rim })}<g filter="url(#${p}-s)"><path fill="#ffcf73" d="${tapeEnds}"/></g></g>
      <g class="body">${litPly(p, shape(torso))}<path fill="url(#${p}-f)" d="${shape(neck)}"/><path fill="#7a2e22" opacity=".6" d="${shape('160,196* 206,196* 208,214 190,226 168,220 158,210')}"/>
      ${litPly(p, shape(lapelRight), { fill: ink.mid })}${litPly(p, shape(lapelLeft), { fill: ink.mid })}
      <path fill="url(#${p}-g)" d="${taper('150,218 168,244 182,286 190,330', [3, 4, 4, 2])}${taper('214,218 208,250 198,288', [3, 4, 0])}"/>
      <g filter="url(#${p}-s)"><path fill="url(#${p}-g)" d="${cords}"/></g>${litPly(p, belt)}<path fill="url(#${p}-g)" d="${taper('120,374 180,385 240,374', [3, 4, 3])}${leaf(150, 410, 60, 5, 1.9)}${leaf(208, 410, 60, 5, 1.3)}"/>
      <path fill="#ffcf73" d="${rivet}"/><circle cx="180" cy="326" r="5" fill="${ink.near}"/></g>
      <g class="head">${face(p, { iris: '#ff7a2a', eyes: 'keen', brow: 1.1, mouth: 'grin' })}${litPly(p, shape(fringe))}<g filter="url(#${p}-s)"><path fill="#ffcf73" d="${shape(tape)}"/></g><path fill="none" stroke="#7a2410" stroke-width="2" d="${marks}"/></g>
      ${half(`<g filter="url(#${p}-s)"><path fill="${ink.near}" d="${shape(arm)}${forearm}"/><path fill="#f5c68c" stroke="${ink.near}" stroke-width="3" d="${hand}"/></g><path fill="none" stroke="${ink.near}" stroke-width="2.5" d="${fingers}"/><path fill="none" stroke="#6b3a4e" stroke-width="2" d="M112 233Q84 246 66 278"/>`)}
      <path fill="#e8334f" d="${pincushion}"/><path fill="none" stroke="#fff3d6" stroke-width="2" stroke-linecap="round" d="M70 352l-8-16M80 350l-1-18M90 351l8-15"/><path fill="#fff3d6" d="${circle(61, 334, 3)}${circle(79, 330, 3)}${circle(99, 334, 3)}"/>`,
  }),
}
