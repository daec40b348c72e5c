import { autoCommands } from '../../../../rules/auto/auto-commands.ts'
import { type Command, commandRefusal } from '../../../../rules/battle/command.ts'
import type { Reach } from '../../../../rules/battle/skill.ts'
import { type Combatant, countOf, standing } from '../../../../rules/battle/state.ts'
import type { BattleAction, BattleFlow, Choosing, Intent, CommandNotice } from '../battle-flow.ts'
import type { Battle } from '../battle-model.ts'
import { autoSight } from './auto-sight.ts'

type PlayerChoice = Extract<
  BattleAction,
  { type: 'commandChosen' | 'intended' | 'aimed' | 'cancelled' | 'wentBack' | 'reset' | 'repeated' | 'automated' }
>

/** A press of the player: a command, a target, a way back. */
export function choose(flow: BattleFlow, action: PlayerChoice): BattleFlow {
  if (flow.status === 'command') return chooseCommand(flow, action)
  if (flow.status !== 'enemySelect' && flow.status !== 'partySelect') return flow
  const { battle, picks, intent } = flow
  if (action.type === 'aimed') return aim(flow, intent, action.target)
  if (action.type === 'reset') return command(battle, [])
  if (action.type !== 'cancelled' && action.type !== 'wentBack') return flow
  return { status: 'command', battle, picks, list: intent.type === 'attack' ? 'main' : intent.type, notice: null }
}

function chooseCommand(flow: Extract<BattleFlow, { status: 'command' }>, action: PlayerChoice): BattleFlow {
  const { battle, picks } = flow
  switch (action.type) {
    case 'commandChosen':
      return chosen(flow, action.command)
    case 'intended':
      return intend(flow, action.intent)
    case 'cancelled':
      return flow.list === 'main' ? flow : { ...flow, list: 'main', notice: null }
    case 'wentBack':
      return flow.list === 'main' ? command(battle, picks.slice(0, -1)) : { ...flow, list: 'main', notice: null }
    case 'reset':
      return command(battle, [])
    case 'repeated':
      return repeat(battle, action.picks)
    case 'automated':
      return automate(battle, picks)
    case 'aimed':
      return flow
  }
}

function chosen(
  flow: Extract<BattleFlow, { status: 'command' }>,
  name: Extract<PlayerChoice, { type: 'commandChosen' }>['command'],
): BattleFlow {
  const actor = actorOf(flow)
  if (!actor) return flow
  if (name === 'attack') return intend(flow, { type: 'attack' })
  if (name === 'defence' || name === 'escape') return pick(flow, { type: name, actor: actor.id })
  return { ...flow, list: name, notice: null }
}

/** The first living member without a command; null when all have one. */
export function actorOf({ battle, picks }: Choosing): Combatant | null {
  return standing(battle.state, 'party')[picks.length] ?? null
}

/** The commands so far, with what the actor is about to do while its target is asked for. */
export function givenSoFar(flow: BattleFlow): readonly Command[] {
  if (!('picks' in flow)) return []
  const actor = actorOf(flow)
  return 'intent' in flow && actor ? [...flow.picks, { ...flow.intent, actor: actor.id, target: 0 }] : flow.picks
}

/** How many of an item are left when those count that earlier members are about to use. */
export function itemsLeft({ battle, picks }: Choosing, item: number): number {
  return countOf(battle.state.bag, item) - picks.filter((one) => one.type === 'item' && one.item === item).length
}

function intend(choosing: Choosing, intent: Intent): BattleFlow {
  const { battle, picks } = choosing
  const reach = reachOf(intent, battle)
  if (reach === 'ally') return { status: 'partySelect', battle, picks, intent }
  if (reach !== 'foe') return aim(choosing, intent, null)
  const living = standing(battle.state, 'enemies')
  const [last] = living
  return living.length === 1 && last ? aim(choosing, intent, last.id) : { status: 'enemySelect', battle, picks, intent }
}

export function reachOf(intent: Intent, { catalog }: Battle): Reach {
  if (intent.type === 'attack') return 'foe'
  return (intent.type === 'skill' ? catalog.skill(intent.skill) : catalog.item(intent.item)).reach
}

/** Gives the command unless the rules refuse it: then nothing changes, as the screen has greyed it out. */
function aim(choosing: Choosing, intent: Intent, target: number | null): BattleFlow {
  const actor = actorOf(choosing)
  if (!actor) return choosing as BattleFlow
  const given = commandOf(intent, actor.id, target)
  if (given === null || commandRefusal(choosing.battle.state, given, choosing.battle.catalog) !== null) {
    return { status: 'command', battle: choosing.battle, picks: choosing.picks, list: 'main', notice: null }
  }
  return pick(choosing, given)
}

export function commandOf(intent: Intent, actor: number, target: number | null): Command | null {
  if (intent.type !== 'attack') return { ...intent, actor, target }
  return target === null ? null : { type: 'attack', actor, target }
}

function pick({ battle, picks }: Choosing, next: Command): BattleFlow {
  const all = [...picks, next]
  return all.length >= standing(battle.state, 'party').length ? { status: 'exec', battle, picks: all } : command(battle, all)
}

/** The next member without a command is asked. */
export function command(battle: Battle, picks: readonly Command[], notice: CommandNotice | null = null): BattleFlow {
  return { status: 'command', battle, picks, list: 'main', notice }
}

/** Last turn's commands once more: enemies that are down are replaced; the first member who cannot is asked. */
function repeat(battle: Battle, last: readonly Command[]): BattleFlow {
  const picks: Command[] = []
  for (const member of standing(battle.state, 'party')) {
    const before = last.find((one) => one.actor === member.id)
    const again = before === undefined ? null : reaimed(battle, before)
    const exhausted = again?.type === 'item' && itemsLeft({ battle, picks }, again.item) < 1
    const reason = again === null ? null : exhausted ? 'itemNotHeld' : commandRefusal(battle.state, again, battle.catalog)
    if (again === null || reason !== null) return command(battle, picks, { type: 'cannotRepeat', actor: member.id, reason })
    picks.push(again)
  }
  return { status: 'exec', battle, picks }
}

function automate(battle: Battle, picks: readonly Command[]): BattleFlow {
  const turn = autoCommands(autoSight(battle), picks)
  if (turn.type === 'stopped') return command(battle, picks, { ...turn, type: 'autoStopped' })
  return { status: 'exec', battle, picks: turn.commands }
}

function reaimed(battle: Battle, before: Command): Command {
  if (!('target' in before) || before.target === null) return before
  const aimed = battle.state.combatants[before.target]
  const [first] = standing(battle.state, 'enemies')
  return aimed?.side === 'enemies' && aimed.hp === 0 && first ? { ...before, target: first.id } : before
}
