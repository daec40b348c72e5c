import type { Drawing } from '../tools/drawing.ts'
import { shape, taper } from '../tools/paper.ts'
import { backgroundSvg, box, lanternDefs, ply, plyFilter, quad, radial, vertical } from '../places/scenery.ts'

// The stage before anybody has said which field it is: the sheet hangs blank, the lantern is not lit yet, the stool to reach it stands below.
const b = 'bnone'
const ink = '#0b0916'
const sheet = shape('208,36* 430,44 640,46 850,44 1072,36* 1068,220 1076,428* 850,436 640,438 430,436 204,428* 212,220')
/** The sheet is laced to its frame. */
const lacing = Array.from({ length: 13 }, (_, at) => {
  const y = 66 + at * 28
  return taper(`196,${y} 214,${y + 7}`, [2.5, 2.5], { per: 1 }) + taper(`1084,${y} 1066,${y + 7}`, [2.5, 2.5], { per: 1 })
}).join('')
const frame = box(176, 10, 928, 20) + box(176, 10, 22, 440) + box(1082, 10, 22, 440) + box(150, 436, 980, 18)
const creases =
  taper('424,48 430,240 420,432', [0, 5, 0], { per: 2 }) +
  taper('640,48 646,240 638,434', [0, 5, 0], { per: 2 }) +
  taper('856,48 850,240 860,432', [0, 5, 0], { per: 2 }) +
  taper('214,236 640,244 1068,234', [0, 4, 0], { per: 2 })

const boards = quad([150, 454], [1130, 454], [1560, 760], [-280, 760])
const joints = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9]
  .map((at) => taper(`${640 + at * 52},456 ${640 + at * 104},760`, [1, 4], { per: 1 }))
  .join('')
const butts = [
  [300, 496, 84],
  [520, 530, 92],
  [742, 488, 82],
  [948, 552, 96],
  [120, 566, 100],
  [1120, 512, 88],
]
  .map(([x = 0, y = 0, w = 0]) => box(x, y, w, 2))
  .join('')
/** A fold of the curtain from (x, above) to its foot, `lean` px farther out. */
const fold = (x: number, width: number, lean: number, foot: number): string =>
  shape([
    [x, -20, true],
    [x + width, -20, true],
    [x + width + lean * 0.4, 300],
    [x + width + lean, foot, true],
    [x + width * 0.5 + lean, foot + 8],
    [x + lean, foot, true],
    [x + lean * 0.3, 300],
  ])
const curtain = [
  [-60, 80, -10, 640],
  [6, 66, 0, 648],
  [58, 62, 8, 640],
  [106, 60, 16, 630],
]
  .map(([x = 0, width = 0, lean = 0, foot = 0]) => fold(x, width, lean, foot))
  .join('')
const seams = [
  [16, 2],
  [66, 8],
  [116, 16],
]
  .map(([x = 0, lean = 0]) => taper(`${x},-20 ${x + lean * 0.3},300 ${x + lean},636`, [3, 4, 6]))
  .join('')
const cord = taper('-20,392 60,404 130,398 184,380', [12, 14, 14, 10])
const tassel = shape('150,398* 166,396* 170,436 164,456 150,458 144,438')
const valance = Array.from({ length: 9 }, (_, at) =>
  shape(`${at * 160 - 84},-20* ${at * 160 + 84},-20* ${at * 160 + 82},26 ${at * 160},62 ${at * 160 - 82},26`),
).join('')
const both = (content: string): string => `${content}<g transform="matrix(-1 0 0 1 1280 0)">${content}</g>`

// The lantern hangs unlit: grey paper between black rings.
const lanternBody = shape('316,150* 364,150* 384,192 364,234* 316,234* 296,192')
const lanternRings = box(318, 140, 44, 12) + box(318, 232, 44, 12) + box(337, 244, 6, 22) + box(338.5, -20, 3, 162)
const lanternRibs = 'M308 164Q340 172 372 164M300 180Q340 190 380 180M298 198Q340 208 382 198M305 216Q340 224 375 216'
// Below it a stool, on it a saucer with a wick that nobody has put a light to.
const stool =
  quad([268, 548], [412, 548], [424, 560], [256, 560]) +
  quad([272, 560], [290, 560], [280, 640], [262, 640]) +
  quad([390, 560], [408, 560], [418, 640], [400, 640]) +
  box(276, 596, 128, 9)
const saucer = shape('318,536* 378,536* 366,548 330,548') + taper('348,538 362,528 378,524', [4, 4, 3], { per: 1 })
// On the other side the lands themselves, still rolled up, lean against the frame, and a shadow's stick without its shadow.
const roll = (x: number, y: number, toX: number, toY: number, w: number): string =>
  taper(`${x},${y} ${(x + toX) / 2},${(y + toY) / 2} ${toX},${toY}`, [w, w, w], { per: 1 })
const rolls = roll(1002, 640, 1056, 352, 26) + roll(1050, 644, 1080, 396, 24)
const tied = roll(1022, 533, 1025, 517, 28) + roll(1063, 537, 1065, 523, 26) + roll(1043, 421, 1046, 405, 28)
const ends = `<ellipse cx="1056" cy="352" rx="13" ry="5" transform="rotate(10 1056 352)"/><ellipse cx="1080" cy="396" rx="12" ry="4.500" transform="rotate(7 1080 396)"/>`
const rods = taper('956,640 1024,440 1074,270', [6, 5, 4], { per: 1 })
const floorLight = `<ellipse cx="640" cy="560" rx="470" ry="84" fill="url(#${b}-pool)"/>`
const bank = shape('-20,740* -20,650 160,640 400,646 640,650 880,646 1120,640 1300,650* 1300,740*')

const defs =
  vertical(`${b}-w`, [0, '#141230'], [0.65, '#231f48'], [1, '#1a1736']) +
  radial(`${b}-sheet`, [0, '#5d5a90'], [0.45, '#46437a'], [1, '#2c2957']) +
  vertical(`${b}-floor`, [0, '#3b3663'], [0.5, '#29254c'], [1, '#17142e']) +
  radial(`${b}-pool`, [0, '#a8a6d8', 0.3], [1, '#a8a6d8', 0]) +
  vertical(`${b}-cu`, [0, '#33204a'], [0.7, '#231638'], [1, '#160e26']) +
  radial(`${b}-paper`, [0, '#8d89ad'], [1, '#4c4874']) +
  vertical(`${b}-front`, [0, '#1c1834'], [0.6, '#0e0c1c']) +
  lanternDefs(b) +
  plyFilter(b, '#070512', 8, 0.7)

export const drawing: Drawing = {
  name: 'backgrounds/none',
  svg: backgroundSvg(
    defs,
    `<rect width="1280" height="720" fill="url(#${b}-w)"/>
${ply(b, 'f', frame, '#1d1934', '#6f6aa0')}<path fill="#8f8bbb" d="${lacing}"/>${ply(b, 't', sheet, `url(#${b}-sheet)`, '#8f8bc4')}<path fill="#2a2752" opacity=".35" d="${creases}"/>
<path fill="url(#${b}-floor)" d="${boards}"/><path fill="#120f26" opacity=".6" d="${joints}${butts}"/>${floorLight}
${ply(b, 'r', rods, '#17132c', '#8f8bbb', '', -1, -1)}${ply(b, 'q', rolls, '#3a3566', '#9a96c8', '', -2, 0)}<path fill="#7a3a52" d="${tied}"/><g fill="#8f8bbb">${ends}</g>
${ply(b, 'o', stool, '#1a162e', '#8f8bbb')}${ply(b, 'u', saucer, '#2c2850', '#b4b0dc')}
<g filter="url(#${b}-s)"><path fill="url(#${b}-paper)" d="${lanternBody}"/></g><path fill="none" stroke="#2a2752" stroke-width="2" opacity=".8" d="${lanternRibs}"/><path fill="${ink}" d="${lanternRings}"/>
${both(`<g filter="url(#${b}-s)"><path fill="url(#${b}-cu)" d="${curtain}"/></g><path fill="#0e0920" opacity=".8" d="${seams}"/><path fill="#6a5690" opacity=".5" transform="translate(-5)" d="${seams}"/><path fill="#7a6a9c" d="${cord}${tassel}"/>`)}
${ply(b, 'v', valance, `url(#${b}-cu)`, '#5c4c86', '', 0, 3)}
${ply(b, 'k', bank, `url(#${b}-front)`, '#57527f')}`,
  ),
}
