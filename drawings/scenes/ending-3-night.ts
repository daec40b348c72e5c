import { random } from '../landscape.ts'
import { layeredScene } from '../layers.ts'
import { circle, shape, taper } from '../paper.ts'
import { box, farHouse, hipRoof, land, ply, plyFilter, radial, roofRibs, vertical } from '../scenery.ts'
import { guildMaster, pineDefs, ridgeLamp, standing } from '../story.ts'

// 影あかり, the first night: one lamp on one side. Three who left eleven years ago have seen it; at the gate stands ヨツジ, and on the wall
// beside him somebody smaller.
const s = 'ens'
const lamp = [176, 214] as const
const next = random(52)
const stars = Array.from({ length: 60 }, () => circle(Math.round(next() * 1280), Math.round(40 + next() * 230), 0.7 + next() * 1.3)).join(
  '',
)
const hills = land('-20,318 100,288 176,280 260,292 380,330 560,352 760,340 960,350 1300,330', 560)
const ground = land('-20,424 240,414 560,420 900,416 1300,420', 740)
const road = shape('-20,560* -20,486* 240,462 520,440 700,428* 900,428* 880,460 700,520 420,600 300,740* -20,740*')
// The wall of the town and its gate, open; behind it roofs with one side lit
const wall = box(660, 286, 100, 146) + box(1020, 286, 300, 146)
const caps = box(648, 272, 118, 18) + box(1014, 272, 300, 18)
const gatePosts = box(748, 190, 40, 244) + box(996, 190, 40, 244) + box(724, 176, 336, 24)
const gateRoof = hipRoof(892, 176, 440, 92, 16)
const opening = box(788, 200, 208, 230)
const houses = farHouse(690, 280, 76, 30) + farHouse(1106, 280, 110, 44) + farHouse(1224, 280, 130, 62)
const windows = box(1082, 244, 10, 14) + box(1106, 244, 10, 14) + box(1188, 226, 12, 17) + box(1212, 226, 12, 17)
const inside = box(836, 330, 40, 100) + shape('824,334* 856,304 888,334*') + box(918, 346, 36, 84) + shape('908,350* 936,324 964,350*')
const insideLit = box(836, 338, 16, 92) + box(918, 354, 14, 76)
// His shadow on the post and the wall: seven years old, its hand at its brow
const small =
  shape('1048,430* 1050,392 1056,372 1068,366* 1080,366* 1092,372 1098,392 1100,430*') +
  circle(1074, 350, 16) +
  taper('1090,376 1110,362 1090,346', [10, 9, 6], { per: 1 })
const thread = shape('930,466* 952,462* 1010,446 1052,430* 1098,430* 1040,452 990,468*')
// The three, and what they cast: to the right, away from the lamp
const casts = [
  [330, 516, 1],
  [432, 500, 0.94],
  [520, 482, 0.86],
]
  .map(([x = 0, y = 0, u = 1]) =>
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
const pines = (x: number, y: number, u: number): string =>
  `<g transform="translate(${x} ${y})scale(${u})"><use href="#${s}-p"/><use href="#${s}-n" fill="none" stroke="#c88a6a" stroke-opacity=".5" stroke-width="2"/></g>`

const defs =
  vertical(`${s}-k`, [0, '#080a24'], [0.3, '#161a4c'], [0.5, '#3a2c66'], [0.62, '#6a4470']) +
  radial(`${s}-g`, [0, '#fffbe6', 1], [0.12, '#ffe09a', 0.85], [0.4, '#ff9a4a', 0.34], [1, '#c8407a', 0]) +
  `<linearGradient id="${s}-f"><stop stop-color="#e8985a"/><stop offset=".3" stop-color="#9a4e58"/><stop offset=".62" stop-color="#43285a"/><stop offset="1" stop-color="#15123a"/></linearGradient>` +
  `<linearGradient id="${s}-h"><stop stop-color="#b05e54"/><stop offset=".4" stop-color="#4a2c5c"/><stop offset="1" stop-color="#181642"/></linearGradient>` +
  `<linearGradient id="${s}-o"><stop stop-color="#f7b86a"/><stop offset=".5" stop-color="#b0605c"/><stop offset="1" stop-color="#3a2452"/></linearGradient>` +
  `<linearGradient id="${s}-w" gradientUnits="userSpaceOnUse" x1="660" y1="0" x2="1300" y2="0"><stop stop-color="#c8805c"/><stop offset=".5" stop-color="#8a5468"/><stop offset="1" stop-color="#2a2050"/></linearGradient>` +
  vertical(`${s}-d`, [0, '#0c0818', 0], [1, '#0c0818', 0.9]) +
  plyFilter(s, '#0a0620', 6, 0.55) +
  pineDefs(s)
const look = { ink: '#140a20', edge: '#ffd090', light: '#ffe6a6', dx: -2.5 }
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="${lamp[0]}" cy="${lamp[1]}" r="560" fill="url(#${s}-g)"/><g fill="#ffe0a0"><circle cx="${lamp[0]}" cy="${lamp[1] + 14}" r="96" opacity=".2"/><circle cx="${lamp[0]}" cy="${lamp[1] + 14}" r="60" opacity=".3"/></g>
${ply(s, 'a', hills, `url(#${s}-h)`, '#ffc890')}${ridgeLamp(lamp[0], 286)}
${ply(s, 'b', houses, '#30285e', '#f0a878', '', -2.5, -1.5)}
${ply(s, 'c', ground, `url(#${s}-f)`, '#ffb880')}<path fill="#ffc890" opacity=".22" d="${road}"/>
<path fill="url(#${s}-o)" d="${opening}"/><path fill="#4a2a54" d="${inside}"/><path fill="#ffcf8a" d="${insideLit}"/>
${ply(s, 'e', wall, `url(#${s}-w)`, '#e0a080')}${ply(s, 'i', caps, '#1c1538', '#c88a7a')}${ply(s, 'j', gatePosts + gateRoof, '#1a1030', '#f0a070', '', -1.5)}<path fill="#c8805a" opacity=".35" d="${roofRibs(892, 176, 440, 92, 18)}"/><path fill="#f0a070" opacity=".7" d="${box(748, 200, 5, 232)}${box(996, 200, 5, 232)}"/>
<path fill="#180c2c" opacity=".62" d="${thread}"/>
<g transform="translate(898 472)"><g filter="url(#${s}-s)"><path fill="#ffd090" transform="translate(-2.500-1.500)" d="${guildMaster.body}"/><path fill="#140a20" d="${guildMaster.body}"/></g><path fill="#f3dcb0" d="${guildMaster.band}"/><path fill="#4a3450" d="${guildMaster.lanterns}"/><path fill="#ffc25a" d="${box(-38, -60, 12, 17)}"/></g>
<path fill="#0e0a22" d="${taper('1300,110 1230,96 1150,104 1090,90', [30, 22, 14, 5])}"/><g fill="#0e0a22">${pines(1110, 84, 0.9)}${pines(1220, 92, 1.1)}</g><path fill="url(#${s}-d)" d="M0 470h1280v250H0z"/>`

export const drawings = layeredScene('ending-3-night', defs, body, {
  stars: `<path fill="#fff6e0" opacity=".75" d="${stars}"/>`,
  windows: `<path fill="#ffd48a" d="${windows}"/>`,
  small: `<path fill="#150a2a" d="${small}"/>`,
  three: `<path fill="#180c2c" opacity=".62" d="${casts}"/><g filter="url(#${s}-s)">${standing(s, 'tall', 330, 516, 0.86, look)}${standing(s, 'bundle', 432, 500, 0.84, look)}${standing(s, 'cape', 520, 482, 0.74, look)}</g>`,
})
