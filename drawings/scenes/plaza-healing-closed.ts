import type { Drawing } from '../drawing.ts'
import { buildingSvg, buildings, healingClosed } from '../town.ts'

export const drawing: Drawing = {
  name: 'scenes/plaza-healing-closed',
  svg: buildingSvg('pcs', { ...buildings.healing, content: healingClosed }),
}
