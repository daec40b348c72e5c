import type { Drawing } from '../drawing.ts'
import { circle, shape } from '../paper.ts'

// One more for every cleared field: a stain on the plaza's floor that cannot be washed off. It has no owner, as far as anyone knows.
const blot = shape('6,25 20,15 42,20 56,14 78,13 88,17 100,14 112,20 106,28 92,27 84,33 60,31 44,35 22,36')

export const drawing: Drawing = {
  name: 'scenes/plaza-stain',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44"><path fill="#ffc98a" opacity=".28" transform="translate(0 1.5)" d="${blot}"/><path fill="#12071a" opacity=".86" d="${blot}${circle(116, 33, 2.4)}"/></svg>`,
}
