import type { Drawing } from '../drawing.ts'
import { circle, shape } from '../paper.ts'

// One more for every cleared field: a stain on the plaza's floor that cannot be washed off. It has no owner, as far as anyone knows.
const blot = shape('2,27 16,20 40,22 60,17 84,19 98,23 116,22 110,28 92,31 76,29 58,34 38,31 20,33')

export const drawing: Drawing = {
  name: 'scenes/plaza-stain',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44"><path fill="#c58a72" opacity=".5" transform="translate(0 1)" d="${blot}"/><path fill="#2a1230" d="${blot}${circle(106, 35, 1.8)}"/></svg>`,
}
