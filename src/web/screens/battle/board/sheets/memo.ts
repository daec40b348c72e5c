import { forget, recall, remember } from '../../../../state/stored-choice.ts'
import type { Battle } from '../../battle-model.ts'

/** Until November 2026 all saves of a browser had one memo. */
const SHARED = 'battle-memo'

/** Of a save: its members' ids are no other save's. */
const nameOf = ({ members }: Pick<Battle, 'members'>): string => `memo.${members[0]?.id ?? 0}`

/** The free notes of a save, kept in this browser only. The first save that asks takes over those that had no owner. */
export function recallMemo(battle: Pick<Battle, 'members'>): string {
  const shared = recall(SHARED)
  if (shared !== null && recall(nameOf(battle)) === null) remember(nameOf(battle), shared)
  forget(SHARED)
  return recall(nameOf(battle)) ?? ''
}

export const rememberMemo = (battle: Pick<Battle, 'members'>, text: string): void => remember(nameOf(battle), text)
