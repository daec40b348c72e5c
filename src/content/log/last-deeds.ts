import { staysStanding } from '../enemy-fields.ts'
import { FIRST_LAMPLIGHTER, VAST_EXPANSE } from '../named-ids.ts'

/** What a beaten enemy does, behind its name, where it is not folded: the bosses of fields 11 and 12 at their places. Null for all others. */
export function lastDeedOf(field: number, enemyId: number): string | null {
  if (staysStanding(field, enemyId)) return 'は、打つのをやめた。'
  return field === VAST_EXPANSE && enemyId === FIRST_LAMPLIGHTER ? 'は、灯を下ろした。' : null
}
