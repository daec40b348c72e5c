import { catalog } from '../../content/catalog.ts'
import { type Adventure, enterNextStage, isLastStage, playTurn, startAdventure } from '../../rules/adventure/adventure.ts'
import type { Command } from '../../rules/battle/command.ts'
import type { BattleEvent } from '../../rules/battle/event.ts'
import type { Bag } from '../../rules/battle/state.ts'
import type { Member } from '../../rules/party/growth.ts'
import { rngStateFrom, type SeededRng, seededRng } from '../../rules/rng.ts'
import { chooseCommands } from '../../players/choose.ts'
import type { Knowledge } from '../../players/expectation.ts'
import { Memory } from '../../players/memory.ts'
import { newKnowledge, policyWith } from '../../players/person.ts'
import { type PersonName, traitsOf } from '../../players/traits.ts'
import { viewOf } from '../../players/view.ts'
import { pricesIn, worth } from '../policies/worth.ts'
import { playStage, stagesAfter } from '../../players/play-stage.ts'
import { playOn } from '../run/run.ts'
import type { PlayedOn } from './best.ts'

/** A turn of a person's adventure, before the commands are given. */
export interface Position {
  readonly adventure: Adventure
  /** What the person knows at this moment; it grows with the adventure. */
  readonly knowledge: Knowledge
  /** Stages that follow this one in the field. */
  readonly stagesLeft: number
  /** The person's own chance. */
  readonly rng: SeededRng
}

export interface Departure {
  readonly field: number
  readonly members: readonly Member[]
  readonly bag: Bag
  readonly seed: number
}

/** All turns of an adventure of somebody who has never been in the field, with the commands that were given. To be looked at one by one, as they come. */
export function* turnsOf(
  { field, members, bag, seed }: Departure,
  who: PersonName,
): Generator<{ readonly position: Position; readonly commands: readonly Command[] }> {
  const knowledge = newKnowledge(traitsOf(who), seed)
  const policy = policyWith(knowledge)
  const rng = seededRng(rngStateFrom(seed ^ 0x5eed))
  let adventure = startAdventure({ field, members, bag, rng: rngStateFrom(seed) }, catalog)
  for (;;) {
    if (adventure.phase === 'won' && !isLastStage(adventure, catalog)) adventure = enterNextStage(adventure, catalog)
    if (adventure.phase !== 'fighting') return
    const stagesLeft = stagesAfter(adventure)
    const position = { adventure, knowledge, stagesLeft, rng }
    const commands = chooseCommands(knowledge, { view: viewOf(adventure.battle), stagesLeft, rng })
    yield { position, commands }
    const { adventure: after, events } = playTurn(adventure, commands, catalog)
    policy.watch?.(adventure.battle, events)
    adventure = after
  }
}

interface PlayedOut extends PlayedOn {
  /** What happened in the turn of these commands. */
  readonly events: readonly BattleEvent[]
}

/** Plays the turn by these commands and goes on as the person does, to the end of the adventure. `seed` decides the dice. */
export function playOut({ adventure, knowledge, stagesLeft }: Position, commands: readonly Command[], seed: number): PlayedOut {
  const policy = policyWith({ ...knowledge, memory: new Memory(knowledge.memory) })
  const { adventure: after, events } = playTurn({ ...adventure, rng: rngStateFrom(seed) }, commands, catalog)
  policy.watch?.(adventure.battle, events)
  const stage = playStage(after, policy, seededRng(rngStateFrom(seed ^ 0xd1ce)))
  const left = stage.phase === 'won' ? Math.max(0, worth(stage.battle, pricesIn(adventure.battle, stagesLeft))) : 0
  return { isWon: playOn(stage, policy, seed).outcome === 'won', left, events }
}

/** As many seeds as there are to be playouts, from one. */
export const playoutSeeds = (seed: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, nth) => seed * 8191 + nth * 7919)
