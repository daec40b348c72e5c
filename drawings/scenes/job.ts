import { layeredScene } from '../layers.ts'
import { line, shape, taper } from '../paper.ts'
import { box, lanternDefs, plyFilter, quad, radial, vertical } from '../scenery.ts'

// 芯切り場: ten thousand wicks in racks that run away into the dark; on the bench the oil and one wick that is next.
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
// the oil can, and the wick that is next
const can =
  shape('1040,606* 1036,560 1050,544 1112,544 1126,560 1122,606*') +
  shape('1062,544* 1066,528 1096,528 1100,544*') +
  taper('1120,566 1156,552 1184,516', [14, 10, 7]) +
  line('1042,580 1016,576 1012,556 1040,554')
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
<g filter="url(#${p}-s)"><path fill="#ffb765" transform="translate(0-2)" d="${can}${nextWick}"/><path fill="${ink}" d="${can}"/><path fill="#f3dcb0" d="${nextWick}"/></g>`

export const drawings = layeredScene('job', defs, body, {
  flame: `<circle cx="864" cy="500" r="120" fill="url(#${p}-halo)"/><path fill="url(#${p}-lamp)" d="${flame}"/>`,
})
