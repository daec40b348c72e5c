import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { blade, random } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { backgroundSvg, box, groundCuts, lantern, ply, quad, radial, repeat, skyAndLamp, stageDefs, vertical } from '../places/scenery.ts'

// 薄紙沼: layers of white paper. The mill made the kingdom's screens; the sheets nobody used became fog, with torn edges.
// Stage contrast against --k0, measured: 14.0 behind the enemies, 11.0 on the floor.
const b = 'b5'
const theme = themeOf(5)

/** A sheet with a torn upper edge, from y at the left to y at the right, sagging by `sag`. */
const torn = (seed: number, left: number, right: number, sag: number, bottom: number, rough = 7): string => {
  const next = random(seed)
  let d = `M-20 ${bottom}V${left}`
  const steps = 44
  let before = left
  for (let i = 1; i <= steps; i += 1) {
    const t = i / steps
    const y = Math.round(left + (right - left) * t + Math.sin(t * Math.PI * (1 + (seed % 3))) * sag + (next() - 0.5) * rough)
    d += `l30 ${y - before}`
    before = y
  }
  return `${d}V${bottom}z`
}

// the mill in the fog: roof, wheel, drying racks
const mill =
  box(180, 300, 142, 90) +
  shape('146,312* 190,298 226,276 250,244* 276,276 312,298 354,312* 340,318 162,318') +
  box(306, 336, 54, 60) +
  shape('288,346* 312,338 333,316* 354,338 386,346* 376,352 298,352')
const wheel = (() => {
  let d = ''
  for (let i = 0; i < 8; i += 1) {
    const a = (i / 8) * Math.PI * 2 + 0.2
    d += `M150 356L${(150 + Math.cos(a) * 56).toFixed(0)} ${(356 + Math.sin(a) * 56).toFixed(0)}`
  }
  return d
})()
const drownedTree = (x: number, y: number, s: number): string =>
  taper(
    [
      [x, y],
      [x - 3 * s, y - 70 * s],
      [x + 5 * s, y - 140 * s],
      [x, y - 190 * s],
    ],
    [13 * s, 9 * s, 6 * s, 2],
    { per: 1 },
  ) +
  taper(
    [
      [x + 2 * s, y - 96 * s],
      [x + 34 * s, y - 124 * s],
      [x + 46 * s, y - 160 * s],
    ],
    [6 * s, 4 * s, 0],
    { per: 1 },
  ) +
  taper(
    [
      [x, y - 120 * s],
      [x - 30 * s, y - 142 * s],
      [x - 36 * s, y - 170 * s],
    ],
    [5 * s, 3 * s, 0],
    { per: 1 },
  )
const trees = drownedTree(470, 400, 0.8) + drownedTree(860, 402, 0.94) + drownedTree(938, 406, 0.66) + drownedTree(1050, 400, 1)

// a line of sheets hung to dry between two poles, sagging, above the heads of enemies
const sheets = [
  [508, 205, 60, 74, 3],
  [576, 212, 54, 84, -2],
  [638, 214, 62, 70, 2],
  [710, 208, 58, 80, -3],
]
  .map(([x = 0, y = 0, w = 0, h = 0, lean = 0]) =>
    shape([
      [x, y, true],
      [x + w, y + 1, true],
      [x + w + lean, y + h * 0.5],
      [x + w - lean, y + h, true],
      [x + w * 0.4, y + h - 5],
      [x + lean, y + h + 2, true],
      [x - lean, y + h * 0.5],
    ]),
  )
  .join('')
const line = 'M494 196Q640 230 786 198'
// they end in the fog below the sheets, or an enemy in the middle seems to hold one
const poles = taper('494,440 492,300 495,182', [8, 7, 5]) + taper('786,440 788,300 785,184', [8, 7, 5])

const water = 'M-20 494q330-14 660 6t660-4v160H-20z'
const floating = [
  [230, 540, 60],
  [380, 586, 76],
  [520, 528, 40],
  [900, 574, 84],
  [1010, 528, 56],
  [770, 532, 36],
]
  .map(([x = 0, y = 0, w = 0]) => quad([x - w, y], [x - w * 0.2, y - w * 0.2], [x + w * 0.9, y - w * 0.08], [x + w * 0.2, y + w * 0.16]))
  .join('')
const rings = [
  [300, 522, 30],
  [670, 586, 70],
  [980, 552, 90],
  [470, 556, 60],
]
  .map(([x = 0, y = 0, w = 0]) => `M${x - w} ${y}a${w} ${w * 0.15} 0 1 0 ${2 * w} 0a${w} ${w * 0.15} 0 1 0-${2 * w} 0`)
  .join('')
const bank = torn(6, 612, 606, 34, 740, 5)

const reed =
  taper('0,0 4,-90 18,-176', [5, 4, 2], { per: 1 }) +
  taper('17,-170 21,-190 25,-214', [4, 12, 4], { per: 1 }) +
  taper('25,-212 28,-226 30,-240', [2, 2, 0], { per: 1 }) +
  taper('0,0 -16,-70 -60,-124', [5, 7, 0], { per: 1 }) +
  taper('2,0 26,-80 74,-104', [5, 7, 0], { per: 1 }) +
  taper('0,0 -4,-80 -26,-150', [4, 5, 0], { per: 1 })
// willow whose leaves are paper strips
const willow =
  taper('1300,-20 1236,40 1206,150 1222,300 1200,460 1214,740', [120, 84, 56, 50, 56, 92]) +
  taper('1220,60 1150,20 1060,30', [30, 20, 6]) +
  taper('1214,120 1160,90 1110,100', [20, 14, 4])
const strands = [
  [1046, 30, 190],
  [1078, 26, 270],
  [1112, 98, 320],
  [1136, 22, 230],
  [1166, 92, 380],
  [1192, 40, 300],
]
  .map(([x = 0, y = 0, end = 0], i) => {
    let d = taper(
      [
        [x, y],
        [x - 8 + i, (y + end) / 2],
        [x + 4, end],
      ],
      [3, 2.4, 1],
      { per: 1 },
    )
    for (let at = y + 30; at < end; at += 24)
      d +=
        quad([x - 12, at + 4], [x - 3, at], [x - 1, at + 16], [x - 10, at + 20]) +
        quad([x, at + 10], [x + 9, at + 14], [x + 6, at + 29], [x - 2, at + 24])
    return d
  })
  .join('')
// rotten jetty with the lantern's pole
const jetty =
  quad([96, 566], [330, 548], [340, 560], [100, 582]) +
  box(132, 560, 12, 90) +
  box(226, 552, 11, 84) +
  box(312, 546, 11, 66) +
  taper('318,556 312,400 322,262', [12, 10, 8]) +
  taper('322,276 350,262 384,268', [8, 6, 4]) +
  blade(150, 640, 60, 20, 5)
const gaps = 'M140 580l4-20M180 576l3-20M268 568l2-18'

const defs =
  stageDefs(b, theme) +
  vertical(`${b}-pole`, [0.3, '#6d8478'], [0.62, '#6d8478', 0]) +
  radial(`${b}-fog`, [0, '#fffff4', 0.9], [1, '#eef2dc', 0]) +
  radial(`${b}-eye`, [0, '#fffbd0'], [0.3, '#f2d98a', 0.8], [1, '#e8c060', 0]) +
  `<path id="${b}-r" d="${reed}"/>`

export const drawing: Drawing = {
  name: 'backgrounds/5',
  svg: backgroundSvg(
    defs,
    `${skyAndLamp(b, theme, { x: 690, y: 232, r: 100 }, 520)}
${ply(b, 't1', torn(1, 330, 300, 24, 480), '#e2e8d6', '#fff')}
<g fill="#9fb1a1"><path d="${mill}"/><g fill="none" stroke="#9fb1a1" stroke-width="7"><circle cx="150" cy="356" r="52"/><path stroke-width="5" d="${wheel}"/></g></g>
${ply(b, 't2', torn(2, 372, 384, -14, 480), theme.far, '#fff', `<path fill="#a3b4a4" d="${trees}"/>`)}
<ellipse cx="640" cy="370" rx="600" ry="80" fill="url(#${b}-fog)"/>
<path fill="none" stroke="#6d8478" stroke-width="2.500" d="${line}"/><path fill="url(#${b}-pole)" d="${poles}"/><g filter="url(#${b}-s)"><path fill="#fdfdf2" opacity=".95" d="${sheets}"/></g><path fill="#6d8478" d="${[
      [516, 204],
      [560, 210],
      [584, 212],
      [622, 213],
      [648, 213],
      [690, 211],
      [720, 208],
      [760, 203],
    ]
      .map(([x = 0, y = 0]) => box(x, y - 6, 4, 11))
      .join('')}"/>
${ply(b, 't3', torn(4, 420, 408, 20, 500), theme.mid, '#fff')}
<ellipse cx="640" cy="446" rx="620" ry="40" fill="url(#${b}-fog)"/>
${ply(b, 't4', torn(7, 456, 452, 10, 540, 6), theme.near, '#f6f8ea')}
<g fill="url(#${b}-eye)"><circle cx="1076" cy="438" r="16"/><circle cx="1110" cy="436" r="16"/></g><path fill="#3f5a52" d="${circle(1074, 439, 2.6)}${circle(1108, 437, 2.6)}"/>
${ply(b, 'f', water, `url(#${b}-floor)`, '#fbfdf0')}<path fill="none" stroke="#f6f8ea" stroke-width="2" opacity=".6" d="${rings}"/>
<ellipse cx="640" cy="552" rx="600" ry="84" fill="url(#${b}-pool)"/><g filter="url(#${b}-s)"><path fill="#f8f9ec" opacity=".92" d="${floating}"/></g><path fill="#f6f8ea" opacity=".5" d="${groundCuts(14, 512, 606, random(6), 140)}"/>
${ply(b, 'k', bank, `url(#${b}-front)`, '#b3c2b0')}
<g filter="url(#${b}-s)" transform="translate(-236 -54)scale(1.14)"><path fill="#c2cfbd" transform="translate(0-2)" d="${jetty}"/><path fill="${theme.k0}" d="${jetty}"/><path stroke="#557266" stroke-width="2" d="${gaps}"/></g>
<g filter="url(#${b}-s)" fill="${theme.k0}">${repeat(`${b}-r`, [
      [20, 740, 1.7],
      [92, 744, 1.35, 4],
      [-24, 740, 1.5, -6],
      [160, 748, 1, 8],
      [1150, 750, -1, -4, 1],
      [1270, 744, -1.3, 4, 1.3],
    ])}<path d="${willow}"/><path fill="#1c2f2a" d="${strands}"/></g><path fill="#557266" opacity=".8" d="${taper('1230,140 1244,200 1238,260', [0, 5, 0], { per: 1 })}${taper('1216,330 1208,390 1214,440', [0, 5, 0], { per: 1 })}${taper('1234,480 1226,540 1236,600', [0, 6, 0], { per: 1 })}"/>
${lantern(b, 200, 252, theme.k0, 22, 1.08)}`,
  ),
}
