/** What the fourth ending shows of those who hang on its strings: `s` = the scene's prefix, whose paints they use. */
import { tiedAt, type Walker, working, workingTrim } from './crowd.ts'
import { handsOf } from '../bodies/hands.ts'
import { fringe } from '../places/landscape.ts'
import { circle, leaf, line, shape, taper } from '../tools/paper.ts'
import { item, num, type Points, parsePoints } from '../tools/points.ts'
import { box, gableRoof, hipRoof, land, ply, repeat, roofRibs } from '../places/scenery.ts'
import { body, face, foreleg, head } from './susuke.ts'
import { kannukiIdle, maruAtTheStove } from './townsfolk.ts'

type Point = readonly [x: number, y: number]
/** A string from a fingertip to where it holds. */
type StringTo = (place: Point) => string

const edge = '#ffd0a0'
const sash = '#d8506a'
const fold = '#7a3a6a'
const knot = ([x, y]: Point): string => circle(x, y, 2.5)
export const strings = (lines: readonly string[], ends: readonly Point[]): string =>
  `<path fill="none" stroke="#fff4dc" stroke-width="1.500" d="${lines.join('')}"/><path fill="#fff4dc" d="${ends.map(knot).join('')}"/>`
/** From above the picture, each from its own `top`. */
export const fromAbove = (ties: readonly (readonly [top: number, x: number, y: number])[]): string =>
  strings(
    ties.map(([top, x, y]) => `M${num(top)} -10L${num(x)} ${num(y)}`),
    ties.map(([, x, y]) => [x, y]),
  )
const moved = (points: string, x: number, y: number): Points =>
  parsePoints(points).map(({ x: dx, y: dy, corner }) => [x + dx, y + dy, corner])

const camelBody =
  '-72,-78* -78,-108 -64,-124 -46,-122 -34,-148 -16,-156 0,-144 10,-122 34,-120 48,-106 60,-100 72,-118 82,-146 94,-162* 98,-172 104,-163* 122,-160 138,-148 136,-140* 116,-138 104,-134 100,-116 88,-90 68,-76 44,-70 10,-66 -30,-66'
const camelLegs = ['-60,-82 -66,-40 -58,0', '-42,-76 -34,-40 -40,0', '34,-78 42,-40 34,0', '54,-80 50,-40 60,0']
const camel = (x: number, y: number): string =>
  shape(moved(camelBody, x, y)) +
  camelLegs.map((points) => taper(moved(points, x, y), [22, 10, 9], { per: 1 })).join('') +
  [-58, -40, 34, 60].map((dx) => box(x + dx - 5, y - 6, 17, 6)).join('') +
  taper(moved('-74,-104 -88,-84 -84,-58', x, y), [6, 4, 6], { per: 1 })
/** Nobody looks aside: four camels in one step, and who leads them. */
export function caravan(s: string, stringTo: StringTo): string {
  const walking = [190, 424, 658, 892] as const
  const leader: Walker = [1104, 512, 134, 1]
  const at = 512
  const ties = [
    ...walking.flatMap((x): Point[] => [
      [x + 88, at - 126],
      [x + 42, at - 42],
    ]),
    ...tiedAt('carry', leader),
  ]
  return `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="640" cy="420" r="330" fill="url(#${s}-g)"/>
${ply(s, '1', land('-20,400 140,352 330,404 560,430 800,398 1020,344 1300,408', 560), '#8a4470', '#ffc8a0')}${ply(s, '2', land('-20,452 200,436 460,452 760,428 1040,448 1300,430', 740), `url(#${s}-ground)`, '#ffe0b0')}
<path fill="#fff0c8" opacity=".5" d="${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((step) => leaf(20 + step * 62, 526 - (step % 2) * 7, 20, 3, 0)).join('')}"/>
${ply(s, '3', walking.map((x) => camel(x, at)).join('') + working('carry', leader), '#1c0c2e', edge, '', 1)}
<path fill="${sash}" d="${walking.map((x) => shape(moved('-50,-126* 16,-126* 24,-86* -58,-86*', x, at))).join('')}${workingTrim('carry', leader).sash}"/><path fill="#ffd98a" d="${walking.map((x) => box(x - 58, at - 92, 82, 4) + box(x - 53, at - 116, 71, 3) + [-44, -24, -4, 14].map((dx) => leaf(x + dx, at - 112, 17, 5, 1.57)).join('')).join('')}${walking.map((x) => circle(x + 120, at - 152, 2.5)).join('')}"/>
<path fill="none" stroke="#e0906a" stroke-width="2.500" d="${walking.map((x, nth) => `M${x + 134} ${at - 142}Q${x + 160} ${at - 96} ${nth < 3 ? x + 156 : x + 176} ${at - 100}`).join('')}"/>${strings(ties.map(stringTo), ties)}`
}

/** Five sickles at one height; nobody asks for a rest. */
export function reapers(s: string, stringTo: StringTo): string {
  const row = [150, 340, 530, 720, 910].map((x): Walker => [x, 514, 140, 1])
  const handle = ([x, y]: Walker): string =>
    taper(
      [
        [x + 18, y - 58],
        [x + 46, y - 42],
      ],
      [5, 4],
      { per: 1 },
    )
  const blade = ([x, y]: Walker): string =>
    taper(
      [
        [x + 45, y - 42],
        [x + 72, y - 48],
        [x + 88, y - 32],
        [x + 84, y - 8],
      ],
      [3, 6, 6, 0],
    )
  // Nobody looks up: the hat's point is turned to the next.
  const hats = row.map(([x, y]) => shape(moved('52,-140* 102,-112* 70,-72* 58,-104', x, y))).join('')
  const sheaf = (x: number): string =>
    shape(moved('-13,0* -6,-17 -23,-46* -13,-44 -9,-52* 0,-46 9,-52* 13,-44 23,-46* 6,-17 13,0*', x, 434))
  const sheaves = [96, 290, 480, 670, 858]
  const ties = row.flatMap((walker): Point[] => [...tiedAt('bow', walker), [walker[0] + 21, walker[1] - 56]])
  return `<rect width="1280" height="720" fill="url(#${s}-k)"/>${ply(s, '1', land('-20,410 240,386 560,404 900,380 1300,408', 560), '#6a2f62', '#ffc8a0')}
${ply(s, '2', land('-20,440 640,428 1300,440', 740), `url(#${s}-ground)`, '#ffe0b0')}<g fill="#c8804e">${repeat(`${s}-8`, [
    [1010, 470, 1.5],
    [1000, 500, 1.7],
  ])}</g>
<path fill="#8a4a58" d="${Array.from({ length: 62 }, (_, at) => leaf(10 + ((at * 97) % 1000), 548 - ((at * 41) % 88), 14, 2, -1.57)).join('')}"/><g fill="#e8a860">${repeat(`${s}-8`, [[994, 536, 1.9]])}</g>
${ply(s, '4', sheaves.map(sheaf).join(''), '#c8804e', '#ffd98a')}<path fill="#7a3a4a" d="${sheaves.map((x) => box(x - 6, 414, 12, 4)).join('')}"/>
${ply(s, '3', row.map((walker) => working('bow', walker)).join(''), '#1c0c2e', edge, '', 1)}<path fill="${sash}" d="${row.map((walker) => workingTrim('bow', walker).sash).join('')}"/><path fill="${fold}" d="${row.map((walker) => workingTrim('bow', walker).folds).join('')}"/><path fill="#a8583a" d="${row.map(handle).join('')}"/><path fill="#fff0cc" d="${row.map(blade).join('')}"/>${ply(s, '5', hats, '#d89a5a', '#fff0c8')}<path fill="#8a4f3a" d="${row.flatMap(([x, y]) => ['98,-111 76,-118 54,-130', '97,-109 74,-104 57,-100', '96,-107 80,-94 70,-80'].map((points) => taper(moved(points, x, y), [0, 2, 2], { per: 1 }))).join('')}"/>
${strings(ties.map(stringTo), ties)}`
}
export const grain = (s: string): string => `<path id="${s}-8" d="${fringe(29, 190, 34, 62)}"/>`

/** The castle's roofs, new, the hall's mirror in the gable, and who mended them. */
export function roofers(s: string, stringTo: StringTo): string {
  const workers: readonly Walker[] = [
    [446, 324, 56, 1],
    [834, 324, 56, -1],
    [536, 306, 46, 1],
    [744, 306, 46, -1],
  ]
  const ties = workers.flatMap((walker) => tiedAt('sweep', walker))
  return `<path fill="#ffc470" d="${roofRibs(640, 328, 286, 42, 15)}${roofRibs(640, 282, 206, 24, 13)}${roofRibs(453, 358, 112, 36, 9)}${roofRibs(827, 358, 112, 36, 9)}"/>${ply(s, '6', gableRoof(640, 316, 92, 40), '#241038', '#ffc470')}${ply(s, '7', circle(640, 305, 17), '#c8804e', '#fff0c8')}<path fill="#fff6dc" d="${circle(640, 305, 13.5)}"/><path fill="#f2b070" d="${leaf(632, 312, 16, 4, -0.8)}${leaf(640, 314, 12, 3, -0.8)}"/>${ply(s, '3', workers.map((walker) => working('sweep', walker)).join(''), '#1c0c2e', '#fff0c8', '', 0, -1)}<path fill="${sash}" d="${workers.map((walker) => workingTrim('sweep', walker).sash).join('')}"/>${strings(ties.map(stringTo), ties)}`
}

/** It always comes out right; ソロバン's finger does not even ask. */
export function abacus(s: string): string {
  const rods = Array.from({ length: 13 }, (_, at) => 164 + at * 79.5)
  const beadsAt = (outline: string) => rods.flatMap((x) => [156, 318, 354, 390, 426].map((y) => shape(moved(outline, x, y)))).join('')
  return `<rect width="1280" height="720" fill="url(#${s}-a)"/><circle cx="640" cy="270" r="460" fill="url(#${s}-p)"/><path fill="#e0906a" d="${rods.map((x) => box(x - 3, 110, 6, 350)).join('')}"/>
${ply(s, '1', beadsAt('-37,0* -17,-16* 17,-16* 37,0* 17,16* -17,16*'), '#a03a4c', '#ffb880')}<path fill="#5a1838" d="${beadsAt('-37,0* 37,0* 17,16* -17,16*')}"/>
${ply(s, '2', box(82, 92, 1116, 34) + box(82, 446, 1116, 38) + box(82, 92, 36, 390) + box(1162, 92, 36, 390) + box(82, 196, 1116, 18), '#241038', '#ffd8a0')}<path fill="#ffe6b4" d="${rods
    .filter((_, at) => at % 3 === 0)
    .map((x) => circle(x, 205, 4))
    .join('')}"/>
<path fill="url(#${s}-e)" d="${taper('850,372 990,446', [84, 104], { per: 1 })}"/>${handsOf(`${s}-r`).hand('point', 812, 350, { scale: 2.1, turn: 8, mirrored: true, skin: `url(#${s}-e)` })}${ply(s, '3', shape('888,338* 936,326* 1100,400 1300,450* 1300,740* 960,740* 900,600 866,470'), '#3a2a66', '#f0b0b0')}<path fill="#e8839a" d="${taper('924,330 884,376 866,420 872,480', [10, 14, 14, 10])}"/>${fromAbove(
    [
      [640, 690, 276],
      [900, 868, 350],
    ],
  )}`
}

// Black paper; what glows is the fire and what is baked on it.
const ofPaper = {
  stove: '#3a1740',
  bands: '#7a3a60',
  rack: '#241038',
  sticks: '#4a2244',
  robe: '#2a1038',
  lapels: '#d8506a',
  apron: '#7a3a6a',
}
/** マル still bakes; three plates stand before three empty seats. */
export function plates(s: string): string {
  const plate = (x: number): string =>
    ply(s, `4${x}`, shape(moved('-82,0* 82,0* 54,22 -54,22', x, 470)), '#f0dcb8', '#ffffff') +
    `<path fill="#7a4a34" d="${[-44, 0, 44]
      .map((dx) =>
        taper(
          [
            [x + dx - 22, 466],
            [x + dx + 26, 392],
          ],
          [4, 3],
          { per: 1 },
        ),
      )
      .join(
        '',
      )}"/><path fill="#e8a85e" d="${[-44, 0, 44].flatMap((dx) => [0, 1, 2].map((at) => circle(x + dx - 13 + at * 13, 452 - at * 20, 12))).join('')}"/><path fill="#fff0c8" d="${[-44, 0, 44].flatMap((dx) => [0, 1, 2].map((at) => circle(x + dx - 17 + at * 13, 448 - at * 20, 3))).join('')}"/>`
  return `<rect width="1280" height="720" fill="url(#${s}-a)"/><circle cx="360" cy="290" r="420" fill="url(#${s}-p)"/><circle cx="930" cy="440" r="330" fill="url(#${s}-p)"/><g transform="translate(360 486)scale(2.1)">${maruAtTheStove(s, ofPaper)}</g>
${ply(s, '5', box(-20, 486, 1320, 40), '#4a2258', '#ffd0a0')}<path fill="#1a0a26" d="${box(-20, 526, 1320, 220)}"/>${[726, 908, 1090].map(plate).join('')}${fromAbove(
    [
      [180, 263, 268],
      [360, 360, 164],
      [560, 482, 347],
    ],
  )}`
}

const nameList = '120,165 300,165 300,415 120,415'
const rules = '330,190 480,190 480,400 330,400'
const sheet = (points: string): string => shape(parsePoints(points).map(({ x, y }): [number, number, boolean] => [x, y, true]))
// Letters on the gate's sheets: their strokes in a square of 18.
const letters: Readonly<Record<string, readonly string[]>> = {
  一: ['-9,1 0,0 9,-1'],
  二: ['-6,-5 6,-6', '-9,6 9,5'],
  三: ['-7,-8 7,-9', '-6,-1 6,-1', '-9,7 9,6'],
  遅: [
    '-2,-9 7,-9* 7,-5 -2,-5',
    '-2,-9 -2,0 -4,4',
    '0,-2 8,-2',
    '0,1 8,1',
    '4,-5 4,5',
    '-8,-8 -6,-6',
    '-9,-2 -6,-2* -7,5',
    '-9,7 -4,6 9,8',
  ],
  帰: ['-8,-7 -8,2', '-4,-9 -4,4 -7,9', '0,-9 8,-9* 8,-3 0,-3', '0,-6 8,-6', '-1,0 9,0* 9,2', '0,8 0,4* 8,4* 8,8', '4,0 4,9'],
  言: ['-1,-9 1,-7', '-9,-5 9,-5', '-6,-2 6,-2', '-6,1 6,1', '-6,9 -6,4* 6,4* 6,9* -6,9'],
  れ: ['-4,-9 -4,9', '-8,-5 -3,-5* -8,5 2,-4* 3,2 3,7 9,6'],
  わ: ['-4,-9 -4,9', '-8,-5 -3,-5* -8,5 1,-4 8,-1 7,5 2,8'],
  な: ['-8,-5 1,-5', '-3,-9 -7,2', '5,-7 8,-4', '3,-2 3,6 -1,8 -3,6 0,4 4,6 8,9'],
  い: ['-7,-6 -6,3 -3,6 -2,3', '5,-5 8,2'],
  こ: ['-6,-6 0,-6 6,-5', '-6,2 -4,7 1,8 7,7'],
  と: ['-4,-9 -2,-2', '7,-6 -3,0 -6,5 -1,8 7,8'],
  っ: ['-6,-5 2,-7 6,-3 3,2 -2,4'],
  て: ['-8,-6 8,-7* 0,-2 -1,4 5,9'],
  く: ['5,-9 -5,0* 5,9'],
  る: ['-6,-8 6,-8* -7,2 2,-2 7,2 5,7 0,9 -3,6 0,4 3,7'],
  た: ['-8,-5 2,-5', '-3,-9 -7,8', '2,-1 8,-1', '1,5 3,8 9,7'],
  お: ['-8,-4 3,-4', '-3,-9 -3,7* -7,6 -5,2 3,0 7,4 2,8', '5,-8 8,-4'],
  り: ['-5,-8 -5,1 -3,-1', '4,-8 5,0 2,6 -2,9'],
  に: ['-7,-8 -7,8', '-1,-5 7,-5', '-2,4 1,7 8,6'],
  す: ['-9,-5 9,-5', '2,-9 2,0 -2,3 -3,-1 2,-1 3,4 -2,9'],
  ハ: ['-3,-6 -8,7', '3,-7 8,7'],
  ナ: ['-8,-3 8,-4', '1,-9 0,2 -5,9'],
  イ: ['6,-9 -1,-3 -8,1', '0,-2 0,9'],
  ト: ['-3,-9 -3,9', '-2,-2 6,3'],
  メ: ['6,-9 0,3 -8,9', '-5,-4 6,6'],
  キ: ['-7,-4 7,-5', '-8,2 8,1', '-2,-9 2,9'],
  ネ: ['-1,-9 2,-7', '-7,-5 6,-6* -8,4', '0,-1 0,9', '3,0 8,4'],
}
/** A column of letters, as open paths. `loose` = how unevenly they stand, px; a space leaves a gap. */
const column = (
  text: string,
  [x, y]: Point,
  { size, pitch, loose }: { readonly size: number; readonly pitch: number; readonly loose: number },
) =>
  Array.from(text).flatMap((letter, nth) =>
    (letters[letter] ?? []).map((stroke) => {
      const points = parsePoints(stroke)
      const [from, to] = [item(points, 0), item(points, points.length - 1)]
      const dx = x + ((((nth + x) * 7) % 5) - 2) * loose
      const dy = y + nth * pitch + (((nth * 3) % 4) - 1.5) * loose
      return {
        flat: Math.abs(to.x - from.x) > Math.abs(to.y - from.y),
        path: line(points.map((point) => [point.x * size + dx, (point.y - point.x * loose * 0.2) * size + dy, point.corner])),
      }
    }),
  )
/** A brush: thin across, thick down. */
const brushed = (strokes: ReturnType<typeof column>, thin: number, thick: number): string =>
  [true, false]
    .map(
      (flat) =>
        `<path stroke-width="${flat ? thin : thick}" d="${strokes
          .filter((each) => each.flat === flat)
          .map(({ path }) => path)
          .join('')}"/>`,
    )
    .join('')
/** Three a line, as they went out; the rest of the sheet stays empty. */
const gone = ['ハナ イト キネ', 'トメ イネ ナキ', 'イナ メイ ハト', 'キイ ネネ ハネ']
/** The gate that one finger shuts; カンヌキ before it, the list and the rules beside it. */
export function shutGate(s: string): string {
  const studs = [210, 290, 370, 450].flatMap((y) => [600, 660, 720, 800, 860, 920].map((x) => circle(x, y, 7))).join('')
  const finger = taper('1380,-30 1230,40 1070,150 930,262', [124, 112, 84, 56]) + circle(930, 262, 28)
  const nail = shape('906,262* 912,247 936,236 946,240* 934,254 914,266')
  return `<rect width="1280" height="720" fill="url(#${s}-v)"/><circle cx="760" cy="240" r="430" fill="url(#${s}-g)" opacity=".6"/><path fill="#5a2458" d="${box(-20, 96, 580, 430)}${box(960, 96, 340, 430)}"/><path fill="none" stroke="#3a1444" stroke-width="3" d="M-20 180H560M-20 300H560M-20 420H560M100 96v84M320 180v120M60 300v120M520 300v120M1140 96v204M1060 300v200"/>
${ply(s, '1', box(564, 130, 194, 392) + box(762, 130, 194, 392), '#4a1f3e', '#ffc890')}<path fill="#f0b068" d="${studs}"/><path fill="#2a1038" d="${box(757, 130, 6, 392)}"/>${ply(s, '2', box(536, 96, 34, 430) + box(950, 96, 34, 430) + hipRoof(760, 104, 620, 78, 14), '#241038', '#ffd8a0')}<path fill="${fold}" d="${roofRibs(760, 104, 620, 78, 20)}"/>
${ply(s, '4', sheet(nameList) + sheet(rules), '#f4e4c4', '#ffffff')}<g fill="none" stroke="#5a2a4a" stroke-linecap="round" stroke-linejoin="round">${brushed(
    [276, 244, 212, 180].flatMap((x, at) => column(item(gone, at), [x, 190], { size: 0.86, pitch: 19, loose: 0.7 })),
    1.7,
    2.4,
  )}${brushed(
    [
      ...column('一', [452, 216], { size: 0.95, pitch: 0, loose: 0.5 }),
      ...column('遅れないこと', [452, 248], { size: 0.95, pitch: 22, loose: 0.6 }),
      ...column('二', [408, 216], { size: 0.95, pitch: 0, loose: 0.5 }),
      ...column('帰ってくること', [408, 248], { size: 0.95, pitch: 22, loose: 0.6 }),
      ...column('三', [357, 216], { size: 0.95, pitch: 0, loose: 0.5 }),
    ],
    1.9,
    2.7,
  )}</g><path fill="#c0384a" d="${[276, 244, 212, 180].map((x, at) => box(x - 1.5, 178, 3, 172 - (at % 2) * 6)).join('')}"/><path fill="#8a5a3a" d="${box(112, 157, 196, 10)}${box(322, 182, 166, 10)}"/>
<path fill="url(#${s}-ground)" d="${box(-20, 516, 1320, 224)}"/><g transform="translate(760 532)scale(1.7)">${kannukiIdle(s)}</g>${fromAbove(
    [
      [660, 679, 440],
      [760, 760, 276],
      [850, 841, 440],
    ],
  )}
${ply(s, '6', finger, '#1a0a26', '#ffcf9a', '', -2, 2)}<path fill="#f0b090" d="${nail}"/><path fill="#6a3058" d="${taper('1146,60 1180,84 1194,122', [0, 7, 0])}${taper('1126,76 1156,98 1170,134', [0, 6, 0])}"/>`
}
/** The third rule, in a hand that is not ヨツジ's. */
export const rule = `<path fill="none" stroke="#c0384a" stroke-width="3" d="${[
  ...column('言われたとおりに', [369, 246], { size: 0.82, pitch: 19.5, loose: 0 }),
  ...column('すること', [346, 246], { size: 0.82, pitch: 19.5, loose: 0 }),
]
  .map(({ path }) => path)
  .join('')}"/>`

/** ススケ on a ridge, a claw in the string that holds his tail. */
export function clawing(s: string): string {
  const tail = taper('640,500 730,504 790,460 790,390 756,340 770,286', [40, 40, 34, 30, 26, 16])
  const arm = taper('590,420 630,398 690,360 734,280 748,196', [0, 44, 48, 38, 34])
  const paw = circle(750, 186, 23)
  const claws = [-0.5, 0, 0.5].map((turn, at) => leaf(744 + at * 10, 172 - (at % 2) * 4, 26, 5, -0.9 + turn)).join('')
  const tiles = Array.from({ length: 27 }, (_, at) => box(-14 + at * 48, 530, 9, 200)).join('')
  return `<rect width="1280" height="720" fill="url(#${s}-v)"/><circle cx="560" cy="260" r="430" fill="url(#${s}-g)"/>${ply(s, '1', box(-20, 506, 1320, 26), '#4a2258', '#ffd0a0')}<path fill="#241038" d="${box(-20, 532, 1320, 220)}"/><path fill="#5a2a60" d="${tiles}"/>
${ply(s, '2', tail, '#150d1c', '#ffd9a0', '', -2)}${ply(s, '3', body, '#150d1c', '#ffd9a0', '', -2)}${ply(s, '6', foreleg + shape('588,526* 586,504 606,488 640,488 662,504 664,526*'), '#1c1228', '#b3703f', '', -2)}${ply(s, '4', arm + paw, '#150d1c', '#ffd9a0', '', -2)}${ply(s, '5', head, '#150d1c', '#ffd9a0', '', -2)}
${face}
<path fill="#4a3450" d="${taper('776,424 790,419 804,423', [6, 8, 5])}${taper('742,474 764,490 770,512', [6, 8, 5])}${taper('744,360 764,366 784,360', [4, 6, 4])}"/>
<path fill="none" stroke="#fff4dc" stroke-width="3" d="M846 -10L762 168L771 290M758 284q14 9 26 1M757 291q14 9 26 1"/><path fill="none" stroke="#fff4dc" stroke-width="1.500" d="M768 156q18-2 26 12M766 160q22 4 22 24M773 146q16-14 28-6"/><path fill="#fff6e0" d="${claws}"/>`
}
