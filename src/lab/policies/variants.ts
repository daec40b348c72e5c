import { catalog } from '../../content/catalog.ts'
import { type Command, commandRefusal, costOf, learnedLevel, levelOf } from '../../rules/battle/command.ts'
import { type BattleState, type Combatant, combatantsOf, countOf, standing } from '../../rules/battle/state.ts'
import { attackOption } from '../run/options.ts'
import type { Policy } from './policy.ts'
import { findPlan, solver } from './solver.ts'

/** All play sensibly but the member who knows the skill, who uses it every turn while the AP last, then attacks. */
export function repeating(skill: number): Policy {
  return {
    name: 'repeating',
    choose(state, situation) {
      const actor = standing(state, 'party').find((member) => member.skills.some(({ id }) => id === skill))
      const commands = solver.choose(state, situation)
      return actor ? commands.map((command) => (command.actor === actor.id ? again(state, actor, skill) : command)) : commands
    },
  }
}

function again(state: BattleState, actor: Combatant, id: number): Command {
  const enemy = standing(state, 'enemies').reduce((weakest, other) => (other.hp < weakest.hp ? other : weakest))
  const skill = catalog.skill(id)
  const level = learnedLevel(actor, id)
  const target = skill.reach === 'foe' ? enemy.id : skill.reach === 'ally' ? allyFor(state, actor, id) : null
  const canPay = costOf(actor, levelOf(skill, level)) <= actor.ap
  return canPay && (skill.reach !== 'ally' || target !== null)
    ? { type: 'skill', actor: actor.id, skill: id, target }
    : attackOption(actor, enemy).command
}

/** Revival goes to the fallen, AP to another, everything else to the member with the least HP for its maximum; null when it fits nobody. */
function allyFor(state: BattleState, actor: Combatant, id: number): number | null {
  const { effects } = catalog.skill(id)
  const party = combatantsOf(state, 'party')
  if (effects.some((effect) => effect.type === 'revive')) return party.find((one) => one.hp === 0)?.id ?? null
  const others = effects.some((effect) => effect.type === 'restoreAp')
  const fit = party.filter((one) => one.hp > 0 && !(others && one.id === actor.id))
  return fit.length === 0 ? null : fit.reduce((worst, one) => (one.hp * worst.maxHp < worst.hp * one.maxHp ? one : worst)).id
}

const SMOKE_BOMB = 19

/** The solver, and leaves when every plan it simulates ends in defeat: with a smoke bomb if there is one, else by ESCAPE. */
export const prudent: Policy = {
  name: 'prudent',
  choose(state, situation) {
    const { plan, isLost } = findPlan(state, situation)
    if (!isLost) return plan
    const [first] = standing(state, 'party')
    if (!first) return plan
    if (countOf(state.bag, SMOKE_BOMB) === 0) return standing(state, 'party').map(({ id }) => ({ type: 'escape', actor: id }))
    const bomb: Command = { type: 'item', actor: fastest(state).id, item: SMOKE_BOMB, target: null }
    return plan.map((command) => (command.actor === bomb.actor && commandRefusal(state, bomb, catalog) === null ? bomb : command))
  },
}

const fastest = (state: BattleState): Combatant =>
  standing(state, 'party').reduce((best, one) => (one.base.spd > best.base.spd ? one : best))
