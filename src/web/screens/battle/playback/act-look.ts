import { type BattleEvent, itemIn, skillIn } from '../../../../rules/battle/event.ts'
import type { Combatant } from '../../../../rules/battle/state.ts'
import { enemyLook } from '../../../looks/enemies.ts'
import { memberElement, roleClassOf, roleLooks, type Weight } from '../../../looks/roles.ts'
import type { ElementName } from '../../../motion/pieces/elements.ts'
import type { EffectName, HitEffect } from '../../../sound/effects/effects.ts'
import type { Battle } from '../battle-model.ts'

/** What the blows of an act are made of. */
export function elementOf(event: BattleEvent, { members, enemies }: Battle): ElementName {
  if (event.type !== 'acted' || itemIn(event.action) !== null) return 'paper'
  const member = members[event.actor]
  if (!member) return enemyLook(enemies[event.actor - members.length]?.id ?? 0).element
  return memberElement(member.role_id, skillIn(event.action))
}

/** How it sounds when somebody attacks or uses a skill. */
export const soundOf = ({ side, kind }: Pick<Combatant, 'side' | 'kind'>, weight: Weight): EffectName =>
  side === 'party' ? roleLooks[roleClassOf(kind)].sounds[weight] : enemyLook(kind).field.sound

/** How it sounds when somebody is hit. */
export const hitOf = ({ side, kind }: Pick<Combatant, 'side' | 'kind'>): HitEffect =>
  side === 'party' ? roleLooks[roleClassOf(kind)].hit : enemyLook(kind).hit
