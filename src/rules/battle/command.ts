import { type BattleState, type Combatant, countOf, discountOf, isStanding, standing } from './state.ts'
import type { Act } from './skill.ts'

/** The command for one member for one turn. `actor` and `target` are ids of combatants; `target` is null where the reach needs none. */
export type Command =
  | { readonly type: 'attack'; readonly actor: number; readonly target: number }
  | { readonly type: 'skill'; readonly actor: number; readonly skill: number; readonly target: number | null }
  | { readonly type: 'item'; readonly actor: number; readonly item: number; readonly target: number | null }
  | { readonly type: 'defence' | 'escape'; readonly actor: number }

/** As much of an act as decides whether a command may be given. */
export interface ActTerms extends Pick<Act, 'id' | 'reach'> {
  readonly levels: readonly { readonly apCost: number }[]
}

/** As much of the catalog as decides whether a command may be given: all that a screen needs to know. */
export interface CommandCatalog {
  skill(id: number): ActTerms
  item(id: number): ActTerms
}

/** Codes of the contract, as everywhere in the rules: what the server answers is what the rules say. */
export type CommandRefusal = 'notOneCommandEach' | 'skillNotLearned' | 'apShort' | 'itemNotHeld' | 'badTarget'

/** Why a member may not be given this command; null when it may. The server refuses with it, the screen greys out with it. */
export function commandRefusal(state: BattleState, command: Command, catalog: CommandCatalog): CommandRefusal | null {
  const actor = state.combatants[command.actor]
  if (actor?.side !== 'party' || !isStanding(actor)) return 'notOneCommandEach'
  switch (command.type) {
    case 'defence':
    case 'escape':
      return null
    case 'attack':
      return targetRefusal(state, 'enemies', command.target)
    case 'skill':
      return skillRefusal(actor, command.skill, catalog) ?? aimRefusal(state, catalog.skill(command.skill), command.target)
    case 'item':
      return countOf(state.bag, command.item) < 1 ? 'itemNotHeld' : aimRefusal(state, catalog.item(command.item), command.target)
  }
}

/** Why a member cannot use this skill now, whatever the target. */
export function skillRefusal(actor: Combatant, skill: number, catalog: CommandCatalog): 'skillNotLearned' | 'apShort' | null {
  const learned = actor.skills.find((one) => one.id === skill)
  if (!learned) return 'skillNotLearned'
  return costOf(actor, levelOf(catalog.skill(skill), learned.level)) > actor.ap ? 'apShort' : null
}

/** AP that a skill of these figures costs this member now. */
export const costOf = (actor: Combatant, { apCost }: { readonly apCost: number }): number => Math.max(0, apCost - discountOf(actor))

/** True when `commands` holds exactly one command for each living member. */
export function isComplete(state: BattleState, commands: readonly Command[]): boolean {
  const living = standing(state, 'party')
  return commands.length === living.length && living.every((member) => commands.some((command) => command.actor === member.id))
}

/** The level of a skill of this member, from 1; 1 too where it is not learned. */
export const learnedLevel = ({ skills }: Pick<Combatant, 'skills'>, skill: number): number =>
  skills.find(({ id }) => id === skill)?.level ?? 1

/** The figures of an act at a level counted from 1. @throws RangeError when the act has no such level. */
export function levelOf<Level>(act: { readonly id: number; readonly levels: readonly Level[] }, level: number): Level {
  const found = act.levels[level - 1]
  if (!found) throw new RangeError(`Act ${act.id} has no level ${level}`)
  return found
}

function aimRefusal(state: BattleState, act: ActTerms, target: number | null): CommandRefusal | null {
  if (act.reach === 'foe') return targetRefusal(state, 'enemies', target)
  if (act.reach === 'ally') return targetRefusal(state, 'party', target)
  return null
}

/** The fallen may be targets: whether the act works is decided when it begins. */
function targetRefusal(state: BattleState, side: Combatant['side'], target: number | null): CommandRefusal | null {
  return target !== null && state.combatants[target]?.side === side ? null : 'badTarget'
}
