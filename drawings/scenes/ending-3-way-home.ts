import type { Drawing } from '../tools/drawing.ts'
import { shape } from '../tools/paper.ts'
import { box, farHouse, ply, plyFilter, quad, radial, roomSvg, vertical } from '../places/scenery.ts'
import { ridgeLamp } from '../places/story.ts'

// 影あかり, the way home: three go round the corner towards the one lamp. Behind them, on the wall, their shadows have turned and wave.
const s = 'ehs'
const ground = box(-20, 452, 1320, 290)
const wall = quad([60, 150], [664, 176], [664, 462], [60, 476])
const wallTop = shape('20,128* 690,158* 706,178* 668,186* 40,162*')
const base = quad([60, 440], [664, 432], [664, 462], [60, 476])
const post = box(654, 150, 26, 316)
const seams = 'M210 158v314M360 164v304M510 170v296M60 300L664 306'
// Down the street: dark fronts, each with one edge lit, and at its end the ridge with the lamp
const near = quad([1080, 60], [1300, 10], [1300, 476], [1080, 458])
const nearEaves = shape('1040,92* 1100,66 1300,14* 1300,64* 1100,100 1052,110*')
const far = farHouse(742, 440, 116, 150)
const row = farHouse(846, 440, 72, 92) + farHouse(1082, 440, 76, 84)
const farWindows = box(768, 330, 16, 24) + box(736, 330, 16, 24) + box(858, 380, 10, 16)
const ridge = shape('780,440* 860,410 950,390 1050,390 1100,410* 1100,460* 780,460*')
const windows = box(1116, 200, 54, 90) + box(1206, 190, 60, 100)
const bars = [1129, 1143, 1157, 1221, 1236, 1251].map((x) => box(x, 190, 3, 100)).join('') + box(1112, 244, 160, 3)
const lane = shape('800,452* 1060,452* 1120,740* 520,740*')
// From each foot a band over the ground to the foot of the wall, and there it stands up
const bands = [
  [758, 502, 548],
  [850, 510, 394],
  [940, 500, 236],
]
  .map(([x = 0, y = 0, to = 0]) =>
    shape([
      [x - 6, y - 5, true],
      [x + 12, y + 2, true],
      [x - 120, y + 6],
      [to + 44, 474, true],
      [to - 38, 476, true],
      [x - 140, y - 8],
    ]),
  )
  .join('')
const defs =
  `<linearGradient id="${s}-k"><stop stop-color="#1c1644"/><stop offset=".45" stop-color="#7a3c66"/><stop offset=".72" stop-color="#f09a58"/><stop offset=".86" stop-color="#ffd488"/><stop offset="1" stop-color="#b0506a"/></linearGradient>` +
  radial(`${s}-g`, [0, '#fffdf0', 1], [0.16, '#ffe6a4', 0.9], [0.48, '#ffa458', 0.42], [1, '#e0506a', 0]) +
  `<linearGradient id="${s}-w"><stop stop-color="#6a3658"/><stop offset=".3" stop-color="#b8605c"/><stop offset=".7" stop-color="#f0a566"/><stop offset="1" stop-color="#ffd896"/></linearGradient>` +
  `<linearGradient id="${s}-f"><stop stop-color="#43224c"/><stop offset=".4" stop-color="#a8545a"/><stop offset=".72" stop-color="#ffc27a"/><stop offset="1" stop-color="#7a3450"/></linearGradient>` +
  vertical(`${s}-d`, [0, '#14081c', 0], [1, '#14081c', 0.88]) +
  plyFilter(s, '#2b0a22', 6, 0.55)
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="1004" cy="322" r="470" fill="url(#${s}-g)"/><g fill="#fff0c0"><circle cx="1004" cy="322" r="130" opacity=".22"/><circle cx="1004" cy="322" r="84" opacity=".35"/></g>
${ply(s, 'a', ridge, '#c8685a', '#ffe6a6')}${ridgeLamp(1004, 392, 1.1)}
${ply(s, 'b', row, '#a8505a', '#ffd898', '', 2)}${ply(s, 'c', far, '#7a3450', '#ffd090', '', 2.5)}
<path fill="#4a1c38" d="${farWindows}"/><path fill="url(#${s}-f)" d="${ground}"/><path fill="#ffe6b0" opacity=".35" d="${lane}"/><path fill="none" stroke="#5a2440" stroke-width="2" opacity=".35" d="M-20 492H1300M-20 548H1300M880 452L700 740M960 452L980 740M1040 452L1240 740"/>
<g filter="url(#${s}-s)"><path fill="url(#${s}-w)" d="${wall}"/></g><path fill="#6a3050" opacity=".3" d="${base}"/><path fill="none" stroke="#7a3a4e" stroke-width="2" opacity=".35" d="${seams}"/><path fill="#3a1844" opacity=".5" d="${bands}"/>
${ply(s, 'e', post + wallTop, '#1f0f2a', '#ffc890')}
${ply(s, 'h', near, '#2a1236', '#ffb070', '', -2.5)}<path fill="#5a2848" d="${windows}"/><path fill="#2a1236" d="${bars}"/>${ply(s, 'i', nearEaves, '#170a20', '#f0a070')}
<path fill="url(#${s}-d)" d="M0 472h1280v250H0z"/>`
export const drawing: Drawing = { name: 'scenes/ending-3-way-home', svg: roomSvg(defs, body) }
