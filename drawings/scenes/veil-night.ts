import type { Drawing } from '../tools/drawing.ts'
import { radial, vertical } from '../places/scenery.ts'

// Night over a whole scene; and dusk, which leaves the light round one lamp: twice as wide and high as a scene, its hole in the middle.
const night = 'vns'
const dusk = 'vds'
export const drawings: readonly Drawing[] = [
  {
    name: 'scenes/veil-night',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><defs>${vertical(`${night}-k`, [0, '#160a2a'], [0.6, '#34143e'], [1, '#1c0a22'])}</defs><rect width="1280" height="720" fill="url(#${night}-k)"/></svg>`,
  },
  {
    name: 'scenes/veil-dusk',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2560 1440"><defs>${radial(`${dusk}-k`, [0.1, '#7a2038', 0], [0.24, '#6a1c3c', 0.4], [0.42, '#461436', 0.85], [0.64, '#260c30', 1], [1, '#1a0828', 1])}</defs><rect width="2560" height="2560" y="-560" fill="url(#${dusk}-k)"/></svg>`,
  },
]
