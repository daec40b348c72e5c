import type { Drawing } from '../tools/drawing.ts'
import { buildingSvg, buildings, healingClosed } from '../places/town.ts'

export const drawing: Drawing = {
  name: 'scenes/plaza-healing-closed',
  svg: buildingSvg('pcs', { ...buildings.healing, content: healingClosed }),
}
