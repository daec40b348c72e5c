import { partySkills } from '../../../content/skills/all.ts'
import { type Attribute, type SpendRefusal, spendPoints } from '../../../rules/party/growth.ts'
import { learn, type LearnRefusal, learnRefusal } from '../../../rules/party/learning.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { isOnAdventure } from '../../store/rows/battle/adventures.ts'
import { membersOf, type SavedMember, updateMember } from '../../store/rows/save/members.ts'
import type { Tx } from '../../store/store.ts'

type MemberRefusal = 'notYourMember' | 'adventureOn'

export interface Spending {
  readonly member: number
  readonly attribute: Attribute
  readonly points: number
}

/** @returns null when spent. */
export async function spend(
  tx: Tx,
  saveId: number,
  { member: id, attribute, points }: Spending,
): Promise<Refusal<MemberRefusal | SpendRefusal> | null> {
  const member = await ownMember(tx, saveId, id)
  if (!('spent' in member)) return member
  const grown = spendPoints(member, attribute, points)
  if (typeof grown === 'string') return refuse(grown)
  await updateMember(tx, id, grown)
  return null
}

/** @returns null when learned. */
export async function learnSkill(
  tx: Tx,
  saveId: number,
  id: number,
  skillId: number,
): Promise<Refusal<MemberRefusal | LearnRefusal | 'unknownSkill'> | null> {
  const member = await ownMember(tx, saveId, id)
  if (!('spent' in member)) return member
  const skill = partySkills.find((one) => one.id === skillId)
  if (!skill) return refuse('unknownSkill')
  const refused = learnRefusal(member, skill)
  if (refused) return refuse(refused)
  await updateMember(tx, id, learn(member, skillId))
  return null
}

async function ownMember(tx: Tx, saveId: number, id: number): Promise<SavedMember | Refusal<MemberRefusal>> {
  const member = (await membersOf(tx, saveId)).find((one) => one.id === id)
  if (!member) return refuse('notYourMember')
  return (await isOnAdventure(tx, saveId)) ? refuse('adventureOn') : member
}
