import { sorobanAsleep } from '../people/evening-folk.ts'
import { faceDefs } from '../bodies/figure.ts'
import { random } from '../places/landscape.ts'
import { layeredScene } from '../tools/layers.ts'
import { nightRoofs } from '../places/night-roofs.ts'
import { supperBowls, supperDoor, supperRunning } from '../places/supper.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, farHouse, farPagoda, hipRoof, land, ply, plyFilter, quad, radial, roofRibs, vertical } from '../places/scenery.ts'
import { pineDefs, ridgeLamp, standing } from '../places/story.ts'
import { kannukiWaving, yotsujiAsking } from '../people/townsfolk.ts'

// 影あかり, the first night: one lamp on one side. Three who left eleven years ago have seen it; at the gate stands ヨツジ, and on the wall
// beside him somebody smaller.
const s = 'ens'
const lamp = [176, 214] as const
const next = random(52)
// None before the lamp and none on the roofs: the layer lies over both.
const stars = Array.from({ length: 60 }, () => [Math.round(next() * 1280), Math.round(40 + next() * 230), 0.7 + next() * 1.3] as const)
  .filter(([x, y]) => !(x < 250 && y > 110) && !(x > 640 && y > 70))
  .map(([x, y, r]) => circle(x, y, r))
  .join('')
const hills = land('-20,318 100,288 176,280 260,292 380,330 560,352 760,340 960,350 1300,330', 560)
const ground = land('-20,424 240,414 560,420 900,416 1300,420', 740)
const road = shape('-20,560* -20,486* 240,462 520,440 700,428* 900,428* 880,460 700,520 420,600 300,740* -20,740*')
// The wall of the town and its gate, open; behind it roofs with one side lit
const wall = box(660, 286, 100, 146) + box(1020, 286, 300, 146)
const caps = box(648, 272, 118, 18) + box(1014, 272, 300, 18)
const gatePosts = box(748, 190, 40, 244) + box(996, 190, 40, 244)
const gateRoof = hipRoof(892, 176, 440, 92, 16)
const opening = box(788, 200, 208, 230)
const houses = farHouse(704, 280, 76, 30) + farHouse(1106, 280, 110, 44) + farHouse(1224, 280, 130, 62)
const windows = box(1082, 244, 10, 14) + box(1106, 244, 10, 14) + box(1188, 226, 12, 17) + box(1212, 226, 12, 17)
const town = farHouse(848, 420, 36, 96) + farHouse(944, 424, 36, 76) + farPagoda(906, 422, 7, 74)
const townLit =
  box(832, 326, 6, 100) + box(928, 350, 6, 76) + [2, 3, 4, 5, 6].map((at) => box(881 + at * 3.5, 401 - at * 25, 5, 20)).join('')
// The doors stand open, with their nails, as they did on the night of the return.
const doors = quad([786, 204], [834, 226], [834, 426], [786, 438]) + quad([998, 204], [950, 226], [950, 426], [998, 438])
const studs = [238, 284, 330, 376, 416]
  .flatMap((y) => [798, 811, 824].map((x) => circle(x, y + (811 - x) * 0.1, 2.6) + circle(1784 - x, y + (811 - x) * 0.1, 2.6)))
  .join('')
// Shut, while somebody knocks
const shut = box(790, 204, 100, 230) + box(894, 204, 100, 230)
const shutStuds = [232, 278, 324, 370, 412].flatMap((y) => [804, 828, 852, 876, 908, 932, 956, 980].map((x) => circle(x, y, 3.4))).join('')
// What カンヌキ casts: over the ground, up the door, and there one finger is enough
const finger =
  shape('628,500* 674,504* 760,466 804,446 806,434* 812,384 816,346 828,332* 852,332* 864,346 868,384 874,434* 870,450 800,478 700,510') +
  circle(840, 311, 17) +
  shape('808,304* 818,292 840,286 862,292 872,304* 856,300 840,304 824,300') +
  taper('822,346 808,372 806,400', [16, 14, 10]) +
  taper('856,346 886,338 912,322', [18, 15, 10]) +
  taper('906,326 938,310', [6, 4])
const sill = box(776, 428, 232, 24)
const brackets = [756, 804, 852, 932, 980, 1028].map((x) => box(x - 7, 160, 14, 16)).join('')
const beams = box(724, 176, 336, 24) + box(742, 200, 300, 10)
const footing = box(660, 412, 88, 20) + box(1036, 412, 260, 20)
// The wall goes on to the left of the gate, before the hills; behind it the town's roofs.
const along = box(-20, 286, 768, 146)
const alongCap = box(-20, 272, 768, 18)
const alongTiles = Array.from({ length: 50 }, (_, at) => box(4 + at * 15, 272, 2, 16)).join('')
const roofs = farHouse(350, 280, 90, 36) + farHouse(470, 280, 120, 58) + farHouse(600, 280, 84, 34)
const roofWindows = box(440, 236, 11, 16) + box(464, 236, 11, 16) + box(588, 254, 10, 13)
const tiles =
  Array.from({ length: 17 }, (_, at) => box(1040 + at * 15, 272, 2, 16)).join('') +
  Array.from({ length: 6 }, (_, at) => box(656 + at * 15, 272, 2, 16)).join('')
// His shadow on the post and the wall: seven years old, its hand at its brow
const small =
  shape(
    '1050,430* 1053,410 1056,396 1052,380 1056,366 1067,360* 1067,356* 1081,356* 1081,360* 1092,366 1096,380 1092,396 1095,410 1098,430* 1080,426 1074,430 1066,426',
  ) +
  shape('1074,357 1062,352 1059,340 1062,328 1074,323 1086,328 1089,340 1086,352') +
  circle(1073, 319, 5) +
  taper('1090,366 1108,360 1112,350 1098,338 1084,335', [14, 12, 10, 8, 5]) +
  shape('1098,366* 1118,362* 1122,384 1106,388*') +
  taper('1056,368 1046,384 1048,402', [13, 12, 8])
const thread = shape('930,466* 952,462* 1010,446 1052,430* 1098,430* 1040,452 990,468*')
// The three, and what they cast: to the right, away from the lamp
const castsOf = (feet: readonly (readonly [x: number, y: number, scale: number])[]): string =>
  feet
    .map(([x, y, u]) =>
      shape([
        [x - 12 * u, y - 3, true],
        [x + 16 * u, y - 8, true],
        [x + 120 * u, y - 26 * u],
        [x + 180 * u, y - 30 * u],
        [x + 206 * u, y - 22 * u],
        [x + 178 * u, y - 12 * u],
        [x + 120 * u, y - 8 * u],
        [x + 18 * u, y + 3, true],
      ]),
    )
    .join('')
const casts = castsOf([
  [330, 516, 1],
  [432, 500, 0.94],
  [520, 482, 0.86],
])
const leaving = castsOf([
  [236, 492, 0.8],
  [306, 504, 0.86],
])
// One lamp of four is lit; the oil lasts.
const hung = [1058, 1096, 1134, 1172]
const hungPaper = (lit: boolean): string =>
  hung
    .filter((_, at) => (at === 0) === lit)
    .map((x) =>
      shape([
        [x - 11, 312, true],
        [x + 11, 312, true],
        [x + 16, 329],
        [x + 11, 346, true],
        [x - 11, 346, true],
        [x - 16, 329],
      ]),
    )
    .join('')
const hungFrames = hung.map((x) => box(x - 1, 290, 2, 18) + box(x - 12, 307, 24, 6) + box(x - 12, 345, 24, 6)).join('')
const barrels = [1066, 1117, 1168] as const
const casks = barrels.map((x) => shape(`${x - 20},470* ${x - 25},440 ${x - 20},406* ${x + 20},406* ${x + 25},440 ${x + 20},470*`)).join('')
const hoops = barrels.map((x) => box(x - 23, 418, 46, 4) + box(x - 23, 455, 46, 4)).join('')
const drops = barrels.map((x) => shape(`${x},426* ${x + 8},441 ${x},449 ${x - 8},441`)).join('')
// The list of those who left: each name struck out but three, which are free of their strokes
const names = Array.from({ length: 11 }, (_, at) => 968 + at * 7)
const listed = names.flatMap((x) => [404, 414, 424, 438, 448].map((y) => box(x, y, 3.5, 7))).join('')
const struck = names
  .filter((_, at) => at < 4 || at > 6)
  .map((x) => box(x + 1, 400, 1.6, 60))
  .join('')
const pines = (x: number, y: number, u: number): string =>
  `<g transform="translate(${x} ${y})scale(${u})"><use href="#${s}-p"/><use href="#${s}-n" fill="none" stroke="#c88a6a" stroke-opacity=".5" stroke-width="2"/></g>`

const defs =
  vertical(`${s}-k`, [0, '#080a24'], [0.3, '#161a4c'], [0.5, '#3a2c66'], [0.62, '#6a4470']) +
  radial(`${s}-g`, [0, '#fffbe6', 1], [0.12, '#ffe09a', 0.85], [0.4, '#ff9a4a', 0.34], [1, '#c8407a', 0]) +
  `<linearGradient id="${s}-l"><stop stop-color="#e8985a"/><stop offset=".3" stop-color="#9a4e58"/><stop offset=".62" stop-color="#43285a"/><stop offset="1" stop-color="#15123a"/></linearGradient>` +
  `<linearGradient id="${s}-h"><stop stop-color="#b05e54"/><stop offset=".4" stop-color="#4a2c5c"/><stop offset="1" stop-color="#181642"/></linearGradient>` +
  `<linearGradient id="${s}-o"><stop stop-color="#f7b86a"/><stop offset=".5" stop-color="#b0605c"/><stop offset="1" stop-color="#3a2452"/></linearGradient>` +
  `<linearGradient id="${s}-w" gradientUnits="userSpaceOnUse" x1="660" y1="0" x2="1300" y2="0"><stop stop-color="#c8805c"/><stop offset=".5" stop-color="#8a5468"/><stop offset="1" stop-color="#2a2050"/></linearGradient>` +
  `<linearGradient id="${s}-v" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="748" y2="0"><stop stop-color="#4c2c54"/><stop offset=".5" stop-color="#7c4c60"/><stop offset="1" stop-color="#b8765c"/></linearGradient>` +
  `<linearGradient id="${s}-q"><stop stop-color="#7a3c4c"/><stop offset="1" stop-color="#341a44"/></linearGradient>` +
  `<radialGradient id="${s}-u" gradientUnits="userSpaceOnUse" cx="${lamp[0]}" cy="${lamp[1] + 10}" r="1120"><stop offset=".08" stop-color="#ffa850" stop-opacity="0"/><stop offset=".2" stop-color="#ffa850" stop-opacity=".26"/><stop offset=".5" stop-color="#e8705a" stop-opacity=".28"/><stop offset="1" stop-color="#a84a78" stop-opacity=".34"/></radialGradient>` +
  vertical(`${s}-d`, [0, '#0c0818', 0], [1, '#0c0818', 0.9]) +
  plyFilter(s, '#0a0620', 6, 0.55) +
  faceDefs(s) +
  pineDefs(s)
const look = { ink: '#140a20', edge: '#ffd090', light: '#ffe6a6', dx: -2.5 }
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="${lamp[0]}" cy="${lamp[1]}" r="560" fill="url(#${s}-g)"/><g fill="#ffe0a0"><circle cx="${lamp[0]}" cy="${lamp[1] + 14}" r="96" opacity=".2"/><circle cx="${lamp[0]}" cy="${lamp[1] + 14}" r="60" opacity=".3"/></g>
${ply(s, 'a', hills, `url(#${s}-h)`, '#ffc890')}${ridgeLamp(lamp[0], 286)}
${ply(s, 'b', houses, '#30285e', '#f0a878', '', -2.5, -1.5)}
${ply(s, 'c', ground, `url(#${s}-l)`, '#ffb880')}<path fill="#ffc890" opacity=".22" d="${road}"/>
<path fill="url(#${s}-o)" d="${opening}"/><path fill="#5a2c56" d="${town}"/><path fill="#ffd894" d="${townLit}"/>${ply(s, 'm', doors, `url(#${s}-q)`, '#f0a878')}<path fill="#f0b080" opacity=".8" d="${studs}"/>
${ply(s, 'y', sill, '#3d2450', '#d8906a')}${ply(s, 'e', wall, `url(#${s}-w)`, '#e0a080')}<path fill="#1c1538" opacity=".45" d="${footing}"/>${ply(s, 'i', caps, '#1c1538', '#c88a7a')}<path fill="#c88a7a" opacity=".4" d="${tiles}"/>${ply(s, 'j', gatePosts + brackets + gateRoof, '#1a1030', '#f0a070', '', -1.5)}<path fill="#1a1030" d="${beams}"/><path fill="#c8805a" opacity=".35" d="${roofRibs(892, 176, 440, 92, 18)}"/><path fill="#f0a070" opacity=".7" d="${box(748, 200, 5, 232)}${box(996, 200, 5, 232)}"/>
<path fill="#0e0a22" d="${taper('1300,110 1230,96 1150,104 1090,90', [30, 22, 14, 5])}"/><g fill="#0e0a22">${pines(1110, 84, 0.9)}${pines(1220, 92, 1.1)}</g><path fill="url(#${s}-d)" d="M0 470h1280v250H0z"/>`

export const drawings = layeredScene('ending-3-night', defs, body, {
  roofs: nightRoofs(s),
  supper: supperDoor(s),
  running: supperRunning(s),
  bowls: supperBowls(s),
  stars: `<path fill="#fff6e0" opacity=".75" d="${stars}"/>`,
  windows: `<path fill="#ffd48a" d="${windows}"/>`,
  doors: `<path fill="#1a1030" d="${opening}"/>${ply(s, 'x', shut, `url(#${s}-q)`, '#f0a878')}<path fill="#f0b080" opacity=".8" d="${shutStuds}"/><path fill="#ffd894" d="${box(891, 204, 2, 226)}"/>`,
  yotsuji: `<path fill="#180c2c" opacity=".62" d="${thread}"/><g transform="translate(898 472)"><g filter="url(#${s}-s)">${yotsujiAsking(s)}</g></g>`,
  list: `<g filter="url(#${s}-s)"><path fill="#fff4d9" d="${box(960, 394, 92, 72)}"/><path fill="#7a4a3a" d="${box(955, 388, 6, 84)}${box(1051, 388, 6, 84)}"/></g><path fill="#4a3450" d="${listed}"/><path fill="#c2362c" d="${struck}"/><path fill="#f5c68c" d="${circle(964, 416, 8)}"/>`,
  dusk: `<rect width="1280" height="720" fill="url(#${s}-u)"/>`,
  finger: `<path fill="#150a2a" opacity=".85" d="${finger}"/>`,
  waving: `<path fill="#180c2c" opacity=".62" d="${leaving}"/><g filter="url(#${s}-s)">${standing(s, 'cape', 236, 492, 0.66, look)}${standing(s, 'bundle', 306, 504, 0.72, look)}<g transform="translate(648 504)">${kannukiWaving(s)}</g></g>`,
  along: `${ply(s, 'ar', roofs, '#30285e', '#f0a878', '', -2.5, -1.5)}<path fill="#ffd48a" d="${roofWindows}"/>${ply(s, 'ao', along, `url(#${s}-v)`, '#e0a080')}<path fill="#1c1538" opacity=".45" d="${box(-20, 412, 768, 20)}"/>${ply(s, 'ac', alongCap, '#1c1538', '#c88a7a')}<path fill="#c88a7a" opacity=".4" d="${alongTiles}"/>`,
  small: `<path fill="#150a2a" d="${small}"/>`,
  soroban: `<circle cx="1058" cy="328" r="36" fill="#ffb648" opacity=".3"/><path fill="#1a1030" d="${hungFrames}"/><path fill="#ffe09a" d="${hungPaper(true)}"/><path fill="#634a72" d="${hungPaper(false)}"/>${ply(s, 'k1', casks, '#6a3c4a', '#f0a878')}<path fill="#2a1638" d="${hoops}"/><path fill="#ffcf73" d="${drops}"/><g filter="url(#${s}-s)"><g transform="translate(1108 530)scale(.9)">${sorobanAsleep()}</g></g>`,
  three: `<path fill="#180c2c" opacity=".62" d="${casts}"/><g filter="url(#${s}-s)">${standing(s, 'tall', 330, 516, 0.86, look)}${standing(s, 'bundle', 432, 500, 0.84, look)}${standing(s, 'cape', 520, 482, 0.74, look)}</g>`,
})
