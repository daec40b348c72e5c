import { freeSkillPoints, MAX_SKILL_LEVEL, type Member } from './growth.ts'

/** What a member must have before a skill of the own tree can be learned. */
export interface LearnConditions {
  readonly id: number
  readonly role: number
  /** Member level, from 1. */
  readonly fromLevel: number
  readonly parent: { readonly skill: number; readonly level: number } | null
}

export type LearnRefusal = 'otherRolesSkill' | 'mastered' | 'conditionsNotMet' | 'skillPointsShort'

export const skillLevelOf = (member: Pick<Member, 'skills'>, skill: number): number =>
  member.skills.find((learned) => learned.id === skill)?.level ?? 0

export const meetsLevel = (member: Pick<Member, 'level'>, skill: LearnConditions): boolean => member.level >= skill.fromLevel

export const meetsParent = (member: Pick<Member, 'skills'>, { parent }: LearnConditions): boolean =>
  parent === null || skillLevelOf(member, parent.skill) >= parent.level

/** Why the member cannot learn the skill, or its next level, now; null when they can. */
export function learnRefusal(member: Member, skill: LearnConditions): LearnRefusal | null {
  if (skill.role !== member.role) return 'otherRolesSkill'
  if (skillLevelOf(member, skill.id) >= MAX_SKILL_LEVEL) return 'mastered'
  if (!meetsLevel(member, skill) || !meetsParent(member, skill)) return 'conditionsNotMet'
  return freeSkillPoints(member) < 1 ? 'skillPointsShort' : null
}

/** The member with the skill one level higher. Check with `learnRefusal` first. */
export function learn(member: Member, skill: number): Member {
  const level = skillLevelOf(member, skill) + 1
  const others = member.skills.filter((learned) => learned.id !== skill)
  return { ...member, skills: [...others, { id: skill, level }].toSorted((a, b) => a.id - b.id) }
}
