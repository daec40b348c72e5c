import type { Drawing } from '../tools/drawing.ts'
import { radial } from '../places/scenery.ts'

// Glare over a whole scene, strongest in the middle.
const s = 'vls'
export const drawing: Drawing = {
  name: 'scenes/veil-light',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><defs>${radial(`${s}-k`, [0, '#ffffff'], [1, '#fff6d8'])}</defs><rect width="1280" height="720" fill="url(#${s}-k)"/></svg>`,
}
