import type { Drawing } from '../tools/drawing.ts'
import { random } from '../places/landscape.ts'
import { circle, cut, leaf, shape, taper } from '../tools/paper.ts'
import { box, plyFilter, radial, roomSvg, vertical } from '../places/scenery.ts'

// 原灯の火: as small as a fingernail, in the oldest lantern they carry — patched, mended, and warm. Behind it the broken glass.
const s = 'trs'
const frame =
  box(500, 150, 16, 356) +
  box(764, 150, 16, 356) +
  box(484, 500, 312, 26) +
  box(496, 140, 288, 18) +
  box(500, 322, 280, 7) +
  box(508, 526, 24, 20) +
  box(748, 526, 24, 20)
const roof = '448,146* 520,132 580,96 608,60 640,48 672,60 700,96 760,132 832,146* 812,160 640,150 468,160'
const ring = taper('612,56 604,22 640,2 676,22 668,56', [9, 9, 9, 9, 9])
const panes = box(516, 158, 248, 164) + box(516, 329, 248, 171)
const patches = [
  '530,196* 592,190* 600,246* 540,252*',
  '686,352* 748,344* 752,412* 692,420*',
  '690,182* 736,178* 742,216* 694,222*',
  '524,430* 566,426* 570,486* 528,490*',
]
  .map((points) => shape(points))
  .join('')
const stitches =
  'M528 204h-8M528 222h-8M530 240h-8M596 202h10M598 220h10M602 240h10M752 362h10M754 384h10M756 406h10M684 364h-10M686 388h-10M688 410h-10'
const flame = '640,452* 626,444 620,430 626,414 640,388* 654,414 660,430 654,444'
const wick = box(637, 448, 6, 22) + shape('604,500* 606,478 622,468 658,468 674,478 676,500*')
const handLeft = shape(
  '-20,740* -20,600 120,560 260,520 380,500 450,494* 496,500 508,520 496,540 450,550 470,566 474,590 450,600 420,604 430,624 416,646 380,650 300,690 240,740*',
)
const handRight = shape(
  '1300,740* 1300,600 1160,560 1020,520 900,500 830,494* 784,500 772,520 784,540 830,550 810,566 806,590 830,600 860,604 850,624 864,646 900,650 980,690 1040,740*',
)
const next = random(8)
const shards = Array.from({ length: 16 }, (_, index) => {
  const angle = (index / 16) * 6.283
  const [x, y, r] = [640 + Math.cos(angle) * (330 + next() * 220), 300 + Math.sin(angle) * (190 + next() * 90), 14 + next() * 26]
  return cut([0, 2.2, 3.9].map((turn): [number, number] => [x + Math.cos(turn + angle) * r, y + Math.sin(turn + angle) * r * 0.7]))
}).join('')
const rays = Array.from({ length: 12 }, (_, index) => leaf(640, 424, 520, 13, (index / 12) * 6.283 + 0.26)).join('')

const defs =
  radial(`${s}-b`, [0, '#8a3c4a'], [0.4, '#4a1a3c'], [1, '#100818']) +
  radial(`${s}-h`, [0, '#fff6d0', 1], [0.3, '#ffc25a', 0.75], [0.65, '#ff7a3a', 0.3], [1, '#c8304a', 0]) +
  `<radialGradient id="${s}-p" gradientUnits="userSpaceOnUse" cx="640" cy="424" r="290"><stop stop-color="#fffbe0"/><stop offset=".25" stop-color="#ffdf95"/><stop offset=".55" stop-color="#f29a4a"/><stop offset="1" stop-color="#7a2a30"/></radialGradient>` +
  vertical(`${s}-f`, [0, '#fff3b0'], [0.5, '#ffb03c'], [1, '#f2491f']) +
  plyFilter(s, '#08030c', 8, 0.7)
const body = `<rect width="1280" height="720" fill="#100818"/><ellipse cx="640" cy="400" rx="760" ry="480" fill="url(#${s}-b)"/><path fill="#ffb45a" opacity=".1" d="${rays}"/>
<g filter="url(#${s}-s)"><path fill="#a8606a" opacity=".5" d="${shards}"/></g>
<circle cx="640" cy="424" r="380" fill="url(#${s}-h)" opacity=".8"/>
<path fill="none" stroke="#0c0612" stroke-width="5" d="M640-10v20"/>
<path fill="url(#${s}-p)" d="${panes}"/><path fill="#fff0c4" opacity=".28" d="${patches}"/><path fill="none" stroke="#7a3020" stroke-width="3" stroke-linecap="round" opacity=".75" d="${stitches}"/><path fill="#7a3020" opacity=".3" d="${taper('560,158 566,240 558,322', [2, 4, 2])}${taper('716,230 708,280 716,322', [2, 4, 2])}${taper('600,329 608,370 600,400', [1, 3, 0])}"/>
<circle cx="640" cy="424" r="96" fill="url(#${s}-h)"/><path fill="#2a0f14" d="${wick}"/><path fill="url(#${s}-f)" d="${shape(flame)}"/><path fill="#fffef2" d="${shape('640,446* 633,440 631,432 640,412* 649,432 647,440')}"/>
<g filter="url(#${s}-s)"><path fill="#ffb46a" d="${frame}${shape(roof)}${ring}" transform="translate(0-2)"/><path fill="#170b1c" d="${frame}${shape(roof)}${ring}"/></g><path fill="#e0955c" d="${[520, 560, 600, 640, 680, 720, 760].map((x) => circle(x, 512, 4)).join('')}${leaf(520, 138, 70, 4, -0.4)}${leaf(760, 138, 70, 4, 3.54)}"/>
<g filter="url(#${s}-s)"><path fill="#ffb46a" d="${handLeft}${handRight}" transform="translate(0-3)"/><path fill="#1c0e22" d="${handLeft}${handRight}"/></g>
<path fill="none" stroke="#c8704e" stroke-width="3" stroke-linecap="round" opacity=".8" d="M496 520q-34 2-70 12M470 580q-34 0-60 8M784 520q34 2 70 12M810 580q34 0 60 8"/>`

export const drawing: Drawing = { name: 'scenes/treasure', svg: roomSvg(defs, body) }
