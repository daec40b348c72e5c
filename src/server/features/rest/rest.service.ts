import { REST_PRICE, REST_UNLOCK } from '../../../content/rest.ts'
import { DEED } from '../../../rules/town/deeds.ts'
import { unpicked } from '../../../rules/party/growth.ts'
import { isUnlocked } from '../../../rules/town/unlock.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { isOnAdventure } from '../../store/rows/battle/adventures.ts'
import { noteDeeds } from '../../store/rows/save/journal.ts'
import { membersOf, updateMember } from '../../store/rows/save/members.ts'
import { progressOf } from '../../store/rows/save/progress.ts'
import { saveOf, setGold } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'

export const isOpen = async (tx: Tx, saveId: number): Promise<boolean> => isUnlocked(REST_UNLOCK, await progressOf(tx, saveId))

type RestRefusal = 'restClosed' | 'notYourMember' | 'adventureOn' | 'nothingToReset' | 'restGoldShort'

/** Returns all points of a member, for the price of the rest house. @returns null when done. */
export async function resetPoints(tx: Tx, saveId: number, memberId: number, now: number): Promise<Refusal<RestRefusal> | null> {
  if (!(await isOpen(tx, saveId))) return refuse('restClosed')
  const member = (await membersOf(tx, saveId)).find(({ id }) => id === memberId)
  if (!member) return refuse('notYourMember')
  if (await isOnAdventure(tx, saveId)) return refuse('adventureOn')
  const gold = (await saveOf(tx, saveId)).gold
  if (gold < REST_PRICE) return refuse('restGoldShort')
  const rested = unpicked(member)
  if (!rested) return refuse('nothingToReset')
  await setGold(tx, saveId, gold - REST_PRICE)
  await updateMember(tx, memberId, rested)
  await noteDeeds(tx, saveId, [DEED.unpicked], now)
  return null
}
