import { fogSize } from '../../src/web/art/map-places.ts'
import type { Drawing } from '../tools/drawing.ts'
import { mist } from '../places/landscape.ts'
import { cutOut } from '../places/map.ts'
import { vertical } from '../places/scenery.ts'

// The cloud before a land that nobody knows yet.
const p = 'mfog'
const cloud = mist(
  [
    [50, 168],
    [18, 232],
    [10, 176],
  ],
  8,
  19,
)

export const drawing: Drawing = {
  name: 'map/fog',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fogSize.width} ${fogSize.height}"><defs>${cutOut(p)}${vertical(`${p}-f`, [0, '#66569a'], [1, '#4a3c78'])}<path id="${p}-c" d="${cloud}"/></defs><g filter="url(#${p}-s)"><use href="#${p}-c" y="-1.5" fill="#a08fd0"/><use href="#${p}-c" fill="url(#${p}-f)"/></g></svg>`,
}
