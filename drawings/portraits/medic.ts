import type { Drawing } from '../tools/drawing.ts'
import { rim } from '../bodies/figure.ts'
import type { Likeness } from '../bodies/likeness.ts'
import { leaf, shape, taper } from '../tools/paper.ts'
import { eye, type EyeShape, irisGradient, usualEyes } from '../bodies/eyes.ts'
import {
  downward,
  drop,
  fill,
  glow,
  ink,
  openMouth,
  portraitSvg,
  portraitTools,
  shownIn,
  skin,
  spark,
  spot,
  wallBehind,
} from '../bodies/portrait.ts'

// トモリ, 灯医. Sold candles for twenty years: long oval face, heavy lids, level brows, a mole, a dry corner of the mouth,
// a lit candle stuck through her bun; the flame lives between her two hands.

const p = 'p2'
const { ply, gelCut, clipped, digit } = portraitTools(p)

const dip = (x: number, y: number, h: number): string => `M${x} ${y}h2v16h6v${h}h-14v-${h}h6z`
const pattern = `<g opacity=".3"><path d="M0 34h400v6h-400z${[18, 44, 70, 316, 342, 370].map((x, i) => dip(x, 38, 60 + (i % 3) * 22)).join('')}M0 188h70v5h-70zM330 188h70v5h-70z${[14, 40, 350, 378].map((x, i) => dip(x, 190, 44 + (i % 2) * 20)).join('')}"/></g>`
const wall = wallBehind(
  p,
  { core: '#fdffe4', light: '#e3f2b4', body: '#5cb98c', edge: '#0f4450', ring: '#1f7a6a', cx: 204, cy: 180 },
  pattern,
)

const face = shape('134,132 138,96* 262,96* 266,132 263,178 252,216 230,248 208,264 194,264 170,248 148,216 137,178')
const backHair = shape('200,52 156,60 124,92 112,140 112,196 124,236 150,262* 250,262* 278,236 290,196 288,140 276,92 244,60')
const bun = shape('200,10 168,14 152,34 158,56 182,68 220,68 242,56 248,34 232,14')
const partL = shape('204,62* 168,66 132,92 118,136 116,190 128,232* 136,210 138,178 148,148 172,120 196,104 206,84')
const partR = shape('202,62* 236,66 268,92 282,136 286,190 274,234* 268,210 264,178 254,148 236,122 212,104 204,84')
const strand = taper('136,176 128,214 134,250 126,278', [9, 10, 8, 0]) + taper('266,180 276,214 270,240 276,262', [8, 9, 7, 0])
const hairSlits =
  taper('192,76 158,92 136,128 130,180', [0, 4.5, 4.5, 0]) +
  taper('184,96 158,116 146,140', [0, 3.5, 0]) +
  taper('214,76 246,92 270,130 276,180', [0, 4.5, 4.5, 0]) +
  taper('222,98 244,118 256,140', [0, 3.5, 0]) +
  taper('172,24 200,32 232,24', [0, 3.5, 0]) +
  taper('164,40 200,50 240,40', [0, 3.5, 0])

const eyeShape: EyeShape = {
  top: '-22,3 -13,-8 1,-11 13,-8 20,2',
  bottom: '-22,3 -14,9 0,12 11,9 20,2',
  iris: 11.5,
  pupil: 0.46,
  look: [0, 0],
  lash: [2.5, 6, 6.5, 5, 1.5],
  flick: taper(
    [
      [-20, 0],
      [-28, 2],
    ],
    [4, 0],
  ),
  under: `<path fill="#c9784c" opacity=".5" d="${taper('-21,-8 -11,-17 2,-19 14,-15', [0, 3, 3, 0])}"/><path fill="#c9784c" opacity=".35" d="${taper('-14,16 0,19 11,16', [0, 2.4, 0])}"/>`,
}
const when = usualEyes
const mouths = `<g class="mouth">${shownIn(
  ['calm'],
  fill(taper('182,230 196,231 210,229 221,222', [1.5, 4.6, 4.6, 1]), '#6a1c28') +
    fill(taper('190,238 200,240 210,237', [0, 4, 0]), '#c9664a', 'opacity=".6"'),
)}${shownIn(['strain'], fill(taper('181,232 192,227 203,232 214,226 221,230', [1.5, 5, 5, 5, 1]), '#6a1c28'))}${shownIn(
  ['hit'],
  openMouth(p, 'h', shape('184,226 200,218 216,226 218,238 202,246 186,240'), { teeth: shape('186,214* 216,214* 212,226 190,226') }),
)}${shownIn(
  ['joy'],
  openMouth(p, 'j', shape('174,222* 200,227 226,219* 220,238 202,246 184,239'), {
    teeth: shape('170,216* 230,212* 222,228 200,232 178,230'),
    tongue: shape('186,246 200,236 214,244 200,252'),
  }),
)}${shownIn(['down'], fill(taper('184,234 194,229 208,229 218,234', [1, 4.6, 4.6, 1]), '#6a1c28'))}</g>
  ${shownIn(['speak'], openMouth(p, 'k', shape('184,224* 202,225 219,219* 216,234 202,240 189,235'), { teeth: shape('180,218* 222,214* 214,227 190,229') }), ' mouth')}`

const coat = shape('150,268* 112,284 74,300 46,336 30,412* 370,412* 354,336 326,300 288,284 250,268* 200,300')
const collarL = shape('150,246* 132,262 122,290 140,324 176,352 196,360* 194,330 176,290')
const collarR = shape('250,246* 268,262 278,290 260,324 224,352 200,360* 204,330 224,290')
const lamp = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path fill="${ink[0]}" d="M-1.5-22h3v18h-3z"/><circle cy="14" r="30" fill="url(#${p}-halo)"/><g class="gelfx">${gelCut(shape('-11,-2* 11,-2* 17,10 15,24 9,32* -9,32* -15,24 -17,10'), 'lamp0')}</g><path fill="${ink[0]}" d="M-12-6h24v6h-24zM-10 31h20v6h-20zM-16 8h32v2h-32zM-16 18h32v2h-32z"/></g>`

// two hands, a bowl for one flame: fingers stacked round the glass, thumbs in front
const half = (flip: number): string =>
  `<g transform="${flip ? 'translate(400 0) scale(-1 1)' : ''}"><g filter="url(#${p}-s)">${fill(shape('112,404 106,372 116,344 136,334 152,346 164,372 180,394 184,412 120,414'), `url(#${p}-skin)`)}${digit(
    '140,398 166,404 190,404',
    18,
    13,
  )}${digit('136,382 162,390 186,388', 18, 14)}${digit('134,366 158,374 182,370', 18, 14)}${digit('133,351 154,357 176,351', 17, 13)}${digit('124,362 138,336 160,326', 19, 13)}</g></g>`
const cuff = (flip: number): string =>
  `<g transform="${flip ? 'translate(400 0) scale(-1 1)' : ''}">${ply(shape('64,414* 70,380 86,352 108,336* 128,352 138,380 138,414*'), ink[1], rim)}<g class="gelfx">${gelCut(taper('104,346 122,364 128,388 128,412', [5, 7, 7, 7]), 'jade')}</g></g>`
const flame = shape('200,354* 182,346 173,327 180,308 193,294 198,272* 213,292 227,311 227,330 218,346')

const defs =
  wall.defs +
  skin(
    p,
    { core: '#fff3da', light: '#ffddb2', edge: '#eda76e', shade: '#b96a44' },
    { face: [208, 210, 108], fingers: [200, 318, 150], fists: false },
  ) +
  irisGradient(p, ['#d8ffb8', '#3fb07a', '#0d4a46']) +
  glow(`${p}-jade`, [200, 320, 230], ['#f4fff0', '#b8f2c8', '#4cc494', '#12605a'], [0.2, 0.5]) +
  glow(`${p}-hairg`, [204, 150, 150], ['#eaffd8', '#9fe6b8', '#3a9a7c', '#12605a']) +
  glow(`${p}-fire`, [202, 326, 60], ['#ffffff', '#fff3b0', '#ffb648', '#f0762a'], [0.32, 0.68]) +
  glow(`${p}-glass`, [200, 366, 70], ['#fffbe0', '#ffe48a', '#ffb042', '#dd6a2a']) +
  glow(`${p}-lamp0`, [0, 18, 24], ['#fffbe0', '#ffe48a', '#ffb042', '#dd6a2a']) +
  spot(`${p}-halo`, '#ffd27a', 0.8, '#ffb04a') +
  spot(`${p}-blush`, '#ee6a4c', 0.4) +
  spot(`${p}-big`, '#ffe9a0', 0.7, '#ff9a3a') +
  `<radialGradient id="${p}-fire0" cx=".5" cy=".7" r=".6"><stop stop-color="#fff"/><stop offset=".4" stop-color="#ffe27a"/><stop offset="1" stop-color="#f0762a"/></radialGradient>${downward(`${p}-neck`, '#b8653e', '#f2b680', 0.8)}<linearGradient id="${p}-up" x2="0" y2="1"><stop offset=".45" stop-color="#ffb84a" stop-opacity="0"/><stop offset="1" stop-color="#ffb84a" stop-opacity=".55"/></linearGradient>`

const head = `<g class="head"><g class="bob">
 ${fill(shape('166,232* 234,232* 238,270 250,300 200,344 150,300 162,270'), `url(#${p}-neck)`)}
 <g filter="url(#${p}-s)">${fill(face, `url(#${p}-face)`)}</g>
 ${clipped(face, `${fill(shape('130,100* 142,180 166,236 206,268* 110,268*'), '#c06a40', 'opacity=".24"')}<g transform="translate(1 9)" opacity=".34">${fill(partL, '#a8552f')}${fill(partR, '#a8552f')}</g><rect x="120" y="90" width="160" height="180" fill="url(#${p}-up)"/><circle cx="156" cy="220" r="22" fill="url(#${p}-blush)"/><circle cx="246" cy="218" r="20" fill="url(#${p}-blush)"/><g class="veil">${fill('M80 80h240v200h-240z', `url(#${p}-veil)`)}</g>`)}
 ${eye(p, { side: 'l', x: 170, y: 182 }, eyeShape, when)}${eye(p, { side: 'r', x: 233, y: 182, scale: 0.97 }, eyeShape, when)}
 <circle cx="248" cy="203" r="2.8" fill="#4a1a1c"/>
 ${fill(shape('203,176* 206,196 213,210 204,214 195,211* 203,207 204,196'), '#cf7d50', 'opacity=".62"')}
 ${mouths}
 <g fill="#241019"><path class="brow bl" d="${taper('146,160 160,154 176,154 190,158', [1.5, 6.5, 6.5, 2])}"/><path class="brow br" d="${taper('214,158 228,154 244,154 258,160', [2, 6.5, 6.5, 1.5])}"/></g>
 ${ply(partL, ink[0], '#4a8a6a')}${ply(partR, ink[0], '#4a8a6a')}${ply(strand, ink[0], '#4a8a6a', { shadow: false })}
 <g class="gelfx">${gelCut(hairSlits, 'hairg', 1)}</g>
 <g class="gelfx">${gelCut(shape('122,232 129,226 136,232 129,248'), 'jade')}${gelCut(shape('270,226 276,221 282,226 276,242'), 'jade')}</g>
 ${shownIn(['strain'], drop(276, 140, 0.85))}${shownIn(['hit'], spark(284, 110, 18, '#fff') + spark(116, 132, 13, '#fff'))}${shownIn(['joy'], spark(298, 96, 14) + spark(104, 110, 10))}${shownIn(['down'], drop(150, 214, 0.5))}
</g></g>`

const back = `<g class="head"><g class="bob">${ply(taper('150,64 206,46 262,30', [5, 7, 9]), ink[1], rim)}<circle cx="274" cy="26" r="38" fill="url(#${p}-halo)" class="v s-calm s-strain s-hit s-joy s-speak"/>${fill(shape('244,32* 258,22 274,46* 260,56*'), '#fff3d8')}<g class="v s-calm s-strain s-hit s-joy s-speak"><g transform="translate(68 44)"><path class="flame" fill="url(#${p}-fire0)" d="${shape('200,-2* 190,-12 194,-26 206,-42* 214,-24 212,-10')}"/></g></g>${ply(bun, ink[0], rim)}${ply(backHair, ink[0], rim)}</g></g>`
const figure = `<g class="body"><g class="chest">
   ${back}
   ${ply(coat, ink[0], rim)}
   <g class="gelfx">${gelCut(taper('92,306 72,344 62,412', [3, 9, 12]) + taper('308,306 328,344 338,412', [3, 9, 12]) + leaf(118, 300, 46, 7, 1.35) + leaf(282, 300, 46, 7, 1.79), 'jade')}</g>
   ${lamp(48, 352, 1)}${lamp(352, 352, 1)}${lamp(22, 312, 0.72)}${lamp(378, 312, 0.72)}
   ${head}
   ${ply(collarL, ink[1], '#4a8a6a')}${ply(collarR, ink[1], '#4a8a6a')}<g class="gelfx">${gelCut(taper('140,262 134,290 152,318 184,342', [2, 7, 7, 3]) + taper('260,262 266,290 248,318 216,342', [2, 7, 7, 3]), 'jade')}</g>
   <g class="gelfx"><circle cx="200" cy="330" r="62" fill="url(#${p}-big)"/></g>
   <g class="hand2">${gelCut(shape('160,356* 240,356* 246,384 234,412* 166,412* 154,384'), 'glass')}
   <g class="gelfx"><g class="flame"><path fill="url(#${p}-fire)" d="${flame}"/><path fill="#fff" opacity=".9" d="${shape('200,348* 190,341 190,325 199,310* 210,325 211,341')}"/></g></g></g>
   ${cuff(0)}${cuff(1)}<g class="hand">${half(0)}${half(1)}</g>
  </g></g>`

export const likeness: Likeness = { prefix: p, defs, back, head }

export const drawing: Drawing = { name: 'portraits/medic', svg: portraitSvg(p, { defs, wall: wall.svg, figure }) }
