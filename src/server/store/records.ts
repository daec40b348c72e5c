import type { Adventure, AdventurePhase } from '../../rules/adventure.ts'
import type { Command } from '../../rules/battle/command.ts'
import type { BattleEvent } from '../../rules/battle/event.ts'
import type { Bag } from '../../rules/battle/state.ts'
import type { Member } from '../../rules/growth.ts'
import type { RngState } from '../../rules/rng.ts'
import type { CastMember } from './adventures.ts'
import type { Tx } from './store.ts'

/** An adventure as it began and what was commanded since: the shape that the lab's replay reads. */
export interface AdventureRecord {
  readonly contentVersion: number
  readonly field: number
  readonly members: readonly Member[]
  readonly names: readonly string[]
  readonly bag: Bag
  readonly seed: RngState
  readonly turns: readonly {
    readonly stage: number
    readonly turn: number
    readonly commands: readonly Command[]
    readonly events: readonly BattleEvent[]
  }[]
  readonly result: AdventurePhase
}

/** The record of a session; null when none is kept. */
export async function findRecord(tx: Tx, sessionId: string): Promise<AdventureRecord | null> {
  const row = await tx
    .selectFrom('adventures')
    .innerJoin('adventure_starts', 'adventure_starts.adventure_id', 'adventures.id')
    .select(['id', 'cast', 'phase', 'content_version', 'snapshot'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (!row) return null
  const { field, party, battle, rng } = JSON.parse(row.snapshot) as Adventure
  const turns = await tx
    .selectFrom('adventure_turns')
    .selectAll()
    .where('adventure_id', '=', row.id)
    .orderBy('stage_id')
    .orderBy('turn')
    .execute()
  return {
    contentVersion: row.content_version,
    field,
    members: party.map(({ role, level, exp, spent, skills }) => ({ role, level, exp, spent, skills })),
    names: (JSON.parse(row.cast) as readonly CastMember[]).map(({ name }) => name),
    bag: battle.bag,
    seed: rng,
    turns: turns.map(({ stage_id: stage, turn, commands, events }) => ({
      stage,
      turn,
      commands: JSON.parse(commands),
      events: JSON.parse(events),
    })),
    result: row.phase as AdventurePhase,
  }
}
