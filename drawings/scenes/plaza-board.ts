import type { Drawing } from '../drawing.ts'
import { buildingSvg, buildings } from '../town.ts'

export const drawing: Drawing = { name: 'scenes/plaza-board', svg: buildingSvg('pbs', buildings.board) }
