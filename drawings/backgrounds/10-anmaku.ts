import type { Drawing } from '../drawing.ts'
import { themeOf } from '../field-themes.ts'
import { circle, line, shape, taper } from '../paper.ts'
import { backgroundSvg, box, land, lantern, lattice, ply, quad, radial, stageDefs, vertical } from '../scenery.ts'

// 暗幕の古城: rehearsal with the lights off. A court plays on without its king: the one light falls on an empty chair,
// the portraits have stepped out of their frames, the script lies open on its stand.
// Stage contrast against --k0, measured: 10.5 behind the foes, 7.2 on the floor.
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
const panes =
  arch(640, 420, 210, 360) + arch(420, 420, 120, 290) + arch(860, 420, 120, 290) + arch(256, 420, 92, 240) + arch(1024, 420, 92, 240)
const leads =
  lattice(535, 150, 210, 270, 4, 4, 5) +
  lattice(360, 190, 120, 230, 2, 5, 4) +
  lattice(800, 190, 120, 230, 2, 5, 4) +
  lattice(210, 230, 92, 190, 2, 4, 3.5) +
  lattice(978, 230, 92, 190, 2, 4, 3.5)
const tracery = line('535,160 580,210 640,130 700,210 745,160') + line('360,210 420,160 480,210') + line('800,210 860,160 920,210')

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
const pillars = [336, 504, 776, 944].map((x) => pillar(x, 26)).join('') + pillar(150, 40) + pillar(1130, 40)
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
const frames = frame(318, 326, 84, 112) + frame(896, 334, 92, 104)

// the empty chair on its steps
const throne =
  shape('600,430* 604,330 596,296 606,280* 616,292 628,262 640,244* 652,262 664,292 674,280* 684,296 676,330 680,430*') +
  box(584, 372, 16, 60) +
  box(680, 372, 16, 60) +
  shape('576,372* 604,366 604,380 576,382*') +
  shape('704,372* 676,366 676,380 704,382*')
const cushion = shape('612,352 640,346 668,352 664,318 640,300 616,318')
const steps = quad([540, 430], [740, 430], [756, 446], [524, 446]) + quad([508, 446], [772, 446], [792, 464], [488, 464])
const cone = quad([600, -10], [680, -10], [820, 470], [460, 470])

// a chandelier with cold candles, let down halfway
const chandelier =
  box(258, -10, 3, 78) +
  taper('180,120 200,150 259,162 318,150 338,120', [6, 9, 11, 9, 6]) +
  taper('214,110 226,134 259,142 292,134 304,110', [5, 7, 8, 7, 5]) +
  taper('259,66 256,100 259,176', [8, 5, 12]) +
  [180, 214, 304, 338].map((x, i) => box(x - 3.5, (i === 0 || i === 3 ? 120 : 110) - 24, 7, 24)).join('') +
  circle(259, 180, 7)

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
const drapeRight = shape('1300,-20* 1050,-20* 1070,60 1110,150 1150,240 1168,300* 1160,330 1184,420 1192,520 1176,640 1184,740* 1300,740*')
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
  '1250,-10 1236,160 1262,330 1246,520 1262,730',
  '1196,-10 1196,120 1222,260 1222,330',
  '1140,-10 1156,100 1192,220 1198,300',
  '1214,340 1228,460 1216,600 1222,730',
  '1094,-10 1116,90 1160,210 1178,290',
]
  .map((points) => taper(points, [1, 6, 7, 5, 1].slice(0, points.split(' ').length), { per: 1 }))
  .join('')
const tie = shape('-20,296* 60,306 118,290* 124,318* 60,334 -20,326*') + shape('1300,296* 1220,306 1162,290* 1156,318* 1220,334 1300,326*')
const tassel =
  shape('96,320* 110,318* 118,350 112,392* 92,392* 90,350') + shape('1170,318* 1184,320* 1190,350 1188,392* 1168,392* 1162,350')
const roll = shape('-20,-20* 1300,-20* 1300,14 1100,24 860,16 640,22 420,16 180,24 -20,14*')

// ghost light: the lantern's stand; music stand with the script
const stand =
  taper('1064,640 1062,420 1060,236', [10, 8, 7]) +
  taper('1060,246 1030,228 1000,234', [8, 6, 4]) +
  taper('1064,632 1040,644 1020,660', [8, 7, 5]) +
  taper('1064,632 1090,644 1108,660', [8, 7, 5])
const music =
  taper('216,640 214,560 212,486', [8, 6, 5]) +
  shape('168,470* 256,452* 264,492* 174,510*') +
  taper('216,632 196,646 180,660', [6, 5, 4]) +
  taper('216,632 236,646 252,660', [6, 5, 4])
const script = quad([174, 462], [212, 454], [216, 492], [180, 500]) + quad([214, 453], [250, 446], [256, 484], [218, 491])

const defs =
  stageDefs(b, theme) +
  radial(`${b}-wall`, [0, '#c8cec2'], [0.4, theme.far], [0.75, '#46627c'], [1, '#17263a']) +
  vertical(`${b}-pane`, [0, '#fff0c8'], [1, '#f6e6c4']) +
  vertical(`${b}-cone`, [0, '#fff6dc', 0.75], [1, '#fff0c8', 0.12]) +
  radial(`${b}-veil`, [0, '#fff0cc', 0.85], [1, '#c8cec2', 0])

export const drawing: Drawing = {
  name: 'backgrounds/10',
  svg: backgroundSvg(
    defs,
    `<rect width="1280" height="720" fill="#0f1a2a"/><ellipse cx="640" cy="280" rx="760" ry="420" fill="url(#${b}-wall)"/>
<g filter="url(#${b}-s)"><path fill="#fff" transform="translate(0-3)" d="${panes}"/><path fill="url(#${b}-pane)" d="${panes}"/></g><circle cx="640" cy="196" r="64" fill="#fffdf2"/><path fill="#8298a4" d="${leads}"/><path fill="none" stroke="#8298a4" stroke-width="5" d="${tracery}"/>
<ellipse cx="640" cy="350" rx="520" ry="150" fill="url(#${b}-veil)"/>
${ply(b, 'p', pillars + frames, '#7b93a2', '#fff0cc')}
<path fill="url(#${b}-cone)" d="${cone}"/>
${ply(b, 'g', gallery, theme.mid, theme.rim)}${ply(b, 't', throne + steps, '#54708a', '#fff0cc')}<path fill="#a8574e" d="${cushion}"/>
<ellipse cx="640" cy="440" rx="420" ry="60" fill="url(#${b}-veil)" opacity=".6"/>
${ply(b, 'f', floor, `url(#${b}-floor)`, theme.rim)}<path fill="none" stroke="#28374a" stroke-width="2" opacity=".5" d="${boards}M-20 524H1300M-20 562H1300M-20 608H1300"/>
<ellipse cx="640" cy="552" rx="560" ry="88" fill="url(#${b}-pool)"/><path fill="none" stroke="#fff6dc" stroke-width="5" opacity=".8" d="${marks}"/>
<g filter="url(#${b}-s)"><path fill="#7f97a6" transform="translate(0-2)" d="${chandelier}"/><path fill="#22344a" d="${chandelier}"/></g>
${ply(b, 'k', bank + footlights, `url(#${b}-front)`, '#8a97a0')}
<g filter="url(#${b}-s)"><path fill="#7f97a6" transform="translate(1-2)" d="${drapeLeft}${drapeRight}${roll}"/><path fill="${theme.k0}" d="${drapeLeft}${drapeRight}${roll}"/></g><path fill="#22344a" d="${folds}${foldsRight}"/><path fill="#5a1f24" d="${tie}"/><path fill="#8a3a34" d="${tassel}"/>
<g filter="url(#${b}-s)"><path fill="#7f97a6" transform="translate(-1-2)" d="${stand}${music}"/><path fill="${theme.k0}" d="${stand}${music}"/></g><path fill="#f6e6c4" d="${script}"/><path stroke="#566f86" stroke-width="1.600" d="M181 470l26-6M183 478l26-6M185 486l22-5M220 462l26-6M221 470l26-6M223 478l22-5"/>
${lantern(b, 1002, 236, theme.k0, 28)}`,
  ),
}
