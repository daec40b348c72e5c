import { footlights } from './role-stage.ts'

export const drawing = footlights
