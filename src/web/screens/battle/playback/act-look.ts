import { fieldOfEnemy } from '../../../../content/enemy-fields.ts'
import type { BattleEvent } from '../../../../rules/battle/event.ts'
import type { ElementName } from '../../../motion/elements.ts'
import type { Battle } from '../battle-model.ts'

/** By role id: what a member's blows are made of, unless the skill says more. */
const byRole: Readonly<Record<number, ElementName>> = { 1: 'paper', 2: 'fire', 3: 'paper', 4: 'glass', 5: 'paper', 6: 'sound' }

/** Skills of members that differ from their role. */
const bySkill: Readonly<Record<number, ElementName>> = {
  // 影踏み, 暗転, にじみ矢, 影縫い
  107: 'shadow',
  407: 'shadow',
  506: 'ink',
  510: 'shadow',
}

/** By field, 1–12. What an enemy uses, the screen does not know; where it comes from, it does. */
const byField: readonly ElementName[] = [
  'paper',
  'paper',
  'fire',
  'water',
  'water',
  'snow',
  'shadow',
  'paper',
  'shadow',
  'shadow',
  'fire',
  'ink',
]

/** Enemies that are of something else than their field. */
const byEnemy: Readonly<Record<number, ElementName>> = {
  // ズレドキ, ヨビコミ, ハクシュ, ヤジ
  25: 'sound',
  94: 'sound',
  122: 'sound',
  124: 'sound',
  // カガミゴオリ, ツリシャンデ
  64: 'glass',
  102: 'glass',
}

/** What the blows of an act are made of. */
export function elementOf(event: BattleEvent, { members, enemies }: Battle): ElementName {
  if (event.type !== 'acted') return 'paper'
  const member = members[event.actor]
  if (member) {
    if (event.action.startsWith('item:')) return 'paper'
    return bySkill[Number(event.action.split(':')[1])] ?? byRole[member.role_id] ?? 'paper'
  }
  const enemy = enemies[event.actor - members.length]
  return byEnemy[enemy?.id ?? 0] ?? byField[(fieldOfEnemy(enemy?.id ?? 0) ?? 1) - 1] ?? 'paper'
}
