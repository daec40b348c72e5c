import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { mist, random } from '../places/landscape.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import { backgroundSvg, groundCuts, land, lantern, ply, repeat, skyAndLamp, stageDefs, vertical } from '../places/scenery.ts'

// 藍摺りの海岸: blue on blue, one ink. The ropes are still tied on this side; where they end there is no boat.
// Stage contrast against --k0, measured: 13.2 behind the enemies, 11.3 on the floor.
const b = 'b4'
const theme = themeOf(4)

const isles = land(
  '-20,430 60,426 150,400 220,352 262,318* 276,326* 290,318* 330,350 400,396 480,422 900,424 980,410 1040,386* 1058,374 1084,372 1110,384* 1180,412 1300,420',
  470,
)
const snow = shape('262,318* 276,326* 290,318* 306,332 300,342* 290,334* 280,346* 270,334* 258,344* 246,334')
const seaFar = 'M-20 424H1300V480H-20z'
const seaMid = land('-20,446 100,440 220,448 340,441 460,449 580,442 700,449 820,441 940,448 1060,441 1180,449 1300,443', 520)
const seaNear = land('-20,472 120,464 260,473 400,464 540,474 680,465 820,474 960,464 1100,473 1300,466', 540)
const beach = land('-20,500 120,494 260,504 420,498 560,508 720,500 880,508 1040,496 1180,490 1300,500', 640)
const tide = taper('-20,508 120,500 260,512 420,505 560,516 720,507 880,516 1040,503 1180,497 1300,508', [5, 8, 5, 9, 5, 9, 5, 8, 5])
const bank = land('-20,630 140,610 320,624 500,640 660,646 840,638 1010,620 1160,608 1300,626', 740)

// whale tail far out: the only boat-like thing
const whale = shape('716,428* 722,408 718,396 700,388 686,374* 706,376 722,386 740,374 762,372* 748,388 732,396 732,410 738,428*')

// two rocks far out, tied to each other; a gate on the larger
const rocks =
  shape('600,428* 612,404 622,382 634,372* 648,378 660,396 672,412 680,428*') + shape('696,428* 702,412 712,400* 724,408 734,428*')
const rocksLight = shape('634,372* 628,392 632,408 620,428* 600,428* 612,404 622,382') + shape('712,400* 708,414 710,428* 696,428* 702,412')
const gate = 'M622 355q12 3 26 0l-1 5h-24zM627 360h3v16h-3zM640 360h3v16h-3zM624 365h22v3h-22z'

// mooring posts with their ropes running out to nothing
const post = (x: number, y: number, s: number): string =>
  shape([
    [x - 13 * s, y, true],
    [x - 11 * s, y - 96 * s],
    [x - 15 * s, y - 108 * s],
    [x - 8 * s, y - 120 * s, true],
    [x + 9 * s, y - 122 * s, true],
    [x + 15 * s, y - 108 * s],
    [x + 11 * s, y - 96 * s],
    [x + 14 * s, y, true],
  ])
const posts = post(22, 640, 1.5) + post(86, 612, 0.94) + post(122, 588, 0.62)
const ropes =
  taper('26,484 70,512 112,508 160,526', [7, 6, 4, 2]) +
  taper('88,514 116,526 146,518 176,530', [5, 4, 3, 1.6]) +
  taper('124,524 146,528 168,520 188,530', [3.6, 3, 2, 1])
/** Where the ropes go under. */
const ripples = [
  [160, 527, 20],
  [178, 531, 14],
  [190, 531, 10],
]
  .map(([x = 0, y = 0, r = 0]) => `M${x - r} ${y}a${r} ${num(r * 0.22)} 0 0 0 ${2 * r} 0`)
  .join('')
const coils = [
  [22, 484, 24],
  [22, 495, 24],
  [22, 506, 23],
  [86, 514, 15],
  [86, 522, 15],
  [122, 524, 10],
  [122, 530, 10],
]
  .map(([x = 0, y = 0, w = 0]) => `M${x - w} ${y - 4}q${w} 8 ${2 * w} 0v8q-${w} 8-${2 * w} 0z`)
  .join('')

// cliff with a straw rope, pine reaching out
const cliff = shape('1300,740* 1056,740* 1070,660 1110,610 1100,540* 1140,480 1150,410 1190,350* 1196,280 1240,220 1250,150* 1300,120*')
const cliffCuts =
  taper('1130,600 1170,560 1180,500', [0, 5, 0], { per: 1 }) +
  taper('1180,640 1210,580 1206,520', [0, 6, 0], { per: 1 }) +
  taper('1210,440 1236,390 1232,330', [0, 5, 0], { per: 1 }) +
  taper('1120,690 1150,660 1156,630', [0, 5, 0], { per: 1 })
const straw = taper('1126,490 1180,522 1246,530 1310,516', [9, 15, 17, 16])
const papers = [1160, 1214, 1264].map((x, i) => `M${x + 10} ${528 + i * 4}l12 0-4 14 10 0-6 15 9 0-15 24 2-17-9 0 4-14-8 0z`).join('')
const bough =
  taper('1300,180 1210,150 1130,156 1050,126 960,130', [34, 24, 17, 11, 3]) +
  taper('1180,152 1130,110 1070,94', [13, 8, 3]) +
  taper('1100,148 1060,180 1010,186', [8, 6, 2])
const fan = (() => {
  let d = ''
  for (let i = 0; i < 13; i += 1) d += leaf(0, 0, i % 2 === 0 ? 40 : 33, 2.6, Math.PI * (1.02 + (i / 12) * 0.96))
  return d
})()
const fans = [
  [960, 134, 1],
  [1004, 128, 1.15],
  [1050, 130, 1.1],
  [1098, 152, 1.1],
  [1010, 190, 0.8],
  [1046, 182, 0.9],
  [1070, 100, 1.1],
  [1120, 108, 1.2],
  [1170, 132, 1.2],
  [1216, 152, 1.2],
  [1160, 70, 1.2],
  [1230, 84, 1.4],
  [1280, 130, 1.4],
] as const

// plovers in a wedge
const plover = 'M0 0q10-9 18-1q8-8 18 1q-10-2-16 5q-2 3-4 0q-6-7-16-5z'
const stars = (() => {
  const next = random(3)
  let d = ''
  for (let i = 0; i < 26; i += 1) d += circle(Math.round(next() * 1280), Math.round(next() * 130), num(0.8 + next()) === '1' ? 1 : 1.4)
  return d
})()

const wave = 'M-36 0a36 36 0 0 1 72 0M-24 0a24 24 0 0 1 48 0M-12 0a12 12 0 0 1 24 0'
const defs =
  stageDefs(b, theme) +
  vertical(`${b}-sea`, [0, '#8dbce4'], [1, '#4d8ccc']) +
  `<pattern id="${b}-w" width="72" height="36" patternUnits="userSpaceOnUse"><g fill="none" stroke="#eaf6ff" stroke-width="2.4"><path transform="translate(36 36)" d="${wave}"/><path transform="translate(0 18)" d="${wave}"/><path transform="translate(72 18)" d="${wave}"/></g></pattern>` +
  `<pattern id="${b}-v" href="#${b}-w" patternTransform="translate(20 424)scale(.5 .36)"/><pattern id="${b}-u" href="#${b}-w" patternTransform="translate(0 448)scale(.8 .5)"/>` +
  `<path id="${b}-fan" d="${fan}"/><path id="${b}-b" d="${plover}"/>`

export const drawing: Drawing = {
  name: 'backgrounds/4',
  svg: backgroundSvg(
    defs,
    `${skyAndLamp(b, theme, { x: 500, y: 300, r: 104 }, 480)}<path fill="#eaf6ff" opacity=".5" d="${stars}"/>
<g filter="url(#${b}-s)" opacity=".8"><path fill="#3a6ab0" d="${mist(
      [
        [-40, 240],
        [-40, 170],
        [-40, 330],
      ],
      120,
      20,
    )}"/><path fill="#b4d4ee" d="${mist(
      [
        [300, 470],
        [350, 560],
        [270, 420],
      ],
      214,
      14,
    )}"/><path fill="#9cc4e8" d="${mist(
      [
        [640, 860],
        [700, 940],
        [620, 820],
      ],
      176,
      15,
    )}"/></g>
<g fill="#2a58a0">${repeat(`${b}-b`, [
      [920, 212, 1],
      [968, 190, 0.8],
      [978, 230, 0.8],
      [1028, 202, 0.65],
      [1032, 244, 0.6],
    ])}</g>
${ply(b, 'm', isles, theme.far, '#fff')}<path fill="#fff" d="${snow}"/><path fill="#6ea5d8" opacity=".4" d="${shape('290,318* 296,350 286,380 330,414 420,414 400,396 330,350')}"/>
${ply(b, 's1', seaFar, '#8dbce4', '#fff')}<path fill="url(#${b}-v)" opacity=".75" d="M-20 426H1300V452H-20z"/><g transform="translate(-528)"><path fill="#2f68b0" d="${whale}"/><path fill="none" stroke="#fff" stroke-width="2" d="M690 430q36-6 72 0"/></g><path fill="#4d86c4" d="${rocks}${gate}"/><path fill="#8dbce4" d="${rocksLight}"/><path fill="none" stroke="#fff" stroke-width="3" d="M661 396q28 16 46 8"/><path fill="none" stroke="#fff" stroke-width="2" d="M590 430q44-6 98 0M688 430q26-5 54 0"/>
${ply(b, 's2', seaMid, theme.mid, '#eaf6ff')}<path fill="url(#${b}-u)" opacity=".5" d="${seaMid}"/>
${ply(b, 's3', seaNear, theme.near, '#d6ebf8')}<path fill="#d6ebf8" opacity=".6" d="${groundCuts(14, 478, 492, random(9))}"/>
${ply(b, 'f', beach, `url(#${b}-floor)`, '#fff')}<path fill="#fff" opacity=".9" d="${tide}"/><path fill="#8dbce4" opacity=".5" d="${groundCuts(16, 530, 610, random(2), 120)}"/>
<ellipse cx="640" cy="556" rx="600" ry="86" fill="url(#${b}-pool)"/>
${ply(b, 'k', bank, `url(#${b}-front)`, '#8dbce4')}
<g transform="translate(20-36)"><g filter="url(#${b}-s)"><path fill="#8dbce4" transform="translate(1-2)" d="${posts}"/><path fill="${theme.k0}" d="${posts}${ropes}"/></g><path fill="#5b8fc8" d="${coils}"/><path fill="none" stroke="#fff" stroke-width="2" d="${ripples}"/></g>
<g filter="url(#${b}-s)" fill="${theme.k0}"><path fill="#5b8fc8" transform="translate(-2-1)" d="${cliff}"/><path d="${cliff}${bough}"/>${repeat(`${b}-fan`, fans)}</g><path fill="#37609f" d="${cliffCuts}"/><path fill="#b9d8f0" d="${straw}"/><path fill="#f4fbff" d="${papers}"/><path fill="none" stroke="#37609f" stroke-width="2" d="M1140 504l8-12M1162 521l8-16M1188 532l8-18M1216 536l7-18M1244 538l6-18"/>
${lantern(b, 1108, 158, theme.k0, 36)}`,
  ),
}
