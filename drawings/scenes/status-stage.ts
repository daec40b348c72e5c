import type { Drawing } from '../tools/drawing.ts'
import { shape, taper } from '../tools/paper.ts'
import { plyFilter, quad, radial, vertical } from '../places/scenery.ts'

// The stage of the status screen: a tall one, 280 × 640, under the round sheet that the screen lays over its upper part. It is stretched to the height of the window.
const p = 'sus'
const fold = (x: number, width: number, foot: number): string =>
  shape([
    [x, -10, true],
    [x + width, -10, true],
    [x + width - 2, 250],
    [x + width + foot, 560, true],
    [x + foot, 560, true],
    [x + 2, 270],
  ])
const curtain = [0, 14, 28].map((x, at) => fold(x - 8, 20 - at * 2, -4 + at * 5)).join('')
const seams = [12, 26].map((x, at) => taper(`${x - 6},-10 ${x - 5},270 ${x - 4 + at * 4},558`, [2.4, 1.8, 2.8])).join('')
const valance = Array.from({ length: 5 }, (_, at) =>
  shape(`${at * 64 - 30},-10* ${at * 64 + 42},-10* ${at * 64 + 40},16 ${at * 64 + 6},34 ${at * 64 - 28},16`),
).join('')
const planks = [-200, -120, -56, 0, 56, 120, 200].map((x) => taper(`${140 + x * 0.56},506 ${140 + x},560`, [1, 1.8], { per: 1 })).join('')
const mirrored = (content: string): string => `${content}<g transform="matrix(-1 0 0 1 280 0)">${content}</g>`
const defs =
  radial(`${p}-w`, [0, '#f0904e'], [0.4, '#a8455a'], [0.72, '#4e2254'], [1, '#1c0f30']) +
  vertical(`${p}-l`, [0, '#ffe6a6', 0.62], [0.6, '#ffc878', 0.3], [1, '#ffb45a', 0.12]) +
  vertical(`${p}-c`, [0, '#7a1f36'], [0.7, '#4a1530'], [1, '#2a0e22']) +
  vertical(`${p}-b`, [0, '#8a4a3e'], [1, '#5c2c3c']) +
  plyFilter(p, '#12061a', 6, 0.75)
const content = `<rect width="280" height="640" fill="#1c0f30"/><ellipse cx="140" cy="260" rx="250" ry="390" fill="url(#${p}-w)"/>
<path fill="url(#${p}-b)" d="${quad([-20, 506], [300, 506], [330, 566], [-50, 566])}"/><path fill="#2a1228" opacity=".7" d="${planks}"/>
<path fill="url(#${p}-l)" d="M74 150L206 150L252 540L28 540z"/><ellipse cx="140" cy="538" rx="118" ry="20" fill="#ffd98a" opacity=".45"/><path fill="#120918" d="M0 562h280v78H0z"/>
<g filter="url(#${p}-s)">${mirrored(`<path fill="url(#${p}-c)" d="${curtain}"/>`)}</g>${mirrored(`<path fill="#240a1c" opacity=".75" d="${seams}"/><path fill="#e0655c" opacity=".5" transform="translate(-3 0)" d="${seams}"/>`)}
<g filter="url(#${p}-s)"><path fill="#e0a05c" transform="translate(0 3)" d="${valance}"/><path fill="url(#${p}-c)" d="${valance}"/></g>`

export const drawing: Drawing = {
  name: 'scenes/status-stage',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 640" preserveAspectRatio="none"><defs>${defs}</defs>${content}</svg>`,
}
