import type { Drawing } from '../tools/drawing.ts'
import { rim } from '../bodies/figure.ts'
import type { Likeness } from '../bodies/likeness.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
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

// ハヤシ, 囃子方. The name came first. A round face under a round hat with flowers: wide-set eyes, brows like two hops, button nose,
// dimples, a mouth always about to sing; the great drum, two sticks.

const p = 'p6'
const { ply, gelCut, clipped, fist } = portraitTools(p)

// sound as cut arcs, and a few notes
const arc = (r: number, a0: number, a1: number, w: number): string =>
  taper(
    Array.from({ length: 9 }, (_, i) => {
      const a = a0 + ((a1 - a0) * i) / 8
      return [200 + Math.cos(a) * r, 340 + Math.sin(a) * r]
    }),
    [0, w, w, w, w, w, w, w, 0],
  )
const note = (x: number, y: number, t: number, s = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${t}) scale(${s})"><path d="${shape('-14,12 -4,6 4,12 -2,20 -12,20')}M1 14v-40h4v40zM3-26q16 4 15 20q-6-9-15-8z"/></g>`
const pattern = `<g opacity=".34"><path d="${[236, 268, 300].map((r) => arc(r, -2.95, -2.3, 9) + arc(r, -0.84, -0.19, 9)).join('')}"/>${note(42, 92, -14, 1.1)}${note(366, 116, 12, 0.9)}</g>`
const wall = wallBehind(p, { core: '#fff6e4', light: '#ffd2c8', body: '#ee7aa0', edge: '#6a1c58', ring: '#a82c6c', cy: 186 }, pattern)

const face = shape('114,166 118,124* 282,124* 286,166 290,200 278,236 246,262 200,271 154,262 122,236 110,200')
const hair = shape(
  '108,120* 292,120* 304,160 300,204 290,232 278,206 274,172* 262,150 240,138 200,134 160,138 138,150 126,172* 122,206 110,232 100,204 96,160',
)
const fringe = shape(
  '118,170* 112,140 130,118 270,118 288,140 282,170* 268,158 262,142* 252,152 238,156* 232,148 228,138* 214,150 198,154* 190,148 186,138* 174,152 158,156* 150,150 146,140* 134,158',
)
// the round hat: dome, brim, petals cut through, paper flowers on the edge
const hatDome = shape('96,108* 104,66 140,28 200,12 260,28 296,66 304,108* 250,124 200,128 150,124')
const brim = shape('32,128 60,104 120,92 200,88 280,92 340,104 368,128 340,146 280,136 200,132 120,136 60,146')
const ribs = [-3, -2, -1, 0, 1, 2, 3]
  .map((i) => leaf(200 + i * 5, 30 + Math.abs(i) * 3, 66 - Math.abs(i) * 3, 8, Math.PI / 2 - i * 0.36))
  .join('')
const brimCuts = Array.from({ length: 15 }, (_, i) => {
  const t = (i - 7) / 7
  return leaf(200 + t * 118, 108 + t * t * 6, 20 + Math.abs(t) * 22, 4.5, Math.PI / 2 - t * 1.25)
}).join('')
const flower = (x: number, y: number, r: number, c: string): string =>
  `<g transform="translate(${x} ${y})"><g filter="url(#${p}-s)"><path fill="${c}" d="${[0, 1, 2, 3, 4]
    .map((i) => {
      const a = (i / 5) * Math.PI * 2 - Math.PI / 2
      return circle(Math.cos(a) * r * 0.6, Math.sin(a) * r * 0.6, r * 0.52)
    })
    .join('')}"/></g><circle r="${r * 0.34}" fill="#ffe27a"/></g>`
const tassel = (x: number, y: number, flip: number): string =>
  `<g transform="translate(${x} ${y}) scale(${flip} 1)"><path fill="#ff9cc0" d="${taper('0,0 -4,20 2,42', [3, 3, 3])}"/><circle cx="1" cy="46" r="9" fill="#ff5a94"/><circle cx="-1" cy="44" r="5" fill="#ffb0cc"/></g>`

const eyeShape: EyeShape = {
  top: '-19,2 -12,-14 0,-20 12,-14 19,2',
  bottom: '-19,2 -12,14 0,18 12,14 19,2',
  iris: 14,
  pupil: 0.48,
  lash: [2, 5.5, 7, 5.5, 2],
  flick: taper(
    [
      [-17, -6],
      [-25, -9],
    ],
    [4, 0],
  ),
}
const when = usualEyes
const mouths = `<g class="mouth">${shownIn(
  ['calm'],
  openMouth(p, 'c', shape('176,225* 200,231 224,225* 216,240 200,245 184,240'), {
    teeth: shape('170,218* 230,218* 222,232 200,236 178,232'),
    tongue: shape('188,248 200,238 212,248 200,252'),
  }) + fill(taper('167,218 165,225 168,232', [0, 3, 0]) + taper('233,218 235,225 232,232', [0, 3, 0]), '#c9663a', 'opacity=".42"'),
)}${shownIn(['strain'], fill(taper('176,234 186,227 196,235 206,228 216,235 225,230', [1, 5, 5, 5, 5, 1]), '#6a1c28'))}${shownIn(
  ['hit'],
  openMouth(p, 'h', shape('184,224 200,218 216,224 220,240 200,252 180,240'), {
    tongue: shape('182,252 200,238 218,252 200,260'),
    teeth: shape('186,210* 214,210* 210,224 190,224'),
  }),
)}${shownIn(
  ['joy'],
  openMouth(p, 'j', shape('162,218* 200,227 238,218* 234,242 200,259 166,242'), {
    teeth: shape('154,210* 246,210* 236,228 200,234 164,228'),
    tongue: shape('178,258 200,242 222,258 200,264'),
  }),
)}${shownIn(['down'], fill(taper('182,238 192,231 208,231 218,238', [1, 5, 5, 1]), '#6a1c28'))}</g>
  ${shownIn(['speak'], openMouth(p, 'k', shape('188,222 200,219 212,222 216,236 200,247 184,236'), { tongue: shape('186,248 200,237 214,248 200,253') }), ' mouth')}`

const happi = shape('136,270* 88,284 46,312 22,356 14,412* 386,412* 378,356 354,312 312,284 264,270* 200,300')
const lapelL = shape('142,262* 110,280 122,330 168,380 188,360 174,310')
const lapelR = shape('258,262* 290,280 278,330 232,380 212,360 226,310')
const drum = `<g class="drum">${ply(circle(200, 392, 104), ink[0], rim)}<g fill="url(#${p}-stud)">${Array.from({ length: 13 }, (_, i) => {
  const a = Math.PI * (1.06 + (i / 12) * 0.88)
  return `<circle cx="${(200 + Math.cos(a) * 94).toFixed(1)}" cy="${(392 + Math.sin(a) * 94).toFixed(1)}" r="4.5"/>`
}).join(
  '',
)}</g><g class="gelfx"><circle cx="200" cy="392" r="82" fill="url(#${p}-skinD)"/><g fill="${ink[0]}">${[0, 120, 240].map((a) => `<path transform="translate(200 388) rotate(${a}) scale(.86)" d="${shape('-2,-8 -20,-20 -22,-46 0,-62 26,-56 44,-40* 26,-44 10,-40 4,-28 10,-14')}"/>`).join('')}</g></g></g>`
const stick = (x0: number, y0: number, x1: number, y1: number): string =>
  `<g filter="url(#${p}-s)">${fill(
    taper(
      [
        [x0, y0],
        [(x0 + x1) / 2, (y0 + y1) / 2],
        [x1, y1],
      ],
      [13, 11, 10],
    ),
    '#ffe0a0',
  )}${fill(
    taper(
      [
        [x0 - 2, y0 - 2],
        [(x0 + x1) / 2 - 2, (y0 + y1) / 2 - 2],
        [x1 - 2, y1 - 2],
      ],
      [3, 3, 2],
    ),
    '#fff8dc',
  )}<circle cx="${x1}" cy="${y1}" r="8.5" fill="#fff0c0"/></g>`
const armR = `<g class="hand">${ply(shape('316,412* 318,360 336,316 352,300* 388,306 398,330 392,412*'), ink[1], rim)}<g class="gelfx">${gelCut(taper('342,306 366,312 394,318', [4, 8, 5]), 'rose')}</g>${stick(381, 342, 318, 200)}${fist(358, 284, { scale: 0.84, turn: -22, hook: '', rod: fill(taper('-3,-50 -3,0 -2,52', [13, 14, 15]), '#ffe0a0') })}</g>`
const armL = `<g class="hand2">${ply(shape('84,412* 82,372 62,340 46,328* 8,338 2,364 8,412*'), ink[1], rim)}<g class="gelfx">${gelCut(taper('54,334 32,340 6,348', [4, 8, 5]), 'rose')}</g>${stick(14, 326, 140, 352)}${fist(60, 326, { scale: 0.8, turn: 110, mirrored: true, hook: '', rod: fill(taper('0,-50 -2,0 -2,50', [13, 14, 15]), '#ffe0a0') })}</g>`

const defs =
  wall.defs +
  skin(p, { core: '#fff1d2', light: '#ffd6a2', edge: '#ee9c62', shade: '#b9603c' }, { face: [208, 196, 112], fingers: null }) +
  irisGradient(p, ['#ffd0e4', '#e0548c', '#6a1444']) +
  glow(`${p}-rose`, [200, 300, 230], ['#fff4f0', '#ffc0d4', '#f0649c', '#9c2a68'], [0.2, 0.55]) +
  glow(`${p}-hat`, [200, 80, 170], ['#fffbe6', '#ffe0a8', '#ff8aa8', '#d0408c'], [0.28, 0.62]) +
  glow(`${p}-skinD`, [186, 376, 104], ['#fffdf0', '#fff0c8', '#ffd08a', '#f08a5c'], [0.4, 0.75]) +
  `<radialGradient id="${p}-stud"><stop stop-color="#fff3c0"/><stop offset="1" stop-color="#ffb03f"/></radialGradient>` +
  spot(`${p}-blush`, '#f2446a', 0.55) +
  downward(`${p}-neck`, '#b8603c', '#f0b078', 0.8)

const head = `<g class="head"><g class="bob">
 ${ply(hair, ink[0], rim)}
 ${fill(shape('160,244* 240,244* 246,280 200,316 154,280'), `url(#${p}-neck)`)}
 <g filter="url(#${p}-s)">${fill(face, `url(#${p}-face)`)}</g>
 ${clipped(face, `${fill(shape('104,120* 120,190 146,250 190,272* 100,272*'), '#c9663a', 'opacity=".2"')}<g transform="translate(0 12)" opacity=".32">${fill(fringe, '#a8452c')}</g><circle cx="138" cy="222" r="27" fill="url(#${p}-blush)"/><circle cx="262" cy="222" r="27" fill="url(#${p}-blush)"/><g class="veil">${fill('M80 80h240v200h-240z', `url(#${p}-veil)`)}</g>`)}
 ${eye(p, { side: 'l', x: 156, y: 190 }, { ...eyeShape, look: [1, 0] }, when)}${eye(p, { side: 'r', x: 244, y: 190 }, { ...eyeShape, look: [-1, 0] }, when)}
 ${fill(shape('200,198 191,203 190,211 200,216 210,211 209,203'), '#f2a06a')}${fill(shape('191,210* 195,215 200,217 205,215 209,210* 204,213 196,213'), '#c06a3c', 'opacity=".7"')}<circle cx="203" cy="204" r="2.5" fill="#fff1d2" opacity=".9"/>
 ${mouths}
 ${ply(fringe, ink[0], '#a84a6c')}
 <g fill="#1d0f1c"><path class="brow bl" d="${shape('134,160* 140,150 154,147 168,152 170,160* 158,156 146,157')}"/><path class="brow br" d="${shape('266,160* 260,150 246,147 232,152 230,160* 242,156 254,157')}"/></g>
 <path fill="#ff5a94" d="${taper('104,138 112,210 140,256 176,282', [5, 6, 6, 5]) + taper('296,138 288,210 260,256 224,282', [5, 6, 6, 5])}"/>
 ${ply(hatDome, ink[0], rim)}<g class="gelfx">${gelCut(ribs, 'hat')}</g>${ply(brim, ink[1], rim)}<g class="gelfx">${gelCut(brimCuts, 'hat')}</g>
 <circle cx="200" cy="12" r="11" fill="#ff5a94"/><circle cx="197" cy="9" r="5.5" fill="#ffb0cc"/>
 ${tassel(44, 132, 1)}${tassel(356, 132, -1)}${flower(66, 116, 15, '#ff7aa6')}${flower(334, 116, 15, '#ff7aa6')}${flower(94, 104, 11, '#fff0e8')}${flower(306, 104, 11, '#fff0e8')}
 ${shownIn(['strain'], drop(284, 168, 0.85))}${shownIn(['hit'], spark(306, 66, 20, '#fff') + spark(92, 80, 14, '#fff'))}${shownIn(['joy'], spark(322, 70, 15) + spark(76, 74, 11))}${shownIn(['down'], drop(134, 218, 0.62))}
</g></g>`

const figure = `<g class="body"><g class="chest">
   ${ply(happi, ink[0], rim)}<g class="gelfx">${gelCut(leaf(60, 330, 54, 7, 1.1) + leaf(340, 330, 54, 7, 2.04), 'rose')}</g>
   ${head}
   <path fill="#ff5a94" d="${shape('186,280* 214,280* 222,310 200,330 178,310')}"/><path fill="#ffa0c0" d="${shape('190,282* 204,282* 200,316 188,304')}"/>
   ${ply(lapelL, ink[1], '#a84a6c')}${ply(lapelR, ink[1], '#a84a6c')}<g class="gelfx">${gelCut(taper('128,280 136,322 168,364', [3, 8, 4]) + taper('272,280 264,322 232,364', [3, 8, 4]), 'rose')}</g>
   ${drum}${armL}${armR}
   ${shownIn(['joy', 'speak'], `<g fill="#fff6d0">${note(300, 178, 10, 0.8)}</g>`)}
  </g></g>`

export const likeness: Likeness = { prefix: p, defs, back: '', head }

export const drawing: Drawing = { name: 'portraits/buffer', svg: portraitSvg(p, { defs, wall: wall.svg, figure }) }
