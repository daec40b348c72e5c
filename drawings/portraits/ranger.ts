import type { Drawing } from '../tools/drawing.ts'
import { rim } from '../bodies/figure.ts'
import type { Likeness } from '../bodies/likeness.ts'
import { leaf, shape, taper } from '../tools/paper.ts'
import { eye, type EyeShape, type EyesByExpression, irisGradient, usualEyes } from '../bodies/eyes.ts'
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

// ヨイマチ, 影追い. Grew up outside the wall: lean brown face with a stripe of white paint, slanted amber eyes, a notch in one brow,
// a hood with a bent tip, straw cape, bow taller than the frame. Counts on the fingers. Laughs a beat too late: in joy one eye is still open.

const p = 'p5'
const { ply, gelCut, clipped, digit, fist } = portraitTools(p)

// reeds and footprints beyond the wall
const foot = (x: number, y: number, t: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${t})"><path d="${shape('-7,10 -8,-4 0,-14 8,-4 6,10 0,20')}M-9-20a3 4 0 1 1 6 0a3 4 0 1 1-6 0zM-1-24a3 4 0 1 1 6 0a3 4 0 1 1-6 0zM6-18a3 4 0 1 1 6 0a3 4 0 1 1-6 0z"/></g>`
const pattern = `<g opacity=".34">${foot(40, 60, 24)}${foot(82, 108, 34)}${foot(30, 168, 16)}${foot(64, 226, 26)}${foot(356, 330, 20)}${foot(384, 268, 30)}</g>`
const wall = wallBehind(
  p,
  { core: '#fffde0', light: '#f0eaa0', body: '#9fb04a', edge: '#2a4420', ring: '#5a7a2c', cx: 192, cy: 172 },
  pattern,
)

const face = shape('130,140 136,108* 252,108* 258,140 254,180 238,218 214,246 196,256 180,250 154,224 136,182')
// the hood: outer cloth with a bent tip, its dark mouth, the lit hem
const hoodOut = shape(
  '188,36* 150,44 112,76 92,128 88,190 98,240 122,276* 262,276* 288,240 298,190 292,126 266,76 262,58 286,44 318,46* 300,26 262,14 226,18',
)
const hoodIn = shape('192,66* 150,76 122,112 114,166 122,222 140,256* 246,256* 264,222 272,166 264,112 234,76')
const hem = shape(
  '192,54* 144,66 112,108 104,168 112,226 134,268* 146,256* 126,220 119,168 126,118 152,84 192,73* 232,84 258,118 265,168 258,220 240,256* 252,268* 274,226 282,168 272,108 240,66',
)
const fringe = shape(
  '124,150* 120,120 140,90 180,74 214,76 246,92 262,122 262,148* 252,138 246,124* 240,140 230,150* 224,132 216,118* 206,140 206,164 196,184* 188,162 190,138 186,122* 174,142 160,156* 160,140 154,128* 144,146 132,162*',
)
const fringeSlits = leaf(170, 92, 40, 4, 1.85) + leaf(198, 88, 54, 4.5, 1.57) + leaf(224, 94, 34, 4, 1.25)
const hoodSlits =
  leaf(97, 204, 44, 4, -1.56) +
  leaf(100, 140, 36, 4, -1.28) +
  leaf(126, 84, 32, 4, -0.78) +
  leaf(283, 244, 46, 5, -1.4) +
  leaf(290, 178, 40, 4, -1.72) +
  taper('232,36 262,30 290,36', [0, 6, 0])

const eyeShape: EyeShape = {
  top: '-23,-6 -11,-14 3,-14 15,-8 20,4',
  bottom: '-23,-6 -15,5 -1,11 12,10 20,4',
  iris: 12,
  pupil: 0.44,
  look: [1, 0],
  lash: [3, 6, 6, 5, 1.5],
  flick: taper(
    [
      [-20, -8],
      [-29, -13],
    ],
    [4.5, 0],
  ),
}
const whenL = usualEyes
const whenR: EyesByExpression = { ...whenL, joy: 'open' }
const mouths = `<g class="mouth">${shownIn(
  ['calm'],
  fill(taper('180,224 194,228 210,224 222,214', [2, 4.6, 4.6, 0]), '#4a1420') +
    fill(taper('190,233 198,235 206,233', [0, 3, 0]), '#a8502c', 'opacity=".6"'),
)}${shownIn(
  ['strain'],
  openMouth(p, 's', shape('178,222* 196,220 218,222* 216,232 200,236 182,232'), {
    teeth: shape('170,214* 226,214* 226,227* 170,227*') + shape('170,230* 226,230* 226,244* 170,244*'),
  }),
)}${shownIn(
  ['hit'],
  openMouth(p, 'h', shape('184,216 200,212 214,218 212,234 198,240 184,232'), {
    teeth: shape('186,206* 214,206* 210,218 188,217'),
    tongue: shape('184,242 198,230 212,240 198,250'),
  }),
)}${shownIn(
  ['joy'],
  openMouth(p, 'j', shape('168,216* 196,223 228,206* 226,228 206,242 182,238'), {
    teeth: shape('160,208* 234,196* 224,220 196,230 176,226'),
    tongue: shape('184,244 202,230 216,238 202,250'),
  }),
)}${shownIn(['down'], fill(taper('180,230 192,224 206,225 218,230', [1, 4.6, 4.6, 1]), '#4a1420'))}</g>
  ${shownIn(['speak'], openMouth(p, 'k', shape('178,220* 198,221 218,213* 216,228 202,235 186,231'), { teeth: shape('172,212* 222,206* 214,222 186,225'), tongue: shape('186,238 200,228 212,234 200,242') }), ' mouth')}`

// straw cape in two rows
const straw = (n: number, y: number, len: number, lean: number, seed: number, wide: number): string =>
  Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1) - 0.5
    const x = 192 + t * wide
    const r = ((i * 37 + seed * 11) % 10) / 10
    return taper(
      [
        [x - t * 40, y - 14 + t * t * 150],
        [x + t * 30 * lean, y + len * (0.5 + r * 0.2) + Math.abs(t) * 80],
        [x + t * 64 * lean + (r - 0.5) * 10, y + len * (0.8 + r * 0.4) + Math.abs(t) * 92],
      ],
      [7, 15, 0],
    )
  }).join('')
const cape = shape('150,262* 104,282 56,312 22,352 4,412* 386,412* 368,352 332,312 286,282 238,262* 194,290')
const strawGel = Array.from({ length: 11 }, (_, i) => {
  const t = i / 10 - 0.5
  const x = 192 + t * 290
  return leaf(x, 322 + Math.abs(t) * 70, 34 + ((i * 7) % 4) * 7, 3.6, 1.57 - t * 0.8)
}).join('')
const scarf = shape('132,250* 160,268 194,276 228,268 256,250* 266,278 250,296 214,304 194,306 170,303 138,296 122,276')

const bow = taper('322,-14 356,60 376,140 372,214 376,288 356,362 326,416', [6, 14, 17, 15, 17, 14, 6])
const bowGel = taper('344,40 364,110 370,160', [0, 5, 0]) + taper('370,262 364,316 344,372', [0, 5, 0])
const bowGrip = shape('360,186* 384,186* 386,244* 360,244*')
const bowHand = fist(366, 226, { scale: 0.92, turn: 2, rod: fill(taper('6,-52 8,0 8,52', [19, 17, 19]), '#5a2a1c') })
const forearm =
  ply(shape('300,300* 318,262 340,240* 356,258 352,286 330,330*'), ink[1], rim) +
  `<g class="gelfx">${gelCut(taper('318,272 338,284 346,290', [4, 6, 3]) + taper('312,288 330,300 338,306', [4, 6, 3]), 'lime')}</g>`
// three, so far
const three = `<g class="hand2"><g filter="url(#${p}-s)">${fill(shape('72,412* 68,384 74,362 92,350 118,352 130,366 128,390 118,412*'), `url(#${p}-skin)`)}${digit('83,364 70,322 60,288', 17, 13)}${digit('98,358 96,312 93,274', 17, 13)}${digit('114,362 124,322 132,290', 16, 12)}${digit('124,378 136,364 122,360', 15, 12, { nail: false })}${digit('76,392 96,384 118,374', 18, 13)}</g></g>`
const threeCuff =
  ply(shape('44,414* 54,396 68,388* 96,398 126,392* 140,414*'), ink[1], rim) +
  fill(shape('60,394 68,388 96,397 126,392 130,399 96,407'), '#fff3d0')

const defs =
  wall.defs +
  skin(p, { core: '#ffdfae', light: '#f2b878', edge: '#bd7440', shade: '#8a4426' }, { face: [206, 186, 98], fingers: [200, 280, 230] }) +
  irisGradient(p, ['#fff3a0', '#c8b02a', '#4a5a14']) +
  glow(`${p}-lime`, [196, 220, 230], ['#fdffd9', '#eaf07a', '#b0c43a', '#567a20'], [0.25, 0.55]) +
  glow(`${p}-hairg`, [196, 110, 80], ['#fff6c0', '#e8d070', '#a89a3a', '#5a6a20']) +
  spot(`${p}-blush`, '#e8502c', 0.42) +
  downward(`${p}-neck`, '#7a3a20', '#c98450', 0.8)

const head = `<g class="head"><g class="bob">
 ${ply(hoodOut, ink[0], rim)}${fill(hoodIn, '#0d0711')}
 ${fill(shape('164,220* 226,220* 232,270 196,300 158,270'), `url(#${p}-neck)`)}
 <g filter="url(#${p}-s)">${fill(face, `url(#${p}-face)`)}</g>
 ${clipped(face, `${fill(shape('120,104* 136,178 160,226 198,258* 110,258*'), '#8a3c20', 'opacity=".26"')}<g transform="translate(2 10)" opacity=".34">${fill(fringe, '#7a3018')}</g><path fill="#fff6e0" opacity=".92" d="${shape('120,196* 150,199 182,198 198,203 214,197 240,194 270,189* 270,198* 240,204 216,207 198,212 182,208 150,209 120,206*')}"/><circle cx="150" cy="220" r="19" fill="url(#${p}-blush)"/><circle cx="240" cy="216" r="16" fill="url(#${p}-blush)"/><g class="veil">${fill('M80 80h240v200h-240z', `url(#${p}-veil)`)}</g>`)}
 ${eye(p, { side: 'l', x: 162, y: 178 }, eyeShape, whenL)}${eye(p, { side: 'r', x: 228, y: 176, scale: 0.94 }, { ...eyeShape, look: [-1, 0] }, whenR)}
 ${fill(shape('200,178 206,196 210,209 202,213 194,210* 200,205'), '#9c5228', 'opacity=".6"')}
 ${mouths}
 ${ply(fringe, ink[0], '#8a6a3a')}<g class="gelfx">${gelCut(fringeSlits, 'hairg', 1)}</g>
 <g fill="#1c1014"><path class="brow bl" d="${shape('136,156* 148,144 166,146 180,156* 178,163 162,156 146,156')}"/><g class="brow br"><path d="${shape('212,155* 222,147 230,145* 234,151* 226,155 214,161')}${shape('237,143* 247,144 256,152* 246,151 240,150*')}"/></g></g>
 <g class="gelfx">${fill(hem, `url(#${p}-lime)`, 'opacity=".96"')}<path fill="${ink[0]}" d="${Array.from({ length: 13 }, (_, i) => {
   const a = Math.PI * (0.08 + (i / 12) * 0.84) + Math.PI
   const [x, y] = [193 + Math.cos(a) * 79, 160 + Math.sin(a) * 96]
   return leaf(x - Math.cos(a) * 7, y - Math.sin(a) * 7, 16, 3, a)
 }).join('')}"/>${gelCut(hoodSlits, 'lime')}</g>
 ${shownIn(['strain'], drop(246, 116, 0.8))}${shownIn(['hit'], spark(286, 96, 19, '#fff') + spark(104, 120, 13, '#fff'))}${shownIn(['joy'], spark(288, 90, 14) + spark(106, 96, 10))}${shownIn(['down'], drop(146, 206, 0.55))}
</g></g>`

const figure = `<g class="body"><g class="chest">
   ${ply(cape, ink[1], rim)}${ply(straw(19, 312, 116, 1, 3, 350), ink[1], '#7a8a4a', { shadow: false })}
   <g class="gelfx">${gelCut(strawGel, 'lime')}</g>
   ${ply(straw(17, 276, 66, 0.9, 5, 300), ink[0], '#7a8a4a')}
   ${head}
   ${ply(scarf, ink[1], '#9aa85a')}<g class="gelfx">${gelCut(taper('140,270 166,284 194,289 222,284 250,270', [0, 7, 8, 7, 0]), 'lime')}</g>
   <g class="hand">${ply(bow, ink[0], rim, { dx: -1 })}<g class="gelfx">${gelCut(bowGel, 'lime')}</g><path fill="#fffdf0" d="M321 -14h2.600l4 430h-2.600z"/>${ply(bowGrip, '#5a2a1c', '#c9844a')}</g>
   ${forearm}${bowHand}${three}${threeCuff}
  </g></g>`

export const likeness: Likeness = { prefix: p, defs, back: '', head }

export const drawing: Drawing = { name: 'portraits/ranger', svg: portraitSvg(p, { defs, wall: wall.svg, figure }) }
