import { catalog } from '../../content/catalog.ts'
import { type Command, commandRefusal, costOf, levelOf } from '../../rules/battle/command.ts'
import type { BattleState, Combatant } from '../../rules/battle/state.ts'
import { standing } from '../../rules/battle/state.ts'
import type { SeededRng } from '../../rules/rng.ts'
import { attackOption, cappedDamage, type Option, usefulOptions } from '../run/options.ts'
import type { Policy } from './policy.ts'

const everyone = (state: BattleState, command: (member: Combatant) => Command) => standing(state, 'party').map(command)
const firstEnemy = (state: BattleState): Combatant => {
  const [enemy] = standing(state, 'enemies')
  if (!enemy) throw new Error('No enemy stands')
  return enemy
}

/** Any legal command but ESCAPE, all kinds equally likely. With ESCAPE in the pool nothing is ever cleared. */
export const random: Policy = {
  name: 'random',
  choose: (state, { rng }) => everyone(state, (member) => anyCommand(state, member, rng)),
}

function anyCommand(state: BattleState, { id: actor, skills }: Combatant, rng: SeededRng): Command {
  const enemy = rng.pick(standing(state, 'enemies')).id
  const aim = (reach: string) => (reach === 'foe' ? enemy : reach === 'ally' ? rng.int(0, 2) : null)
  const kinds: readonly (() => Command)[] = [
    () => ({ type: 'attack', actor, target: enemy }),
    () => ({ type: 'defence', actor }),
    ...(skills.length > 0 ? [() => randomSkill(actor, rng.pick(skills).id, aim)] : []),
    ...(state.bag.length > 0 ? [() => randomItem(actor, rng.pick(state.bag).item, aim)] : []),
  ]
  const command = rng.pick(kinds)()
  return commandRefusal(state, command, catalog) === null ? command : { type: 'attack', actor, target: enemy }
}

const randomSkill = (actor: number, skill: number, aim: (reach: string) => number | null): Command => ({
  type: 'skill',
  actor,
  skill,
  target: aim(catalog.skill(skill).reach),
})
const randomItem = (actor: number, item: number, aim: (reach: string) => number | null): Command => ({
  type: 'item',
  actor,
  item,
  target: aim(catalog.item(item).reach),
})

/** The plain attack on the first enemy, nothing else. */
export const attackOnly: Policy = {
  name: 'attack-only',
  choose: (state) => everyone(state, (member) => attackOption(member, firstEnemy(state)).command),
}

/** Each member repeats the strongest damage skill on the first enemy, then attacks; no items, no DEFENCE. */
export const spam: Policy = {
  name: 'spam',
  choose: (state) => everyone(state, (member) => strongest(state, member, firstEnemy(state)).command),
}

function strongest(state: BattleState, member: Combatant, enemy: Combatant): Option {
  const skills = member.skills.flatMap<Option>(({ id, level }) => {
    const act = catalog.skill(id)
    const apCost = costOf(member, levelOf(act, level))
    const target = act.reach === 'foe' ? enemy.id : null
    const damage = cappedDamage(state, member, { act, level }, target)
    return apCost <= member.ap && damage > 0 ? [{ command: { type: 'skill', actor: member.id, skill: id, target }, damage, apCost }] : []
  })
  return [attackOption(member, enemy), ...skills].reduce((best, option) => (option.damage > best.damage ? option : best))
}

const HURT_PERCENT = 45

/** Takes the most damage it can get now; heals and raises with whatever it has when a member is badly hurt. Never guards, never prepares. */
export const greedy: Policy = {
  name: 'greedy',
  choose: (state) => everyone(state, (member) => greedyCommand(state, member)),
}

export function greedyCommand(state: BattleState, member: Combatant): Command {
  const options = usefulOptions(state, member)
  return (helpOption(state, options) ?? options.reduce((best, option) => (option.damage > best.damage ? option : best))).command
}

function helpOption(state: BattleState, options: readonly Option[]): Option | null {
  const needy = state.combatants.find((one) => one.side === 'party' && one.hp * 100 < one.maxHp * HURT_PERCENT)
  if (!needy) return null
  return options.find(({ command }) => (command.type === 'skill' || command.type === 'item') && serves(command, needy)) ?? null
}

function serves(command: Extract<Command, { type: 'skill' | 'item' }>, needy: Combatant): boolean {
  const act = command.type === 'skill' ? catalog.skill(command.skill) : catalog.item(command.item)
  const wanted = needy.hp === 0 ? ['revive'] : ['heal', 'healShare']
  return act.effects.some((effect) => wanted.includes(effect.type)) && (act.reach === 'allies' || (command.target ?? needy.id) === needy.id)
}
