import type { Command } from '../battle/command.ts'
import { plainFigure } from '../battle/damage.ts'
import { sought } from '../battle/enemy.ts'
import { hintedOrder } from '../battle/order.ts'
import { type BattleState, type Combatant, combatantsOf, discountOf, effective, standing } from '../battle/state.ts'
import type { Announcement } from '../battle/telegraph.ts'
import { isAimedAtFoes } from '../battle/classify.ts'
import {
  strongestBlow,
  bossIn,
  orderBreak,
  crouch,
  freeIn,
  healthOf,
  isLeft,
  lowest,
  type Belief,
  type SeenAct,
  type SeenEnemy,
  type SeenMember,
  strengthen,
  tend,
} from './planner.ts'
import { type Habits, habitsOf, type Tactic } from './tactics.ts'

/** What the screen shows of a battle, and nothing else: of the state only HP, AP, modifiers, speeds and the members' own figures are read. */
export interface AutoSight {
  readonly state: BattleState
  /** What this member has learned, at its level. */
  readonly skillsOf: (member: Combatant) => readonly SeenAct[]
  /** What this enemy's tag tells; null without one. */
  readonly announced: (enemy: Combatant) => AutoAnnouncement | null
  /** What the bag holds. */
  readonly items: readonly SeenAct[]
  /** HP that this member lost in the turn before, as far as it was seen; 0 in the first. */
  readonly lostLast: (member: Combatant) => number
  /** How the player told this member to fight. */
  readonly tacticOf: (member: Combatant) => Tactic
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

/** Share of max HP below which an item is used. */
const ITEMS_BELOW = 0.5
/** Worth of an item beside a skill that helps somebody, of which the least is 0.5. A skill for all, where only one is hurt, is worth nothing: then the item goes first. */
const ITEM_WORTH = 0.1

/** Commands for the turn, those in `given` as they are and the others by their tactics; or why somebody has to decide. Never escapes. */
export function autoCommands(sight: AutoSight, given: readonly Command[] = []): AutoTurn {
  const { state, announced } = sight
  const boss = standing(state, 'enemies').find((enemy) => enemy.boss && announced(enemy) !== null)
  if (boss) return { type: 'stopped', reason: 'announced', who: boss.id }
  // Another turn like the last one must not fell anybody unasked.
  const hurt = standing(state, 'party').find((member) => member.hp < member.maxHp * DANGER || member.hp <= sight.lostLast(member))
  if (hurt) return { type: 'stopped', reason: 'hurt', who: hurt.id }
  return { type: 'commands', commands: habitualCommands(sight, given) }
}

/** The commands that おまかせ gives by habit, whatever is announced and whoever is hurt. */
export function habitualCommands(sight: AutoSight, given: readonly Command[] = []): readonly Command[] {
  const { state } = sight
  const enemies = standing(state, 'enemies').map((enemy) => ({ ...enemy, gauge: enemy.hp, announcement: sight.announced(enemy) }))
  const members = combatantsOf(state, 'party').map((member) => autoMember(sight, member))
  const commands = [...given]
  const draft = { members, enemies, order: orderIn(state), commands, ...beliefIn(state, members, commands) }
  for (const enemy of enemies) {
    const weight = enemy.announcement?.weight ?? 0
    crouch(draft, [enemy], ({ traits }) => weight >= traits.bracesFrom)
    if (weight >= HEAVY && !orderBreak(draft, enemy)) crouch(draft, [enemy])
  }
  tend(draft)
  strengthen(draft)
  if (!bossIn(draft)) strengthen(draft, highest(enemies), ({ traits }) => traits.supports)
  const target = lowest(enemies)
  for (const member of freeIn(draft)) draft.commands.push(strongestBlow(draft, member, target).command)
  return draft.commands.toSorted((a, b) => a.actor - b.actor)
}

type AutoMember = Combatant & Omit<SeenMember, 'traits'> & { readonly traits: Habits }

function autoMember(sight: AutoSight, member: Combatant): AutoMember {
  const traits = habitsOf(sight.tacticOf(member))
  // Who does not weaken thinks of its own side alone.
  const skills = sight.skillsOf(member).map((act) => (traits.weakens || !isAimedAtFoes(act) ? act : { ...act, strengthens: false }))
  return {
    ...member,
    ap: traits.sparesAp ? 0 : member.ap,
    discount: discountOf(member),
    strength: strengthOf(member),
    acts: traits.usesBag ? [...skills, ...sight.items] : skills,
    traits,
  }
}

/** By the screen alone. Heals all at once where several are hurt, else one by a skill for one; by an item where nobody has a skill for it. */
function beliefIn(
  { bag }: BattleState,
  members: readonly AutoMember[],
  commands: readonly Command[],
): Belief<AutoMember, Combatant & SeenEnemy> {
  const up = members.filter(({ hp }) => hp > 0)
  return {
    damage({ strength }, act, enemy) {
      const { power, hits } = act ?? { power: strength, hits: 1 }
      return Math.min(enemy.hp, ((power * power) / (power + strength * ASSUMED_DEFENCE)) * hits)
    },
    endangers: (enemies, member) =>
      enemies.some(({ announcement }) => {
        const aim = announcement?.aim ?? 'own'
        return aim === 'all' || aim === 'one' || (aim !== 'own' && sought(up, aim) === member)
      }),
    help({ traits }, { id, isItem, reach }, needy) {
      if (isItem) return healthOf(needy) < ITEMS_BELOW && isLeft(bag, commands, id) ? ITEM_WORTH : null
      const isMany = up.filter((member) => healthOf(member) < traits.healsBelow).length >= MANY_HURT
      return reach === 'allies' ? (isMany ? 2 : 0) : reach === 'ally' ? 1 : 0.5
    },
  }
}

/** The enemy with most HP left. */
const highest = <Enemy extends SeenEnemy>(enemies: readonly Enemy[]): Enemy =>
  enemies.reduce((best, other) => (other.gauge > best.gauge ? other : best))

const strengthOf = (member: Combatant): number => plainFigure({ str: effective(member, 'str'), int: effective(member, 'int') })

/** Ids in the order of action when everybody strikes. */
export const orderIn = (state: BattleState): readonly number[] =>
  hintedOrder(state, [], { skill: () => ({}), hastens: () => false }).map(({ actor }) => actor)
