import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { mist, random } from '../places/landscape.ts'
import { circle, line, shape, taper } from '../tools/paper.ts'
import {
  backgroundSvg,
  box,
  groundCuts,
  hipRoof,
  land,
  lantern,
  lanternHalo,
  ply,
  radial,
  repeat,
  roofRibs,
  skyAndLamp,
  stageDefs,
  vertical,
} from '../places/scenery.ts'

// 砂絵の砂漠: noon, silence, haze. The caravan's route is still drawn in the sand, and the shadows walk on ahead of nobody.
// Stage contrast against --k0, measured: 12.5 behind the enemies, 8.7 on the floor.
const b = 'b2'
const theme = themeOf(2)

/** The nearest dunes: a tone darker than the theme's, or they run together with the floor. */
const dune = '#bb7842'
const dunesFar = land(
  '-20,372 90,340 210,318* 300,344 420,352* 520,318 640,296* 742,330 860,350 960,344* 1060,312 1170,290* 1240,318 1300,330',
  440,
)
const lee =
  shape('210,318* 232,330 226,346 280,372 340,390* 420,352 300,344') +
  shape('640,296* 668,312 660,334 720,362 800,380* 860,350 742,330') +
  shape('1170,290* 1190,306 1184,328 1240,352 1300,366* 1300,330 1240,318')
const dunesMid = land('-20,404 120,372 260,366 380,398* 480,412 600,404 720,384* 800,398 930,410* 1040,384 1150,372 1300,392', 480)
const dunesNear = land('-20,440 160,426 330,436 500,452 660,456* 820,446 1000,432 1150,428 1300,440', 560)
const floor = land('-20,500 180,486 400,494 640,504 860,496 1080,484 1300,498', 640)
const bank = land('-20,628 130,608 300,620 480,640 660,646 840,638 1010,618 1170,606 1300,624', 740)

// the mirage: a town on its strip of ground over the horizon, and below it the same town upside down
const mirage =
  [
    [508, 46, 16],
    [572, 62, 28],
    [652, 92, 46],
    [734, 66, 30],
    [798, 48, 18],
  ]
    .map(([x = 0, w = 0, h = 0]) => box(x - w * 0.34, -h, w * 0.68, h) + hipRoof(x, -h, w, h * 0.6 + 6, 4))
    .join('') + shape('440,-1* 500,-9 640,-12 790,-9 850,-1* 640,2')

// the drawing the wind has kept: a caravan in pale sand, laid on the dune in one piece with its loads
const camel = shape(
  '0,0* 3,-24 -1,-34 -4,-44 2,-52 10,-52* 14,-60 28,-61 34,-51* 42,-48 48,-44 54,-50 57,-62 56,-72 61,-79 69,-80 77,-76 76,-71* 66,-69 65,-56 60,-42 52,-32 51,-16 52,0* 46,0* 45,-18 41,-28 36,-27 37,0* 32,0* 30,-26 16,-26 12,-18 13,0* 8,0* 8,-18 5,-12 6,0*',
)
/** Its load, two bales under a cloth, lies between cuts. */
const bales = taper('9,-50 20,-42 33,-50', [2.4, 3, 2.4], { per: 1 }) + taper('21,-60 21,-43', [2.4, 2], { per: 1 })
const caravan = [
  [444, 487, 0.56],
  [522, 491, 0.56],
  [600, 494, 0.56],
] as const
/** From the head of one to the load of the next. */
const leads = taper('484,450 502,468 523,467', [2, 2, 2], { per: 1 }) + taper('562,454 580,472 601,471', [2, 2, 2], { per: 1 })
// shadows that lie on the slope, walking ahead of their camels
const camelShadow = shape(
  '0,0* 3,-26 14,-35 26,-48* 36,-36 48,-28 56,-38 54,-56 60,-64* 71,-60* 65,-55 64,-34 54,-18 53,0* 48,0* 47,-16 40,-14 39,0* 34,0* 33,-14 12,-14 11,0* 6,0* 6,-14 5,0*',
)

// the rock at the left: an outer wall and, a ply farther back, the inner side of an arch the wind has cut through it
const arch =
  shape('-20,-20* 230,-20* 206,70 214,160 196,250 204,330 196,420 212,500 250,562 276,590* 276,600* -20,600*') +
  shape('22,540* 18,420 8,340 20,252 46,190 74,172 104,190 120,250 118,340 112,410 108,480 84,540*', { hole: true }) +
  shape('120,-20* 470,-20* 440,6 380,22 330,52 270,70 236,110 216,170 140,220*')
const archInside = shape('4,540* 2,330 16,240 50,172 84,168* 56,206 42,262 36,340 46,420 46,474 54,540*')
/** Strata: the light catches each layer, straight through both legs. */
const archCuts = [
  '-20,34 60,52 130,44 250,20',
  '-20,88 50,104 130,96 206,98',
  '-20,150 30,156 110,152 212,160',
  '126,214 160,208 198,216',
  '120,268 156,274 196,266',
  '118,334 160,340 204,332',
  '114,368 156,374 200,366',
  '110,446 156,452 197,444',
  '106,486 156,492 210,484',
  '-20,214 0,216 24,208',
  '-20,436 2,440 18,434',
  '-20,486 4,490 20,484',
  '220,30 300,28 366,8',
  '212,82 240,82 262,66',
]
  .map((points) => taper(points, points.split(' ').length === 3 ? [0, 5, 0] : [0, 5, 6, 0], { per: 1 }))
  .join('')
/** Sand drifted over the feet. */
const archDrift = shape('-20,536* 30,522 70,532 120,520 180,514 240,540 310,578 400,602 500,618* 300,626 130,612 -20,628*')
const archFaces = shape('-20,52* 60,70 130,62 200,90 110,92 50,98 -20,82*')

// right: a half-sunk station of the caravan; post, broken wheel
const post = taper('1118,660 1110,500 1104,300 1100,150', [20, 15, 12, 9]) + taper('1101,176 1060,166 1006,176', [10, 8, 4])
const wheelRim = line('1168,640 1150,560 1190,500 1250,498 1290,540')
const spokes = 'M1222 566L1156 590M1222 566L1162 532M1222 566L1206 500M1222 566L1256 504M1222 566L1288 552'

const footprints = (): string => {
  let d = ''
  for (let i = 0; i < 13; i += 1) {
    const t = i / 12
    const y = 470 + t * t * 150
    const w = 3 + t * 10
    const x = 690 - t * 150 + Math.sin(t * 5) * 40 + (i % 2 === 0 ? -w : w) * 1.4
    d += `M${Math.round(x - w)} ${Math.round(y)}a${w.toFixed(1)} ${(w * 0.34).toFixed(1)} 0 1 1 ${(2 * w).toFixed(1)} 0a${w.toFixed(1)} ${(w * 0.34).toFixed(1)} 0 1 1-${(2 * w).toFixed(1)} 0z`
  }
  return d
}
const ripples = (): string => {
  const next = random(21)
  let d = ''
  for (let i = 0; i < 22; i += 1) {
    const x = 20 + next() * 1160
    const y = 510 + next() * 92
    d += line([
      [x, y],
      [x + 24, y - 5],
      [x + 52, y + 3],
      [x + 84, y - 4],
      [x + 116, y + 1],
    ])
  }
  return d
}

const defs =
  stageDefs(b, theme) +
  vertical(`${b}-mi`, [0, '#2a8f94', 0.85], [1, '#4fc0b4', 0.5]) +
  radial(`${b}-heat`, [0, '#fffbe6', 0.8], [1, '#ffeebc', 0]) +
  `<path id="${b}-ca" d="${camel}"/><path id="${b}-lo" d="${bales}"/><path id="${b}-cs" d="${camelShadow}"/>`

export const drawing: Drawing = {
  name: 'backgrounds/2',
  svg: backgroundSvg(
    defs,
    `${skyAndLamp(b, theme, { x: 716, y: 192, r: 66 }, 560)}
<g filter="url(#${b}-s)" opacity=".75"><path fill="#cfe2c0" d="${mist(
      [
        [880, 1180],
        [940, 1110],
        [820, 1250],
      ],
      92,
      16,
    )}"/><path fill="#e2e6bc" d="${mist(
      [
        [190, 330],
        [220, 400],
        [170, 300],
      ],
      150,
      13,
    )}"/></g>
<g fill="url(#${b}-mi)"><path id="${b}-mt" transform="translate(129 197)scale(.8)" d="${mirage}"/><use href="#${b}-mt" transform="translate(0 360)scale(1-.83)" opacity=".6"/></g><ellipse cx="646" cy="197" rx="220" ry="20" fill="url(#${b}-heat)"/>
${ply(b, 'd1', dunesFar, '#f7e0b0', theme.rim)}<path fill="#d99a5c" opacity=".5" d="${lee}"/>
<ellipse cx="640" cy="372" rx="620" ry="62" fill="url(#${b}-heat)"/>
${ply(b, 'd2', dunesMid, theme.mid, '#fff0c0')}
<g fill="#96582f" opacity=".45">${repeat(`${b}-cs`, [
      [836, 432, 0.8, 2, 0.64],
      [926, 426, 0.8, -2, 0.64],
      [1014, 414, 0.8, -4, 0.64],
    ])}</g>
${ply(b, 'd3', dunesNear, dune, '#f8d898')}
<g fill="#f0cd92" opacity=".85"><path d="${leads}"/>${repeat(`${b}-ca`, caravan)}</g><g fill="${dune}">${repeat(`${b}-lo`, caravan)}</g>
<g transform="translate(44 2)rotate(-7 224 450)">${ply(b, 'r', hipRoof(224, 450, 128, 52, 16) + box(199, 392, 50, 7) + circle(198, 394, 6) + circle(250, 394, 6), '#7a4630', '#f8d898')}<path fill="#d9a066" opacity=".6" d="${roofRibs(224, 450, 128, 52, 7)}"/></g><path fill="${dune}" d="${shape('60,484* 130,468 190,460 230,446 270,452 340,462 420,484*')}"/>
${ply(b, 'f', floor, `url(#${b}-floor)`, '#ffe6ac')}
<path fill="none" stroke="#ffe9b8" stroke-width="2" opacity=".5" d="${ripples()}"/><path fill="#7a4630" opacity=".42" d="${footprints()}"/>
<ellipse cx="640" cy="556" rx="600" ry="88" fill="url(#${b}-pool)"/>
<path fill="#fff0c0" opacity=".4" d="${groundCuts(14, 516, 600, random(5), 130)}"/>
${ply(b, 'k', bank, `url(#${b}-front)`, '#c98850')}
<g filter="url(#${b}-s)"><path fill="#6a3c2b" d="${archInside}"/><path fill="#ffe6ac" transform="translate(2-1)" d="${arch}"/><path fill="#2e1a1c" d="${arch}"/></g><path fill="#23131a" d="${archFaces}"/><path fill="#d9a066" opacity=".42" d="${archCuts}"/><path fill="#ffe6ac" transform="translate(0-2)" d="${archDrift}"/><path fill="#c98d55" d="${archDrift}"/>
${lanternHalo(b, 1012, 172, 40, 1)}<g filter="url(#${b}-s)" fill="${theme.k0}"><path d="${post}${circle(1222, 566, 13)}"/><g fill="none" stroke="${theme.k0}"><path stroke-width="13" d="${wheelRim}"/><path stroke-width="7" d="${spokes}"/></g><path d="${shape('1040,740* 1060,660 1120,650 1180,630 1300,624* 1300,740*')}"/></g>
<path fill="none" stroke="#c98850" stroke-width="2" d="M1108 500l5 130M1103 320l5 120"/>
${lantern(b, 1012, 172, theme.k0, 40, 1, 0)}`,
  ),
}
