import type { Drawing } from '../tools/drawing.ts'
import { buildingSvg, buildings } from '../places/town.ts'

export const drawing: Drawing = { name: 'scenes/plaza-healing', svg: buildingSvg('phs', buildings.healing) }
