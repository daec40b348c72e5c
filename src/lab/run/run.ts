import { catalog } from '../../content/catalog.ts'
import { type Adventure, enterNextStage, isLastStage, startAdventure } from '../../rules/adventure/adventure.ts'
import type { BattleEvent } from '../../rules/battle/event.ts'
import type { Bag, Combatant } from '../../rules/battle/state.ts'
import { type EnemyScale, UNSCALED } from '../../rules/adventure/difficulty.ts'
import type { Member } from '../../rules/party/growth.ts'
import { rngStateFrom, type SeededRng, seededRng } from '../../rules/rng.ts'
import { playStage } from '../../players/play-stage.ts'
import type { Policy } from '../policies/policy.ts'

export interface RunPlan {
  readonly field: number
  readonly members: readonly Member[]
  readonly bag: Bag
  readonly policy: Policy
  /** Default: the enemies' figures as they are. */
  readonly scale?: EnemyScale
  /** Decides everything: the same plan with the same seed gives the same run. */
  readonly seed: number
}

export interface Run {
  readonly outcome: 'won' | 'lost' | 'escaped'
  /** As it ended; `gold`, `party` and the bag are those to be written when it was won. */
  readonly adventure: Adventure
  /** Turns played in each stage that was entered. */
  readonly turns: readonly number[]
  /** For each fall of a member: the id of the enemy that acted last. */
  readonly fellBy: readonly number[]
  /** Party skills used, an entry for each use. */
  readonly skills: readonly number[]
  readonly items: readonly number[]
}

/** Plays one adventure to its end: all stages or defeat. */
export function play({ field, members, bag, policy, scale = UNSCALED, seed }: RunPlan): Run {
  return playOn(startAdventure({ field, members, bag, rng: rngStateFrom(seed), scale }, catalog), policy, seed)
}

/** Plays an adventure on to its end, from wherever it stands. `seed` decides the policy's own chance; the battle's goes on as it is. */
export function playOn(start: Adventure, policy: Policy, seed: number): Run {
  const rng = seededRng(rngStateFrom(seed ^ 0x5eed))
  const notes = noNotes()
  let adventure = start
  for (;;) {
    adventure = playNotedStage(adventure, policy, rng, notes)
    if (adventure.phase !== 'won' || isLastStage(adventure, catalog)) break
    adventure = enterNextStage(adventure, catalog)
  }
  const outcome = adventure.phase === 'won' ? 'won' : adventure.phase === 'escaped' ? 'escaped' : 'lost'
  return { outcome, adventure, ...notes }
}

type Notes = { -readonly [K in 'turns' | 'fellBy' | 'skills' | 'items']: number[] }

const noNotes = (): Notes => ({ turns: [], fellBy: [], skills: [], items: [] })

/** Plays on to the end of the stage and notes what happened; nothing where it has ended. */
function playNotedStage(start: Adventure, policy: Policy, rng: SeededRng, notes: Notes): Adventure {
  let turns = 0
  const end = playStage(start, policy, rng, ({ combatants }, events) => {
    note(combatants, events, notes)
    turns++
  })
  notes.turns.push(turns)
  return end
}

function note(combatants: readonly Combatant[], events: readonly BattleEvent[], notes: Notes): void {
  let actor = 0
  for (const event of events) {
    if (event.type === 'acted') {
      actor = event.actor
      if (actor < 3 && event.action.startsWith('skill:')) notes.skills.push(Number(event.action.slice('skill:'.length)))
    } else if (event.type === 'usedItem') notes.items.push(event.item)
    else if (event.type === 'fell' && event.target < 3) notes.fellBy.push(combatants[actor]?.kind ?? 0)
  }
}
