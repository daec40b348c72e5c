import { stainCell } from '../../src/web/art/plaza-places.ts'
import type { Drawing } from '../tools/drawing.ts'
import type { Stain } from '../places/floor-stain.ts'
import { circle } from '../tools/paper.ts'
import { beans, gate, pillar, plate, three } from '../screens/stains-people.ts'
import { book, fan, hours, seam, seed, stroke, watch } from '../screens/stains.ts'

// The stains on the plaza's floor, one cell for each cleared field: that of the journal, seen from the side, so that it lies in the floor.
// They have neither a rim nor a light of their own.

/** With the middle of its shape and how large it is. */
const cells: readonly (readonly [stain: Stain, middle: number, scale: number])[] = [
  [seed, 119, 0.8],
  [hours, 120, 0.8],
  [fan, 115, 0.6],
  [stroke, 121, 0.5],
  [plate, 127, 0.7],
  [pillar, 106, 0.8],
  [seam, 122, 0.5],
  [beans, 129, 0.54],
  [watch, 126, 0.62],
  [book, 120, 0.52],
  [gate, 120, 0.64],
  [three, 124, 0.64],
]

const lying = ([{ body, worn = '' }, middle, scale]: (typeof cells)[number], at: number): string =>
  `<g transform="translate(${stainCell.width / 2} ${at * stainCell.height + 22})skewX(-18)scale(${scale} ${Math.round(scale * 62) / 100})translate(${-middle} -45)"><g opacity=".24" stroke-width="12"><path id="sfs-${at}" d="${body}"/></g><use href="#sfs-${at}" opacity=".82" stroke-width="4"/>${worn === '' ? '' : `<path fill="#b06a70" stroke="none" opacity=".75" d="${worn}"/>`}</g>`

const drops = cells.map((_, at) => {
  const y = at * stainCell.height
  return at % 2 === 0 ? circle(9, y + 32, 2.4) + circle(112, y + 15, 1) : circle(110, y + 31, 2.6) + circle(14, y + 13, 1.1)
})

export const drawing: Drawing = {
  name: 'scenes/plaza-stain',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stainCell.width} ${stainCell.height * cells.length}"><g fill="#17061d" stroke="#17061d" stroke-linejoin="round">${cells.map(lying).join('')}<path stroke="none" opacity=".8" d="${drops.join('')}"/></g></svg>`,
}
