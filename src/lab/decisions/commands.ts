import type { Command } from '../../rules/battle/command.ts'
import type { Combatant } from '../../rules/battle/state.ts'
import { usefulOptions } from '../run/options.ts'
import { bestOf, leader, left, type Tried } from './best.ts'
import { playOut, type Position } from './position.ts'

/** What a command is counted as: whom it is aimed at does not count. */
export type CountedCommand = 'attack' | 'defence' | 'escape' | 'item' | `skill:${number}`

export const countedAs = (command: Command): CountedCommand => (command.type === 'skill' ? `skill:${command.skill}` : command.type)

/** A turn of one member. */
export interface MembersTurn {
  readonly role: number
  /** Null where no command is clearly the best. */
  readonly best: CountedCommand | null
}

/** Commands that are tried in earnest, after a first look at all. */
const FINALISTS = 3
/** Share of the seeds that the first look takes. */
const FIRST_LOOK = 0.2

/** Which command of the member is the best where the others do what was planned; null where there is no choice. */
export function judgeCommands(
  position: Position,
  member: Combatant,
  { plan, seeds }: { readonly plan: readonly Command[]; readonly seeds: readonly number[] },
): MembersTurn | null {
  const { battle } = position.adventure
  const look = Math.ceil(seeds.length * FIRST_LOOK)
  const tryOut = (command: Command, some: readonly number[]): Tried<CountedCommand> & { readonly command: Command } => {
    const commands = plan.map((old) => (old.actor === member.id ? command : old))
    return { name: countedAs(command), command, outcomes: some.map((seed) => playOut(position, commands, seed)) }
  }
  const seen = usefulOptions(battle, member).map(({ command }) => tryOut(command, seeds.slice(0, look)))
  const byName = [...Map.groupBy(seen, ({ name }) => name).values()].map((targets) => leader(targets, left))
  const finalists = byName.toSorted((a, b) => meanLeft(b) - meanLeft(a)).slice(0, FINALISTS)
  if (finalists.length < 2) return null
  const tried = finalists.map(({ command }) => tryOut(command, seeds.slice(look)))
  return { role: member.kind, best: bestOf(tried)?.name ?? null }
}

const meanLeft = ({ outcomes }: Tried<CountedCommand>): number => outcomes.reduce((sum, outcome) => sum + outcome.left, 0) / outcomes.length
