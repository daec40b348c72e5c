import { roles } from '../../../content/roles.ts'
import type { Difficulty } from '../../../rules/adventure/difficulty.ts'
import { PARTY_SIZE } from '../../../rules/party/growth.ts'
import { STARTING_GOLD } from '../../../rules/town/shop.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { membersOf, type SavedMember } from '../../store/rows/save/members.ts'
import { deleteSaveOf, insertSave } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'

interface ChosenMember {
  readonly role: number
  readonly name: string
}

interface NewParty {
  readonly userId: number
  readonly choices: readonly ChosenMember[]
  readonly difficulty: Difficulty
}

type PartyRefusal = Refusal<'notThreeMembers' | 'sameRoleTwice' | 'unknownRole'>

/** Makes the save with its party, in the place of one without a party. The caller checks that the user has no party yet. */
export async function createParty(
  tx: Tx,
  { userId, choices, difficulty }: NewParty,
  now: number,
): Promise<readonly SavedMember[] | PartyRefusal> {
  if (choices.length !== PARTY_SIZE) return refuse('notThreeMembers')
  if (choices.some(({ role }) => roles.every(({ id }) => id !== role))) return refuse('unknownRole')
  if (new Set(choices.map(({ role }) => role)).size !== choices.length) return refuse('sameRoleTwice')
  await deleteSaveOf(tx, userId)
  const save = await insertSave(tx, { userId, gold: STARTING_GOLD, difficulty, members: choices }, now)
  return membersOf(tx, save)
}
