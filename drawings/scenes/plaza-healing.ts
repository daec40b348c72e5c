import type { Drawing } from '../drawing.ts'
import { buildingSvg, buildings } from '../town.ts'

export const drawing: Drawing = { name: 'scenes/plaza-healing', svg: buildingSvg('phs', buildings.healing) }
