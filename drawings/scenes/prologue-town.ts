import { robed } from '../people/crowd.ts'
import { mist } from '../places/landscape.ts'
import { layeredScene } from '../tools/layers.ts'
import { circle, shape, star, taper } from '../tools/paper.ts'
import { box, farHouse, farPagoda, hipRoof, land, lattice, ply, plyFilter, quad, radial, roofRibs, vertical } from '../places/scenery.ts'
import { lampCord, townLampDefs } from '../places/story.ts'
import { keep } from './prologue-break.ts'

// 灯留: lamps in fours up the whole valley, and a floor so clean that it shows them all again. Nothing here casts a shadow.
const s = 'tws'
const farHouses = (places: readonly (readonly [x: number, w: number, h: number])[]): string =>
  places.map(([x, w, h]) => farHouse(x, 404, w, h)).join('')
const farLeft = farHouses([
  [430, 44, 20],
  [484, 40, 32],
  [530, 46, 22],
])
const farTown =
  farLeft +
  farHouses([
    [752, 46, 24],
    [800, 40, 36],
    [850, 48, 22],
  ]) +
  farPagoda(640, 404, 5, 76)
const farWindowsLeft = [418, 440, 478, 522, 540].map((x) => box(x, 388, 7, 9)).join('')
const farWindows =
  farWindowsLeft +
  [742, 760, 796, 840, 860].map((x) => box(x, 388, 7, 9)).join('') +
  box(627, 366, 8, 13) +
  box(645, 366, 8, 13) +
  box(636, 340, 8, 10) +
  box(636, 315, 8, 9) +
  box(636, 290, 8, 9)
// Two streets of houses, each side two deep; the near ones large and cropped.
const midLeft = box(250, 352, 128, 150) + hipRoof(314, 356, 178, 60)
const midRight = box(902, 352, 128, 150) + hipRoof(966, 356, 178, 60)
const nearLeft = box(-40, 282, 236, 250) + hipRoof(70, 290, 320, 96, 14)
const nearRight = box(1084, 282, 236, 250) + hipRoof(1210, 290, 320, 96, 14)
const midWindows = box(272, 392, 36, 46) + box(322, 392, 36, 46) + box(922, 392, 36, 46) + box(972, 392, 36, 46)
const nearWindows = box(8, 352, 64, 84) + box(92, 352, 64, 84) + box(1124, 352, 64, 84) + box(1208, 352, 64, 84)
const midBars =
  lattice(272, 392, 36, 46, 2, 3) + lattice(322, 392, 36, 46, 2, 3) + lattice(922, 392, 36, 46, 2, 3) + lattice(972, 392, 36, 46, 2, 3)
const nearBars =
  lattice(8, 352, 64, 84, 3, 4, 3) +
  lattice(92, 352, 64, 84, 3, 4, 3) +
  lattice(1124, 352, 64, 84, 3, 4, 3) +
  lattice(1208, 352, 64, 84, 3, 4, 3)
const tiles =
  [-900, -640, -430, -260, -120, 0, 120, 260, 430, 640, 900]
    .map((x) =>
      taper(
        [
          [640 + x * 0.16, 442],
          [640 + x, 740],
        ],
        [1, 3],
        { per: 1, decimals: 0 },
      ),
    )
    .join('') + [458, 482, 520, 574, 650].map((y) => box(-20, y, 1320, (y - 430) / 70)).join('')
// Mirror images of the windows in the floor.
const mirrored =
  quad([252, 502], [306, 502], [300, 566], [242, 566]) +
  quad([322, 502], [360, 502], [360, 566], [320, 566]) +
  quad([922, 502], [958, 502], [962, 566], [922, 566]) +
  quad([974, 502], [1026, 502], [1038, 566], [980, 566]) +
  quad([-6, 534], [64, 534], [40, 640], [-40, 640]) +
  quad([90, 534], [156, 534], [146, 640], [66, 640]) +
  quad([1124, 534], [1190, 534], [1214, 640], [1134, 640]) +
  quad([1216, 534], [1286, 534], [1320, 640], [1240, 640])

// Who lives here: talk, a child that runs, a bearer, and somebody who is never done with the floor. Each stands on a mirror image, not on a shadow.
const bearer =
  robed(812, 500, 66) +
  taper('786,446 812,438 838,446', [2, 3, 2], { per: 1 }) +
  box(785, 444, 2, 8) +
  circle(786, 458, 8) +
  box(837, 444, 2, 8) +
  circle(838, 458, 8)
const child = robed(566, 522, 44, 3, 'bob') + taper('570,496 582,484 590,472', [5, 4, 3], { per: 1 })
const hatted = robed(440, 516, 78, 0, 'bare') + shape('416,446* 440,428 464,446* 440,441')
// On the knees, back bent, both arms down on the cloth.
const scrubbing =
  shape('672,524* 674,519 690,516 706,518 708,524*') +
  shape('680,521* 678,508 685,500 698,495 709,492* 716,497 713,505 704,511 706,521*') +
  taper('712,497 718,509 722,521', [8, 7, 5], { per: 1 }) +
  taper('709,496 727,506 734,520', [7, 6, 5], { per: 1 }) +
  taper('711,496 719,490', [7, 6], { per: 1 }) +
  circle(722, 485, 8) +
  shape('712,486* 714,477 722,474 730,478 731,484* 722,481') +
  shape('714,484* 704,486 702,492* 710,491') +
  shape('716,524* 718,520 742,520 744,524*')
const folk: readonly (readonly [outline: string, foot: number])[] = [
  [robed(478, 512, 72, -2), 512],
  [hatted, 516],
  [child, 522],
  [bearer, 500],
  [scrubbing, 524],
  [robed(864, 512, 74, 2), 512],
  [robed(596, 478, 40), 478],
  [robed(690, 476, 38), 476],
]
const mirrorImages = folk
  .map(([, foot], at) => `<use href="#${s}-p${at}" transform="translate(0 ${Math.round(foot * 1.52)})scale(1-.52)"/>`)
  .join('')
const far = `${lampCord(s, [376, 330], [904, 330], 26, 4, 0.9)}${lampCord(s, [376, 372], [904, 372], 24, 4, 0.7)}`
const middle = lampCord(s, [150, 248], [1130, 248], 34, 5, 1.3)
const near = lampCord(s, [-20, 120], [1300, 120], 44, 5, 1.9)
// The same lamps without light: they hang there before the first one is lit, and when the oil runs short.
const unlit = (far + middle + near).replaceAll(`#${s}-o`, `#${s}-u`)
// The clean floor throws the light back.
const shine = `<path fill="#fffdf0" d="${[
  [462, 548, 15],
  [560, 566, 11],
  [640, 534, 17],
  [748, 538, 13],
  [776, 568, 10],
  [850, 544, 16],
]
  .map(([x = 0, y = 0, r = 0]) => star(x, y, r, r * 0.16, 4))
  .join('')}"/>`
// Far behind the roofs the castle, where fire is still said to be; and each of those down here has a use for it: a stove, oil, a kite, a mirror, sweets.
const castle = `<circle cx="520" cy="252" r="128" fill="url(#${s}-e)"/><g transform="translate(200 149)scale(.5)"><path fill="#fff4c8" transform="translate(0-5)" d="${keep}"/><path fill="#7a2f52" d="${keep}"/></g><circle cx="520" cy="250" r="34" fill="url(#${s}-e)"/><path fill="#fffbe0" d="${shape('520,226* 534,246 533,262 520,268 507,262 506,246')}"/>${ply(s, 'r', farLeft, '#a8505a', '#ffe0a0')}<path fill="#fff4c8" d="${farWindowsLeft}"/>`
// Oil for nine years, a jar for each; those of the years that are over lie empty beside them, the last drop before the mouth.
const jar = shape('-9,-53* 9,-53* 8,-45 21,-34 22,-14 12,0* -12,0* -22,-14 -21,-34 -8,-45')
const drop = shape('0,-35* 8,-21 6,-12 0,-9 -6,-12 -8,-21')
const full = Array.from({ length: 9 }, (_, at) => 416 + at * 56)
const empty = [
  [330, 555, -97],
  [950, 555, 97],
] as const
const jars = (part: string): string => full.map((x) => `<use href="#${s}-${part}" x="${x}" y="578"/>`).join('')
const oil = `<g fill="#fff0c4" transform="translate(-2-2)">${jars('j')}</g><g fill="#5a1f48">${jars('j')}</g><g fill="#ffc24a">${jars('d')}</g>${empty.map(([x, y, turn]) => `<use href="#${s}-y" transform="translate(${x} ${y})rotate(${turn})"/>`).join('')}<g fill="#ffc24a"><ellipse cx="276" cy="574" rx="11" ry="2.500"/><ellipse cx="1004" cy="574" rx="11" ry="2.500"/></g>`
const wish = (x: number, y: number, sign: string): string =>
  `<g transform="translate(${x} ${y - 12})scale(1.3)"><path fill="#8a3a4e" d="${circle(0, 2, 23)}"/><path fill="#fff4d6" d="${circle(0, 0, 23)}${circle(0, 31, 4)}${circle(0, 41, 2.5)}"/>${sign}</g>`
const wishes =
  wish(
    440,
    390,
    `<path fill="#7a2a32" d="${shape('-14,12* -13,-4 -6,-9 6,-9 13,-4 14,12*')}"/><path fill="#ff9a33" d="${shape('-6,12* -7,4 -2,0 0,-6* 5,2 7,7 6,12*')}"/><path fill="#7a2a32" d="M3-17h6v9H3z"/>`,
  ) +
  wish(
    570,
    424,
    `<path fill="#c2362c" d="M0-14L12-1 0 9-12-1z"/><path fill="none" stroke="#7a2a32" stroke-width="2" d="M0-14V9M-12-1H12M0 9q-6 3 0 6t-2 5"/>`,
  ) +
  wish(
    716,
    432,
    `<path fill="#7a2a32" d="${circle(0, -3, 13)}M-2 9h4v9h-4z"/><path fill="#bfe6f0" d="${circle(0, -3, 10)}"/><path fill="#fff" d="M-5-8l8-3-10 11z"/>`,
  ) +
  wish(
    812,
    360,
    `<path fill="#7a2a32" d="M-1.500-17h3v34h-3z"/><path fill="#f0a85e" d="${circle(0, -10, 6)}${circle(0, 0, 6)}${circle(0, 10, 6)}"/>`,
  ) +
  wish(
    872,
    384,
    `<path fill="#3a5a6a" d="${shape('-5,-14* 5,-14* 5,-8 12,0 12,10 8,14* -8,14* -12,10 -12,0 -5,-8')}"/><path fill="#ffcf73" d="${shape('0,-5* 5,3 4,8 0,10 -4,8 -5,3')}"/>`,
  )
const townsfolk = `<g fill="#7a3450" opacity=".3">${mirrorImages}</g><use href="#${s}-p" x="1.500" y="-2" fill="#fff0c4"/><use href="#${s}-p" fill="#4a1a40"/>`
// What the three leave on the polished floor: larger towards the front, along the lines of the tiles.
const trail = (x: number): string => {
  const along = (y: number): number => 640 + (x - 640) * (1 + (y - 505) / 130)
  return [514, 526, 541, 559, 580]
    .map((y, at) => {
      const near = (y - 430) / 120
      const side = (at % 2 === 0 ? -12 : 12) * near
      const part = (down: number, width: number, height: number): string => {
        const below = (by: number): number => y + (down + by) * near
        const middle = along(below(0)) + side
        return shape([
          [along(below(-height)) + side, below(-height)],
          [middle + width * near, below(0)],
          [along(below(height)) + side, below(height)],
          [middle - width * near, below(0)],
        ])
      }
      return part(-4, 5.2, 6.5) + part(7.5, 4, 3.2)
    })
    .join('')
}
const trails = [552, 640, 728].map(trail).join('')
const steps = `<path fill="#7a2c48" opacity=".5" transform="translate(0 1.500)" d="${trails}"/><path fill="#fffdf0" d="${trails}"/>`
const defs =
  `<path id="${s}-j" transform="scale(.85)" d="${jar}"/><path id="${s}-d" transform="scale(.85)" d="${drop}"/>` +
  `<g id="${s}-y"><use href="#${s}-j" x="-1" y="1" fill="#fff0c4"/><use href="#${s}-j" fill="#8a4058"/><ellipse cy="-45" rx="11" ry="5" fill="#5a1f48"/><ellipse cy="-46" rx="8" ry="3.500" fill="#2a0e28"/></g>` +
  `<g id="${s}-p">${folk.map(([outline], at) => `<path id="${s}-p${at}" d="${outline}"/>`).join('')}</g>` +
  vertical(`${s}-k`, [0, '#2a1440'], [0.22, '#6b2c5a'], [0.4, '#d8705a'], [0.56, '#ffc27a'], [0.64, '#fff0c4']) +
  radial(`${s}-g`, [0, '#fffdf0', 1], [0.3, '#ffe6a6', 0.8], [0.6, '#ff9a5a', 0.34], [1, '#d8506a', 0]) +
  vertical(`${s}-f`, [0, '#fff0c4'], [0.25, '#f7bf7a'], [0.6, '#c86a5a'], [1, '#6b2c50']) +
  vertical(`${s}-w`, [0, '#fff6d0'], [0.6, '#ffd07a'], [1, '#f7a04a']) +
  vertical(`${s}-1`, [0, '#8a4058'], [1, '#5a2448']) +
  vertical(`${s}-2`, [0, '#5a2448'], [1, '#36163a']) +
  vertical(`${s}-m`, [0, '#fff6d0', 0.6], [1, '#ffd07a', 0]) +
  radial(`${s}-e`, [0, '#fffbe0', 1], [0.3, '#ffb04a', 0.75], [1, '#ff6a2a', 0]) +
  plyFilter(s, '#3a0f2c', 7, 0.55) +
  townLampDefs(s) +
  `<g id="${s}-u"><path fill="#6a3450" d="M-5-8h10q4 8 0 16h-10q-4-8 0-16z"/><path fill="#33143a" d="M-5-10h10v3h-10zM-5 7h10v3h-10zM-6-3h12v.8h-12zM-6 2h12v.8h-12z"/></g>`
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="640" cy="330" r="480" fill="url(#${s}-g)"/><g fill="#fff0c4"><circle cx="640" cy="330" r="220" opacity=".2"/><circle cx="640" cy="330" r="150" opacity=".35"/></g>
<g filter="url(#${s}-s)" opacity=".9"><path fill="#8a3a5c" d="${mist(
  [
    [-40, 330],
    [-40, 250],
    [-40, 420],
  ],
  130,
  24,
)}${mist(
  [
    [940, 1320],
    [1010, 1320],
    [880, 1320],
  ],
  168,
  24,
)}"/></g>
${ply(s, 'h', land('-20,250 120,230 240,290 360,372 480,404 640,414 800,404 920,372 1040,290 1160,230 1300,250', 560), '#c8685a', '#ffe0a0')}
${ply(s, 't', farTown + land('-20,430 300,424 640,430 980,424 1300,430', 560), '#a8505a', '#ffe0a0')}<path fill="#fff4c8" d="${farWindows}"/>
<path fill="url(#${s}-f)" d="${land('-20,440 300,436 640,440 980,436 1300,440', 740)}"/><path fill="#fff4d0" opacity=".3" d="${tiles}"/>
<ellipse cx="640" cy="470" rx="300" ry="26" fill="#fffdf0" opacity=".55"/><path fill="url(#${s}-m)" opacity=".8" d="${quad([606, 446], [674, 446], [690, 600], [590, 600])}"/>
<path fill="url(#${s}-m)" d="${mirrored}"/>
${ply(s, 'a', midLeft + midRight, `url(#${s}-1)`, '#ffd08a')}<path fill="#ffdf9a" opacity=".35" d="${roofRibs(314, 356, 178, 60, 12)}${roofRibs(966, 356, 178, 60, 12)}"/><path fill="url(#${s}-w)" d="${midWindows}"/><path fill="#5a2448" d="${midBars}"/>
${ply(s, 'b', nearLeft + nearRight, `url(#${s}-2)`, '#ffc27a')}<path fill="#ffcf8a" opacity=".35" d="${roofRibs(70, 290, 320, 96, 14)}${roofRibs(1210, 290, 320, 96, 14)}"/><path fill="url(#${s}-w)" d="${nearWindows}"/><path fill="#36163a" d="${nearBars}"/>`

export const drawings = layeredScene('prologue-town', defs, body, {
  unlit,
  far,
  middle,
  near,
  castle,
  folk: townsfolk,
  shine,
  wishes,
  oil,
  steps,
})
