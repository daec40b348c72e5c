import type { Drawing } from '../drawing.ts'
import { circle, leaf, line, shape, taper } from '../paper.ts'
import { box, ply, plyFilter, quad, radial, roomSvg, vertical } from '../scenery.ts'

// 楽屋: six of the company off duty. The game's buttons lie over them by `src/web/art/backstage-places.ts`: keep the two in step.
const s = 'bks'

const wall = box(60, 56, 1160, 420)
const floor = quad([60, 470], [1220, 470], [1320, 740], [-40, 740])
const mats =
  [150, 330, 510, 640, 770, 950, 1130]
    .map((x) =>
      taper(
        [
          [x, 472],
          [640 + (x - 640) * 1.5, 740],
        ],
        [2, 4],
        { per: 1, decimals: 0 },
      ),
    )
    .join('') + box(20, 520, 1240, 2.5)
const posts = box(60, 56, 26, 420) + box(1194, 56, 26, 420) + box(40, 40, 1200, 26) + box(60, 128, 1160, 10)
// Costumes: folded shadows on a line, each with its peg; somebody's horns, somebody's sleeves.
const pegged =
  shape('128,150* 188,150* 196,220 182,290 158,296 134,288 122,220') +
  shape('212,150* 290,150* 310,196* 292,206 284,190* 280,270 222,270 218,190* 210,206 192,196*') +
  shape('324,150* 372,150* 380,180 396,250 348,238 300,252 316,180') +
  shape('404,150* 452,150* 452,230* 440,244 430,232 418,246 404,234*')
const pegEyes = leaf(140, 194, 14, 4, 0.2) + leaf(164, 196, 14, 4, -0.2) + circle(338, 196, 4) + circle(358, 196, 4)
const mirror = box(936, 170, 190, 170) + box(920, 336, 222, 14) + box(936, 350, 12, 60) + box(1114, 350, 12, 60)
const bulbs = [0, 1, 2, 3].map((row) => circle(948, 196 + row * 40, 6) + circle(1114, 196 + row * 40, 6)).join('')
const pots =
  shape('960,336* 962,312 990,312 992,336*') +
  shape('1000,336* 1006,300 1020,300 1026,336*') +
  box(1046, 322, 44, 14) +
  taper('1090,334 1108,296 1116,282', [5, 4, 8])

const keshikage =
  shape(
    '112,508 104,464 120,428 136,412* 144,420 160,402* 168,412 190,400* 196,412 216,416* 216,426 234,446 242,490 228,528 190,540 142,536',
  ) +
  taper('146,530 120,548 104,552', [10, 9, 7]) +
  taper('206,532 232,548 250,552', [10, 9, 7])
const cushion = (x: number, y: number, w: number): string =>
  shape([
    [x - w, y, true],
    [x - w * 0.86, y - 12],
    [x, y - 15],
    [x + w * 0.86, y - 12],
    [x + w, y, true],
    [x + w * 0.86, y + 11],
    [x, y + 13],
    [x - w * 0.86, y + 11],
  ])
const hourglass =
  box(279, 360, 8, 156) +
  box(369, 360, 8, 156) +
  shape('278,350* 378,350* 380,364* 276,364*') +
  shape('276,526* 380,526* 378,512* 278,512*') +
  shape('284,364* 372,364* 366,404 342,430 336,440 342,450 366,476 372,512* 284,512* 290,476 314,450 320,440 314,430 290,404') +
  taper('276,414 262,440 272,462', [8, 7, 6]) +
  taper('380,414 396,430 390,452', [8, 7, 6]) +
  box(292, 526, 26, 22) +
  box(338, 526, 26, 22) +
  box(284, 544, 38, 10) +
  box(334, 544, 38, 10)
const glass = shape('298,372* 358,372* 352,400 334,420 328,420 304,400') + shape('302,504* 354,504* 350,484 334,470 328,470 308,484')
const chairman =
  shape('430,540* 428,480 440,446 466,432 540,432 566,446 580,480 582,540*') +
  shape('464,398* 466,366 484,352 504,350 524,354 540,368 542,398*') +
  shape('446,400* 504,390 560,400* 548,410 504,404 458,410') +
  circle(503, 418, 30) +
  taper('440,470 418,500 430,520', [24, 20, 14])
const moustache = taper('503,430 480,428 458,442 448,432', [8, 11, 8, 0]) + taper('503,430 526,428 548,442 558,432', [8, 11, 8, 0])
const table = box(414, 516, 190, 12) + box(424, 528, 12, 28) + box(582, 528, 12, 28)
const king =
  shape('650,556* 640,480 660,400 690,352 720,338* 758,338* 790,352 818,400 838,480 830,556* 800,546 770,558 738,548 706,558 676,546') +
  circle(739, 316, 34) +
  shape('704,300* 700,268 714,282* 722,258 739,274* 756,258 764,282* 778,268 774,300*')
const kingLamp = shape('726,268* 752,268* 758,254 752,240 726,240 720,254')
const kingArm = taper('806,396 836,440 812,478', [34, 28, 20])
const elder =
  shape('886,552* 884,490 900,446 926,428 958,426 986,440 1004,490 1008,552*') +
  circle(940, 400, 28) +
  taper('898,462 880,500 906,520', [22, 18, 12]) +
  shape('922,412* 960,412* 958,446 940,476 926,446')
const pages = box(1008, 520, 36, 34) + quad([902, 514], [956, 508], [960, 522], [904, 530])
const cat =
  shape('1084,544 1078,510 1092,478 1104,462* 1098,438* 1114,450 1128,448* 1142,436* 1142,464* 1160,490 1172,520 1168,544 1130,550') +
  taper('1164,538 1190,532 1194,502 1180,486', [13, 11, 9, 0])

const light = '#ffcf8a'
const defs =
  radial(`${s}-g`, [0, '#fff6d6', 1], [0.4, '#ffd080', 0.7], [1, '#ff9a5a', 0]) +
  `<radialGradient id="${s}-w" gradientUnits="userSpaceOnUse" cx="640" cy="190" r="680"><stop stop-color="#fff3c8"/><stop offset=".3" stop-color="#ffd590"/><stop offset=".62" stop-color="#d8825a"/><stop offset="1" stop-color="#6a2c48"/></radialGradient>` +
  vertical(`${s}-f`, [0, '#e8a868'], [0.5, '#a85a50'], [1, '#3a1834']) +
  radial(`${s}-l`, [0, '#fff9e0'], [0.55, '#ffc862'], [1, '#f08a2e']) +
  radial(`${s}-m`, [0, '#eafcff', 0.95], [1, '#8fc4d8', 0.8]) +
  plyFilter(s, '#2a0a1c', 5, 0.55)
const body = `<rect width="1280" height="720" fill="#0c0714"/><path fill="url(#${s}-w)" d="${wall}"/><path fill="url(#${s}-f)" d="${floor}"/><path fill="#6a2c40" opacity=".5" d="${mats}"/>
<path fill="#b8604e" opacity=".35" d="${[230, 420, 604, 680, 850].map((x) => box(x, 138, 3, 334)).join('')}"/>
<g filter="url(#${s}-s)"><path fill="none" stroke="#3a1428" stroke-width="3" d="${line('86,146 260,156 470,144')}"/><path fill="#7a3a50" d="${pegged}"/></g><path fill="#ffe0a0" d="${pegEyes}"/><path fill="#ffd590" d="${[136, 178, 226, 276, 332, 364, 412, 444].map((x) => box(x, 143, 5, 16)).join('')}"/>
${ply(s, 'qm', mirror, '#5a2440', '#ffe0a0')}<path fill="url(#${s}-m)" d="${box(962, 184, 138, 146)}"/><path fill="#fff" opacity=".5" d="${quad([974, 190], [1010, 190], [976, 260], [968, 250])}"/><path fill="#fff3c8" d="${bulbs}"/>${ply(s, 'qo', pots, '#3a1630', '#ffd590')}
<g filter="url(#${s}-s)"><path fill="#1c0c20" d="${posts}"/></g><path fill="#ffb878" d="${box(60, 64, 1160, 2)}${box(60, 136, 1160, 1.5)}"/>
<circle cx="640" cy="196" r="170" fill="url(#${s}-g)"/><path stroke="#1c0c20" stroke-width="3" d="M640 60v90"/><path fill="url(#${s}-l)" d="M616 154h48q22 20 22 46t-22 46h-48q-22-20-22-46t22-46z"/><path fill="none" stroke="#9a4a1e" stroke-width="2" opacity=".8" d="M606 168h68M597 184h86M594 200h92M597 216h86M606 232h68"/><path fill="#1c0c20" d="${box(612, 148, 56, 9)}${box(612, 243, 56, 9)}"/>
<ellipse cx="640" cy="540" rx="560" ry="52" fill="url(#${s}-g)" opacity=".55"/>
<path fill="#a82a3c" d="${cushion(176, 546, 78)}${cushion(1126, 548, 70)}"/><path fill="#3a5a8a" d="${cushion(946, 550, 84)}"/>
<g class="keshikage">${ply(s, 'qa', keshikage, '#1b0d20', light)}<path fill="#fbfff2" d="${shape('128,470* 140,446 168,440 188,454 190,476* 174,498 148,500')}"/><circle cx="156" cy="474" r="15" fill="#1f8f86"/><circle cx="155" cy="475" r="7" fill="#120b18"/><circle cx="150" cy="467" r="4" fill="#fff"/><path fill="#3fc98b" d="${[
  [206, 442],
  [220, 462],
  [206, 470],
  [224, 490],
  [208, 500],
  [190, 428],
]
  .map(([x = 0, y = 0]) => circle(x, y, 6))
  .join('')}"/></g>
<g class="zuredoki">${ply(s, 'qb', hourglass, '#1b0d20', light)}<path fill="#7fc8ff" d="${glass}"/><path fill="#b98cf0" d="${shape('304,498* 352,498* 346,486 330,480 312,486')}"/><path fill="#120b18" d="${taper('306,388 314,392 322,388', [0, 4, 0])}${taper('334,388 342,392 350,388', [0, 4, 0])}"/></g>
<g class="chounaikaichou">${ply(s, 'qc', chairman, '#1b0d20', light)}<path fill="#fff3dc" d="${moustache}"/><path fill="#ffb03f" d="${circle(490, 414, 7)}${circle(516, 414, 7)}"/><path fill="#120b18" d="${circle(489, 416, 3)}${circle(515, 416, 3)}"/><path fill="#e8407f" d="${taper('466,396 504,388 544,396', [5, 6, 5])}${taper('546,440 510,476 470,512', [16, 18, 16])}"/>${ply(s, 'qd', table, '#3a1630', light)}<path fill="#fff3dc" d="${quad([440, 508], [486, 506], [490, 517], [438, 517])}${quad([510, 506], [560, 508], [564, 517], [508, 517])}"/></g>
<g class="mutounojoushu">${ply(s, 'qe', king, '#241030', light)}<path fill="#5a2448" d="${taper('690,380 680,460 686,540', [3, 6, 0])}${taper('739,356 736,450 740,540', [3, 6, 0])}${taper('790,380 800,460 794,540', [3, 6, 0])}"/>${ply(s, 'qf', kingArm, '#1b0d20', light)}<path fill="#8a6a9a" d="${kingLamp}"/><path fill="#b98cf0" d="${leaf(718, 316, 16, 5, 0.2)}${leaf(744, 318, 16, 5, -0.2)}"/><path fill="none" stroke="#fff3dc" stroke-width="3" stroke-linecap="round" d="M846 462l12-6M848 478l14 2M842 494l10 8"/></g>
<g class="tousou">${ply(s, 'qg', elder, '#f4ead8', '#ffffff')}<path fill="#3a2a44" d="${taper('924,396 932,392 938,396', [0, 3, 0])}${taper('946,396 952,392 960,396', [0, 3, 0])}${taper('930,414 940,418 952,413', [0, 3, 0])}"/><path fill="#c8b8a8" d="${taper('930,424 936,448 940,470', [2, 3, 0])}${taper('950,424 946,448 942,466', [2, 3, 0])}${taper('900,470 910,520 906,546', [2, 4, 0])}${taper('990,470 984,520 990,546', [2, 4, 0])}"/><path fill="#fffdf0" stroke="#8a5a50" d="${pages}"/><path fill="#c8a888" d="${[528, 536, 544].map((y) => box(1008, y, 36, 1.5)).join('')}"/></g>
<g class="susuke">${ply(s, 'qi', cat, '#1b0d20', light)}<path fill="#ffd34d" d="${leaf(1106, 476, 14, 5, 0.15)}${leaf(1128, 478, 14, 5, -0.15)}"/><path fill="#120b18" d="${circle(1113, 477, 2.4)}${circle(1135, 477, 2.4)}"/><path fill="none" stroke="${light}" stroke-width="1.500" opacity=".8" d="M1104 488l-22-4M1104 492l-22 4M1142 488l22-4M1142 492l22 4"/><circle cx="1124" cy="506" r="5" fill="#ffb03f"/></g>`

export const drawing: Drawing = { name: 'scenes/backstage', svg: roomSvg(defs, body) }
