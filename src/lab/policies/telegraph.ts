import { catalog } from '../../content/catalog.ts'
import { defenceAgainst, plainDamage } from '../../rules/battle/damage.ts'
import { powerOf } from '../../rules/battle/effects.ts'
import type { DamageEffect, Skill } from '../../rules/battle/skill.ts'
import { type BattleState, type Combatant, effective, standing } from '../../rules/battle/state.ts'

/** How much an announced hit on a random member counts for each of them: more than a third, because it may be fatal. */
const RANDOM_SHARE = 0.7

/** HP that each member (index 0–2) may lose by announced hits; null when none is announced. */
export function threats(state: BattleState): readonly [number, number, number] | null {
  let sums: [number, number, number] | null = null
  for (const enemy of state.combatants) {
    if (enemy.forced === null || enemy.hp === 0) continue
    const skill = catalog.skill(enemy.forced)
    const effect = skill.effects.find((one) => one.type === 'damage')
    if (!effect) continue
    sums ??= [0, 0, 0]
    const { members, share } = aim(state, skill)
    for (const member of members) {
      const place = member.id as 0 | 1 | 2
      sums[place] += share * hitDamage(effect, skill, enemy, member)
    }
  }
  return sums
}

function hitDamage(effect: DamageEffect, skill: Skill, enemy: Combatant, member: Combatant): number {
  const defence = effect.ignoresDefence ? 0 : defenceAgainst(effect.kind, member)
  return plainDamage(powerOf(effect, skill.levels[0].percent, enemy, member), defence, member) * (effect.hits ?? 1)
}

/** The members whom the skill may reach, and how much its hit counts for each of them. */
export function aim(state: BattleState, skill: Skill): { readonly members: readonly Combatant[]; readonly share: number } {
  const members = standing(state, 'party')
  if (skill.reach !== 'foe' || members.length === 1) return { members, share: 1 }
  const taunting = members.find((member) => member.modifiers.some((modifier) => modifier.taunt))
  if (taunting) return { members: [taunting], share: 1 }
  switch (skill.seeks) {
    case 'weakest':
      return { members: [members.reduce((a, b) => (b.hp * a.maxHp < a.hp * b.maxHp ? b : a))], share: 1 }
    case 'strongest':
      return { members: [members.reduce((a, b) => (effective(b, 'str') > effective(a, 'str') ? b : a))], share: 1 }
    default:
      return { members, share: RANDOM_SHARE }
  }
}
