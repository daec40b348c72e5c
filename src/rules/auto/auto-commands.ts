import { type ActSummary, isAimedAtFoes, type Restored } from '../battle/classify.ts'
import { type Command, levelOf } from '../battle/command.ts'
import { actionOrder } from '../battle/order.ts'
import type { Pace, Reach } from '../battle/skill.ts'
import { type BattleState, type Combatant, effective, standing } from '../battle/state.ts'
import type { Announcement } from '../battle/telegraph.ts'
import type { Weight } from '../battle/weight.ts'

/** What the screen shows of a battle, and nothing else: of the state only HP, AP, modifiers, speeds and the members' own figures are read. */
export interface AutoSight {
  readonly state: BattleState
  /** What this member has learned, at its level. */
  readonly skillsOf: (member: Combatant) => readonly AutoSkill[]
  /** What this enemy's tag tells; null without one. */
  readonly announced: (enemy: Combatant) => AutoAnnouncement | null
  /** HP that this member lost in the turn before, as far as it was seen; 0 in the first. */
  readonly lostLast: (member: Combatant) => number
}

export type AutoAnnouncement = Pick<Announcement, 'aim' | 'breakDamage'> & { readonly weight: Weight | null }

export interface AutoSkill {
  readonly id: number
  readonly reach: Reach
  readonly pace?: Pace
  readonly apCost: number
  /** Power of one hit, by the member's figures; 0 when it does no damage. */
  readonly power: number
  readonly hits: number
  /** Takes HP from its user. */
  readonly recoils: boolean
  readonly restores: Restored | null
  /** Leaves a modifier that is still there after this turn, and does nothing else. */
  readonly strengthens: boolean
}

/** What `member` could do with a skill that it has learned at `level`. */
export function autoSkill(member: Combatant, skill: ActSummary, level: number): AutoSkill {
  const { id, reach, pace, kind, damage, recoils, restores } = skill
  const { apCost, percent, turns } = levelOf(skill, level)
  return {
    id,
    reach,
    ...(pace && { pace }),
    apCost,
    power: ((damage?.of ?? []).reduce((sum, stat) => sum + effective(member, stat), 0) * percent) / 100,
    hits: damage?.hits ?? 0,
    recoils,
    restores,
    strengthens: kind === 'buff' && turns > 1 && !isAimedAtFoes(skill),
  }
}

export type AutoTurn =
  | { readonly type: 'commands'; readonly commands: readonly Command[] }
  /** A decision is needed: a boss has announced something, or a member is about to fall. `who`: place of that boss or member. */
  | { readonly type: 'stopped'; readonly reason: 'announced' | 'hurt'; readonly who: number }

/** Below this share of max HP somebody is about to fall. */
const DANGER = 1 / 3
/** Heals whoever is below this share of max HP. */
const HEALS_BELOW = 0.6
/** Heals all at once from this many on. */
const MANY_HURT = 2
/** Tries to break off an announced skill when the blows of those who act before the enemy promise this many times what is needed. */
const SURE_BREAK = 1.5
/** Share of max AP that is kept for the stages to come, outside boss fights. */
const KEPT_AP = 0.5
/** An enemy's defence is not on the screen: taken to be this share of the member's plain power. */
const ASSUMED_DEFENCE = 0.5
/** Strengthenings that one member casts in a boss fight before going over to blows. */
const OPENING = 2
/** Turns left at which a strengthening is cast again. */
const STALE_TURNS = 1
const MEMBER_INT_SHARE = 0.75

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
  const plan = new Habit(sight, given)
  plan.answerTelegraphs()
  plan.tend()
  plan.strengthen()
  plan.strike()
  return plan.commands
}

/** The party's turn as it takes shape: each habit in its order takes members out of `free`. */
class Habit {
  readonly #sight: AutoSight
  readonly #commands: Command[]
  readonly #foes: readonly Combatant[]
  readonly #isBossFight: boolean
  #free: readonly Combatant[]

  constructor(sight: AutoSight, given: readonly Command[]) {
    this.#sight = sight
    this.#commands = [...given]
    this.#foes = standing(sight.state, 'enemies')
    this.#isBossFight = this.#foes.some(({ boss }) => boss)
    this.#free = standing(sight.state, 'party').filter(({ id }) => !given.some(({ actor }) => actor === id))
  }

  /** In the order of the members. */
  get commands(): readonly Command[] {
    return this.#commands.toSorted((a, b) => a.actor - b.actor)
  }

  /** Breaks off what is announced where the party is strong and fast enough, else lets those crouch whom a heavy blow may reach. */
  answerTelegraphs(): void {
    for (const foe of this.#foes) {
      const announcement = this.#sight.announced(foe)
      if (announcement === null || (announcement.weight ?? 0) < 2 || this.#breaksOff(foe, announcement.breakDamage)) continue
      for (const member of this.#reachedBy(announcement)) this.#command({ type: 'defence', actor: member.id })
    }
  }

  #reachedBy({ aim }: AutoAnnouncement): readonly Combatant[] {
    const members = standing(this.#sight.state, 'party')
    if (aim === 'all' || aim === 'one') return this.#free
    const target = members.reduce((best, other) =>
      (aim === 'weakest' ? other.hp * best.maxHp < best.hp * other.maxHp : effective(other, 'str') > effective(best, 'str')) ? other : best,
    )
    return this.#free.filter((member) => aim !== 'own' && member.id === target.id)
  }

  /** Lets as few as it takes of those who act before the foe strike it. */
  #breaksOff(foe: Combatant, breakDamage: number | null): boolean {
    const needed = breakDamage === null ? Number.POSITIVE_INFINITY : Math.min(breakDamage * SURE_BREAK, foe.hp)
    const order = this.#order()
    const blows = this.#free
      .filter(({ id }) => order.indexOf(id) < order.indexOf(foe.id))
      .map((member) => this.#bestBlow(member, foe, true))
      .toSorted((a, b) => b.damage - a.damage)
    let promised = 0
    const chosen: Command[] = []
    for (const { command, damage } of blows) {
      if (promised >= needed) break
      promised += damage
      chosen.push(command)
    }
    if (promised < needed) return false
    for (const command of chosen) this.#command(command)
    return true
  }

  /** Places in the order of action when everybody strikes. */
  #order(): readonly number[] {
    const { state } = this.#sight
    const blows = standing(state, 'party').map(({ id }) => ({ type: 'attack', actor: id, target: id }) as const)
    const plans = this.#foes.map(({ id }) => ({ actor: id, action: 'attack', isAnnounced: false }) as const)
    return actionOrder(state, blows, plans, { skill: () => ({}) }).map(({ actor }) => actor)
  }

  /** Raises the fallen, then heals whoever is low: all at once when several are. */
  tend(): void {
    const { combatants } = this.#sight.state
    for (const fallen of combatants.filter(({ side, hp }) => side === 'party' && hp === 0))
      this.#serve(fallen, 'fallen', ['ally', 'allies'])
    const hurt = standing(this.#sight.state, 'party')
      .filter(({ hp, maxHp }) => hp < maxHp * HEALS_BELOW)
      .toSorted((a, b) => a.hp * b.maxHp - b.hp * a.maxHp)
    const [first] = hurt
    if (first && hurt.length >= MANY_HURT && this.#serve(first, 'hp', ['allies'])) return
    for (const member of hurt) if (this.#serve(member, 'hp', ['ally', 'self', 'allies']) === 'allies') return
  }

  /** Lets somebody free serve `needy`. Returns by what reach, or null when nobody can. */
  #serve(needy: Combatant, restored: Restored, reaches: readonly Reach[]): Reach | null {
    for (const wanted of reaches) {
      for (const member of this.#free) {
        if (wanted === 'self' && member.id !== needy.id) continue
        const skill = this.#payable(member).find(({ restores, reach }) => restores === restored && reach === wanted)
        if (!skill) continue
        this.#command({ type: 'skill', actor: member.id, skill: skill.id, target: wanted === 'ally' ? needy.id : null })
        return wanted
      }
    }
    return null
  }

  /** Strengthens the party at the beginning of a boss fight and when it wears off. */
  strengthen(): void {
    if (!this.#isBossFight) return
    for (const member of this.#free) {
      if (this.#upFrom(member) >= OPENING) continue
      const skill = this.#payable(member).find((one) => one.strengthens && this.#isMissing(one, member))
      if (skill) {
        this.#command({ type: 'skill', actor: member.id, skill: skill.id, target: skill.reach === 'ally' ? this.#striker().id : null })
      }
    }
  }

  #isMissing({ id, reach }: AutoSkill, member: Combatant): boolean {
    const bearers = reach === 'self' ? [member] : reach === 'ally' ? [this.#striker()] : standing(this.#sight.state, 'party')
    return bearers.some(({ modifiers }) => !modifiers.some(({ source, turns }) => source === `skill:${id}` && turns > STALE_TURNS))
  }

  /** How many of this member's strengthenings are up. */
  #upFrom(member: Combatant): number {
    const up = new Set(standing(this.#sight.state, 'party').flatMap(({ modifiers }) => modifiers.map(({ source }) => source)))
    return this.#sight.skillsOf(member).filter(({ id, strengthens }) => strengthens && up.has(`skill:${id}`)).length
  }

  /** Who strikes hardest. */
  #striker(): Combatant {
    return standing(this.#sight.state, 'party').reduce((best, other) => (plainPower(other) > plainPower(best) ? other : best))
  }

  /** The rest strike whoever has least HP left. */
  strike(): void {
    const target = this.#foes.reduce((best, other) => (other.hp < best.hp ? other : best))
    for (const member of this.#free) this.#command(this.#bestBlow(member, target, false).command)
  }

  /** The blow that promises most. `urgent`: at this foe, in time, whatever it costs. */
  #bestBlow(member: Combatant, target: Combatant, urgent: boolean): { readonly command: Command; readonly damage: number } {
    const single = (power: number, hits: number, foe: Combatant) => Math.min(foe.hp, promisedDamage(member, power) * hits)
    let best: Command = { type: 'attack', actor: member.id, target: target.id }
    let most = single(plainPower(member), 1, target)
    for (const { id, reach, pace, power, hits, recoils } of this.#payable(member, !urgent)) {
      if (power === 0 || recoils || (urgent && pace === 'last')) continue
      const reached = reach === 'foes' && !urgent ? this.#foes : [target]
      const damage = reached.reduce((sum, foe) => sum + single(power, hits, foe), 0)
      if (damage <= most) continue
      most = damage
      best = { type: 'skill', actor: member.id, skill: id, target: reach === 'foes' ? null : target.id }
    }
    return { command: best, damage: most }
  }

  /** `sparing`: outside boss fights only what leaves half of the AP. */
  #payable(member: Combatant, sparing = false): readonly AutoSkill[] {
    const least = sparing && !this.#isBossFight ? member.maxAp * KEPT_AP : 0
    return this.#sight.skillsOf(member).filter(({ apCost }) => member.ap - apCost >= least)
  }

  #command(command: Command): void {
    this.#commands.push(command)
    this.#free = this.#free.filter(({ id }) => id !== command.actor)
  }
}

/** As on the cards: the plain attack goes by the greater of STR and three quarters of INT. */
const plainPower = (member: Combatant): number => Math.max(effective(member, 'str'), effective(member, 'int') * MEMBER_INT_SHARE)

const promisedDamage = (member: Combatant, power: number): number => (power * power) / (power + plainPower(member) * ASSUMED_DEFENCE)
