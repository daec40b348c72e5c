import type { Act } from '../../rules/battle/skill.ts'
import type { LearnConditions } from '../../rules/party/learning.ts'

/** A skill that a member can learn: three levels, a place in the tree of a role. */
export interface PartySkill extends Act, LearnConditions {
  readonly name: string
  readonly description: string
  /** What the log says when it is used; `{n}` = the user. */
  readonly line: string
}
