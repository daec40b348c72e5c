import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { random, road } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import {
  backgroundSvg,
  box,
  groundCuts,
  land,
  lantern,
  lanternHalo,
  ply,
  radial,
  skyAndLamp,
  stageDefs,
  vertical,
} from '../places/scenery.ts'

// 炉座火山: a kitchen nobody tidied. The mountain is a stove, its crater a pot left boiling; the country's ovens go on cooking.
// Stage contrast against --k0, measured: 7.2 behind the enemies, 5.0 on the floor.
const b = 'b3'
const theme = themeOf(3)

// the great stove: cone with a kettle-wide crater, fire doors in its flank
const mountain = land(
  '-20,430 120,414 260,386 370,330 450,262 500,214 520,190* 540,196 560,186* 726,186* 742,196 762,190* 790,224 850,286 930,344 1040,388 1170,414 1300,430',
  480,
)
/** Two folds in its flanks, away from the lamp. */
const folds =
  shape('520,190* 500,214 450,262 370,330 260,386 120,414* 250,420 350,420* 400,360 470,318 478,270 516,236*') +
  shape('762,190* 790,224 850,286 930,344 1040,388 1170,414* 1030,422 920,422* 894,372 828,340 812,292 776,240*')
/** Where each fold is creased, the lamp catches its edge; deeper in lie two more. */
const creases =
  taper('516,190 478,268 470,318 400,360 350,418', [0, 4, 5, 4, 0]) + taper('764,190 812,292 828,340 894,372 924,420', [0, 4, 5, 4, 0])
const deeper =
  shape('500,214* 440,280 420,330 330,372 240,418* 120,414 260,386 370,330 450,262*') +
  shape('790,224* 846,294 870,340 950,374 1040,418* 1170,414 1040,388 930,344 850,286*')
/** Pleats of the front, between lava and fire door. */
const pleats =
  shape('586,190* 590,236 576,300 566,362 574,430* 540,430 536,366 552,300 574,238*') +
  shape('694,190* 690,236 706,300 716,362 708,430* 742,430 746,366 730,300 706,238*')
// pot in the crater, lid ajar; drawn smaller than it is written, so that its knob is clear of the battle's bar
const pot =
  shape('548,206* 540,160 548,132* 732,132* 740,160 734,206*') +
  box(528, 124, 224, 12) +
  taper('546,146 516,146 508,170 520,190 546,186', [9, 9, 9, 9, 9]) +
  taper('734,146 764,146 772,170 760,190 734,186', [9, 9, 9, 9, 9])
const hoops =
  taper('543,150 640,158 737,150', [0, 4, 0]) + taper('545,186 640,194 735,186', [0, 4, 0]) + taper('548,108 640,96 732,108', [0, 4, 0])
const lid =
  shape('534,112* 560,84 620,66 690,70 738,96 752,116* 640,104') + shape('628,72* 622,54 612,46 620,34 646,30 672,34 680,46 668,54 664,74*')
const fireDoor = (x: number, y: number, s: number): string =>
  shape([
    [x - 30 * s, y, true],
    [x - 30 * s, y - 22 * s],
    [x, y - 50 * s],
    [x + 30 * s, y - 22 * s],
    [x + 30 * s, y, true],
  ])
/** High under the rim: an enemy of three burns below it. */
const door = fireDoor(640, 246, 0.86)
/** The lava runs down between the places where enemies stand. */
const lava =
  road([
    [566, 190, 14],
    [556, 226, 12],
    [520, 268, 16],
    [510, 310, 12],
    [494, 360, 20],
    [492, 430, 40],
  ]) +
  road([
    [716, 190, 16],
    [730, 228, 12],
    [766, 270, 18],
    [770, 312, 12],
    [786, 362, 20],
    [790, 430, 40],
  ])

// forges on the middle ply: domed ovens with chimneys; before the right one an anvil, on which the tongs hold hot iron
const oven = (x: number, y: number, s: number, chimney: number): string =>
  shape([
    [x - 62 * s, y + 40, true],
    [x - 60 * s, y - 26 * s],
    [x - 34 * s, y - 62 * s],
    [x + 30 * s, y - 64 * s],
    [x + 60 * s, y - 28 * s],
    [x + 62 * s, y + 40, true],
  ]) +
  box(x + (chimney - 11) * s, y - 118 * s, 22 * s, 70 * s) +
  box(x + (chimney - 16) * s, y - 122 * s, 32 * s, 8 * s)
const ovens = land('-20,436 200,424 420,440 640,446 860,440 1080,424 1300,436', 500) + oven(166, 436, 1.05, 23) + oven(1100, 434, 1.12, -23)
const ovenMouths = fireDoor(156, 444, 0.8) + fireDoor(1086, 444, 0.84)
const anvil = shape('1094,546* 1098,526 1112,514* 1082,508 1062,496* 1082,492* 1166,492* 1162,506 1142,514* 1154,526 1158,546*')
const hotIron = shape('1092,484* 1150,480* 1152,491* 1092,492*')

const back = land('-20,462 180,452 420,462 640,468 860,462 1100,452 1300,462', 560)
const floor = land('-20,506 150,494 380,500 640,508 880,500 1110,492 1300,504', 640)
const bank = land('-20,636 100,616 230,630 400,642 640,652 880,642 1060,628 1200,614 1300,632', 740)
const cracks =
  taper('110,566 220,546 330,574 450,552 560,598', [0, 7, 10, 7, 0]) +
  taper('740,600 860,564 990,590 1180,560', [0, 9, 7, 0]) +
  taper('330,574 352,598 336,626', [6, 5, 0]) +
  taper('860,564 880,540 940,530', [6, 4, 0]) +
  taper('560,530 640,522 730,532', [0, 6, 0])

// left frame: a rock with shelves, pots stacked anyhow; right: huge tongs
const rockLeft = shape('-20,740* -20,150 30,190* 56,150 84,240* 108,300 104,380 136,430 120,500* 156,560 190,620* 230,740*')
const stack =
  shape('28,306* 22,270 36,250* 122,250* 136,272 128,306*') +
  box(14, 240, 130, 11) +
  shape('44,240* 40,214 50,200* 110,200* 118,216 114,240*') +
  box(36, 191, 88, 10) +
  shape('52,191* 66,174 82,170 100,174 112,191*') +
  circle(82, 166, 7)
const ladle = taper('164,336 168,420 170,470', [5, 6, 6]) + shape('146,462* 196,462* 192,484 172,494 152,484')
const shelf = shape('-20,306* 170,306* 190,318* 160,328 -20,334*')
// two long reins that cross at the rivet; their jaws close round an opening, and the tips meet on the iron
const tongs =
  taper('1244,146 1234,236 1194,334 1142,380 1124,430 1138,482', [15, 15, 19, 18, 15, 9]) +
  taper('1186,140 1200,236 1196,334 1200,392 1186,444 1156,482', [15, 15, 19, 18, 15, 9]) +
  circle(1196, 334, 19)
const bar = taper('900,60 1000,44 1110,56 1300,40', [8, 11, 14, 20]) + taper('-20,70 60,66 140,76', [16, 13, 10])
const chain = (x: number, y: number, n: number): string => {
  let d = ''
  for (let i = 0; i < n; i += 1) d += `M${x} ${y + i * 17}a${i % 2 === 0 ? 6 : 3} 10 0 1 0 .1 0z`
  return d
}
// smoke with a sleepy face, between the bar and the enemies: the cook has only nodded off
const smoke = shape(
  '556,196* 540,206 520,196 516,214 486,236 452,238 420,256 376,258 340,246 300,252 262,240 246,216 210,204 206,184* 236,180 252,158 292,148 316,126 356,122 392,136 436,134 466,156 500,158 520,178 540,172*',
)

const defs =
  stageDefs(b, theme) +
  vertical(`${b}-lava`, [0, '#fff2a8'], [0.4, '#ffb03c'], [1, '#ff4f1e']) +
  radial(`${b}-door`, [0, '#fffbd0'], [0.5, '#ffc24a'], [1, '#ff5a1e']) +
  vertical(`${b}-steam`, [0, '#3a1a5c', 0.95], [1, '#8a4a9c', 0.75]) +
  radial(`${b}-haze`, [0, '#ffd27a', 0.75], [1, '#ff8a3a', 0])

export const drawing: Drawing = {
  name: 'backgrounds/3',
  svg: backgroundSvg(
    defs,
    `${skyAndLamp(b, theme, { x: 640, y: 210, r: 0 }, 600)}
<g transform="translate(0 50)scale(1 .8)"><g filter="url(#${b}-s)"><path fill="#d07aa8" transform="translate(0-2)" d="${smoke}"/><path fill="url(#${b}-steam)" d="${smoke}"/></g><path fill="none" stroke="#d8a0f0" stroke-width="4" stroke-linecap="round" opacity=".9" d="M316 190q14 10 28 0M390 188q14 10 28 0M350 218q16 10 34 0"/></g>
<g transform="translate(0 56)"><g transform="translate(269 87)scale(.58)"><g filter="url(#${b}-s)" fill="#b4587c"><path fill="#ffb05a" transform="translate(0-2)" d="${pot}${lid}"/><path d="${pot}${lid}"/></g><path fill="#d98488" d="${hoops}"/><path fill="url(#${b}-lava)" d="M552 116q88-14 176 2l-4 8h-168z"/></g>
${ply(b, 'm', mountain, '#dc6f6c', theme.rim)}<path fill="#c2546a" opacity=".75" d="${pleats}"/><path fill="#a23c64" opacity=".8" d="${folds}"/><path fill="#7c2a5c" opacity=".8" d="${deeper}"/><path fill="#ffc27a" opacity=".8" d="${creases}"/><path fill="url(#${b}-lava)" d="${lava}"/></g>
<ellipse cx="640" cy="360" rx="560" ry="130" fill="url(#${b}-haze)"/><g transform="translate(0 56)"><path fill="url(#${b}-door)" stroke="#5c1c44" stroke-width="5" d="${door}"/><path fill="none" stroke="#6a2450" stroke-width="5" d="M627 246v-31M640 246v-39M653 246v-31"/></g>
${ply(b, 'o', ovens, theme.mid, '#ffb05a')}<path fill="url(#${b}-door)" stroke="#5a2250" stroke-width="4" d="${ovenMouths}"/>
<ellipse cx="640" cy="430" rx="600" ry="64" fill="url(#${b}-haze)" opacity=".7"/>
${ply(b, 'g', back, '#86406a', '#ff9a4e')}
${ply(b, 'f', floor, `url(#${b}-floor)`, '#ff9a4e')}
<ellipse cx="640" cy="556" rx="600" ry="86" fill="url(#${b}-pool)"/><path fill="url(#${b}-lava)" d="${cracks}"/><path fill="#ffb05a" transform="translate(0-2)" d="${anvil}"/><path fill="#4a1c4c" d="${anvil}"/><path fill="url(#${b}-lava)" d="${hotIron}"/><path fill="#ffb05a" opacity=".35" d="${groundCuts(14, 516, 610, random(8), 120)}"/>
${ply(b, 'k', bank, `url(#${b}-front)`, '#8a4468')}
${lanternHalo(b, 1000, 150, 6, 1, 90)}<g filter="url(#${b}-s)"><path fill="#9a4a6a" transform="translate(2-1)" d="${rockLeft}"/><path fill="${theme.k0}" d="${rockLeft}"/></g>
<g filter="url(#${b}-s)"><path fill="#d0603c" transform="translate(1-2)" d="${shelf}${stack}${ladle}${tongs}${bar}"/><path fill="${theme.k0}" d="${shelf}${stack}${ladle}${tongs}${bar}"/></g><path fill="none" stroke="${theme.k0}" stroke-width="4" d="${chain(1000, 50, 6)}M167 326v14"/><path fill="none" stroke="#8a2d2c" stroke-width="2.500" d="M34 270h92M48 216h66M1196 323v22M1185 334h22"/>
<path fill="#ff8a3a" opacity=".8" d="${taper('40,420 60,460 52,520', [0, 5, 0], { per: 1 })}${taper('90,520 110,570 130,610', [0, 6, 0], { per: 1 })}"/>
${lantern(b, 1000, 150, theme.k0, 6, 1, 0)}`,
  ),
}
