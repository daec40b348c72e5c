import type { Command } from '../battle/command.ts'
import { plainFigure } from '../battle/damage.ts'
import { sought } from '../battle/enemy.ts'
import { hintedOrder } from '../battle/order.ts'
import { type BattleState, type Combatant, discountOf, effective, standing } from '../battle/state.ts'
import type { Announcement } from '../battle/telegraph.ts'
import {
  bestBlow,
  breakOff,
  crouch,
  freeIn,
  healthOf,
  lowest,
  type Belief,
  type SeenAct,
  type SeenFoe,
  type SeenMember,
  strengthen,
  tend,
  type Traits,
} from './planner.ts'

/** What the screen shows of a battle, and nothing else: of the state only HP, AP, modifiers, speeds and the members' own figures are read. */
export interface AutoSight {
  readonly state: BattleState
  /** What this member has learned, at its level. */
  readonly skillsOf: (member: Combatant) => readonly SeenAct[]
  /** What this enemy's tag tells; null without one. */
  readonly announced: (enemy: Combatant) => AutoAnnouncement | null
  /** HP that this member lost in the turn before, as far as it was seen; 0 in the first. */
  readonly lostLast: (member: Combatant) => number
}

export type AutoAnnouncement = Pick<Announcement, 'aim' | 'breakDamage'> & {
  /** 1–3; null when it does no damage. */
  readonly weight: number | null
}

export type AutoTurn =
  | { readonly type: 'commands'; readonly commands: readonly Command[] }
  /** A decision is needed: a boss has announced something, or a member is about to fall. `who`: place of that boss or member. */
  | { readonly type: 'stopped'; readonly reason: 'announced' | 'hurt'; readonly who: number }

/** Below this share of max HP somebody is about to fall. */
const DANGER = 1 / 3
/** Weight from which an announced blow is answered. */
const HEAVY = 2
/** Heals all at once from this many on. */
const MANY_HURT = 2
/** An enemy's defence is not on the screen: taken to be this share of the member's plain power. */
const ASSUMED_DEFENCE = 0.5

/** What everybody does under おまかせ. */
const usual: Traits = {
  healsBelow: 0.6,
  breaksFrom: 1.5,
  opening: 2,
  weakens: false,
  areaFrom: 1,
  recoils: false,
  keptAp: 0.5,
  hpPerAp: 0,
}

/** Commands for the turn, those in `given` as they are and the others by habit; or why somebody has to decide. Never uses an item and never escapes. */
export function autoCommands(sight: AutoSight, given: readonly Command[] = []): AutoTurn {
  const { state, announced } = sight
  const boss = standing(state, 'enemies').find((enemy) => enemy.boss && announced(enemy) !== null)
  if (boss) return { type: 'stopped', reason: 'announced', who: boss.id }
  // Another turn like the last one must not fell anybody unasked.
  const hurt = standing(state, 'party').find((member) => member.hp < member.maxHp * DANGER || member.hp <= sight.lostLast(member))
  if (hurt) return { type: 'stopped', reason: 'hurt', who: hurt.id }
  return { type: 'commands', commands: habitualCommands(sight, given) }
}

/** The same without stopping. */
export function habitualCommands(sight: AutoSight, given: readonly Command[] = []): readonly Command[] {
  const { state } = sight
  const foes = standing(state, 'enemies').map((foe) => ({ ...foe, gauge: foe.hp, announcement: sight.announced(foe) }))
  const members = state.combatants
    .filter(({ side }) => side === 'party')
    .map((member) => ({
      ...member,
      discount: discountOf(member),
      strength: strengthOf(member),
      acts: sight.skillsOf(member),
      traits: usual,
    }))
  const plan = { members, foes, order: orderIn(state), commands: [...given], ...beliefIn(members) }
  for (const foe of foes) if ((foe.announcement?.weight ?? 0) >= HEAVY && !breakOff(plan, foe)) crouch(plan, [foe])
  tend(plan)
  strengthen(plan)
  const target = lowest(foes)
  for (const member of freeIn(plan)) plan.commands.push(bestBlow(plan, member, target).command)
  return plan.commands.toSorted((a, b) => a.actor - b.actor)
}

/** By the screen alone. Heals all at once where several are hurt, else one by a skill for one. */
function beliefIn(members: readonly (Combatant & SeenMember)[]): Belief<Combatant & SeenMember, Combatant & SeenFoe> {
  const up = members.filter(({ hp }) => hp > 0)
  const isMany = up.filter((member) => healthOf(member) < usual.healsBelow).length >= MANY_HURT
  return {
    damage({ strength }, act, foe) {
      const { power, hits } = act ?? { power: strength, hits: 1 }
      return Math.min(foe.hp, ((power * power) / (power + strength * ASSUMED_DEFENCE)) * hits)
    },
    endangers: (foes, member) =>
      foes.some(({ announcement }) => {
        const aim = announcement?.aim ?? 'own'
        return aim === 'all' || aim === 'one' || (aim !== 'own' && sought(up, aim) === member)
      }),
    help: (_member, { reach }) => (reach === 'allies' ? (isMany ? 2 : 0) : reach === 'ally' ? 1 : 0.5),
  }
}

const strengthOf = (member: Combatant): number => plainFigure({ str: effective(member, 'str'), int: effective(member, 'int') })

/** Ids in the order of action when everybody strikes. */
export const orderIn = (state: BattleState): readonly number[] =>
  hintedOrder(state, [], { skill: () => ({}), hastens: () => false }).map(({ actor }) => actor)
