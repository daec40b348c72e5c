import { statusText as text } from '../../../content/text/status.ts'
import { recommendedBuilds } from '../../../content/builds.ts'
import type { PartyMember } from '../../../contract/status.ts'
import { nextPoints, nextSkill, recommended } from '../../../rules/party/build.ts'
import { type Attributes, earnedStatusPoints } from '../../../rules/party/growth.ts'
import { findNode } from './skills/skill-tree.ts'

type Advised = Pick<PartyMember, 'role_id' | 'level' | 'freely_status_point' | 'freely_skill_point' | 'skill_tree'>

/** What is recommended to a member, and why. */
export interface Recommendation {
  /** How it spends the free status points. */
  readonly points: Attributes
  /** Id of the skill on which it spends the next skill point; null when there is none to spend, or the skill is not open yet. */
  readonly skill: number | null
  readonly why: string
}

/** By the build that goes best with what the member has learned. @throws RangeError for a role without builds */
export function adviceFor({
  role_id,
  level,
  freely_status_point: free,
  freely_skill_point: skillPoints,
  skill_tree: tree,
}: Advised): Recommendation {
  const levelOf = (id: number) => findNode(tree, id)?.skill_level ?? 0
  const { build, skill } = recommended(
    recommendedBuilds.filter(({ role }) => role === role_id),
    levelOf,
  )
  const next = skillPoints < 1 ? null : nextSkill(build, levelOf)
  return {
    points: nextPoints(build, { spent: earnedStatusPoints(level) - free, free }),
    skill: next !== null && findNode(tree, next)?.is_learned === true ? next : null,
    why:
      skill === null ? text.adviceWhy(build.name, build.remark) : text.adviceBySkill(build.name, findNode(tree, skill)?.skill_name ?? ''),
  }
}
