import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { circle, cut, leaf, shape, taper } from '../tools/paper.ts'
import { backgroundSvg, box, land, lantern, lanternHalo, lattice, ply, quad, radial, stageDefs, vertical } from '../places/scenery.ts'

// 暗幕の古城: rehearsal with the lights off. A court plays on without its king: the one light falls on an empty chair,
// the portraits have stepped out of their frames, the script lies open on its stand.
// Stage contrast against --k0, measured: 13.3 behind the enemies, 7.2 on the floor.
const b = 'b10'
const theme = themeOf(10)

const arch = (x: number, y: number, w: number, h: number): string =>
  shape([
    [x - w / 2, y, true],
    [x - w / 2, y - h * 0.72],
    [x - w * 0.3, y - h * 0.93],
    [x, y - h, true],
    [x + w * 0.3, y - h * 0.93],
    [x + w / 2, y - h * 0.72],
    [x + w / 2, y, true],
  ])
// Three tall windows: an enemy of three stands before each of them, so their panes are plain where the enemies are
const panes = arch(348, 424, 200, 330) + arch(640, 424, 230, 370) + arch(932, 424, 200, 330)
const bars = (x: number, top: number, apart: number): string =>
  [
    [x - apart, top + 20],
    [x, top],
    [x + apart, top + 20],
  ]
    .map(([at = 0, y = 0]) => quad([at - 2, y], [at + 2, y], [at + 1, 424], [at - 1, 424]))
    .join('')
const leads =
  lattice(248, 150, 200, 96, 1, 3, 4) +
  lattice(525, 124, 230, 110, 1, 3, 4) +
  lattice(832, 150, 200, 96, 1, 3, 4) +
  bars(348, 97, 50) +
  bars(640, 58, 58) +
  bars(932, 97, 50)
/** A rose in the head of each window. */
const rose = (x: number, y: number, r: number): string =>
  circle(x, y, r) + circle(x, y, r * 0.36) + [0, 1, 2, 3].map((i) => leaf(x, y, r, r * 0.3, (i + 0.5) * (Math.PI / 2))).join('')
const tracery = rose(348, 152, 46) + rose(640, 124, 56) + rose(932, 152, 46)
// One of them is broken: night and a moon stand in the hole, and the light falls on the chair
const gap = cut(
  '926,100 938,118 951,104 960,131 986,130 971,150 984,178 967,183 971,214 956,198 945,232 938,201 916,208 925,183 906,170 921,155 909,130 929,128',
)
const cracks = 'M945 232l5 36l-8 30M984 178l36 12M906 170l-34 10l-16 26M986 130l28-24M926 100l-10-30M960 131l16-40'
const splinters = cut('884,204 890,202 893,218') + cut('990,214 997,210 994,228')
// It fades towards its pool on the floor; a narrower one within it makes the edges soft
const shaft = quad([922, 208], [980, 182], [1252, 496], [1020, 496])
const core = quad([934, 206], [972, 190], [1216, 496], [1056, 496])

// pillars with their capitals and, between them, frames that nobody is in
const pillar = (x: number, w: number): string =>
  box(x - w / 2, -10, w, 470) +
  shape([
    [x - w * 0.9, 60, true],
    [x + w * 0.9, 60, true],
    [x + w * 0.5, 86],
    [x - w * 0.5, 86],
  ]) +
  shape([
    [x - w * 0.5, 416],
    [x + w * 0.5, 416],
    [x + w * 0.95, 446, true],
    [x - w * 0.95, 446, true],
  ])
const pillars = [494, 786].map((x) => pillar(x, 26)).join('') + pillar(206, 26) + pillar(1074, 26)
const gallery = land('-20,440 300,436 640,440 980,436 1300,440', 500)
const frame = (x: number, y: number, w: number, h: number): string =>
  `${box(x - w / 2, y, w, h)}${shape(
    [
      [x - w / 2 + 8, y + 8, true],
      [x + w / 2 - 8, y + 8, true],
      [x + w / 2 - 8, y + h - 8, true],
      [x - w / 2 + 8, y + h - 8, true],
    ],
    { hole: true },
  )}${shape([
    [x - 16, y, true],
    [x, y - 13],
    [x + 16, y, true],
  ])}`
const frames = frame(150, 214, 74, 104) + frame(1136, 150, 70, 90)

// the empty chair on its steps, at the side
const throne =
  shape('1088,430* 1092,330 1084,296 1094,280* 1104,292 1116,262 1128,244* 1140,262 1152,292 1162,280* 1172,296 1164,330 1168,430*') +
  box(1072, 372, 16, 60) +
  box(1168, 372, 16, 60) +
  shape('1064,372* 1092,366 1092,380 1064,382*') +
  shape('1192,372* 1164,366 1164,380 1192,382*')
const cushion = shape('1100,352 1128,346 1156,352 1152,318 1128,300 1104,318')
const steps = quad([1056, 430], [1200, 430], [1212, 446], [1046, 446]) + quad([1040, 446], [1222, 446], [1236, 464], [1030, 464])

// boards, and the cross marks that tell where to stand
const boards = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9].map((i) => `M${640 + i * 62} 496L${640 + i * 108} 650`).join('')
const marks =
  'M396 552l26 10M418 548l-20 18M868 540l26 9M890 536l-20 17M640 572l30 10M666 568l-24 18M520 520l18 6M536 518l-14 11M756 522l18 6M772 520l-14 11'
const floor = land('-20,500 160,492 400,497 640,500 880,497 1120,492 1300,500', 640)
const bank = 'M-20 636H1300V740H-20z'
const footlights = [200, 360, 520, 680, 840, 1000, 1140]
  .map((x) =>
    shape([
      [x - 26, 638, true],
      [x - 20, 618],
      [x, 610],
      [x + 20, 618],
      [x + 26, 638, true],
    ]),
  )
  .join('')

// black drapes in heavy folds, the roll of the curtain above
const drapeLeft = shape('-20,-20* 240,-20* 216,60 168,150 128,240 112,300* 120,330 96,420 88,520 104,640 96,740* -20,740*')
const drapeRight = shape('1300,-20* 1070,-20* 1100,60 1150,150 1190,240 1206,300* 1200,330 1222,420 1230,520 1216,640 1222,740* 1300,740*')
const folds = [
  '30,-10 44,160 20,330 34,520 20,730',
  '90,-10 90,120 62,260 60,330',
  '150,-10 130,100 92,220 84,300',
  '70,340 54,460 66,600 60,730',
  '200,-10 170,90 120,210 104,290',
]
  .map((points) => taper(points, [1, 6, 7, 5, 1].slice(0, points.split(' ').length), { per: 1 }))
  .join('')
const foldsRight = [
  '1262,-10 1256,160 1274,330 1262,520 1272,730',
  '1210,-10 1216,120 1246,260 1250,330',
  '1150,-10 1176,100 1222,220 1232,300',
  '1240,340 1250,460 1240,600 1246,730',
]
  .map((points) => taper(points, [1, 6, 7, 5, 1].slice(0, points.split(' ').length), { per: 1 }))
  .join('')
const tie = shape('-20,296* 60,306 118,290* 124,318* 60,334 -20,326*') + shape('1300,296* 1250,304 1200,290* 1194,318* 1250,332 1300,326*')
const tassel =
  shape('96,320* 110,318* 118,350 112,392* 92,392* 90,350') + shape('1206,318* 1220,320* 1226,350 1224,392* 1204,392* 1198,350')
const roll = shape('-20,-20* 1300,-20* 1300,14 1100,24 860,16 640,22 420,16 180,24 -20,14*')

// ghost light: the lantern's stand; the script lies open on its own at the foot of the chair
const stand =
  taper('164,640 166,420 168,236', [10, 8, 7]) +
  taper('168,246 196,228 222,234', [8, 6, 4]) +
  taper('164,632 140,644 120,660', [8, 7, 5]) +
  taper('164,632 190,644 208,660', [8, 7, 5])
const music =
  taper('1152,640 1150,580 1148,520', [8, 6, 5]) +
  shape('1104,502* 1192,486* 1200,524* 1110,542*') +
  taper('1152,632 1132,646 1116,660', [6, 5, 4]) +
  taper('1152,632 1172,646 1188,660', [6, 5, 4])
const script = quad([1110, 494], [1148, 487], [1152, 524], [1116, 532]) + quad([1150, 486], [1186, 480], [1192, 516], [1154, 523])

const defs =
  stageDefs(b, theme) +
  radial(`${b}-wall`, [0, '#c8cec2'], [0.4, theme.far], [0.75, '#46627c'], [1, '#17263a']) +
  vertical(`${b}-pane`, [0, '#fff8e2'], [0.45, '#f8e6bc'], [1, '#c4bba4']) +
  radial(`${b}-night`, [0, '#a9c2d4'], [1, '#3f6084']) +
  vertical(`${b}-cone`, [0, '#fffbe8', 0.6], [0.5, '#fff6dc', 0.26], [1, '#fff0c8', 0]) +
  radial(`${b}-moon`, [0, '#fffbe8', 0.95], [0.5, '#fff6dc', 0.6], [1, '#fff0c8', 0]) +
  radial(`${b}-veil`, [0, '#fff0cc', 0.85], [1, '#c8cec2', 0])

export const drawing: Drawing = {
  name: 'backgrounds/10',
  svg: backgroundSvg(
    defs,
    `<rect width="1280" height="720" fill="#0f1a2a"/><ellipse cx="640" cy="280" rx="760" ry="420" fill="url(#${b}-wall)"/>
<g filter="url(#${b}-s)"><path fill="#fff" transform="translate(0-3)" d="${panes}"/><path fill="url(#${b}-pane)" d="${panes}"/></g><path fill="#b4bdb4" d="${leads}"/><path fill="none" stroke="#9cacb0" stroke-width="5" d="${tracery}"/>
<g transform="translate(0 36)"><path fill="none" stroke="#a9b3ae" stroke-width="2" d="${cracks}"/><path fill="#fff" transform="translate(0-2)" d="${gap}"/><path fill="url(#${b}-night)" d="${gap}"/><circle cx="946" cy="164" r="16" fill="#fffdf2"/><path fill="#7f9ab0" d="${splinters}"/></g>
<ellipse cx="640" cy="350" rx="560" ry="130" fill="url(#${b}-veil)"/>
${ply(b, 'p', pillars + frames, '#7b93a2', '#fff0cc')}
${ply(b, 'g', gallery, theme.mid, theme.rim)}<path fill="url(#${b}-cone)" opacity=".7" d="${shaft}"/><path fill="url(#${b}-cone)" opacity=".7" d="${core}"/>${ply(b, 't', throne + steps, '#22344a', '#fff0cc')}<path fill="#b0423c" d="${cushion}"/><path fill="url(#${b}-cone)" opacity=".3" d="${core}"/>
<ellipse cx="640" cy="440" rx="420" ry="60" fill="url(#${b}-veil)" opacity=".6"/>
${ply(b, 'f', floor, `url(#${b}-floor)`, theme.rim)}<ellipse cx="1136" cy="496" rx="150" ry="34" fill="url(#${b}-moon)"/><path fill="none" stroke="#28374a" stroke-width="2" opacity=".5" d="${boards}M-20 524H1300M-20 562H1300M-20 608H1300"/>
<ellipse cx="640" cy="552" rx="560" ry="88" fill="url(#${b}-pool)"/><path fill="none" stroke="#fff6dc" stroke-width="5" opacity=".8" d="${marks}"/>
${ply(b, 'k', bank + footlights, `url(#${b}-front)`, '#8a97a0')}
<g filter="url(#${b}-s)"><path fill="#7f97a6" transform="translate(1-2)" d="${drapeLeft}${drapeRight}${roll}"/><path fill="${theme.k0}" d="${drapeLeft}${drapeRight}${roll}"/></g><path fill="#22344a" d="${folds}${foldsRight}"/><path fill="#5a1f24" d="${tie}"/><path fill="#8a3a34" d="${tassel}"/>
${lanternHalo(b, 220, 236, 28, 1)}<g filter="url(#${b}-s)"><path fill="#7f97a6" transform="translate(-1-2)" d="${stand}${music}"/><path fill="${theme.k0}" d="${stand}${music}"/></g><path fill="#f6e6c4" d="${script}"/><path stroke="#566f86" stroke-width="1.600" d="M1117 502l26-6M1119 510l26-6M1121 518l22-5M1156 494l26-6M1157 502l26-6M1159 510l22-5"/>
${lantern(b, 220, 236, theme.k0, 28, 1, 0)}`,
  ),
}
