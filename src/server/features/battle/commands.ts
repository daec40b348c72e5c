import type { CommandName } from '../../../contract/battle/combatants.ts'
import { catalog } from '../../../content/catalog.ts'
import { type Command, type CommandRefusal, commandRefusal, isComplete } from '../../../rules/battle/command.ts'
import type { Reach } from '../../../rules/battle/skill.ts'
import type { BattleState } from '../../../rules/battle/state.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import type { CastMember } from '../../store/rows/battle/adventures.ts'

/** A command as clients send it. Indexes count within a side. */
export interface SentCommand {
  readonly partyId: number
  readonly command: CommandName
  readonly skillId?: number | null | undefined
  readonly itemId?: number | null | undefined
  readonly enemyIndex?: number | null | undefined
  readonly playerIndex?: number | null | undefined
}

interface BattleContext {
  readonly battle: BattleState
  /** In the party's order. */
  readonly cast: readonly CastMember[]
}

/** The turn's commands for the rules, one for each living member; or why they are refused. Of several for one member the first counts. */
export function commandsFrom(
  sent: readonly SentCommand[],
  { battle, cast }: BattleContext,
): readonly Command[] | Refusal<CommandRefusal | 'badCommands'> {
  const commands: Command[] = []
  for (const sentCommand of sent) {
    const actor = cast.findIndex(({ id }) => id === sentCommand.partyId)
    if (actor < 0) return refuse('notOneCommandEach')
    if (commands.some((command) => command.actor === actor)) continue
    const command = commandFrom(sentCommand, actor, battle, cast.length)
    if (command === null) return refuse('badCommands')
    commands.push(command)
  }
  if (!isComplete(battle, commands)) return refuse('notOneCommandEach')
  for (const command of commands) {
    const refused = commandRefusal(battle, command, catalog)
    if (refused) return refuse(refused)
  }
  return commands
}

/** null when the command lacks its skill or item. */
function commandFrom(sent: SentCommand, actor: number, battle: BattleState, partySize: number): Command | null {
  switch (sent.command) {
    case 'DEFENCE':
      return { type: 'defence', actor }
    case 'ESCAPE':
      return { type: 'escape', actor }
    case 'ATTACK':
      return { type: 'attack', actor, target: target(sent, 'foe', partySize) ?? NO_TARGET }
    case 'SKILL': {
      const skill = sent.skillId ?? null
      if (skill === null) return null
      const isLearned = battle.combatants[actor]?.skills.some(({ id }) => id === skill) === true
      return { type: 'skill', actor, skill, target: isLearned ? target(sent, catalog.skill(skill).reach, partySize) : null }
    }
    case 'ITEM': {
      const item = sent.itemId ?? null
      if (item === null) return null
      const isHeld = battle.bag.some((slot) => slot.item === item)
      return { type: 'item', actor, item, target: isHeld ? target(sent, catalog.item(item).reach, partySize) : null }
    }
  }
}

/** A target that no combatant has, so that the rules refuse the command. */
const NO_TARGET = -1

/** Id of the target in the battle; null where the reach needs none. An index of the wrong side, or outside its own, is invalid. */
function target({ enemyIndex, playerIndex }: SentCommand, reach: Reach, partySize: number): number | null {
  if (reach === 'foe') return typeof enemyIndex === 'number' && enemyIndex >= 0 ? partySize + enemyIndex : NO_TARGET
  if (reach === 'ally') return typeof playerIndex === 'number' && playerIndex >= 0 && playerIndex < partySize ? playerIndex : NO_TARGET
  return null
}
