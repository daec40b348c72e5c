import type { Drawing } from '../drawing.ts'
import { random } from '../landscape.ts'
import { circle, shape, taper } from '../paper.ts'

// One more for every cleared field: a stain on the plaza's floor that cannot be washed off. It has no owner, as far as anyone knows.
const blot = shape('2,27 16,20 40,22 60,17 84,19 98,23 116,22 110,28 92,31 76,29 58,34 38,31 20,33')
const drops = circle(106, 35, 1.8) + circle(111, 33.6, 0.7) + circle(14, 37, 1.2) + circle(66, 38.5, 0.9) + circle(71, 14, 0.8)
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
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44"><defs><clipPath id="sfs-c"><path d="${blot}"/></clipPath></defs>` +
    `<path fill="#c58a72" opacity=".5" transform="translate(0 1)" d="${blot}"/><path fill="#1c0a22" d="${drops}"/>` +
    // It has dried from the edge inwards, twice.
    `<g clip-path="url(#sfs-c)"><path fill="#42224a" stroke="#32163a" stroke-width="6" d="${blot}"/><path fill="#a9706a" opacity=".4" d="${grain}"/><path fill="none" stroke="#1c0a22" stroke-width="2" d="${blot}"/></g></svg>`,
}
