import type { SkillNode } from '../../../contract/status.ts'

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
    is_target_enemy: true,
    figures: [{ label: '威力（STR）', values: ['160%', '190%', '220%'] }],
    requirement_skill_level: null,
    is_checked_skill_level: true,
    requirement_party_level: 1,
    is_checked_party_level: true,
    is_learned: true,
    parent_skill_name: null,
    child_skills: [],
    ...more,
  }
}
