import type { Drawing } from '../tools/drawing.ts'
import { shape, taper } from '../tools/paper.ts'
import { needed, plyFilter, radial, vertical } from '../places/scenery.ts'

// The stone step before the three at the gate: they are put up behind it like the cut-outs of a theatre. 1280 × 200, its middle 960 px are always in sight.
const p = 'mls'
const step = shape('-20,30 160,24 420,30 640,26 900,31 1120,25 1300,30* 1300,220* -20,220*')
const joints = [90, 236, 402, 548, 700, 872, 1030, 1186]
  .map((x, at) => taper(`${x},34 ${x + (at % 2 ? 5 : -4)},70 ${x + 2},112`, [2.4, 1.6, 0]))
  .join('')
const course = taper('-20,112 320,108 640,112 980,109 1300,112', [2, 2, 2, 2, 2])
const defs =
  vertical(`${p}-1`, [0, '#3a1d38'], [0.45, '#1f1026'], [1, '#120918']) +
  radial(`${p}-light`, [0, '#ffb057', 0.36], [1, '#ff7a45', 0]) +
  plyFilter(p, '#10061a', 8, 0.8)
const body = `<g filter="url(#${p}-s)"><path fill="#f0a066" transform="translate(0-3)" d="${step}"/><path fill="url(#${p}-1)" d="${step}"/></g><ellipse cx="640" cy="30" rx="520" ry="90" fill="url(#${p}-light)" clip-path="url(#${p}-c)"/><path fill="#0d0612" opacity=".7" d="${joints}${course}"/>`

export const drawing: Drawing = {
  name: 'scenes/menu-ledge',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -20 1280 240" preserveAspectRatio="xMidYMin slice"><defs>${needed(defs, body)}<clipPath id="${p}-c"><path d="${step}"/></clipPath></defs>${body}</svg>`,
}
