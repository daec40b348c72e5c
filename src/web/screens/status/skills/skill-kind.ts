import { skillKinds } from '../../../../content/text/status.ts'
import type { SkillNode } from '../../../../contract/status.ts'
import { type Sign, skillSigns } from '../../../ui/signs/skill-signs.ts'

/** The skill's own sign, else that of its attack or effect. */
export function signOf({ skill_id: id, attack_type: attack, effect_type: effect }: SkillNode): Sign {
  const own = skillSigns[id]
  if (own !== undefined) return own
  if (attack === 1) return 'physical'
  if (attack === 2) return 'magic'
  if (effect === 2) return 'heal'
  return effect === 3 ? 'strengthen' : 'other'
}

/** Kind of attack, effect and range in words. */
export function kindWords(node: SkillNode): readonly string[] {
  const { attack_type: attack, effect_type: effect, target_range: range, is_target_enemy: isTargetEnemy } = node
  const effectWord = effect === 3 && isTargetEnemy ? skillKinds.weakening : skillKinds.effectTypes[effect]
  return [skillKinds.attackTypes[attack], effectWord, skillKinds.ranges[range]].filter((word) => word !== null)
}
