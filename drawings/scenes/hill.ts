import type { Drawing } from '../tools/drawing.ts'
import { handsOf } from '../bodies/hands.ts'
import { layeredScene } from '../tools/layers.ts'
import { blade, mist, random } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, farPagoda, farRoof, land, needed, ply, plyFilter, radial, repeat, roomSvg, vertical } from '../places/scenery.ts'
import { pineDefs } from '../places/story.ts'

// The hill over the town: three people, the oldest lantern they own, and below them every light there is.
const s = 'his'
const next = random(77)
const stars = Array.from({ length: 46 }, () => circle(Math.round(next() * 1280), Math.round(44 + next() * 230), 0.8 + next() * 1.3)).join(
  '',
)
const houses = (
  [
    [330, 34, 14],
    [378, 30, 22],
    [420, 36, 12],
    [464, 30, 20],
    [520, 36, 14],
    [566, 28, 22],
    [704, 34, 14],
    [746, 30, 24],
    [790, 36, 14],
    [836, 30, 20],
    [884, 36, 12],
    [930, 30, 18],
  ] as const
).map(([x, w, h]) => [x, Math.round(410 - Math.abs(x - 640) * 0.09), w, h + 6] as const)
const walls = houses.map(([x, y, w, h]) => box(x - w / 2, y - h, w, h + 26)).join('')
const roofs = houses.map(([x, y, w, h]) => farRoof(x, y - h, w)).join('') + farPagoda(634, 412, 5, 56)
// The town's lamps: always four and four, in the streets and along the walls.
const lamps = Array.from({ length: 20 }, (_, index) => {
  const x = 300 + index * 36 + (index % 3) * 6
  const y = 426 + ((index * 5) % 4) * 9 - Math.abs(x - 640) * 0.03
  return [0, 7, 14, 21].map((step) => circle(x + step, y + step * 0.12, 2)).join('')
}).join('')
const windows = houses.flatMap(([x, y, w, h]) => [-1, 1].map((side) => box(x + (side * w) / 4 - 2.5, y - h + 7, 5, 7))).join('')
const hollow = land('-20,330 120,320 260,352 340,396 420,418 540,426 740,426 860,416 950,390 1040,346 1160,312 1300,322', 560)
const crest = '-20,470 140,474 320,500 480,534 640,544 800,530 960,494 1120,470 1300,464'
const bough =
  taper('1240,170 1180,152 1110,158 1020,120 930,124', [44, 34, 24, 15, 6]) +
  taper('1180,152 1120,110 1060,92', [16, 10, 4]) +
  taper('1120,158 1070,196 1010,206', [14, 9, 4])
const trunk = taper('1260,740 1200,610 1208,450 1186,310 1198,190 1262,70', [150, 108, 92, 88, 74, 60])
/** Cuts in its bark. */
const bark =
  taper('1168,250 1160,310 1168,372', [0, 4, 0]) +
  taper('1186,420 1192,480 1182,548', [0, 5, 0]) +
  taper('1206,300 1198,352 1206,404', [0, 3, 0])
const pads = [
  [930, 120, 0.95],
  [1040, 92, 1.15],
  [1004, 204, 0.9],
  [1150, 140, 1.2],
  [1240, 80, 1.4],
  [1130, 50, 1],
] as const
/** Tufts of six blades along a ridge that leave a clear place for the lantern and the three. */
function grass(ridge: string, tufts: number, high: number, bare: readonly [from: number, to: number]): string {
  const points = ridge.split(' ').map((point) => point.split(',').map(Number))
  const roll = random(51)
  return Array.from({ length: tufts * 6 }, (_, at) => {
    const tuft = Math.floor(at / 6)
    const x = (tuft + 0.5) * (1280 / tufts) + (roll() - 0.5) * 42
    if (x > bare[0] && x < bare[1]) return ''
    const next = points.findIndex(([px = 0]) => px > x)
    const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] = [points[next - 1], points[next]]
    const tall = high * (0.45 + 0.55 * Math.abs(Math.sin(tuft * 1.9))) * (0.5 + roll() * 0.5)
    return blade(
      Math.round(x),
      Math.round(y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)) + 7,
      Math.round(tall) + 7,
      Math.round((roll() - 0.4) * tall * 0.8),
      5 + Math.round(roll() * 2),
    )
  }).join('')
}
/** The near edge of the hill, before the lantern. */
const brow = '-20,650 160,664 340,640 520,634 700,646 900,628 1080,604 1300,612'
const near = land(brow, 740) + grass(brow, 16, 54, [560, 800])
const lanternBody = shape('620,470* 660,470* 678,490 680,520 668,540* 612,540* 600,520 602,490')

const defs =
  vertical(`${s}-k`, [0, '#0c1030'], [0.24, '#1e2056'], [0.42, '#4a3a7a'], [0.56, '#a8607a'], [0.64, '#f0a878']) +
  radial(`${s}-g`, [0, '#fff0c4', 0.95], [0.4, '#ffb46a', 0.6], [1, '#a8507a', 0]) +
  radial(`${s}-m`, [0, '#fff6d8'], [1, '#ffe2a0']) +
  radial(`${s}-lamp`, [0, '#fff6d8'], [0.45, '#ffd884'], [0.8, '#f59a3e'], [1, '#c85a22']) +
  radial(`${s}-halo`, [0, '#ffcf78', 0.9], [1, '#ff9a3c', 0]) +
  vertical(`${s}-f`, [0, '#4a2a58'], [0.6, '#361d4c'], [1, '#261440']) +
  plyFilter(s, '#0a0620', 7, 0.6) +
  plyFilter(`${s}-r`, '#0a0620', 2) +
  `<linearGradient id="${s}-r-shade"><stop stop-color="#7a2f52"/></linearGradient>` +
  pineDefs(s)
const burning = `<circle cx="640" cy="506" r="120" fill="url(#${s}-halo)"/><path fill="url(#${s}-lamp)" d="${lanternBody}"/><path fill="#ff8a2c" d="${shape('640,528* 630,520 628,508 640,486* 652,508 650,520')}"/>`
const dark = `<path fill="#6d5c82" d="${lanternBody}"/>`
const frame = `<path fill="none" stroke="#7a3a1e" stroke-width="2.500" d="M603 490q37 8 75 0M601 507q39 9 78 0M603 524q37 8 75 0M626 471q-12 36 0 69M654 471q12 36 0 69"/><path fill="#d8a060" d="M646 477h20l-3 13h-17z"/><path fill="#120a20" d="${box(612, 538, 56, 8)}${shape('606,472* 640,452 674,472*')}${box(636, 440, 8, 14)}"/>`
/** `old` = the lantern on the ground. */
const body = (old: string) => `<rect width="1280" height="720" fill="url(#${s}-k)"/><path fill="#fff6d8" opacity=".75" d="${stars}"/>
<g fill="#d8c8f0"><circle cx="300" cy="170" r="104" opacity=".1"/><circle cx="300" cy="170" r="76" opacity=".14"/><circle cx="300" cy="170" r="50" fill="url(#${s}-m)"/></g>
<g filter="url(#${s}-s)" opacity=".85"><path fill="#2c2660" d="${mist(
  [
    [-40, 330],
    [-40, 250],
    [-40, 420],
  ],
  214,
  20,
)}${mist(
  [
    [700, 960],
    [760, 900],
  ],
  250,
  16,
)}"/></g>
<ellipse cx="640" cy="420" rx="440" ry="170" fill="url(#${s}-g)"/>
${ply(s, 'a', land('-20,370 160,352 300,380 460,396 640,392 820,398 980,376 1120,344 1300,366', 560), '#6a4478', '#f0a08a')}
${ply(s, 'w', walls, '#8a4f74', '#8a4f74', `<path fill="#5e3668" d="${land('300,382 420,392 640,390 860,392 1000,374', 560)}"/>`)}${ply(s, 'b', roofs, '#4a2858', '#ffc27a')}<path fill="#ffe6a6" d="${windows}"/>
${ply(s, 'c', hollow, '#3f2658', '#d87a78')}<path fill="#ffdf95" d="${lamps}"/>
${ply(s, 'd', land(crest, 740) + grass(crest, 10, 24, [500, 780]), `url(#${s}-f)`, '#c86a6a')}
${old}
${ply(s, 'e', near, '#120a26', '#a85a70')}
<g filter="url(#${s}-s)" fill="#0a0718"><path d="${trunk}${bough}"/><path fill="#4a2c50" d="${bark}"/>${repeat(`${s}-p`, pads)}</g><g stroke="#c8805a" stroke-width="2.2" stroke-linecap="round" opacity=".7">${repeat(`${s}-n`, pads)}</g>`

// Held up by two arms over the head of whoever sits there.
const arms =
  taper('722,462 716,420 728,376 738,358', [26, 23, 18, 14], { per: 1 }) +
  taper('810,462 816,420 804,376 794,358', [26, 23, 18, 14], { per: 1 }) +
  circle(739, 356, 9) +
  circle(793, 356, 9)
const raised = `<circle cx="766" cy="316" r="230" fill="url(#${s}-halo)"/>${ply(s, 'r', arms, '#150b1c', '#ffd2a0')}<g transform="translate(126-190)">${burning}${frame}</g>`
// Eyes and a mouth are cut into each of the three shadows: light from behind.
const mouths = [290, 452, 880].map((x) => `<ellipse cx="${x}" cy="392" rx="9" ry="6"/>`).join('')
const eyes = [290, 452, 880].map((x) => circle(x - 12, 372, 3.5) + circle(x + 12, 372, 3.5)).join('')
// The diary, open in the light, and shut when it has been read; the lines are too small to be read.
const leafOf = (side: 1 | -1): string =>
  shape([
    [640, 562, true],
    [640 + 20 * side, 555],
    [640 + 52 * side, 558, true],
    [640 + 62 * side, 584, true],
    [640 + 24 * side, 580],
    [640, 588, true],
  ])
const writing = [0, 1, 2, 3, 4]
  .flatMap((at) =>
    [-1, 1].map((side) =>
      taper(
        `${640 + (10 + at * 9) * side},${560 - (at === 0 ? 0 : 1)} ${640 + (12 + at * 10.5) * side},${576 + at * 0.6 - (at % 2) * 4}`,
        [2, 2],
        { per: 1 },
      ),
    ),
  )
  .join('')
const open = `<ellipse cx="640" cy="572" rx="110" ry="34" fill="url(#${s}-halo)" opacity=".7"/><path fill="#7a2f3a" d="${shape('574,586* 584,556 640,564 696,556 706,586* 640,594')}"/><path fill="#fff2cc" d="${leafOf(-1)}${leafOf(1)}"/><path fill="#8a5a4a" d="${writing}"/><path fill="#d8a878" d="${taper('640,562 640,588', [2, 3])}"/>`
const closed = `<path fill="#ffd79a" d="${shape('596,562* 676,558* 690,584* 590,588*')}"/><path fill="#7a2f3a" d="${shape('598,566* 674,562* 688,584* 592,588*')}"/><path fill="#f3dcb0" d="${shape('602,585* 600,590* 690,587* 688,583*')}${box(622, 568, 8, 14)}"/>`
// A hand of whoever sits there, and the foot it holds as one holds a puppet's.
const forearm = taper('786,520 820,508 862,474', [34, 28, 20], { per: 1 })
const pinching = handsOf(`${s}-r`).hand('point', 872, 464, { scale: 0.66, turn: 32, skin: '#d8965f' })
const thread = `<path fill="none" stroke="#fff4dc" stroke-width="1.800" d="M916 470L897 536M884 538q14 8 26-2M884 542q14 8 26-2"/><path fill="#fff4dc" d="${circle(897, 537, 3)}${circle(916, 470, 2.5)}"/>`
const unlit = body(dark + frame)

/** `hill-unlit` stands behind what could not be opened. */
export const drawings: readonly Drawing[] = [
  ...layeredScene('hill', defs, body(burning + frame), {
    'lantern-flare': `<circle cx="640" cy="506" r="250" fill="url(#${s}-halo)"/>`,
    'shadow-mouths': `<g fill="#ffd28a">${mouths}</g>`,
    'shadow-eyes': `<path fill="#ffd28a" d="${eyes}"/>`,
    diary: open,
    'diary-shut': closed,
    thread: `${ply(s, 't', forearm, '#150b1c', '#ffd2a0')}${pinching}${thread}`,
    'lantern-gone': body(''),
    'lantern-raised': raised,
  }),
  { name: 'scenes/hill-unlit', svg: roomSvg(needed(defs, unlit), unlit) },
]
