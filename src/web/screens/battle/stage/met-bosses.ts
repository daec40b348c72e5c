import { recallWords, rememberWord } from '../../../state/stored-choice.ts'
import type { Battle } from '../battle-model.ts'

type Meeting = Pick<Battle, 'members' | 'enemies'>

/** Of a save: its members' ids are no other save's. */
const nameOf = ({ members }: Meeting): string => `met.${members[0]?.id ?? 0}`

/** Whether this browser has shown the save how a boss comes on. */
export const hasMet = (battle: Meeting, enemyId: number): boolean => recallWords(nameOf(battle)).has(String(enemyId))

/** The bosses of the battle have come on. */
export function rememberMet(battle: Meeting): void {
  for (const { id, is_boss } of battle.enemies) if (is_boss) rememberWord(nameOf(battle), String(id))
}
