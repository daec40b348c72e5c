import { random } from '../places/landscape.ts'
import { layeredScene } from '../tools/layers.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, lanternDefs, plyFilter, quad, radial, repeat, vertical } from '../places/scenery.ts'

// 貼り壁: a wall keeps its mouth shut. Notices of a hundred years at its sides, its middle left to the newest; a cat on the coping.
const p = 'bds'
const ink = '#140a1a'

const coping = shape('-20,104* 40,96* 1240,96* 1300,104* 1300,148* -20,148*')
const ridge = shape('-20,70* 1300,70* 1300,100* -20,100*')
const tiles = Array.from({ length: 23 }, (_, i) => circle(20 + i * 56, 146, 15)).join('')
const tileLines = Array.from({ length: 24 }, (_, i) => `M${-8 + i * 56} 76v66`).join('')
// old plaster: cracks, straw, the laths showing through at one corner
const crackLines =
  taper('180,150 210,230 190,300 226,380', [5, 4, 3, 0]) +
  taper('210,230 250,250 266,290', [3, 2, 0]) +
  taper('1100,150 1080,220 1110,280 1090,330', [5, 4, 3, 0]) +
  taper('1110,280 1150,300 1160,350', [3, 2, 0])
const bare = shape('1130,560 1160,530 1210,540 1250,520 1300,534* 1300,650* 1230,646 1180,660 1140,630')
const laths = 'M1150 560H1300M1144 586H1300M1150 612H1300M1160 636H1300M1170 540v104M1206 540v110M1242 534v112M1278 534v112'
const straw = (() => {
  const next = random(17)
  let d = ''
  for (let i = 0; i < 44; i += 1)
    d += `M${Math.round(next() * 1280)} ${Math.round(170 + next() * 420)}l${Math.round(10 + next() * 16)} ${Math.round((next() - 0.5) * 14)}`
  return d
})()

type Note = readonly [x: number, y: number, w: number, h: number, turn: number]
const left: readonly Note[] = [
  [40, 196, 104, 132, -4],
  [160, 184, 84, 96, 3],
  [30, 352, 84, 92, 5],
  [130, 330, 108, 128, -3],
  [46, 470, 112, 90, 2],
  [180, 484, 72, 84, -6],
  [252, 300, 62, 78, 4],
]
const right: readonly Note[] = [
  [1132, 186, 108, 128, 4],
  [1032, 196, 82, 92, -3],
  [1150, 340, 88, 102, -5],
  [1036, 322, 98, 124, 3],
  [1054, 470, 86, 76, -2],
  [966, 262, 58, 74, -4],
  [1164, 458, 70, 60, 6],
]
const noteAt = ([x, y, w, h, turn]: Note, i: number): string => {
  const lines = Array.from(
    { length: Math.max(2, Math.floor(h / 22)) },
    (_, row) => `M${10 + (row % 2) * 2} ${18 + row * 17}h${w - 24 - ((row * 13 + i * 7) % 26)}`,
  ).join('')
  return `<g transform="translate(${x} ${y})rotate(${turn})"><path fill="${['#f3dcb0', '#e8c893', '#fff0cf', '#d8b488', '#f0cfa8'][i % 5]}" d="${quad([0, 0], [w, 2], [w - 2, h], [1, h - (i % 3) * 4])}"/><path stroke="#9a6a48" stroke-width="3" opacity=".6" d="${lines}"/><circle cx="${w / 2}" cy="6" r="4.500" fill="#b5342a"/></g>`
}
// a corner of paper that the wind lifts, and one scrap where a notice was torn away
const scraps =
  quad([330, 200], [352, 196], [346, 214], [334, 222]) +
  quad([920, 540], [944, 536], [940, 552], [924, 558]) +
  quad([366, 560], [384, 556], [380, 570], [368, 574])

// ススケ on the coping, tail hanging down
const cat =
  shape('858,72* 852,40 862,12 884,-2 880,-22* 892,-12 904,-12 916,-22* 914,0 920,14 912,26 924,44 930,72*') +
  taper('862,66 842,74 838,104 852,128 844,150', [13, 12, 11, 9, 3])
const catEyes = shape('889,6 894,1 899,6 894,9') + shape('904,6 909,1 914,6 909,9')

// What hangs notices: a pot of paste with its brush at the left, blank paper under a stone and a hammer at the right.
const pot = shape('186,642* 262,642* 254,704 246,710* 202,710* 194,704') + box(180, 634, 88, 12)
const brush = taper('232,640 252,596 266,560', [9, 8, 7], { per: 1 })
const hoops = 'M188 662q36 10 72 0M192 688q32 10 64 0'
const blanks = quad([1016, 676], [1112, 670], [1122, 706], [1022, 712])
const stone = shape('1046,674 1052,656 1070,648 1090,656 1096,672*')
const hammer = taper('1012,716 1000,664 992,628', [8, 7, 7], { per: 1 }) + quad([966, 622], [1014, 612], [1018, 632], [970, 642])

const lamp = `<circle r="88" fill="url(#${p}-halo)"/><path fill="url(#${p}-lamp)" d="M-17-30h34q14 13 14 30t-14 30h-34q-14-13-14-30t14-30z"/><path fill="none" stroke="#8f3a1d" stroke-width="1.800" opacity=".8" d="M-24-20h48M-30-10h60M-31 0h62M-30 10h60M-24 20h48"/><path fill="${ink}" d="M-16-36h32v8h-32zM-16 28h32v8h-32zM-1.500 36h3v14h-3zM-1-60h2v26h-2z"/>`
// The four that stand on the floor.
const standing = `<circle r="62" cy="-12" fill="url(#${p}-halo)"/><path fill="url(#${p}-lamp)" d="M-17-36h34v42h-34z"/><path fill="${ink}" d="${box(-21, -42, 42, 7)}${box(-21, 4, 42, 5)}${box(-19, -36, 3, 52)}${box(16, -36, 3, 52)}${box(-1, -36, 2, 40)}${box(-18, -16, 36, 2)}"/>`
const ground = shape('-20,634* 300,622 640,628 980,622 1300,634* 1300,740* -20,740*')
const stoneBase = box(-20, 590, 1320, 50)

const defs =
  radial(`${p}-sky`, [0, '#9a4458'], [0.5, '#4b2358'], [1, '#150d2a']) +
  radial(`${p}-plaster`, [0, '#a8685c'], [0.5, '#8a4c52'], [1, '#3e1f38']) +
  vertical(`${p}-floor`, [0, '#5c2c48'], [1, '#150a1c']) +
  radial(`${p}-warm`, [0, '#ffd48a', 0.6], [0.5, '#ff9a4a', 0.2], [1, '#ff8a3c', 0]) +
  radial(`${p}-calm`, [0, '#2a1226', 0.5], [0.7, '#2a1226', 0.25], [1, '#2a1226', 0]) +
  lanternDefs(p) +
  plyFilter(p, '#0c0512', 5, 0.7) +
  `<g id="${p}-la">${lamp}</g><g id="${p}-an">${standing}</g>`

const glow = [
  [180, 300, 260],
  [400, 250, 230],
  [880, 250, 230],
  [1100, 300, 260],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${p}-warm)"/>`)
  .join('')
const body = `<rect width="1280" height="720" fill="url(#${p}-sky)"/><path fill="url(#${p}-plaster)" d="${box(-20, 130, 1320, 480)}"/><path fill="none" stroke="#6b4054" stroke-width="2" opacity=".6" d="${straw}"/><path fill="#22101f" d="${crackLines}"/><path fill="#241020" d="${bare}"/><path fill="none" stroke="#6b4054" stroke-width="4" d="${laths}"/>
<g filter="url(#${p}-s)">${left.map(noteAt).join('')}</g><g filter="url(#${p}-s)">${right.map(noteAt).join('')}</g><path fill="#c8a078" d="${scraps}"/>
<ellipse cx="640" cy="380" rx="420" ry="280" fill="url(#${p}-calm)"/>
<g filter="url(#${p}-s)"><path fill="#a8556a" transform="translate(0-2)" d="${stoneBase}"/><path fill="#22101f" d="${stoneBase}"/></g><path fill="none" stroke="#4a2a40" stroke-width="3" d="M-20 614H1300M90 592v22M250 592v22M430 592v22M610 592v22M790 592v22M970 592v22M1150 592v22M170 614v26M340 614v26M520 614v26M700 614v26M880 614v26M1060 614v26M1220 614v26"/>
<path fill="url(#${p}-floor)" d="${ground}"/><path fill="#ffd9a0" opacity=".14" d="M120 660q120-6 240 0q-120 6-240 0zM520 686q140-6 280 0q-140 6-280 0zM900 656q110-6 220 0q-110 6-220 0z"/>
<g filter="url(#${p}-s)"><path fill="#f0a066" transform="translate(0-2)" d="${pot}${brush}${hammer}${stone}"/><path fill="#3a1a30" d="${pot}"/><path fill="#8a5a3c" d="${brush}${hammer}"/><path fill="#f3dcb0" d="${blanks}"/><path fill="#4a2c48" d="${stone}"/></g><path fill="#fff0cf" d="${box(188, 634, 72, 5)}"/><path fill="none" stroke="#e0955c" stroke-width="3" opacity=".7" d="${hoops}"/><path fill="none" stroke="#b98a60" stroke-width="2" d="M1020 700l98-6M1021 706l99-6"/>
${repeat(`${p}-an`, [
  [430, 684, 1],
  [570, 690, 1],
  [710, 690, 1],
  [850, 684, 1],
])}
<g filter="url(#${p}-s)"><path fill="#e0955c" transform="translate(0-2)" d="${ridge}${coping}${tiles}"/><path fill="#1d1024" d="${coping}${tiles}${ridge}"/></g><path stroke="#7a4458" stroke-width="3" opacity=".7" d="${tileLines}"/><path fill="none" stroke="#e0955c" opacity=".6" stroke-width="2" d="${Array.from({ length: 23 }, (_, i) => circle(20 + i * 56, 146, 9)).join('')}"/>
<g transform="translate(448 36)scale(.5)"><path fill="#f0a066" transform="translate(1.500-2.500)" d="${cat}"/><path fill="${ink}" d="${cat}"/><path fill="#ffcf73" d="${catEyes}"/></g>
${repeat(`${p}-la`, [
  [354, 200, 0.8],
  [450, 196, 0.8],
  [830, 196, 0.8],
  [926, 200, 0.8],
])}`

export const drawings = layeredScene('board', defs, body, { glow })
