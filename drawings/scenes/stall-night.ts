import { robed } from '../people/crowd.ts'
import type { Drawing } from '../tools/drawing.ts'
import { face, faceDefs } from '../bodies/figure.ts'
import { random } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, farHouse, farPagoda, plyFilter, quad, radial, roomSvg, vertical } from '../places/scenery.ts'
import { lampCord, townLampDefs } from '../places/story.ts'

// The dumpling stall at night: the old lantern on the counter (whether the flame is in it, the text says), the whole town in a line, and in the line a gap as wide as one person.
const s = 'sts'
const ink = '#140a1e'
const next = random(23)
const stars = Array.from({ length: 14 }, () => circle(Math.round(next() * 1280), Math.round(40 + next() * 170), 0.8 + next() * 1.2)).join(
  '',
)
const town =
  [
    [470, 84, 44],
    [560, 70, 58],
    [640, 90, 40],
    [860, 80, 52],
    [950, 92, 40],
    [1050, 76, 60],
    [1150, 96, 44],
    [1240, 80, 58],
  ]
    .map(([x = 0, w = 0, h = 0]) => farHouse(x, 380, w, h))
    .join('') + farPagoda(760, 380, 5, 70)
const windows =
  [478, 566, 650, 868, 960, 1058, 1160, 1248].map((x) => box(x, 346, 9, 13)).join('') + box(746, 330, 8, 11) + box(764, 330, 8, 11)
// The stall: roof, posts, cloth, counter; steam over the pot
const roof = shape('24,196* 60,170 120,120 150,112* 370,112* 400,120 452,168 492,194* 470,206 260,200 48,208*')
const posts = box(74, 196, 14, 330) + box(430, 196, 14, 330)
const noren =
  'M88 204h84v66q-20 8-42 0q-20 8-42 0zM176 204h82v70q-20 8-41 0q-20 8-41 0zM262 204h82v66q-20 8-41 0q-20 8-41 0zM348 204h82v70q-20 8-41 0q-20 8-41 0z'
const counter = quad([50, 424], [470, 424], [480, 446], [40, 446]) + box(62, 444, 398, 90)
const slats = Array.from({ length: 9 }, (_, at) => box(96 + at * 40, 456, 3, 74)).join('')
const steamer = box(108, 376, 84, 48) + box(100, 368, 100, 10) + shape('104,368* 112,352 150,344 188,352 196,368*')
const steam = taper('136,344 120,316 142,296 128,266', [0, 13, 14, 0]) + taper('164,342 176,312 156,292 170,272', [0, 11, 12, 0])
const maruHair =
  shape('218,322* 212,296 222,274 250,264 278,274 288,296 282,322* 270,330 230,330') + circle(222, 268, 15) + circle(280, 268, 15)
const maru = shape('200,426* 204,372 220,346 250,334 282,346 296,372 300,426*') + taper('290,370 318,394 344,402', [26, 20, 13])
const skewers = [326, 342].map((x) => box(x - 1.5, 350, 3, 58) + circle(x, 358, 8) + circle(x, 373, 8) + circle(x, 388, 8)).join('')
// The old lantern, patched: the one they carried
const lanternBox =
  box(372, 352, 5, 66) +
  box(422, 352, 5, 66) +
  box(364, 414, 71, 9) +
  box(368, 346, 63, 8) +
  shape('356,348* 380,332 392,318 408,318 420,332 444,348*') +
  box(396, 306, 8, 14)
const pane = box(376, 354, 47, 60)
// The line: one known figure after another, and a gap
const rou = robed(560, 520, 150, 0, 'bare') + box(557, 374, 6, 14)
const toki = robed(620, 526, 142, 0, 'bare') + circle(620, 382, 10) + taper('600,376 620,382 642,388', [2, 4, 2], { per: 1 })
const soroban = robed(682, 522, 152, 0, 'bare') + taper('682,374 690,362 702,362', [8, 7, 3]) + box(694, 440, 30, 22)
const omigaki =
  robed(900, 526, 140, 0, 'bare') +
  shape('882,398* 886,382 900,376 914,382 918,400* 900,394') +
  taper('914,448 934,476 940,516', [10, 8, 5]) +
  box(928, 510, 26, 9)
const yotsuji = shape('938,524* 946,440 962,408 994,398 1026,408 1042,440 1050,524*') + circle(994, 382, 21) + box(974, 372, 42, 7)
const kannuki = robed(1100, 522, 162, 0, 'bare') + shape('1066,372* 1100,348 1134,372* 1100,380')
const others = robed(1164, 528, 128) + robed(1214, 524, 146)
const child = robed(742, 528, 96, 0, 'bob')
const line = rou + toki + soroban + child + omigaki + yotsuji + kannuki + others
const sparks = [960, 982, 1006, 1028].map((x) => box(x - 5, 462, 10, 15)).join('')
// The stains lie before the line like cats, and go round the place where nobody stands
const stain = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${Math.round(r * 0.28)} 0 1 1 ${2 * r} 0a${r} ${Math.round(r * 0.22)} 0 1 1-${2 * r} 0z`
const stains = [
  [566, 546, 30],
  [640, 552, 34],
  [706, 546, 24],
  [756, 560, 26],
  [784, 580, 24],
  [826, 588, 26],
  [868, 580, 24],
  [896, 560, 26],
  [948, 550, 32],
  [1018, 556, 34],
  [1100, 548, 30],
  [1176, 556, 28],
]
  .map(([x = 0, y = 0, r = 0]) => stain(x, y, r))
  .join('')
const joints = [-7, -5, -3, -1, 1, 3, 5, 7].map((x) => `M${640 + x * 70} 452L${640 + x * 190} 740`).join('')

const defs =
  vertical(`${s}-k`, [0, '#0c0e2c'], [0.3, '#28245a'], [0.5, '#7a4468'], [0.58, '#e08a5c']) +
  vertical(`${s}-fl`, [0, '#e8a468'], [0.2, '#9a5258'], [0.5, '#4a2448'], [1, '#160b22']) +
  radial(`${s}-g`, [0, '#fff6d6', 0.95], [0.4, '#ffc26a', 0.5], [1, '#ff8a4a', 0]) +
  vertical(`${s}-n`, [0, '#b5402e'], [1, '#7a2430']) +
  vertical(`${s}-c`, [0, '#7a3c40'], [1, '#2a1228']) +
  plyFilter(s, '#120620', 6, 0.6) +
  townLampDefs(s) +
  faceDefs(s)
const ply = (d: string, fill: string, edge: string, dx = 0): string =>
  `<g filter="url(#${s}-s)"><path fill="${edge}" transform="translate(${dx}-2)" d="${d}"/><path fill="${fill}" d="${d}"/></g>`

export const drawing: Drawing = {
  name: 'scenes/stall-night',
  svg: roomSvg(
    defs,
    `<rect width="1280" height="720" fill="url(#${s}-k)"/><path fill="#fff6d8" opacity=".7" d="${stars}"/>
${ply(town + box(-20, 376, 1320, 80), '#5a2c58', '#f0a878')}<path fill="#ffe0a0" d="${windows}"/>
<path fill="url(#${s}-fl)" d="${box(-20, 446, 1320, 300)}"/><path fill="none" stroke="#2a1430" stroke-width="2" opacity=".4" d="${joints}M-20 478H1300M-20 520H1300"/>
<ellipse cx="820" cy="440" rx="520" ry="150" fill="url(#${s}-g)" opacity=".55"/>
${lampCord(s, [480, 150], [900, 130], 26, 2, 1.2)}${lampCord(s, [880, 134], [1300, 150], 26, 2, 1.2)}${lampCord(s, [480, 236], [1300, 220], 30, 4, 0.9)}
<circle cx="260" cy="330" r="300" fill="url(#${s}-g)"/><path fill="#ffdf9c" d="${box(88, 200, 342, 230)}"/><path fill="#f0a25e" opacity=".55" d="${box(88, 330, 342, 100)}"/>
<path fill="#fffaf0" opacity=".8" d="${steam}"/><g transform="translate(0 14)">${ply(maru, '#7a2c40', '#fff0c8')}${ply(maruHair, ink, '#fff0c8')}<path fill="#8a3a2a" d="${skewers}"/><g transform="translate(155 228)scale(.53)">${face(s, { iris: '#c2562c', brow: -0.9, mouth: 'grin' })}</g><path fill="${ink}" d="${shape('217,312* 216,288 228,274 250,268 272,274 284,288 283,312* 274,298 262,292* 250,300 238,292* 226,300')}"/><path fill="#f8efdc" d="${shape('228,414* 232,378 270,378 274,414*')}"/></g>
${ply(posts + roof, ink, '#ffc27a')}<path fill="url(#${s}-n)" d="${noren}"/><path fill="#ffe6a6" d="${[130, 217, 303, 389].map((x) => circle(x, 236, 11)).join('')}"/>
${ply(counter, `url(#${s}-c)`, '#ffd9a0')}<path fill="#22102a" opacity=".6" d="${slats}"/>${ply(steamer, '#5a2c34', '#ffd9a0')}<path fill="#e8a868" d="${pane}"/><path fill="#fff0c4" opacity=".5" d="${quad([380, 358], [396, 356], [398, 376], [382, 380])}${quad([402, 388], [420, 384], [418, 408], [404, 410])}"/><path fill="${ink}" d="${box(395, 404, 10, 8)}"/><path fill="${ink}" d="${lanternBox}"/>
<g transform="translate(0-40)"><g filter="url(#${s}-s)" fill="${ink}"><use href="#${s}-line" x="-2" y="-2" fill="#ffd090"/><path id="${s}-line" d="${line}"/></g><path fill="#ffe08a" d="${shape('560,358* 566,368 560,376 554,368')}"/><path fill="#fff1cc" d="${shape('546,396* 548,384 560,380 572,384 574,398 570,408 566,396 560,392 556,404 552,410')}"/><path fill="#e8ecf0" d="${shape('882,398* 886,382 900,376 914,382 918,400* 900,394')}"/><path fill="#f8e9c8" d="${box(974, 372, 42, 7)}"/><path fill="#ffc25a" d="${sparks}"/><path fill="#fff6dc" d="${taper('600,376 620,382 642,388', [2, 4, 2], { per: 1 })}"/><path fill="#e8a24e" d="${box(694, 440, 30, 3)}${box(694, 459, 30, 3)}${box(694, 449, 30, 3)}"/>
<path fill="#12071c" stroke="#a86a80" stroke-opacity=".55" stroke-width="1.500" d="${stains}"/></g>`,
  ),
}
