import { isAimedAtFoes, type Restored } from '../battle/classify.ts'
import type { Command } from '../battle/command.ts'
import type { Pace, Reach } from '../battle/skill.ts'
import { type Bag, type Combatant, countOf, type Modifier } from '../battle/state.ts'
import type { Announcement } from '../battle/telegraph.ts'

/** What a member does by habit. Shares are 0–1. */
export interface Traits {
  /** Heals, by a skill or an item, whoever is below this share of max HP. */
  readonly healsBelow: number
  /**
   * Tries to break off an announced skill when the blows of those who act before it promise this many times what is needed, at least 1;
   * infinite = never. Of those who are free, the most careful decides.
   */
  readonly breaksFrom: number
  /** Modifiers that this member puts up in a boss fight before going over to blows; 0 = none. */
  readonly opening: number
  /** Puts modifiers on enemies too. Without, a member whose turn it is to weaken strikes instead. */
  readonly weakens: boolean
  /** Enemies that must stand for a blow at all of them to be chosen; infinite = never. */
  readonly areaFrom: number
  /** Uses blows that take HP from their user. */
  readonly recoils: boolean
  /** Share of max AP that is kept, outside boss fights. */
  readonly keptAp: number
  /** HP that an AP must take from an enemy. */
  readonly hpPerAp: number
}

/** A modifier as its chip shows it. */
export type SeenModifier = Pick<Modifier, 'source' | 'turns' | 'bad'>

/** A skill at the level that its user has, or an item of the bag. */
export interface SeenAct {
  readonly id: number
  /** An item; left out for skills. */
  readonly isItem?: true
  readonly reach: Reach
  readonly pace?: Pace
  readonly apCost: number
  /** Power of one hit, by the figures that are seen of its user; 0 when it does no damage. */
  readonly power: number
  readonly hits: number
  /** Takes HP from its user. */
  readonly recoils: boolean
  readonly restores: Restored | null
  /** Leaves a modifier that is still there after this turn, and counts in the opening of a boss fight; it is put up for its own sake where it does no damage. */
  readonly strengthens: boolean
}

/** A member as the planner sees it. */
export interface SeenMember extends Pick<Combatant, 'id' | 'hp' | 'maxHp' | 'ap' | 'maxAp'> {
  readonly modifiers: readonly SeenModifier[]
  /** AP by which the next skill is cheaper. */
  readonly discount: number
  /** How hard this member strikes: what strengthens one member is for whoever has most. */
  readonly strength: number
  /** What this member has learned, then what may be used of the bag. */
  readonly acts: readonly SeenAct[]
  readonly traits: Traits
}

/** An enemy that stands, as the planner sees it: without its figures. */
export interface SeenEnemy extends Pick<Combatant, 'id' | 'boss'> {
  /** HP left, in any unit: whoever has least is struck. */
  readonly gauge: number
  /** HP left; left out where only the gauge is seen. */
  readonly hp?: number
  readonly modifiers: readonly SeenModifier[]
  /** What its tag tells; null without one. */
  readonly announcement: Pick<Announcement, 'aim' | 'breakDamage'> | null
}

/** A battle as somebody sees it who plans a turn. */
export interface SeenBattle<Member extends SeenMember, Enemy extends SeenEnemy> {
  /** All three, the fallen too. */
  readonly members: readonly Member[]
  /** Those who stand, from left to right. */
  readonly enemies: readonly Enemy[]
  /** Ids of all who stand, in the order in which they act when everybody strikes. */
  readonly order: readonly number[]
}

/** What somebody believes who plans a turn: nobody sees an enemy's figures. */
export interface Belief<Member extends SeenMember, Enemy extends SeenEnemy> {
  /** HP that the act, or the plain attack (null), is believed to take from this enemy. */
  readonly damage: (member: Member, act: SeenAct | null, enemy: Enemy) => number
  /** Whether what these enemies have announced is believed to be worth a crouch of the member. */
  readonly endangers: (enemies: readonly Enemy[], member: Member) => boolean
  /** How good it is that the member restores `needy` by this act; null when that is not done. The best is done, of equals the first. */
  readonly help: (member: Member, act: SeenAct, needy: Member) => number | null
}

/** A turn as it takes shape: what is seen and believed, and `commands`. Each step below adds some; which steps are taken, and in which order, is up to the caller. */
export interface TurnDraft<Member extends SeenMember, Enemy extends SeenEnemy> extends SeenBattle<Member, Enemy>, Belief<Member, Enemy> {
  /** In the order in which they were given; at first those that stand already. */
  readonly commands: Command[]
}

/** A blow and the HP that it promises to take from all whom it reaches together. */
export interface PromisedBlow {
  readonly command: Command
  readonly damage: number
}

/** Turns left at which a modifier is put up again. */
const STALE_TURNS = 1

/** Members who stand and have no command yet, in their order. */
export const freeIn = <Member extends SeenMember, Enemy extends SeenEnemy>({
  members,
  commands,
}: TurnDraft<Member, Enemy>): readonly Member[] => members.filter(({ id, hp }) => hp > 0 && !commands.some(({ actor }) => actor === id))

/** The enemy against whom no AP is spared, if one stands. */
export const bossIn = <Enemy extends SeenEnemy>({ enemies }: Pick<SeenBattle<SeenMember, Enemy>, 'enemies'>): Enemy | undefined =>
  enemies.find(({ boss }) => boss)

/** Lets as few as it takes of those who act before the enemy strike it, where their blows promise enough. Returns whether they do. */
export function orderBreak<Member extends SeenMember, Enemy extends SeenEnemy>(draft: TurnDraft<Member, Enemy>, enemy: Enemy): boolean {
  const { commands, order } = draft
  const { id: place, hp = Number.POSITIVE_INFINITY, announcement } = enemy
  const breakDamage = announcement?.breakDamage
  if (!breakDamage) return false
  const free = freeIn(draft)
  const needed = Math.min(breakDamage * Math.max(1, ...free.map((member) => member.traits.breaksFrom)), hp)
  const blows = free.filter(({ id }) => order.indexOf(id) < order.indexOf(place)).map((member) => strongestBlow(draft, member, enemy, true))
  let promised = 0
  const chosen: Command[] = []
  for (const { command, damage } of blows.toSorted((a, b) => b.damage - a.damage)) {
    if (promised >= needed) break
    promised += damage
    chosen.push(command)
  }
  if (promised < needed) return false
  commands.push(...chosen)
  return true
}

/** Whether a member takes part in a step of the planner. */
type TakesPart<Member extends SeenMember> = (member: Member) => boolean
const everybody = () => true

/** Those crouch for whom it pays under what these enemies have announced. */
export function crouch<Member extends SeenMember, Enemy extends SeenEnemy>(
  draft: TurnDraft<Member, Enemy>,
  enemies: readonly Enemy[],
  takesPart: TakesPart<Member> = everybody,
): void {
  for (const member of freeIn(draft)) {
    if (takesPart(member) && draft.endangers(enemies, member)) draft.commands.push({ type: 'defence', actor: member.id })
  }
}

/** Raises the fallen, then heals whoever is low, the worst off first; healing all at once ends it. */
export function tend<Member extends SeenMember, Enemy extends SeenEnemy>(draft: TurnDraft<Member, Enemy>): void {
  for (const needy of draft.members.toSorted((a, b) => healthOf(a) - healthOf(b))) {
    if (restore(draft, needy) === 'allies' && needy.hp > 0) return
  }
}

/** Lets somebody free restore `needy`. Returns by what reach, or null when nobody can. */
function restore<Member extends SeenMember, Enemy extends SeenEnemy>(draft: TurnDraft<Member, Enemy>, needy: Member): Reach | null {
  let most = Number.NEGATIVE_INFINITY
  let best: Command | null = null
  let reached: Reach | null = null
  for (const member of freeIn(draft)) {
    if (healthOf(needy) >= member.traits.healsBelow) continue
    for (const act of payable(member)) {
      if (act.restores !== (needy.hp > 0 ? 'hp' : 'fallen') || (act.reach === 'self' && member !== needy)) continue
      const worth = draft.help(member, act, needy)
      if (worth === null || worth <= most) continue
      most = worth
      best = commandTo(member, act, needy)
      reached = act.reach
    }
  }
  if (best) draft.commands.push(best)
  return reached
}

/** Puts modifiers up at the beginning of a fight and when they wear off. `enemy`: who is weakened; without one, as where no boss stands, nothing is done. */
export function strengthen<Member extends SeenMember, Enemy extends SeenEnemy>(
  draft: TurnDraft<Member, Enemy>,
  enemy: Enemy | undefined = bossIn(draft),
  takesPart: TakesPart<Member> = everybody,
): void {
  if (!enemy) return
  const { members, enemies, commands } = draft
  const standing = members.filter(({ hp }) => hp > 0)
  const striker = standing.reduce((best, other) => (other.strength > best.strength ? other : best))
  for (const member of freeIn(draft).filter(takesPart)) {
    const { opening, weakens } = member.traits
    const isUp = (act: SeenAct) => act.strengthens && [...members, ...enemies].some((one) => turnsLeft(one, act) > 0)
    if (member.acts.filter(isUp).length >= opening) continue
    const bearers = { self: [member], ally: [striker], allies: standing, foe: [enemy], foes: [enemy] }
    const isDue = (act: SeenAct) =>
      act.strengthens && act.power === 0 && bearers[act.reach].some((one) => turnsLeft(one, act) <= STALE_TURNS)
    const act = payable(member).find(isDue)
    if (act && (weakens || !isAimedAtFoes(act))) commands.push(commandTo(member, act, act.reach === 'ally' ? striker : enemy))
  }
}

/** The blow that promises most. `isUrgent`: at this enemy alone, in time, whatever it costs. */
export function strongestBlow<Member extends SeenMember, Enemy extends SeenEnemy>(
  draft: TurnDraft<Member, Enemy>,
  member: Member,
  target: Enemy,
  isUrgent = false,
): PromisedBlow {
  const { enemies, damage } = draft
  const { areaFrom, recoils, keptAp, hpPerAp } = member.traits
  let best: PromisedBlow = { command: { type: 'attack', actor: member.id, target: target.id }, damage: damage(member, null, target) }
  let most = best.damage
  for (const act of payable(member, isUrgent || bossIn(draft) ? 0 : member.maxAp * keptAp)) {
    const isWide = act.reach === 'foes' && !isUrgent
    if (act.power === 0 || (act.recoils && !recoils) || (isUrgent && act.pace === 'last') || (isWide && enemies.length < areaFrom)) continue
    const taken = (isWide ? enemies : [target]).reduce((sum, enemy) => sum + damage(member, act, enemy), 0)
    const worth = isUrgent ? taken : taken - act.apCost * hpPerAp
    if (worth <= most) continue
    most = worth
    best = { command: commandTo(member, act, target), damage: taken }
  }
  return best
}

/** Share of max HP left, 0–1. */
export const healthOf = ({ hp, maxHp }: Pick<SeenMember, 'hp' | 'maxHp'>): number => hp / maxHp

/** The enemy with least HP left. */
export const lowest = <Enemy extends SeenEnemy>(enemies: readonly Enemy[]): Enemy =>
  enemies.reduce((best, other) => (other.gauge < best.gauge ? other : best))

/** The skills that a member can pay and have so much AP left. */
export const payable = ({ acts, ap, discount }: SeenMember, kept = 0): readonly SeenAct[] =>
  acts.filter(({ apCost }) => ap - Math.max(0, apCost - discount) >= kept)

const turnsLeft = ({ modifiers }: SeenMember | SeenEnemy, { id }: SeenAct): number =>
  modifiers.find(({ source }) => source === `skill:${id}`)?.turns ?? 0

/** The command to use the act; `target` counts where its reach needs one. */
export function commandTo({ id: actor }: SeenMember, { id, isItem, reach }: SeenAct, { id: at }: { readonly id: number }): Command {
  const target = reach === 'ally' || reach === 'foe' ? at : null
  return isItem ? { type: 'item', actor, item: id, target } : { type: 'skill', actor, skill: id, target }
}

/** Whether the bag still holds the item once these commands are carried out. */
export const isLeft = (bag: Bag, commands: readonly Command[], item: number): boolean =>
  countOf(bag, item) > commands.filter((command) => command.type === 'item' && command.item === item).length
