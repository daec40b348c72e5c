import type { RoleClass } from '../../content/roles.ts'
import { figureUrl } from './pictures.ts'

/** A member's whole figure with all that reaches beyond its frame: the shears, the bow, the arrow with its light. 500 × 510. */
export const wholeFigureUrl = (roleClass: RoleClass, mood: 'calm' | 'joy' = 'calm'): string =>
  `${figureUrl(roleClass, mood)}#svgView(viewBox(-70,-30,500,510))`
