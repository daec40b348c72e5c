import { type PartyMember, type SkillNode, status } from '../../../contract/status.ts'
import { partySkill, roleEntry } from '../../../content/catalog.ts'
import { figuresOf } from '../../../content/skill-figures.ts'
import { partySkills } from '../../../content/skills/all.ts'
import type { PartySkill } from '../../../content/skills/party-skill.ts'
import { confirmations } from '../../../content/text/refusals.ts'
import { levelOf } from '../../../rules/battle/command.ts'
import { ATTRIBUTES, expToNextLevel, freeSkillPoints, freeStatusPoints, type Member, totalAttributes } from '../../../rules/party/growth.ts'
import { meetsLevel, meetsParent, skillLevelOf } from '../../../rules/party/learning.ts'
import { refuse } from '../../refusal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { membersOf, type SavedMember, setTactics } from '../../store/rows/save/members.ts'
import { actCodes, buffTurns, multiplier } from '../../wire/acts.ts'
import { prefixed } from '../../wire/attributes.ts'
import { learnSkill, spend } from './status.service.ts'

export function registerStatus(routes: Routes): void {
  routes.read(status.information, async ({ tx, caller }) => (await membersOf(tx, caller.saveId)).map(memberToWire))

  routes.write(status.increment, async ({ tx, caller, body }) => {
    const attribute = ATTRIBUTES.find((one) => one.toUpperCase() === body.status_type)
    if (!attribute) return refuse('unknownStat')
    const refused = await spend(tx, caller.saveId, { member: body.party_id, attribute, points: body.input_point })
    return refused ?? { message: confirmations.pointsSpent }
  })

  routes.write(status.learn, async ({ tx, caller, body }) => {
    const refused = await learnSkill(tx, caller.saveId, body.party_id, body.skill_id)
    return refused ?? { message: confirmations.skillLearned }
  })

  routes.write(status.tactics, async ({ tx, caller, body }) => {
    await setTactics(tx, caller.saveId, body.tactics)
    return { message: confirmations.tacticsKept }
  })
}

function memberToWire(member: SavedMember): PartyMember {
  const role = roleEntry(member.role)
  const roots = partySkills.filter((skill) => skill.role === member.role && skill.parent === null)
  return {
    party_id: member.id,
    level: member.level,
    nickname: member.name,
    role_id: member.role,
    role_class: role.class,
    role_class_japanese: role.name,
    class: role.class,
    class_japanese: role.name,
    freely_skill_point: freeSkillPoints(member),
    freely_status_point: freeStatusPoints(member),
    total_exp: member.exp,
    next_level_up_exp: expToNextLevel(member) ?? '-',
    status: { level: member.level, ...prefixed('value', totalAttributes(role, member)) },
    skill_tree: roots.map((skill) => nodeToWire(member, skill)),
    tactic: member.tactic,
  }
}

function nodeToWire(member: Member, skill: PartySkill): SkillNode {
  const [one, two, three] = [levelOf(skill, 1), levelOf(skill, 2), levelOf(skill, 3)]
  const { attack_type, effect_type, target_range, is_target_enemy } = actCodes(skill)
  const [levelMet, parentMet] = [meetsLevel(member, skill), meetsParent(member, skill)]
  return {
    skill_id: skill.id,
    skill_name: skill.name,
    skill_level: skillLevelOf(member, skill.id),
    attack_type,
    effect_type,
    target_range,
    lv1_percent: multiplier(one.percent),
    lv1_ap_cost: one.apCost,
    lv1_buff_turn: buffTurns(one.turns),
    lv2_percent: multiplier(two.percent),
    lv2_ap_cost: two.apCost,
    lv2_buff_turn: buffTurns(two.turns),
    lv3_percent: multiplier(three.percent),
    lv3_ap_cost: three.apCost,
    lv3_buff_turn: buffTurns(three.turns),
    description: skill.description,
    is_target_enemy,
    figures: figuresOf(skill).map(({ label, values }) => ({ label, values: [...values] })),
    requirement_skill_level: skill.parent?.level ?? null,
    is_checked_skill_level: parentMet,
    requirement_party_level: skill.fromLevel > 1 ? skill.fromLevel : null,
    is_checked_party_level: levelMet,
    is_learned: levelMet && parentMet,
    parent_skill_name: skill.parent && partySkill(skill.parent.skill).name,
    child_skills: partySkills.filter((child) => child.parent?.skill === skill.id).map((child) => nodeToWire(member, child)),
  }
}
