import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { mist, random } from '../places/landscape.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import {
  backgroundSvg,
  box,
  farHouse,
  land,
  lantern,
  lanternHalo,
  ply,
  quad,
  radial,
  repeat,
  skyAndLamp,
  stageDefs,
} from '../places/scenery.ts'

// 刈り残しの耕地: a harvest festival without people. The rice has stood ripe for a hundred years; under the last furrow there is a ladder.
// Stage contrast against --k0, measured: 9.6 behind the enemies, 6.9 on the floor.
const b = 'b8'
const theme = themeOf(8)

const hills =
  land('-20,372 100,340 220,330 340,356* 460,372 640,384 820,370 940,344 1060,326 1180,346 1300,340', 460) +
  farHouse(34, 356, 58, 26) +
  farHouse(1130, 344, 60, 30)
// the festival's drum tower, left of where enemies stand; its one string of lanterns, all out, hangs above them across the field
const tower =
  quad([786, 420], [800, 290], [808, 290], [798, 420]) +
  quad([874, 420], [860, 290], [852, 290], [862, 420]) +
  box(782, 286, 96, 9) +
  box(786, 256, 88, 32) +
  box(790, 216, 6, 46) +
  box(864, 216, 6, 46) +
  box(792, 344, 76, 6) +
  shape('768,218* 800,196 824,176 830,166* 836,176 860,196 892,218* 880,222 830,214 780,222') +
  taper('798,342 830,320 862,296', [4, 4, 4], { per: 1 })
const drum = circle(830, 240, 15)
const deadLamps = (x0: number, y0: number, x1: number, y1: number, n: number): string => {
  let d = ''
  for (let i = 1; i < n; i += 1) {
    const t = i / n
    const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * t * (1 - t) * 34]
    d += shape([
      [x - 4, y, true],
      [x + 4, y, true],
      [x + 7, y + 9],
      [x + 4, y + 18, true],
      [x - 4, y + 18, true],
      [x - 7, y + 9],
    ])
  }
  return d
}
const strings = deadLamps(190, 188, 1096, 170, 15)

// rice: stalks whose heads hang under their grain
const rice = (seed: number, width: number, n: number, h: number): string => {
  const next = random(seed)
  let d = ''
  for (let i = 0; i < n; i += 1) {
    const [x, high] = [((i + next() * 0.8) / n) * width, h * (0.7 + next() * 0.35)]
    const bend = high * (0.26 + next() * 0.2)
    d += taper(
      [
        [x, 4],
        [x + 2, -high * 0.72],
        [x + bend * 0.5, -high],
        [x + bend, -high * 0.78],
      ],
      [2.4, 2, 4.5, 0],
      { per: 1, decimals: 0 },
    )
  }
  return d
}
const terrace1 = land('-20,408 160,396 340,408 520,420 700,422 880,414 1060,402 1300,412', 500)
const terrace2 = land('-20,448 180,436 380,446 560,456 720,456 900,448 1100,438 1300,450', 560)
const floor = land('-20,500 160,490 360,494 560,502 720,502 920,494 1100,488 1300,500', 640)
const bank = land('-20,624 120,606 300,620 470,636 640,644 810,636 980,618 1160,604 1300,622', 740)
// furrows run to one point; one is too many, and from it, right of where enemies stand, rise the poles of a ladder
const furrows = (() => {
  let d = ''
  for (let i = -7; i <= 7; i += 1) {
    const [x0, x1] = [650 + i * 56, 650 + i * 164]
    const w = 3 + Math.abs(i) * 0.7
    d += quad([x0 - 1, 502], [x0 + 1, 502], [x1 + w * 2, 640], [x1 - w * 2, 640])
  }
  return d
})()
const pit = shape('870,556 890,544 930,540 972,546 990,558 968,568 920,571 884,566')
const ladder =
  taper('898,562 904,520 914,478', [7, 6, 5], { per: 1 }) +
  taper('944,564 952,520 964,474', [7, 6, 5], { per: 1 }) +
  taper('904,532 928,530 951,528', [4, 4, 4], { per: 1 }) +
  taper('909,504 932,502 957,500', [4, 4, 4], { per: 1 })

// the scarecrow with the town's lantern on his arm
const scarecrow =
  box(203, 330, 12, 320) +
  taper('96,392 200,384 330,378', [8, 11, 7]) +
  circle(209, 346, 25) +
  shape('150,344* 176,326 206,296* 214,296* 244,326 270,342* 210,334') +
  shape(
    '140,380* 210,372 282,376* 288,420 276,470 284,520* 262,508 250,530* 236,510 214,536* 198,512 176,528* 168,506 140,518* 150,460 138,420',
  ) +
  taper('106,390 100,420 108,450', [16, 12, 0], { per: 1 }) +
  taper('300,380 302,404 294,430', [14, 10, 0], { per: 1 })
const patches = quad([172, 420], [196, 416], [198, 442], [174, 446]) + quad([228, 446], [252, 450], [248, 474], [226, 470])
const stuffing = taper('134,512 126,536 130,560', [0, 5, 0], { per: 1 })

// persimmon tree, bare but for three fruits
const wood = (points: string, widths: readonly number[]): string => taper(points, widths, { per: 1, decimals: 0 })
const tree =
  wood('1196,740 1186,600 1206,470 1190,330 1204,220', [66, 44, 32, 22, 12]) +
  wood('1202,470 1150,420 1110,404 1082,360', [24, 15, 9, 0]) +
  wood('1124,404 1104,366 1108,320', [9, 6, 0]) +
  wood('1194,360 1250,290 1300,270', [18, 12, 8]) +
  wood('1200,260 1150,190 1096,170 1060,130', [16, 11, 7, 0]) +
  wood('1128,180 1110,130 1120,90', [8, 5, 0]) +
  wood('1204,224 1226,150 1216,70', [12, 8, 0]) +
  wood('1222,160 1260,120 1290,110', [7, 5, 0])
const fruits = [
  [1100, 411, 1],
  [1078, 165, 0.9],
  [1152, 450, 1.15],
] as const
const fruit = shape('0,-2 16,0 20,15 12,29 0,32 -12,29 -20,15 -16,0')

// great ears at the front left
const ear = (() => {
  let d = taper('0,0 6,-120 40,-210 110,-238 150,-200', [7, 6, 5, 3.5, 1.5], { per: 1 })
  for (let i = 0; i < 8; i += 1) {
    const t = i / 7
    const [x, y] = [56 + t * 98, -222 - Math.sin(t * Math.PI) * 20 + t * 40]
    d += leaf(x, y, 22, 8, 0.75 + t * 0.5) + (i % 2 === 0 ? leaf(x - 3, y + 3, 20, 7, 1.5 + t * 0.3) : '')
  }
  return (
    d +
    taper('2,-60 -30,-150 -86,-190', [7, 7, 0], { per: 1, decimals: 0 }) +
    taper('4,-90 40,-150 60,-90', [6, 6, 0], { per: 1, decimals: 0 })
  )
})()

const defs =
  stageDefs(b, theme) +
  `<radialGradient id="${b}-g" cx=".4" cy=".35"><stop stop-color="#fff0b0"/><stop offset=".4" stop-color="#ff9a3c"/><stop offset="1" stop-color="#c8401c"/></radialGradient>` +
  radial(`${b}-dust`, [0, '#ffe6a2', 0.7], [1, '#ffc45a', 0]) +
  `<path id="${b}-r" d="${rice(3, 330, 14, 36)}"/><path id="${b}-R" d="${rice(8, 330, 12, 64)}"/><path id="${b}-e" d="${ear}"/>`

export const drawing: Drawing = {
  name: 'backgrounds/8',
  svg: backgroundSvg(
    defs,
    `${skyAndLamp(b, theme, { x: 560, y: 290, r: 122 }, 520)}
<g filter="url(#${b}-s)" opacity=".8"><path fill="#3c6a6e" d="${mist(
      [
        [-40, 330],
        [-40, 240],
        [-40, 420],
      ],
      130,
      20,
    )}"/><path fill="#9cb896" d="${mist(
      [
        [700, 900],
        [750, 980],
        [660, 860],
      ],
      150,
      15,
    )}"/></g>
${ply(b, 'h', hills, theme.far, theme.rim)}
<g filter="url(#${b}-s)"><g transform="translate(-557 33)scale(.9)"><path fill="${theme.rim}" transform="translate(0-2)" d="${tower}"/><path fill="#48695f" d="${tower}"/><path fill="#d6b46a" d="${drum}"/><path fill="none" stroke="#38564e" stroke-width="2" d="${circle(830, 240, 10)}"/></g></g><path fill="none" stroke="#38564e" stroke-width="2" d="M190 188q453 59 906-18"/><path fill="#38564e" d="${strings}"/>
<ellipse cx="620" cy="400" rx="600" ry="60" fill="url(#${b}-dust)"/>
${ply(
  b,
  't1',
  terrace1,
  '#dcae58',
  '#ffe6a2',
  `<g fill="#ecc878">${repeat(`${b}-r`, [
    [-10, 412, 1],
    [300, 410, 0.9, 2],
    [580, 424, 0.8],
    [820, 420, 0.9, -2],
    [1080, 406, 1],
  ])}</g>`,
)}
${ply(
  b,
  't2',
  terrace2,
  '#ab742c',
  '#f6cf7c',
  `<g fill="#cf9a44">${repeat(`${b}-R`, [
    [-20, 452, 0.8],
    [230, 444, 0.8, 2],
    [480, 456, 0.6, 1],
    [660, 460, 0.6],
    [840, 454, 0.7, -2],
    [1060, 444, 0.8],
  ])}</g>`,
)}
${ply(b, 'f', floor, `url(#${b}-floor)`, '#f6cf7c')}<path fill="#5c3a1c" opacity=".42" d="${furrows}"/>
<ellipse cx="640" cy="556" rx="600" ry="86" fill="url(#${b}-pool)"/><g transform="translate(346 95)scale(.8)"><path fill="#21150e" opacity=".85" d="${pit}"/><path fill="#ffe2a0" transform="translate(-1.500-1)" d="${ladder}"/><path fill="#3a2412" d="${ladder}"/></g>
${lanternHalo(b, 190, 400, 16, 0.9)}<g transform="translate(-78 84)scale(.84)"><g><path fill="#ffe2a0" transform="translate(1-2)" d="${scarecrow}"/><path fill="#22201c" d="${scarecrow}${stuffing}"/></g><path fill="#5f7a6c" d="${patches}"/><path fill="none" stroke="#d6a452" stroke-width="2.500" stroke-linecap="round" d="M196 342l8 8M204 342l-8 8M216 342l8 8M224 342l-8 8M200 360h20M204 357v6M211 357v6M217 357v6"/></g>
${ply(
  b,
  'k',
  bank,
  `url(#${b}-front)`,
  '#b98538',
  `<g fill="${theme.front[0]}">${repeat(`${b}-R`, [
    [-20, 622, 1],
    [290, 622, 0.8, 3],
    [760, 642, 0.7, -3],
    [1000, 620, 1, -2],
  ])}</g>`,
)}
<g filter="url(#${b}-s)"><path fill="#e8b85c" transform="translate(-1-1.500)" d="${tree}"/><path fill="${theme.k0}" d="${tree}"/></g>${fruits.map(([x, y, s]) => `<g transform="translate(${x} ${y})scale(${num(s)})"><path fill="url(#${b}-g)" stroke="${theme.k0}" stroke-width="2.500" d="${fruit}"/><path fill="${theme.k0}" d="${leaf(0, 1, 13, 4, 0.3)}${leaf(0, 1, 13, 4, 2.8)}M-1.500-14h3v16h-3z"/></g>`).join('')}<path fill="none" stroke="${theme.k0}" stroke-width="3" d="M1152 438q2-10-6-18M1100 400v-8"/>
<g filter="url(#${b}-s)" fill="${theme.k0}">${repeat(`${b}-e`, [
      [20, 744, 1.2],
      [-30, 740, 1, -8],
      [100, 748, 0.9, 4],
      [1260, 750, -1, 0, 1],
    ])}${repeat(`${b}-R`, [
      [300, 740, 1.4],
      [620, 744, 1.3],
      [900, 740, 1.4],
    ])}</g>
${lantern(b, 190, 400, '#17201e', 16, 0.9, 0)}`,
  ),
}
