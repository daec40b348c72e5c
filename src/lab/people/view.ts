import { catalog } from '../../content/catalog.ts'
import { actionOrder } from '../../rules/battle/order.ts'
import { type Announcement, announcementOf } from '../../rules/battle/telegraph.ts'
import {
  isStanding,
  standing,
  type Bag,
  type BattleState,
  type Combatant,
  type LearnedSkill,
  type Modifier,
} from '../../rules/battle/state.ts'

/** What the battle screen shows and nothing else: people decide by this alone, so they cannot know an enemy's figures or plans, nor the rolls to come. */
export interface BattleView {
  /** From 1. */
  readonly turn: number
  /** Three, at their places 0–2. */
  readonly members: readonly MemberView[]
  /** Those still standing, from left to right. */
  readonly foes: readonly FoeView[]
  readonly bag: Bag
  /** Places of all who stand, in the order in which they act when everybody strikes: the hint above the cards. */
  readonly order: readonly number[]
}

/** A member's card. */
export interface MemberView {
  /** 0–2. */
  readonly place: number
  /** 1–6. */
  readonly role: number
  /** 0 = fallen. */
  readonly hp: number
  readonly maxHp: number
  readonly ap: number
  readonly maxAp: number
  /** Base figures, as the status screen tells them. */
  readonly figures: Combatant['base']
  readonly skills: readonly LearnedSkill[]
  readonly chips: readonly Chip[]
}

/** A foe on the stage: its picture, its gauge, its badge. */
export interface FoeView {
  /** Place in the battle, 3 and up: what commands aim at. */
  readonly place: number
  /** Which enemy it is. */
  readonly kind: number
  readonly isBoss: boolean
  /** HP left in twentieths of the gauge, 1–20: nobody reads a bar more exactly. */
  readonly gauge: number
  /** The badge 気配 and what it tells; null without one. */
  readonly announcement: Announcement | null
  readonly chips: readonly Chip[]
}

/** A modifier's chip: where it came from, how long it lasts, whether it is a weakening. */
export type Chip = Pick<Modifier, 'source' | 'turns' | 'bad'>

const GAUGE_STEPS = 20

export function viewOf(state: BattleState): BattleView {
  const { turn, combatants, bag } = state
  const party = combatants.filter((one) => one.side === 'party')
  const enemies = combatants.filter((one) => one.side === 'enemies' && isStanding(one))
  return { turn, bag, members: party.map(memberView), foes: enemies.map(foeView), order: hintedOrder(state) }
}

function memberView({ id, kind, hp, maxHp, ap, maxAp, base, skills, modifiers }: Combatant): MemberView {
  return { place: id, role: kind, hp, maxHp, ap, maxAp, figures: base, skills, chips: modifiers.map(chipOf) }
}

function foeView(foe: Combatant): FoeView {
  const { id, kind, boss, hp, maxHp, modifiers } = foe
  return {
    place: id,
    kind,
    isBoss: boss,
    gauge: Math.max(1, Math.ceil((hp * GAUGE_STEPS) / maxHp)),
    announcement: announcementOf(foe, catalog),
    chips: modifiers.map(chipOf),
  }
}

function hintedOrder(state: BattleState): readonly number[] {
  const commands = standing(state, 'party').map(({ id }) => ({ type: 'attack', actor: id, target: 0 }) as const)
  const plans = standing(state, 'enemies').map(({ id }) => ({ actor: id, action: 'attack', isAnnounced: false }) as const)
  return actionOrder(state, commands, plans, catalog).map(({ actor }) => actor)
}

const chipOf = ({ source, turns, bad }: Modifier): Chip => ({ source, turns, bad })

export const standingMembers = (view: BattleView): readonly MemberView[] => view.members.filter(({ hp }) => hp > 0)

/** Share of max HP left, 0–1. */
export const healthOf = ({ hp, maxHp }: MemberView): number => hp / maxHp
