import type { Drawing } from '../tools/drawing.ts'
import { rim } from '../bodies/figure.ts'
import type { Likeness } from '../bodies/likeness.ts'
import { leaf, shape, taper } from '../tools/paper.ts'
import { eye, type EyeShape, irisGradient, usualEyes } from '../bodies/eyes.ts'
import {
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

// ゴトク, 屏風守. Fifty, as wide as the picture: square jaw in a round beard, brows like eaves that slope outwards,
// small kind eyes with three creases, big nose and ears; a thimble of a teacup between two huge fingers.

const p = 'p3'
const { ply, gelCut, clipped, digit } = portraitTools(p)

const star = (x: number, y: number, r: number): string => starCut(x, y, r, 4, 0.3)
const wall = wallBehind(p, { core: '#fffbe6', light: '#cfeaf6', body: '#5a9fd2', edge: '#1a2a6a', ring: '#2a5c9c', cy: 168 })
// the great folding screen stands behind him, leaf by leaf, stars cut through
const stars = [
  [16, 130, 15],
  [12, 200, 9],
  [30, 246, 12],
  [70, 116, 10],
  [68, 176, 16],
  [62, 236, 9],
  [330, 118, 15],
  [340, 176, 10],
  [326, 226, 12],
  [382, 110, 10],
  [388, 168, 15],
  [376, 230, 10],
] as const
const screen = `${ply(shape('-20,92* 44,66* 44,410* -20,410*'), ink[1], '#ffcf73')}${ply(shape('44,66* 96,92* 96,410* 44,410*'), ink[0], '#ffcf73')}${ply(shape('304,92* 356,66* 356,410* 304,410*'), ink[0], '#ffcf73')}${ply(shape('356,66* 420,92* 420,410* 356,410*'), ink[1], '#ffcf73')}
 <g class="gelfx">${gelCut(['-12,112* 34,92* 34,412* -12,412*', '54,92* 88,110* 88,412* 54,412*', '312,110* 346,92* 346,412* 312,412*', '366,92* 412,112* 412,412* 366,412*'].map((d) => shape(d)).join(''), 'panel')}${gelCut(stars.map(([x, y, r]) => star(x, y, r)).join(''), 'star')}</g>`

const face = shape('112,134 116,84* 284,84* 288,134 290,182 286,226 262,262 200,284 138,262 114,226 110,182')
const hair = shape(
  '200,34* 150,38 112,66 100,112 104,168* 118,150 120,128* 134,110 160,98 200,94 240,98 266,110 280,128* 282,150 296,168* 300,112 288,66 250,38',
)
const knot = shape('200,46* 176,42 166,24 176,6 200,-2 224,6 234,24 224,42')
const beard = shape(
  '108,170* 104,214 110,258 134,292 168,314 200,320 232,314 266,292 290,258 296,214 292,170* 284,198 268,214 250,216 234,208 218,206 200,210 182,206 166,208 150,216 132,214 116,198',
)
const beardSlits =
  leaf(124, 216, 44, 4, 1.25) +
  leaf(146, 236, 50, 4.5, 1.3) +
  leaf(172, 262, 42, 4, 1.45) +
  leaf(276, 216, 44, 4, 1.89) +
  leaf(254, 236, 50, 4.5, 1.84) +
  leaf(228, 262, 42, 4, 1.69) +
  leaf(200, 274, 36, 4, 1.57)
const mustache = shape(
  '200,204* 184,196 164,198 146,212 130,232* 150,228 172,226 188,220 200,214* 212,220 228,226 250,228 270,232* 254,212 236,198 216,196',
)
const band = shape('98,128* 128,104 164,92 200,89 236,92 272,104 302,128* 303,104 274,80 238,68 200,65 162,68 126,80 97,104*')
const bandCuts = Array.from({ length: 9 }, (_, i) => {
  const x = 116 + i * 21
  const y = 94 - Math.sin((i / 8) * Math.PI) * 22 + 6
  return taper(
    [
      [x - 7, y + 13],
      [x, y],
      [x + 8, y - 12],
    ],
    [0, 6, 0],
  )
}).join('')

const eyeShape: EyeShape = {
  top: '-17,2 -9,-8 1,-11 10,-8 16,2',
  bottom: '-17,2 -10,8 0,10 10,8 16,2',
  iris: 10,
  pupil: 0.5,
  lash: [2.5, 5, 5.5, 4.5, 2],
  under: `<path fill="#b5633c" opacity=".55" d="${taper('-20,-2 -28,-8', [2.6, 0])}${taper('-20,3 -31,3', [2.6, 0])}${taper('-19,8 -28,13', [2.6, 0])}${taper('-14,16 0,20 12,16', [0, 3, 0])}"/>`,
}
const when = usualEyes
const mouths = `<g class="mouth">${shownIn(
  ['calm'],
  openMouth(p, 'c', shape('174,222* 200,228 226,222* 218,236 200,241 182,236'), { tongue: shape('184,246 200,234 216,246 200,250') }),
)}${shownIn(
  ['strain'],
  openMouth(p, 's', shape('178,226* 200,222 222,226* 220,240 200,242 180,240'), {
    teeth: shape('170,220* 230,220* 230,231* 170,231*') + shape('170,235* 230,235* 230,246* 170,246*'),
  }),
)}${shownIn(
  ['hit'],
  openMouth(p, 'h', shape('186,226 200,220 214,226 218,242 200,252 182,242'), { tongue: shape('184,252 200,240 216,252 200,260') }),
)}${shownIn(
  ['joy'],
  openMouth(p, 'j', shape('168,222* 200,228 232,222* 228,246 200,260 172,246'), {
    teeth: shape('160,216* 240,216* 230,232 200,235 170,232'),
    tongue: shape('180,258 200,244 220,258 200,266'),
  }),
)}${shownIn(
  ['down'],
  fill(taper('182,236 194,230 206,230 218,236', [1, 5, 5, 1]), '#48101c') + fill(taper('188,240 200,237 212,240', [0, 3, 0]), '#e9a27a'),
)}</g>
  ${shownIn(['speak'], openMouth(p, 'k', shape('178,224* 200,227 222,224* 218,242 200,248 182,242'), { tongue: shape('184,248 200,238 216,248 200,254') }), ' mouth')}`

// blue-black cloth: with the usual ink, beard and robe were one dark heap at 96 px
const cloth = '#1f2a5e'
const lining = '#2f3f86'
const robe = shape('140,270* 92,282 44,296 4,330 -20,380 -20,412* 420,412* 420,380 396,330 356,296 308,282 260,270* 200,312')
const lapelL = shape('134,262* 96,282 120,340 176,412* 232,412* 196,372 164,322')
const lapelR = shape('266,262* 304,282 280,340 236,412* 196,412* 204,372 236,322')
const seig = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0h-5a${r - 5} ${r - 5} 0 0 0 ${-2 * (r - 5)} 0zM${x - r + 10} ${y}a${r - 10} ${r - 10} 0 0 1 ${2 * (r - 10)} 0h-5a${r - 15} ${r - 15} 0 0 0 ${-2 * (r - 15)} 0z`
const wavePlaces = [
  [34, 352],
  [70, 352],
  [16, 374],
  [52, 374],
  [88, 374],
  [34, 396],
  [70, 396],
  [106, 396],
  [330, 352],
  [366, 352],
  [312, 374],
  [348, 374],
  [384, 374],
  [294, 396],
  [330, 396],
  [366, 396],
] as const
const waves = wavePlaces.map(([x, y]) => seig(x, y, 18)).join('')

// the teacup: a toy in that hand
const cup = `<g class="hand2"><g class="gelfx">${gelCut(shape('136,300* 196,300* 194,324 184,342 178,348* 154,348* 148,342 138,324'), 'cup')}</g><path fill="${ink[0]}" d="${shape('133,297* 166,302 199,297* 199,304 166,309 133,304')}${shape('152,346* 180,346* 178,354* 154,354*')}"/><path fill="#eafaff" d="${star(166, 326, 11)}"/></g>`
const steam = `<g class="v s-calm s-joy s-speak"><g class="flame" fill="#fffdf0" opacity=".85"><path d="${taper('156,294 148,276 160,262 152,242', [0, 6, 6, 0])}${taper('176,292 184,274 172,258 182,236', [0, 6, 6, 0])}"/></g></g>`
const splash = shownIn(
  ['hit'],
  [
    [150, 288, -20, 1],
    [172, 276, 8, 1.2],
    [192, 284, 30, 0.9],
    [206, 300, 60, 0.7],
    [134, 284, -44, 0.7],
  ]
    .map(
      ([x, y, r, s]) =>
        `<path transform="translate(${x} ${y}) rotate(${r}) scale(${s})" fill="#bfeeff" d="${shape('0,-14* 7,2 0,9 -7,2')}"/>`,
    )
    .join(''),
)
const bigHand = `<g class="hand"><g filter="url(#${p}-s)">${fill(shape('64,410* 66,372 80,344 106,332 128,344 144,366 152,412*'), `url(#${p}-skin)`)}${digit(
  '132,392 156,378 178,366',
  27,
  21,
  { nail: false },
)}${digit('120,374 152,362 184,346', 27, 21, { nail: false })}</g><g filter="url(#${p}-s)">${digit('110,358 112,322 138,300', 28, 20)}${digit('124,404 150,396 176,386', 26, 19, { nail: false })}</g>${fill(
  taper('92,372 100,380 112,380', [0, 3, 0]),
  '#b5633c',
  'opacity=".5"',
)}</g>`
// one leaf of the screen stands in front
const front = `${ply(shape('240,382* 334,356* 420,380* 420,420* 240,420*'), ink[1], '#ffcf73')}<g class="gelfx">${gelCut(shape('250,390* 326,369* 326,412* 250,412*') + shape('342,369* 412,388* 412,412* 342,412*'), 'panel')}</g>`
// the other hand rests on the screen's frame, four fingers over the edge
const rest = `<g transform="translate(6 -28)" filter="url(#${p}-s)">${fill(shape('298,412* 290,382 302,352 332,340 362,348 378,376 378,412*'), `url(#${p}-skin)`)}${digit('300,376 284,390 276,408', 23, 18)}${digit('311,364 304,392 306,416', 21, 17)}${digit('331,358 328,392 330,422', 22, 18)}${digit('352,360 353,392 352,420', 21, 17)}${digit('371,370 374,392 372,411', 18, 15)}</g>`

const defs =
  wall.defs +
  skin(
    p,
    { core: '#ffe9c4', light: '#f8c890', edge: '#d58650', shade: '#a4552f' },
    { face: [214, 178, 118], fingers: [150, 330, 300], fists: false },
  ) +
  irisGradient(p, ['#bfeaff', '#3f8fdc', '#152a78']) +
  glow(`${p}-star`, [200, 170, 240], ['#fffbe6', '#fff0b0', '#8fd0ff', '#3a78dc'], [0.45, 0.7]) +
  glow(`${p}-panel`, [200, 170, 260], ['#a8dcff', '#6cb0f2', '#3f78d4', '#22408e'], [0.3, 0.66]) +
  glow(`${p}-blue`, [200, 330, 240], ['#f2fdff', '#8fdcff', '#3f8fe0', '#1c3f9c'], [0.2, 0.55]) +
  glow(`${p}-cup`, [160, 312, 60], ['#f4ffff', '#8fe0ff', '#3a92e6', '#173f9a']) +
  glow(`${p}-beardg`, [200, 230, 120], ['#ffffff', '#e4f2ff', '#a8c8ee', '#6a90d0']) +
  spot(`${p}-blush`, '#f05a3c', 0.5)

const ear = (x: number, flip: number): string =>
  `<g transform="translate(${x} 0) scale(${flip} 1)">${ply(shape('10,150* -8,146 -16,164 -12,190 2,206 14,200*'), '#e8a468', '#ffdcae', { shadow: false })}<path fill="#b5633c" opacity=".5" d="${taper('4,162 -6,164 -6,182 2,192', [0, 4, 4, 0])}"/></g>`
const head = `<g class="head"><g class="bob">
 ${ear(106, 1)}${ear(294, -1)}
 <g filter="url(#${p}-s)">${fill(face, `url(#${p}-face)`)}</g>
 ${clipped(face, `${fill(shape('100,84* 124,150 130,220 160,284* 90,284*'), '#a8502c', 'opacity=".24"')}<g transform="translate(0 10)" opacity=".3">${fill(hair, '#8a3c22')}${fill(band, '#8a3c22')}</g><circle cx="140" cy="196" r="27" fill="url(#${p}-blush)"/><circle cx="262" cy="196" r="27" fill="url(#${p}-blush)"/><g class="veil">${fill('M80 60h240v240h-240z', `url(#${p}-veil)`)}</g>`)}
 ${fill(taper('176,122 200,119 226,123', [0, 2.6, 0]) + taper('184,112 202,110 218,113', [0, 2.2, 0]), '#a8502c', 'opacity=".4"')}
 ${eye(p, { side: 'l', x: 156, y: 168 }, eyeShape, when)}${eye(p, { side: 'r', x: 246, y: 168 }, eyeShape, when)}
 ${ply(beard, '#2b2238', '#8d7c98')}<g class="gelfx">${gelCut(beardSlits, 'beardg', 1)}</g>
 ${mouths}
 ${ply(mustache, '#3a2c46', '#a890a8')}
 ${ply(shape('200,150 190,164 176,180 176,194 188,202 201,204 214,202 226,194 226,180 212,164'), '#efb57c', '#ffe6bc', { lift: 1.5, shadow: false })}${fill(shape('176,186* 180,198 190,203 201,205 212,203 222,198 226,186* 216,196 201,199 186,196'), '#b5633c', 'opacity=".6"')}
 <g fill="#1d1020"><path class="brow bl" d="${shape('118,156* 124,138 144,126 168,126 182,136* 180,148 164,145 146,146 134,154*')}"/><path class="brow br" d="${shape('282,156* 276,138 256,126 232,126 218,136* 220,148 236,145 254,146 266,154*')}"/></g>
 ${ply(hair, ink[0], '#5a5a8a')}${ply(band, '#dff2ff', '#ffffff')}<g class="gelfx">${fill(bandCuts, '#2a62b8')}</g>
 ${shownIn(['strain'], drop(290, 108, 0.95))}${shownIn(['hit'], spark(298, 86, 20, '#fff') + spark(100, 92, 14, '#fff'))}${shownIn(['joy'], spark(304, 64, 14) + spark(94, 62, 11))}${shownIn(['down'], drop(132, 190, 0.6))}
</g></g>`

const back = `<g class="head"><g class="bob">${ply(knot, ink[0], rim)}${fill(shape('172,40* 200,48 228,40* 226,52 200,56 174,52'), '#4a9ae8')}${ply(shape('200,30* 140,36 100,72 92,130 100,200 130,240* 270,240* 300,200 308,130 300,72 260,36'), ink[0], rim)}</g></g>`
const figure = `${screen}<g class="body"><g class="chest">
   ${back}
   ${ply(robe, cloth, rim)}<g class="gelfx">${clipped(shape('-20,336* 60,330 130,372 150,412* -20,412*') + shape('420,336* 340,330 270,372 250,412* 420,412*'), gelCut(waves, 'blue', 1))}</g>
   ${ply(lapelR, lining, '#8a9ae0')}${ply(lapelL, lining, '#8a9ae0')}<g class="gelfx">${gelCut(taper('122,280 142,334 196,408', [4, 8, 5]) + taper('278,280 258,334 226,384', [4, 8, 4]), 'blue')}</g>
   ${head}
   ${front}${rest}${steam}<g class="hand">${cup}</g>${splash}${bigHand}
  </g></g>`

export const likeness: Likeness = { prefix: p, defs, back, head }

export const drawing: Drawing = { name: 'portraits/paladin', svg: portraitSvg(p, { defs, wall: wall.svg, figure }) }
