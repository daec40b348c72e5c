import type { Drawing } from '../drawing.ts'
import { vertical } from '../scenery.ts'

// Dusk over a whole scene.
const s = 'vns'
export const drawing: Drawing = {
  name: 'scenes/veil-night',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><defs>${vertical(`${s}-k`, [0, '#0c0a26'], [0.6, '#2a1a4c'], [1, '#140a24'])}</defs><rect width="1280" height="720" fill="url(#${s}-k)"/></svg>`,
}
