import type { PartyMember, SkillNode } from '../../../contract/status.ts'

export function skillNode(id: number, more: Partial<SkillNode> = {}): SkillNode {
  return {
    skill_id: id,
    skill_name: `技${id}`,
    skill_level: 0,
    attack_type: 1,
    effect_type: 1,
    target_range: 1,
    lv1_percent: 1.6,
    lv1_ap_cost: 4,
    lv1_buff_turn: null,
    lv2_percent: 1.9,
    lv2_ap_cost: 5,
    lv2_buff_turn: null,
    lv3_percent: 2.2,
    lv3_ap_cost: 6,
    lv3_buff_turn: null,
    description: '',
    requirement_skill_level: null,
    is_checked_skill_level: true,
    requirement_party_level: 1,
    is_checked_party_level: true,
    is_learned: true,
    child_skills: [],
    ...more,
  }
}

export function partyMember(id: number, more: Partial<PartyMember> = {}): PartyMember {
  return {
    party_id: id,
    level: 1,
    nickname: `仲間${id}`,
    role_id: 1,
    role_class: 'striker',
    role_class_japanese: '切込師',
    freely_skill_point: 1,
    freely_status_point: 4,
    total_exp: 0,
    next_level_up_exp: 20,
    status: { level: 1, value_hp: 46, value_ap: 12, value_str: 20, value_def: 9, value_int: 5, value_spd: 18, value_luc: 10 },
    skill_tree: [skillNode(102, { is_learned: false, requirement_party_level: 3, is_checked_party_level: false }), skillNode(101)],
    ...more,
  }
}
