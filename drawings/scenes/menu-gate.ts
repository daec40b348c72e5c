import type { Drawing } from '../tools/drawing.ts'
import { mist } from '../places/landscape.ts'
import { lanternDefs, needed, plyFilter, quad, radial, repeat, roomSvg, vertical } from '../places/scenery.ts'
import { buildings, farRoofs } from '../places/town.ts'
import { fourLamps, streetJoints } from './menu.ts'

// The menu itself: the same gate from near, open and lit, for the three who stand before it. The middle 960 px are always in sight.
const p = 'mgs'
const roofs = farRoofs([
  [150, 380, 150, 64],
  [286, 374, 120, 56],
  [994, 374, 120, 56],
  [1130, 380, 150, 64],
])
const poles = [
  [222, 668, 1.34],
  [330, 590, 0.86],
] as const
const both = (id: string): string =>
  repeat(`${p}-${id}`, [...poles.map(([x, y, s]) => [x, y, s] as const), ...poles.map(([x, y, s]) => [1280 - x, y, s] as const)])
const { content } = buildings.gate
const four = fourLamps(p)
// The light of the gate on the stones.
const carpet = quad([553, 500], [727, 500], [1010, 720], [270, 720])
const defs =
  radial(`${p}-sky`, [0, '#ffb060'], [0.16, '#d9734f'], [0.34, '#8f3c55'], [0.62, '#46224e'], [1, '#150c24']) +
  radial(`${p}-glow`, [0, '#ffe2a0', 0.95], [0.35, '#ffb057', 0.6], [0.7, '#ff7a45', 0.22], [1, '#e0486a', 0]) +
  vertical(`${p}-floor`, [0, '#a3544e'], [0.4, '#5c2a4c'], [1, '#22102a']) +
  vertical(`${p}-light`, [0, '#ffe2a0', 0.8], [1, '#ff8a4a', 0.1]) +
  vertical(`${p}-glint`, [0, '#ffb648', 0.5], [1, '#ff8a3c', 0]) +
  vertical(`${p}-w`, [0, '#fff2c0'], [0.5, '#ffcf73'], [1, '#f2913a']) +
  radial(`${p}-h`, [0, '#ffcf78', 0.75], [1, '#ff8a3c', 0]) +
  lanternDefs(p) +
  plyFilter(p, '#10061a', 5, 0.7) +
  `<g id="${p}-four">${four.lamps}</g><path id="${p}-gl" d="${four.glints}"/>`
const body = `<rect width="1280" height="720" fill="#150c24"/><ellipse cx="640" cy="330" rx="780" ry="520" fill="url(#${p}-sky)"/><g fill="#ffc890"><circle cx="640" cy="270" r="290" opacity=".08"/><circle cx="640" cy="270" r="220" opacity=".1"/></g>
<g filter="url(#${p}-s)" opacity=".9"><path fill="#5c2658" d="${mist(
  [
    [-40, 420],
    [-40, 330],
    [-40, 470],
  ],
  150,
  22,
)}${mist(
  [
    [880, 1320],
    [960, 1320],
    [840, 1320],
  ],
  190,
  22,
)}"/></g>
<g filter="url(#${p}-s)"><path fill="#d9785a" d="${roofs.houses}" transform="translate(0-2)"/><path fill="#5a2848" d="${roofs.houses}"/></g><path fill="#ffce85" d="${roofs.windows}"/>
<path fill="url(#${p}-floor)" d="M-10 470h1300v260H-10z"/><path fill="none" stroke="#ffd9a0" opacity=".13" stroke-width="1.600" d="${streetJoints}"/><path fill="url(#${p}-light)" opacity=".6" d="${carpet}"/><g fill="url(#${p}-glint)">${both('gl')}</g>
<ellipse cx="640" cy="400" rx="560" ry="330" fill="url(#${p}-glow)" opacity=".8"/><g transform="translate(640 500)scale(1.5)">${content(p)}</g>
<ellipse cx="640" cy="450" rx="420" ry="250" fill="url(#${p}-glow)" opacity=".3"/>
${both('four')}`

export const drawing: Drawing = { name: 'scenes/menu-gate', svg: roomSvg(needed(defs, body), body) }
