import { catalog, itemEntry } from '../../content/catalog.ts'
import type { Command } from '../../rules/battle/command.ts'
import type { Skill } from '../../rules/battle/skill.ts'
import { type BattleState, type Combatant, standing } from '../../rules/battle/state.ts'
import { resolveTurn } from '../../rules/battle/turn.ts'
import { type Rng, rngStateFrom, seededRng } from '../../rules/rng.ts'
import { attackOption, expectedDamage, type Option, usefulOptions } from '../options.ts'
import type { Policy, Situation } from '../policy.ts'

/** Rounds thought ahead, the one being decided included. */
const HORIZON = 3
/** Times each plan is imagined. */
const DREAMS = 2
/** Options weighed for each member besides the first idea. */
const OPTIONS_PER_MEMBER = 9

/**
 * A careful player: begins with a first idea, then asks for each member in turn whether another command would leave the party better off some rounds later,
 * imagining those rounds with the rules themselves and dice of its own. It knows how shadows behave (the compendium tells), not what will be rolled.
 */
export const sensible: Policy = {
  name: 'sensible',
  choose(state, situation) {
    const seed = situation.rng.int(1, 2 ** 31)
    let plan = standing(state, 'party').map((member) => quickCommand(state, member))
    let best = imagine(state, plan, situation, seed)
    for (const member of standing(state, 'party')) {
      for (const { command } of promising(state, member)) {
        const changed = plan.map((old) => (old.actor === member.id ? command : old))
        const score = imagine(state, changed, situation, seed)
        if (score > best) {
          best = score
          plan = changed
        }
      }
    }
    return plan
  },
}

/** Plays the plan and a few quick rounds after it, and judges where that leads. The same seed for all plans, so that luck does not decide between them. */
function imagine(state: BattleState, plan: readonly Command[], situation: Situation, seed: number): number {
  let sum = 0
  for (let dream = 0; dream < DREAMS; dream++) sum += imagineOnce(state, plan, situation, calmRng(seed + dream))
  return sum / DREAMS
}

/** Blows of average strength, no criticals; only whom shadows pick and what they choose is left to chance. */
function calmRng(seed: number): Rng {
  const rng = seededRng(rngStateFrom(seed))
  return { pick: rng.pick, int: (min, max) => (max === 1000 ? 1000 : min === 95 && max === 105 ? 100 : rng.int(min, max)) }
}

function imagineOnce(state: BattleState, plan: readonly Command[], situation: Situation, rng: Rng): number {
  let now = resolveTurn(state, plan, rng, catalog).state
  for (let round = 1; round < HORIZON && !now.outcome; round++) {
    const current = now
    now = resolveTurn(
      current,
      standing(current, 'party').map((member) => quickCommand(current, member)),
      rng,
      catalog,
    ).state
  }
  return worth(now, situation)
}

/** The most telling options of a member: the best few by damage, and everything that does something else. */
function promising(state: BattleState, member: Combatant): readonly Option[] {
  const options = usefulOptions(state, member)
  const blows = options.filter((option) => option.damage > 0).sort((a, b) => b.damage - a.damage)
  const others = options.filter((option) => option.damage === 0)
  return [...others, ...blows.slice(0, 4)].slice(0, OPTIONS_PER_MEMBER + 4)
}

/**
 * What one does without thinking: raise the fallen, tend whoever is badly hurt, crouch when nearly down under a telegraph, else the strongest blow one
 * can pay for, at the foe nearest to falling.
 */
function quickCommand(state: BattleState, member: Combatant): Command {
  const foes = standing(state, 'enemies')
  if (member.hp * 100 < member.maxHp * CROUCH_PERCENT && foes.some((foe) => foe.forced !== null)) return { type: 'defence', actor: member.id }
  const needy = neediest(state)
  const help = needy && quickHelp(state, member, needy)
  if (help) return help
  const target = foes.reduce((weakest, foe) => (foe.hp < weakest.hp ? foe : weakest))
  let best = attackOption(member, target)
  for (const { id, level } of member.skills) {
    const act = catalog.skill(id)
    const figures = act.levels[level - 1]
    if (!figures || figures.apCost > member.ap) continue
    const aim = act.reach === 'foe' ? target.id : null
    const damage = expectedDamage(state, member, { act, level }, aim)
    if (damage > best.damage) best = { command: { type: 'skill', actor: member.id, skill: id, target: aim }, damage, apCost: figures.apCost }
  }
  return best.command
}

const CROUCH_PERCENT = 40
const NEEDY_PERCENT = 40

/** The fallen first, then the lowest share of HP below the line; null when all are well enough. */
function neediest(state: BattleState): Combatant | null {
  let worst: Combatant | null = null
  for (const one of state.combatants) {
    if (one.side !== 'party' || one.hp * 100 >= one.maxHp * NEEDY_PERCENT) continue
    if (!worst || one.hp * worst.maxHp < worst.hp * one.maxHp) worst = one
  }
  return worst
}

function quickHelp(state: BattleState, member: Combatant, needy: Combatant): Command | null {
  const serves = (act: Skill) =>
    act.effects.some((effect) => (needy.hp === 0 ? effect.type === 'revive' : effect.type === 'heal' || effect.type === 'healShare')) &&
    (act.reach !== 'self' || needy.id === member.id)
  for (const { id, level } of member.skills) {
    const act = catalog.skill(id)
    if ((act.levels[level - 1]?.apCost ?? 0) <= member.ap && serves(act)) return { type: 'skill', actor: member.id, skill: id, target: needy.id }
  }
  const held = state.bag.find(({ item }) => serves(catalog.item(item)))
  return held ? { type: 'item', actor: member.id, item: held.item, target: needy.id } : null
}

const MEMBER_STANDING = 60
const MEMBER_HP = 100
const MEMBER_AP = 10
const MEMBER_AP_PER_STAGE = 6
const FOE_STANDING = 25
const FOE_HP = 100
const ITEM_WORTH_PER_GOLD = 0.12
const LAST_ITEM_WORTH_PER_GOLD = 0.06
const STRENGTHENED_TURN = 2
const OVER = 1000

/** How good a state is for the party, in arbitrary points. HP counts with falling returns: the last half is worth more than the first. */
function worth(state: BattleState, { stagesLeft }: Situation): number {
  if (state.outcome === 'lost') return -OVER
  let points = state.outcome === 'won' ? 20 : 0
  let foeHp = 0
  let foeMax = 0
  for (const one of state.combatants) {
    if (one.side === 'party') points += memberWorth(one, stagesLeft)
    else {
      foeHp += one.hp
      foeMax += one.maxHp
      if (one.hp > 0) points -= FOE_STANDING
    }
  }
  points -= (FOE_HP * Math.max(1, (foeMax * 3) / partyMaxHp(state)) * foeHp) / Math.max(1, foeMax)
  for (const { item, count } of state.bag) points += itemEntry(item).price * count * (stagesLeft > 0 ? ITEM_WORTH_PER_GOLD : LAST_ITEM_WORTH_PER_GOLD)
  return points
}

function memberWorth(member: Combatant, stagesLeft: number): number {
  if (member.hp === 0) return 0
  const hp = member.hp / member.maxHp
  const ap = member.ap / Math.max(1, member.maxAp)
  const lasting = member.modifiers.reduce((sum, modifier) => sum + (modifier.bad ? -1 : 1) * Math.max(0, modifier.turns - 1), 0)
  return (
    MEMBER_STANDING + MEMBER_HP * hp * (1.6 - 0.6 * hp) + (MEMBER_AP + MEMBER_AP_PER_STAGE * stagesLeft) * ap + STRENGTHENED_TURN * lasting
  )
}

const partyMaxHp = (state: BattleState): number => state.combatants.reduce((sum, one) => sum + (one.side === 'party' ? one.maxHp : 0), 0)
