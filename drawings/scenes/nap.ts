import type { Drawing } from '../tools/drawing.ts'
import { faceDefs } from '../bodies/figure.ts'
import { omigakiHead } from '../people/omigaki.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, farHouse, farPagoda, plyFilter, radial, roomSvg, vertical } from '../places/scenery.ts'
import { lampCord, townLampDefs } from '../places/story.ts'

// Morning in the plaza: おミガキ sits on her own floor, which nobody has ever seen, because a stain as tall as a child of four is asleep on it.
const s = 'nps'
const ink = '#1c1022'
const town =
  [
    [80, 130, 70],
    [250, 104, 96],
    [420, 120, 62],
    [870, 110, 74],
    [1030, 100, 96],
    [1190, 130, 70],
  ]
    .map(([x = 0, w = 0, h = 0]) => farHouse(x, 330, w, h))
    .join('') + farPagoda(640, 330, 5, 84)
const windows = [54, 92, 232, 262, 394, 430, 846, 880, 1010, 1042, 1164, 1202].map((x) => box(x, 286, 13, 20)).join('')
const slabs = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9].map((x) => `M${640 + x * 56} 346L${640 + x * 160} 720`).join('')
// The stain: on its side, knees drawn up, one arm under the head
const stain =
  shape('392,446 402,424 432,414 464,420 478,440 466,460 436,470 406,464') +
  shape('462,428* 510,412 572,414 622,428 640,450 618,470 560,476 500,472 466,462*') +
  circle(622, 448, 24) +
  taper('620,446 560,456 520,478 566,486', [44, 38, 26, 18]) +
  taper('490,436 452,466 414,474', [24, 18, 12])
const kimono = shape('700,486* 690,440 716,380 756,330 810,300 872,292 930,306 976,350 1010,420 1024,486* 900,496 780,496')
const lap = shape('690,486* 694,446 740,424 830,428 920,430 1000,440 1030,486* 900,500 780,500')
const sash = taper('806,304 860,360 900,420', [13, 14, 12]) + taper('934,308 880,356 830,416', [12, 14, 12])
const arm = taper('786,338 722,392 668,430', [48, 40, 27])
const hand = shape('690,416* 664,414 642,424 622,432 620,440 640,444 664,446 684,440')
const otherArm = taper('940,350 960,400 916,436', [46, 38, 26]) + circle(908, 438, 14)
const bucket = shape('1090,400* 1178,400* 1168,484* 1100,484*') + box(1084, 392, 100, 12)
const handle = 'M1092 394q44-70 84 0'
const brush = shape('1196,470* 1272,462* 1276,476* 1200,486*')
const bristles = Array.from({ length: 8 }, (_, at) =>
  taper(
    [
      [1206 + at * 8.5, 466 - at],
      [1204 + at * 8.5, 450 - at],
    ],
    [6, 3],
    { per: 1 },
  ),
).join('')
// Far away two children run hand in hand, singing
const child = (x: number, y: number, lean: number): string =>
  circle(x + lean, y - 34, 7) +
  shape([
    [x - 7, y - 8, true],
    [x - 3 + lean, y - 27],
    [x + 4 + lean, y - 27],
    [x + 9, y - 8, true],
  ]) +
  taper(
    [
      [x - 2, y - 10],
      [x - 8, y],
    ],
    [5, 4],
    { per: 1 },
  ) +
  taper(
    [
      [x + 4, y - 10],
      [x + 12, y - 3],
    ],
    [5, 4],
    { per: 1 },
  )
const children = child(220, 392, 3) + child(250, 390, 3) + taper('228,370 240,376 250,370', [4, 4, 4], { per: 1 })

const defs =
  vertical(`${s}-k`, [0, '#5a7aa8'], [0.2, '#a8b0c0'], [0.38, '#ffd8a0'], [1, '#fff0c8']) +
  radial(`${s}-g`, [0, '#fffdf0', 1], [0.4, '#ffeab0', 0.6], [1, '#ffd090', 0]) +
  vertical(`${s}-fl`, [0, '#fff6dc'], [0.2, '#f7d8a0'], [0.46, '#c88a68'], [1, '#2a1630']) +
  plyFilter(s, '#3a1c30', 6, 0.5) +
  townLampDefs(s) +
  faceDefs(s)
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="500" cy="240" r="460" fill="url(#${s}-g)"/>
<g filter="url(#${s}-s)"><path fill="#fff4d0" transform="translate(0-2)" d="${town}"/><path fill="#a8707a" d="${town}"/></g><path fill="#fff0c0" d="${windows}"/>
${lampCord(s, [-20, 84], [640, 104], 42, 3, 1.3)}${lampCord(s, [640, 104], [1300, 84], 42, 3, 1.3)}
<path fill="url(#${s}-fl)" d="${box(-20, 340, 1320, 400)}"/><path fill="none" stroke="#b87a5c" stroke-width="2" opacity=".35" d="${slabs}M-20 374H1300M-20 426H1300M-20 500H1300"/><path fill="#7a4050" d="${children}"/>
<path fill="#2a1438" opacity=".86" d="${stain}"/><path fill="none" stroke="#6a4a78" stroke-width="2.500" stroke-linecap="round" opacity=".8" d="M418 442q8 6 16 2"/>
<g filter="url(#${s}-s)"><path fill="#fff0c0" transform="translate(-2.500-2)" d="${kimono}"/><path fill="#24404c" d="${kimono}"/></g><path fill="#c2362c" d="${sash}"/><g filter="url(#${s}-s)"><path fill="#fff0c0" transform="translate(-2-2)" d="${otherArm}${lap}"/><path fill="#2e5160" d="${otherArm}"/><path fill="#f0e6d4" d="${lap}"/></g><path fill="#f5c68c" d="${circle(908, 438, 12)}"/><path fill="#d8945a" d="M814 268h50v40l-25 20-25-20z"/>
<g transform="translate(1014 108)rotate(-7 180 150)scale(-1 1)">${omigakiHead(s, 'shut')}</g>
<g filter="url(#${s}-s)"><path fill="#fff0c0" transform="translate(-2-2)" d="${arm}"/><path fill="#2e5160" d="${arm}"/></g><path fill="#f5c68c" stroke="${ink}" stroke-width="3" d="${hand}"/><path fill="none" stroke="#b9582f" stroke-width="2.500" stroke-linecap="round" d="M634 436l18-5M644 441l16-4"/>
<g filter="url(#${s}-s)"><path fill="#fff0c0" transform="translate(-2-2)" d="${bucket}${brush}"/><path fill="#6a4640" d="${bucket}"/><path fill="#7a4a2a" d="${brush}"/></g><path fill="none" stroke="#4a2c30" stroke-width="5" d="${handle}"/><path fill="#d8c08a" d="${bristles}"/>`

export const drawing: Drawing = { name: 'scenes/nap', svg: roomSvg(defs, body) }
