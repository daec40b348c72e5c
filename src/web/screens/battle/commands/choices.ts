import { battleText } from '../../../../content/text/battle.ts'
import type { BattleItem, BattleSkill } from '../../../../contract/battle.ts'
import { skillRefusal } from '../../../../rules/battle/command.ts'
import type { Combatant } from '../../../../rules/battle/state.ts'
import { goodsUrl } from '../../../art/goods-pictures.ts'
import { type Sign, skillSigns } from '../../../ui/signs/skill-signs.ts'
import { actorOf, type BattleFlow, itemsLeft } from '../battle-flow.ts'
import { catalogOf, reachOf } from '../battle-model.ts'
import type { ListedChoice } from './choice-list.tsx'

type Commanding = Extract<BattleFlow, { status: 'command' }>

/** The skills or items that the member who is asked could use. */
export function choicesOf(flow: Commanding): readonly ListedChoice[] {
  const actor = actorOf(flow)
  if (!actor || flow.list === 'main') return []
  if (flow.list === 'item') return flow.battle.items.map((item) => itemChoice(item, itemsLeft(flow, item.id)))
  const skills = flow.battle.members[actor.id]?.skills ?? []
  return skills.map((skill) => skillChoice(skill, flow, actor))
}

function skillChoice(skill: BattleSkill, flow: Commanding, actor: Combatant): ListedChoice {
  const refused = skillRefusal(actor, skill.id, catalogOf(flow.battle))
  const sign = skillSigns[skill.id]
  const pace = skill.is_first ? [battleText.first] : skill.is_slow ? [battleText.last] : []
  return {
    ...described(skill),
    ...(sign === undefined ? {} : { sign }),
    picture: null,
    notes: [battleText.skillLevel(skill.skill_level), battleText.reach[reachOf(skill)], ...pace],
    cost: battleText.cost(skill.ap_cost),
    refused: refused === null ? null : battleText.refusals[refused],
  }
}

function itemChoice(item: BattleItem, left: number): ListedChoice {
  return {
    ...described(item),
    picture: goodsUrl(item.id),
    notes: [battleText.reach[reachOf(item)]],
    cost: battleText.held(left),
    refused: left > 0 ? null : battleText.refusals.itemNotHeld,
  }
}

function described(act: BattleSkill | BattleItem): Pick<ListedChoice, 'id' | 'name' | 'sign' | 'kind' | 'description'> {
  const [sign, kind] = kindOf(act)
  return { id: act.id, name: act.name, sign, kind, description: act.description }
}

/** Codes as in the wire: effect 1 attack, 2 heal, 3 buff; attack 1 physical, 2 magic. */
function kindOf({ effect_type, attack_type }: BattleSkill | BattleItem): [Sign, string] {
  if (effect_type === 2) return ['heal', battleText.kinds.heal]
  if (effect_type === 3) return ['strengthen', battleText.kinds.buff]
  if (effect_type !== 1) return ['other', battleText.kinds.other]
  return attack_type === 2 ? ['magic', battleText.kinds.magic] : ['physical', battleText.kinds.physical]
}
