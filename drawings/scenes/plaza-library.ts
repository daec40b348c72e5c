import type { Drawing } from '../tools/drawing.ts'
import { buildingSvg, buildings } from '../places/town.ts'

export const drawing: Drawing = { name: 'scenes/plaza-library', svg: buildingSvg('pas', buildings.library) }
