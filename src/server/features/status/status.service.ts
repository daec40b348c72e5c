import { partySkills } from '../../../content/skills/all.ts'
import { type Attribute, spendPoints } from '../../../rules/party/growth.ts'
import { learn, learnRefusal } from '../../../rules/party/learning.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { isOnAdventure } from '../../store/rows/adventures.ts'
import { membersOf, type SavedMember, updateMember } from '../../store/rows/saves.ts'
import type { Tx } from '../../store/store.ts'

type MemberRefusal = 'notYourMember' | 'adventureOn'
type SpendingRefusal = MemberRefusal | 'negativeNumber' | 'numberTooSmall' | 'statusPointsShort'
type LearningRefusal = MemberRefusal | 'unknownSkill' | 'otherRolesSkill' | 'mastered' | 'conditionsNotMet' | 'skillPointsShort'

export interface Spending {
  readonly member: number
  readonly attribute: Attribute
  readonly points: number
}

/** @returns null when spent. */
export async function spend(tx: Tx, saveId: number, { member: id, attribute, points }: Spending): Promise<Refusal<SpendingRefusal> | null> {
  const member = await ownMember(tx, saveId, id)
  if (!('spent' in member)) return member
  if (points < 0) return refuse('negativeNumber')
  const grown = spendPoints(member, attribute, points)
  if (grown === 'notAWholeNumber') return refuse('numberTooSmall')
  if (grown === 'tooFewPoints') return refuse('statusPointsShort')
  await updateMember(tx, id, grown)
  return null
}

/** @returns null when learned. */
export async function learnSkill(tx: Tx, saveId: number, id: number, skillId: number): Promise<Refusal<LearningRefusal> | null> {
  const member = await ownMember(tx, saveId, id)
  if (!('spent' in member)) return member
  const skill = partySkills.find((one) => one.id === skillId)
  if (!skill) return refuse('unknownSkill')
  switch (learnRefusal(member, skill)) {
    case 'anotherRole':
      return refuse('otherRolesSkill')
    case 'mastered':
      return refuse('mastered')
    case 'conditionsNotMet':
      return refuse('conditionsNotMet')
    case 'tooFewPoints':
      return refuse('skillPointsShort')
    case null:
  }
  await updateMember(tx, id, learn(member, skillId))
  return null
}

async function ownMember(tx: Tx, saveId: number, id: number): Promise<SavedMember | Refusal<MemberRefusal>> {
  const member = (await membersOf(tx, saveId)).find((one) => one.id === id)
  if (!member) return refuse('notYourMember')
  return (await isOnAdventure(tx, saveId)) ? refuse('adventureOn') : member
}
