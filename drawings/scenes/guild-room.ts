import { robed } from '../people/crowd.ts'
import type { Drawing } from '../tools/drawing.ts'
import { face, faceDefs } from '../bodies/figure.ts'
import { random } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, lanternDefs, lattice, plyFilter, quad, radial, roomSvg, vertical } from '../places/scenery.ts'

// The back room of 継火会. In one scene ヨツジ opens the register, which he has shown to nobody: twelve parties of three, nine are struck through.
// In the other the committee meets over an agenda of three points, and the stains under the desk are more than four.
const p = 'grs'
const ink = '#150b1a'
const back = box(-20, -20, 1320, 480)
const screenLeft = box(96, 96, 230, 320)
const screenRight = box(954, 96, 230, 320)
const frames = `${box(84, 84, 254, 12)}${box(84, 404, 254, 12)}${box(84, 84, 12, 332)}${box(326, 84, 12, 332)}${box(942, 84, 254, 12)}${box(942, 404, 254, 12)}${box(942, 84, 12, 332)}${box(1184, 84, 12, 332)}`
const bars = lattice(96, 96, 230, 308, 4, 6, 3) + lattice(954, 96, 230, 308, 4, 6, 3)
const posts = box(-20, 40, 1320, 26) + box(360, 40, 20, 400) + box(900, 40, 20, 400) + box(-20, -20, 60, 760) + box(1240, -20, 60, 760)
// Keys of the gate on their nail, and three pairs of new sandals that are waiting for somebody
const keys = `${circle(410, 178, 13)}M408 190h4v56h-4zM412 226h12v6h-12zM412 238h9v6h-9z`
const sandals = [846, 866, 850, 870, 854, 874]
  .map((x, at) =>
    shape([
      [x - 7, 196 + Math.floor(at / 2) * 44, true],
      [x - 8, 176 + Math.floor(at / 2) * 44],
      [x, 166 + Math.floor(at / 2) * 44],
      [x + 8, 176 + Math.floor(at / 2) * 44],
      [x + 7, 196 + Math.floor(at / 2) * 44, true],
    ]),
  )
  .join('')
// ヨツジ behind the desk
const yotsuji = shape('452,440* 462,352 486,302 530,272 584,258 604,250* 676,250* 696,258 750,272 794,302 818,352 828,440*')
const hair = shape(
  '114,150* 108,114 116,84 136,66 162,58* 170,66 182,54* 192,64 206,54* 212,66 228,68* 246,88 252,116 246,150* 240,132 232,108 186,100 136,108 124,132',
)
const band =
  taper('112,112 150,98 190,95 228,98 248,112', [13, 15, 15, 15, 12]) +
  taper('246,110 262,94 272,90', [12, 10, 3]) +
  taper('246,112 266,112 276,118', [11, 9, 3])
const beard = shape(
  '124,146* 132,172 146,186 166,190 176,180 190,177 204,180 214,188 224,174 234,146* 240,180 230,212 208,232 188,236 166,230 142,214 128,186',
)
const armLeft =
  taper('520,316 470,346 458,392 500,430 560,432', [40, 66, 58, 46, 30]) + shape('548,420* 572,412 596,416 604,428 592,440 560,446')
const armRight =
  taper('760,316 810,346 822,392 780,430 720,432', [40, 66, 58, 46, 30]) + shape('732,420* 708,412 684,416 676,428 688,440 720,446')
const lapels = taper('604,256 624,312 640,380', [16, 20, 18]) + taper('676,256 656,312 642,370', [16, 20, 14])
// The register, open towards us on the desk
const desk = quad([180, 440], [1100, 440], [1240, 560], [40, 560])
const deskFront = box(40, 560, 1200, 220)
const pageLeft = shape('388,520* 404,440 430,428 500,424 590,428 636,440* 634,536 560,524 460,516')
const pageRight = shape('892,520* 876,440 850,428 780,424 690,428 644,440* 646,536 720,524 820,516')
const edges =
  shape('384,522* 460,518 560,526 634,538* 634,546 560,534 460,526 382,530*') +
  shape('896,522* 820,518 720,526 646,538* 646,546 720,534 820,526 898,530*')
const next = random(11)
// Names stand in threes; a straight line goes through nine of the parties
const party = (at: number): { readonly names: string; readonly stroke: string } => {
  const [half, place] = [at < 6 ? 1 : -1, at % 6]
  const x = 640 + half * (30 + place * 36)
  const top = 446 - place * 1.6
  const names = [0, 10, 20]
    .map((dx) => box(x + half * dx - 2, top + next() * 3, 3.6, 26 + next() * 14) + box(x + half * dx - 2, top + 46, 3.6, 12 + next() * 12))
    .join('')
  return {
    names,
    stroke: `M${x + half * -6} ${Math.round(top + 30 + next() * 3)}l${half * 17} ${Math.round(next() * 3)}l${half * 17} ${-Math.round(next() * 3)}`,
  }
}
const parties = Array.from({ length: 12 }, (_, at) => party(at))
const struck = parties.filter((_, at) => ![3, 7, 10].includes(at))
const brush = taper('930,470 980,448 1030,426', [6, 7, 5]) + shape('930,474* 914,480 902,490* 912,472 926,464')
const stone = shape('1010,500* 1020,470* 1092,470* 1110,500*')
const scrolls = [220, 250, 284]
  .map((x, at) =>
    shape([
      [x - 16, 474 + at * 3, true],
      [x - 12, 442],
      [x + 14, 440],
      [x + 20, 470 + at * 3, true],
    ]),
  )
  .join('')
// The three who look on, from behind, low at the sides
const watchers = robed(136, 640, 270) + robed(1140, 650, 290) + robed(1010, 700, 210)

const defs =
  radial(`${p}-wall`, [0, '#ffcf86'], [0.3, '#d87a4a'], [0.62, '#7a3448'], [1, '#2a1230']) +
  vertical(`${p}-paper`, [0, '#ffe0a4'], [1, '#d8804e']) +
  vertical(`${p}-desk`, [0, '#8a4440'], [1, '#3a1730']) +
  radial(`${p}-page`, [0, '#fffaea'], [0.7, '#f8e2b4'], [1, '#d8a870']) +
  lanternDefs(p) +
  faceDefs(p) +
  plyFilter(p, '#1a0716', 6, 0.65)
const lamp = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="110" fill="url(#${p}-halo)"/><path fill="${ink}" d="M-1-200h2v166h-2zM-15-37h30v8h-30zM-15 29h30v8h-30z"/><path fill="url(#${p}-lamp)" d="M-16-30h32q14 13 14 30t-14 30h-32q-14-13-14-30t14-30z"/><path fill="none" stroke="#8f3a1d" stroke-width="2" opacity=".8" d="M-24-18h48M-30-6h60M-30 6h60M-24 18h48"/></g>`

const register = `<path fill="#6b2a34" d="${quad([376, 528], [398, 430], [882, 430], [904, 528])}"/><path fill="#e8c890" d="${edges}"/><g filter="url(#${p}-s)"><path fill="url(#${p}-page)" d="${pageLeft}"/><path fill="url(#${p}-page)" d="${pageRight}"/></g>
<path fill="#4a3038" opacity=".85" d="${parties.map(({ names }) => names).join('')}"/><path fill="none" stroke="#a3222a" stroke-width="3.500" d="${struck.map(({ stroke }) => stroke).join('')}"/>`

// One, two, and a third that is still white
const sheet = quad([520, 524], [546, 428], [734, 428], [760, 524])
const points =
  taper('566,452 590,449 614,452', [5, 4, 6]) + taper('562,478 590,475 618,478', [5, 4, 6]) + taper('570,492 590,490 612,492', [4, 3, 5])
const rulings = [452, 484, 512].map((y, at) => box(634 - at * 2, y, (at < 2 ? 88 : 40) + at * 6, 3)).join('')
const agenda = `<g filter="url(#${p}-s)"><path fill="url(#${p}-page)" d="${sheet}"/></g><path fill="#3a2430" d="${points}"/><path fill="#c89a6a" opacity=".7" d="${rulings}"/>`
// They sit close, and one stretches
const seated = [
  [240, 70, 26],
  [392, 92, 34],
  [520, 64, 22],
  [636, 84, 44],
  [742, 60, 24],
  [860, 96, 30],
]
  .map(([x = 0, width = 0, height = 0]) =>
    shape([
      [x - width, 640, true],
      [x - width * 0.8, 598 - height * 0.4],
      [x - width * 0.2, 588 - height],
      [x + width * 0.3, 590 - height * 0.9],
      [x + width * 0.85, 600 - height * 0.3],
      [x + width, 640, true],
    ]),
  )
  .join('')
const underTheDesk = `<g filter="url(#${p}-s)"><path fill="#7a3f58" opacity=".8" transform="translate(0-2)" d="${seated}"/><path fill="#0b0512" d="${seated}"/></g>`

const roomWith = (paper: string, below: string): string =>
  roomSvg(
    defs,
    `<path fill="#2a1230" d="${back}${box(-20, 440, 1320, 300)}"/><ellipse cx="640" cy="250" rx="700" ry="400" fill="url(#${p}-wall)"/><path fill="url(#${p}-paper)" opacity=".8" d="${screenLeft}${screenRight}"/><path fill="#5a2438" d="${bars}"/>
<g filter="url(#${p}-s)"><path fill="#f0a066" transform="translate(0-2)" d="${frames}${posts}"/><path fill="#2c1226" d="${frames}${posts}"/></g><path fill="#4a1c30" d="${sandals}"/><path fill="#4a1c30" fill-rule="evenodd" d="${keys}"/>
${lamp(446, 128)}${lamp(526, 104)}${lamp(754, 104)}${lamp(834, 128)}
<g transform="translate(0-36)"><g filter="url(#${p}-s)"><path fill="#ffe0a0" transform="translate(0-3)" d="${yotsuji}"/><path fill="#1f1530" d="${yotsuji}"/></g><path fill="#5a2434" d="${lapels}"/><path fill="#c98a52" d="${shape('612,236* 668,236* 676,262 640,286 604,262')}"/><g transform="translate(421 66)scale(1.18 1.12)"><path fill="#ffe0a0" transform="translate(0-2)" d="${hair}"/><path fill="${ink}" d="${hair}"/>${face(p, { eyes: 'shut', brow: 0.4, mouth: 'firm', blush: 0.12 })}<path fill="${ink}" d="${beard}"/><path fill="#5a1c1c" d="${taper('178,189 190,191 203,188', [0, 4, 0])}"/><path fill="#f8e9c8" d="${band}"/></g>
<g filter="url(#${p}-s)"><path fill="#ffc27a" transform="translate(0-3)" d="${desk}"/><path fill="url(#${p}-desk)" d="${desk}"/></g><path fill="#22102a" d="${deskFront}"/><path fill="none" stroke="#5a2a3c" stroke-width="3" d="M40 562h1200M340 562v180M640 562v180M940 562v180"/>${below}
<ellipse cx="640" cy="478" rx="330" ry="70" fill="url(#${p}-halo)" opacity=".6"/>${paper}
<g filter="url(#${p}-s)"><path fill="#ffd9a0" transform="translate(0-2)" d="${armLeft}${armRight}"/><path fill="#2c2044" d="${armLeft}${armRight}"/></g><path fill="#f0b878" stroke="${ink}" stroke-width="3" d="${shape('548,420* 572,410 598,414 608,426 594,440 560,446')}${shape('732,420* 708,410 682,414 672,426 686,440 720,446')}"/>
<g filter="url(#${p}-s)"><path fill="${ink}" d="${stone}${brush}"/><path fill="#f3dcb0" d="${scrolls}"/></g><path fill="#c98a4a" d="${taper('934,466 980,445 1028,424', [3, 4, 3])}"/></g>
<g filter="url(#${p}-s)"><path fill="#ffb46a" transform="translate(0-2.500)" d="${watchers}"/><path fill="#120914" d="${watchers}"/></g>`,
  )

export const drawings: readonly Drawing[] = [
  { name: 'scenes/guild-room', svg: roomWith(register, '') },
  { name: 'scenes/guild-committee', svg: roomWith(agenda, underTheDesk) },
]
