import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { mist } from '../places/landscape.ts'
import { circle, cut, line, shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import { backgroundSvg, box, land, lantern, lanternHalo, ply, quad, radial, stageDefs, vertical } from '../places/scenery.ts'

// 上層・祭壇: one beam from nowhere on the cracked lamp. Round it the king's mirrors, which were to leave no shadow anywhere; each has split.
// Stage contrast against --k0, measured: 9.2 behind the enemies, 5.3 on the floor.
const b = 'b11'
const theme = themeOf(11)

const beam = quad([1060, -20], [1160, -20], [1270, 520], [930, 520])
const beamCore = quad([1088, -20], [1136, -20], [1196, 520], [1020, 520])

// the great lamp stands at the side, where no enemy hides it (drawn round x 640): foot, glass, cap; the glass is broken open on the left
const foot = shape('520,424* 540,396 590,384 600,372* 680,372* 690,384 740,396 760,424*') + box(588, 356, 104, 18)
const glass = shape('596,358* 566,312 552,250 566,190 600,150* 680,150* 714,190 728,250 714,312 684,358*')
const cap = shape('588,152* 600,128 626,116 630,96* 650,96* 654,116 680,128 692,152*') + circle(640, 88, 11)
const ribs = 'M552 250q-2-60 34-100M728 250q2-60-34-100M640 150v206M600 356q-22-100 14-206M680 356q22-100-14-206'
const hole = shape('556,262* 580,250 574,230* 596,236 604,214* 612,246 632,252* 608,270 612,300* 588,286 570,306* 574,280')
const crack =
  taper('612,246 650,220 656,190 690,172', [5, 4, 3, 0], { per: 1 }) +
  taper('632,252 668,262 690,296 712,300', [5, 4, 3, 0], { per: 1 }) +
  taper('612,300 624,322 618,352', [4, 3, 0], { per: 1 }) +
  taper('604,214 606,186 624,162', [4, 3, 0], { per: 1 })
const ember = shape('640,312* 650,328 648,342 640,348 632,342 630,328')

// mirrors on stands, turned to the lamp
const mirror = (
  x: number,
  y: number,
  rx: number,
  ry: number,
): { readonly frame: string; readonly face: string; readonly split: string } => ({
  frame:
    `M${x - rx - 9} ${y}a${rx + 9} ${ry + 9} 0 1 1 ${2 * rx + 18} 0a${rx + 9} ${ry + 9} 0 1 1-${2 * rx + 18} 0z` +
    taper(
      [
        [x, y + ry],
        [x - 4, y + ry + 40],
        [x, 430],
      ],
      [16, 11, 16],
      { per: 1 },
    ) +
    shape([
      [x - 38, 436, true],
      [x - 22, 418],
      [x, 412],
      [x + 22, 418],
      [x + 38, 436, true],
    ]) +
    circle(x, y - ry - 14, 7),
  face: `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1-${2 * rx} 0z`,
  split:
    line([
      [x - rx * 0.3, y - ry * 0.94],
      [x + rx * 0.1, y - ry * 0.3],
      [x - rx * 0.2, y + ry * 0.1],
      [x + rx * 0.3, y + ry * 0.92],
    ]) +
    `M${num(x + rx * 0.1)} ${num(y - ry * 0.3)}L${num(x + rx * 0.9)} ${num(y - ry * 0.42)}M${num(x - rx * 0.2)} ${num(y + ry * 0.1)}L${num(x - rx * 0.94)} ${num(y + ry * 0.3)}`,
})
const mirrors = [mirror(182, 330, 30, 52), mirror(250, 230, 26, 52)]

// the altar's canopy hangs over the place where the king's lamp stood, with its streamers
const canopy =
  box(636, -20, 8, 60) +
  shape('520,92* 560,76 604,52 628,34* 652,34* 676,52 720,76 760,92* 742,98 742,120* 538,120* 538,98') +
  [538, 572, 606, 640, 674, 708]
    .map((x) =>
      shape([
        [x, 118, true],
        [x + 34, 118, true],
        [x + 17, 142, true],
      ]),
    )
    .join('') +
  cut('540,118 562,118 562,236 551,252 540,236') +
  cut('718,118 740,118 740,236 729,252 718,236')
const canopyCuts =
  cut('551,150 557,162 551,174 545,162') +
  cut('551,186 557,198 551,210 545,198') +
  cut('729,150 735,162 729,174 723,162') +
  cut('729,186 735,198 729,210 723,198')
// incense in bands
const incense =
  mist(
    [
      [250, 420],
      [280, 470],
      [230, 390],
    ],
    120,
    14,
  ) +
  mist(
    [
      [860, 1010],
      [800, 980],
      [880, 1040],
    ],
    150,
    13,
  )

const pillar = (x: number, w: number): string =>
  box(x - w / 2, -20, w, 480) +
  box(x - w * 0.95, 96, w * 1.9, 16) +
  shape([
    [x - w * 1.5, 40, true],
    [x + w * 1.5, 40, true],
    [x + w * 1.1, 70],
    [x + w * 0.5, 98],
    [x - w * 0.5, 98],
    [x - w * 1.1, 70],
  ])
const farPillars = [276, 494, 786, 1004].map((x) => pillar(x, 24)).join('') + box(-20, 20, 1320, 22)
const stairs = box(984, 424, 260, 18) + box(952, 442, 320, 24)
const dais = land('-20,436 300,430 640,434 980,430 1300,436', 500)
const floor = land('-20,494 640,488 1300,494', 640)
const bank = land('-20,630 200,622 640,640 1080,622 1300,630', 740)
const planks = [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10].map((i) => `M${640 + i * 60} 490L${640 + i * 112} 650`).join('')

const bigPillars =
  box(22, -20, 78, 780) +
  box(1192, -20, 78, 780) +
  box(8, 586, 106, 34) +
  box(1178, 586, 106, 34) +
  shape('-20,50* 170,50* 150,84 110,110* 12,110* -20,96*') +
  shape('1300,50* 1110,50* 1130,84 1170,110* 1268,110* 1300,96*')
const brocade =
  shape('-20,-20* 330,-20* 300,40 240,80 180,96 150,130 130,190 126,250* 100,240 60,250 20,238 -20,250*') +
  shape('1300,-20* 950,-20* 990,30 1060,62 1130,82 1168,124 1188,190 1194,250* 1216,240 1240,249 1268,238 1300,250*')
const brocadeCuts = ['20,-10 60,80 50,230', '90,-10 110,70 90,220', '160,-10 160,50 118,150', '230,-10 210,40 150,110']
  .map(
    (points) =>
      taper(points, [1, 6, 2], { per: 1 }) +
      taper(
        points
          .split(' ')
          .map((pair) => {
            const [x = 0, y = 0] = pair.split(',').map(Number)
            // Hung 52 px farther out: the great lamp stands beside it.
            return `${1332 - x},${y}`
          })
          .join(' '),
        [1, 6, 2],
        { per: 1 },
      ),
  )
  .join('')
// the crest everywhere: a lamp with its mirror image
const crest = (x: number, y: number, s: number): string =>
  shape([
    [x, y - 15 * s, true],
    [x + 9 * s, y - 4 * s],
    [x, y, true],
    [x - 9 * s, y - 4 * s],
  ]) +
  shape([
    [x, y + 15 * s, true],
    [x + 9 * s, y + 4 * s],
    [x, y, true],
    [x - 9 * s, y + 4 * s],
  ])
const crests =
  crest(60, 330, 1.5) +
  crest(60, 430, 1.5) +
  crest(60, 530, 1.5) +
  crest(1232, 330, 1.5) +
  crest(1232, 430, 1.5) +
  crest(1232, 530, 1.5) +
  crest(80, 170, 1.2) +
  crest(1236, 170, 1.2)
const bracket = taper('90,150 140,142 196,150', [20, 13, 5]) + taper('96,196 126,172 146,148', [10, 8, 4])
const blind = box(330, -20, 620, 46)
// the corner behind the hanging lantern lies in the dark, or its paper has the colour of the wall
const corner = box(84, 0, 290, 440)

const defs =
  stageDefs(b, theme) +
  radial(`${b}-hall`, [0, '#ffe2a0'], [0.3, '#f6a25a'], [0.65, '#d2603c'], [1, '#5a1426']) +
  vertical(`${b}-beam`, [0, '#fff8dc', 0.85], [1, '#ffdf9a', 0.1]) +
  vertical(`${b}-beam2`, [0, '#fffbe8', 0.9], [1, '#ffe6b0', 0.15]) +
  radial(`${b}-glass`, [0, '#fffbe6'], [0.5, '#ffe09a'], [1, '#f2a04c']) +
  vertical(`${b}-face`, [0, '#fff2cc'], [0.5, '#ffc878'], [1, '#d8643c']) +
  radial(`${b}-gleam`, [0, '#fff2cc', 0.75], [0.4, '#ffdf9a', 0.5], [1, '#ffc66a', 0]) +
  `<linearGradient id="${b}-dark"><stop offset=".4" stop-color="#4a0f26" stop-opacity=".94"/><stop offset="1" stop-color="#7a1c30" stop-opacity="0"/></linearGradient>` +
  radial(`${b}-pale-lamp`, [0, '#fffdf2'], [0.55, '#fff0b4'], [1, '#ffc452']) +
  radial(`${b}-pale-halo`, [0, '#fff4cc', 0.95], [0.35, '#ffe29a', 0.55], [1, '#ffb45a', 0]) +
  radial(`${b}-veil`, [0, '#ffe6ae', 0.85], [1, '#f6914c', 0])

export const drawing: Drawing = {
  name: 'backgrounds/11',
  svg: backgroundSvg(
    defs,
    `<rect width="1280" height="720" fill="#3c0c22"/><ellipse cx="640" cy="270" rx="740" ry="430" fill="url(#${b}-hall)"/>
${ply(b, 'p', farPillars, theme.far, theme.rim)}<path fill="url(#${b}-dark)" d="${corner}"/>
<path fill="#ffd9a0" opacity=".4" d="${incense}"/>${ply(b, 'c', canopy, '#5a1226', theme.rim)}<path fill="url(#${b}-face)" d="${canopyCuts}"/>
<path fill="url(#${b}-beam)" d="${beam}"/>
<g filter="url(#${b}-s)"><path fill="${theme.rim}" transform="translate(0-2)" d="${mirrors.map(({ frame }) => frame).join('')}"/><path fill="${theme.mid}" d="${mirrors.map(({ frame }) => frame).join('')}"/></g><path fill="url(#${b}-face)" d="${mirrors.map(({ face }) => face).join('')}"/><path fill="none" stroke="${theme.mid}" stroke-width="3" d="${mirrors.map(({ split }) => split).join('')}"/>
<ellipse cx="640" cy="300" rx="480" ry="190" fill="url(#${b}-veil)"/>
${ply(b, 'd', dais, '#7c2230', theme.rim)}
${ply(b, 'st', stairs, '#a23a36', '#ffd888')}<path fill="#7c2230" d="${box(984, 436, 260, 6)}${box(952, 458, 320, 8)}"/><path stroke="#ffd888" stroke-width="2" d="M952 441H1272"/>
<path fill="url(#${b}-beam2)" d="${beamCore}"/><circle cx="1108" cy="270" r="120" fill="url(#${b}-halo)"/><g transform="translate(593 108)scale(.805 .75)"><g filter="url(#${b}-s)"><path fill="url(#${b}-glass)" d="${glass}"/></g><path fill="none" stroke="#a8402f" stroke-width="3.500" opacity=".9" d="${ribs}"/><path fill="#7a1c2a" d="${crack}"/><path fill="#5a1226" d="${hole}"/><circle cx="640" cy="330" r="40" fill="url(#${b}-halo)"/><path fill="#ff6a2a" d="${ember}"/>${ply(b, 'l', foot + cap, '#8e2a31', theme.rim)}</g>
${ply(b, 'f', floor, `url(#${b}-floor)`, theme.rim)}<path fill="none" stroke="#5a1725" stroke-width="2" opacity=".6" d="${planks}"/><ellipse cx="1108" cy="544" rx="170" ry="52" fill="url(#${b}-gleam)"/>
<ellipse cx="640" cy="552" rx="600" ry="88" fill="url(#${b}-pool)"/>
${ply(b, 'k', bank, `url(#${b}-front)`, '#b04a38')}
${lanternHalo(`${b}-pale`, 184, 148, 10, 1, 110)}<g filter="url(#${b}-s)"><path fill="#b5482f" transform="translate(1-2)" d="${bigPillars}${bracket}${blind}"/><path fill="${theme.k0}" d="${bigPillars}${bracket}${blind}"/></g><path fill="none" stroke="#6a2024" stroke-width="2" d="M330-4H950M330 6H950M330 16H950"/>
<g filter="url(#${b}-s)"><path fill="#c8663c" transform="translate(0 2)" d="${brocade}"/><path fill="#2a0a16" d="${brocade}"/></g><path fill="#6a1c26" d="${brocadeCuts}"/><path fill="#c8663c" opacity=".7" d="${crests}"/>
${lantern(`${b}-pale`, 184, 148, theme.k0, 10, 1, 0)}`,
  ),
}
