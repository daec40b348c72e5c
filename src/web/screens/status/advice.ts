import { markedBuild } from '../../../content/builds.ts'
import type { PartyMember } from '../../../contract/status.ts'
import { nextPoints, nextSkill } from '../../../rules/party/build.ts'
import { type Attributes, earnedStatusPoints } from '../../../rules/party/growth.ts'
import { findNode } from './skills/skill-tree.ts'

type Advised = Pick<PartyMember, 'role_id' | 'level' | 'freely_status_point' | 'freely_skill_point' | 'skill_tree'>

/** How the recommended build of the role spends the free status points. */
export function advicePoints({ role_id, level, freely_status_point: free }: Advised): Attributes {
  return nextPoints(markedBuild(role_id), { spent: earnedStatusPoints(level) - free, free })
}

/** Id of the skill on which it spends the next skill point; null when there is none to spend, or the skill is not open yet. */
export function adviceSkill({ role_id, freely_skill_point: free, skill_tree: tree }: Advised): number | null {
  if (free < 1) return null
  const skill = nextSkill(markedBuild(role_id), (id) => findNode(tree, id)?.skill_level ?? 0)
  return skill !== null && findNode(tree, skill)?.is_learned === true ? skill : null
}
