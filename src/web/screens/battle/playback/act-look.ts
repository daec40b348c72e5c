import type { BattleEvent } from '../../../../rules/battle/event.ts'
import type { Combatant } from '../../../../rules/battle/state.ts'
import { enemyLook } from '../../../looks/enemies.ts'
import { memberElement, roleClassOf, roleLooks } from '../../../looks/roles.ts'
import type { ElementName } from '../../../motion/pieces/elements.ts'
import type { EffectName } from '../../../sound/effects/effects.ts'
import type { Battle } from '../battle-model.ts'

/** What the blows of an act are made of. */
export function elementOf(event: BattleEvent, { members, enemies }: Battle): ElementName {
  if (event.type !== 'acted' || event.action.startsWith('item:')) return 'paper'
  const member = members[event.actor]
  if (!member) return enemyLook(enemies[event.actor - members.length]?.id ?? 0).element
  return memberElement(member.role_id, event.action.startsWith('skill:') ? Number(event.action.slice('skill:'.length)) : null)
}

/** How it sounds when somebody attacks or uses a skill. */
export const soundOf = ({ side, kind }: Pick<Combatant, 'side' | 'kind'>): EffectName =>
  side === 'party' ? roleLooks[roleClassOf(kind)].sound : enemyLook(kind).field.sound
