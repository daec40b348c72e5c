import { type Drawing, roleSvg } from '../drawing.ts'
import { face, faceDefs, figureFilter, gelGradient, gels, haloGradient, ink, litPly, rim } from '../figure.ts'
import { leaf, shape, taper } from '../paper.ts'
import { mirror } from '../points.ts'

// 灯医 トモリ: once a candle seller. A coat like a bell, hung with little lamps; the one that is lit is in her hands.
const p = 'r2'
const coat = '146,206* 104,224 64,262 36,320 14,400 -2,486* 362,486* 346,400 324,320 296,262 256,224 214,206*'
const capeLeft = '166,214* 120,218 78,248 46,300 40,334* 72,322 92,340* 112,322 134,338* 150,322 168,334*'
const capeRight = '196,214* 240,218 282,248 314,300 320,334* 288,322 268,340* 248,322 226,338* 210,322 192,334*'
const hood =
  '118,214* 98,196 90,156 96,104 124,62 156,42 174,30 170,16 180,2* 200,16 206,36 226,48 252,78 264,126 262,176 244,214* 228,206 236,176 238,136 226,102 192,82 154,86 130,112 124,152 130,188 140,208'
const hoodBack = '118,214* 98,196 90,156 96,104 124,58 160,34 200,30 226,42 252,78 264,126 262,176 244,214*'
const fringe = '126,150* 120,112 140,84 176,72 214,80 236,108 238,146* 230,128 224,116* 206,122 188,118* 170,134 150,140* 140,140 134,126*'
const braid = [
  [128, 196],
  [122, 218],
  [120, 240],
  [126, 262],
  [134, 282],
] as const
const scarf = '136,206* 160,216 190,220 220,214 232,202* 240,224 224,240 190,248 152,240 134,224'
// One little lamp, its ring at the origin; only the gel differs when it is lit.
const lampBody = shape('-10,10* 10,10* 15,20 15,34 9,44* -9,44* -15,34 -15,20')
const lampCaps = 'M-11 5h22v6h-22zM-9 43h18v5h-18zM-1.500-4h3v10h-3z'
const hanging: readonly (readonly [number, number, number])[] = [
  [72, 324, 1],
  [112, 324, 0.9],
  [248, 324, 0.9],
  [288, 324, 1],
  [92, 396, 0.9],
  [268, 396, 0.9],
  [40, 410, 1],
  [322, 410, 1],
]
const lamps = (which: readonly (readonly [number, number, number])[]): string =>
  which.map(([x, y, s]) => `<use href="#${p}-l" transform="translate(${x} ${y})scale(${s})"/>`).join('')
// The carrying pole of her candle-selling days, with a lamp at each end.
const pole = taper('-24,226 60,214 180,210 300,214 384,226', [9, 12, 13, 12, 9])
const sleeve = '34,486* 48,424 70,378 92,350* 116,368 134,406* 132,444 126,486*'
const hem = taper('94,362 70,402 58,448', [0, 5, 0])
// The lit lamp, held like a cup of tea.
const cup = '143,322* 217,322* 224,352 216,394 203,412* 157,412* 144,394 136,352'
const cupRim = '140,318* 180,326 220,318* 219,332 180,341 141,332*'
const handBack = '98,392* 100,366 114,346 132,338* 142,352 142,388 138,412* 118,418'
// Laid over the fingers' beginnings, so that they grow out of the hand.
const knuckles = '103,390* 105,368 114,352 126,348* 131,356 130,400 126,409* 116,411'
const thumb = 'M122 352Q130 334 150 330'
/** From the knuckle to the tip, the lowest first. */
const fingers = ['M126 402Q146 405 161 398', 'M124 387Q148 391 166 382', 'M124 372Q148 377 167 366', 'M124 357Q146 362 163 351']
const stroke = (path: string, width: number): string =>
  `<path fill="none" stroke="${ink.near}" stroke-width="${width + 5}" d="${path}"/><path fill="none" stroke="url(#${p}-skin)" stroke-width="${width}" d="${path}"/>`
const half = (content: string): string => `${content}<g transform="matrix(-1 0 0 1 360 0)">${content}</g>`
const flame = '180,326* 166,320 158,302 166,282 177,268 180,244* 193,264 203,284 200,308 192,322'

export const drawing: Drawing = {
  name: 'roles/medic',
  svg: roleSvg('medic', {
    viewBox: '-20 0 400 480',
    defs:
      faceDefs(p) +
      figureFilter(p) +
      gelGradient(`${p}-g`, [180, 330, 240], gels.heal, [0.35, 0.7]) +
      gelGradient(`${p}-w`, [180, 330, 54], ['#ffffff', '#fff3b0', '#ffb648', '#f07a2a'], [0.3, 0.7]) +
      gelGradient(`${p}-c`, [180, 350, 66], ['#fffbe6', '#ffe08a', '#ffae42', '#d9642a'], [0.3, 0.7]) +
      // The skin, lit from the flame.
      gelGradient(`${p}-skin`, [180, 340, 92], ['#fff6dc', '#ffe0ac', '#f5bd80', '#d98a58'], [0.3, 0.65]) +
      haloGradient(`${p}-h`, '#ffd27a', 0.5, '#ff9a4a') +
      haloGradient(`${p}-k`, '#b8f2c8', 0.7, '#5fd09a') +
      `<g id="${p}-l"><path fill="${ink.near}" stroke="#5fd09a" stroke-width="1.500" d="${lampBody}${lampCaps}"/><path fill="url(#${p}-m)" d="${shape('-7,15* 7,15* 11,22 11,32 6,39* -6,39* -11,32 -11,22')}"/><path stroke="${ink.near}" stroke-width="2" d="M-11 22h22M-12 30h24"/></g>` +
      gelGradient(`${p}-m`, [0, 30, 20], ['#f4fff0', '#b8f2c8', '#3f9a78', '#1a6a50']),
    content: `<circle cx="180" cy="170" r="180" fill="url(#${p}-k)"/>
      <g class="back">${litPly(p, shape(hoodBack), { edge: rim })}</g>
      <g class="far">${litPly(p, pole, { fill: ink.mid, edge: rim })}${lamps([
        [12, 232, 1.5],
        [348, 232, 1.5],
        [52, 228, 1],
        [308, 228, 1],
      ])}</g>
      <g class="body">${litPly(p, shape(coat), { edge: rim })}<path fill="url(#${p}-g)" d="${taper('180,250 178,330 180,484', [3, 5, 4])}${leaf(60, 440, 42, 5, 1.8)}${leaf(300, 440, 42, 5, 1.34)}${leaf(20, 450, 34, 4, 1.8)}${leaf(340, 450, 34, 4, 1.34)}"/>
      ${litPly(p, shape(capeLeft), { fill: ink.mid })}${litPly(p, shape(capeRight), { fill: ink.mid })}
      <path fill="url(#${p}-g)" d="${taper('60,310 100,306 150,312', [0, 4, 0])}${taper('300,310 260,306 210,312', [0, 4, 0])}${leaf(96, 282, 30, 6, -0.6)}${leaf(116, 292, 28, 6, -0.5)}${leaf(264, 282, 30, 6, 3.74)}${leaf(244, 292, 28, 6, 3.64)}"/>
      <g class="lamps">${lamps(hanging)}</g>
      ${litPly(p, shape(scarf))}</g>
      <g class="head">${face(p, { iris: '#3fb07a', eyes: 'calm', brow: -0.5, mouth: 'smile', blush: 0.3 })}${litPly(p, shape(fringe))}${litPly(p, braid.map(([x, y]) => shape(`${x - 15},${y - 8} ${x},${y - 16} ${x + 15},${y - 8} ${x + 11},${y + 10} ${x},${y + 15} ${x - 11},${y + 10}`)).join('') + shape('124,296* 144,296* 146,322 134,334* 122,320'))}<path fill="#5fd09a" d="M122 290h24v6h-24z"/>${litPly(p, shape(hood), { edge: rim })}
      <path fill="url(#${p}-g)" d="${leaf(112, 150, 44, 6, -1.5)}${leaf(124, 98, 44, 6, -1.1)}${leaf(152, 58, 34, 5, -0.75)}${leaf(248, 142, 44, 6, -1.72)}${leaf(236, 90, 40, 6, -2.1)}"/><path fill="#ffcf73" d="${shape('183,12* 194,22 196,36 187,42 179,34 182,24')}"/></g>
      <circle cx="180" cy="320" r="74" fill="url(#${p}-h)"/>
      <g class="gel"><path fill="url(#${p}-w)" d="${shape(flame)}"/><path fill="#fff" opacity=".9" d="${shape('180,322* 171,314 172,300 180,284* 188,300 189,314')}"/><path fill="url(#${p}-c)" d="${shape(cup)}"/><path fill="${ink.near}" d="${shape(cupRim)}${shape('154,408* 206,408* 201,424* 159,424*')}"/></g>
      <g class="arms">${litPly(p, shape(sleeve) + shape(mirror(sleeve, 180)))}${half(`<path fill="url(#${p}-g)" d="${hem}"/><path fill="url(#${p}-skin)" stroke="${ink.near}" stroke-width="2.500" d="${shape(handBack)}"/><g stroke-linecap="round">${fingers.map((finger) => stroke(finger, 11)).join('')}</g><path fill="url(#${p}-skin)" d="${shape(knuckles)}"/><g stroke-linecap="round">${stroke(thumb, 11)}</g>`)}</g>`,
  }),
}
