import { layeredScene } from '../tools/layers.ts'
import { shape, taper } from '../tools/paper.ts'
import { box, lanternDefs, plyFilter, quad, radial, vertical } from '../places/scenery.ts'

// 芯切り場: ten thousand wicks in racks that run away into the dark; on the bench oil with new wicks in it and one wick that is next.
const p = 'jbs'
const ink = '#160a14'

// one rack panel: five rows of eight wicks in their little dishes, each with its flame
const rackWidth = 320
const wicks = [0, 1, 2, 3, 4].flatMap((row) => Array.from({ length: 8 }, (_, i) => [24 + i * 39, 40 + row * 58] as const))
const frame =
  box(0, 0, rackWidth, 7) +
  [0, 1, 2, 3, 4].map((row) => box(0, 47 + row * 58, rackWidth, 6)).join('') +
  box(0, 0, 7, 300) +
  box(rackWidth - 7, 0, 7, 300) +
  box(rackWidth / 2 - 3, 0, 6, 300) +
  box(-4, 300, 15, 170) +
  box(rackWidth - 11, 300, 15, 170) +
  box(0, 336, rackWidth, 8)
const rack = `<path fill="#ff8a3c" opacity=".16" d="M0 0h320v300H0z"/><path fill="#ffd27a" d="${wicks.map(([x, y]) => `M${x} ${y - 19}q6 8 4 13q-4 5-8 0q-2-5 4-13z`).join('')}"/><path fill="#fff6d0" d="${wicks.map(([x, y]) => `M${x - 1} ${y - 10}h2v7h-2z`).join('')}"/><path fill="${ink}" d="${wicks.map(([x, y]) => `M${x - 9} ${y}q9 7 18 0l-3 6h-12z`).join('')}${frame}"/>`

// racks stand on both sides, smaller and dimmer towards the middle
const left: readonly (readonly [string, number])[] = [
  ['matrix(.3 .02 0 .52 372 214)', 0.5],
  ['matrix(.4 .03 0 .78 236 150)', 0.72],
  ['matrix(.62 .06 0 1.200 24 40)', 1],
  ['matrix(.9 .1 0 1.860-276-110)', 1],
]
const racks = left.map(([matrix, opacity]) => `<use href="#${p}-rack" transform="${matrix}" opacity="${opacity}"/>`).join('')

const beams =
  box(-20, -20, 1320, 46) +
  quad([180, 26], [214, 26], [430, 190], [420, 190]) +
  quad([1100, 26], [1066, 26], [850, 190], [860, 190]) +
  box(410, 186, 460, 10)
const bench = quad([-20, 604], [1300, 604], [1300, 740], [-20, 740])
// the glass of oil, where no panel lies, and the wick that is next
const glass = shape('1040,606* 1034,592 1034,556 1044,540* 1092,540* 1102,556 1102,592 1096,606*')
const oil = shape('1041,600* 1040,590 1040,566 1054,569 1068,565 1082,569 1096,566 1096,590 1095,600*')
const rims = box(1040, 535, 56, 8) + box(1036, 600, 64, 8) + box(1034, 576, 68, 3)
const newWicks = ['1050,592 1047,530 1042,504', '1060,594 1060,520 1054,490', '1072,594 1073,520 1080,498', '1084,592 1088,530 1096,496']
  .map((stalk) => taper(stalk, [6, 6, 5]))
  .join('')
const nextWick = taper('860,604 858,560 864,526', [7, 6, 5]) + shape('826,606* 836,590 884,590 894,606*')
const flame = shape('864,470* 880,500 878,522 864,532 850,522 848,500')

const defs =
  radial(`${p}-dark`, [0, '#241020'], [0.6, '#2c1424'], [1, '#10080e']) +
  vertical(`${p}-bench`, [0, '#6b3a34'], [0.3, '#3a1c22'], [1, '#140a10']) +
  radial(`${p}-warm`, [0, '#ff9a3c', 0.5], [1, '#ff6a2a', 0]) +
  radial(`${p}-calm`, [0, '#160a12', 0.72], [0.7, '#160a12', 0.4], [1, '#160a12', 0]) +
  lanternDefs(p) +
  plyFilter(p, '#0a0408', 5, 0.75) +
  `<g id="${p}-rack">${rack}</g>`

const body = `<rect width="1280" height="720" fill="url(#${p}-dark)"/><path fill="#1b0d16" d="${quad([410, 196], [870, 196], [870, 470], [410, 470])}"/><path fill="#34181f" d="${quad([410, 470], [870, 470], [1300, 620], [-20, 620])}"/>
<g opacity=".34"><use href="#${p}-rack" transform="matrix(.22 0 0 .34 420 300)"/><use href="#${p}-rack" transform="matrix(.22 0 0 .34 494 300)"/><use href="#${p}-rack" transform="matrix(.22 0 0 .34 568 300)"/><use href="#${p}-rack" transform="matrix(.22 0 0 .34 642 300)"/><use href="#${p}-rack" transform="matrix(.22 0 0 .34 716 300)"/><use href="#${p}-rack" transform="matrix(.22 0 0 .34 790 300)"/></g>
${racks}<g transform="matrix(-1 0 0 1 1280 0)">${racks}</g>
<circle cx="70" cy="300" r="330" fill="url(#${p}-warm)"/><circle cx="1210" cy="300" r="330" fill="url(#${p}-warm)"/><ellipse cx="640" cy="360" rx="420" ry="300" fill="url(#${p}-calm)"/>
<g filter="url(#${p}-s)"><path fill="#c8663c" transform="translate(0 2)" d="${beams}"/><path fill="${ink}" d="${beams}"/></g>
<g filter="url(#${p}-s)"><path fill="#ffb765" transform="translate(0-3)" d="${bench}"/><path fill="url(#${p}-bench)" d="${bench}"/></g><path fill="none" stroke="#1b0d12" stroke-width="3" opacity=".7" d="M-20 640H1300M240 604v116M560 604v116M900 604v116M1160 604v116"/>
<circle cx="1068" cy="576" r="80" fill="url(#${p}-halo)" opacity=".5"/>
<g filter="url(#${p}-s)"><g transform="translate(213.8 121.2)scale(.8)"><path fill="#6a3a2c" stroke="#d8884e" stroke-width="2.500" d="${glass}"/><path fill="#f3dcb0" d="${newWicks}"/><path fill="url(#${p}-lamp)" opacity=".82" d="${oil}"/><path fill="#ffb765" transform="translate(0-2)" d="${rims}"/><path fill="${ink}" d="${rims}"/></g><path fill="#ffb765" transform="translate(0-2)" d="${nextWick}"/><path fill="#f3dcb0" d="${nextWick}"/></g>`

export const drawings = layeredScene('job', defs, body, {
  flame: `<circle cx="864" cy="500" r="120" fill="url(#${p}-halo)"/><path fill="url(#${p}-lamp)" d="${flame}"/>`,
})
