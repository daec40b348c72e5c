import { catalog } from '../../content/catalog.ts'
import { type Adventure, enterNextStage, isLastStage, startAdventure } from '../../rules/adventure/adventure.ts'
import { type BattleEvent, skillIn } from '../../rules/battle/event.ts'
import type { Bag, BattleState, Combatant } from '../../rules/battle/state.ts'
import { type EnemyScale, UNSCALED } from '../../rules/adventure/difficulty.ts'
import type { Member } from '../../rules/party/growth.ts'
import { rngStateFrom, type SeededRng, seededRng } from '../../rules/rng.ts'
import { playStage } from '../../players/play-stage.ts'
import type { Policy } from '../policies/policy.ts'

/** Sees an adventure being played. */
export interface Watcher {
  /** `stage`: as it began. */
  readonly turn: (stage: Adventure, before: BattleState, events: readonly BattleEvent[]) => void
  readonly stageEnd: (stage: Adventure, end: Adventure) => void
}

export interface RunPlan {
  readonly field: number
  readonly members: readonly Member[]
  readonly bag: Bag
  readonly policy: Policy
  /** Default: the enemies' figures as they are. */
  readonly scale?: EnemyScale
  /** Decides everything: the same plan with the same seed gives the same run. */
  readonly seed: number
  readonly watcher?: Watcher | undefined
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
export function play({ field, members, bag, policy, scale = UNSCALED, seed, watcher }: RunPlan): Run {
  return playOn(startAdventure({ field, members, bag, rng: rngStateFrom(seed), scale }, catalog), policy, seed, watcher)
}

/** Plays an adventure on to its end, from wherever it stands. `seed` decides the policy's own chance; the battle's goes on as it is. */
export function playOn(start: Adventure, policy: Policy, seed: number, watcher?: Watcher): Run {
  const rng = seededRng(rngStateFrom(seed ^ 0x5eed))
  const notes = noNotes()
  let adventure = start
  for (;;) {
    const stage: Adventure = adventure
    adventure = playNotedStage(stage, policy, rng, { notes, watcher })
    watcher?.stageEnd(stage, adventure)
    if (adventure.phase !== 'won' || isLastStage(adventure, catalog)) break
    adventure = enterNextStage(adventure, catalog)
  }
  const outcome = adventure.phase === 'won' ? 'won' : adventure.phase === 'escaped' ? 'escaped' : 'lost'
  return { outcome, adventure, ...notes }
}

type Notes = { -readonly [K in 'turns' | 'fellBy' | 'skills' | 'items']: number[] }

const noNotes = (): Notes => ({ turns: [], fellBy: [], skills: [], items: [] })

/** Plays on to the end of the stage and notes what happened; nothing where it has ended. */
function playNotedStage(
  start: Adventure,
  policy: Policy,
  rng: SeededRng,
  { notes, watcher }: { readonly notes: Notes; readonly watcher: Watcher | undefined },
): Adventure {
  let turns = 0
  const end = playStage(start, policy, rng, (before, events) => {
    note(before.combatants, events, notes)
    watcher?.turn(start, before, events)
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
      const skill = skillIn(event.action)
      if (actor < 3 && skill !== null) notes.skills.push(skill)
    } else if (event.type === 'usedItem') notes.items.push(event.item)
    else if (event.type === 'fell' && event.target < 3) notes.fellBy.push(combatants[actor]?.kind ?? 0)
  }
}
