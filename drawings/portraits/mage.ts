import type { Drawing } from '../tools/drawing.ts'
import { rim } from '../bodies/figure.ts'
import type { Likeness } from '../bodies/likeness.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { eye, type EyeShape, type EyesByExpression, irisGradient } from '../bodies/eyes.ts'
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
  starCut,
  wallBehind,
} from '../bodies/portrait.ts'

// ウツシ, 幻灯師. Twenty-four and knows it: narrow face, cat eyes with three lashes, high thin brows, painted mouth, finger-wave bob
// with a curl on each cheek, ruff, a glass slide for an ornament. Afraid of the dark: strained, her eyes go wide, not hard.

const p = 'p4'
const { ply, gelCut, clipped, digit, fist } = portraitTools(p)
const star = (x: number, y: number, r: number): string => starCut(x, y, r)
const pattern = `<g opacity=".22"><path d="${shape('96,96* 420,-60* 420,330* 96,170*')}"/></g>`
const wall = wallBehind(
  p,
  { core: '#fff8ee', light: '#f2d0f0', body: '#a06ad8', edge: '#2c165c', ring: '#fff4d8', cx: 206, cy: 168 },
  pattern,
)

// the magic lantern behind her shoulder: chimney, body, brass lens
const box = `${ply(shape('40,46* 84,46* 80,20* 98,6* 26,6* 44,20*') + 'M46 20h32v50h-32z', ink[0], rim)}${ply(shape('6,70* 118,70* 126,82* 126,214* 0,214* 0,82*'), ink[1], rim)}<g class="gelfx">${gelCut(taper('12,90 60,86 114,90', [2, 5, 2]) + taper('12,202 60,206 114,202', [2, 5, 2]), 'brass')}</g><g filter="url(#${p}-s)"><circle cx="70" cy="146" r="46" fill="${ink[0]}"/></g><circle cx="70" cy="146" r="39" fill="url(#${p}-brass)"/><circle cx="70" cy="146" r="31" fill="${ink[0]}"/><g class="gelfx"><circle cx="70" cy="146" r="27" fill="url(#${p}-lens)"/><path fill="${ink[0]}" opacity=".8" d="${star(70, 147, 17)}"/><circle cx="60" cy="134" r="6" fill="#fff" opacity=".8"/></g>`

const face = shape('138,136 146,100* 260,100* 266,136 263,172 252,206 230,238 207,257 196,258 176,244 152,214 141,176')
const backHair = shape(
  '204,38 156,46 120,78 104,128 102,180 112,222 136,246 152,236* 250,236* 268,246 290,222 300,180 298,128 282,78 250,46',
)
// waves: the parting lies to the right, three crests run down to a curl on the cheek
const waveL = shape(
  '240,58* 196,58 152,74 122,106 112,150 116,190 108,214 122,234 146,236 160,224 158,206 148,200* 144,212 134,212* 138,196 136,178 146,164 142,148 160,134 164,120 190,112 206,98 228,90 242,72',
)
const waveR = shape(
  '238,58* 268,76 288,108 296,150 290,190 298,212 286,232 264,236 250,226 252,208 262,200* 266,212 274,212* 270,196 268,180 272,164 262,150 264,134 252,118 250,100 240,84',
)
const hairSlits =
  taper('228,68 186,76 148,102 130,140', [0, 5, 5, 0]) +
  taper('222,84 186,96 156,124 140,150', [0, 4, 4, 0]) +
  taper('126,158 128,188 120,212 132,226', [0, 4.5, 4.5, 0]) +
  taper('250,78 272,104 282,146', [0, 5, 0]) +
  taper('284,158 280,190 288,212 276,226', [0, 4.5, 4.5, 0]) +
  taper('256,96 264,116 272,140', [0, 3.5, 0])

const lashes =
  taper(
    [
      [-19, -8],
      [-28, -15],
      [-36, -22],
    ],
    [5, 4, 0],
  ) +
  taper(
    [
      [-14, -13],
      [-20, -20],
      [-26, -28],
    ],
    [4, 3, 0],
  ) +
  taper(
    [
      [-7, -16],
      [-10, -23],
      [-14, -31],
    ],
    [3.5, 3, 0],
  )
const eyeShape: EyeShape = {
  top: '-24,-6 -13,-15 1,-18 14,-12 20,4',
  bottom: '-24,-6 -17,7 -3,13 12,11 20,4',
  iris: 13.2,
  pupil: 0.44,
  look: [1, 1],
  lash: [3, 7, 7, 5, 1.5],
  flick: lashes,
  under: `<path fill="#b678c8" opacity=".5" d="${shape('-26,-8 -14,-22 3,-25 18,-16 21,0* 14,-14 1,-19 -12,-16')}"/>`,
}
const when: EyesByExpression = { calm: 'open', strain: 'wide', hit: 'squeeze', joy: 'happy', down: 'narrow', speak: 'open' }
const paint = '#c4304e'
const mouths = `<g class="mouth">${shownIn(
  ['calm'],
  fill(shape('186,228* 196,222 203,224 210,221 222,224* 214,234 202,237 193,234'), paint) +
    fill(taper('187,228 203,229 221,224', [0, 2.6, 0]), '#5a1026') +
    fill(taper('196,233 203,234 210,232', [0, 2, 0]), '#ff9aa8'),
)}${shownIn(
  ['strain'],
  fill(taper('184,232 192,226 200,233 208,227 216,232 222,227', [2, 6, 6, 6, 6, 1]), paint) +
    fill(taper('186,231 192,227 200,232 208,228 216,231', [0, 2, 2, 2, 0]), '#5a1026'),
)}${shownIn(
  ['hit'],
  openMouth(p, 'h', shape('194,226 204,221 214,226 216,238 204,246 192,238'), {
    lip: fill(shape('188,226 204,215 220,226 222,240 204,252 186,240'), paint),
    tongue: shape('194,246 204,236 214,246 204,252'),
  }),
)}${shownIn(
  ['joy'],
  openMouth(p, 'j', shape('182,221* 204,226 227,216* 222,234 205,242 189,235'), {
    lip: fill(shape('177,219* 192,219 204,222 216,216 232,213* 227,237 205,249 184,239'), paint),
    teeth: shape('176,214* 232,210* 224,225 204,231 186,228'),
  }),
)}${shownIn(
  ['down'],
  fill(shape('188,235* 196,226 204,228 212,226 221,234* 212,236 204,235 196,237'), paint) +
    fill(taper('189,234 204,230 220,233', [0, 2.4, 0]), '#5a1026'),
)}</g>
  ${shownIn(['speak'], openMouth(p, 'k', shape('192,225 205,223 217,221 215,233 204,238 195,233'), { lip: fill(shape('184,226* 196,219 204,221 212,217 224,221* 219,238 204,245 190,238'), paint), teeth: shape('190,218* 220,216* 214,227 196,229') }), ' mouth')}`

const dress = shape('156,280* 118,292 86,312 66,346 56,412* 350,412* 340,346 318,312 286,292 250,280* 204,300')
const ruff = [0, 8, 1, 7, 2, 6, 3, 5, 4].map((i) => {
  const t = (i / 8) * Math.PI
  const [x, y] = [204 - Math.cos(t) * 36, 268 + Math.sin(t) * 20]
  return leaf(x, y, 52, 26, Math.atan2(Math.sin(t) * 0.8 + 0.05, -Math.cos(t)))
})

// four slides, fanned between the fingers
const motifs = [
  `<circle cy="-112" r="12" fill="#7a2a1c"/>`,
  `<path fill="#3a1660" d="${star(0, -112, 15)}"/>`,
  `<path fill="#0c3a6a" d="${shape('0,-128* 10,-110 6,-99 0,-96 -6,-99 -10,-110')}"/>`,
  `<path fill="#4a1030" d="${shape('-14,-116 -4,-118 10,-126 6,-114 14,-106 2,-104 -6,-98 -6,-108')}"/>`,
]
const slide = (i: number, turn: number): string =>
  `<g transform="translate(330 378) rotate(${turn}) scale(.96)"><g filter="url(#${p}-s)"><path fill="${ink[0]}" d="M-26-144h52l-12 112h-28z"/></g><g class="gelfx"><path fill="url(#${p}-g${i})" d="M-20-138h40v52h-40z"/>${motifs[i]}</g></g>`
const fan = `<g class="hand2">${slide(3, 26)}${slide(2, 4)}${slide(1, -18)}${slide(0, -41)}</g>`
const fanHand = fist(330, 372, { scale: 0.86, turn: 6 })
const fanCuff =
  ply(shape('286,414* 292,402 300,394* 322,402 350,398* 362,408 366,414*'), ink[1], rim) +
  `<g class="gelfx">${gelCut(taper('300,402 322,408 350,404', [2, 5, 2]), 'violet')}</g>`
// the other hand shows off: wrist bent, fingertips to her collarbone
const showHand = `<g filter="url(#${p}-s)"><g transform="translate(14 66) scale(.83)">${fill(shape('76,404 70,376 82,352 108,340 132,344 144,360 134,384 108,410'), `url(#${p}-skin)`)}${digit('118,384 148,380 172,388', 15, 10, { nail: false })}${digit('124,372 156,362 184,366', 16, 10)}${digit('122,358 154,344 184,344', 16, 11)}${digit('112,348 140,326 166,318', 16, 10)}${digit('88,362 100,330 120,312', 17, 12)}</g></g>`
const showCuff =
  ply(shape('36,414* 44,384 62,362* 86,378 112,410 112,414*'), ink[1], rim) +
  `<g class="gelfx">${gelCut(taper('54,376 78,392 98,412', [3, 7, 5]), 'violet')}</g>`

const slideGels = [
  ['#fffbe0', '#ffe08a', '#ffae42', '#d9642a'],
  ['#fff2ff', '#e6b8ff', '#a066ea', '#5a2aa0'],
  ['#f2fdff', '#8fdcff', '#3f9fe8', '#1c4fa8'],
  ['#fff2f6', '#ffb0c8', '#ee5a8c', '#8c1c4c'],
] as const

const defs =
  wall.defs +
  skin(p, { core: '#fff8ec', light: '#ffe6cc', edge: '#eab08c', shade: '#b86a5c' }, { face: [214, 188, 100], fingers: [220, 290, 240] }) +
  irisGradient(p, ['#ffd8ff', '#9a5ae0', '#35146e']) +
  glow(`${p}-ruff`, [204, 268, 96], ['#ffffff', '#fbeaff', '#d8a8f8', '#8a4cd8'], [0.35, 0.66]) +
  glow(`${p}-violet`, [206, 320, 200], ['#fff2ff', '#e6b8ff', '#9a5ae6', '#43208c'], [0.2, 0.55]) +
  glow(`${p}-hairg`, [206, 130, 130], ['#fbe8ff', '#d0a0ff', '#8a4ce0', '#4a248c']) +
  glow(`${p}-brass`, [76, 120, 90], ['#fffbe0', '#ffdf8a', '#e89a3c', '#9a4a20']) +
  glow(`${p}-lens`, [66, 138, 34], ['#ffffff', '#fff3b8', '#ffc04a', '#f0762a']) +
  slideGels.map((colours, index) => glow(`${p}-g${index}`, [0, -116, 44], colours)).join('') +
  spot(`${p}-blush`, '#f0507c', 0.46) +
  downward(`${p}-neck`, '#b5645c', '#f6c8a8', 0.8) +
  `<radialGradient id="${p}-lens2" cx=".5" cy=".5" r=".7"><stop stop-color="#fffbe0"/><stop offset=".5" stop-color="#ffd98a"/><stop offset="1" stop-color="#f08a4a"/></radialGradient>`

const head = `<g class="head"><g class="bob">
 ${fill(shape('182,230* 226,230* 230,268 240,290 204,306 166,290 178,268'), `url(#${p}-neck)`)}
 <g filter="url(#${p}-s)">${fill(face, `url(#${p}-face)`)}</g>
 ${clipped(face, `${fill(shape('130,100* 146,176 172,232 208,262* 110,262*'), '#b8607c', 'opacity=".22"')}<g transform="translate(2 9)" opacity=".32">${fill(waveL, '#a04a6a')}${fill(waveR, '#a04a6a')}</g><circle cx="160" cy="212" r="20" fill="url(#${p}-blush)"/><circle cx="248" cy="208" r="17" fill="url(#${p}-blush)"/><g class="veil">${fill('M80 80h240v200h-240z', `url(#${p}-veil)`)}</g>`)}
 ${eye(p, { side: 'l', x: 174, y: 180 }, eyeShape, when)}${eye(p, { side: 'r', x: 238, y: 178, scale: 0.93 }, { ...eyeShape, look: [-1, 1] }, when)}
 ${fill(shape('206,190 211,204 206,209* 199,208*'), '#cf7d70', 'opacity=".6"')}
 ${mouths}
 <g fill="#241029"><path class="brow bl" d="${taper('146,152 160,140 176,138 192,146', [1, 5, 5.5, 2])}"/><path class="brow br" d="${taper('220,145 234,136 248,136 261,148', [2, 5.5, 5, 1])}"/></g>
 ${ply(waveR, ink[0], '#7a4a9c')}${ply(waveL, ink[0], '#7a4a9c')}<g class="gelfx">${gelCut(hairSlits, 'hairg', 1)}</g>
 <g transform="translate(128 92) rotate(-24)"><g filter="url(#${p}-s)"><path fill="${ink[0]}" d="M-20-24h40v48h-40z"/></g><g class="gelfx"><path fill="url(#${p}-lens2)" d="M-15-19h30v38h-30z"/><path fill="#4a1a6c" d="${star(0, 0, 12)}"/></g></g>
 ${shownIn(['strain'], drop(276, 128, 0.85) + drop(130, 150, 0.6))}${shownIn(['hit'], spark(286, 92, 19, '#fff') + spark(118, 146, 13, '#fff'))}${shownIn(['joy', 'speak'], spark(286, 74, 14) + spark(260, 50, 9))}${shownIn(['down'], drop(158, 206, 0.6) + drop(252, 204, 0.5))}
</g></g>`

const back = `<g class="head"><g class="bob">${ply(backHair, ink[0], rim)}</g></g>`
const figure = `${box}<g class="body"><g class="chest">
   ${back}
   ${ply(dress, ink[0], rim)}<g class="gelfx">${gelCut(taper('204,320 204,360 204,412', [3, 6, 8]) + leaf(150, 322, 60, 6, 1.75) + leaf(258, 322, 60, 6, 1.39), 'violet')}</g>
   ${head}
   <g filter="url(#${p}-s)">${ruff.map((d, i) => `<path fill="url(#${p}-ruff)" d="${d}"/><path fill="#5a2a9c" opacity="${i % 2 ? 0 : 0.22}" d="${d}"/>`).join('')}</g>${fill(circle(204, 306, 8), '#ffcf5a')}${fill(circle(202, 304, 4), '#fff6d0')}
   ${fan}${fanCuff}${fanHand}${showCuff}${showHand}
  </g></g>`

export const likeness: Likeness = { prefix: p, defs, back, head }

export const drawing: Drawing = { name: 'portraits/mage', svg: portraitSvg(p, { defs, wall: wall.svg, figure }) }
