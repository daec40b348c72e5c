import { defenceAgainst, plainDamage } from './damage.ts'
import { powerOf } from './effects.ts'
import { sought } from './enemy.ts'
import { type BattleCatalog, type BattleState, type Combatant, standing } from './state.ts'

/** How heavy an announced blow is, too coarse to give a figure of the enemy away: 1 light, 2 heavy, 3 it may fell somebody. */
export type Weight = 1 | 2 | 3

/** Percent of the HP left from which a blow is heavy, and from which it may fell. Without chance: a critical may always do more. */
const HEAVY_FROM = 50
const FELLS_FROM = 95

/** The weight of what the enemy has announced, for the member whom it may reach and would hurt most; null when it announces no damage. */
export function weightOf(state: BattleState, enemy: Combatant, catalog: Pick<BattleCatalog, 'skill'>): Weight | null {
  const members = standing(state, 'party')
  if (enemy.forced === null || members.length === 0) return null
  const { effects, levels, reach, seeks } = catalog.skill(enemy.forced)
  const targets = reach === 'foe' && seeks ? [sought(members, seeks)] : members
  let most: number | null = null
  for (const effect of effects) {
    if (effect.type !== 'damage') continue
    for (const member of targets) {
      const defence = effect.ignoresDefence ? 0 : defenceAgainst(effect.kind, member)
      const hit = plainDamage(powerOf(effect, levels[0].percent, enemy, member), defence, member)
      most = Math.max(most ?? 0, (hit * (effect.hits ?? 1) * 100) / member.hp)
    }
  }
  return most === null ? null : most >= FELLS_FROM ? 3 : most >= HEAVY_FROM ? 2 : 1
}
