import type { CommandName } from '../../../contract/battle.ts'
import { catalog } from '../../../content/catalog.ts'
import { type Command, type CommandRefusal, isComplete, refusal } from '../../../rules/battle/command.ts'
import type { Reach } from '../../../rules/battle/skill.ts'
import type { BattleState } from '../../../rules/battle/state.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import type { CastMember } from '../../store/adventures.ts'

/** A command as it is sent. Indexes count within a side. */
export interface SentCommand {
  readonly partyId: number
  readonly command: CommandName
  readonly skillId?: number | null | undefined
  readonly itemId?: number | null | undefined
  readonly enemyIndex?: number | null | undefined
  readonly playerIndex?: number | null | undefined
}

type Code = 'badCommands' | 'notOneCommandEach' | 'skillNotLearned' | 'apShort' | 'itemNotHeld' | 'badTarget'

const CODES: Readonly<Record<CommandRefusal, Code>> = {
  notStanding: 'notOneCommandEach',
  notLearned: 'skillNotLearned',
  noAp: 'apShort',
  itemNotHeld: 'itemNotHeld',
  noTarget: 'badTarget',
  wrongSide: 'badTarget',
}

interface Situation {
  readonly battle: BattleState
  /** The members by place. */
  readonly cast: readonly CastMember[]
}

/** The round's commands in the rules' words, one for each living member; or why they may not be given. */
export function commandsFrom(sent: readonly SentCommand[], { battle, cast }: Situation): readonly Command[] | Refusal<Code> {
  const commands: Command[] = []
  for (const one of sent) {
    const actor = cast.findIndex(({ id }) => id === one.partyId)
    if (actor < 0) return refuse('notOneCommandEach')
    const command = commandFrom(one, actor, battle, cast.length)
    if (command === null) return refuse('badCommands')
    commands.push(command)
  }
  if (!isComplete(battle, commands)) return refuse('notOneCommandEach')
  for (const command of commands) {
    const refused = refusal(battle, command, catalog)
    if (refused) return refuse(CODES[refused])
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
      return { type: 'attack', actor, target: target(sent, 'foe', partySize) ?? NOWHERE }
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

/** A place where nobody ever is. */
const NOWHERE = -1

/** The place in the battle; null where the reach needs none. An index of the wrong side, or outside its own, comes to nowhere. */
function target({ enemyIndex, playerIndex }: SentCommand, reach: Reach, partySize: number): number | null {
  if (reach === 'foe') return typeof enemyIndex === 'number' && enemyIndex >= 0 ? partySize + enemyIndex : NOWHERE
  if (reach === 'ally') return typeof playerIndex === 'number' && playerIndex >= 0 && playerIndex < partySize ? playerIndex : NOWHERE
  return null
}
