import { catalog } from '../../content/catalog.ts'
import {
  type Belief,
  strongestBlow,
  crouch,
  freeIn,
  healthOf,
  isLeft,
  type TurnDraft,
  type SeenAct,
  type SeenEnemy,
  type SeenMember,
  tend,
  type Traits,
} from '../../rules/auto/planner.ts'
import { seenAct, seenItem } from '../../rules/auto/seen-act.ts'
import { type Command, learnedLevel, levelOf } from '../../rules/battle/command.ts'
import type { Act, ActLevel, Effect } from '../../rules/battle/skill.ts'
import { type BattleState, type Combatant, combatantsOf, discountOf, effective, standing } from '../../rules/battle/state.ts'
import { attackOption, cappedDamageTo } from '../run/options.ts'
import { threats } from './telegraph.ts'

/** A member defends when announced hits would take this share of the HP left. */
const DEFEND_SHARE = 0.55
/** HP (healed or taken) that an AP must bring. */
const HP_PER_AP = 2
/** HP (healed or taken) that an item must bring. */
const HP_PER_ITEM = 20
/** HP that a revival counts. */
const REVIVAL = 100
/** Healing of the others counts this much. */
const BYSTANDER_SHARE = 0.7

const traits: Traits = {
  healsBelow: 0.45,
  breaksFrom: Number.POSITIVE_INFINITY,
  opening: 0,
  weakens: false,
  areaFrom: 1,
  recoils: true,
  keptAp: 0,
  hpPerAp: HP_PER_AP,
}

/** `self`: with all its figures. */
type Member = SeenMember & { readonly self: Combatant }
/** `left`: HP once the blows given so far have landed. */
type Enemy = SeenEnemy & { readonly self: Combatant; left: number }

/**
 * Plain rules for a whole turn, without simulation: members who face a heavy announced hit defend, one member for each need revives or heals, the others attack
 * the enemy that falls soonest. It knows the figures of all.
 */
export function habit(state: BattleState): readonly Command[] {
  const party = combatantsOf(state, 'party')
  // Looked at only where they may be needed: simulations ask a thousand times a turn.
  const isNeeded = party.some((member) => healthOf(member) < traits.healsBelow)
  const items = isNeeded ? state.bag.map(({ item }) => known(catalog.item(item), 1, seenItem)) : []
  const members = party.map((self): Member => {
    const { id, hp, maxHp, ap, maxAp, modifiers } = self
    const skills = self.skills.map((learned) => known(catalog.skill(learned.id), learned.level, seenSkill))
    return { id, hp, maxHp, ap, maxAp, modifiers, discount: discountOf(self), strength: 0, acts: [...skills, ...items], traits, self }
  })
  const enemies = standing(state, 'enemies').map((self): Enemy => {
    const { id, boss, hp, modifiers } = self
    return { id, boss, gauge: hp, modifiers, announcement: null, self, left: hp }
  })
  const commands: Command[] = []
  const draft: TurnDraft<Member, Enemy> = { members, enemies, order: [], commands, ...beliefIn(state, commands) }
  crouch(draft, enemies)
  if (isNeeded) tend(draft)
  for (const member of freeIn(draft)) {
    const target = enemies.reduce((best, other) => (other.left > 0 && (best.left <= 0 || other.left < best.left) ? other : best))
    const { command, damage } = strongestBlow(draft, member, target)
    commands.push(command)
    const isWide = command.type === 'skill' && command.target === null
    for (const enemy of isWide ? enemies : [target]) enemy.left -= damage / (isWide ? enemies.length : 1)
  }
  return commands
}

/** The planner asks no more of an act than what it does, as its worth is told by the tables: it is seen once. */
const acts = new Map<ActLevel, SeenAct>()

function known(act: Act, level: number, see: (act: Act, level: number) => SeenAct): SeenAct {
  const figures = levelOf(act, level)
  const seen = acts.get(figures) ?? see(act, level)
  acts.set(figures, seen)
  return seen
}

const seenSkill = (skill: Act, level: number): SeenAct => seenAct(skill, level, () => 1)

function beliefIn(state: BattleState, given: readonly Command[]): Belief<Member, Enemy> {
  const threat = threats(state)
  const skillOf = ({ self }: Member, id: number) => ({
    act: catalog.skill(id),
    level: learnedLevel(self, id),
  })
  return {
    damage(member, act, enemy) {
      if (act === null) return attackOption(member.self, enemy.self).damage
      const damage = cappedDamageTo(enemy.self, member.self, skillOf(member, act.id))
      return act.reach === 'foes' ? damage : Math.min(damage, Math.max(0, enemy.left))
    },
    endangers: (_enemies, { id, hp }) => (threat?.[id] ?? 0) >= DEFEND_SHARE * hp,
    help(member, { id, isItem, apCost }, needy) {
      if (!isItem) return helpGain(state, needy.self, member.self, skillOf(member, id)) - apCost * HP_PER_AP
      return isLeft(state.bag, given, id)
        ? helpGain(state, needy.self, member.self, { act: catalog.item(id), level: 1 }) - HP_PER_ITEM
        : null
    },
  }
}

/** HP that the act gives to the one in need, and at a discount to the others it reaches. */
function helpGain(state: BattleState, who: Combatant, member: Combatant, { act, level }: { act: Act; level: number }): number {
  const percent = act.levels[level - 1]?.percent ?? 0
  for (const effect of act.effects) {
    const amount = healed(effect, percent, who, member)
    if (amount <= 0) continue
    let sum = Math.min(who.maxHp - who.hp, amount)
    if (act.reach !== 'allies') return sum
    for (const one of standing(state, 'party')) if (one.id !== who.id) sum += Math.min(one.maxHp - one.hp, amount) * BYSTANDER_SHARE
    return sum
  }
  return 0
}

function healed(effect: Effect, percent: number, who: Combatant, member: Combatant): number {
  if (who.hp === 0) return effect.type === 'revive' ? REVIVAL : 0
  if (effect.type === 'healShare') return (who.maxHp * percent) / 100
  if (effect.type !== 'heal') return 0
  return effect.of.reduce((sum, stat) => sum + effective(member, stat), 0) * (percent / 100) + effect.plus
}
