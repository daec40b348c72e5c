import { standing } from '../../rules/battle/state.ts'
import { rngStateFrom, seededRng } from '../../rules/rng.ts'
import { type Announced, announcer, judgeAnswers } from './answers.ts'
import { type CountedCommand, judgeCommands, type MembersTurn, countedAs } from './commands.ts'
import { type Departure, playoutSeeds, turnsOf } from './position.ts'

/** An experienced person's adventure, some of whose decisions are judged by playing on from them. Plain JSON: it is sent to a worker thread. */
export interface Decisions extends Departure {
  readonly type: 'decisions'
  /** For each choice in a position. */
  readonly playouts: number
}

export interface DecisionsResult {
  readonly field: number
  readonly announced: readonly Announced[]
  readonly turns: readonly MembersTurn[]
  readonly given: readonly Given[]
}

/** How often a role was given a command in an adventure. */
export interface Given {
  readonly role: number
  readonly name: CountedCommand
  readonly count: number
}

/** Of so many turns one is judged by a member's commands. */
const ONE_TURN_IN = 12

export function judgeDecisions({ playouts, ...departure }: Decisions): DecisionsResult {
  const { field, seed } = departure
  const rng = seededRng(rngStateFrom(seed ^ 0xdec1de))
  const announced: Announced[] = []
  const turns: MembersTurn[] = []
  const commandsGiven: Omit<Given, 'count'>[] = []
  for (const { position, commands } of turnsOf(departure, 'experienced')) {
    const { battle } = position.adventure
    const enemy = announcer(position)
    const seeds = playoutSeeds(rng.int(1, 2 ** 31), playouts)
    if (enemy) announced.push(...found(judgeAnswers(position, enemy, seeds)))
    if (rng.int(1, ONE_TURN_IN) === 1) {
      const member = rng.pick(standing(battle, 'party'))
      turns.push(...found(judgeCommands(position, member, { plan: commands, seeds })))
    }
    for (const command of commands) {
      commandsGiven.push({ role: battle.combatants[command.actor]?.kind ?? 0, name: countedAs(command) })
    }
  }
  return { field, announced, turns, given: counted(commandsGiven) }
}

function counted(commands: readonly Omit<Given, 'count'>[]): readonly Given[] {
  const alike = Map.groupBy(commands, ({ role, name }) => `${role} ${name}`)
  return [...alike.values()].flatMap(([first, ...others]) => (first ? [{ ...first, count: 1 + others.length }] : []))
}

const found = <T>(one: T | null): readonly T[] => (one === null ? [] : [one])
