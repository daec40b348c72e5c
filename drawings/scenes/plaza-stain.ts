import type { Drawing } from '../drawing.ts'
import { random } from '../landscape.ts'
import { circle, shape, taper } from '../paper.ts'

// One more for every cleared field: a stain on the plaza's floor that cannot be washed off. It has no owner, as far as anyone knows.
const blot = shape('7,25 14,19 30,18 44,12 62,14 78,11 97,16 112,22 108,28 96,29 88,33 70,32 52,35 36,31 18,31')
const darker = shape('14,25 24,21 38,24 48,21 56,26 46,32 30,30 20,29') + shape('70,15 84,14 100,19 106,24 92,23 82,27 74,22')
const drops = circle(112, 33, 1.9) + circle(4, 33, 1.3) + circle(24, 37, 1.4) + circle(104, 10, 1) + circle(16, 12, 0.9)
// The grain of the floor shows through, and ends where the stain does.
const roll = random(7)
const grain = Array.from({ length: 40 }, () => {
  const [x, y, length] = [12 + roll() * 86, 21 + roll() * 10, 4 + roll() * 12]
  return taper(
    [
      [x, y],
      [x + length / 2, y + roll() - 0.5],
      [x + length, y],
    ],
    [0.1, 0.42, 0.1],
    { per: 1 },
  )
}).join('')

export const drawing: Drawing = {
  name: 'scenes/plaza-stain',
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44"><defs><clipPath id="sfs-c"><path d="${blot}"/></clipPath><linearGradient id="sfs-w" x2="0" y2="1"><stop stop-color="#8a5068"/><stop offset=".5" stop-color="#4d2850"/><stop offset="1" stop-color="#2a1238"/></linearGradient></defs>` +
    // Damp about it, the light of the square on its far edge.
    `<g fill="#1c0a22" stroke="#1c0a22" stroke-linejoin="round"><path opacity=".2" stroke-width="9" d="${blot}"/><path opacity=".26" stroke-width="5" d="${blot}"/></g>` +
    `<path fill="#f0a678" opacity=".85" transform="translate(0 -.9)" d="${blot}"/><path fill="#1c0a22" d="${drops}"/>` +
    // It has dried from the edge inwards, twice.
    `<g clip-path="url(#sfs-c)"><path fill="#1c0a22" d="${blot}"/><path fill="url(#sfs-w)" transform="translate(0 .7)" d="${blot}"/><path fill="#1c0a22" opacity=".4" d="${darker}"/>` +
    `<path fill="#c98f8a" opacity=".5" d="${grain}"/><path fill="none" stroke="#1c0a22" stroke-width="2.4" d="${blot}"/></g></svg>`,
}
