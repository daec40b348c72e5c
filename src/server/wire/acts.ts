import type { BattleItem, BattleSkill } from '../../contract/battle.ts'
import type { AttackType, EffectType, TargetRange } from '../../contract/status.ts'
import { itemEntry, partySkill } from '../../content/catalog.ts'
import { levelOf } from '../../rules/battle/command.ts'
import type { Act, Effect } from '../../rules/battle/skill.ts'
import type { Bag, LearnedSkill } from '../../rules/battle/state.ts'

/** The specification's codes for what a skill or an item does; they follow from its words. */
export interface ActCodes {
  readonly attack_type: AttackType
  readonly effect_type: EffectType
  readonly target_range: TargetRange
  readonly is_target_enemy: boolean
}

export function actCodes({ reach, effects }: Pick<Act, 'reach' | 'effects'>): ActCodes {
  const damage = effects.find((effect) => effect.type === 'damage')
  return {
    attack_type: damage === undefined ? 0 : damage.kind === 'physical' ? 1 : 2,
    effect_type: effectType(effects),
    target_range: reach === 'self' ? 0 : reach === 'ally' || reach === 'foe' ? 1 : 2,
    is_target_enemy: reach === 'foe' || reach === 'foes',
  }
}

const HEALING: readonly Effect['type'][] = ['heal', 'healShare', 'restoreAp']

function effectType(effects: readonly Effect[]): EffectType {
  const has = (wanted: (effect: Effect) => boolean): boolean => effects.some(wanted)
  if (has(({ type }) => type === 'damage')) return 1
  if (has(({ type }) => type === 'escape')) return 9
  if (has(({ type }) => HEALING.includes(type))) return 2
  return has(({ type }) => type === 'modify') ? 3 : 0
}

/** Percents travel as multipliers: 1.6 for 160 %. */
export const multiplier = (percent: number): number => percent / 100

/** Turns, or null where the act leaves nothing behind. */
export const buffTurns = (turns: number): number | null => (turns === 0 ? null : turns)

export function battleSkill({ id, level }: LearnedSkill): BattleSkill {
  const skill = partySkill(id)
  const { apCost, percent, turns } = levelOf(skill, level)
  return {
    id,
    name: skill.name,
    description: skill.description,
    ...actCodes(skill),
    is_first: skill.pace === 'first',
    is_slow: skill.pace === 'last',
    skill_level: level,
    ap_cost: apCost,
    buff_turn: buffTurns(turns),
    skill_percent: multiplier(percent),
  }
}

export function battleItems(bag: Bag): readonly BattleItem[] {
  return bag
    .filter((slot) => slot.count > 0)
    .map(({ item, count }) => {
      const entry = itemEntry(item)
      return { id: item, name: entry.name, description: entry.description, possession_number: count, ...actCodes(entry) }
    })
}
