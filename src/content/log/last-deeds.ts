import { staysStanding } from '../enemy-fields.ts'
import { FIRST_LAMPLIGHTER, VAST_EXPANSE } from '../named-ids.ts'

/** How the three's own shadows stop, by enemy. */
const gatherings: Readonly<Record<number, string>> = {
  126: 'は順番を譲って、うしろへ並んだ。',
  127: 'は暗いほうを選んで、うしろへ回った。',
  128: 'は袖の埃を払って、うしろへ回った。',
  130: 'は屏風を半分持って、うしろへ回った。',
  131: 'は足跡をつけずに、うしろへ回った。',
  132: 'は半拍おいて、うしろへ回った。',
}

/** What a beaten enemy does, behind its name, where it is not folded: the bosses of fields 11 and 12 at their places, and the three's own shadows. Null for all others. */
export function lastDeedOf(field: number, enemyId: number): string | null {
  if (staysStanding(field, enemyId)) return 'は打つのをやめた。'
  if (field !== VAST_EXPANSE) return null
  if (enemyId === FIRST_LAMPLIGHTER) return 'は灯を下ろした。'
  return gatherings[enemyId] ?? null
}
