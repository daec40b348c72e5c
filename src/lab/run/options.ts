import { catalog } from '../../content/catalog.ts'
import { type Command, costOf, levelOf } from '../../rules/battle/command.ts'
import { kindOf } from '../../rules/battle/classify.ts'
import { defenceAgainst, plainDamage, plainPower } from '../../rules/battle/damage.ts'
import { powerOf } from '../../rules/battle/effects.ts'
import type { DamageEffect, Effect, Skill } from '../../rules/battle/skill.ts'
import { type BattleState, type Combatant, combatantsOf, isDefending, isWeakened, standing } from '../../rules/battle/state.ts'

/** A command with what a player would expect of it. */
export interface Option {
  readonly command: Command
  /** HP expected to be taken from enemies, at most what they have left; without criticals. */
  readonly damage: number
  readonly apCost: number
}

/** All commands that may be useful: no healing of the healthy, no revival of the standing, no modifier that is there already. */
export function usefulOptions(state: BattleState, actor: Combatant): readonly Option[] {
  const enemies = standing(state, 'enemies')
  const plain = enemies.map((enemy) => attackOption(actor, enemy))
  const skills = actor.skills.flatMap(({ id, level }) => {
    const skill = catalog.skill(id)
    const apCost = costOf(actor, levelOf(skill, level))
    if (apCost > actor.ap) return []
    return targetsOf(state, actor, skill).map((target) => ({
      command: { type: 'skill', actor: actor.id, skill: id, target } as const,
      damage: cappedDamage(state, actor, { act: skill, level }, target),
      apCost,
    }))
  })
  const items = state.bag.flatMap(({ item }) => {
    const act = catalog.item(item)
    return targetsOf(state, actor, act).map((target) => ({
      command: { type: 'item', actor: actor.id, item, target } as const,
      damage: cappedDamage(state, actor, { act, level: 1 }, target),
      apCost: 0,
    }))
  })
  const defence: Option = { command: { type: 'defence', actor: actor.id }, damage: 0, apCost: 0 }
  return [...plain, ...skills, ...items, defence]
}

export function attackOption(actor: Combatant, enemy: Combatant): Option {
  const damage = Math.min(enemy.hp, plainDamage(plainPower(actor), defenceAgainst(catalog.attack(actor.kind).kind, enemy), enemy))
  return { command: { type: 'attack', actor: actor.id, target: enemy.id }, damage, apCost: 0 }
}

interface Use {
  readonly act: Skill
  readonly level: number
}

/** Damage that the act is expected to do to living enemies, capped at what they have. */
export const cappedDamage = (state: BattleState, actor: Combatant, use: Use, target: number | null): number =>
  standing(state, 'enemies').reduce(
    (sum, enemy) => (use.act.reach === 'foes' || enemy.id === target ? sum + cappedDamageTo(enemy, actor, use) : sum),
    0,
  )

/** Damage that the act is expected to do to this enemy, capped at what it has. */
export function cappedDamageTo(enemy: Combatant, actor: Combatant, { act, level }: Use): number {
  const { percent } = levelOf(act, level)
  let total = 0
  for (const effect of act.effects) {
    if (effect.type === 'damage') total += Math.min(enemy.hp, hitDamage(effect, percent, actor, enemy) * (effect.hits ?? 1))
  }
  return total
}

function hitDamage(effect: DamageEffect, percent: number, actor: Combatant, enemy: Combatant): number {
  const defence = effect.ignoresDefence ? 0 : defenceAgainst(effect.kind, enemy)
  return plainDamage(powerOf(effect, percent, actor, enemy), defence, enemy)
}

/** Useful targets of the act; [null] where it needs none, empty where it would be wasted. */
function targetsOf(state: BattleState, actor: Combatant, act: Skill): readonly (number | null)[] {
  const party = combatantsOf(state, 'party')
  const isUseful = (one: Combatant) => act.effects.some((effect) => helps(effect, one, actor, act))
  switch (act.reach) {
    case 'foe':
      return standing(state, 'enemies').map((enemy) => enemy.id)
    case 'foes':
      return standing(state, 'enemies').some((enemy) => kindOf(act) !== 'special' || enemy.modifiers.some((modifier) => !modifier.bad))
        ? [null]
        : []
    case 'ally':
      return party.filter(isUseful).map((one) => one.id)
    case 'self':
      return isUseful(actor) ? [null] : []
    case 'allies':
      return party.some((one) => one.hp > 0 && isUseful(one)) ? [null] : []
  }
}

function helps(effect: Effect, one: Combatant, actor: Combatant, act: Skill): boolean {
  if (effect.type === 'revive') return one.hp === 0
  if (one.hp === 0) return false
  switch (effect.type) {
    case 'heal':
    case 'healShare':
      return one.hp * 100 < one.maxHp * 85
    case 'restoreAp':
      return one.ap * 100 < one.maxAp * 60 && !(effect.othersOnly && one.id === actor.id)
    case 'cleanse':
      return isWeakened(one)
    case 'modify':
      return !isDefending(one) && !one.modifiers.some((modifier) => modifier.source.endsWith(`:${act.id}`) && modifier.turns > 1)
    default:
      return false
  }
}
