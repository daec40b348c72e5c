import type { Drawing } from '../tools/drawing.ts'
import { shape, taper } from '../tools/paper.ts'
import { box, lanternDefs, needed, plyFilter, quad, radial, repeat, vertical } from '../places/scenery.ts'

// The stage on which a role is shown: a lit sheet between curtains, boards, footlights. 500 × 600; the boards' front edge with its lights, 84 above the lower side, is a picture of its own.
const p = 'rls'
const fold = (x: number, width: number, foot: number): string =>
  shape([
    [x, -10, true],
    [x + width, -10, true],
    [x + width - 2, 240],
    [x + width + foot, 530, true],
    [x + foot, 530, true],
    [x + 3, 260],
  ])
const curtain = [0, 20, 42].map((x, at) => fold(x - 8, 26 - at * 2, -4 + at * 7)).join('')
const seams = [18, 38, 60].map((x, at) => taper(`${x - 6},-10 ${x - 5},260 ${x - 4 + at * 6},528`, [3, 2.4, 3.4])).join('')
const valance = Array.from({ length: 6 }, (_, at) =>
  shape(`${at * 88 - 22},-10* ${at * 88 + 76},-10* ${at * 88 + 74},30 ${at * 88 + 27},58 ${at * 88 - 20},30`),
).join('')
const planks = [-330, -230, -142, -66, 0, 66, 142, 230, 330]
  .map((x) => taper(`${250 + x * 0.62},452 ${250 + x},516`, [1, 2], { per: 1 }))
  .join('')
const lamps = [46, 114, 182, 250, 318, 386, 454].map((x) => [x, 512, 1] as const)
const mirrored = (content: string): string => `${content}<g transform="matrix(-1 0 0 1 500 0)">${content}</g>`
const defs =
  radial(`${p}-w`, [0, '#f6a457'], [0.34, '#b9505a'], [0.66, '#56265a'], [1, '#1c0f30']) +
  radial(`${p}-d`, [0, '#fffbe8'], [0.5, '#ffe6a6'], [0.85, '#ffc15a'], [1, '#f2913a']) +
  radial(`${p}-g`, [0.4, '#ffd27a', 0.6], [1, '#ff8a4a', 0]) +
  vertical(`${p}-c`, [0, '#7a1f36'], [0.7, '#4a1530'], [1, '#2a0e22']) +
  vertical(`${p}-b`, [0, '#8a4a3e'], [1, '#5c2c3c']) +
  vertical(`${p}-f`, [0, '#35193a'], [0.3, '#1f1026'], [1, '#120918']) +
  lanternDefs(p) +
  plyFilter(p, '#12061a', 8, 0.75)
const lampDefs = `<g id="${p}-l"><circle r="44" cy="-4" fill="url(#${p}-halo)"/><path fill="url(#${p}-lamp)" d="${shape('-11,0* -9,-15 0,-20 9,-15 11,0*')}"/><path fill="#140a1a" d="${box(-14, -2, 28, 8)}"/></g>`
const body = `<rect width="500" height="600" fill="#1c0f30"/><ellipse cx="250" cy="280" rx="360" ry="420" fill="url(#${p}-w)"/><circle cx="250" cy="262" r="290" fill="url(#${p}-g)"/><circle cx="250" cy="262" r="196" fill="url(#${p}-d)"/><path fill="none" stroke="#b5561c" stroke-width="2" opacity=".3" d="M66 206Q250 226 434 206M55 262Q250 284 445 262M66 318Q250 338 434 318M98 374Q250 392 402 374M98 150Q250 168 402 150"/>
<path fill="url(#${p}-b)" d="${quad([-20, 452], [520, 452], [560, 520], [-60, 520])}"/><path fill="#2a1228" opacity=".7" d="${planks}"/><ellipse cx="250" cy="486" rx="190" ry="26" fill="#ffd98a" opacity=".4"/>
<g filter="url(#${p}-s)">${mirrored(`<path fill="url(#${p}-c)" d="${curtain}"/>`)}</g>${mirrored(`<path fill="#240a1c" opacity=".75" d="${seams}"/><path fill="#e0655c" opacity=".5" transform="translate(-4 0)" d="${seams}"/>`)}
<g filter="url(#${p}-s)"><path fill="#e0a05c" transform="translate(0 3)" d="${valance}"/><path fill="url(#${p}-c)" d="${valance}"/></g>
`
const front = `<g filter="url(#${p}-s)"><path fill="#f0a066" d="${box(-20, 513, 540, 10)}"/><path fill="url(#${p}-f)" d="${box(-20, 516, 540, 100)}"/></g>${repeat(`${p}-l`, lamps)}`
const picture = (name: string, prefix: string, content: string): Drawing => {
  const used = needed(content === body ? defs : defs + lampDefs, content)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 600" preserveAspectRatio="xMidYMax slice"><defs>${used}</defs>${content}</svg>`
  return { name: `scenes/${name}`, svg: svg.replaceAll(`${p}-`, `${prefix}-`) }
}

/** In front of the figure. */
export const footlights = picture('role-footlights', 'rfs', front)
export const drawing = picture('role-stage', p, body)
