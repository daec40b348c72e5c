import { SHADOWS_BY_ROLE, staysStanding } from '../enemy-fields.ts'
import { FIRST_LAMPLIGHTER, VAST_EXPANSE } from '../named-ids.ts'

/** What a beaten enemy does, behind its name, where it is not folded: the bosses of fields 11 and 12 at their places, and the three's own shadows. Null for all others. */
export function lastDeedOf(field: number, enemyId: number): string | null {
  if (staysStanding(field, enemyId)) return 'は打つのをやめた。'
  if (field !== VAST_EXPANSE) return null
  if (enemyId === FIRST_LAMPLIGHTER) return 'は灯を下ろした。'
  return Object.values(SHADOWS_BY_ROLE).includes(enemyId) ? 'は三人のうしろへ回った。' : null
}
