import type { BattleItem, BattleSkill } from '../../contract/battle/combatants.ts'
import type { BattleAct, BattleActs } from '../../contract/battle/acts.ts'
import type { AttackType, EffectType, TargetRange } from '../../contract/status.ts'
import { itemEntry, partySkill, roleEntry } from '../../content/catalog.ts'
import { type ActKind, damageEffectOf, damageKindOf, isAimedAtFoes, kindOf, restoredBy, takesRecoil } from '../../rules/battle/classify.ts'
import { levelOf } from '../../rules/battle/command.ts'
import type { Act } from '../../rules/battle/skill.ts'
import type { Bag, BattleState, LearnedSkill } from '../../rules/battle/state.ts'

/** The specification's codes for what a skill or an item does, derived from its effects. */
export interface ActCodes {
  readonly attack_type: AttackType
  readonly effect_type: EffectType
  readonly target_range: TargetRange
  readonly is_target_enemy: boolean
}

const EFFECT_TYPES: Readonly<Record<ActKind, EffectType>> = { special: 0, attack: 1, heal: 2, buff: 3, other: 9 }

export function actCodes(act: Pick<Act, 'reach' | 'effects'>): ActCodes {
  const damage = damageKindOf(act)
  return {
    attack_type: damage === null ? 0 : damage === 'physical' ? 1 : 2,
    effect_type: EFFECT_TYPES[kindOf(act)],
    target_range: act.reach === 'self' ? 0 : act.reach === 'ally' || act.reach === 'foe' ? 1 : 2,
    is_target_enemy: isAimedAtFoes(act),
  }
}

/** Percents travel as multipliers: 1.6 for 160 %. */
export const multiplier = (percent: number): number => percent / 100

/** Null when the act has no lasting effect. */
export const buffTurns = (turns: number): number | null => (turns === 0 ? null : turns)

const described = new Map<string, BattleSkill>()

/** A learned skill as the wire describes it. It is the same in each answer, and so made once for each level. */
export function battleSkill(learned: LearnedSkill): BattleSkill {
  const key = `${learned.id}:${learned.level}`
  const known = described.get(key)
  if (known) return known
  const skill = describedSkill(learned)
  described.set(key, skill)
  return skill
}

function describedSkill({ id, level }: LearnedSkill): BattleSkill {
  const skill = partySkill(id)
  const { apCost, percent, turns } = levelOf(skill, level)
  const damage = damageEffectOf(skill)
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
    power_of: [...(damage?.of ?? [])],
    hits: damage ? (damage.hits ?? 1) : 0,
    recoils: takesRecoil(skill),
    restores: restoredBy(skill),
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

/** What the party can use in a battle. */
export function battleActs({ combatants, bag }: BattleState): BattleActs {
  const learned = combatants.flatMap(({ side, skills }) => (side === 'party' ? skills.map(({ id }) => id) : []))
  return {
    skills: [...new Set(learned)].map((id) => battleAct(partySkill(id))),
    items: bag.map(({ item }) => battleAct(itemEntry(item))),
    attacks: combatants.filter(({ side }) => side === 'party').map(({ kind }) => attackOf(kind)),
  }
}

function attackOf(role: number): BattleActs['attacks'][number] {
  const { attack, attackNote } = roleEntry(role)
  return { role, note: attackNote, ...attack }
}

const battleAct = ({ id, name, description, reach, pace, levels, effects }: Act & Pick<BattleAct, 'name' | 'description'>): BattleAct => ({
  id,
  name,
  description,
  reach,
  ...(pace && { pace }),
  levels,
  effects,
})
