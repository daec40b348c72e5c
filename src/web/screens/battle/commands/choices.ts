import { battleText } from '../../../../content/text/battle.ts'
import type { BattleAct } from '../../../../contract/battle/acts.ts'
import { damageKindOf, kindOf } from '../../../../rules/battle/classify.ts'
import { costOf, levelOf, skillRefusal } from '../../../../rules/battle/command.ts'
import type { Combatant, LearnedSkill } from '../../../../rules/battle/state.ts'
import { goodsUrl } from '../../../art/goods-pictures.ts'
import { type Sign, skillSigns } from '../../../ui/signs/skill-signs.ts'
import type { BattleFlow, Intent } from '../battle-flow.ts'
import { actorOf, itemsLeft } from './choosing.ts'
import type { ActCatalog } from '../battle-model.ts'
import { worthOf } from '../sight/forecasts.ts'
import { worthWord } from '../sight/words.ts'
import type { ListedChoice } from './choice-list.tsx'

type Commanding = Extract<BattleFlow, { status: 'command' }>

/** The skills or items that the member who is asked could use. `isSightShown`: with what they would do. */
export function choicesOf(flow: Commanding, isSightShown: boolean): readonly ListedChoice[] {
  const actor = actorOf(flow)
  if (!actor || flow.list === 'main') return []
  const { catalog, state } = flow.battle
  const worth = (intent: Intent): string => (isSightShown ? worthWord(worthOf(flow, intent)) : '')
  if (flow.list === 'skill') {
    return actor.skills.map((learned) => ({
      ...skillChoice(learned, actor, catalog),
      worth: worth({ type: 'skill', skill: learned.id }),
    }))
  }
  return state.bag
    .filter(({ count }) => count > 0)
    .map(({ item }) => ({
      ...itemChoice(catalog.item(item), itemsLeft(flow, item)),
      worth: worth({ type: 'item', item }),
    }))
}

type Described = Omit<ListedChoice, 'worth'>

function skillChoice({ id, level }: LearnedSkill, actor: Combatant, catalog: ActCatalog): Described {
  const skill = catalog.skill(id)
  const refused = skillRefusal(actor, id, catalog)
  const sign = skillSigns[id]
  const pace = skill.pace ? [battleText[skill.pace]] : []
  return {
    ...described(skill),
    ...(sign === undefined ? {} : { sign }),
    picture: null,
    notes: [battleText.skillLevel(level), battleText.reach[skill.reach], ...pace],
    cost: battleText.cost(costOf(actor, levelOf(skill, level))),
    refused: refused === null ? null : battleText.refusals[refused],
  }
}

function itemChoice(item: BattleAct, left: number): Described {
  return {
    ...described(item),
    picture: goodsUrl(item.id),
    notes: [battleText.reach[item.reach]],
    cost: battleText.held(left),
    refused: left > 0 ? null : battleText.refusals.itemNotHeld,
  }
}

function described(act: BattleAct): Pick<ListedChoice, 'id' | 'name' | 'sign' | 'kind' | 'description'> {
  const [sign, kind] = signOf(act)
  return { id: act.id, name: act.name, sign, kind, description: act.description }
}

function signOf(act: BattleAct): [Sign, string] {
  const kind = kindOf(act)
  if (kind === 'heal') return ['heal', battleText.kinds.heal]
  if (kind === 'buff') return ['strengthen', battleText.kinds.buff]
  if (kind !== 'attack') return ['other', battleText.kinds.other]
  return damageKindOf(act) === 'magical' ? ['magic', battleText.kinds.magic] : ['physical', battleText.kinds.physical]
}
