import type { Drawing } from '../tools/drawing.ts'

// What hangs on the wall of notes while there is hardly one: the town's rope with two lanterns, and corners of older notes.

const p = 'bws'

/** Where the rope hangs over two nails. */
const rope = 'M-10 22Q60 6 128 40T236 20M640 20Q690 66 742 40T876 22'
const nails = [236, 640].map((x) => `<circle cx="${x}" cy="20" r="5" fill="#4a1610"/>`).join('')

/** Corners of notes that were torn off, each under its nail: where, in degrees how far turned, of which paper. */
const scraps = [
  [58, 170, -7, '#f0d0a0', 'M-24 -12L30 -14L34 20L18 16L8 28L-6 20L-20 30z'],
  [104, 270, 5, '#e8b9a0', 'M-30 -12L22 -12L26 8L12 14L4 30L-10 22L-28 26z'],
  [764, 262, -4, '#d3dab4', 'M-22 -12L32 -12L30 26L14 18L2 24L-8 12L-24 14z'],
  [818, 170, 8, '#f0d0a0', 'M-28 -12L24 -12L30 14L16 22L6 14L-8 28L-26 18z'],
]
  .map(
    ([x, y, turn, paper, d]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="#50201a" fill-opacity=".3" transform="translate(2 4)" d="${d}"/><path fill="${paper}" d="${d}"/>` +
      '<path stroke="#8f3a1d" stroke-opacity=".35" stroke-width="2" d="M-16 2h34M-16 10h20"/><circle r="4" cy="-7" fill="#6a2416"/></g>',
  )
  .join('')

const lantern = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle cy="52" r="110" fill="url(#${p}-lamp)"/><path stroke="#4a1a18" stroke-width="3" d="M0 0V18"/>` +
  '<path fill="#ffcf73" d="M-14 24H14Q28 38 28 56T14 88H-14Q-28 74-28 56T-14 24z"/><path fill="#fff3c4" d="M-6 24H6Q12 38 12 56T6 88H-6Q-12 74-12 56T-6 24z"/>' +
  '<path stroke="#a8501c" stroke-width="1.6" d="M-22 38H22M-27 50H27M-27 62H27M-22 74H22"/><path fill="#2b0f1c" d="M-14 17H14v9H-14zM-14 86H14v9H-14zM-2 95H2v16H-2z"/></g>'

export const drawing: Drawing = {
  name: 'screens/bare-wall',
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 866 320"><defs><radialGradient id="${p}-lamp"><stop stop-color="#fff2b8" stop-opacity=".9"/><stop offset="1" stop-color="#ffb84f" stop-opacity="0"/></radialGradient></defs>` +
    `${scraps}<path fill="none" stroke="#4a1a18" stroke-width="4" d="${rope}"/><path fill="none" stroke="#d99a5a" stroke-width="1.4" stroke-dasharray="5 4" d="${rope}"/>` +
    `${nails}${lantern(128, 40)}${lantern(742, 40)}</svg>`,
}
