import type { Drawing } from '../tools/drawing.ts'
import { mist } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import { box, lanternDefs, plyFilter, quad, radial, repeat, roomSvg, vertical } from '../places/scenery.ts'
import { buildings, farRoofs } from '../places/town.ts'

// Behind the menu: the street to the closed main gate, late; lanterns in fours on both sides, the watchman with one finger on the bar.
const p = 'mns'
const ink = '#140a1a'
const roofs = farRoofs([
  [60, 372, 150, 64],
  [200, 366, 120, 56],
  [318, 372, 110, 70],
  [962, 372, 110, 60],
  [1076, 364, 120, 74],
  [1216, 372, 150, 60],
])

const leaves = box(-66, -132, 65, 134) + box(1, -132, 65, 134)
const studs = [-54, -36, -18, 14, 32, 50].flatMap((x) => [-112, -84, -26].map((y) => circle(x, y, 2.6))).join('')
const bar = box(-74, -62, 148, 12) + box(-40, -70, 10, 28) + box(30, -70, 10, 28)
// カンヌキ: broad as a door, asleep on his feet, one finger on the bar
const watchman =
  shape('-86,6* -92,-40 -88,-84 -74,-104* -46,-108 -26,-92 -22,-66* -6,-62 -2,-56* -22,-52 -28,-46* -30,-20 -26,6*') +
  circle(-60, -122, 15) +
  shape('-82,-124* -60,-146 -38,-126* -60,-130') +
  box(-100, -150, 5, 158)

// a pole with four lanterns
const pole = box(-3, -230, 6, 236) + box(-58, -226, 116, 6) + shape('-20,6* -8,-10 8,-10 20,6*')
const body = shape('-9,-16* 9,-16* 15,0 9,16* -9,16* -15,0')
const fours = [-48, -16, 16, 48]
/** The pole, and its light on the stones. Needs the gradients `halo` and `lamp` of `prefix`. */
export const fourLamps = (prefix: string): { readonly lamps: string; readonly glints: string } => ({
  lamps:
    `<g fill="url(#${prefix}-halo)">${fours.map((x) => `<circle cx="${x}" cy="-190" r="44"/>`).join('')}</g><path fill="${ink}" d="${pole}"/>` +
    fours
      .map(
        (x) =>
          `<g transform="translate(${x}-190)"><path fill="url(#${prefix}-lamp)" d="${body}"/><path fill="none" stroke="#8f3a1d" opacity=".7" d="M-13-6h26M-15 1h30M-13 8h26"/><path fill="${ink}" d="M-8-20h16v5h-16zM-8 15h16v5h-16zM-.6-32h1.2v12h-1.2z"/></g>`,
      )
      .join(''),
  glints: fours
    .map((x) =>
      shape([
        [x - 10, 14, true],
        [x + 10, 14, true],
        [x + 5, 120],
        [x, 150, true],
        [x - 5, 120],
      ]),
    )
    .join(''),
})
const { lamps: four, glints } = fourLamps(p)
const poles = [
  [96, 640, 1.4],
  [268, 548, 0.92],
  [376, 496, 0.62],
] as const
const both = (id: string, flip: 1 | -1): string =>
  repeat(`${p}-${id}`, [
    ...poles.map(([x, y, s]) => [x, y, s, 0, s * flip] as const),
    ...poles.map(([x, y, s]) => [1280 - x, y, s, 0, s * flip] as const),
  ])

const houseLeft = quad([-20, 150], [180, 250], [180, 560], [-20, 720]) + quad([-20, 110], [214, 236], [206, 262], [-20, 176])
const houseRight = quad([1300, 150], [1100, 250], [1100, 560], [1300, 720]) + quad([1300, 110], [1066, 236], [1074, 262], [1300, 176])
const panesLeft = [0, 1, 2]
  .map((i) => quad([20 + i * 50, 302 + i * 12], [56 + i * 50, 310 + i * 12], [56 + i * 50, 420 + i * 4], [20 + i * 50, 430 + i * 4]))
  .join('')
/** Of the paving stones. */
export const streetJoints = (() => {
  let d = ''
  for (let i = -8; i <= 8; i += 1) d += `M${640 + i * 30} 440L${640 + i * 190} 720`
  for (const y of [458, 482, 518, 566, 630]) d += `M0 ${y}H1280`
  return d
})()

const { content } = buildings.gate
const defs =
  radial(`${p}-sky`, [0, '#d9734f'], [0.22, '#8f3c55'], [0.5, '#46224e'], [1, '#150c24']) +
  vertical(`${p}-floor`, [0, '#7a3a50'], [0.3, '#44224a'], [1, '#120a1a']) +
  vertical(`${p}-glint`, [0, '#ffb648', 0.5], [1, '#ff8a3c', 0]) +
  radial(`${p}-calm`, [0, '#120918', 0.72], [0.6, '#120918', 0.5], [1, '#120918', 0]) +
  vertical(`${p}-w`, [0, '#fff2c0'], [0.5, '#ffcf73'], [1, '#f2913a']) +
  radial(`${p}-h`, [0, '#ffcf78', 0.75], [1, '#ff8a3c', 0]) +
  lanternDefs(p) +
  plyFilter(p, '#10061a', 5, 0.7) +
  `<g id="${p}-four">${four}</g><path id="${p}-gl" d="${glints}"/>`

export const drawing: Drawing = {
  name: 'scenes/menu',
  svg: roomSvg(
    defs,
    `<rect width="1280" height="720" fill="#150c24"/><ellipse cx="640" cy="260" rx="760" ry="470" fill="url(#${p}-sky)"/><g fill="#ffc890"><circle cx="640" cy="214" r="216" opacity=".06"/><circle cx="640" cy="214" r="156" opacity=".08"/></g>
<g filter="url(#${p}-s)" opacity=".9"><path fill="#4a2250" d="${mist(
      [
        [-40, 400],
        [-40, 300],
        [-40, 470],
      ],
      96,
      20,
    )}"/><path fill="#4a2250" d="${mist(
      [
        [860, 1320],
        [960, 1320],
        [820, 1320],
      ],
      140,
      20,
    )}"/></g>
<g filter="url(#${p}-s)"><path fill="#c9745a" d="${roofs.houses}" transform="translate(0-2)"/><path fill="#4f2448" d="${roofs.houses}"/></g><path fill="#ffce85" d="${roofs.windows}"/>
<path fill="url(#${p}-floor)" d="M-10 442h1300v290H-10z"/><path fill="none" stroke="#ffd9a0" opacity=".1" stroke-width="1.600" d="${streetJoints}"/><g fill="url(#${p}-glint)">${both('gl', 1)}</g>
<g transform="translate(640 452)scale(1.12)">${content(p)}<path fill="#2a1228" d="${leaves}"/><path fill="none" stroke="#5e3046" stroke-width="2" d="M-44-132v134M-22-132v134M22-132v134M44-132v134"/><path fill="#c98a4a" d="${studs}"/><path fill="#e0955c" transform="translate(0-2)" d="${bar}"/><path fill="#4a2436" d="${bar}"/><path fill="#f0a066" transform="translate(-1.500-1.500)" d="${watchman}"/><path fill="${ink}" d="${watchman}"/></g>
<ellipse cx="640" cy="430" rx="${num(480)}" ry="330" fill="url(#${p}-calm)"/>
<g filter="url(#${p}-s)"><path fill="#9a4c58" transform="translate(1-2)" d="${houseLeft}${houseRight}"/><path fill="#1d0f22" d="${houseLeft}${houseRight}"/></g><g fill="#f7b35c" opacity=".75"><path d="${panesLeft}"/><path transform="matrix(-1 0 0 1 1280 0)" d="${panesLeft}"/></g><path fill="none" stroke="#1d0f22" stroke-width="3" d="M38 306v122M88 318v114M138 330v106M1242 306v122M1192 318v114M1142 330v106M20 364l156 10M1260 364l-156 10"/>
${both('four', 1)}<path fill="${ink}" d="${taper('-20,706 300,690 640,700 980,690 1300,706', [60, 50, 44, 50, 60])}"/>`,
  ),
}
