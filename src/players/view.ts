import { catalog } from '../content/catalog.ts'
import { orderIn } from '../rules/auto/auto-commands.ts'
import type { SeenAct, SeenEnemy, SeenMember, SeenModifier, SeenBattle } from '../rules/auto/planner.ts'
import { seenAct, seenItem } from '../rules/auto/seen-act.ts'
import { levelOf } from '../rules/battle/command.ts'
import { damageTaken, defenceAdded } from '../rules/battle/damage.ts'
import type { DamageKind, Stat } from '../rules/battle/skill.ts'
import {
  type Bag,
  type BattleState,
  type Combatant,
  combatantsOf,
  discountOf,
  effective,
  type LearnedSkill,
  type Modifier,
  standing,
} from '../rules/battle/state.ts'
import { type Announcement, announcementOf } from '../rules/battle/telegraph.ts'

/** What the battle screen shows and nothing else: people decide by this alone, so they cannot know an enemy's figures or plans, nor the rolls to come. */
export interface PlayersView extends Omit<SeenBattle<SeenMember, EnemyView>, 'members'> {
  /** Three, the fallen too. */
  readonly members: readonly MemberView[]
  readonly bag: Bag
}

/** A member's card. */
export interface MemberView extends Omit<SeenMember, 'traits'> {
  /** 1–6. */
  readonly role: number
  /** With all that strengthens and weakens them. */
  readonly figures: Pick<Combatant['base'], 'str' | 'int'>
}

/** An enemy on the stage: its picture, its gauge in twentieths (1–20: nobody reads a bar more exactly), its badge. Its HP is known as far as 見立て tells who folds it. */
export interface EnemyView extends SeenEnemy {
  /** Which enemy it is. */
  readonly kind: number
  /** The badge 気配 and what it tells; null without one. */
  readonly announcement: Announcement | null
  readonly hp: number
  /** What modifiers add to its defences. */
  readonly defenceAdded: Readonly<Record<DamageKind, number>>
  /** Percent of damage that comes through its modifiers. */
  readonly damageTaken: number
}

const GAUGE_STEPS = 20

export const viewOf = (state: BattleState): PlayersView => ({
  members: combatantsOf(state, 'party').map((member) => memberView(member, state.bag)),
  enemies: standing(state, 'enemies').map(enemyView),
  order: orderIn(state),
  bag: state.bag,
})

function memberView(member: Combatant, bag: Bag): MemberView {
  const { id, kind, hp, maxHp, ap, maxAp, base, skills, modifiers } = member
  const figure = (stat: Stat) => effective(member, stat)
  const figures = { str: figure('str'), int: figure('int') }
  const discount = discountOf(member)
  const strength = Math.max(base.str, base.int)
  const acts = [...skills.map((learned) => actView(learned, figure)), ...bag.map(({ item }) => seenItem(catalog.item(item)))]
  return { id, role: kind, hp, maxHp, ap, maxAp, discount, figures, strength, acts, modifiers: modifiers.map(chipOf) }
}

/** People count what their blows leave, too, when they strengthen. */
function actView({ id, level }: LearnedSkill, figure: (stat: Stat) => number): SeenAct {
  const act = catalog.skill(id)
  const strengthens = act.effects.some(({ type }) => type === 'modify') && levelOf(act, level).turns > 1
  return { ...seenAct(act, level, figure), strengthens }
}

function enemyView(enemy: Combatant): EnemyView {
  const { id, kind, boss, hp, maxHp, modifiers } = enemy
  const gauge = Math.max(1, Math.ceil((hp * GAUGE_STEPS) / maxHp))
  return {
    id,
    kind,
    boss,
    gauge,
    hp,
    announcement: announcementOf(enemy, catalog),
    modifiers: modifiers.map(chipOf),
    defenceAdded: { physical: defenceAdded('physical', enemy), magical: defenceAdded('magical', enemy) },
    damageTaken: damageTaken(enemy),
  }
}

const chipOf = ({ source, turns, bad }: Modifier): SeenModifier => ({ source, turns, bad })
