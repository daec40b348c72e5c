import { catalog } from '../../content/catalog.ts'
import type { Command } from '../../rules/battle/command.ts'
import { levelOf } from '../../rules/battle/command.ts'
import type { Skill } from '../../rules/battle/skill.ts'
import { countOf } from '../../rules/battle/state.ts'
import type { SeededRng as Rng } from '../../rules/rng.ts'
import { damageOf } from '../../rules/battle/classify.ts'
import { affordable, type Blow, expectedDamage, type Knowledge } from './expectation.ts'
import { type BattleView, type FoeView, healthOf, type MemberView, standingMembers } from './view.ts'

export interface Situation {
  readonly view: BattleView
  /** Stages that follow this one in the field. */
  readonly stagesLeft: number
  /** The player's own chance: slips, tastes, oversights. Never the battle's. */
  readonly rng: Rng
}

/** Share of a member's HP from which an announced blow is worth a crouch, where its weight is remembered. */
const HEAVY_SHARE = 0.25
/** Turns left on a chip at which a strengthening is cast again. */
const STALE_TURNS = 1
/** Strengthenings that one member casts in a fight before going back to blows. */
const OPENING_TURNS = 3
/** Share of max AP that somebody who plans ahead keeps for the stages to come. */
const KEPT_AP = 0.5
/** What an AP must bring in HP taken from a foe for somebody who plans ahead. */
const HP_PER_AP = 2

/** Commands for every standing member, as a person with these habits gives them. */
export function chooseCommands(knowledge: Knowledge, situation: Situation): readonly Command[] {
  const plan = new Plan(knowledge, situation)
  plan.answerTelegraphs()
  plan.tend()
  plan.refill()
  plan.strengthen()
  plan.strike()
  return plan.commands
}

/** The party's turn as it takes shape: each habit in its order takes members out of `free`. */
class Plan {
  readonly commands: Command[] = []
  readonly #knowledge: Knowledge
  readonly #situation: Situation
  #free: readonly MemberView[]
  readonly #itemsTaken = new Map<number, number>()

  constructor(knowledge: Knowledge, situation: Situation) {
    this.#knowledge = knowledge
    this.#situation = situation
    this.#free = standingMembers(situation.view)
  }

  get #foes(): readonly FoeView[] {
    return this.#situation.view.foes
  }

  get #isBossFight(): boolean {
    return this.#foes.some(({ isBoss }) => isBoss)
  }

  /** Whoever notices a 気配 breaks it off where the party is strong and fast enough, else crouches, unless the blow is remembered as light. */
  answerTelegraphs(): void {
    const { traits, memory } = this.#knowledge
    const preparing = this.#foes.filter(({ announcement }) => announcement !== null)
    if (preparing.length === 0 || !this.#happens(traits.noticesPreparing)) return
    const dangerous = preparing.filter((foe) => !this.#breakOff(foe))
    if (dangerous.length === 0 || !traits.defends) return
    const heaviest = Math.max(...dangerous.map(({ kind }) => memory.heaviestOf(kind) ?? Number.POSITIVE_INFINITY))
    const endangered = dangerous.every(({ announcement }) => announcement?.aim === 'weakest') ? this.#weakest() : this.#free
    for (const member of endangered) {
      if (heaviest >= member.hp * HEAVY_SHARE) this.#command({ type: 'defence', actor: member.place })
    }
  }

  /** Whoever has the lowest share of HP, unless busy. */
  #weakest(): readonly MemberView[] {
    const members = standingMembers(this.#situation.view)
    const weakest = members.reduce((least, one) => (healthOf(one) < healthOf(least) ? one : least))
    return this.#free.filter(({ place }) => place === weakest.place)
  }

  /** Lets those who act before the foe strike it, as few as it takes, if their blows promise enough. */
  #breakOff(foe: FoeView): boolean {
    const needed = (foe.announcement?.breakDamage ?? Number.POSITIVE_INFINITY) * this.#knowledge.traits.breaksFrom
    const { order } = this.#situation.view
    const before = this.#free
      .filter(({ place }) => order.indexOf(place) < order.indexOf(foe.place))
      .map((member) => this.#bestBlow(member, foe, true))
      .toSorted((a, b) => b.damage - a.damage)
    let promised = 0
    const blows: Command[] = []
    for (const { command, damage } of before) {
      if (promised >= needed) break
      promised += damage
      blows.push(command)
    }
    if (promised < needed) return false
    for (const command of blows) this.#command(command)
    return true
  }

  /** Raises the fallen, then heals whoever is low: by a skill first, by an item when nobody has one. */
  tend(): void {
    const { view } = this.#situation
    const { healsBelow, itemsBelow } = this.#knowledge.traits
    for (const fallen of view.members.filter(({ hp }) => hp === 0)) {
      this.#help(fallen, (act) => act.effects.some(({ type }) => type === 'revive'))
    }
    const hurt = standingMembers(view).filter((member) => healthOf(member) < healsBelow)
    hurt.sort((a, b) => healthOf(a) - healthOf(b))
    for (const member of hurt) {
      const healed = this.#help(member, heals, healthOf(member) < itemsBelow)
      if (healed === 'all') return
    }
  }

  /** Against bosses, gives AP to whoever can pay for nothing any more. */
  refill(): void {
    if (!this.#knowledge.traits.strengthens || !this.#isBossFight) return
    for (const member of this.#free) {
      if (member.skills.length > 0 && affordable(member).length === 0) this.#helpByItem(member, restoresAp)
    }
  }

  /** Strengthens the party at the start of a boss fight and when it wears off; who plans ahead weakens the boss too. */
  strengthen(): void {
    const { traits } = this.#knowledge
    if (!traits.strengthens || !this.#isBossFight) return
    for (const member of this.#free) {
      if (this.#cast(member) >= OPENING_TURNS) continue
      const chosen = affordable(member).find(({ act }) => modifies(act) && damageOf(act) === null && this.#isMissing(act, member))
      if (!chosen || (isHostile(chosen.act) && !traits.plansAhead)) continue
      const target = chosen.act.reach === 'foe' ? (this.#boss()?.place ?? null) : chosen.act.reach === 'ally' ? this.#striker().place : null
      this.#command({ type: 'skill', actor: member.place, skill: chosen.act.id, target })
    }
  }

  /** The rest strike. */
  strike(): void {
    for (const member of this.#free) this.#command(this.#blow(member))
  }

  #blow(member: MemberView): Command {
    const { rng } = this.#situation
    const { slips, focuses } = this.#knowledge.traits
    if (this.#happens(slips)) return this.#thoughtless(member)
    const target = focuses ? lowest(this.#foes) : rng.pick(this.#foes)
    return this.#bestBlow(member, target).command
  }

  /** The blow that promises most. `isUrgent`: whatever it costs, at this foe alone. */
  #bestBlow(member: MemberView, target: FoeView, isUrgent = false): { readonly command: Command; readonly damage: number } {
    const { traits } = this.#knowledge
    let best: Command = { type: 'attack', actor: member.place, target: target.place }
    let most = this.#damage({ member, skill: null }, target, false)
    for (const { act, level, apCost } of affordable(member)) {
      const isArea = act.reach === 'foes'
      if (damageOf(act) === null || (isUrgent ? act.pace === 'last' : isArea && this.#foes.length < traits.areaFrom)) continue
      if (!isUrgent && !this.#isPayable(member, apCost)) continue
      const price = traits.plansAhead && !isUrgent ? apCost * HP_PER_AP : 0
      const damage = this.#damage({ member, skill: { act, level } }, target, isArea && !isUrgent) - price
      if (damage <= most) continue
      most = damage
      best = { type: 'skill', actor: member.place, skill: act.id, target: isArea ? null : target.place }
    }
    return { command: best, damage: most }
  }

  #damage(blow: Blow, target: FoeView, isArea: boolean): number {
    const foes = isArea ? this.#foes : [target]
    return foes.reduce((sum, foe) => sum + expectedDamage(this.#knowledge, blow, foe), 0)
  }

  /** Who plans ahead keeps half of the AP for the stages to come. */
  #isPayable({ ap, maxAp }: MemberView, apCost: number): boolean {
    const keeps = this.#knowledge.traits.plansAhead && this.#situation.stagesLeft > 0 && !this.#isBossFight
    return !keeps || ap - apCost >= maxAp * KEPT_AP
  }

  #thoughtless(member: MemberView): Command {
    const { rng } = this.#situation
    const target = rng.pick(this.#foes).place
    const blows = affordable(member).filter(({ act }) => damageOf(act) !== null)
    if (blows.length === 0 || this.#happens(0.5)) return { type: 'attack', actor: member.place, target }
    const { act } = rng.pick(blows)
    return { type: 'skill', actor: member.place, skill: act.id, target: act.reach === 'foes' ? null : target }
  }

  /** Finds somebody free who can serve `needy` with an act that `serves`. Returns whom it reached. */
  #help(needy: MemberView, serves: (act: Skill) => boolean, mayUseItems = true): 'one' | 'all' | null {
    for (const member of this.#free) {
      for (const { act } of affordable(member)) {
        if (!serves(act) || !reaches(act, member, needy)) continue
        this.#command({ type: 'skill', actor: member.place, skill: act.id, target: act.reach === 'ally' ? needy.place : null })
        return act.reach === 'allies' ? 'all' : 'one'
      }
    }
    return mayUseItems ? this.#helpByItem(needy, serves) : null
  }

  #helpByItem(needy: MemberView, serves: (act: Skill) => boolean): 'one' | 'all' | null {
    const helper = this.#free.at(-1)
    if (!helper) return null
    const { bag } = this.#situation.view
    const slot = bag.find(({ item }) => serves(catalog.item(item)) && countOf(bag, item) > (this.#itemsTaken.get(item) ?? 0))
    if (!slot) return null
    const { reach } = catalog.item(slot.item)
    this.#itemsTaken.set(slot.item, (this.#itemsTaken.get(slot.item) ?? 0) + 1)
    this.#command({ type: 'item', actor: helper.place, item: slot.item, target: reach === 'ally' ? needy.place : null })
    return reach === 'allies' ? 'all' : 'one'
  }

  /** Whether the modifier is not on those whom it is for. */
  #isMissing(act: Skill, member: MemberView): boolean {
    const bearers = isHostile(act)
      ? [this.#boss()]
      : act.reach === 'self'
        ? [member]
        : act.reach === 'ally'
          ? [this.#striker()]
          : standingMembers(this.#situation.view)
    return bearers.some(
      (bearer) => bearer !== null && !bearer.chips.some(({ source, turns }) => source === `skill:${act.id}` && turns > STALE_TURNS),
    )
  }

  /** Strengthenings of this member that are up: how far the opening has come. */
  #cast({ skills }: MemberView): number {
    const { members, foes } = this.#situation.view
    const own = new Set(skills.map(({ id }) => `skill:${id}`))
    return new Set([...members, ...foes].flatMap(({ chips }) => chips.filter(({ source }) => own.has(source)).map(({ source }) => source)))
      .size
  }

  #boss(): FoeView | null {
    return this.#foes.find(({ isBoss }) => isBoss) ?? null
  }

  /** Who strikes hardest, by the figures on the cards. */
  #striker(): MemberView {
    const strength = ({ figures }: MemberView) => Math.max(figures.str, figures.int)
    return standingMembers(this.#situation.view).reduce((best, other) => (strength(other) > strength(best) ? other : best))
  }

  #command(command: Command): void {
    this.commands.push(command)
    this.#free = this.#free.filter(({ place }) => place !== command.actor)
  }

  #happens(chance: number): boolean {
    return this.#situation.rng.int(1, 1000) <= chance * 1000
  }
}

const lowest = (foes: readonly FoeView[]): FoeView => foes.reduce((best, foe) => (foe.gauge < best.gauge ? foe : best))

const heals = (act: Skill): boolean => act.effects.some(({ type }) => type === 'heal' || type === 'healShare')

const restoresAp = (act: Skill): boolean => act.effects.some(({ type }) => type === 'restoreAp')

const modifies = (act: Skill): boolean => act.effects.some(({ type }) => type === 'modify') && levelOf(act, 1).turns > 1

const isHostile = ({ reach }: Skill): boolean => reach === 'foe' || reach === 'foes'

const reaches = ({ reach }: Skill, member: MemberView, needy: MemberView): boolean =>
  reach === 'ally' || (reach === 'allies' && needy.hp > 0) || (reach === 'self' && member.place === needy.place)
