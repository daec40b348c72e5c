import { catalog } from '../../content/catalog.ts'
import type { Command } from '../../rules/battle/command.ts'
import type { Effect, Skill } from '../../rules/battle/skill.ts'
import { type BattleState, type Combatant, effective, standing } from '../../rules/battle/state.ts'
import { attackOption, expectedDamage } from '../run/options.ts'
import { threats } from './telegraph.ts'

/** A member defends when announced hits would take this share of the HP left. */
const DEFEND_SHARE = 0.55
/** Below this share of HP a member needs help. */
const NEEDY_SHARE = 0.45
/** HP (healed or taken) that an AP must bring. */
const HP_PER_AP = 2
/** The same for an item. */
const HP_PER_ITEM = 20
/** HP that a revival counts. */
const REVIVAL = 100
/** Healing of the others counts this much. */
const BYSTANDER_SHARE = 0.7

/**
 * Plain rules for a whole turn, without simulation: members who face a heavy announced hit defend, one member for each need revives or heals, the others attack
 * the foe that falls soonest.
 */
export function habit(state: BattleState): readonly Command[] {
  const threat = threats(state)
  const commands: Command[] = []
  const free: Combatant[] = []
  for (const member of standing(state, 'party')) {
    if (threat && (threat[member.id] ?? 0) >= DEFEND_SHARE * member.hp) commands.push({ type: 'defence', actor: member.id })
    else free.push(member)
  }
  help(state, free, commands)
  attack(state, free, commands)
  return commands
}

interface Help {
  readonly member: Combatant
  readonly command: Command
  readonly score: number
  readonly forAll: boolean
}

/** Finds the best helper for each need, the worst off first; helpers leave `free`. */
function help(state: BattleState, free: Combatant[], commands: Command[]): void {
  const needy = state.combatants.filter((one) => one.side === 'party' && one.hp < one.maxHp * NEEDY_SHARE)
  needy.sort((a, b) => a.hp * b.maxHp - b.hp * a.maxHp)
  const taken = new Map<number, number>()
  for (const who of needy) {
    const best = bestHelp(state, who, free, taken)
    if (!best) continue
    commands.push(best.command)
    free.splice(free.indexOf(best.member), 1)
    if (best.command.type === 'item') taken.set(best.command.item, (taken.get(best.command.item) ?? 0) + 1)
    if (best.forAll && who.hp > 0) return
  }
}

function bestHelp(state: BattleState, who: Combatant, free: readonly Combatant[], taken: ReadonlyMap<number, number>): Help | null {
  let best: Help | null = null
  const consider = (member: Combatant, use: { act: Skill; level: number }, command: Command, cost: number) => {
    const gain = helpGain(state, who, member, use)
    if (gain > 0 && (!best || gain - cost > best.score)) best = { member, command, score: gain - cost, forAll: use.act.reach === 'allies' }
  }
  for (const member of free) {
    for (const { id, level } of member.skills) {
      const act = catalog.skill(id)
      const cost = act.levels[level - 1]?.apCost ?? 0
      if (cost > member.ap) continue
      consider(member, { act, level }, { type: 'skill', actor: member.id, skill: id, target: who.id }, cost * HP_PER_AP)
    }
    for (const { item, count } of state.bag) {
      if (count <= (taken.get(item) ?? 0)) continue
      consider(member, { act: catalog.item(item), level: 1 }, { type: 'item', actor: member.id, item, target: who.id }, HP_PER_ITEM)
    }
  }
  return best
}

/** HP that the act gives to the one in need, and at a discount to the others it reaches. */
function helpGain(state: BattleState, who: Combatant, member: Combatant, { act, level }: { act: Skill; level: number }): number {
  if (act.reach === 'self' ? member.id !== who.id : act.reach !== 'ally' && act.reach !== 'allies') return 0
  const percent = act.levels[level - 1]?.percent ?? 0
  for (const effect of act.effects) {
    const amount = healed(effect, percent, who, member)
    if (amount <= 0) continue
    let sum = Math.min(who.maxHp - who.hp, amount)
    if (act.reach !== 'allies') return sum
    for (const one of state.combatants) {
      if (one.side === 'party' && one.id !== who.id && one.hp > 0) sum += Math.min(one.maxHp - one.hp, amount) * BYSTANDER_SHARE
    }
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

/** Each attacks the foe with the least HP once those before have attacked, with what does most damage for its AP. */
function attack(state: BattleState, free: readonly Combatant[], commands: Command[]): void {
  const foes = standing(state, 'enemies').map((foe) => ({ foe, hp: foe.hp }))
  for (const member of free) {
    const target = foes.reduce((best, other) => (other.hp > 0 && (best.hp <= 0 || other.hp < best.hp) ? other : best))
    const { command, damage, wide } = bestAttack(state, member, target)
    commands.push(command)
    if (wide) for (const one of foes) one.hp -= damage / foes.length
    else target.hp -= damage
  }
}

function bestAttack(
  state: BattleState,
  member: Combatant,
  { foe, hp }: { readonly foe: Combatant; readonly hp: number },
): { readonly command: Command; readonly damage: number; readonly wide: boolean } {
  const plain = attackOption(member, foe)
  let best = { command: plain.command, damage: plain.damage, wide: false }
  let gain = plain.damage
  for (const { id, level } of member.skills) {
    const act = catalog.skill(id)
    const cost = act.levels[level - 1]?.apCost ?? 0
    const wide = act.reach === 'foes'
    if (cost > member.ap || (!wide && act.reach !== 'foe')) continue
    const target = wide ? null : foe.id
    const expected = expectedDamage(state, member, { act, level }, target)
    const damage = wide ? expected : Math.min(expected, Math.max(0, hp))
    if (expected <= 0 || damage - cost * HP_PER_AP <= gain) continue
    gain = damage - cost * HP_PER_AP
    best = { command: { type: 'skill', actor: member.id, skill: id, target }, damage, wide }
  }
  return best
}
