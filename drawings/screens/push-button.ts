import type { Drawing } from '../tools/drawing.ts'

// The button of the labour guild: a lantern with shears at its wick, and the flame, a picture of its own because it breathes.
// `job.module.css` turns a `blade` about the rivet at 208,141, lets the `piece` of the wick drop, and moves the `flame` about 150,136.

const p = 'pus'

/** The upper blade of the shears, closed: its point at the wick, its grip beyond the rivet. The lower one is its mirror image. */
const blade =
  '<path class="blade" d="M152 142C172 130 195 128 214 134L243 146l-5 8L206 143C190 139 172 140 152 142z' +
  'M236 158a16 16 0 1 1 32 0a16 16 0 1 1-32 0zM244 158a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"/>'
const shears = `<g fill="#1b0f22">${blade}<g transform="matrix(1 0 0 -1 0 282)">${blade}</g><circle cx="208" cy="141" r="3.5" fill="#ffdf8d"/></g>`
const ribs = [
  'M41 76Q150 98 259 76',
  'M22 116Q150 138 278 116',
  'M18 160Q150 178 282 160',
  'M31 204Q150 222 269 204',
  'M62 246Q150 260 238 246',
].join('')
const paper =
  '<circle cx="150" cy="150" r="146" fill="#170d1e"/><circle cx="150" cy="150" r="139" fill="none" stroke="#d39a6a" stroke-width="2"/>' +
  `<circle cx="150" cy="150" r="132" fill="url(#${p}-paper)"/><g fill="none" stroke="#9a4a1c" stroke-opacity=".42" stroke-width="2.5"><path d="${ribs}"/></g>` +
  '<path d="M112 33h16M172 33h16" stroke="#7a2a12" stroke-width="4" stroke-linecap="round"/>'
const wick =
  '<path d="M150 128v26" stroke="#26121c" stroke-width="6" stroke-linecap="round"/><path class="piece" d="M150 124v12" stroke="#26121c" stroke-width="6" stroke-linecap="round"/>'

const lantern: Drawing = {
  name: 'screens/push-lantern',
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><defs><radialGradient id="${p}-paper" cx="50%" cy="40%" r="62%"><stop offset="0" stop-color="#fffbe2"/>` +
    `<stop offset=".32" stop-color="#ffdf8d"/><stop offset=".72" stop-color="#f59a36"/><stop offset="1" stop-color="#a8421c"/></radialGradient></defs>${paper}${wick}${shears}</svg>`,
}

const flame: Drawing = {
  name: 'screens/push-flame',
  svg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="100 30 100 110"><g class="flame"><path fill="#e8641f" d="M150 44c26 30 36 46 30 68-4 16-16 24-30 24s-26-8-30-24c-6-22 4-38 30-68z"/>' +
    '<path fill="#ffb03f" d="M150 60c19 24 26 36 22 52-3 12-11 18-22 18s-19-6-22-18c-4-16 3-28 22-52z"/><path fill="#fff3bf" d="M150 80c13 17 17 26 14 37-2 9-7 12-14 12s-12-3-14-12c-3-11 1-20 14-37z"/></g></svg>',
}

export const drawings: readonly Drawing[] = [lantern, flame]
