import { catalog } from '../content/catalog.ts'
import { orderIn } from '../rules/auto/auto-commands.ts'
import type { SeenAct, SeenFoe, SeenMember, SeenModifier, Sight } from '../rules/auto/planner.ts'
import { seenAct, seenItem } from '../rules/auto/seen-act.ts'
import { levelOf } from '../rules/battle/command.ts'
import {
  type Bag,
  type BattleState,
  type Combatant,
  discountOf,
  type LearnedSkill,
  type Modifier,
  standing,
} from '../rules/battle/state.ts'
import { type Announcement, announcementOf } from '../rules/battle/telegraph.ts'

/** What the battle screen shows and nothing else: people decide by this alone, so they cannot know an enemy's figures or plans, nor the rolls to come. */
export interface BattleView extends Omit<Sight<SeenMember, FoeView>, 'members'> {
  /** Three, the fallen too. */
  readonly members: readonly MemberView[]
  readonly bag: Bag
}

/** A member's card. */
export interface MemberView extends Omit<SeenMember, 'traits'> {
  /** 1–6. */
  readonly role: number
  /** Base figures, as the status screen tells them. */
  readonly figures: Combatant['base']
}

/** A foe on the stage: its picture, its gauge in twentieths (1–20: nobody reads a bar more exactly), its badge. */
export interface FoeView extends SeenFoe {
  /** Which enemy it is. */
  readonly kind: number
  /** The badge 気配 and what it tells; null without one. */
  readonly announcement: Announcement | null
}

const GAUGE_STEPS = 20

export const viewOf = (state: BattleState): BattleView => ({
  members: state.combatants.filter(({ side }) => side === 'party').map((member) => memberView(member, state.bag)),
  foes: standing(state, 'enemies').map(foeView),
  order: orderIn(state),
  bag: state.bag,
})

function memberView(member: Combatant, bag: Bag): MemberView {
  const { id, kind, hp, maxHp, ap, maxAp, base, skills, modifiers } = member
  const discount = discountOf(member)
  const strength = Math.max(base.str, base.int)
  const acts = [...skills.map((learned) => actView(learned, base)), ...bag.map(({ item }) => seenItem(catalog.item(item)))]
  return { id, role: kind, hp, maxHp, ap, maxAp, discount, figures: base, strength, acts, modifiers: modifiers.map(chipOf) }
}

/** People count what their blows leave, too, when they strengthen. */
function actView({ id, level }: LearnedSkill, base: Combatant['base']): SeenAct {
  const act = catalog.skill(id)
  const strengthens = act.effects.some(({ type }) => type === 'modify') && levelOf(act, level).turns > 1
  return { ...seenAct(act, level, (stat) => base[stat]), strengthens }
}

function foeView(foe: Combatant): FoeView {
  const { id, kind, boss, hp, maxHp, modifiers } = foe
  const gauge = Math.max(1, Math.ceil((hp * GAUGE_STEPS) / maxHp))
  return { id, kind, boss, gauge, announcement: announcementOf(foe, catalog), modifiers: modifiers.map(chipOf) }
}

const chipOf = ({ source, turns, bad }: Modifier): SeenModifier => ({ source, turns, bad })
