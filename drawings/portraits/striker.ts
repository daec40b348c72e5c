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

// キリカ, 切込師. A tailor's daughter of sixteen who cannot wait: heart-shaped face, short thick brows, a plaster on the nose,
// hair she cuts herself, tape measure, pincushion, shears as long as herself.

const p = 'p1'
const { ply, gelCut, clipped, digit, fist } = portraitTools(p)

// dressmaker's pattern pieces and a running stitch, cut into the wall
const pattern = `<g opacity=".28"><path d="${shape('18,60* 80,30* 96,110 70,150* 20,140*')}${shape('24,250* 66,232 92,262* 80,352* 22,340*')}"/></g>`
const wall = wallBehind(
  p,
  { core: '#fff6d0', light: '#ffd583', body: '#f07a3c', edge: '#7c1d34', ring: '#b23a30', cx: 186, cy: 170 },
  pattern,
)

// the shears stand beside her, their mouth a V of light
const bladeA = '300,222* 296,150 280,60 284,-10* 312,40 326,130 334,214*'
const bladeB = '318,214* 338,130 366,50 396,0* 398,60 378,140 346,226*'
const edgeA = '298,60* 286,20 286,0* 308,50 320,140 326,206*'
const edgeB = '330,206* 346,140 372,66 394,16* 386,62 366,136 340,212*'
const ring = (x: number, y: number, rx: number, ry: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill-rule="evenodd" d="${shape([
    [-rx, 0],
    [0, -ry],
    [rx, 0],
    [0, ry],
  ])}M${-rx + 12} 0a${rx - 12} ${ry - 12} 0 1 0 ${2 * (rx - 12)} 0a${rx - 12} ${ry - 12} 0 1 0 ${-2 * (rx - 12)} 0z"/></g>`
const blades = `${ply(shape(bladeB), ink[1], rim)}${gelCut(shape(edgeB), 'steel')}${ply(shape(bladeA), ink[0], rim)}${gelCut(shape(edgeA), 'steel')}`
const handles = `<g filter="url(#${p}-s)"><g fill="${rim}" transform="translate(0 -2.5)">${ring(288, 326, 36, 48, 10)}${ring(362, 326, 36, 48, -10)}</g><g fill="${ink[0]}"><path d="${taper('312,206 304,250 296,290', [24, 20, 16])}${taper('336,206 344,250 352,290', [24, 20, 16])}"/>${ring(288, 326, 36, 48, 10)}${ring(362, 326, 36, 48, -10)}</g></g>
 <circle cx="324" cy="214" r="17" fill="${ink[0]}"/><circle cx="324" cy="214" r="10" fill="url(#${p}-steel)"/><path stroke="${ink[0]}" stroke-width="3.5" d="M318 208l12 12"/>`

const backHair =
  '182,44* 130,50 96,88 84,140 74,190* 92,186 82,222* 104,212 104,240* 128,222 240,222 252,236* 262,212 284,218* 276,190 294,178* 282,130 262,82 222,52'
const tail = shape('100,100* 62,74 34,84 14,120* 40,112 34,134 22,164* 50,140 56,158 52,186* 78,152 92,140')
const jacket = shape('126,288* 86,300 48,326 26,366 16,410* 372,410* 350,352 318,316 272,296 238,286* 200,330')
const lapelL = shape('140,280* 112,292 118,340 150,410* 190,410* 186,380 170,330')
const lapelR = shape('226,280* 256,292 250,340 226,410* 184,410* 196,380 214,330')
const tape = taper('118,286 112,330 126,372 132,412', [15, 15, 15, 15])
const tape2 = taper('252,286 262,324 252,366 256,412', [15, 15, 15, 15])

const face = shape('116,140 118,110* 256,110* 258,142 255,176 244,206 222,236 194,254 182,255 160,244 134,216 120,182')
const fringe = shape(
  '110,164* 98,120 118,76 160,54 206,52 246,76 266,120 262,170* 252,148 246,126* 238,140 226,150* 222,136 214,122* 200,146 178,160* 178,142 172,126* 160,150 136,164* 138,148 132,134* 124,150',
)
const hairSlits =
  leaf(150, 72, 46, 4.5, 1.9) +
  leaf(190, 66, 44, 4.5, 1.62) +
  leaf(224, 76, 36, 4, 1.3) +
  leaf(122, 98, 40, 4.5, 1.75) +
  leaf(96, 150, 46, 4, 1.75) +
  leaf(276, 146, 44, 4, 1.4)
const cowlick = shape('176,62* 160,34 168,12 190,2* 184,20 194,34* 206,18 224,16* 208,34 210,62*')

const eyeShape: EyeShape = {
  top: '-24,-5 -15,-15 0,-20 14,-15 21,2',
  bottom: '-24,-5 -17,9 -2,17 13,13 21,2',
  iris: 14.5,
  pupil: 0.46,
  look: [1, 0],
  flick: taper(
    [
      [-20, -9],
      [-27, -13],
      [-33, -19],
    ],
    [5, 4, 0],
  ),
}
const when = usualEyes

const mouths = `<g class="mouth">${shownIn(
  ['calm'],
  fill(taper('166,222 184,228 204,225 218,216', [2, 5, 5, 1.5]) + shape('200,226* 209,224* 205,234*'), '#5a1424') +
    fill(shape('200,226* 209,224* 205,233*'), '#fff8e8'),
)}${shownIn(
  ['strain'],
  openMouth(p, 's', shape('164,220* 184,216 212,216* 216,228 210,234 172,236*'), {
    teeth: shape('160,212* 220,210* 220,224* 160,226*') + shape('160,230* 220,228* 220,240* 160,240*'),
  }),
)}${shownIn(
  ['hit'],
  openMouth(p, 'h', shape('172,222 184,212 202,212 212,222 208,240 194,246 178,240'), {
    tongue: shape('176,240 192,230 210,238 196,252'),
    teeth: shape('178,208* 208,208* 204,218* 182,219*'),
  }),
)}${shownIn(
  ['joy'],
  openMouth(p, 'j', shape('156,212* 186,219 222,208* 220,232 204,244 184,245 166,236'), {
    teeth: shape('150,206* 226,200* 218,220 188,226 164,222'),
    tongue: shape('170,242 190,230 212,234 200,252 180,254'),
  }) + fill(shape('203,219* 212,217* 208,227*'), '#fff8e8'),
)}${shownIn(['down'], fill(taper('168,232 182,223 198,224 212,231', [1.5, 5, 5, 1.5]), '#5a1424'))}
  </g>${shownIn(['speak'], openMouth(p, 'k', shape('166,216* 188,220 214,213* 214,230 202,240 182,240 170,230'), { teeth: shape('160,210* 220,206* 212,221 188,226 170,222'), tongue: shape('174,240 190,230 208,236 192,248') }), ' mouth')}`

const sk = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`
// the fist that holds the shears by the rim of a ring
const grip = fist(258, 342, { scale: 0.92, turn: -4, rod: fill(taper('3,-46 -3,0 1,46', [13, 13, 13]), ink[0]) })
const cuffR =
  ply(shape('214,412* 222,382 236,362* 262,376 284,386 290,412*'), ink[1], rim) +
  gelCut(taper('230,378 256,392 284,398', [4, 6, 5]), 'cloth')
// the other hand: a needle between finger and thumb, the red thread still in it
const point = `<g class="hand2"><g filter="url(#${p}-s)"><path fill="#fffbe8" d="${taper('86,326 82,280 79,232', [0, 4.5, 3.5])}"/></g><path fill="none" stroke="#e8322c" stroke-width="2.6" d="M79 236q-26-4-34 22q-8 30 12 42q24 14 2 40q-10 14-4 30"/><g filter="url(#${p}-s)">${fill(shape('64,384 60,352 70,330 92,320 116,328 126,350 120,376 96,390'), `url(#${p}-skin)`)}${digit(
  '108,334 126,306 132,280',
  16,
  12,
)}${digit('116,344 140,322 150,300', 15, 12)}${digit('96,330 94,302 86,286', 17, 13)}${digit('76,356 66,322 78,294', 19, 14)}</g></g>`
const pins = [
  [70, 372, -12],
  [92, 368, 2],
  [112, 370, 14],
] as const
const cuffL =
  ply(shape('50,412* 54,386 66,368* 96,380 122,374* 132,412*'), ink[1], rim) +
  fill(shape('56,384 62,368 94,362 126,366 130,384 96,394'), '#c81f30') +
  fill(shape('58,380 66,369 94,364 124,368 92,374'), '#ff6a4a') +
  pins
    .map(
      ([x, y, t]) =>
        `<path transform="translate(${x} ${y}) rotate(${t})" fill="#fff1d0" d="M-1 0v-20h2v20z"/><circle cx="${x + t * 0.35}" cy="${y - 21}" r="4" fill="${['#ffd34a', '#8fe0ff', '#fff'][((x / 20) % 3) | 0]}"/>`,
    )
    .join('')

const defs =
  wall.defs +
  skin(p, { core: '#fff4dc', light: '#ffdcae', edge: '#ef9f63', shade: '#c0663c' }, { face: [206, 190, 96] }) +
  irisGradient(p, ['#ffe27a', '#ff8a2a', '#a3261c']) +
  glow(`${p}-steel`, [324, 150, 190], ['#ffffff', '#fff0bd', '#ffc45e', '#f0762c']) +
  glow(`${p}-cloth`, [196, 330, 190], ['#ffe08a', '#ff9a3a', '#ee4326', '#9c1230'], [0.2, 0.55]) +
  spot(`${p}-blush`, '#f2503f', 0.55) +
  downward(`${p}-neck`, '#b9552f', '#e9a468', 0.5)

const head = `<g class="head"><g class="bob">
 ${fill(shape('150,220* 226,220* 230,272 250,292 196,330 134,294 150,270'), `url(#${p}-neck)`)}
 ${fill(taper('150,292 172,300 186,300', [0, 3.4, 0]) + taper('204,300 220,299 236,291', [0, 3.4, 0]), '#b9552f', 'opacity=".5"')}
 ${ply(shape('122,170 106,166 102,186 112,204 126,202'), '#f0a86c', '#ffdcae', { shadow: false })}
 <g filter="url(#${p}-s)">${fill(face, `url(#${p}-face)`)}</g>
 ${clipped(face, `${fill(shape('104,120* 124,190 150,236 190,262* 96,262*'), '#c9663a', 'opacity=".26"')}<g transform="translate(2 11)" opacity=".34">${fill(fringe, '#b0472c')}</g><circle cx="140" cy="212" r="23" fill="url(#${p}-blush)"/><circle cx="240" cy="206" r="18" fill="url(#${p}-blush)"/>`)}
 <g fill="#c9663a" opacity=".75">${sk(134, 202, 1.9)}${sk(143, 207, 1.7)}${sk(150, 200, 1.9)}${sk(232, 200, 1.8)}${sk(240, 196, 1.7)}${sk(244, 203, 1.6)}</g>
 ${clipped(face, `<g class="veil">${fill('M80 80h200v200h-200z', `url(#${p}-veil)`)}</g>`)}
 <g>${eye(p, { side: 'l', x: 153, y: 180 }, eyeShape, when)}${eye(p, { side: 'r', x: 224, y: 178, scale: 0.94 }, { ...eyeShape, look: [-1, 0] }, when)}</g>
 ${fill(shape('196,194 204,206 199,212* 190,211*'), '#d98250', 'opacity=".7"')}
 <g transform="rotate(-9 194 198)"><rect x="177" y="192" width="37" height="13" rx="6" fill="#c9783f" opacity=".4" transform="translate(0 2)"/><rect x="177" y="191" width="37" height="13" rx="6" fill="#fff3d6"/><rect x="189" y="191" width="13" height="13" fill="#f5c98a"/></g>
 ${mouths}
 ${ply(fringe, ink[0], '#a8452c')}<g class="gelfx">${gelCut(hairSlits, 'cloth', 1)}</g>
 <g fill="#1a0d1c"><path class="brow bl" d="${shape('128,150* 140,138 160,140 174,150* 172,158 156,153 138,154')}"/><path class="brow br" d="${shape('206,149* 220,138 238,136 250,146* 242,150 224,151 208,157')}"/></g>
 ${shownIn(['strain'], drop(262, 132))}${shownIn(['hit'], spark(270, 106, 20, '#fff') + spark(104, 128, 14, '#fff'))}${shownIn(['joy'], spark(276, 92, 15) + spark(92, 100, 11))}${shownIn(['down'], drop(124, 226, 0.62))}
</g></g>`

// the marks of the tape, along its bend: from the tape's edge, down
type Marks = readonly (readonly [number, number])[]
const leftMarks: Marks = [
  [0, 300],
  [-4, 314],
  [-4, 328],
  [0, 342],
  [4, 356],
  [10, 370],
  [14, 384],
  [14, 398],
]
const rightMarks: Marks = [
  [0, 300],
  [5, 314],
  [7, 328],
  [4, 342],
  [0, 356],
  [-3, 370],
  [-2, 384],
  [0, 398],
]
const marks = (edge: number, places: Marks): string =>
  places.map(([x, y], index) => `M${edge + x} ${y}h${index % 2 === 1 ? 5 : 9}v2.2h-${index % 2 === 1 ? 5 : 9}z`).join('')

const back = `<g class="head"><g class="bob">${ply(tail, ink[1], rim)}${ply(shape(backHair) + cowlick, ink[0], rim)}${fill(shape('84,96 96,84 112,98 104,116 90,114'), '#ffcf5a')}${fill(shape('86,98 96,87 108,98 98,102'), '#fff0b0')}</g></g>`
const figure = `<g class="body"><g class="chest">
   ${back}
   ${blades}
   ${ply(jacket, ink[0], rim)}
   <g class="gelfx">${gelCut(taper('62,336 50,372 44,412', [0, 9, 12]) + taper('84,318 74,350 70,372', [0, 6, 4]) + leaf(330, 350, 60, 7, 1.3), 'cloth')}</g>
   ${head}
   ${ply(lapelR, ink[1], '#8a4a4a')}<g class="gelfx">${gelCut(taper('240,296 234,340 210,406', [5, 9, 5]), 'cloth')}</g>${ply(lapelL, ink[1], '#8a4a4a')}<g class="gelfx">${gelCut(taper('128,298 136,344 164,408', [5, 9, 5]), 'cloth')}</g>
   <g filter="url(#${p}-s)">${fill(tape, '#ffd873')}${fill(tape2, '#ffd873')}</g><path fill="#7a2a1c" d="${marks(113, leftMarks)}${marks(254, rightMarks)}"/>
   ${handles}${point}${cuffL}${cuffR}${grip}
  </g></g>`

export const likeness: Likeness = { prefix: p, defs, back, head }

export const drawing: Drawing = { name: 'portraits/striker', svg: portraitSvg(p, { defs, wall: wall.svg, figure }) }
