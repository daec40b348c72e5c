import { robed, robedTrim } from '../crowd.ts'
import type { Drawing } from '../drawing.ts'
import { circle, shape, taper } from '../paper.ts'
import { box, farHouse, farPagoda, hipRoof, land, ply, plyFilter, quad, radial, roomSvg, roofRibs, vertical } from '../scenery.ts'
import { lampCord, townLampDefs } from '../story.ts'

// The return: one finger has opened the gate, all four rows of lamps are lit, and everybody asks the same thing.
const s = 'gns'
const opening = '392,566* 392,250 420,196 520,168 640,160 760,168 860,196 888,250 888,566*'
const wall = box(-20, 250, 400, 330) + box(900, 250, 400, 330)
const caps = box(-20, 232, 400, 22) + box(900, 232, 400, 22)
const gateRoof = hipRoof(640, 136, 780, 110, 18)
const beam = box(330, 128, 620, 30) + box(352, 158, 44, 420) + box(884, 158, 44, 420)
const doorLeft = quad([396, 196], [498, 232], [498, 548], [396, 578])
const doorRight = quad([884, 196], [782, 232], [782, 548], [884, 578])
const studs = [230, 300, 370, 440, 510]
  .flatMap((y) => [418, 446, 474].map((x) => circle(x, y + (x - 396) * 0.06, 5) + circle(1280 - x, y + (x - 396) * 0.06, 5)))
  .join('')
const town =
  [
    [530, 40, 20],
    [576, 34, 34],
    [700, 34, 34],
    [746, 42, 22],
  ]
    .map(([x = 0, w = 0, h = 0]) => farHouse(x, 420, w, h))
    .join('') + farPagoda(638, 418, 5, 58)
const windows =
  [520, 536, 568, 578, 692, 704, 736, 752].map((x) => box(x, 404, 6, 8)).join('') +
  box(628, 380, 6, 9) +
  box(642, 380, 6, 9) +
  box(634, 356, 7, 8)
// The town has come: a half circle of people, and Kannuki at the door with one finger out.
const crowd =
  robed(512, 475, 67, -2, 'straw') +
  robed(543, 468, 57, 2, 'bun') +
  robed(563, 471, 39, 2, 'bob') +
  robed(588, 466, 60, 0, 'scarf') +
  robed(676, 466, 57, 3, 'knot') +
  robed(696, 470, 37, 0, 'bare') +
  robed(717, 468, 63, -3, 'cap')
const watch =
  robed(842, 560, 190, 0, 'bare') +
  taper('842,412 800,420 770,416', [22, 16, 9], { per: 1 }) +
  // His hand, with the one finger.
  circle(764, 415, 7) +
  taper('764,411 752,408 742,407', [6, 5, 4], { per: 1 }) +
  quad([806, 420], [846, 414], [846, 470], [812, 480]) +
  quad([850, 458], [868, 470], [866, 481], [850, 481])
const hat = shape('806,380* 842,346 880,380* 842,386')
/** The side of his face that the town lights: in profile, with the moustache of his bust. */
const cheek = shape('850,384* 827,385 825,390 817,396 818,400 823,401 822,405* 825,407 825,411 832,416 843,414 850,408*')
const features =
  taper('826,389 831,386 837,389', [2, 3.5, 0], { per: 1 }) +
  taper('826,393.500 831,392 836,394', [1.5, 3, 0.5], { per: 1 }) +
  taper('822,402 829,401 841,408', [2.5, 5.5, 0], { per: 1 })
const road = shape('560,470* 720,470* 800,580 900,740* 380,740* 480,580')
const tiles = [-300, -160, -60, 60, 160, 300]
  .map((x) =>
    taper(
      [
        [640 + x * 0.3, 472],
        [640 + x, 740],
      ],
      [1, 3],
      { per: 1, decimals: 0 },
    ),
  )
  .join('')

const defs =
  vertical(`${s}-k`, [0, '#0a0c26'], [0.4, '#1e1c48'], [0.7, '#3a2a5c']) +
  vertical(`${s}-t`, [0, '#6a2c5a'], [0.35, '#f08a4a'], [0.62, '#ffe0a0'], [1, '#fff6d8']) +
  radial(`${s}-g`, [0, '#fff6d6', 1], [0.5, '#ffc26a', 0.6], [1, '#ff8a4a', 0]) +
  vertical(`${s}-w`, [0, '#3a2450'], [1, '#1c1030']) +
  vertical(`${s}-door`, [0, '#4a2440'], [1, '#2a1230']) +
  vertical(`${s}-r`, [0, '#fff0c4'], [0.3, '#f7b86a'], [0.7, '#8a4058'], [1, '#2a1436']) +
  plyFilter(s, '#0a0418', 7, 0.65) +
  townLampDefs(s)
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><path fill="#fff6d8" opacity=".6" d="${[
  [80, 90, 1.6],
  [180, 160, 1.2],
  [280, 70, 1.4],
  [60, 200, 1],
  [1010, 80, 1.5],
  [1110, 170, 1.2],
  [1210, 100, 1.6],
  [1160, 60, 1],
  [330, 180, 1],
  [980, 190, 1.1],
]
  .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
  .join('')}"/>
<ellipse cx="640" cy="380" rx="620" ry="380" fill="url(#${s}-g)" opacity=".5"/>
<path fill="#2a1838" d="${box(360, 140, 560, 440)}"/><path fill="url(#${s}-t)" d="${shape(opening)}"/><circle cx="640" cy="400" r="230" fill="url(#${s}-g)"/>
${ply(s, 'a', town + box(396, 416, 488, 60), '#b8584e', '#fff0c0')}<path fill="#fff6d0" d="${windows}"/>
${lampCord(s, [400, 236], [880, 236], 18, 4, 1)}${lampCord(s, [430, 284], [850, 284], 16, 4, 0.8)}${lampCord(s, [460, 322], [820, 322], 14, 4, 0.64)}${lampCord(s, [490, 352], [790, 352], 12, 4, 0.5)}
<path fill="url(#${s}-r)" d="${land('-20,474 640,466 1300,474', 740)}"/><path fill="#fff6d8" opacity=".55" d="${road}"/><path fill="#8a4058" opacity=".35" d="${tiles}"/>
<path fill="#7a2f4a" d="${crowd}"/>
${ply(s, 'b', doorLeft + doorRight, `url(#${s}-door)`, '#ffb46a')}<path fill="#e0955c" d="${studs}"/>
${ply(s, 'c', wall, `url(#${s}-w)`, '#8a5a8a')}${ply(s, 'd', caps, '#241838', '#b0789a')}
${ply(s, 'e', beam + gateRoof, '#1c1030', '#f0a06a')}<path fill="#c8805a" opacity=".4" d="${roofRibs(640, 136, 780, 110, 26)}"/>
${lampCord(s, [0, 304], [310, 304], 10, 2, 1.3)}${lampCord(s, [970, 304], [1280, 304], 10, 2, 1.3)}
<g filter="url(#${s}-s)"><path fill="#ffc27a" d="${watch}" transform="translate(-2-1)"/><path fill="#160c22" d="${watch}"/></g><path fill="#e2a468" d="${cheek}"/><path fill="#3a1c30" d="${features}"/><g filter="url(#${s}-s)"><path fill="#ffc27a" d="${hat}" transform="translate(-2-1)"/><path fill="#160c22" d="${hat}"/></g><path fill="#b06a4a" d="${robedTrim(842, 560, 190)}"/>
<ellipse cx="674" cy="560" rx="92" ry="20" fill="url(#${s}-g)"/><use href="#${s}-o" transform="translate(674 536)scale(2.4)"/><path fill="none" stroke="#3a1a30" stroke-width="2.500" d="M662 512q12-16 24 0"/>`

export const drawing: Drawing = { name: 'scenes/gate-night', svg: roomSvg(defs, body) }
